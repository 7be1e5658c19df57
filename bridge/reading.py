"""How a text of a card is read: each line's meaning, each clause's status."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lawmage.cards import lookup
from lawmage.engine import Engine
from lawmage.errors import QuestionError, UnknownCardError
from lawmage.terms import atom, listing, string, term

STATUSES = ("no_bearing", "understood", "understood_given", "grants_unread", "not_understood")
"""How far a sentence is read, the best first."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A sentence as it is read.

    ``status`` is one of :data:`STATUSES`; ``detail`` has the words of a condition that stays open, or of a quoted ability that isn't
    read; ``span`` is where the sentence stands in the text, or the part of it that isn't understood.
    """

    line: int
    term: str | None
    status: str
    span: tuple[int, int]
    detail: str | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """A text as it is read."""

    terms: tuple[str, ...]
    """The meaning of each line of which something was read."""
    words: tuple[str, ...]
    """The same in words made from the terms."""
    clauses: tuple[Clause, ...]

    @property
    def status(self) -> str:
        """The status of the worst sentence; no_bearing where there is none."""
        return max((clause.status for clause in self.clauses), key=STATUSES.index, default=STATUSES[0])

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data: ``terms``, ``status``, ``clauses``, ``conditions``."""
        return {
            "terms": list(self.terms),
            "status": self.status,
            "clauses": [
                {"term": clause.term, "status": clause.status, "span": list(clause.span)}
                for clause in self.clauses
            ],
            "conditions": [
                clause.detail
                for clause in self.clauses
                if clause.status == "understood_given" and clause.detail
            ],
        }


def read_text(text: str, name: str = "") -> Reading:
    """How Oracle text is read.

    :param text: one ability a line, reminder text allowed.
    :param name: the card on which it stands, so that its name is known for the card itself; it need not be a card of the pool.
    :raises QuestionError: when the text is too long, or can't be passed on, such as one with lone surrogates.
    """
    engine = Engine.get()
    reply = engine.ask(term("read", _about(name), string(text)))
    if "error" in reply:
        raise QuestionError(reply["error"]["message"])
    lines = reply["lines"]
    terms = tuple(line["term"] for line in lines if line["term"] is not None)
    words = engine.ask(term("term_words", listing(terms)))["words"] if terms else ()
    clauses = tuple(_clause(line["line"], clause) for line in lines for clause in line["clauses"])
    return Reading(terms, tuple(words), clauses)


def _about(name: str) -> str:
    if not name:
        return atom("")
    try:
        card = lookup(name)
    except UnknownCardError:
        return atom(name)
    return card.faces[card.asked].term


def _clause(line: int, reply: Mapping[str, Any]) -> Clause:
    detail = reply["detail"]
    span = (reply["from"], reply["to"])
    if isinstance(detail, list):
        span, detail = (detail[0], detail[1]), None
    meaning = None if reply["status"] == "not_understood" else reply["term"]
    return Clause(line, meaning, reply["status"], span, detail)
