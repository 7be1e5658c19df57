"""What became of the answers that were given with a step: one that was asked for must be one of the options (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from lawmage.errors import IllegalStepError
from lawmage.game_state import State
from lawmage.terms import atom, term
from lawmage.verdict import Reason


class Answered:
    """The answers of one step, over all the questions that it asks of the rules.

    A list may answer several choices, each of which takes what is among its options (``kb/game/choices.pl``); what none takes is illegal.
    """

    def __init__(self) -> None:
        self._taken: dict[tuple[str, str, str], None] = {}
        self._used: set[tuple[str, str, str]] = set()
        self._unfit: dict[tuple[str, str, str], Reason] = {}

    def add(self, state: State, answers: Mapping[str, Any]) -> None:
        """Take note of a reply's ``answers``."""
        before = {new: old for old, new, _ in state.became}
        for key, kind, value in answers["used"]:
            self._taken[key, kind, value] = None
            self._used.add((_first(key, before), kind, _first(value, before)))
        for unfit in answers["unfit"]:
            about = (_first(unfit["key"], before), unfit["kind"], _first(unfit["value"], before))
            self._unfit.setdefault(about, Reason.from_reply(unfit["reason"]))

    def taken(self) -> Iterable[str]:
        """What choices have taken so far, as facts (``kb/game/position.pl``)."""
        return (term("answer_taken", atom(key), kind, value) for key, kind, value in self._taken)

    def check(self, kind: str | None = None) -> None:
        """Refuse an answer, of one kind or of any, that no choice could take.

        :raises IllegalStepError: when there is one.
        """
        wrong = [
            reason
            for about, reason in self._unfit.items()
            if about not in self._used and kind in (None, about[1])
        ]
        if wrong:
            raise IllegalStepError(tuple(dict.fromkeys(wrong)))


def _first(name: str, before: Mapping[str, str]) -> str:
    """What an object was called before it changed zones, however often (CR 400.7)."""
    name = name.strip("'")
    while name in before:
        name = before[name]
    return name
