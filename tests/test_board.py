"""Boards in Python: what they answer, and how they refuse what makes no sense."""

from __future__ import annotations

import pytest

from lawmage import (
    Board,
    QuestionError,
    UndecidedError,
    UnknownCardError,
    UnsupportedError,
    can_attack,
    can_block,
)


@pytest.fixture
def raid() -> Board:
    """A menace attacker, two creatures at home and a tapped one."""
    return (
        Board(step="declare_blockers")
        .put("pirate", card="Boggart Brute", controller="A", attacking="B")
        .put("bear", card="Grizzly Bears", controller="B")
        .put("ogre", card="Gray Ogre", controller="B")
        .put("elf", card="Llanowar Elves", controller="B", tapped=True)
    )


def test_a_menace_attacker_is_blocked_only_in_company(raid):
    """CR 702.111b."""
    verdict = raid.can_block("bear", "pirate")
    assert verdict.legal
    assert verdict.not_alone
    assert verdict.headline == "legal, not alone"
    assert verdict.reasons[0].rules == ("702.111b", "509.1b")
    assert verdict.reasons[0].source.name == "menace"
    assert verdict.witness == {"blocks": {"bear": ["pirate"], "ogre": ["pirate"]}}


def test_a_tapped_creature_does_not_block_and_is_no_company(raid):
    """CR 509.1a."""
    verdict = raid.can_block("elf", "pirate")
    assert not verdict.legal
    assert [reason.rules[0] for reason in verdict.reasons] == ["509.1a"]


def test_a_verdict_is_no_truth_value(raid):
    with pytest.raises(TypeError, match=r"ask for \.legal"):
        bool(raid.can_block("bear", "pirate"))


def test_why_shows_every_check(raid):
    checks = raid.can_block("elf", "pirate", why=True).checks
    assert {check.outcome for check in checks} == {"obeyed", "disobeyed"}
    assert any(check.term == "untapped(elf)" and check.outcome == "disobeyed" for check in checks)
    assert not raid.can_block("elf", "pirate").checks


def test_all_pairs_agree_with_the_single_questions(raid):
    raid = raid.put("angel", card="Serra Angel", controller="A", attacking="B").put(
        "spider", card="Giant Spider", controller="B"
    )
    pairs = raid.can_block_pairs()
    assert len(pairs) == 8
    for (blocker, attacker), verdict in pairs.items():
        single = raid.can_block(blocker, attacker)
        assert (verdict.verdict, verdict.reasons) == (single.verdict, single.reasons)
        assert pairs.answer(blocker, attacker) == single.verdict
        assert (verdict.witness is None) == (single.witness is None)


def test_several_questions_in_one_call(raid):
    verdicts = raid.ask([can_block("bear", "pirate"), can_attack("pirate", "B")])
    assert [verdict.verdict for verdict in verdicts] == ["legal", "legal"]


def test_boards_are_values(raid):
    larger = raid.put("bird", card="Storm Crow", controller="B")
    assert len(raid.objects) + 1 == len(larger.objects)
    with pytest.raises(AttributeError):
        raid.active = "B"


def test_a_card_may_be_named_without_accents_in_any_case(raid):
    assert raid.put("knight", card="jotun grunt", controller="B").can_block("knight", "pirate").legal


def test_gains_change_what_is_judged(raid):
    assert raid.gaining("elf", "flying").can_block("elf", "pirate").verdict == "illegal"
    assert raid.gaining("pirate", "loses menace").can_block("bear", "pirate").not_alone is False


def test_words_not_understood_are_a_caveat_or_an_error(raid):
    odd = raid.gaining("bear", "hums at dusk")
    verdict = odd.can_block("bear", "pirate")
    assert verdict.legal
    assert "hums at dusk" in verdict.caveats[0].text
    strict = Board(step="declare_blockers", strict=True).put(
        "bear", card="Grizzly Bears", controller="B", gains=["hums at dusk"]
    )
    with pytest.raises(QuestionError, match="hums at dusk"):
        strict.can_block("bear", "bear")


def test_an_open_condition_is_told_and_can_be_settled(raid):
    shy = raid.put(
        "moth",
        name="Moth",
        type="Creature — Insect",
        pt="1/1",
        text="This creature can't block if the moon is full.",
        controller="B",
    )
    verdict = shy.can_block("moth", "pirate")
    assert verdict.verdict == "depends"
    assert [condition.words for condition in verdict.conditions] == ["the moon is full"]
    assert verdict.conditions[0].object == "moth"
    with pytest.raises(UndecidedError, match="the moon is full"):
        _ = verdict.legal
    assert not shy.settle("the moon is full", True).can_block("moth", "pirate").legal
    assert shy.settle("the moon is full", False).can_block("moth", "pirate").legal


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        (
            lambda board: board.can_block("elk", "pirate"),
            QuestionError,
            "no object 'elk' on the board; it has pirate, bear",
        ),
        (lambda board: board.put("bear", card="Storm Crow", controller="B"), QuestionError, "already"),
        (lambda board: board.put("x", card="Storm Crow", controller="Z"), QuestionError, "is no player"),
        (lambda board: board.put("x", controller="B"), QuestionError, "needs a card"),
        (
            lambda board: board.put("x", card="Storm Crow", controller="B", colour="R"),
            QuestionError,
            "no key 'colour'",
        ),
        (
            lambda board: board.put("x", card="Strom Crow", controller="B").can_block("x", "pirate"),
            UnknownCardError,
            "Storm Crow",
        ),
        (
            lambda board: board.put("x", name="X", type="Creatur — Bear", controller="B").can_block(
                "x", "pirate"
            ),
            QuestionError,
            "creatur is no card type",
        ),
        (
            lambda board: board.put("x", name="X", type="Creature", pt="two", controller="B").can_block(
                "x", "pirate"
            ),
            QuestionError,
            "no power and toughness",
        ),
        (
            lambda board: board.put("x", name="X", type="Creature", cost="{Q9}", controller="B").can_block(
                "x", "pirate"
            ),
            QuestionError,
            "no mana cost",
        ),
        (
            lambda board: board.put("x", card="Clone", controller="B", copy_of="x").can_block("x", "pirate"),
            QuestionError,
            "copy_of leads back",
        ),
        (
            lambda board: board.put("x", card="Pacifism", controller="B", attached_to="x").can_block(
                "bear", "pirate"
            ),
            QuestionError,
            "attached_to itself",
        ),
        (lambda board: board.ask(["fly_to_the_moon(bear)"]), UnsupportedError, "fly_to_the_moon"),
    ],
)
def test_what_makes_no_sense_is_told(raid, change, error, message):
    with pytest.raises(error, match=message.replace("(", r"\(")):
        change(raid)


def test_attacks_are_judged(raid):
    """CR 508.1a-c: in a main phase, before anything attacks."""
    board = (
        Board()
        .put("wall", card="Wall of Stone", controller="A")
        .put("fresh", card="Grizzly Bears", controller="A", sick=True)
        .put("theirs", card="Grizzly Bears", controller="B")
        .put("walker", name="W", type="Planeswalker — Jace", loyalty=3, controller="B")
    )
    rules = {
        creature: [reason.rules[0] for reason in board.can_attack(creature, "walker").reasons]
        for creature in ("wall", "fresh", "theirs")
    }
    assert rules == {"wall": ["702.3b"], "fresh": ["302.6"], "theirs": ["508.1a", "508.1b"]}
