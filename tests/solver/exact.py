"""Integer programs of the solver's (kb/combat/solver/program.pl), solved by HiGHS.

Only where highspy is there: the extra `lawmage[exact]`. Without presolve: that of HiGHS 1.16.0 called
a program infeasible that the empty declaration solves.
"""

from __future__ import annotations

from typing import Any


def solve(program: list[Any], seconds: float = 60.0) -> tuple[list[int], int] | None:
    """The columns that are 1 in a best solution and what none exceeds; None if there was no time."""
    import highspy

    _, columns, rows = program
    highs = highspy.Highs()
    highs.silent()
    for option, value in (
        ("time_limit", seconds),
        ("threads", 1),
        ("presolve", "off"),
        ("mip_rel_gap", 0.0),
        ("mip_abs_gap", 0.5),
    ):
        highs.setOptionValue(option, value)
    infinite = highspy.kHighsInf
    for _, _, gain in columns:
        highs.addVar(0.0, 1.0)
        number = highs.getNumCol() - 1
        highs.changeColCost(number, -float(gain))
        highs.changeColIntegrality(number, highspy.HighsVarType.kInteger)
    for _, lower, upper, entries in rows:
        highs.addRow(
            -infinite if lower == "none" else float(lower),
            infinite if upper == "none" else float(upper),
            len(entries),
            [entry[1] for entry in entries],
            [float(entry[2]) for entry in entries],
        )
    if not columns:
        return [], 0
    highs.run()
    if highs.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return None
    values = highs.getSolution().col_value
    best = round(-highs.getInfo().objective_function_value)
    return [i for i, value in enumerate(values) if value > 0.5], best
