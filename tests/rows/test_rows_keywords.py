"""Rows of the seed about keywords that say what may be targeted or attached, or what an object is (CR 115, 303.4, 701, 702).

A row about what happens in play has its test in ``test_rows_game.py``.
"""

# ruff: noqa: N802 (rows are named as they are written)
from __future__ import annotations

from typing import Any

import pytest
from asking import facts, refused

from lawmage import Board


def kinds(card: str, **keys: Any) -> tuple[int, int, int]:
    """How many static, activated and triggered abilities a card has."""
    counts = Board().put("it", card=card, controller="A", **keys).characteristics("it").facts["abilities"]
    return counts["static"], counts["activated"], counts["triggered"]


# ---- Enchant and equip ------------------------------------------------------------------


def test_K11_enchant_limits_what_the_aura_targets_and_enchants() -> None:
    """CR 702.5a, 303.4"""
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="B")
        .put("forest", card="Forest", controller="B")
        .put("spell", card="Pacifism", controller="A", zone="hand")
        .put("aura", card="Pacifism", controller="A", attached_to="bear")
    )
    assert board.can_target("spell", "bear").legal
    assert refused(board.can_target("spell", "forest"), "702.5a")
    assert refused(board.can_target("spell", "B"), "702.5a")
    assert board.can_attach("aura", "bear").legal
    assert refused(board.can_attach("aura", "forest"), "702.5a")


def test_K12_all_of_several_enchant_abilities_apply() -> None:
    """CR 702.5c"""
    bond = {
        "name": "Twofold Bond",
        "type": "Enchantment — Aura",
        "text": "Enchant creature\nEnchant green permanent",
        "controller": "A",
    }
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="B")
        .put("ogre", card="Gray Ogre", controller="B")
        .put("growth", card="Rancor", controller="B", attached_to="bear")
        .put("spell", zone="hand", **bond)
        .put("aura", attached_to="bear", **bond)
    )
    assert board.can_target("spell", "bear").legal
    assert board.can_attach("aura", "bear").legal
    for wrong in ("ogre", "growth"):
        assert refused(board.can_target("spell", wrong), "702.5c")
        assert refused(board.can_attach("aura", wrong), "702.5c")


def test_K13_an_aura_that_enchants_players_enchants_no_permanent() -> None:
    """CR 702.5d"""
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="B")
        .put("curse", card="Curse of the Bloody Tome", controller="A", attached_to="B")
        .put("spell", card="Curse of the Bloody Tome", controller="A", zone="hand")
    )
    assert board.can_attach("curse", "B").legal
    assert board.can_attach("curse", "A").legal
    assert refused(board.can_attach("curse", "bear"), "702.5d")
    assert board.can_target("spell", "B").legal
    assert not board.can_target("spell", "bear").legal


def test_K14_equip_targets_a_creature_you_control() -> None:
    """CR 702.6a; it is an activated ability"""
    board = (
        Board()
        .put("axe", card="Bonesplitter", controller="A")
        .put("bear", card="Grizzly Bears", controller="A")
        .put("ogre", card="Gray Ogre", controller="B")
        .put("forest", card="Forest", controller="A")
    )
    assert board.can_target("axe/equip", "bear").legal
    assert refused(board.can_target("axe/equip", "ogre"), "702.6a")
    assert refused(board.can_target("axe/equip", "forest"), "702.6a")
    assert kinds("Bonesplitter") == (1, 1, 0)


def test_K14_equipment_stays_on_a_creature_that_another_controls() -> None:
    """CR 301.5, 702.6a: the ability's target must be yours, what is equipped needn't be"""
    board = (
        Board()
        .put("ogre", card="Gray Ogre", controller="B")
        .put("axe", card="Bonesplitter", controller="A", attached_to="ogre")
        .put("forest", card="Forest", controller="A")
    )
    assert board.can_attach("axe", "ogre").legal
    assert refused(board.can_attach("axe", "forest"), "301.5")
    assert refused(board.can_attach("axe", "axe"), "301.5c")


def test_K15_several_equip_abilities_stand_beside_each_other() -> None:
    """CR 702.6d"""
    text = "Equipped creature gets +1/+1.\nEquip {3}\nEquip {1}"
    board = (
        Board()
        .put("axe", name="Odd Axe", type="Artifact — Equipment", text=text, controller="A")
        .put("bear", card="Grizzly Bears", controller="A")
        .put("ogre", card="Gray Ogre", controller="B")
    )
    assert facts(board, "axe", "abilities") == ({"static": 1, "activated": 2, "triggered": 0},)
    for line in ("axe/2", "axe/3"):
        assert board.can_target(line, "bear").legal
        assert refused(board.can_target(line, "ogre"), "702.6a")


# ---- Hexproof and shroud ----------------------------------------------------------------


def aimed() -> Board:
    """A bolt of each player, and creatures of player A."""
    return (
        Board()
        .put("mine", card="Lightning Bolt", controller="A", zone="hand")
        .put("theirs", card="Lightning Bolt", controller="B", zone="hand")
        .put("scout", card="Gladecover Scout", controller="A")
        .put("bear", card="Grizzly Bears", controller="A")
    )


def test_K28_hexproof_is_for_opponents_spells_and_abilities() -> None:
    """CR 702.11b"""
    board = aimed()
    assert board.can_target("mine", "scout").legal
    assert refused(board.can_target("theirs", "scout"), "702.11b")
    assert board.can_target("theirs", "bear").legal
    pinger = board.put("pinger", card="Prodigal Sorcerer", controller="B")
    assert refused(pinger.can_target("pinger/1", "scout"), "702.11b")
    assert pinger.can_target("pinger/1", "bear").legal
    assert board.gaining("scout", "loses hexproof").can_target("theirs", "scout").legal


def test_K29_a_player_with_hexproof_likewise() -> None:
    """CR 702.11c"""
    board = aimed().put("leyline", card="Leyline of Sanctity", controller="A")
    assert refused(board.can_target("theirs", "A"), "702.11c")
    assert board.can_target("mine", "A").legal
    assert board.can_target("theirs", "B").legal
    assert board.can_target("theirs", "bear").legal
    assert aimed().can_target("theirs", "A").legal


def test_K40_shroud_is_for_everybody() -> None:
    """CR 702.18a"""
    board = aimed().put("beast", card="Kalonian Behemoth", controller="A")
    assert refused(board.can_target("mine", "beast"), "702.18a")
    assert refused(board.can_target("theirs", "beast"), "702.18a")
    assert board.gaining("beast", "loses shroud").can_target("mine", "beast").legal


def test_K40_a_player_with_shroud_likewise() -> None:
    """CR 702.18a"""
    board = aimed().put("ivory", card="True Believer", controller="A")
    assert refused(board.can_target("mine", "A"), "702.18a")
    assert refused(board.can_target("theirs", "A"), "702.18a")
    assert board.can_target("mine", "B").legal


# ---- Protection, as far as targets go ---------------------------------------------------


def test_K57_protection_stops_spells_with_the_quality_and_abilities_from_sources_with_it() -> None:
    """CR 702.16b: whoever controls them"""
    board = (
        aimed()
        .put("pinger", card="Prodigal Sorcerer", controller="B")
        .put("growth", card="Giant Growth", controller="A", zone="hand")
        .gaining("bear", "gains protection from red", "gains protection from blue")
    )
    assert refused(board.can_target("theirs", "bear"), "702.16b")
    assert refused(board.can_target("mine", "bear"), "702.16b")
    assert refused(board.can_target("pinger/1", "bear"), "702.16b")
    assert board.can_target("growth", "bear").legal
    assert board.gaining("pinger", "becomes green").can_target("pinger/1", "bear").legal


def test_K52_a_card_type_counts_for_cards_elsewhere_too() -> None:
    """CR 702.16a, 702.16b: the ability of a creature card in hand is from a source that is one"""
    board = (
        Board(step="declare_blockers")
        .put("hulk", card="Rubblehulk", controller="A", zone="hand")
        .put("bear", card="Grizzly Bears", controller="A", attacking="B")
        .put("growth", card="Giant Growth", controller="A", zone="hand")
    )
    warded = board.gaining("bear", "gains protection from creatures")
    assert board.can_target("hulk/2", "bear").legal
    assert refused(warded.can_target("hulk/2", "bear"), "702.16b")
    assert warded.can_target("growth", "bear").legal


# ---- What a keyword makes of an object, wherever it is ----------------------------------


@pytest.mark.parametrize("zone", ["battlefield", "hand", "graveyard", "exile", "library", "command"])
def test_L13_changeling_is_every_creature_type_everywhere(zone: str) -> None:
    """CR 702.73a, 604.3"""
    board = (
        Board()
        .put("shifter", card="Woodland Changeling", controller="A", zone=zone)
        .put("bear", card="Grizzly Bears", controller="A", zone=zone)
    )
    subtypes = set(facts(board, "shifter", "subtypes")[0])
    assert {"goblin", "elf", "shapeshifter", "dragon", "bear"} <= subtypes
    assert facts(board, "bear", "subtypes") == (["bear"],)
    assert not {"forest", "equipment", "aura"} & subtypes


def test_L13_a_new_creature_type_from_elsewhere_replaces_what_changeling_defines() -> None:
    """CR 613.3, 604.3: what defines characteristics is applied first in its layer"""
    board = Board().put("shifter", card="Woodland Changeling", controller="A", gains=["becomes a Goblin"])
    assert facts(board, "shifter", "subtypes") == (["goblin"],)
    assert facts(Board().put("s", card="Woodland Changeling", controller="A"), "s", "types") == (
        ["creature"],
    )


@pytest.mark.parametrize("zone", ["battlefield", "hand", "graveyard", "exile", "library", "stack"])
def test_L97_devoid_is_colourless_everywhere(zone: str) -> None:
    """CR 702.114a, 604.3"""
    drone: dict[str, Any] = {
        "name": "Pale Drone",
        "type": "Creature — Eldrazi Drone",
        "cost": "{2}{R}",
        "pt": "2/2",
        "controller": "A",
        "zone": zone,
    }
    board = Board().put("drone", text="Devoid", **drone).put("red", **drone)
    assert facts(board, "drone", "colors", "mana_value") == ([], 3)
    assert facts(board, "red", "colors", "mana_value") == (["red"], 3)


def test_L97_a_colour_from_elsewhere_is_stronger_than_devoid() -> None:
    """CR 613.3"""
    board = Board().put(
        "drone",
        name="Pale Drone",
        type="Creature — Eldrazi Drone",
        cost="{2}{R}",
        pt="2/2",
        text="Devoid",
        controller="A",
        gains=["becomes blue"],
    )
    assert facts(board, "drone", "colors") == (["blue"],)


@pytest.mark.parametrize("zone", ["battlefield", "hand", "graveyard", "exile"])
def test_L17_cycling_is_there_in_every_zone(zone: str) -> None:
    """CR 702.29b"""
    board = Board().put("healer", card="Drannith Healer", controller="A", zone=zone)
    assert facts(board, "healer", "abilities")[0]["activated"] == 1
    assert "cycling {1}" in board.characteristics("healer").abilities
    bare = board.gaining("healer", "loses all abilities")
    assert facts(bare, "healer", "abilities")[0]["activated"] == 0


@pytest.mark.parametrize(
    ("row", "card", "counts"),
    [
        ("K14", "Bonesplitter", (1, 1, 0)),
        ("K20", "Tundra Wolves", (1, 0, 0)),
        ("K23", "Ambush Viper", (2, 0, 0)),
        ("K36", "Child of Night", (1, 0, 0)),
        ("K50", "Monastery Swiftspear", (1, 0, 1)),
        ("G1", "Syndic of Tithes", (0, 0, 1)),
        ("G22", "Boros Elite", (0, 0, 1)),
        ("G26", "Cloudfin Raptor", (1, 0, 1)),
        ("L8", "Ulamog's Crusher", (1, 0, 1)),
        ("L16", "Drannith Healer", (0, 1, 1)),
        ("L19", "Ash Barrens", (0, 2, 0)),
        ("L56", "Akrasan Squire", (0, 0, 1)),
        ("L63", "Benthic Infiltrator", (2, 0, 1)),
        ("L77", "Kitchen Finks", (0, 0, 2)),
        ("L80", "Young Wolf", (0, 0, 1)),
        ("L84", "Deadbridge Goliath", (0, 1, 0)),
        ("L101", "Smuggler's Copter", (1, 1, 1)),
    ],
)
def test_keywords_are_static_activated_or_triggered(
    row: str, card: str, counts: tuple[int, int, int]
) -> None:
    """CR 113.3, 702: the first paragraph of each keyword's rule says of what kind it is"""
    assert kinds(card) == counts
