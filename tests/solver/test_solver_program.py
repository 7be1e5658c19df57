"""The integer program of a problem says what the problem says, and its solution is checked."""

from __future__ import annotations

import random
from importlib.util import find_spec
from typing import Any

import exact
import prolog
import pytest
from brute import Brute
from problems import Problem, acts, declaration, met, problem_text
from random_problems import board, tiny


def values_of(program: Any, declared: frozenset[tuple[str, str]], brute: Brute) -> list[int]:
    """The best values of the columns for a declaration: pairs as declared, what is forced by them, wishes obeyed."""
    _, columns, rows = program
    values = [int(name[0] == "pair" and (name[1], name[2]) in declared) for _, name, _ in columns]
    wishes = [i for i, (_, name, _) in enumerate(columns) if name == "wish"]
    for number in brute.obeyed(brute.mask(declared)):
        values[wishes[number]] = 1
    for _ in range(2):  # columns that are 1 if any of others is: as low as the rows allow
        for _, lower, upper, entries in rows:
            if (
                lower == 0
                and upper == "none"
                and len(entries) == 2
                and entries[0][2] == 1
                and entries[1][2] == -1
            ):
                values[entries[0][1]] |= values[entries[1][1]]
    return values


def holds(row: Any, values: list[int]) -> bool:
    _, lower, upper, entries = row
    total = sum(values[number] * factor for _, number, factor in entries)
    return (lower == "none" or total >= lower) and (upper == "none" or total <= upper)


def test_every_declaration_that_disobeys_nothing_solves_the_program():
    rng = random.Random(8)
    drawn = [tiny(rng, 60) for _ in range(60)]
    programs = prolog.ask([f"program({problem_text(problem)},any)" for problem, _ in drawn])
    for (problem, brute), program in zip(drawn, programs, strict=True):
        clean = {row[0] for row in brute.rows}
        for declared in brute.every():
            values = values_of(program, declared, brute)
            solves = all(holds(row, values) for row in program[2])
            assert solves == (declared in clean), (problem_text(problem), declared)
            if solves:
                gained = sum(gain * value for (_, _, gain), value in zip(program[1], values, strict=True))
                assert gained == len(brute.obeyed(brute.mask(declared)))


BOARD = Problem(
    actors={"b1": 1, "b2": 1},
    able={(b, a): frozenset() for b in ("b1", "b2") for a in ("a1", "a2")},
    requirements=(("q1", acts("b1")), ("q2", met("a2"))),
)


def columns(*declared: tuple[str, str]) -> list[int]:
    return [i for i, pair in enumerate(sorted(BOARD.able)) if pair in declared]


@pytest.mark.parametrize(
    ("values", "upper", "expected"),
    [
        (columns(("b1", "a2")), 2, ["fewer", 1, 2]),
        (columns(("b1", "a1"), ("b1", "a2")), 2, ["undecided", 1, 2]),  # b1 can't block both
        (columns(("b1", "a1")), 1, ["legal", 1, 2]),  # the other solver's word
    ],
)
def test_the_solution_is_checked(values, upper, expected):
    declared = declaration([("b1", "a1")])
    (answer,) = prolog.ask([f"program_verdict({problem_text(BOARD)},{declared},{values},{upper})"])
    assert answer[: len(expected)] == expected


if find_spec("highspy"):  # the extra lawmage[exact]

    def test_highs_agrees():
        rng = random.Random(9)
        texts = [problem_text(board(rng, 12, 9, 9)) for _ in range(100)]
        programs = prolog.ask([f"program({text},any)" for text in texts])
        maxima = prolog.ask([f"maximum({text},[])" for text in texts])
        solutions = [exact.solve(program) for program in programs]
        assert None not in solutions
        assert [answer[1] for answer in maxima] == [["exactly", best] for _, best in solutions]
