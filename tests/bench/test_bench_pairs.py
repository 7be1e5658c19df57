"""How long pair questions take, next to a bare call through PySwip in the same run.

    pytest tests/bench --benchmark-only

The times are reported, never asserted; without the option each runs once, as a test.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from lawmage import Board
from lawmage.engine import Engine

NAMES = ("Grizzly Bears", "Serra Angel", "Boggart Brute", "White Knight", "Giant Spider")


def position(creatures: int) -> Board:
    """A board of so many creatures, half of them attacking."""
    board = Board(step="declare_blockers")
    for number in range(creatures // 2):
        name = NAMES[number % len(NAMES)]
        board = board.put(f"a{number}", card=name, controller="A", attacking="B")
        board = board.put(f"b{number}", card=name, controller="B")
    return board


@pytest.fixture(scope="module", autouse=True)
def started() -> None:
    """Prolog runs and the cards are known before anything is timed."""
    assert position(10).can_block("b0", "a0").legal


def test_bare_call(benchmark):
    benchmark(Engine.get().bare_call)


def test_one_question_with_its_board_of_10(benchmark):
    verdict = benchmark(lambda: position(10).can_block("b1", "a3"))
    assert verdict.legal


def test_all_pairs_of_a_board_of_40(benchmark):
    pairs = benchmark(lambda: position(40).can_block_pairs())
    assert len(pairs) == 400


def test_whole_command(benchmark):
    command = [sys.executable, "-m", "lawmage.cli.main", "can-block", "Giant Spider", "Serra Angel"]
    done = benchmark.pedantic(
        lambda: subprocess.run(command, capture_output=True, text=True, check=False), rounds=5
    )
    assert (done.returncode, done.stdout) == (0, "legal\n")
