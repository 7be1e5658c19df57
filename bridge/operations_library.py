"""Operations on the order of libraries (CR 401)."""

from __future__ import annotations

from lawmage.game_state import State
from lawmage.operations_table import Args, operation


@operation("arranged")
def arranged(state: State, args: Args) -> None:
    """Cards of a library are put on its top and its bottom in these orders (CR 701.22a), those too that come there now."""
    _, top, bottom = args
    first = {id_: state.objects[id_] for old in top for id_ in state.later(old)}
    last = {id_: state.objects[id_] for old in bottom for id_ in state.later(old)}
    for thing in first.values():
        thing.facts.drop("beneath")
    for thing in last.values():
        state.put_beneath(thing)
    rest = {id_: thing for id_, thing in state.objects.items() if id_ not in first and id_ not in last}
    state.objects = first | rest | last
