"""Scenarios played out, from every file of this folder: rows of the seed (``rows*.yaml``), mechanics, cards by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawmage import ask_case, read_cases
from lawmage.scenario import Case

CASES = [case for file in sorted(Path(__file__).parent.glob("*.yaml")) for case in read_cases(file)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_a_scenario_is_played_as_it_expects(case: Case) -> None:
    """Each step is legal or refused as expected, and what must hold after it does."""
    outcomes = list(ask_case(case))
    assert outcomes
    wrong = [
        (one.question.index, one.verdict, one.facts, one.error, one.question.expect)
        for one in outcomes
        if not one.ok
    ]
    assert wrong == []
