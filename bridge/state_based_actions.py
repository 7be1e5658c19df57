"""What state-based actions do (CR 704), with every reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from lawmage.errors import UndecidedError
from lawmage.verdict import Caveat, Condition, Reason


@dataclass(frozen=True)
class Choice:
    """What a player must choose before it is done."""

    player: str
    what: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class StateBasedActions:
    """All that state-based actions do now, check upon check, until none applies (CR 704.3).

    What waits for a player's choice, such as the legend rule's, isn't done.
    """

    dies: tuple[str, ...] = ()
    """Creatures that are put into a graveyard."""
    graveyard: tuple[str, ...] = ()
    """What is put there that is no creature."""
    unattached: tuple[str, ...] = ()
    keep_one: tuple[tuple[str, ...], ...] = ()
    """Of each of these their controller keeps one."""
    counters: Mapping[str, Mapping[str, int]] | None = None
    """By object, all the counters that are left on it."""
    loses: tuple[str, ...] = ()
    """Players who lose the game."""
    ceases: tuple[str, ...] = ()
    """What ceases to exist."""
    exiled: tuple[str, ...] = ()
    """What an effect exiles instead of its going to a graveyard."""
    choices: tuple[Choice, ...] = ()
    reasons: tuple[Reason, ...] = ()
    """One for each action, in the order of the checks."""
    conditions: tuple[Condition, ...] = ()
    """Conditions that the board leaves open and that decide what is done; then nothing else is told."""
    caveats: tuple[Caveat, ...] = ()
    proved: bool = True

    @property
    def decided(self) -> bool:
        """Whether what is done is known: no condition that is open decides it."""
        return not self.conditions and self.proved

    def __str__(self) -> str:
        """A line for each action, with the rule that speaks."""
        lines = [f"  CR {reason.rules[0]}  {reason.text}" for reason in self.reasons]
        head = "state-based actions" if lines else "no state-based action"
        if not self.decided:
            head = "depends"
        lines += [f"  if {condition.words}" for condition in self.conditions]
        lines += [f"  {caveat.text}" for caveat in self.caveats]
        return "\n".join([head, *lines])

    def to_json(self) -> dict[str, Any]:
        """All it holds, as plain data."""
        return asdict(self)

    def facts(self) -> dict[str, Any]:
        """What is done, by the keys of a scenario's ``state_based``.

        :raises UndecidedError: when that depends on conditions.
        """
        if not self.decided:
            words = "; ".join(condition.words for condition in self.conditions)
            raise UndecidedError(f"it depends on: {words}")
        return {
            "dies": list(self.dies),
            "graveyard": list(self.graveyard),
            "unattached": list(self.unattached),
            "keep_one": [list(objects) for objects in self.keep_one],
            "counters": {thing: dict(left) for thing, left in (self.counters or {}).items()},
            "loses": list(self.loses),
        }

    @classmethod
    def from_reply(cls, reply: Mapping[str, Any]) -> StateBasedActions:
        """What the engine's reply holds."""
        done: Mapping[str, Any] = reply.get("done", {})
        return cls(
            dies=tuple(done.get("dies", ())),
            graveyard=tuple(done.get("graveyard", ())),
            unattached=tuple(done.get("unattached", ())),
            keep_one=tuple(map(tuple, done.get("keep_one", ()))),
            counters=done.get("counters", {}),
            loses=tuple(done.get("loses", ())),
            ceases=tuple(done.get("ceases", ())),
            exiled=tuple(done.get("exiled", ())),
            choices=tuple(
                Choice(choice["player"], choice["what"], tuple(choice["options"]))
                for choice in done.get("choices", ())
            ),
            reasons=tuple(map(Reason.from_reply, reply["reasons"])),
            conditions=tuple(Condition(**condition) for condition in reply["conditions"]),
            caveats=tuple(Caveat(**caveat) for caveat in reply["caveats"]),
            proved=reply["proved"],
        )
