"""Boards with answers derived by hand: instances.json says what each shows."""

from __future__ import annotations

import json
from pathlib import Path

import prolog
from brute import Brute
from problems import declaration, from_json, problem_text

INSTANCES = json.loads((Path(__file__).parent / "instances.json").read_text(encoding="utf-8"))


def test_the_verdicts_are_those_derived_by_hand():
    said, asked = [], []
    for instance in INSTANCES:
        text = problem_text(from_json(instance["problem"]))
        for verdict in instance["verdicts"]:
            said.append((instance["id"], verdict["declaration"], verdict["legal"]))
            asked.append(f"verdict({text},{declaration(verdict['declaration'])},[])")
    found = [
        (name, declared, answer[0] == "legal")
        for (name, declared, _), answer in zip(said, prolog.ask(asked), strict=True)
    ]
    assert found == said


def test_the_maximum_is_that_derived_by_hand():
    problems = [from_json(instance["problem"]) for instance in INSTANCES]
    answers = prolog.ask([f"maximum({problem_text(problem)},[])" for problem in problems])
    assert [answer[1] for answer in answers] == [["exactly", instance["maximum"]] for instance in INSTANCES]


def test_brute_force_says_the_same():
    for instance in INSTANCES:
        brute = Brute(from_json(instance["problem"]))
        assert brute.maximum == instance["maximum"], instance["id"]
        for verdict in instance["verdicts"]:
            declared = frozenset(map(tuple, verdict["declaration"]))
            assert (declared in brute.legal) == verdict["legal"], (instance["id"], verdict)
