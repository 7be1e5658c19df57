"""Declarations and combat damage: the scenarios of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawmage import ask_case, read_cases
from lawmage.scenario import Case

CASES = [case for file in sorted(Path(__file__).parent.glob("*.yaml")) for case in read_cases(file)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_a_declaration_is_judged_as_the_case_expects(case: Case) -> None:
    """Each question has the verdict that the case expects, for the rules that it names."""
    outcomes = list(ask_case(case))
    assert outcomes
    assert [(one.question.index, one.verdict, one.facts, one.error) for one in outcomes if not one.ok] == []
