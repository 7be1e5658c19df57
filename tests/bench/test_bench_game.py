"""How many steps of a game a second, and what share of the time is the engine's.

    pytest tests/bench/test_bench_game.py --benchmark-only

The share is printed with ``-s``; nothing is asserted but that steps were taken.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

import pytest

from lawmage.engine import Engine

sys.path.insert(0, str(Path(__file__).parents[1] / "game"))

from tables import TABLES, Table

STEPS = 60


@pytest.mark.parametrize("name", sorted(TABLES))
def test_steps_of_a_random_game(benchmark, monkeypatch, name):
    spent = 0.0
    asked = Engine.ask

    def timed(self: Engine, *arguments: object) -> object:
        nonlocal spent
        start = time.perf_counter()
        try:
            return asked(self, *arguments)
        finally:
            spent += time.perf_counter() - start

    monkeypatch.setattr(Engine, "ask", timed)

    def some() -> Table:
        table = Table(name, random.Random(1))
        for _ in range(STEPS):
            table.step()
        return table

    start = time.perf_counter()
    table = benchmark.pedantic(some, rounds=1)
    whole = time.perf_counter() - start
    assert table.steps > 0
    print(f"\n{name}: {STEPS / whole:.0f} steps a second, {spent / whole:.0%} of the time in the engine")
