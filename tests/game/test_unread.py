"""What the grammar or the rules don't follow stops a step, and nothing has changed (CR 608.2c)."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawmage import Game, read_cases
from lawmage.errors import UnsupportedError


def game_of(tmp_path: Path, objects: str) -> Game:
    """A game with these objects."""
    file = tmp_path / "case.yaml"
    file.write_text(f"id: x\ntitle: x\nobjects:\n{objects}play:\n  - {{do: resolve}}\n", encoding="utf-8")
    return Game.from_scenario(next(iter(read_cases(file))))


def test_a_sentence_that_was_not_read_stops_the_step_and_is_named(tmp_path: Path) -> None:
    """The spell isn't followed in part: line and sentence of its text are told."""
    game = game_of(
        tmp_path,
        "  - {id: s, name: Odd Draw, type: Sorcery, cost: '{U}', text: 'Draw a card. Frobnicate the opponents.', controller: A, zone: hand}\n",
    )
    game.take({"do": "cast", "by": "A", "spell": "s"})
    before = game.dumps()
    with pytest.raises(UnsupportedError, match=r"sentence 2, which was not read, .*Odd Draw, line 1"):
        game.take({"do": "resolve"})
    assert game.dumps() == before


def test_an_instruction_that_is_not_supported_names_its_ability(tmp_path: Path) -> None:
    """The error says which object's which line it is."""
    game = game_of(
        tmp_path,
        "  - {id: chest, name: Odd Chest, type: Artifact, text: '{T}: Open an Attraction.', controller: A}\n",
    )
    game.take({"do": "activate", "by": "A", "ability": "chest/1"})
    with pytest.raises(UnsupportedError, match=r"open_attraction.*\(chest, Odd Chest, line 1\)"):
        game.take({"do": "resolve"})


def test_a_sentence_of_how_it_enters_that_was_not_read_stops_the_entering(tmp_path: Path) -> None:
    """Not even where it would be gone before a caveat could tell of it (CR 614.12)."""
    game = game_of(
        tmp_path,
        "  - {id: ooze, name: Odd Ooze, type: Creature — Ooze, pt: 0/0, controller: A, zone: stack,\n"
        "     text: 'As this creature enters, choose a color. If you do, it frobnicates.'}\n",
    )
    with pytest.raises(UnsupportedError, match=r"sentence 2, which was not read, .*Odd Ooze, line 1"):
        game.take({"do": "resolve"})
