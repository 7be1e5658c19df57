"""The extra ``lawmage[exact]``: what the budget leaves open is decided by HiGHS, and its declaration checked (CR 509.1c)."""

from __future__ import annotations

from typing import Any

import pytest

from lawmage import Board, exact

THREE = 3


def called() -> Board:
    """Three creatures that block if able, and an attacker for each."""
    board = Board(step="declare_blockers")
    for one in range(THREE):
        board = board.put(f"ogre{one}", card="Gray Ogre", controller="A", attacking="B")
        board = board.put(
            f"bear{one}", card="Grizzly Bears", controller="B", gains=["blocks each combat if able"]
        )
    return board


def test_the_integer_program_asks_for_what_the_rules_ask() -> None:
    program = called().replies(["program(blocks([],'B'))"])[0]
    assert sum(gain > 0 for gain in program["columns"]) == THREE
    rows = [([column for column, _ in entries], upper) for _, upper, entries in program["rows"]]
    assert any(upper == 1 and len(columns) == THREE for columns, upper in rows)  # a creature blocks once


def test_where_the_budget_ends_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "solution", lambda program: None)
    verdict = called().blocks({}, by="B", budget=0)
    assert (verdict.verdict, verdict.proved, verdict.most, verdict.by) == ("depends", False, (0, THREE), None)


def test_a_better_declaration_is_checked_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    program = called().replies(["program(blocks([],'B'))"])[0]
    first_blocks = [0, program["columns"].index(1)]  # the first pair, and what it earns
    monkeypatch.setattr(exact, "solution", lambda program: (first_blocks, THREE))
    verdict = called().blocks({}, by="B", budget=0)
    assert (verdict.verdict, verdict.proved, verdict.by) == ("illegal", True, "highs")
    assert verdict.witness == {"blocks": {"bear0": ["ogre0"]}}
    impossible = [0, 1, program["columns"].index(1)]  # one creature blocks two attackers
    monkeypatch.setattr(exact, "solution", lambda program: (impossible, THREE))
    assert called().blocks({}, by="B", budget=0).verdict == "depends"


@pytest.mark.parametrize(
    ("values", "upper", "answer"),
    [
        ([], THREE, ("depends", False)),  # nothing better was found, but some may obey three
        ([], 0, ("legal", True)),
    ],
)
def test_a_solution_is_only_believed_as_far_as_it_goes(
    monkeypatch: pytest.MonkeyPatch, values: list[int], upper: int, answer: tuple[str, bool]
) -> None:
    def solution(program: dict[str, Any]) -> tuple[list[int], int]:
        return values, upper

    monkeypatch.setattr(exact, "solution", solution)
    verdict = called().blocks({}, by="B", budget=0)
    assert (verdict.verdict, verdict.proved) == answer
    assert verdict.by == "highs"
