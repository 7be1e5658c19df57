"""Coins, dice, shuffles and choices at random: given with the step, or from a seeded source (CR 701.9b, 701.24, 705, 706)."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawmage import Game, read_cases
from lawmage.errors import ChoiceNeeded


def game_of(folder: Path, objects: str, seed: int | None = None) -> Game:
    """A game with these objects."""
    file = folder / "case.yaml"
    file.write_text(f"id: x\ntitle: x\nobjects:\n{objects}play:\n  - {{do: resolve}}\n", encoding="utf-8")
    return Game.from_scenario(next(iter(read_cases(file))), seed=seed)


def test_the_result_of_a_roll_is_asked_for_even_where_choices_are_declined(tmp_path: Path) -> None:
    """CR 706.2: what chance decides is given, or comes from a seeded source; it is never made up."""
    game = game_of(tmp_path, "  - {id: d, card: Arcane Investigator, controller: A}\n")
    game.take({"do": "activate", "by": "A", "ability": "d/1"})
    with pytest.raises(ChoiceNeeded) as asked:
        game.take({"do": "resolve"})
    assert (asked.value.kind, len(asked.value.options)) == ("number", 20)


def test_a_coin_that_is_flipped_is_asked_for(tmp_path: Path) -> None:
    """CR 705.2."""
    game = game_of(
        tmp_path,
        "  - {id: c, name: Odd Coin, type: Artifact, text: '{T}: Flip a coin. If you win the flip, draw a card.', controller: A}\n",
    )
    game.take({"do": "activate", "by": "A", "ability": "c/1"})
    with pytest.raises(ChoiceNeeded, match="flip"):
        game.take({"do": "resolve"})
    game.take({"do": "resolve", "choose": {"number": 1}})
    assert any("A draws a card" in line for line in game.log)


COIN = (
    "  - {id: c, name: Odd Coin, type: Artifact, controller: A, "
    "text: '{0}: Flip a coin. If you win the flip, draw a card.'}\n"
)
LIBRARY = "".join(
    f"  - {{id: l{number}, card: Forest, controller: A, zone: library}}\n" for number in range(8)
)


def test_a_seeded_source_flips_coins_alike_each_time(tmp_path: Path) -> None:
    """The same seed gives the same game, and both sides come up."""
    runs = []
    for _ in range(2):
        game = game_of(tmp_path, COIN, seed=7)
        for _ in range(12):
            game.take({"do": "activate", "by": "A", "ability": "c/1"})
            game.take({"do": "resolve"})
        runs.append([event for event in game.state.events if event[0] == "drew"])
    assert runs[0] == runs[1]
    assert 0 < len(runs[0]) < 12


def test_a_shuffled_library_has_the_order_that_the_source_gives(tmp_path: Path) -> None:
    """CR 701.24a; every card is still there."""
    game = game_of(tmp_path, LIBRARY, seed=3)
    before = [thing.id for thing in game.state.objects.values() if thing.zone == "library"]
    game.take({"do": "effect", "by": "A", "text": "Shuffle your library."})
    after = [thing.id for thing in game.state.objects.values() if thing.zone == "library"]
    assert sorted(before) == sorted(after)
    assert before != after


def test_a_card_discarded_at_random_is_asked_for_or_comes_from_the_source(tmp_path: Path) -> None:
    """CR 701.9b: nobody chooses it."""
    hand = "".join(f"  - {{id: h{number}, card: Forest, controller: A, zone: hand}}\n" for number in range(3))
    step = {"do": "effect", "by": "A", "text": "Discard a card at random."}
    with pytest.raises(ChoiceNeeded):
        game_of(tmp_path, hand).take(step)
    game = game_of(tmp_path, hand, seed=1)
    game.take(step)
    assert [thing.zone for thing in game.state.objects.values()].count("graveyard") == 1


def test_what_may_be_done_is_asked_without_another_result_of_chance(tmp_path: Path) -> None:
    """The seed is a part of the state, which questions leave as it is."""
    game = game_of(tmp_path, COIN, seed=7)
    before = game.dumps()
    assert game.legal_actions("A")
    assert game.payable_actions("A")
    assert game.refusals({"do": "activate", "by": "A", "ability": "c/1"}) == ()
    game.caveats()
    assert game.dumps() == before
