"""Whole declarations on random boards are what trying every declaration finds.

`python tests/combat/test_combat_boards.py 4000` tries more boards of each kind.
"""

from __future__ import annotations

import random
import sys

import pytest
from boards import DRAW, Declared, Drawn


def listed(drawn: Drawn, kind: str) -> list[Declared]:
    """All legal declarations, as the rules base lists them."""
    if kind == "attacks":
        return [frozenset(one.items()) for one in drawn.board.legal_attacks()]
    return [
        frozenset((blocker, attacker) for blocker, those in one.items() for attacker in those)
        for one in drawn.board.legal_blocks()
    ]


def compare(kind: str, seed: int, number: int) -> None:
    """What is legal, how many, which pairs are possible, and the verdicts on a few declarations."""
    rng = random.Random(seed)
    for _ in range(number):
        drawn = DRAW[kind](rng)
        legal = drawn.legal()
        found = listed(drawn, kind)
        assert len(found) == len(set(found)), drawn.told
        assert set(found) == legal, drawn.told
        board = drawn.board
        if kind == "blocks":
            assert board.count_legal_blocks() == len(legal), drawn.told
            pairs = board.can_block_pairs()
            assert {pair for pair in pairs if pairs.answer(*pair) == "legal"} == drawn.possible(), drawn.told
        else:
            assert board.count_legal_attacks() == len(legal), drawn.told
            actors = [
                thing.id for thing in board.objects if thing.id.startswith("c") and thing.id[1:].isdigit()
            ]
            asked = {(one, target) for one in actors for target in ("B", "C")}
            may = {pair for pair in asked if board.can_attack(*pair).legal}
            assert may == drawn.possible() & asked, drawn.told
        for declared in rng.sample(sorted(drawn.clean, key=sorted), min(3, len(drawn.clean))):
            if kind == "blocks":
                blocks: dict[str, list[str]] = {}
                for blocker, attacker in declared:
                    blocks.setdefault(blocker, []).append(attacker)
                verdict = board.blocks(blocks, by="B")
            else:
                verdict = board.attacks(dict(declared))
            assert verdict.legal == (declared in legal), (drawn.told, declared)
            assert verdict.requirements is not None
            assert verdict.requirements[0] == drawn.clean[declared][0], (drawn.told, declared)


@pytest.mark.parametrize("kind", ["blocks", "attacks"])
def test_declarations_on_random_boards_are_what_trying_all_finds(kind: str) -> None:
    """CR 508.1a-j, 509.1a-f: restrictions, requirements and costs together."""
    compare(kind, 509, 120)


if __name__ == "__main__":
    for one in ("blocks", "attacks"):
        compare(one, 1, int(sys.argv[1]))
