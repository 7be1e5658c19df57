"""What the tests of the rows ask."""

from __future__ import annotations

from typing import Any

from lawmage import Board, Verdict


def refused(verdict: Verdict, *numbers: str) -> bool:
    """Whether it is illegal, and by these rules among others."""
    given = {rule for reason in verdict.reasons for rule in reason.rules}
    return not verdict.legal and given >= set(numbers)


def facts(board: Board, id: str, *keys: str) -> tuple[Any, ...]:
    """These facts about an object, None for what it doesn't have."""
    found = board.characteristics(id).facts
    return tuple(found.get(key) for key in keys)
