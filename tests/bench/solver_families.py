"""How long the solver takes on families of boards, and how many it decides.

    python tests/bench/solver_families.py
    python tests/bench/solver_families.py --families lure3,cover --sizes 10,20 --boards 20 --highs

A line for each family and size: boards, those whose maximum is proved, and milliseconds of processor time inside
Prolog: for the maximum, for a verdict, for all possible pairs. `3-20` are boards of random sizes. With --highs,
HiGHS solves the same boards (highspy; without presolve, see tests/solver/exact.py), and must agree.
Nothing is asserted about times.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

SOLVER = Path(__file__).resolve().parent.parent / "solver"
sys.path.insert(0, str(SOLVER))

import exact  # noqa: E402
import prolog  # noqa: E402
from families import FAMILIES  # noqa: E402
from problems import Problem, problem_text  # noqa: E402

BOARDS = {"3-20": 400, "5": 40, "10": 40, "20": 20, "40": 5, "100": 3}


def boards(family: str, size: str, number: int) -> list[Problem]:
    rng = random.Random(f"{family} {size}")
    build = FAMILIES[family]
    if "-" not in size:
        return [build(rng, int(size), int(size)) for _ in range(number)]
    low, high = map(int, size.split("-"))
    return [build(rng, rng.randint(low, high), rng.randint(low, high)) for _ in range(number)]


def timed(problems: Sequence[Problem], work: int) -> list[list[str]]:
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        file.writelines(f"board({i},{problem_text(problem)}).\n" for i, problem in enumerate(problems))
        file.flush()
        done = subprocess.run(
            ["swipl", str(SOLVER / "timed.pl"), file.name, str(work)],
            capture_output=True,
            text=True,
            check=True,
        )
    if done.stderr:
        raise RuntimeError(done.stderr[:4000])
    return [line.split() for line in done.stdout.splitlines()]


def figures(times: Sequence[float]) -> str:
    """Median, 99th percentile (for few boards: the slowest), slowest."""
    ordered = sorted(times)
    high = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    return f"{statistics.median(ordered):8.2f} {high:8.2f} {ordered[-1]:8.2f}"


def highs(problems: Sequence[Problem], rows: Sequence[list[str]]) -> str:
    programs = prolog.ask([f"program({problem_text(problem)},any)" for problem in problems])
    times, wrong, solved = [], 0, 0
    for program, row in zip(programs, rows, strict=True):
        start = time.process_time()
        solution = exact.solve(program, 20.0)
        times.append(1000 * (time.process_time() - start))
        if solution:
            solved += 1
            wrong += not int(row[1]) <= solution[1] <= int(row[2])
    ratio = statistics.median(times) / statistics.median(float(row[3]) for row in rows)
    return f" | {figures(times)} {solved:4}/{len(problems)} x{ratio:<7.2f}" + (
        f" {wrong} WRONG" if wrong else ""
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--families", default=",".join(FAMILIES))
    parser.add_argument("--sizes", default=",".join(BOARDS))
    parser.add_argument("--boards", type=int, help="boards of each family and size")
    parser.add_argument("--work", type=int, default=10_000_000, help="the budget of each question")
    parser.add_argument("--highs", action="store_true")
    options = parser.parse_args()
    head = "family   size   proved  | maximum: median  p99  slowest | verdict                    | possible pairs"
    print(head + ("              | HiGHS" if options.highs else ""))
    for family in options.families.split(","):
        for size in options.sizes.split(","):
            problems = boards(family, size, options.boards or BOARDS.get(size, 10))
            rows = timed(problems, options.work)
            proved = sum(row[1] == row[2] for row in rows)
            parts = [figures([float(row[column]) for row in rows]) for column in (3, 4, 5)]
            line = f"{family:8} {size:5} {proved:4}/{len(rows):<4} | " + " | ".join(parts)
            print(line + (highs(problems, rows) if options.highs else ""), flush=True)


if __name__ == "__main__":
    main()
