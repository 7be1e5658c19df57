"""Rows K of the seed about attacking and combat damage (CR 508, 510, 702).

A row about what happens in play has its test in ``test_rows_game.py``.
"""

# ruff: noqa: N802 (rows are named as they are written)
from __future__ import annotations

from asking import refused

from lawmage import Board


def fight(*blockers: str, attacker: str, step: str = "combat_damage", **keys: object) -> Board:
    """The attacker of player A and its blockers, cards of player B, called b1, b2 and so on."""
    board = Board(step=step).put("attacker", card=attacker, controller="A", attacking="B", **keys)
    for number, name in enumerate(blockers, 1):
        board = board.put(f"b{number}", card=name, controller="B", blocking=["attacker"])
    return board


# ---- Deathtouch -------------------------------------------------------------------------


def test_K1_deathtouch_is_a_static_ability() -> None:
    """CR 702.2a"""
    board = (
        Board()
        .put("rats", card="Typhoid Rats", controller="A")
        .put("bear", card="Grizzly Bears", controller="A")
    )
    assert board.characteristics("rats").facts["abilities"] == {"static": 1, "activated": 0, "triggered": 0}
    assert board.characteristics("rats").abilities == ("deathtouch",)
    assert board.characteristics("bear").facts["abilities"]["static"] == 0


def test_K2_one_damage_of_a_creature_with_deathtouch_is_lethal() -> None:
    """CR 702.2c, 702.19b: a trampler with deathtouch gives one damage to each blocker"""
    board = fight("Colossal Dreadmaw", "Hill Giant", attacker="Craw Wurm")
    both = board.gaining("attacker", "gains trample", "gains deathtouch")
    assert both.damage({"attacker": {"b1": 1, "b2": 1, "B": 4}}).legal
    assert refused(both.damage({"attacker": {"b1": 1, "B": 5}}), "702.19b")
    trample = board.gaining("attacker", "gains trample")
    assert refused(trample.damage({"attacker": {"b1": 1, "b2": 1, "B": 4}}), "702.19b")
    deathtouch = board.gaining("attacker", "gains deathtouch")
    assert refused(deathtouch.damage({"attacker": {"b1": 1, "b2": 1, "B": 4}}), "510.1c")


# ---- Defender and haste -----------------------------------------------------------------


def test_K6_a_creature_with_defender_cant_attack() -> None:
    """CR 702.3b, 508.1c; it can block"""
    board = (
        Board(step="declare_attackers")
        .put("wall", card="Wall of Stone", controller="A")
        .put("bear", card="Grizzly Bears", controller="A")
        .put("ogre", card="Gray Ogre", controller="B", attacking="A")
    )
    assert refused(board.can_attack("wall", "B"), "702.3b", "508.1c")
    assert board.can_attack("bear", "B").legal
    assert board.gaining("wall", "loses defender").can_attack("wall", "B").legal
    assert board.can_block("wall", "ogre").legal


def test_K26_haste_lets_a_creature_attack_that_came_this_turn() -> None:
    """CR 702.10b, 302.6"""
    board = (
        Board(step="declare_attackers")
        .put("goblin", card="Raging Goblin", controller="A", sick=True)
        .put("bear", card="Grizzly Bears", controller="A", sick=True)
        .put("ogre", card="Gray Ogre", controller="A")
    )
    assert board.can_attack("goblin", "B").legal
    assert refused(board.can_attack("bear", "B"), "302.6", "508.1a")
    assert board.can_attack("ogre", "B").legal
    assert refused(board.gaining("goblin", "loses haste").can_attack("goblin", "B"), "302.6")


def test_K47_vigilance_is_no_obstacle_to_attacking_and_a_tapped_creature_still_cant() -> None:
    """CR 702.20b, 508.1a: it spares the tapping, not the need to be untapped"""
    board = (
        Board(step="declare_attackers")
        .put("angel", card="Serra Angel", controller="A")
        .put("tapped", card="Serra Angel", controller="A", tapped=True)
    )
    assert board.can_attack("angel", "B").legal
    assert refused(board.can_attack("tapped", "B"), "508.1a")


# ---- First strike and double strike -----------------------------------------------------


def test_K7_in_the_first_step_only_first_and_double_strikers_assign_damage() -> None:
    """CR 510.4, 702.4b, 702.7b"""
    board = (
        Board(step="first_strike_damage")
        .put("knight", card="White Knight", controller="A", attacking="B")
        .put("twice", card="Fencing Ace", controller="A", attacking="B")
        .put("bear", card="Grizzly Bears", controller="A", attacking="B")
    )
    assert board.damage({"knight": {"B": 2}, "twice": {"B": 1}}).legal
    assert refused(board.damage({"bear": {"B": 2}}), "510.4", "702.4b", "702.7b")
    assert board.damage({"bear": {}}).legal
    assert refused(board.damage({"knight": {}}), "510.1a")


def test_K8_in_the_second_step_the_others_and_double_strikers_assign_damage() -> None:
    """CR 510.4, 702.4b"""
    board = (
        Board(step="combat_damage")
        .put("knight", card="White Knight", controller="A", attacking="B")
        .put("twice", card="Fencing Ace", controller="A", attacking="B")
        .put("bear", card="Grizzly Bears", controller="A", attacking="B")
    )
    assert board.damage({"bear": {"B": 2}, "twice": {"B": 1}, "knight": {}}).legal
    assert refused(board.damage({"knight": {"B": 2}}), "510.4", "702.7b")
    assert refused(board.damage({"twice": {}}), "510.1a")


def test_K20_first_strike_is_a_static_ability_that_moves_its_damage_to_the_first_step() -> None:
    """CR 702.7a, 702.7b"""
    board = fight("Grizzly Bears", attacker="White Knight", step="first_strike_damage")
    assert (
        board.characteristics("attacker").facts["abilities"]["static"] == 2
    )  # protection from black is the other
    assert board.damage({"attacker": {"b1": 2}}).legal
    assert refused(board.damage({"b1": {"attacker": 2}}), "510.4")
    plain = board.gaining("attacker", "loses first strike")
    assert refused(plain.damage({"attacker": {"b1": 2}}), "510.4")


# ---- Trample ----------------------------------------------------------------------------


def test_K41_trample_is_for_attackers() -> None:
    """CR 702.19a, 510.1d: a blocker with it assigns to what it blocks alone"""
    board = fight("Colossal Dreadmaw", attacker="Grizzly Bears")
    assert board.damage({"b1": {"attacker": 6}}).legal
    assert refused(board.damage({"b1": {"attacker": 2, "A": 4}}), "510.1d")


def test_K42_lethal_damage_to_all_blockers_first_then_as_its_controller_chooses() -> None:
    """CR 702.19b"""
    board = fight("Grizzly Bears", "Hill Giant", attacker="Colossal Dreadmaw")
    assert board.damage({"attacker": {"b1": 2, "b2": 3, "B": 1}}).legal
    assert board.damage({"attacker": {"b1": 3, "b2": 3}}).legal
    assert refused(board.damage({"attacker": {"b1": 2, "b2": 2, "B": 2}}), "702.19b")
    plain = board.gaining("attacker", "loses trample")
    assert refused(plain.damage({"attacker": {"b1": 2, "b2": 3, "B": 1}}), "510.1c")


def test_K42_a_battle_that_is_attacked_takes_the_rest() -> None:
    """CR 702.19b, 310.5"""
    board = (
        Board(step="combat_damage")
        .put("siege", card="Invasion of Zendikar", controller="A", protector="B")
        .put("attacker", card="Colossal Dreadmaw", controller="A", attacking="siege")
        .put("bear", card="Grizzly Bears", controller="B", blocking=["attacker"])
    )
    assert board.damage({"attacker": {"bear": 2, "siege": 4}}).legal
    assert refused(board.damage({"attacker": {"bear": 1, "siege": 5}}), "702.19b")
    assert refused(board.damage({"attacker": {"bear": 2, "B": 4}}), "510.1c")


def test_K43_marked_damage_counts_and_what_changes_the_dealing_doesnt() -> None:
    """CR 702.19b: damage marked, deathtouch elsewhere, damage assigned in the same step; not prevention"""
    board = (
        Board(step="combat_damage")
        .put("attacker", card="Colossal Dreadmaw", controller="A", attacking="B")
        .put("bear", card="Grizzly Bears", controller="B", blocking=["attacker"], damage=1)
    )
    assert board.damage({"attacker": {"bear": 1, "B": 5}}).legal
    assert refused(board.damage({"attacker": {"B": 6}}), "702.19b")
    warded = board.gaining("bear", "gains protection from green")
    assert warded.damage({"attacker": {"bear": 1, "B": 5}}).legal
    sturdy = board.gaining("bear", "gains indestructible")
    assert sturdy.damage({"attacker": {"bear": 1, "B": 5}}).legal


def test_K43_damage_that_others_assign_in_the_same_step_counts() -> None:
    """CR 702.19b"""
    board = (
        Board(step="combat_damage")
        .put("one", card="Colossal Dreadmaw", controller="A", attacking="B")
        .put("other", card="Grizzly Bears", controller="A", attacking="B")
        .put(
            "gate",
            card="Hill Giant",
            controller="B",
            blocking=["one", "other"],
            gains=["can block an additional creature each combat"],
        )
    )
    assert board.damage({"one": {"gate": 1, "B": 5}, "other": {"gate": 2}}).legal
    assert refused(board.damage({"one": {"B": 6}, "other": {"gate": 2}}), "702.19b")


def test_K44_it_need_not_give_all_blockers_lethal_damage_but_then_none_goes_through() -> None:
    """CR 702.19b"""
    board = fight("Grizzly Bears", "Hill Giant", attacker="Colossal Dreadmaw")
    assert board.damage({"attacker": {"b1": 6}}).legal
    assert board.damage({"attacker": {"b2": 6}}).legal
    assert refused(board.damage({"attacker": {"b1": 5, "B": 1}}), "702.19b")


def test_K45_blocked_but_without_blockers_all_damage_goes_to_what_it_attacks() -> None:
    """CR 702.19d; without trample none is assigned (CR 510.1c)"""
    board = fight(attacker="Colossal Dreadmaw", blocked=True)
    assert board.damage({"attacker": {"B": 6}}).legal
    assert refused(board.damage({"attacker": {"B": 5}}), "510.1a")
    plain = board.gaining("attacker", "loses trample")
    assert refused(plain.damage({"attacker": {"B": 6}}), "510.1c")
    assert plain.damage({"attacker": {}}).legal


def test_K46_attacking_a_planeswalker_none_goes_to_the_player() -> None:
    """CR 702.19f; trample over planeswalkers is the exception (CR 702.19c)"""
    board = (
        Board(step="combat_damage")
        .put("jace", card="Jace Beleren", controller="B", counters={"loyalty": 3})
        .put("attacker", card="Colossal Dreadmaw", controller="A", attacking="jace")
    )
    assert board.damage({"attacker": {"jace": 6}}).legal
    assert refused(board.damage({"attacker": {"jace": 3, "B": 3}}), "702.19f", "510.1b")
    over = board.gaining("attacker", "gains trample over planeswalkers")
    assert over.damage({"attacker": {"jace": 3, "B": 3}}).legal
    assert not over.damage({"attacker": {"jace": 2, "B": 4}}).legal


def test_K46_a_blocked_attacker_of_a_planeswalker_gives_the_rest_to_it_alone() -> None:
    """CR 702.19b, 702.19f"""
    board = (
        Board(step="combat_damage")
        .put("jace", card="Jace Beleren", controller="B", counters={"loyalty": 3})
        .put("attacker", card="Colossal Dreadmaw", controller="A", attacking="jace")
        .put("bear", card="Grizzly Bears", controller="B", blocking=["attacker"])
    )
    assert board.damage({"attacker": {"bear": 2, "jace": 4}}).legal
    assert refused(board.damage({"attacker": {"bear": 2, "jace": 3, "B": 1}}), "702.19f")
