"""What holds of the characteristics of every board (CR 613), tried on small boards of real cards whose effects meet.

The boards are drawn the same way in each run.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lawmage import Board
from lawmage.terms import atom, term

GLOBAL = (
    "Humility",
    "Opalescence",
    "Blood Moon",
    "Urborg, Tomb of Yawgmoth",
    "Yavimaya, Cradle of Growth",
    "Enchanted Evening",
    "March of the Machines",
    "Mycosynth Lattice",
    "Glorious Anthem",
    "Night of Souls' Betrayal",
    "Muraganda Petroglyphs",
    "Goblin King",
    "Lord of Atlantis",
    "Dralnu's Crusade",
    "Levitation",
    "Archetype of Courage",
    "Celestial Dawn",
    "Bad Moon",
    "Elesh Norn, Grand Cenobite",
    "Nature's Revolt",
    "Life and Limb",
    "Ashaya, Soul of the Wild",
    "Dryad of the Ilysian Grove",
    "Master of Etherium",
)
PLAIN = (
    "Grizzly Bears",
    "Serra Angel",
    "Mons's Goblin Raiders",
    "Merfolk of the Pearl Trident",
    "Ornithopter",
    "Tarmogoyf",
    "Forest",
    "Mountain",
    "Dryad Arbor",
    "Treetop Village",
    "Sol Ring",
)
ATTACHED = (
    "Bonesplitter",
    "Lignify",
    "Pacifism",
    "Rancor",
    "Darksteel Mutation",
    "Blanchwood Armor",
    "Serra's Embrace",
    "Control Magic",
)
IDLE = (
    "Slivers get +1/+1.",
    "Squirrel creatures have flying.",
    "All Thrulls lose all abilities.",
    "Each Kithkin has base power and toughness 9/9.",
    "Walls are black.",
    "Planeswalkers are artifacts in addition to their other types.",
)
"""Effects that apply to nothing that is made of the cards above."""

Thing = tuple[str, dict[str, Any]]
Things = list[Thing]


@st.composite
def boards(draw: st.DrawFn) -> Things:
    """The objects of a board with their ids, each with a timestamp of its own."""
    cards = draw(st.lists(st.sampled_from(GLOBAL), min_size=1, max_size=4)) + draw(
        st.lists(st.sampled_from(PLAIN), min_size=1, max_size=3)
    )
    attachments = draw(st.lists(st.sampled_from(ATTACHED), max_size=2))
    ages = draw(st.permutations(range(1, len(cards) + len(attachments) + 1)))
    things: Things = []
    for number, card in enumerate(cards + attachments):
        keys: dict[str, Any] = {
            "card": card,
            "controller": draw(st.sampled_from("AB")),
            "timestamp": ages[number],
        }
        if number >= len(cards):
            keys["attached_to"] = f"o{draw(st.integers(0, len(cards) - 1))}"
        things.append((f"o{number}", keys))
    counted = draw(st.integers(0, len(cards)))
    if counted < len(cards):
        things[counted][1]["counters"] = {"+1/+1": 1}
    return things


def listed(things: Things) -> Board:
    board = Board()
    for id, keys in things:
        board = board.put(id, **keys)
    return board


def told(board: Board) -> dict[str, Any]:
    """All facts about all objects and their abilities, where the order of a set means nothing."""
    ids = [thing.id for thing in board.objects]
    replies = board.replies([term("description", atom(id)) for id in ids])
    return {
        id: plain({"facts": reply["facts"], "text": reply["text"]})
        for id, reply in zip(ids, replies, strict=True)
    }


def plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return sorted(value, key=str) if isinstance(value, list) else value


def tried(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
    )


@tried(120)
@given(boards(), st.randoms(use_true_random=False))
def test_the_order_of_listing_doesnt_matter_where_timestamps_are_given(things: Things, chance: Any) -> None:
    """CR 613.7: what is older is known by its timestamp alone"""
    shuffled = list(things)
    chance.shuffle(shuffled)
    assert told(listed(shuffled)) == told(listed(things))


@tried(80)
@given(boards())
def test_deriving_twice_gives_the_same(things: Things) -> None:
    """CR 613.5: a derivation leaves nothing behind, and asking about one object gives what asking about all does"""
    board = listed(things)
    once = told(board)
    first = things[0][0]
    alone = board.characteristics(first)
    assert told(board) == once
    assert plain({"facts": alone.facts, "text": list(alone.abilities)}) == once[first]


@tried(120)
@given(boards(), st.sampled_from(IDLE), st.sampled_from("AB"))
def test_an_effect_that_applies_to_nothing_changes_nothing(
    things: Things, text: str, controller: str
) -> None:
    """CR 613.1: nor does it change the order of the others (CR 613.8)"""
    board = listed(things)
    assert told(board.with_effect(text, controller=controller)) == told(board)


@tried(120)
@given(boards(), st.integers(0, 6), st.sampled_from(("", "it has flying", "it's a 1/1 green Frog")))
def test_a_copy_of_a_copy_is_a_copy_of_the_original(things: Things, which: int, exception: str) -> None:
    """CR 707.3: with the exceptions of the first copy (CR 707.9)"""
    original = things[which % len(things)][0]
    copied = {"of": original, "except": exception} if exception else original
    first = ("first", {"token": True, "controller": "A", "copy_of": copied, "timestamp": 90})
    second = {"token": True, "controller": "B", "timestamp": 91}
    of_copy = listed([*things, first, ("second", {**second, "copy_of": "first"})])
    of_original = listed([*things, first, ("second", {**second, "copy_of": copied})])
    assert told(of_copy) == told(of_original)
