"""Rows C, K, P, G and L of the seed that happen in play, each a scenario of ``tests/game/rows*.yaml``.

The id of a case begins with its rows: ``c26-c27-who-owns-and-controls-the-copy``.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lawmage import ask_case, read_cases
from lawmage.scenario import Case

CASES = [
    case
    for file in sorted((Path(__file__).parents[1] / "game").glob("rows*.yaml"))
    for case in read_cases(file)
]
NAMED = re.compile(r"^((?:[ckpgl]\d+-)+)")
ROWS = [
    pytest.param(case, id=f"{row.upper()}-{case.id}")
    for case in CASES
    if (named := NAMED.match(case.id))
    for row in named[1].strip("-").split("-")
]


def test_every_case_names_its_rows() -> None:
    assert [case.id for case in CASES if not NAMED.match(case.id)] == []


@pytest.mark.parametrize("case", ROWS)
def test_row(case: Case) -> None:
    """The row's scenario comes out as it says."""
    wrong = [(one.question.index, one.verdict, one.facts, one.error) for one in ask_case(case) if not one.ok]
    assert wrong == []
