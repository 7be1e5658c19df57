"""The solver and brute force agree, on problems of all features drawn at random.

`python tests/solver/agreement.py 10000` draws more.
"""

from __future__ import annotations

import pytest
from agreement import compare


@pytest.mark.parametrize(("seed", "number", "limit"), [(20260925, 500, 200), (509, 60, 2000)])
def test_the_solver_agrees_with_brute_force(seed, number, limit):
    out, verdicts = compare(number, seed, limit)
    assert out == []
    assert {"legal", "fewer", "disobeys"} <= set(verdicts)
