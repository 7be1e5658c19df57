"""Rows K of the seed about blocking: evasion, landwalk, menace and protection (CR 509.1b, 702), and those of the lists L that say the same.

A row about what happens in play has its test in ``test_rows_game.py``.
"""

# ruff: noqa: N802 (rows are named as they are written)
from __future__ import annotations

import pytest
from asking import refused

from lawmage import Board

# ---- Evasion ----------------------------------------------------------------------------


def facing(attacker: str, *blockers: str, **keys: object) -> Board:
    """The attacker of player A and creatures of player B that could block, b1, b2 and so on."""
    board = Board(step="declare_blockers").put(
        "attacker", card=attacker, controller="A", attacking="B", **keys
    )
    for number, name in enumerate(blockers, 1):
        board = board.put(f"b{number}", card=name, controller="B")
    return board


def test_K24_a_flier_is_blocked_only_by_fliers_and_reach() -> None:
    """CR 702.9b, 509.1b"""
    board = facing("Serra Angel", "Grizzly Bears", "Wind Drake", "Giant Spider")
    assert refused(board.can_block("b1", "attacker"), "702.9b", "509.1b")
    assert board.can_block("b2", "attacker").legal
    assert board.can_block("b3", "attacker").legal
    assert board.gaining("attacker", "loses flying").can_block("b1", "attacker").legal


@pytest.mark.parametrize("attacker", ["Grizzly Bears", "Wind Drake"])
def test_K25_a_flier_blocks_with_and_without_flying(attacker: str) -> None:
    """CR 702.9b"""
    board = facing(attacker, "Serra Angel")
    assert board.can_block("b1", "attacker").legal
    assert refused(board.gaining("b1", "can't block").can_block("b1", "attacker"), "509.1b")


def test_K32_intimidate_is_blocked_by_artifact_creatures_and_those_of_a_shared_colour() -> None:
    """CR 702.13b, 509.1b"""
    board = facing("Bladetusk Boar", "Hill Giant", "Grizzly Bears", "Ornithopter")
    assert board.can_block("b1", "attacker").legal
    assert refused(board.can_block("b2", "attacker"), "702.13b", "509.1b")
    assert board.can_block("b3", "attacker").legal
    assert board.gaining("b2", "becomes red").can_block("b2", "attacker").legal


@pytest.mark.parametrize(
    ("walk", "land", "refusing"),
    [
        ("swampwalk", "Swamp", True),
        ("swampwalk", "Forest", False),
        ("swampwalk", "Bayou", True),
        ("islandwalk", "Island", True),
        ("legendary landwalk", "Karakas", True),
        ("legendary landwalk", "Forest", False),
        ("snow landwalk", "Snow-Covered Forest", True),
        ("snow swampwalk", "Snow-Covered Swamp", True),
        ("snow swampwalk", "Swamp", False),
        ("artifact landwalk", "Seat of the Synod", True),
        ("nonbasic landwalk", "Bayou", True),
        ("nonbasic landwalk", "Swamp", False),
    ],
)
def test_K33_K34_landwalk_of_every_kind(walk: str, land: str, refusing: bool) -> None:
    """CR 702.14a-c, 509.1b: subtype, card type, supertype, combinations, and "without" one"""
    board = facing("Grizzly Bears", "Hill Giant", gains=[f"gains {walk}"]).put(
        "land", card=land, controller="B"
    )
    verdict = board.can_block("b1", "attacker")
    if refusing:
        assert refused(verdict, "702.14c", "509.1b")
    else:
        assert verdict.legal


def test_K34_only_the_defending_players_lands_count() -> None:
    """CR 702.14c"""
    board = facing("Bog Wraith", "Hill Giant")
    assert board.put("land", card="Swamp", controller="A").can_block("b1", "attacker").legal
    assert refused(board.put("land", card="Swamp", controller="B").can_block("b1", "attacker"), "702.14c")
    lone = board.put("land", card="Swamp", controller="B", phased_out=True)
    assert lone.can_block("b1", "attacker").legal


def test_K35_landwalks_dont_cancel_one_another() -> None:
    """CR 702.14d"""
    board = facing("Bog Wraith", "Hill Giant").put("land", card="Swamp", controller="B")
    same = board.gaining("b1", "gains swampwalk")
    assert refused(same.can_block("b1", "attacker"), "702.14c")
    assert board.gaining("attacker", "loses swampwalk").can_block("b1", "attacker").legal


def test_K39_reach_blocks_fliers_and_is_no_evasion() -> None:
    """CR 702.17b, 702.9b"""
    board = facing("Serra Angel", "Giant Spider")
    assert board.can_block("b1", "attacker").legal
    assert refused(board.gaining("b1", "loses reach").can_block("b1", "attacker"), "702.9b")
    assert facing("Giant Spider", "Grizzly Bears").can_block("b1", "attacker").legal


@pytest.mark.parametrize("row", ["K49", "L3"])
def test_menace_takes_two_blockers(row: str) -> None:
    """CR 702.111b, 509.1b"""
    board = facing("Boggart Brute", "Grizzly Bears", "Hill Giant", "Gray Ogre")
    assert refused(board.blocks({"b1": "attacker"}), "702.111b", "509.1b")
    assert board.blocks({"b1": "attacker", "b2": "attacker"}).legal
    assert board.blocks({"b1": "attacker", "b2": "attacker", "b3": "attacker"}).legal
    assert board.blocks({}).legal
    assert board.can_block("b1", "attacker").not_alone


def test_L3_more_instances_of_menace_are_redundant() -> None:
    """CR 702.111c"""
    board = facing("Boggart Brute", "Grizzly Bears", "Hill Giant", gains=["gains menace"])
    assert board.blocks({"b1": "attacker", "b2": "attacker"}).legal
    assert refused(board.blocks({"b1": "attacker"}), "702.111b")


def test_L44_skulk_is_not_blocked_by_creatures_with_greater_power() -> None:
    """CR 702.118b, 702.118c, 509.1b"""
    board = facing("Vampire Cutthroat", "Grizzly Bears", "Wall of Stone", "Ornithopter")
    assert refused(board.can_block("b1", "attacker"), "702.118b", "509.1b")
    assert board.can_block("b2", "attacker").legal
    assert board.can_block("b3", "attacker").legal
    assert board.gaining("attacker", "gets +1/+0", "gains skulk").can_block("b1", "attacker").legal
    assert board.gaining("b1", "gets -1/-0").can_block("b1", "attacker").legal


# ---- Protection, as far as blocking goes ------------------------------------------------


@pytest.mark.parametrize(
    ("quality", "stopped", "free"),
    [
        ("red", "Hill Giant", "Grizzly Bears"),
        ("artifacts", "Ornithopter", "Grizzly Bears"),
        ("Goblins", "Raging Goblin", "Hill Giant"),
        ("legendary creatures", "Isamaru, Hound of Konda", "Hill Giant"),
        ("multicolored", "Qasali Pridemage", "Hill Giant"),
        ("monocolored", "Hill Giant", "Ornithopter"),
        ("mana value 4", "Hill Giant", "Grizzly Bears"),
        ("everything", "Ornithopter", ""),
    ],
)
def test_K51_protection_from_a_quality_of_any_kind(quality: str, stopped: str, free: str) -> None:
    """CR 702.16a, 702.16f; from everything CR 702.16j"""
    board = facing("Grizzly Bears", stopped, free or stopped, gains=[f"gains protection from {quality}"])
    assert refused(board.can_block("b1", "attacker"), "702.16f", "509.1b")
    assert board.can_block("b2", "attacker").legal == bool(free)


def test_K52_a_card_name_counts_only_where_the_text_says_so() -> None:
    """CR 702.16a: protection from a creature type isn't protection from what only has that word in its name"""
    board = (
        facing("Grizzly Bears", "Goblin Balloon Brigade", gains=["gains protection from Goblins"])
        .put("named", name="Goblin Wall", type="Artifact Creature — Wall", pt="0/4", controller="B")
        .put("piker", name="Pike", type="Creature — Goblin", pt="1/1", controller="B")
    )
    assert refused(board.can_block("b1", "attacker"), "702.16f")
    assert refused(board.can_block("piker", "attacker"), "702.16f")
    assert board.can_block("named", "attacker").legal


def test_K56_as_an_attacker_it_isnt_blocked_by_the_quality_and_as_a_blocker_nothing_changes() -> None:
    """CR 702.16f, 509.1b"""
    board = (
        Board(step="declare_blockers")
        .put("knight", card="White Knight", controller="A", attacking="B")
        .put("dark", card="Dross Crocodile", controller="B")
        .put("bear", card="Grizzly Bears", controller="B")
        .put("theirs", card="Dross Crocodile", controller="A", attacking="B")
        .put("guard", card="White Knight", controller="B")
    )
    assert refused(board.can_block("dark", "knight"), "702.16f", "509.1b")
    assert board.can_block("bear", "knight").legal
    assert board.can_block("guard", "theirs").legal
    assert board.gaining("dark", "becomes green").can_block("dark", "knight").legal


def test_K58_from_one_and_from_the_other_are_two_abilities() -> None:
    """CR 702.16g: losing one leaves the other"""
    board = facing(
        "Grizzly Bears", "Hill Giant", "Dross Crocodile", gains=["gains protection from red and from black"]
    )
    assert board.characteristics("attacker").facts["abilities"]["static"] == 2
    assert refused(board.can_block("b1", "attacker"), "702.16f")
    assert refused(board.can_block("b2", "attacker"), "702.16f")
    lost = board.gaining("attacker", "loses protection from red")
    assert lost.can_block("b1", "attacker").legal
    assert refused(lost.can_block("b2", "attacker"), "702.16f")


def test_K59_protection_from_a_player_is_from_all_that_player_controls() -> None:
    """CR 702.16k: whatever its characteristics; what another player controls doesn't count, though that player owns it"""
    board = (
        Board(players={"A": {}, "B": {}, "C": {}}, step="declare_blockers")
        .put("nemesis", card="True-Name Nemesis", controller="A", attacking="B", chosen={"player": "B"})
        .put("other", card="True-Name Nemesis", controller="A", attacking="C", chosen={"player": "B"})
        .put("plain", card="Grizzly Bears", controller="A", attacking="B")
        .put("mine", card="Hill Giant", controller="B")
        .put("borrowed", card="Hill Giant", controller="B", owner="A")
        .put("lent", card="Hill Giant", controller="C", owner="B")
    )
    assert refused(board.can_block("mine", "nemesis"), "702.16k", "702.16f")
    assert refused(board.can_block("borrowed", "nemesis"), "702.16k", "702.16f")
    assert board.can_block("lent", "other").legal
    assert board.can_block("mine", "plain").legal
