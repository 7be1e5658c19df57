"""How long deriving characteristics takes, next to loading the same board in the same run (CR 613).

    pytest tests/bench/test_bench_layers.py --benchmark-only

The times are reported, never asserted; without the option each runs once, as a test. With it the ratio of
deriving to loading stands in the report's extra info and is printed with ``-s``.
"""

from __future__ import annotations

import time

import pytest

from lawmage import Board
from lawmage.engine import Engine
from lawmage.questions import characteristics

EFFECTS = (
    "Glorious Anthem",
    "Crusade",
    "Urborg, Tomb of Yawgmoth",
    "Night of Souls' Betrayal",
    "Concordant Crossroads",
    "Levitation",
    "Goblin King",
    "Fervor",
    "Painter's Servant",
    "Muraganda Petroglyphs",
    "Lord of Atlantis",
    "Elvish Archdruid",
    "Bad Moon",
    "Blood Moon",
    "Opalescence",
    "March of the Machines",
    "Gaea's Anthem",
    "Spidersilk Armor",
    "Enchanted Evening",
    "Archetype of Courage",
)
OTHERS = ("Grizzly Bears", "Serra Angel", "Forest", "Mountain", "Ornithopter", "Merfolk of the Pearl Trident")


def position(permanents: int, effects: int) -> Board:
    """A board of so many permanents, with the static effects of so many among them."""
    board = Board()
    for number in range(effects):
        keys = {"chosen": {"color": "R"}} if EFFECTS[number % len(EFFECTS)] == "Painter's Servant" else {}
        board = board.put(
            f"e{number}", card=EFFECTS[number % len(EFFECTS)], controller="AB"[number % 2], **keys
        )
    for number in range(permanents - effects):
        board = board.put(f"o{number}", card=OTHERS[number % len(OTHERS)], controller="AB"[number % 2])
    return board


def loading(board: Board) -> str:
    """A request that loads the board and ends there: its last fact is none, which is told once all others stand."""
    return board.request([]).replace("],[],[])", ",no_such_fact],[],[])")


def timed(request: str) -> float:
    """How many seconds a request takes."""
    started = time.perf_counter()
    Engine.get().ask(request)
    return time.perf_counter() - started


@pytest.mark.parametrize(("permanents", "effects"), [(40, 20), (200, 50)])
def test_loading(benchmark, permanents, effects):
    request = loading(position(permanents, effects))
    reply = benchmark(lambda: Engine.get().ask(request))
    assert "no_such_fact" in reply["error"]["message"]


@pytest.mark.parametrize(("permanents", "effects"), [(40, 20), (200, 50)])
def test_deriving(benchmark, permanents, effects):
    board = position(permanents, effects)
    request = board.request([characteristics("o0")])
    reply = benchmark(lambda: Engine.get().ask(request))
    assert "enchantment" in reply["answers"][0]["facts"]["types"]
    loaded = min(timed(loading(board)) for _ in range(5))
    if benchmark.stats is not None:
        ratio = benchmark.stats.stats.min / loaded
        benchmark.extra_info["deriving to loading"] = round(ratio, 1)
        print(f"\n{permanents} permanents, {effects} effects: {ratio:.1f} times the loading")
