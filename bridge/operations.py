"""What the events of a game do to its state: a plain function each, with its rule.

Which events happen is decided by the rules (``kb/game``); here they are carried out. The functions stand in
``operations_library``, ``operations_objects``, ``operations_players``, ``operations_stack`` and ``operations_turn``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from lawmage.errors import EngineError
from lawmage.game_state import State
from lawmage.operations_table import OPERATIONS
from lawmage.terms import atom, term

for _room in ("library", "objects", "players", "stack", "turn"):
    import_module(f"lawmage.operations_{_room}")


def carry_out(state: State, event: Mapping[str, Any], new: Sequence[str] = ()) -> list[str]:
    """Do what the event says.

    :param new: what the event before made, which ``new`` in its details stands for.
    :returns: the ids of the objects made.
    :raises EngineError: for an event that has no function here.
    """
    try:
        operation = OPERATIONS[event["name"]]
    except KeyError:
        raise EngineError(f"the rules name an event that a game doesn't know: {event['name']}") from None
    args = _named(event["args"], new[0]) if new else event["args"]
    return operation(state, args)


def _named(value: Any, new: str) -> Any:
    if isinstance(value, list):
        return [_named(one, new) for one in value]
    if isinstance(value, Mapping) and value["args"] == ["new"]:
        return {**value, "args": [new], "term": term(value["name"], atom(new))}
    return value
