"""What may not change an answer doesn't; what must change it does, on boards too large for brute force."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import prolog
import pytest
from families import FAMILIES
from problems import (
    ALL,
    Pair,
    Problem,
    acting,
    acts,
    at_least,
    at_most,
    declaration,
    problem_text,
    renamed,
    when,
)
from random_problems import board

Change = Callable[[random.Random, Problem], Problem]


def boards(seed: int) -> list[Problem]:
    """Boards of both sorts, up to about ten a side."""
    rng = random.Random(seed)
    made = [board(rng, 9, 7, 7) for _ in range(25)]
    for name in ("typical", "tokens", "attack", "limits"):
        made += [FAMILIES[name](rng, rng.randint(3, 11), rng.randint(3, 11)) for _ in range(5)]
    return made


def unchanged(_: random.Random, problem: Problem) -> Problem:
    return problem


def shuffled(rng: random.Random, problem: Problem) -> Problem:
    """The entries in another order."""

    def mix(entries: Any) -> Any:
        entries = list(entries)
        rng.shuffle(entries)
        return entries

    return replace(
        problem,
        actors=dict(mix(problem.actors.items())),
        able=dict(mix(problem.able.items())),
        restrictions=tuple(mix(problem.restrictions)),
        requirements=tuple(mix(problem.requirements)),
    )


def unable_actor(_: random.Random, problem: Problem) -> Problem:
    return replace(problem, actors={"unable": 1, **problem.actors})


def unobeyable_requirement(_: random.Random, problem: Problem) -> Problem:
    return problem.with_requirement("unobeyable", at_least(1, acting(["nobody"], "all")))


def idle_restrictions(_: random.Random, problem: Problem) -> Problem:
    """Menace on what isn't there, a limit above all numbers, a condition that holds itself."""
    more = (
        ("absent", when(acting("all", ["absent"]), at_least(2, acting("all", ["absent"])))),
        ("high", at_most(len(problem.actors), ALL)),
        ("self", when(ALL, at_least(1, ALL))),
    )
    return replace(problem, restrictions=more + problem.restrictions)


def told_twice(_: random.Random, problem: Problem) -> Problem:
    """Every restriction twice; restrictions aren't counted."""
    return replace(problem, restrictions=problem.restrictions + problem.restrictions)


@pytest.mark.parametrize(
    "change", [unchanged, shuffled, unable_actor, unobeyable_requirement, idle_restrictions, told_twice]
)
def test_what_changes_nothing(change: Change):
    rng = random.Random(1)
    before = boards(2)
    after = [change(rng, problem) for problem in before]
    assert summaries(after) == summaries(before)


def summaries(problems: list[Problem]) -> list[Any]:
    """Maximum, possible pairs, and the verdict on the empty declaration, as far as names and choices don't matter."""
    asked = []
    for problem in problems:
        text = problem_text(problem)
        asked += [f"maximum({text},[])", f"possible_pairs({text},[])", f"verdict({text},[],[])"]
    answers = prolog.ask(asked)
    out = []
    for number in range(0, len(answers), 3):
        maximum, pairs, verdict = answers[number : number + 3]
        possible = sorted((pair[1], pair[2]) for _, pair, answer in pairs if answer != "no")
        out.append((maximum[1], possible, verdict[0], verdict[1]))
    return out


def test_names_are_of_no_account():
    rng = random.Random(3)
    before = boards(4)
    after, names_of = [], []
    for problem in before:
        old = sorted({*problem.actors, *problem.objects})
        new = [f"n{i}" for i in range(len(old))]
        rng.shuffle(new)
        names = dict(zip(old, new, strict=True))
        names_of.append(names)
        after.append(renamed(problem, names))
    for first, second, names in zip(summaries(before), summaries(after), names_of, strict=True):
        assert second[0] == first[0]
        assert second[1] == sorted((names[a], names[o]) for a, o in first[1])
        assert second[2:] == first[2:]


def test_a_requirement_that_all_obey_adds_one():
    before = boards(5)
    after = [problem.with_requirement("sure", at_most(len(problem.actors), ALL)) for problem in before]
    for first, second in zip(summaries(before), summaries(after), strict=True):
        assert second[0] == ["exactly", first[0][1] + 1]
        assert second[1:3] == first[1:3]


def test_requirements_told_twice_count_twice():
    before = boards(6)
    after = [replace(problem, requirements=problem.requirements * 2) for problem in before]
    for first, second in zip(summaries(before), summaries(after), strict=True):
        assert second[0] == ["exactly", 2 * first[0][1]]
        assert second[1:3] == first[1:3]


def test_a_legal_declaration_stays_legal_when_one_that_it_obeys_is_added():
    """And the witness of the maximum is legal if nothing costs anything."""
    before = [replace(p, able=dict.fromkeys(p.able, frozenset())) for p in boards(7)]
    witnesses = [
        sorted(prolog.pairs_of(answer[2]))
        for answer in prolog.ask([f"maximum({problem_text(problem)},[])" for problem in before])
    ]
    asked = []
    for problem, witness in zip(before, witnesses, strict=True):
        asked.append(verdict(problem, witness))
        for actor, _ in witness[:1]:
            asked.append(verdict(problem.with_requirement("more", acts(actor)), witness))
    assert {answer[0] for answer in prolog.ask(asked)} == {"legal"}


def verdict(problem: Problem, declared: list[Pair]) -> str:
    return f"verdict({problem_text(problem)},{declaration(declared)},[])"
