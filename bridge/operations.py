"""What the events of a game do to its state: a plain function each, with its rule.

Which events happen is decided by the rules (``kb/game``); here they are carried out. The functions stand in
``operations_library``, ``operations_objects``, ``operations_players``, ``operations_stack`` and ``operations_turn``.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from lawmage.errors import EngineError
from lawmage.game_state import State
from lawmage.operations_table import OPERATIONS

for _room in ("library", "objects", "players", "stack", "turn"):
    import_module(f"lawmage.operations_{_room}")


def carry_out(state: State, event: Mapping[str, Any]) -> list[str]:
    """Do what the event says.

    :returns: the ids of the objects made.
    :raises EngineError: for an event that has no function here.
    """
    try:
        operation = OPERATIONS[event["name"]]
    except KeyError:
        raise EngineError(f"the rules name an event that a game doesn't know: {event['name']}") from None
    return operation(state, event["args"])
