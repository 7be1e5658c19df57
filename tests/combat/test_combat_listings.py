"""Counting and telling of declarations: costs, bounds that a search leaves, bands, names."""

from __future__ import annotations

import pytest

from lawmage import Board, QuestionError, card_name

TAX = "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you."


def taxed(mana: str, creatures: int) -> Board:
    """Creatures of A that are all alike, each of which costs {2} to attack with."""
    board = Board(step="declare_attackers", players={"A": {"mana": mana}, "B": {}})
    board = board.put("tax", name="Tax", type="Enchantment", text=TAX, controller="B")
    for number in range(creatures):
        board = board.put(f"bear{number}", name="Bear", type="Creature — Bear", pt="2/2", controller="A")
    return board


def test_a_trace_ends_at_the_step_that_fails() -> None:
    """CR 508.1a-k: a cost that can't be paid fails where costs are paid, though it was determined before."""
    dear = taxed("{2}", 2).attacks({"bear0": "B", "bear1": "B"}, why=True)
    assert [reason.rules[0] for reason in dear.reasons] == ["508.1j", "508.1j"]
    assert [check.rules[0] for check in dear.checks] == [f"508.1{letter}" for letter in "abcdefghij"]
    assert [check.outcome for check in dear.checks] == ["obeyed"] * 9 + ["disobeyed"]
    paid = taxed("{2}", 2).attacks({"bear0": "B"}, why=True)
    assert [check.rules[0] for check in paid.checks] == [f"508.1{letter}" for letter in "abcdefghijk"]
    mine = taxed("", 1).attacks({"bear0": "A"}, why=True)
    assert [(check.rules[0], check.outcome) for check in mine.checks] == [
        ("508.1a", "obeyed"),
        ("508.1b", "disobeyed"),
    ]


def test_declarations_that_can_not_be_paid_for_are_not_counted() -> None:
    """CR 508.1j: with {2} one creature attacks, or none; with {6} any of the three."""
    assert taxed("{2}", 3).count_legal_attacks() == 4
    assert taxed("{6}", 3).count_legal_attacks() == 8
    assert taxed("", 3).count_legal_attacks() == 1


def test_alike_declarations_are_counted_once_where_all_can_be_paid_for() -> None:
    """Where some can't be paid for, how many differ isn't known, and no wrong number is told."""
    assert taxed("{6}", 3).count_legal_attacks(alike=True) == 4
    assert taxed("{2}", 3).count_legal_attacks(alike=True) is None


def test_a_player_who_is_not_there_declares_nothing() -> None:
    """An unknown player is an error, not an empty list."""
    with pytest.raises(QuestionError, match="no player 'Z'; there are A, B"):
        list(Board().legal_blocks(by="Z"))


def test_a_search_that_ended_tells_its_bounds() -> None:
    """CR 509.1c: not proved, with how many requirements could be obeyed at most."""
    board = Board(step="declare_blockers")
    for number in range(3):
        board = board.put(
            f"lure{number}", name="Lure", type="Creature — Elf", pt="1/1", text="This creature must be blocked if able.",
            controller="A", attacking="B",
        )  # fmt: skip
        board = board.put(f"bear{number}", name="Bear", type="Creature — Bear", pt="2/2", controller="B")
    verdict = board.blocks({"bear0": "lure0"}, budget=0)
    if verdict.by is None:
        assert not verdict.proved
        assert str(verdict) == (
            "depends, not proved\n  it obeys 1 of 3 requirements; the search for more, up to 3, ended at its limit"
        )


def test_a_band_needs_banding() -> None:
    """CR 702.22c: one creature with banding at least."""
    board = Board(step="declare_attackers")
    for name in ("bear", "ogre"):
        board = board.put(name, name=name, type="Creature — Bear", pt="2/2", controller="A")
    for band in (["bear"], ["bear", "ogre"]):
        reasons = board.attacks({"bear": "B", "ogre": "B"}, bands=[band]).reasons
        assert [reason.rules[0] for reason in reasons] == ["702.22c"]
        assert reasons[0].text.startswith("too few of bear")
    assert (
        board.gaining("ogre", "banding").attacks({"bear": "B", "ogre": "B"}, bands=[["bear", "ogre"]]).legal
    )


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("fire", "Fire // Ice"),
        ("Ice", "Fire // Ice"),
        ("delver of secrets // insectile aberration", "Delver of Secrets"),
        ("insectile aberration", "Insectile Aberration"),
        ("jotun grunt", "Jötun Grunt"),
    ],
)
def test_a_card_is_named_as_it_was_asked_for(asked: str, name: str) -> None:
    """A split card is the whole card; of two faces the one that was named."""
    assert card_name(asked) == name
