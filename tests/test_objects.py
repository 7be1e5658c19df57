"""``can_target``, ``can_attach`` and ``state_based`` in Python and on the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from lawmage import (
    Board,
    QuestionError,
    StateBasedActions,
    UndecidedError,
    ask_case,
    can_attach,
    can_target,
    read_cases,
)

BOARD = """\
id: moment
title: A moment of a game
objects:
  - {id: scout, card: Gladecover Scout, controller: A}
  - {id: guard, card: Tomakul Honor Guard, controller: A}
  - {id: bolt, card: Lightning Bolt, controller: B, zone: hand}
  - {id: axe, card: Bonesplitter, controller: B}
  - {id: bear, card: Grizzly Bears, controller: B, damage: 2, gains: [protection from artifacts until end of turn]}
  - {id: holy, card: Holy Strength, controller: B, attached_to: bear}
ask:
  - {can_target: {source: bolt, target: guard}, expect: legal}
  - {can_attach: {attachment: axe, to: bear}, expect: illegal, because: ["702.16d"]}
  - {state_based: true, expect: {dies: [], graveyard: [], counters: {}}}
"""


@pytest.fixture
def moment() -> Board:
    """A hexproof creature, one with ward, and what might be done to them."""
    return (
        Board()
        .put("scout", card="Gladecover Scout", controller="A")
        .put("guard", card="Tomakul Honor Guard", controller="A")
        .put("bolt", card="Lightning Bolt", controller="B", zone="hand")
        .put("axe", card="Bonesplitter", controller="B")
        .put("bear", card="Grizzly Bears", controller="B")
    )


def test_a_hexproof_creature_is_not_targeted_by_opponents(moment: Board) -> None:
    """CR 702.11b"""
    verdict = moment.can_target("bolt", "scout")
    assert str(verdict) == (
        "illegal\n  CR 702.11b  scout has hexproof: it can't be the target of spells or abilities its "
        "controller's opponents control"
    )
    assert moment.can_target("bolt", "A").legal


def test_ward_is_legal_and_names_its_cost(moment: Board) -> None:
    """CR 702.21a"""
    verdict = moment.can_target("bolt", "guard")
    assert verdict.legal
    assert [cost.rules for cost in verdict.costs] == [("702.21a",)]
    assert "{2}" in str(verdict)


def test_every_reason_is_given(moment: Board) -> None:
    verdict = moment.gaining("bear", "gains shroud", "gains protection from red").can_target("bolt", "bear")
    assert {reason.rules[0] for reason in verdict.reasons} == {"702.18a", "702.16b"}


def test_why_shows_the_checks(moment: Board) -> None:
    checks = moment.can_target("bolt", "scout", why=True).checks
    assert [(check.outcome, check.rules[0]) for check in checks] == [
        ("obeyed", "115.1a"),
        ("disobeyed", "702.11b"),
    ]
    assert moment.can_attach("axe", "bear", why=True).checks


def test_several_questions_are_asked_at_once(moment: Board) -> None:
    verdicts = moment.ask([can_target("axe/equip", "bear"), can_attach("axe", "scout")])
    assert [verdict.legal for verdict in verdicts] == [True, True]


@pytest.mark.parametrize(
    ("source", "target", "words"),
    [
        ("elk", "bear", "no spell or ability elk"),
        ("bear/1", "scout", "no spell or ability bear/1"),
        ("axe/ninjutsu", "scout", "no spell or ability axe/ninjutsu"),
        ("effect/1", "scout", "no spell or ability effect/1"),
        ("bolt", "elk", "no object 'elk'"),
        ("", "bear", "no spell or ability"),
        ("/", "bear", "no spell or ability"),
    ],
)
def test_a_source_or_target_that_is_not_there_is_an_error(
    moment: Board, source: str, target: str, words: str
) -> None:
    with pytest.raises(QuestionError, match=words):
        moment.can_target(source, target)


def test_an_attachment_that_is_not_there_is_an_error(moment: Board) -> None:
    with pytest.raises(QuestionError, match="no object 'elk'"):
        moment.can_attach("elk", "bear")
    with pytest.raises(QuestionError, match="no object 'Z'"):
        moment.can_attach("axe", "Z")


def test_state_based_actions_are_told_with_their_rules() -> None:
    """CR 704.5g, 704.5m, 704.5n"""
    board = (
        Board()
        .put("bear", card="Grizzly Bears", controller="A", damage=2)
        .put("holy", card="Unholy Strength", controller="A", attached_to="bear")
        .put("axe", card="Bonesplitter", controller="A", attached_to="bear")
    )
    safe = board.state_based()
    assert (safe.dies, str(safe)) == ((), "no state-based action")
    actions = board.gaining("bear", "gets -0/-1").state_based()
    assert (actions.dies, actions.graveyard, actions.unattached) == (("bear",), ("holy",), ("axe",))
    assert [reason.rules[0] for reason in actions.reasons] == ["704.5g", "704.5m", "704.5n"]
    assert str(actions).splitlines()[1] == "  CR 704.5g  bear dies: it has been dealt lethal damage"
    assert json.loads(json.dumps(actions.to_json()))["dies"] == ["bear"]


def test_what_a_player_chooses_is_left_open() -> None:
    """CR 704.5j"""
    board = (
        Board()
        .put("one", card="Isamaru, Hound of Konda", controller="A")
        .put("two", card="Isamaru, Hound of Konda", controller="A")
    )
    actions = board.state_based()
    assert (actions.keep_one, actions.dies) == ((("one", "two"),), ())


def test_an_open_condition_that_decides_it_is_told() -> None:
    board = Board().put(
        "moth",
        name="Moon Moth",
        type="Creature — Insect",
        pt="0/0",
        text="As long as it's a full moon, this creature gets +1/+1.",
        controller="A",
    )
    actions = board.state_based()
    assert isinstance(actions, StateBasedActions)
    assert not actions.decided
    assert [condition.words for condition in actions.conditions] == ["it's a full moon"]
    assert str(actions).splitlines()[0] == "depends"
    with pytest.raises(UndecidedError, match="full moon"):
        actions.facts()
    assert board.settle("it's a full moon", True).state_based().dies == ()
    assert board.settle("it's a full moon", False).state_based().dies == ("moth",)


def test_reasons_carry_the_numbers_of_the_edition() -> None:
    """CR 704.5j was 704.5k until September 2017, 702.16b was 702.15b in 2012."""
    knight = (
        Board(edition="2012-07-01")
        .put("knight", card="White Knight", controller="A")
        .put("murder", card="Murder", controller="B", zone="hand")
    )
    assert knight.can_target("murder", "knight").reasons[0].rules[0] == "702.15b"
    newest = Board(objects=knight.objects)
    assert newest.can_target("murder", "knight").reasons[0].rules[0] == "702.16b"


def test_a_case_compares_only_the_keys_it_names(tmp_path: Path) -> None:
    path = tmp_path / "moment.yaml"
    path.write_text(BOARD, encoding="utf-8")
    outcomes = [outcome for case in read_cases(path) for outcome in ask_case(case)]
    assert [outcome.ok for outcome in outcomes] == [True, True, True]
    path.write_text(BOARD.replace("dies: []", "dies: [bear]"), encoding="utf-8")
    outcomes = [outcome for case in read_cases(path) for outcome in ask_case(case)]
    assert [outcome.ok for outcome in outcomes] == [True, True, False]


def lawmage(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "lawmage.cli.main", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "moment.yaml"
    path.write_text(BOARD, encoding="utf-8")
    return path


def test_the_commands_answer_and_exit_so(file: Path) -> None:
    done = lawmage("can-target", file, "bolt", "scout")
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("illegal\n  CR 702.11b  scout has hexproof")
    done = lawmage("can-target", file, "bolt", "guard", "--json")
    assert (done.returncode, json.loads(done.stdout)["costs"][0]["rules"]) == (0, ["702.21a"])
    done = lawmage("can-attach", file, "axe", "bear", "--why")
    assert done.returncode == 1
    assert any(line.startswith("  - CR 702.16d") for line in done.stdout.splitlines())
    done = lawmage("state-based", file, "--case", "moment")
    assert (done.returncode, done.stdout) == (0, "no state-based action\n")
    done = lawmage("state-based", file, "--json")
    assert json.loads(done.stdout)["dies"] == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("can-target", "elk", "bear"), "no spell or ability elk"),
        (("can-attach", "elk", "bear"), "no object 'elk' on the board"),
        (("can-target", "bolt"), "Missing argument"),
        (("state-based", "--case", "x"), "no case 'x'"),
    ],
)
def test_what_can_not_be_asked_ends_in_one_line(file: Path, arguments: tuple[str, ...], words: str) -> None:
    done = lawmage(arguments[0], file, *arguments[1:])
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
