"""Rows of the seed about what state-based actions do with a board (CR 704.5): indestructible, protection's attachments, copies elsewhere.

A row about what happens in play has its test in ``test_rows_game.py``.
"""

# ruff: noqa: N802 (rows are named as they are written)
from __future__ import annotations

from lawmage import Board, StateBasedActions


def rules(actions: StateBasedActions) -> set[str]:
    """All the rules among the reasons."""
    return {rule for reason in actions.reasons for rule in reason.rules}


def test_C30_a_copy_of_a_spell_off_the_stack_ceases_to_exist() -> None:
    """CR 704.5e, 707.10a"""
    board = (
        Board()
        .put("bolt", card="Lightning Bolt", controller="A", zone="stack")
        .put("copy", copy_of="bolt", token=True, controller="A", zone="graveyard")
        .put("card", card="Lightning Bolt", controller="A", zone="graveyard")
    )
    assert board.state_based().ceases == ("copy",)


def test_C31_a_token_that_left_the_battlefield_ceases_to_exist() -> None:
    """CR 704.5d; a card stays"""
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="A", zone="graveyard")
        .put("token", card="Grizzly Bears", token=True, controller="A", zone="graveyard")
        .put("there", card="Grizzly Bears", token=True, controller="A")
    )
    actions = board.state_based()
    assert actions.ceases == ("token",)
    assert "704.5d" in rules(actions)


def test_K30_lethal_damage_doesnt_destroy_what_is_indestructible() -> None:
    """CR 702.12b, 704.5g"""
    board = (
        Board()
        .put("myr", card="Darksteel Myr", controller="A", damage=9)
        .put("bear", card="Grizzly Bears", controller="A", damage=2)
        .put("hurt", card="Grizzly Bears", controller="A", damage=1)
    )
    actions = board.state_based()
    assert actions.dies == ("bear",)
    assert rules(actions) >= {"704.5g"}
    assert set(board.gaining("myr", "loses indestructible").state_based().dies) == {"bear", "myr"}


def test_K31_toughness_zero_puts_it_into_the_graveyard_all_the_same() -> None:
    """CR 702.12b, 704.5f"""
    board = Board().put("myr", card="Darksteel Myr", controller="A")
    shrunk = board.gaining("myr", "gets -1/-1").state_based()
    assert shrunk.dies == ("myr",)
    assert "704.5f" in rules(shrunk)
    assert board.state_based().dies == ()


def test_K54_an_aura_that_protection_forbids_goes_to_the_graveyard() -> None:
    """CR 702.16c, 704.5m"""
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="A")
        .put("aura", card="Pacifism", controller="B", attached_to="bear")
        .put("other", card="Rancor", controller="A", attached_to="bear")
    )
    actions = board.gaining("bear", "gains protection from white").state_based()
    assert actions.graveyard == ("aura",)
    assert rules(actions) >= {"702.16c", "704.5m"}
    assert board.state_based().graveyard == ()


def test_K55_an_equipment_that_protection_forbids_comes_off_and_stays() -> None:
    """CR 702.16d, 704.5n"""
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="A")
        .put("axe", card="Bonesplitter", controller="A", attached_to="bear")
    )
    actions = board.gaining("bear", "gains protection from artifacts").state_based()
    assert (actions.unattached, actions.graveyard) == (("axe",), ())
    assert rules(actions) >= {"702.16d", "704.5n"}
    assert board.gaining("bear", "gains protection from red").state_based().unattached == ()


def test_K58_of_two_protections_the_other_one_is_left() -> None:
    """CR 702.16g, 702.16c"""
    board = (
        Board()
        .put(
            "bear", card="Grizzly Bears", controller="A", gains=["gains protection from white and from green"]
        )
        .put("white", card="Pacifism", controller="B", attached_to="bear")
        .put("green", card="Rancor", controller="A", attached_to="bear")
    )
    assert set(board.state_based().graveyard) == {"white", "green"}
    assert board.gaining("bear", "loses protection from white").state_based().graveyard == ("green",)


def test_L12_umbra_armor_gives_the_aura_for_the_creature() -> None:
    """CR 702.89a, 704.5g; not against toughness 0 (CR 704.5f)"""
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="A", damage=3)
        .put("umbra", card="Hyena Umbra", controller="A", attached_to="bear")
    )
    saved = board.state_based()
    assert (saved.dies, saved.graveyard) == ((), ("umbra",))
    assert "702.89a" in rules(saved)
    shrunk = board.gaining("bear", "gets -3/-3").state_based()
    assert shrunk.dies == ("bear",)
    assert board.gaining("umbra", "loses umbra armor").state_based().dies == ("bear",)
