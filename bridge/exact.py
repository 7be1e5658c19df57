"""The extra ``lawmage[exact]``: HiGHS for declarations that the search within the budget leaves open.

The most requirements that a declaration could obey (CR 508.1d, 509.1c) is the maximum of an integer program, which the rules make
(``kb/combat/solver/program.pl``). They check the declaration that comes back; that none obeys more is this solver's word.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from math import floor
from typing import Any

SECONDS = 60.0
"""How long the solver may take; what it hasn't decided by then stays open."""


def solution(program: Mapping[str, Any]) -> tuple[list[int], int] | None:
    """The columns that are 1 in the best solution found, and a number that no solution exceeds.

    :param program: ``columns``, the gain of each, all of them 0 or 1, and ``rows``: lower and upper bound (None where there is none)
        and ``[column, coefficient]`` pairs.
    :returns: None where HiGHS isn't installed, or found no solution in time.
    """
    try:
        highspy = import_module("highspy")
    except ImportError:
        return None
    solver = _quiet(highspy.Highs)()
    solver.setOptionValue("presolve", "off")  # that of 1.16.0 calls some feasible programs infeasible
    solver.setOptionValue("time_limit", SECONDS)
    solver.setOptionValue("mip_rel_gap", 0.0)
    solver.setOptionValue("mip_abs_gap", 0.5)
    for gain in program["columns"]:
        solver.addBinary(obj=float(gain))
    for lower, upper, entries in program["rows"]:
        solver.addRow(
            -highspy.kHighsInf if lower is None else float(lower),
            highspy.kHighsInf if upper is None else float(upper),
            len(entries),
            [column for column, _ in entries],
            [float(coefficient) for _, coefficient in entries],
        )
    solver.setMaximize()
    solver.run()
    values = solver.getSolution().col_value
    info = solver.getInfo()
    if len(values) != len(program["columns"]) or info.primal_solution_status != 2:
        return None
    return [index for index, value in enumerate(values) if value > 0.5], floor(info.mip_dual_bound + 1e-6)


def _quiet(solver: Any) -> Any:
    """The solver's class without its banner, which is printed where a new one enables its callbacks."""

    def enable(self: Any) -> None:
        self.setOptionValue("output_flag", False)
        solver.enableCallbacks(self)

    return type("Quiet", (solver,), {"enableCallbacks": enable})
