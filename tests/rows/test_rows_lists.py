"""Rows of the seed's lists (G, L, P) that a board answers: faces, face-down cards, vehicles, animated lands, target phrases.

Evasion, changeling, devoid and the like stand in ``test_rows_blocking.py`` and ``test_rows_keywords.py``; a row about what happens in play has
its test in ``test_rows_game.py``.
"""

# ruff: noqa: N802 (rows are named as they are written)
from __future__ import annotations

from typing import Any

import pytest
from asking import facts, refused

from lawmage import Board

FACE_DOWN = ("name", "types", "subtypes", "colors", "mana_value", "power", "toughness")


# ---- Gatecrash --------------------------------------------------------------------------


def test_G5_extort_has_no_target() -> None:
    """CR 702.101a, 115.1"""
    board = (
        Board()
        .put("syndic", card="Syndic of Tithes", controller="A")
        .put("pinger", card="Prodigal Sorcerer", controller="A")
    )
    assert refused(board.can_target("syndic/extort", "B"))
    assert board.can_target("pinger/1", "B").legal


def test_G11_the_creature_to_encode_a_cipher_card_on_is_no_target() -> None:
    """CR 702.99a, 115.1a"""
    board = (
        Board()
        .put("call", card="Call of the Nightwing", controller="A", zone="hand")
        .put("growth", card="Giant Growth", controller="A", zone="hand")
        .put("bear", card="Grizzly Bears", controller="A")
    )
    assert refused(board.can_target("call", "bear"), "115.1a")
    assert board.can_target("growth", "bear").legal


def test_G21_bloodrush_targets_an_attacking_creature() -> None:
    """CR 207.2c, 115.1c: the ability word means nothing by itself"""
    board = (
        Board(step="declare_blockers")
        .put("hulk", card="Rubblehulk", controller="A", zone="hand")
        .put("bear", card="Grizzly Bears", controller="A", attacking="B")
        .put("ogre", card="Gray Ogre", controller="B")
    )
    assert board.can_target("hulk/2", "bear").legal
    assert refused(board.can_target("hulk/2", "ogre"), "115.1c")


# ---- Face down --------------------------------------------------------------------------


@pytest.mark.parametrize(("row", "zone"), [("L64", "stack"), ("L68", "battlefield")])
def test_a_face_down_spell_and_the_permanent_it_becomes_are_a_plain_two_two(row: str, zone: str) -> None:
    """CR 702.37c, 708.2a, 708.4"""
    board = (
        Board()
        .put("hidden", card="Exalted Angel", controller="A", zone=zone, face="down")
        .put("shown", card="Exalted Angel", controller="A", zone=zone)
    )
    assert facts(board, "hidden", *FACE_DOWN) == ("", ["creature"], [], [], 0, 2, 2)
    assert board.characteristics("hidden").abilities == ()
    assert facts(board, "shown", *FACE_DOWN) == ("Exalted Angel", ["creature"], ["angel"], ["white"], 6, 4, 5)


def test_L66_what_looks_at_it_sees_the_face_down_characteristics() -> None:
    """CR 702.37c, 708.2"""
    board = (
        Board(step="declare_blockers")
        .put("blade", card="Doom Blade", controller="B", zone="hand")
        .put("hidden", card="Grinning Demon", controller="A", face="down", attacking="B")
        .put("shown", card="Grinning Demon", controller="A", attacking="B")
        .put("crusade", card="Bad Moon", controller="A")
        .put("bear", card="Grizzly Bears", controller="B")
    )
    assert board.can_target("blade", "hidden").legal  # it is colourless
    assert not board.can_target("blade", "shown").legal
    assert facts(board, "hidden", "power") == (2,)
    assert facts(board, "shown", "power") == (7,)


def test_L66_a_face_down_fliers_flying_isnt_there() -> None:
    """CR 708.2a"""
    board = (
        Board(step="declare_blockers")
        .put("hidden", card="Exalted Angel", controller="A", face="down", attacking="B")
        .put("shown", card="Exalted Angel", controller="A", attacking="B")
        .put("bear", card="Grizzly Bears", controller="B")
    )
    assert board.can_block("bear", "hidden").legal
    assert refused(board.can_block("bear", "shown"), "702.9b")


def test_L68_effects_from_elsewhere_apply_to_it_as_to_any_creature() -> None:
    """CR 708.2a, 613.2b"""
    board = Board().put(
        "hidden",
        card="Exalted Angel",
        controller="A",
        face="down",
        counters={"+1/+1": 1},
        gains=["gains flying"],
    )
    assert facts(board, "hidden", "power", "toughness") == (3, 3)
    assert board.characteristics("hidden").abilities == ("flying",)


# ---- Other faces ------------------------------------------------------------------------


def test_L92_transformed_it_is_what_its_other_face_says() -> None:
    """CR 701.27a, 712.8, 202.3b"""
    board = (
        Board()
        .put("day", card="Afflicted Deserter", controller="A")
        .put("night", card="Afflicted Deserter", controller="A", face="back")
    )
    keys = ("name", "power", "toughness", "subtypes", "mana_value")
    assert facts(board, "day", *keys) == ("Afflicted Deserter", 3, 2, ["human", "werewolf"], 4)
    assert facts(board, "night", *keys) == ("Werewolf Ransacker", 5, 4, ["werewolf"], 4)


def test_L93_a_transformed_permanent_is_face_up() -> None:
    """CR 701.27b, 708.2: turning it over is not turning it face down"""
    board = (
        Board()
        .put("night", card="Delver of Secrets", controller="A", face="back")
        .put("hidden", card="Delver of Secrets", controller="A", face="down")
    )
    assert facts(board, "night", "name", "power") == ("Insectile Aberration", 3)
    assert facts(board, "hidden", "name", "power") == ("", 2)


def test_L22_a_melded_permanent_is_one_object_with_the_combined_face() -> None:
    """CR 701.42a, 712.8g, 202.3c"""
    halves = ["Bruna, the Fading Light", "Gisela, the Broken Blade"]
    board = (
        Board(step="declare_attackers")
        .put("brisela", card="Brisela, Voice of Nightmares", melded=halves, controller="A")
        .put("bruna", card="Bruna, the Fading Light", controller="B")
    )
    keys = ("name", "power", "toughness", "mana_value")
    assert facts(board, "brisela", *keys) == ("Brisela, Voice of Nightmares", 9, 10, 11)
    assert facts(board, "bruna", *keys) == ("Bruna, the Fading Light", 5, 7, 7)
    assert board.can_attack("brisela", "B").legal


# ---- Vehicles, lands, artifacts ---------------------------------------------------------


def test_L101_a_vehicle_is_no_creature_until_it_is_crewed() -> None:
    """CR 702.122a, 301.7, 508.1a, 208.3"""
    board = (
        Board(step="declare_attackers")
        .put("copter", card="Smuggler's Copter", controller="A")
        .put(
            "crewed",
            card="Smuggler's Copter",
            controller="A",
            gains=["becomes an artifact creature until end of turn"],
        )
    )
    assert refused(board.can_attack("copter", "B"), "508.1a")
    assert board.can_attack("crewed", "B").legal
    assert facts(board, "copter", "types", "power") == (["artifact"], None)
    assert facts(board, "crewed", "types", "power", "toughness") == (["artifact", "creature"], 3, 3)
    assert facts(board, "crewed", "subtypes") == (["vehicle"],)


def test_L34_an_awakened_land_is_a_zero_zero_elemental_and_still_a_land() -> None:
    """CR 702.113a, 205.1b; without the last words it would be a creature only (CR 205.1a)"""
    forest: dict[str, Any] = {"card": "Forest", "controller": "A", "counters": {"+1/+1": 3}, "sick": True}
    board = (
        Board(step="declare_attackers")
        .put("land", gains=["becomes a 0/0 Elemental creature with haste that's still a land"], **forest)
        .put("other", gains=["becomes a 0/0 Elemental creature with haste"], **forest)
        .put("plain", **forest)
    )
    assert facts(board, "land", "types", "subtypes") == (["land", "creature"], ["forest", "elemental"])
    assert facts(board, "other", "types", "subtypes") == (["creature"], ["elemental"])
    assert facts(board, "land", "power", "toughness") == (3, 3)
    assert facts(board, "plain", "types", "power") == (["land"], None)
    assert facts(board, "land", "abilities") == ({"static": 1, "activated": 1, "triggered": 0},)
    assert board.can_attack("land", "B").legal  # by haste
    assert refused(board.can_attack("plain", "B"), "508.1a")


def test_L34_awaken_targets_a_land_you_control() -> None:
    """CR 702.113a"""
    board = (
        Board()
        .put("path", card="Ruinous Path", controller="A", zone="hand")
        .put("forest", card="Forest", controller="A")
        .put("theirs", card="Forest", controller="B")
        .put("mine", card="Grizzly Bears", controller="A")
        .put("wall", card="Rancor", controller="B", attached_to="mine")
    )
    assert board.can_target("path", "forest").legal
    assert board.can_target("path", "mine").legal  # by the spell's own phrase
    assert not board.can_target("path", "theirs").legal
    assert not board.can_target("path", "wall").legal


def test_L75_modular_targets_an_artifact_creature() -> None:
    """CR 702.43a"""
    board = (
        Board()
        .put("worker", card="Arcbound Worker", controller="A")
        .put("thopter", card="Ornithopter", controller="B")
        .put("bear", card="Grizzly Bears", controller="A")
        .put("axe", card="Bonesplitter", controller="A")
    )
    assert board.can_target("worker/modular", "thopter").legal
    assert refused(board.can_target("worker/modular", "bear"), "702.43a")
    assert refused(board.can_target("worker/modular", "axe"), "702.43a")


def test_L84_scavenge_targets_a_creature() -> None:
    """CR 702.97a"""
    board = (
        Board()
        .put("goliath", card="Deadbridge Goliath", controller="A", zone="graveyard")
        .put("bear", card="Grizzly Bears", controller="B")
        .put("forest", card="Forest", controller="A")
    )
    assert board.can_target("goliath/scavenge", "bear").legal
    assert refused(board.can_target("goliath/scavenge", "forest"), "702.97a")


@pytest.mark.parametrize(
    ("row", "keyword", "kind"),
    [
        ("G2", "extort", "triggered"),
        ("G27", "evolve", "triggered"),
        ("L8", "annihilator 1", "triggered"),
        ("L35", "prowess", "triggered"),
        ("L63", "ingest", "triggered"),
        ("L76", "modular 1", "triggered"),
        ("K15", "equip {1}", "activated"),
        ("K12", "protection from red", "static"),
    ],
)
def test_each_instance_of_a_keyword_is_an_ability_of_its_own(row: str, keyword: str, kind: str) -> None:
    """CR 113.2c, 702.101b, 702.100d, 702.86b, 702.108b, 702.115b, 702.43b, 702.6d, 702.16"""
    bear = Board().put("bear", card="Grizzly Bears", controller="A")
    counts = [
        facts(bear.gaining("bear", *[f"gains {keyword}"] * n), "bear", "abilities")[0] for n in (0, 1, 2)
    ]
    assert [count[kind] for count in counts] == [0, 1, 2]


def test_L100_a_clue_is_an_artifact_with_an_activated_ability() -> None:
    """CR 111.10f"""
    board = (
        Board()
        .put(
            "clue",
            name="Clue",
            type="Artifact — Clue",
            token=True,
            text="{2}, Sacrifice this artifact: Draw a card.",
            controller="A",
        )
        .put("blank", name="Clue", type="Artifact — Clue", token=True, controller="A")
    )
    assert facts(board, "clue", "types", "subtypes", "abilities") == (
        ["artifact"],
        ["clue"],
        {"static": 0, "activated": 1, "triggered": 0},
    )
    assert facts(board, "blank", "abilities")[0]["activated"] == 0


# ---- Preparation cards ------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "library", "battlefield"])
def test_P13_a_preparation_card_has_its_normal_characteristics_alone(zone: str) -> None:
    """CR 722.4: the inset frame counts nowhere"""
    board = (
        Board()
        .put("eater", card="Adventurous Eater", controller="A", zone=zone)
        .put("bite", card="Have a Bite", controller="A", zone="hand")
    )
    assert facts(board, "eater", "name", "mana_value", "colors", "types", "subtypes") == (
        "Adventurous Eater",
        3,
        ["black"],
        ["creature"],
        ["human", "warlock"],
    )
    assert facts(board, "bite", "name", "types") == ("Adventurous Eater", ["creature"])


def test_P2_P3_prepared_is_a_mark_and_changes_no_characteristic() -> None:
    """CR 722.3a"""
    board = (
        Board()
        .put("ready", card="Adventurous Eater", controller="A", designations=["prepared"])
        .put("eater", card="Adventurous Eater", controller="A")
    )
    assert facts(board, "ready", "designations") == (["prepared"],)
    assert facts(board, "eater", "designations") == ([],)
    keys = ("name", "mana_value", "colors", "types", "power", "toughness", "abilities")
    assert facts(board, "ready", *keys) == facts(board, "eater", *keys)


def test_P3_a_copy_of_a_prepared_permanent_is_not_prepared() -> None:
    """CR 707.2, 722.3a: a designation is no copiable value"""
    board = (
        Board()
        .put("ready", card="Adventurous Eater", controller="A", designations=["prepared"])
        .put("frog", token=True, copy_of={"of": "ready", "except": "it's a 1/1 green Frog"}, controller="A")
    )
    keys = ("name", "colors", "subtypes", "power", "toughness", "designations")
    assert facts(board, "frog", *keys) == ("Adventurous Eater", ["green"], ["frog"], 1, 1, [])
    assert facts(board, "ready", *keys) == (
        "Adventurous Eater",
        ["black"],
        ["human", "warlock"],
        3,
        2,
        ["prepared"],
    )
