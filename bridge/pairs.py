"""The verdicts on many pairs of a board, from one call."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from lawmage.terms import atom
from lawmage.verdict import ENGLISH, Answer, Caveat, Reason, Source, Verdict

if TYPE_CHECKING:
    from lawmage.board import Board

_ATTACKER, _BLOCKER = "\x01", "\x02"


class Pairs(Mapping[tuple[str, str], Verdict]):
    """For each pair (blocker, attacker) the verdict of :meth:`Board.can_block`.

    Verdicts are made when they are looked at; :meth:`legal` needs none.
    """

    def __init__(self, board: Board, reply: Mapping[str, Any]) -> None:
        """Take the engine's reply to the question about all pairs of `board`."""
        self._board = board
        self._shapes = reply["shapes"]
        self._outcomes = reply["outcomes"]
        self._caveats = tuple(Caveat(**caveat) for caveat in reply["caveats"])
        self._words = {**ENGLISH, **reply["told"]}
        self._blockers = reply["blockers"]
        self._rows = reply["rows"]

    @cached_property
    def _cells(self) -> dict[tuple[str, str], int]:
        return {
            (blocker, row["attacker"]): outcome
            for row in self._rows
            for blocker, outcome in zip(self._blockers[row["player"]], row["cells"], strict=True)
        }

    def __getitem__(self, pair: tuple[str, str]) -> Verdict:
        """The verdict on (blocker, attacker)."""
        answer, shapes, company = self._outcomes[self._cells[pair]]
        blocker, attacker = pair
        if answer == "open":
            return self._board.can_block(blocker, attacker)
        reasons = tuple(_reason(self._shapes[shape], blocker, attacker) for shape in shapes)
        witness = None
        if answer == "legal":
            blocks = {blocker: [attacker]}
            for one, other in company:
                blocks.setdefault(one, []).append(other)
            witness = {"blocks": blocks}
        return Verdict(answer, reasons, caveats=self._caveats, witness=witness, words=self._words)

    def answer(self, blocker: str, attacker: str) -> Answer:
        """legal, illegal or depends, without the reasons."""
        answer: Answer | str = self._outcomes[self._cells[blocker, attacker]][0]
        if answer == "open":
            return self[blocker, attacker].verdict
        return "legal" if answer == "legal" else "illegal"

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """All pairs, attacker by attacker."""
        return iter(self._cells)

    def __len__(self) -> int:
        """How many pairs there are."""
        return len(self._cells)


def _reason(shape: Mapping[str, Any], blocker: str, attacker: str) -> Reason:
    def named(text: Any) -> Any:
        if not isinstance(text, str):
            return text
        return text.replace(_ATTACKER, attacker).replace(_BLOCKER, blocker)

    return Reason(
        tuple(shape["rules"]),
        Source(**{key: named(value) for key, value in shape["source"].items()}),
        tuple(named(object_) for object_ in shape["objects"]),
        _named_term(shape["term"], blocker, attacker),
        named(shape["text"]),
    )


def _named_term(text: str, blocker: str, attacker: str) -> str:
    """The term with the marks, which are quoted there, replaced by the ids as atoms."""
    return text.replace("'\\x1\\'", atom(attacker)).replace("'\\x2\\'", atom(blocker))
