"""Rows C19-C36, K1-K50 and P1-P13 of the seed that happen in play, each a scenario of ``tests/game/rows.yaml``.

The id of a case begins with its rows: ``c26-c27-who-owns-and-controls-the-copy``.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lawmage import ask_case, read_cases
from lawmage.scenario import Case

CASES = read_cases(Path(__file__).parents[1] / "game" / "rows.yaml")
ROWS = [
    pytest.param(case, id=f"{row.upper()}-{case.id}")
    for case in CASES
    for row in re.findall(r"(?:^|-)([ckp]\d+)(?=-)", case.id)
]


@pytest.mark.parametrize("case", ROWS)
def test_row(case: Case) -> None:
    """The row's scenario comes out as it says."""
    wrong = [(one.question.index, one.verdict, one.facts, one.error) for one in ask_case(case) if not one.ok]
    assert wrong == []
