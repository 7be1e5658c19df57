"""Rows K51 to K59 of the seed: protection, beyond blocking (CR 702.16).

What protection does to blocking, and to what is attached already, is tested with those.
"""

# ruff: noqa: N802 (rows are named as they are written)
from __future__ import annotations

from pathlib import Path

import pytest
from asking import refused

from lawmage import Board, ask_case, read_cases

PLAYED = """
id: k53-damage
title: Damage from red sources is prevented, to permanents and players alike
players: {A: {life: 20}, B: {life: 20}}
objects:
  - {id: sweep, name: Flame Sweep, controller: A, zone: hand, type: Sorcery, cost: "{1}{R}", text: "Flame Sweep deals 3 damage to each creature and each player."}
  - {id: warded, name: Warded Ox, controller: A, type: Creature — Ox, cost: "{W}", pt: 2/5, text: Protection from red}
  - {id: other, name: Ox, controller: A, type: Creature — Ox, cost: "{W}", pt: 2/5}
  - {id: shield, name: Red Shield, controller: B, type: Enchantment, cost: "{W}", text: You have protection from red.}
play:
  - {do: cast, by: A, spell: sweep}
  - {do: resolve, then: {warded: {damage: 0}, other: {damage: 3}, A: {life: 17}, B: {life: 20}}}
"""


def knight(*protections: str) -> Board:
    """A creature of A with these, and what B might do to it."""
    return (
        Board()
        .put("knight", card="Grizzly Bears", controller="A", gains=[f"gains {one}" for one in protections])
        .put("bolt", card="Lightning Bolt", controller="B", zone="hand")
        .put("murder", card="Murder", controller="B", zone="hand")
        .put("pacifism", card="Pacifism", controller="B", zone="hand")
        .put("axe", card="Bonesplitter", controller="B")
        .put("golem", card="Stone Golem", controller="B")
    )


@pytest.mark.parametrize(
    ("quality", "stopped", "free"),
    [
        ("red", "bolt", "murder"),
        ("instants", "murder", "pacifism"),
        ("enchantments", "pacifism", "bolt"),
        ("multicolored", None, "bolt"),
        ("monocolored", "murder", None),
        ("mana value 3 or greater", "murder", "bolt"),
    ],
)
def test_K51_the_quality_can_be_any_characteristic(
    quality: str, stopped: str | None, free: str | None
) -> None:
    """CR 702.16a-b: a colour, a type, a number"""
    board = knight(f"protection from {quality}")
    if stopped:
        assert refused(board.can_target(stopped, "knight"), "702.16b")
    if free:
        assert board.can_target(free, "knight").legal


def test_K52_a_type_counts_for_sources_anywhere() -> None:
    """CR 702.16a: a permanent with the type, and a card or spell of it elsewhere; this is an exception to CR 109.2"""
    board = knight("protection from artifacts")
    assert refused(board.can_attach("axe", "knight"), "702.16d")
    assert refused(board.can_target("axe/equip", "knight"), "702.16b")
    spell = board.put(
        "orb",
        name="Orb",
        type="Artifact Instant",
        text="Destroy target creature.",
        controller="B",
        zone="stack",
    )
    assert refused(spell.can_target("orb", "knight"), "702.16b")


def test_K53_damage_from_such_sources_is_prevented(tmp_path: Path) -> None:
    """CR 702.16e"""
    path = tmp_path / "k53.yaml"
    path.write_text(PLAYED, encoding="utf-8")
    wrong = [
        (one.question.index, one.facts, one.error)
        for case in read_cases(path)
        for one in ask_case(case)
        if not one.ok
    ]
    assert wrong == []


def test_K54_an_aura_spares_itself_where_it_says_so() -> None:
    """CR 702.16c, 702.16n: its own effect doesn't remove it; another instance does, and no other Aura can come"""
    board = knight().put(
        "ward",
        name="Own Ward",
        type="Enchantment — Aura",
        color="W",
        text="Enchant creature\nEnchanted creature has protection from white. This effect doesn't remove this Aura.",
        controller="A",
        attached_to="knight",
    )
    assert board.state_based().graveyard == ()
    assert board.can_attach("ward", "knight").legal
    assert refused(board.can_attach("pacifism", "knight"), "702.16c")
    assert board.gaining("knight", "gains protection from white").state_based().graveyard == ("ward",)


def test_K55_what_fortifies_comes_off_too() -> None:
    """CR 702.16d, 704.5n"""
    board = (
        Board()
        .put("land", card="Forest", controller="A", gains=["gains protection from artifacts"])
        .put(
            "fort",
            name="Fort",
            type="Artifact — Fortification",
            text="Fortify {2}",
            controller="A",
            attached_to="land",
        )
    )
    assert refused(board.can_attach("fort", "land"), "702.16d")
    assert board.state_based().unattached == ("fort",)


def test_K57_players_are_protected_as_well() -> None:
    """CR 702.16b-c: spells with the quality can't target the player, Auras with it can't enchant the player"""
    board = (
        knight()
        .put(
            "shield", name="Shield", type="Enchantment", text="You have protection from red.", controller="A"
        )
        .put("curse", card="Curse of Opulence", controller="B", attached_to="A")
    )
    assert refused(board.can_target("bolt", "A"), "702.16b")
    assert board.can_target("bolt", "B").legal
    assert refused(board.can_attach("curse", "A"), "702.16c")
    assert "curse" in board.state_based().graveyard


def test_K58_losing_one_leaves_the_other() -> None:
    """CR 702.16g"""
    board = knight("protection from red and from black")
    assert refused(board.can_target("bolt", "knight"), "702.16b")
    assert refused(board.can_target("murder", "knight"), "702.16b")
    less = board.gaining("knight", "loses protection from red")
    assert less.can_target("bolt", "knight").legal
    assert refused(less.can_target("murder", "knight"), "702.16b")


def test_K59_from_a_player_whatever_the_characteristics() -> None:
    """CR 702.16k, and CR 702.16j for everything"""
    board = (
        Board()
        .put(
            "bear",
            card="Grizzly Bears",
            controller="A",
            gains=["gains protection from each of your opponents"],
        )
        .put("theirs", card="Lightning Bolt", controller="B", zone="hand")
        .put("mine", card="Lightning Bolt", controller="A", zone="hand")
        .put("axe", card="Bonesplitter", controller="B")
        .put("lent", card="Bonesplitter", controller="A", owner="B")
    )
    assert refused(board.can_target("theirs", "bear"), "702.16b", "702.16k")
    assert refused(board.can_attach("axe", "bear"), "702.16d", "702.16k")
    assert board.can_target("mine", "bear").legal
    assert board.can_attach("lent", "bear").legal
    everything = knight("protection from everything")
    assert refused(everything.can_target("bolt", "knight"), "702.16b", "702.16j")
    assert refused(everything.can_attach("axe", "knight"), "702.16d", "702.16j")
