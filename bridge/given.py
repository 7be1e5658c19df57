"""What came with a step, and what of it the step asked for: the rest would be ignored, so it is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from lawmage import tasks
from lawmage.game_state import State

if TYPE_CHECKING:
    from lawmage.game_steps import How


class Given:
    """The answers, orders of triggers and names that came with a step, over all of its parts."""

    def __init__(self) -> None:
        self._told: dict[tuple[str, str], str] = {}
        """For what the rules may ask, an object or label and a kind, what is told when they don't."""
        self._asked: set[str] = set()

    def add(self, state: State, how: How) -> None:
        """Take note of what comes with a part of the step; what came with another part already is the same."""
        for key, answer in how.get("choose", {}).items():
            if not isinstance(answer, Mapping):
                self._told["any", key] = f"choose: nothing asks for {key!r}"
                continue
            for kind in answer:
                for about in tasks.about(state, key):
                    self._told[about, kind] = f"choose: nothing asks for {kind!r} of {key!r}"
        for one in how.get("triggers", ()):
            self._told[tasks.label(state, one["item"]), "triggers"] = f"triggers: no {one['item']!r} triggers"
        for name in how.get("new", ()):
            self._told[name, "new"] = f"new: nothing is made that would be called {name!r}"

    def asked(self, what: Iterable[tuple[str, str]]) -> None:
        """Take note of what the rules asked for."""
        self._asked |= {self._told[one] for one in map(tuple, what) if one in self._told}

    def unasked(self) -> tuple[str, ...]:
        """A line for each part that nothing has asked for."""
        return tuple(dict.fromkeys(told for told in self._told.values() if told not in self._asked))
