"""lawmage beside HiGHS and the engine phase, on the same boards of real cards in the same run (CR 509.1).

    pytest tests/bench/test_bench_engines.py -s
    pytest tests/bench/test_bench_engines.py -s --benchmark-only

Collected only where the extra `lawmage[bench]` is installed. That HiGHS finds the same maxima is asserted. How often phase
agrees is counted and printed, with what it says otherwise; times are reported as ratios. Neither is asserted.
"""

from __future__ import annotations

import random
import re
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

import pytest
from engine_boards import Declaration, Position, position, random_blocks
from phase_engine import Phase

from lawmage import Board, Verdict, exact
from lawmage.questions import blocking

SIZES = range(3, 21)
BOARDS = 2
"""Boards of each number of attackers; the number of the others is drawn."""
SHOWN = 20


@dataclass(frozen=True)
class Judged:
    """A declaration, and what lawmage and phase say of it."""

    position: Position
    blocks: Declaration
    verdict: Verdict
    refusal: str | None

    def __str__(self) -> str:
        concerned = {*self.blocks, *(attacker for some in self.blocks.values() for attacker in some)}
        there = {**self.position.attackers, **self.position.blockers}
        blocks = ", ".join(f"{blocker}:{'+'.join(some)}" for blocker, some in self.blocks.items())
        told = "\n      ".join(str(self.verdict).splitlines())
        return (
            f"    declared: {blocks or 'nothing'}  ({', '.join(f'{id} {there[id]}' for id in sorted(concerned))})\n"
            f"      board:   {self.position}\n      lawmage: {told}\n      phase:   {self.refusal or 'legal'}"
        )


def positions() -> list[Position]:
    rng = random.Random("engines")
    return [position(rng, size, rng.randint(SIZES[0], SIZES[-1])) for size in SIZES for _ in range(BOARDS)]


def program(board: Board) -> dict[str, Any]:
    """The integer program of the board's declarations of blockers."""
    made: dict[str, Any] = board.replies(["program(blocks([],'B'))"])[0]
    return made


def declarations(
    rng: random.Random, legal: Sequence[Declaration], able: list[tuple[str, str]]
) -> Iterator[Declaration]:
    """Nothing, legal ones, one that does less, one that does more, and some at random."""
    yield {}
    yield legal[0]
    yield legal[-1]
    if legal[0]:
        yield dict(rng.sample(sorted(legal[0].items()), len(legal[0]) - 1))
    yield random_blocks(rng, able, 0.2) | legal[0]
    for share in (0.2, 0.5, 0.9):
        yield random_blocks(rng, able, share)


def test_highs_finds_the_same_maxima_and_phase_is_counted(benchmark: Any) -> None:
    benchmark.pedantic(compare, rounds=1)


def compare() -> None:
    """Ask all three, and print how they compare."""
    rng = random.Random("declarations")
    counts: Counter[tuple[str, str]] = Counter()
    pairs_apart: list[str] = []
    apart: list[Judged] = []
    ratios: dict[str, list[float]] = {"HiGHS, the program alone": [], "phase, loading and judging": []}
    with Phase() as phase:
        for place in positions():
            board = place.board()
            pairs = board.can_block_pairs()
            able = sorted(pair for pair in pairs if pairs[pair].legal)
            if not able:  # then phase doesn't ask for blockers
                counts["boards", "nobody can block"] += 1
                continue
            asked = list(declarations(rng, list(islice(board.legal_blocks(), 41)), able))
            verdicts, own = [], []
            for blocks in asked:
                verdict, seconds = timed(partial(board.blocks, blocks, by="B"))
                verdicts.append(verdict)
                own.append(seconds)
            most = requirements(verdicts[1])
            solution, seconds = timed(partial(exact.solution, program(board)))
            ratios["HiGHS, the program alone"].append(seconds / own[0])
            assert solution is not None, str(place)
            assert solution[1] == most, str(place)
            counts["boards", "HiGHS finds the same maximum"] += 1
            offered, rulings = phase.judge(place, asked)
            counts["boards", "phase comes to an end" if len(rulings) == len(asked) else "phase doesn't"] += 1
            ratios["phase, loading and judging"] += [
                (ruling.loading + ruling.judging) / seconds
                for ruling, seconds in zip(rulings, own, strict=False)
            ]
            for pair in pairs:
                same = pairs[pair].legal == (pair in offered)
                counts["pairs", "agreed" if same else "apart"] += 1
                if not same:
                    pairs_apart.append(pair_apart(place, pair, str(pairs[pair]), pair in offered))
            for verdict in verdicts:
                if verdict.requirements and not verdict.legal:
                    assert requirements(verdict) < most, str(place)
            counts["declarations", "not answered in time"] += len(asked) - len(rulings)
            for blocks, verdict, ruling in zip(asked, verdicts, rulings, strict=False):
                case = Judged(place, blocks, verdict, ruling.refusal)
                same = verdict.legal == (ruling.refusal is None)
                counts["declarations", "agreed" if same else "apart"] += 1
                counts[f"declarations that are {verdict.verdict}", "agreed" if same else "apart"] += 1
                if not same:
                    apart.append(case)
                said = re.search(r"but (\d+) are obtainable", ruling.refusal or "")
                if said:
                    counts["maxima phase names", "agreed" if int(said[1]) == most else "apart"] += 1
    print(*(f"\n{what}, {how}: {number}" for (what, how), number in sorted(counts.items())), sep="")
    for what, some in ratios.items():
        print(
            f"{what}: x{statistics.median(some):.2f} of lawmage with its board (median; x{min(some):.2f} to x{max(some):.2f})"
        )
    for title, rows in (("pairs", pairs_apart), ("declarations", [str(case) for case in apart])):
        print(f"  {title} apart:", *rows[:SHOWN], sep="\n")


def requirements(verdict: Verdict) -> int:
    """How many requirements the declaration obeys."""
    assert verdict.requirements is not None
    return verdict.requirements[0]


def pair_apart(place: Position, pair: tuple[str, str], verdict: str, offered: bool) -> str:
    blocker, attacker = pair
    return (
        f"    {blocker} {place.blockers[blocker]} blocks {attacker} {place.attackers[attacker]}\n"
        f"      board:   {place}\n      lawmage: {verdict}\n      phase:   {'' if offered else 'not '}offered"
    )


def timed(judge: Callable[[], Any]) -> tuple[Any, float]:
    """What it answers, and in how many seconds."""
    started = time.perf_counter()
    answer = judge()
    return answer, time.perf_counter() - started


def best(judge: Callable[[], Any]) -> float:
    """The least time of five rounds, in seconds."""
    return min(timed(judge)[1] for _ in range(5))


@pytest.mark.parametrize("size", [5, 10, 20])
def test_judging_that_nothing_blocks(benchmark: Any, size: int) -> None:
    """One declaration with its board: lawmage is told the board, phase loads its snapshot; HiGHS has the program."""
    place = position(random.Random(f"times {size}"), size, size)
    board = place.board()
    made = program(board)
    verdict = benchmark(lambda: place.board().blocks({}, by="B"))
    assert verdict.proved
    if benchmark.stats is not None:
        own = benchmark.stats.stats.min
        asked = [blocking({}, "B")] * 100
        more = best(lambda: board.ask(asked)) - best(lambda: board.ask(asked[:1]))
        times = {
            "lawmage, one more declaration of that board": more / (len(asked) - 1),
            "HiGHS, the program alone": best(lambda: exact.solution(made)),
        }
        with Phase() as phase:
            _, rulings = phase.judge(place, [{}] * 5)
        if rulings:
            times["phase, loading and judging"] = min(ruling.loading + ruling.judging for ruling in rulings)
            times["phase, judging alone"] = min(ruling.judging for ruling in rulings)
        print(f"\n{size} attackers, {size} possible blockers: lawmage {1000 * own:.2f} ms with its board")
        for what, seconds in times.items():
            benchmark.extra_info[what] = round(seconds / own, 3)
            print(f"  {what}: x{seconds / own:.3f}")
        if not rulings:
            print("  phase: no answer in time")
