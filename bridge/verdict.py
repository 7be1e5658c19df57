"""Verdicts: the answer to a question of legality, and everything it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from lawmage.errors import UndecidedError

Answer = Literal["legal", "illegal", "depends"]
Declaration = Mapping[str, Any]
"""A declaration: ``{"blocks": {blocker: [attacker, …]}}`` or ``{"attacks": {attacker: target}}``."""

ENGLISH: Mapping[str, str] = {
    "legal": "legal",
    "illegal": "illegal",
    "depends": "depends",
    "not_alone": "legal, not alone",
    "not_proved": ", not proved",
    "better": "it obeys ~w of ~w requirements; ~w obeys ~w",
    "none": "none",
    "limit": "it obeys ~w of ~w requirements; the search for more, up to ~w, ended at its limit",
    "costs": "costs: ~w",
    "if": "if ~w",
    "elsewhere": "but requirements elsewhere make every declaration with it illegal",
}
"""What a verdict tells around its reasons; ``~w`` is a number, a declaration or words."""


@dataclass(frozen=True)
class Source:
    """What says so: a keyword, a card's line, an effect or a rule."""

    kind: str
    """keyword, card, gain, effect or rule."""
    name: str | int | None = None
    """The keyword, the card's name, the effect's number or the rule's number."""
    object: str | None = None
    """The id of the object whose text it is."""
    line: int | None = None
    """The line of its text, counted from 1."""


@dataclass(frozen=True)
class Reason:
    """Why something is not legal, or is legal only in company."""

    rules: tuple[str, ...]
    """Rule numbers of the Comprehensive Rules: the one that speaks, then the one it is judged under."""
    source: Source
    objects: tuple[str, ...]
    """The ids of the objects concerned, the restricted one first."""
    term: str
    """The reason as a term of the vocabulary."""
    text: str
    """The reason in words."""

    @classmethod
    def from_reply(cls, reply: Mapping[str, Any]) -> Reason:
        """The reason that a part of the engine's reply holds."""
        return cls(
            tuple(reply["rules"]),
            Source(**reply["source"]),
            tuple(reply["objects"]),
            reply["term"],
            reply["text"],
        )


@dataclass(frozen=True)
class Check:
    """One check that was made, and how it came out."""

    outcome: Literal["obeyed", "disobeyed", "not_applicable"]
    rules: tuple[str, ...]
    term: str
    text: str


@dataclass(frozen=True)
class Condition:
    """A condition that the board leaves open."""

    words: str
    object: str | None = None
    line: int | None = None


@dataclass(frozen=True)
class Caveat:
    """A clause that was not read and that might concern the question; beside a step, what came with it and nothing asked for."""

    text: str
    object: str | None = None
    line: int | None = None
    sentence: int | None = None


@dataclass(frozen=True)
class Verdict:
    """The answer to a question of legality, and everything it rests on.

    A verdict has no truth value of its own, or its reasons would get lost: ask for ``legal``.
    """

    verdict: Answer
    reasons: tuple[Reason, ...] = ()
    """What is disobeyed; where the verdict is legal only in company, what the creature alone would disobey."""
    checks: tuple[Check, ...] = ()
    """Every check made, where they were asked for."""
    conditions: tuple[Condition, ...] = ()
    """Where it depends, the conditions that decide it."""
    caveats: tuple[Caveat, ...] = ()
    witness: Declaration | None = None
    """A legal declaration that shows it."""
    proved: bool = True
    """False only when a search stopped at its limit."""
    requirements: tuple[int, int] | None = None
    """Of a declaration: how many requirements it obeys, of how many that ask something of it."""
    most: tuple[int, int] | None = None
    """Of a declaration that obeys too few, or isn't decided: how many could be obeyed at no more cost, at least (those that the witness
    obeys) and at most."""
    costs: tuple[Reason, ...] = ()
    """Of a declaration: what it costs."""
    in_legal_declaration: bool | None = None
    """Of a pair, where asked: whether it is in a fully legal declaration, requirements counted; None: not known."""

    by: str | None = None
    """Of a declaration: the solver that found what the search left open, ``highs``."""
    words: Mapping[str, str] = field(default_factory=lambda: ENGLISH, repr=False, compare=False)
    """What is told around the reasons, in the language of the board."""

    @property
    def legal(self) -> bool:
        """Whether it is legal.

        :raises UndecidedError: when that depends on conditions.
        """
        if self.verdict == "depends":
            words = "; ".join(condition.words for condition in self.conditions)
            raise UndecidedError(f"it depends on: {words}" if words else "it isn't decided")
        return self.verdict == "legal"

    @property
    def not_alone(self) -> bool:
        """It is legal, but only together with others."""
        return self.verdict == "legal" and bool(self.reasons)

    def __bool__(self) -> bool:
        """A verdict is no truth value.

        :raises TypeError: always.
        """
        raise TypeError("a verdict is no truth value: ask for .legal")

    def __str__(self) -> str:
        """The verdict in lines: the answer, then each reason with the rule that speaks."""
        lines = [self.headline]
        lines += [f"  CR {reason.rules[0]}  {reason.text}" for reason in self.reasons]
        if self.in_legal_declaration is False:
            lines.append(f"  {self.words['elsewhere']}")
        if self.most and self.requirements:
            obeyed, asked = self.requirements
            if self.witness:
                better = _declared(self.witness) or self.words["none"]
                lines.append(f"  {_told(self.words['better'], obeyed, asked, better, self.most[0])}")
            else:
                lines.append(f"  {_told(self.words['limit'], obeyed, asked, self.most[1])}")
        lines += [f"  {_told(self.words['costs'], cost.text)}" for cost in self.costs]
        lines += [f"  {_told(self.words['if'], condition.words)}" for condition in self.conditions]
        lines += [f"  {caveat.text}" for caveat in self.caveats]
        return "\n".join(lines)

    @property
    def headline(self) -> str:
        """The answer in a word or three."""
        if self.not_alone:
            return self.words["not_alone"]
        return self.words[self.verdict] + ("" if self.proved else self.words["not_proved"])

    def to_json(self) -> dict[str, Any]:
        """All it holds, as plain data."""
        return {key: value for key, value in asdict(self).items() if key != "words"}

    @classmethod
    def from_reply(cls, reply: Mapping[str, Any]) -> Verdict:
        """The verdict that the engine's reply holds."""
        return cls(
            verdict=reply["verdict"],
            reasons=tuple(map(Reason.from_reply, reply["reasons"])),
            checks=tuple(
                Check(check["outcome"], tuple(check["rules"]), check["term"], check["text"])
                for check in reply["checks"]
            ),
            conditions=tuple(Condition(**condition) for condition in reply["conditions"]),
            caveats=tuple(Caveat(**caveat) for caveat in reply["caveats"]),
            witness=reply["witness"],
            proved=reply["proved"],
            requirements=_numbers(reply["notes"].get("requirements")),
            most=_numbers(reply["notes"].get("most")),
            costs=tuple(map(Reason.from_reply, reply["notes"]["costs"])),
            in_legal_declaration=reply["notes"].get("in_legal_declaration"),
            by=reply["notes"].get("by"),
            words={**ENGLISH, **reply.get("told", {})},
        )


def _told(words: str, *parts: object) -> str:
    """The words with their parts, each in the place of a ``~w``."""
    pieces = words.split("~w")
    return "".join(piece + str(part) for piece, part in zip(pieces, parts, strict=False)) + pieces[-1]


def _declared(witness: Declaration) -> str:
    """A declaration as the command line writes it."""
    pairs = []
    for actor, objects in next(iter(witness.values())).items():
        pairs += [f"{actor}:{one}" for one in ([objects] if isinstance(objects, str) else objects)]
    return ", ".join(pairs)


def _numbers(pair: list[int] | None) -> tuple[int, int] | None:
    return None if pair is None else (pair[0], pair[1])
