"""What the grammar or the rules don't follow stops a step, and nothing has changed (CR 608.2c)."""

from __future__ import annotations

import pytest

from lawmage import Game, read_cases
from lawmage.errors import ChoiceNeeded, UnsupportedError
from lawmage.play import take


def game_of(tmp_path, objects: str) -> Game:
    """A game with these objects."""
    file = tmp_path / "case.yaml"
    file.write_text(f"id: x\ntitle: x\nobjects:\n{objects}play:\n  - {{do: resolve}}\n", encoding="utf-8")
    return Game.from_scenario(next(iter(read_cases(file))))


def test_a_sentence_that_was_not_read_stops_the_step_and_is_named(tmp_path) -> None:
    """The spell isn't followed in part: line and sentence of its text are told."""
    game = game_of(
        tmp_path,
        "  - {id: s, name: Odd Draw, type: Sorcery, cost: '{U}', text: 'Draw a card. Frobnicate the opponents.', controller: A, zone: hand}\n",
    )
    take(game, {"do": "cast", "by": "A", "spell": "s"})
    before = game.dumps()
    with pytest.raises(UnsupportedError, match=r"sentence 2, which was not read, .*Odd Draw, line 1"):
        take(game, {"do": "resolve"})
    assert game.dumps() == before


def test_an_instruction_that_is_not_supported_names_its_ability(tmp_path) -> None:
    """The error says which object's which line it is."""
    game = game_of(
        tmp_path,
        "  - {id: chest, name: Odd Chest, type: Artifact, text: '{T}: Open an Attraction.', controller: A}\n",
    )
    take(game, {"do": "activate", "by": "A", "ability": "chest/1"})
    with pytest.raises(UnsupportedError, match=r"open_attraction.*\(chest, Odd Chest, line 1\)"):
        take(game, {"do": "resolve"})


def test_the_result_of_a_roll_is_asked_for_even_where_choices_are_declined(tmp_path) -> None:
    """CR 706.2: what chance decides is given, or comes from a seeded source; it is never made up."""
    game = game_of(tmp_path, "  - {id: d, card: Arcane Investigator, controller: A}\n")
    take(game, {"do": "activate", "by": "A", "ability": "d/1"})
    with pytest.raises(ChoiceNeeded) as asked:
        take(game, {"do": "resolve"})
    assert (asked.value.kind, len(asked.value.options)) == ("number", 20)


def test_a_coin_that_is_flipped_is_asked_for(tmp_path) -> None:
    """CR 705.2."""
    game = game_of(
        tmp_path,
        "  - {id: c, name: Odd Coin, type: Artifact, text: '{T}: Flip a coin. If you win the flip, draw a card.', controller: A}\n",
    )
    take(game, {"do": "activate", "by": "A", "ability": "c/1"})
    with pytest.raises(ChoiceNeeded, match="flip"):
        take(game, {"do": "resolve"})
    take(game, {"do": "resolve", "choose": {"number": 1}})
    assert any("A draws a card" in line for line in game.log)
