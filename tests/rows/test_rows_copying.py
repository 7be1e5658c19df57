"""Rows C1-C9 and C14-C18 of the seed on copying objects (CR 707.2-707.9): what a copy is, and what it isn't.

A row about what happens in play has its test in ``test_rows_game.py``.
"""

# ruff: noqa: N802 (rows are named as they are written)
from __future__ import annotations

from pathlib import Path

from asking import facts

from lawmage import Board, ask_case, read_cases


def layer_one(board: Board, id: str) -> list[tuple[str, ...]]:
    """The rules of the steps of layer 1."""
    return [step.rules for step in board.characteristics(id, why=True).derivation if step.layer == "1"]


VALUES = ("name", "mana_value", "colors", "types", "subtypes", "supertypes", "power", "toughness")
"""The copiable values that are facts; the abilities come apart."""


def test_C1_a_copy_takes_the_copiable_values() -> None:
    """CR 707.2"""
    board = (
        Board()
        .put("angel", card="Serra Angel", controller="A")
        .put("clone", card="Clone", copy_of="angel", controller="B")
        .put("plain", card="Clone", controller="B")
    )
    assert facts(board, "clone", *VALUES) == facts(board, "angel", *VALUES)
    assert facts(board, "clone", "name", "power", "toughness") == ("Serra Angel", 4, 4)
    assert board.characteristics("clone").abilities == ("flying", "vigilance")
    assert facts(board, "clone", "controller", "owner") == ("B", "B")
    assert layer_one(board, "clone") == [("613.2a", "707.2")]
    assert layer_one(board, "plain") == []
    assert facts(board, "plain", "name", "power") == ("Clone", 0)


CHOICES = """
id: choices
title: The copy of a spell has its choices
objects:
  - {id: bear, card: Grizzly Bears, controller: A}
  - {id: ogre, card: Gray Ogre, controller: A}
  - {id: blaze, card: Blaze, controller: A, zone: stack, targets: [bear], x: 2}
  - {id: reverberate, card: Reverberate, controller: B, zone: stack, targets: [blaze]}
play:
  - {do: resolve, new: [copied], then: {copied: {name: Blaze, targets: [bear], x: 2, mana_value: 3, controller: B}}}
  - {do: resolve, then: {bear: {zone: graveyard}, ogre: {zone: battlefield}}}
"""


def test_C2_a_copy_of_a_spell_takes_the_choices_made_for_it(tmp_path: Path) -> None:
    """CR 707.2, 707.10: its target, its X"""
    file = tmp_path / "choices.yaml"
    file.write_text(CHOICES, encoding="utf-8")
    (case,) = read_cases(file)
    assert [outcome.to_json() for outcome in ask_case(case) if not outcome.ok] == []


def test_C3_the_copiable_values_are_those_printed() -> None:
    """CR 707.2: name, cost, colour indicator, types of all three kinds, text, power, toughness, loyalty"""
    board = (
        Board()
        .put(
            "idol",
            name="Sample Idol",
            type="Legendary Artifact Creature — Golem Scout",
            cost="{3}{U}",
            color="R",
            pt="3/5",
            text="Flying\nTrample",
            controller="A",
        )
        .put("twin", token=True, copy_of="idol", controller="B")
    )
    assert facts(board, "twin", *VALUES) == (
        "Sample Idol",
        4,
        ["red"],
        ["artifact", "creature"],
        ["golem", "scout"],
        ["legendary"],
        3,
        5,
    )
    assert board.characteristics("twin").abilities == ("flying", "trample")


def test_C3_the_controller_and_the_owner_are_no_copiable_values() -> None:
    """CR 707.2, 109.3"""
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="B", owner="A")
        .put("twin", token=True, copy_of="bear", controller="A")
    )
    assert facts(board, "bear", "controller", "owner") == ("B", "A")
    assert facts(board, "twin", "controller", "owner") == ("A", "A")


def test_C4_copies_of_copies() -> None:
    """CR 707.3, 613.2a: a copy effect on the original is copied, the original's own print is not"""
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="A")
        .put("clone", card="Clone", copy_of="bear", controller="A")
        .put("second", card="Clone", copy_of="clone", controller="B")
        .put("third", token=True, copy_of="second", controller="B")
    )
    for copy in ("clone", "second", "third"):
        assert facts(board, copy, *VALUES) == facts(board, "bear", *VALUES)
        assert layer_one(board, copy) == [("613.2a", "707.2")]


def test_C4_a_later_copy_effect_replaces_an_earlier_one() -> None:
    """CR 613.2a: copy effects apply in timestamp order"""
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="A")
        .put("ogre", card="Gray Ogre", controller="A")
        .put("elf", card="Llanowar Elves", controller="A")
        .put("copy", token=True, copy_of="elf", controller="B")
    )
    first = board.gaining("elf", "becomes a copy of <bear>", "becomes a copy of <ogre>")
    second = board.gaining("elf", "becomes a copy of <ogre>", "becomes a copy of <bear>")
    assert (facts(first, "elf", "name"), facts(second, "elf", "name")) == (("Gray Ogre",), ("Grizzly Bears",))
    assert facts(first, "copy", "name") == ("Gray Ogre",)
    assert facts(board, "copy", "name") == ("Llanowar Elves",)


def test_C6_a_copy_of_a_face_down_creature_is_a_nameless_two_two() -> None:
    """CR 707.2, 708.2a, 613.2b"""
    board = (
        Board()
        .put("mystery", card="Exalted Angel", face="down", controller="A")
        .put("shown", card="Exalted Angel", controller="A")
        .put("copy", card="Clone", copy_of="mystery", controller="B")
        .put("other", card="Clone", copy_of="shown", controller="B")
    )
    assert facts(board, "copy", *VALUES) == ("", 0, [], ["creature"], [], [], 2, 2)
    assert board.characteristics("copy").abilities == ()
    assert facts(board, "copy", "face") == ("front",)
    assert facts(board, "other", "name", "power", "toughness") == ("Exalted Angel", 4, 5)
    assert layer_one(board, "mystery") == [("613.2b", "708.2a")]


def test_C6_a_face_down_copy_of_something_stays_a_two_two() -> None:
    """CR 707.3, 613.2b: the copy effect is applied first, being face down after it"""
    board = (
        Board()
        .put("angel", card="Serra Angel", controller="A")
        .put("mystery", card="Exalted Angel", face="down", controller="A")
    )
    copying = board.gaining("mystery", "becomes a copy of <angel>")
    assert facts(copying, "mystery", *VALUES) == ("", 0, [], ["creature"], [], [], 2, 2)


def test_C7_other_effects_status_and_counters_are_not_copied() -> None:
    """CR 707.2"""
    board = (
        Board()
        .put(
            "bear",
            card="Grizzly Bears",
            controller="A",
            tapped=True,
            damage=1,
            counters={"+1/+1": 2},
            gains=[
                "becomes blue",
                "gains flying",
                "gets +1/+1",
                "becomes an artifact in addition to its other types",
            ],
        )
        .put("twin", token=True, copy_of="bear", controller="B")
    )
    changed = ("colors", "types", "power", "tapped", "damage", "counters")
    assert facts(board, "bear", *changed) == (
        ["blue"],
        ["creature", "artifact"],
        5,
        True,
        1,
        {"+1/+1": 2},
    )
    assert facts(board, "twin", *changed) == (["green"], ["creature"], 2, False, 0, {})
    assert board.characteristics("bear").abilities == ("flying",)
    assert board.characteristics("twin").abilities == ()


def test_C7_effects_on_the_original_apply_to_the_copy_only_by_themselves() -> None:
    """CR 707.2: an anthem's bonus isn't copied, but it counts for each creature it means"""
    board = (
        Board()
        .put("anthem", card="Glorious Anthem", controller="A")
        .put("bear", card="Grizzly Bears", controller="A")
        .put("theirs", token=True, copy_of="bear", controller="B")
        .put("ours", token=True, copy_of="bear", controller="A")
    )
    powers = [facts(board, id, "power") for id in ("bear", "theirs", "ours")]
    assert powers == [(3,), (2,), (3,)]


def test_C8_the_colour_follows_from_the_copied_mana_cost() -> None:
    """CR 707.2a"""
    board = (
        Board()
        .put("pridemage", card="Qasali Pridemage", controller="A")
        .put("clone", card="Clone", copy_of="pridemage", controller="B")
        .put("arbor", card="Dryad Arbor", controller="A")
        .put("grove", card="Clone", copy_of="arbor", controller="B")
        .put("plain", card="Clone", controller="B")
    )
    assert facts(board, "clone", "colors", "mana_value") == (["white", "green"], 2)
    assert facts(board, "grove", "colors", "mana_value") == (["green"], 0)  # by its colour indicator
    assert facts(board, "plain", "colors") == (["blue"],)


def test_C9_the_abilities_follow_from_the_copied_text_and_are_not_had_twice() -> None:
    """CR 707.2a"""
    board = (
        Board()
        .put("elf", card="Llanowar Elves", controller="A")
        .put("clone", card="Clone", copy_of="elf", controller="B")
        .put("plain", card="Clone", controller="B")
    )
    one = {"static": 0, "activated": 1, "triggered": 0}
    assert facts(board, "elf", "abilities") == facts(board, "clone", "abilities") == (one,)
    assert board.characteristics("clone").abilities == board.characteristics("elf").abilities
    assert facts(board, "plain", "abilities") != (one,)


def test_C9_a_copied_ability_works_for_the_copy() -> None:
    """CR 707.2a, 702.9b"""
    board = (
        Board(step="declare_blockers")
        .put("angel", card="Serra Angel", controller="B")
        .put("clone", card="Clone", copy_of="angel", controller="A", attacking="B")
        .put("bear", card="Grizzly Bears", controller="B")
    )
    verdict = board.can_block("bear", "clone")
    assert not verdict.legal
    assert verdict.reasons[0].rules == ("702.9b", "509.1b")
    assert board.can_block("angel", "clone").legal


def test_C14_only_the_face_that_is_up_is_copied() -> None:
    """CR 707.8, 712.8, 202.3b: the copy of a back face has mana value 0"""
    board = (
        Board()
        .put("night", card="Delver of Secrets", face="back", controller="A")
        .put("day", card="Delver of Secrets", controller="A")
        .put("insect", card="Clone", copy_of="night", controller="B")
        .put("wizard", card="Clone", copy_of="day", controller="B")
    )
    keys = ("name", "power", "toughness", "mana_value")
    assert facts(board, "night", *keys) == ("Insectile Aberration", 3, 2, 1)
    assert facts(board, "insect", *keys) == ("Insectile Aberration", 3, 2, 0)
    assert facts(board, "wizard", *keys) == ("Delver of Secrets", 1, 1, 1)
    assert board.characteristics("insect").abilities == ("flying",)


def test_C14_a_copy_of_a_melded_permanent_has_its_combined_values() -> None:
    """CR 707.8, 202.3c"""
    board = (
        Board()
        .put(
            "brisela",
            card="Brisela, Voice of Nightmares",
            melded=["Bruna, the Fading Light", "Gisela, the Broken Blade"],
            controller="A",
        )
        .put("copy", card="Clone", copy_of="brisela", controller="B")
    )
    keys = ("name", "power", "toughness", "mana_value")
    assert facts(board, "brisela", *keys) == ("Brisela, Voice of Nightmares", 9, 10, 11)
    assert facts(board, "copy", *keys) == ("Brisela, Voice of Nightmares", 9, 10, 0)


def test_C15_exceptions_change_what_is_copied() -> None:
    """CR 707.9"""
    board = (
        Board()
        .put("angel", card="Serra Angel", controller="A")
        .put("frog", token=True, copy_of={"of": "angel", "except": "it's a 1/1 green Frog"}, controller="B")
        .put("twin", token=True, copy_of="angel", controller="B")
    )
    keys = ("name", "colors", "subtypes", "power", "toughness", "mana_value")
    assert facts(board, "frog", *keys) == ("Serra Angel", ["green"], ["frog"], 1, 1, 5)
    assert facts(board, "twin", *keys) == ("Serra Angel", ["white"], ["angel"], 4, 4, 5)
    assert board.characteristics("frog").abilities == ("flying", "vigilance")


def test_C15_a_copy_of_an_excepted_copy_has_the_exceptions() -> None:
    """CR 707.9, 707.3"""
    board = (
        Board()
        .put("angel", card="Serra Angel", controller="A")
        .put("frog", token=True, copy_of={"of": "angel", "except": "it's a 1/1 green Frog"}, controller="B")
        .put("clone", card="Clone", copy_of="frog", controller="A")
    )
    assert facts(board, "clone", *VALUES) == facts(board, "frog", *VALUES)
    assert facts(board, "clone", "power") == (1,)


def test_C16_an_ability_gained_in_copying_is_copiable() -> None:
    """CR 707.9a"""
    board = (
        Board()
        .put("angel", card="Serra Angel", controller="A")
        .put("image", card="Phantasmal Image", copy_of="angel", controller="B")
        .put("clone", card="Clone", copy_of="image", controller="A")
        .put("plain", card="Clone", copy_of="angel", controller="A")
    )
    assert facts(board, "image", "subtypes") == (["angel", "illusion"],)
    for copy in ("image", "clone"):
        assert facts(board, copy, "abilities") == ({"static": 2, "activated": 0, "triggered": 1},)
        assert board.characteristics(copy).abilities[:2] == ("flying", "vigilance")
    assert facts(board, "plain", "abilities") == ({"static": 2, "activated": 0, "triggered": 0},)


def test_C16_an_ability_gained_otherwise_is_not_copiable() -> None:
    """CR 707.9a, 707.2: the nearest case"""
    board = (
        Board()
        .put("angel", card="Serra Angel", controller="A")
        .put("clone", card="Clone", copy_of="angel", controller="A", gains=["gains haste"])
        .put("second", card="Clone", copy_of="clone", controller="B")
        .put("third", token=True, copy_of={"of": "angel", "except": "it has haste"}, controller="B")
        .put("fourth", token=True, copy_of="third", controller="B")
    )
    abilities = [board.characteristics(id).abilities for id in ("clone", "second", "third", "fourth")]
    assert ["haste" in one for one in abilities] == [True, False, True, True]


def test_C17_a_characteristic_that_isnt_copied_keeps_its_value() -> None:
    """CR 707.9c"""
    board = (
        Board()
        .put("angel", card="Serra Angel", controller="A")
        .put("sakashima", card="Sakashima the Impostor", copy_of="angel", controller="B")
        .put("second", card="Clone", copy_of="sakashima", controller="A")
        .put("clone", card="Clone", copy_of="angel", controller="B")
    )
    keys = ("name", "supertypes", "power", "colors")
    assert facts(board, "sakashima", *keys) == ("Sakashima the Impostor", ["legendary"], 4, ["white"])
    assert facts(board, "second", *keys) == facts(board, "sakashima", *keys)
    assert facts(board, "clone", *keys) == ("Serra Angel", [], 4, ["white"])


def test_C17_a_copy_keeps_the_colour_its_text_keeps() -> None:
    """CR 707.9c, 707.9d: the colour-defining ability isn't copied then"""
    board = (
        Board()
        .put(
            "drone",
            name="Pale Drone",
            type="Creature — Eldrazi",
            cost="{2}{R}",
            pt="2/2",
            text="Devoid",
            controller="A",
        )
        .put("keeping", token=True, copy_of={"of": "drone", "except": "it's blue"}, controller="B")
        .put("copy", token=True, copy_of="drone", controller="B")
    )
    assert facts(board, "keeping", "colors") == (["blue"],)
    assert board.characteristics("keeping").abilities == ()
    assert facts(board, "copy", "colors") == ([],)
    assert board.characteristics("copy").abilities == ("devoid",)


def test_C18_a_modified_characteristic_becomes_copiable() -> None:
    """CR 707.9b, 707.9d: its size is stated, so the ability that defines the original's isn't copied"""
    board = (
        Board()
        .put("goyf", card="Tarmogoyf", controller="A")
        .put("gargantuan", card="Quicksilver Gargantuan", copy_of="goyf", controller="B")
        .put("second", card="Clone", copy_of="gargantuan", controller="A")
        .put("clone", card="Clone", copy_of="goyf", controller="A")
        .put("fallen", card="Grizzly Bears", controller="A", zone="graveyard")
    )
    keys = ("name", "power", "toughness")
    assert facts(board, "goyf", *keys) == facts(board, "clone", *keys) == ("Tarmogoyf", 1, 2)
    assert facts(board, "gargantuan", *keys) == facts(board, "second", *keys) == ("Tarmogoyf", 7, 7)
    assert facts(board, "second", "abilities") == ({"static": 0, "activated": 0, "triggered": 0},)
    assert facts(board, "clone", "abilities") == ({"static": 1, "activated": 0, "triggered": 0},)


def test_C18_an_added_type_becomes_copiable() -> None:
    """CR 707.9b"""
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="A")
        .put("metamorph", card="Phyrexian Metamorph", copy_of="bear", controller="B")
        .put("second", card="Clone", copy_of="metamorph", controller="A")
        .put("clone", card="Clone", copy_of="bear", controller="A")
    )
    for id, types in (("metamorph", 2), ("second", 2), ("clone", 1)):
        assert len(facts(board, id, "types")[0]) == types
        assert ("artifact" in facts(board, id, "types")[0]) == (types == 2)
