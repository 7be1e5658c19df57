"""The table of operations: what each event of the rules is called, and the function that carries it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lawmage.game_state import State

Args = Sequence[Any]
OPERATIONS: dict[str, Callable[[State, Args], list[str]]] = {}


def operation(*names: str) -> Callable[[Callable[[State, Args], object]], Callable[[State, Args], object]]:
    """The function carries out the events with these names; it returns the ids of the objects it makes, if any."""

    def named(function: Callable[[State, Args], object]) -> Callable[[State, Args], object]:
        def run(state: State, args: Args) -> list[str]:
            made = function(state, args)
            return made if isinstance(made, list) else []

        for name in names:
            OPERATIONS[name] = run
        return function

    return named
