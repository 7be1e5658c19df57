"""Characteristics with their derivation: ``Board.characteristics`` and the command (CR 613)."""

from __future__ import annotations

from lawmage import Board


def opalescent(first: str, second: str) -> Board:
    return (
        Board()
        .put("first", card=first, controller="A")
        .put("second", card=second, controller="A")
        .put("bear", card="Grizzly Bears", controller="B", counters={"+1/+1": 1})
    )


def test_a_derivation_names_layer_source_and_rule_of_each_effect() -> None:
    bear = opalescent("Humility", "Opalescence").characteristics("bear", why=True)
    assert [(step.layer, step.source) for step in bear.derivation] == [
        ("6", "first, line 1"),
        ("7b", "first, line 1"),
        ("7c", "CR 122.1a"),
    ]
    assert [step.rules for step in bear.derivation] == [
        ("613.1f", "613.7"),
        ("613.4b", "613.7"),
        ("613.4c", "122.1a"),
    ]
    assert (bear.facts["power"], bear.facts["toughness"]) == (2, 2)


def test_of_humility_and_opalescence_the_younger_sets_the_size() -> None:
    old = opalescent("Humility", "Opalescence").characteristics("first", why=True)
    new = opalescent("Opalescence", "Humility").characteristics("second", why=True)
    assert (old.facts["power"], new.facts["power"]) == (4, 1)
    assert [step.source[:6] for step in old.derivation if step.layer == "7b"] == ["first,", "second"]


def test_dependency_is_told_with_what_had_to_wait() -> None:
    board = (
        Board()
        .put("urborg", card="Urborg, Tomb of Yawgmoth", controller="A")
        .put("moon", card="Blood Moon", controller="A")
        .put("island", card="Island", controller="A")
    )
    step = board.characteristics("urborg", why=True).derivation[0]
    assert (step.order, step.source, step.waiting) == ("before", "moon, line 1", ("urborg, line 1",))
    assert step.rules == ("613.1d", "613.8b")
    assert board.characteristics("island").facts["subtypes"] == ["island"]


def test_copies_and_face_down_come_first() -> None:
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="A")
        .put("twin", controller="B", token=True, copy_of="bear")
        .put("morph", card="Exalted Angel", controller="B", face="down")
    )
    assert [str(step) for step in board.characteristics("twin", why=True).derivation] == [
        "layer 1: twin: a copy of bear  [CR 613.2a, 707.2]"
    ]
    morph = board.characteristics("morph", why=True)
    assert morph.derivation[0].rules == ("613.2b", "708.2a")
    assert (morph.facts["name"], morph.facts["power"], morph.abilities) == ("", 2, ())
    assert board.characteristics("twin").derivation == ()


def test_layer_1_tells_exceptions_of_copies_and_what_was_chosen_on_entering() -> None:
    """CR 707.9, 613.2a, 613.1c"""
    text = "As this creature enters, it becomes your choice of a 3/3 creature or a 2/2 creature with flying."
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="A")
        .put("frog", controller="B", token=True, copy_of={"of": "bear", "except": "it's a 1/1 Frog"})
        .put(
            "clay",
            name="Clay",
            type="Creature — Golem",
            pt="*/*",
            text=text,
            controller="A",
            chosen={"number": 2},
        )
        .with_effect("Change the text of <bear> by replacing all instances of Bear with Elf.", controller="A")
    )
    assert [str(step) for step in board.characteristics("frog", why=True).derivation] == [
        "layer 1: frog: a copy of bear, except that it becomes Frog and no other type and has base power 1 and "
        "toughness 1  [CR 613.2a, 707.2, 707.9]"
    ]
    assert [(step.layer, step.rules) for step in board.characteristics("clay", why=True).derivation] == [
        ("1", ("613.2a", "707.2"))
    ] * 3
    assert [(step.layer, step.rules) for step in board.characteristics("bear", why=True).derivation] == [
        ("3", ("613.1c", "613.7"))
    ]
    assert board.characteristics("bear").facts["subtypes"] == ["elf"]


def test_a_melded_permanent_has_the_mana_value_of_both_cards_and_its_copy_none() -> None:
    halves = ["Bruna, the Fading Light", "Gisela, the Broken Blade"]
    board = (
        Board()
        .put("brisela", card="Brisela, Voice of Nightmares", melded=halves, controller="A")
        .put("copy", token=True, copy_of="brisela", controller="B")
    )
    assert board.characteristics("brisela").facts["mana_value"] == 11  # CR 202.3c
    assert board.characteristics("copy").facts["mana_value"] == 0


def test_the_name_of_a_back_face_means_that_this_face_is_up() -> None:
    board = Board().put("insect", card="Insectile Aberration", controller="A")
    facts = board.characteristics("insect").facts
    assert (facts["name"], facts["power"], facts["mana_value"]) == ("Insectile Aberration", 3, 1)


def test_what_is_not_read_is_told() -> None:
    board = Board().put(
        "fish", name="Fish", type="Creature — Fish", pt="1/1", text="Glorble.", controller="A"
    )
    assert board.characteristics("fish").caveats == ("Fish, line 1, is not read",)


def test_a_planeswalker_has_the_loyalty_that_is_printed_and_so_has_its_copy() -> None:
    board = (
        Board()
        .put("jace", card="Jace Beleren", controller="A")
        .put("spent", card="Jace Beleren", controller="B", counters={"loyalty": 1})
        .put("copy", token=True, copy_of="jace", controller="B")
    )
    loyalty = {id: board.characteristics(id).facts["counters"] for id in ("jace", "spent", "copy")}
    assert loyalty == {"jace": {"loyalty": 3}, "spent": {"loyalty": 1}, "copy": {"loyalty": 3}}


def test_each_statement_of_a_line_has_its_own_condition() -> None:
    text = "This creature gets +1/+1. As long as you control an Island, this creature gets +4/+4."
    board = Board().put("fish", name="Fish", type="Creature — Fish", pt="1/1", text=text, controller="A")
    assert board.characteristics("fish").facts["power"] == 2
    assert board.put("sea", card="Island", controller="A").characteristics("fish").facts["power"] == 6
