"""Faults that are planted in a copy of the rules are found."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

import lawmage

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def faults(tmp_path: Path, swipl):
    """Runs a check on a copy of kb/ in which texts are replaced by others; gives its faults."""

    def run(check: str, *changes: tuple[str, str, str]) -> list[dict[str, Any]]:
        shutil.copytree(ROOT / "kb", tmp_path / "kb", ignore=shutil.ignore_patterns("__pycache__"))
        for file, old, new in changes:
            path = tmp_path / "kb" / file
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            assert text.count(old) == 1 or not old, f"{file} has {text.count(old)} of {old}"
            path.write_text(text.replace(old, new) if old else text + new, encoding="utf-8")
        goal = f"lawmage:answer(check({check}, [up_to(2)]), J), format('~s~n', [J])"
        done: subprocess.CompletedProcess[str] = swipl(
            "-q", "-g", goal, "-t", "halt", tmp_path / "kb" / "load.pl"
        )
        reply: dict[str, Any] = json.loads(done.stdout)
        found: list[dict[str, Any]] = reply["faults"]
        return found

    return run


def assert_found(faults: list[dict[str, Any]], *expected: str) -> None:
    """Each of these beginnings is that of a fault."""
    texts = [fault["text"] for fault in faults]
    missing = [text for text in expected if not any(found.startswith(text) for found in texts)]
    assert not missing, "\n".join(texts)


def test_faults_of_the_program_are_found(faults):
    found = faults(
        "predicates",
        ("json.pl", "", "\nnobody_asks(this).\n"),
        ("json.pl", "", "\nto_json(Text) :- makes_nothing_of_it(Text).\n"),
        ("matrix.pl", "", "\nsingle(Value) :- matrix_value(_, _, _, Vaule).\n"),
        ("objects/board.pl", "", "\n:- use_module('../verdicts', []).\n"),
        ("objects/stray.pl", "", ":- encoding(utf8).\n:- module(lawmage_stray, []).\n"),
    )
    assert_found(
        found,
        "dead: kb/json.pl:",
        "undefined: lawmage_json:makes_nothing_of_it/1, called in kb/json.pl:",
        "arrow: kb/objects/board.pl:",
        "orphan: kb/objects/stray.pl",
    )


def test_faults_of_the_vocabulary_are_found(faults):
    terms = '\nterm(condition, wishes(whom), "").\n'
    found = faults(
        "vocabulary",
        ("keywords/evasion.pl", "cant_be_blocked_except_by([has(horsemanship)])", "cant_be_blocked_but(any)"),
        ("keywords/evasion.pl", "can_block_only([has(shadow)])", "can_block_only([has(shade)])"),
        ("vocabulary_terms.pl", "", terms),
        ("game/chosen_subjects.pl", "chooses_itself(tap).", "chooses_itself(tapp)."),
        ("vocabulary.pl", "requirement_bearing(must_be_blocked, ", "requirement_bearing(must_be_blockt, "),
        (
            "vocabulary/uninterpreted.pl",
            "",
            "\nuninterpreted(later, restriction, [cant_be_blocked/0, cant_fly/0]).\n",
        ),
    )
    assert_found(
        found,
        "the meaning of horsemanship is no term of the vocabulary: no restriction cant_be_blocked_but/1",
        "the meaning of shadow is no term of the vocabulary: no keyword shade",
        "the requirement must_be_blocked/0 is read in kb/combat, and bears on no judgment",
        "the requirement must_be_blockt/0 bears on a judgment, and is no term",
        "the condition wishes(whom) has a part of an unknown sort, whom",
        "the condition wishes(whom) is not documented",
        "the condition wishes/1 is written by no keyword, and nothing in the grammar has its name",
        "the condition wishes/1 is read by no judgment",
        "the restriction cant_be_blocked/0 is read now: take it off",
        "kb/vocabulary/uninterpreted.pl lists the restriction cant_fly/0, which is no term",
        "tapp chooses itself what it is about (kb/game/chosen_subjects.pl), and is no meaning",
        "tap/1 chooses what it is about, and kb/game/chosen_subjects.pl doesn't say so",
    )


def test_rules_that_do_not_exist_are_found(faults):
    cited = "\n%   CR 509.1z, 509.1a-y\n%   CR 198\n\nno_rule(cr('702.300')).\n"
    assert_found(
        [{"text": fault["text"].split(": ", 1)[1]} for fault in faults("citations", ("json.pl", "", cited))],
        "there is no CR 509.1z in the edition of ",
        "there is no CR 509.1y in the edition of ",
        "there is no CR 198 in the edition of ",
        "there is no CR 702.300 in the edition of ",
    )


def test_faults_of_the_keywords_are_found(faults):
    found = faults(
        "keywords",
        ("keywords/evasion.pl", "meaning(horsemanship, ", "meaning(horse_back, "),
        ("keywords/evasion.pl", "[cr('702.118b'), ", "[cr('702.11b'), "),
        (
            "keywords/not_modelled.pl",
            "not_modelled(later,",
            "not_modelled(later, [flying, first_strike, fly]).\nnot_modelled(later,",
        ),
        (
            "combat/damage.pl",
            "has_keyword(World, Source, deathtouch)",
            "has_keyword(World, Source, death_touch)",
        ),
    )
    assert_found(
        found,
        "horsemanship (CR 702.31) has no meaning, no judgment looks for it, and it isn't declared",
        "horse_back has a meaning, and is no keyword ability",
        "the meaning of skulk rests on CR 702.11b first",
        "flying is declared as not modelled, and has a meaning",
        "first_strike is declared as not modelled, and kb/combat/damage.pl looks for it",
        "fly is declared as not modelled, and is no keyword ability",
        "kb/combat/damage.pl looks for death_touch, which is no keyword ability",
    )


@pytest.mark.parametrize(
    ("theorem", "file", "old", "new"),
    [
        (  # an evasion ability that lets creatures with flying be blocked
            "evasion",
            "keywords/evasion.pl",
            "meaning(fear, ",
            "meaning(fear, permission(self, blocked_as_though_no(flying)), [cr('702.36b')]).\nmeaning(fear, ",
        ),
        (  # landwalk that cancels
            "landwalk",
            "keywords/landwalk.pl",
            "restriction(self, cant_be_blocked))",
            "restriction(self, cant_be_blocked_by([not(has(landwalk(any)))])))",
        ),
    ],
)
def test_a_theorem_that_does_not_hold_is_refuted(faults, tmp_path, theorem, file, old, new):
    """The board that refutes it is a scenario, whose question the true rules answer as it expects."""
    found = {fault["text"].split()[0]: fault for fault in faults("boards", (file, old, new))}
    assert theorem in found, found
    assert f"{theorem} is refuted (" in found[theorem]["text"]
    path = tmp_path / "refuted.yaml"
    path.write_text(yaml.safe_dump(found[theorem]["scenario"], sort_keys=False), encoding="utf-8")
    (case,) = lawmage.read_cases(path)
    assert [outcome.ok for outcome in lawmage.ask_case(case)] == [True]
