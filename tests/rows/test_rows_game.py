"""Rows C, K, P, G and L of the seed that happen in play, each a scenario of ``tests/game/rows*.yaml``.

The id of a case begins with its rows: ``c26-c27-who-owns-and-controls-the-copy``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from lawmage import ask_case, read_cases
from lawmage.scenario import Case

CASES = [
    case
    for file in sorted((Path(__file__).parents[1] / "game").glob("rows*.yaml"))
    for case in read_cases(file)
]
NAMED = re.compile(r"^((?:[ckpgl]\d+-)+)")


def test_every_case_names_its_rows() -> None:
    assert [case.id for case in CASES if not NAMED.match(case.id)] == []


def row_test(case: Case) -> Callable[[], None]:
    """A test that the row's scenario comes out as it says."""

    def test() -> None:
        wrong = [
            (one.question.index, one.verdict, one.facts, one.error) for one in ask_case(case) if not one.ok
        ]
        assert wrong == []

    test.__doc__ = str(case.data.get("title", case.id))
    return test


for _case in CASES:
    if _named := NAMED.match(_case.id):
        _words = _case.id[_named.end() :].replace("-", "_")
        for _row in (
            _named[1].strip("-").split("-")
        ):  # test_K48_scry, test_C26_who_owns_and_controls_the_copy ...
            globals()[f"test_{_row.upper()}_{_words}"] = row_test(_case)
