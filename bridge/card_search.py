"""Which cards of the pool could block a creature, and which one can't: from the rules, not from words.

Each creature of the pool is put on a board with nothing but the creature asked about, attacking or blocking. Where
that one forbids a lone blocker, two of the same card are tried, so that company counts, as in
:meth:`lawmage.Board.can_block`.
"""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Literal

from lawmage.board import Board
from lawmage.card_terms import arguments
from lawmage.cards import Card, lookup, pools, user_pool_path
from lawmage.engine import Engine
from lawmage.errors import EngineError, LawmageError, QuestionError
from lawmage.facts import SECOND_FACE, written
from lawmage.pool import face_term, fold
from lawmage.questions import can_block

Relation = Literal["can_block", "cannot_block", "unblockable_by"]
CHUNK = 500
"""Creatures that a process judges at a time; no more of them are judged without other processes."""
_CANDIDATE = {"name": "the candidate", "type": "Creature"}
_WANTS_COMPANY = re.compile(r"cant_be_blocked_except_by_at_least|cant_block_alone")
_LATER = ("triggered(", "activated(")
_CONCERNS = re.compile(r"\b(?:block|characteristics)\b")


@dataclass(frozen=True)
class Found:
    """A card that was found, by the name of the face that is up."""

    name: str
    verdict: str
    """legal, illegal or depends: whether it, or the creature asked about, can block the other. Or unjudged,
    where the rules can't say; conditions then tells why."""
    not_alone: bool = False
    """Only together with another blocker."""
    rules: tuple[str, ...] = ()
    """The rules that speak against it."""
    conditions: tuple[str, ...] = ()
    """What it depends on."""
    unread: bool = False
    """Something of it that might concern the question was not read."""


def find_cards(
    relation: Relation,
    name: str,
    *,
    user_pool: bool = True,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> list[Found]:
    """The creature cards that can block the named one, can't, or can't be blocked by it; by name.

    A card for which it depends on something is among those that can, and one that can't be judged always.

    :param jobs: processes that judge; more than one need a main module that can be imported.
    :raises UnknownCardError: when no card has the name.
    :raises QuestionError: when the card is no creature.
    :raises EngineError: when a process ends before its time.
    """
    card = lookup(name, user_pool=user_pool)
    candidates = list(_creatures(user_pool))
    wanted = ("legal", "depends", "unjudged") if relation == "can_block" else ("illegal", "unjudged")
    judge = _Judge(card, relation)
    chunks = [candidates[start : start + CHUNK] for start in range(0, len(candidates), CHUNK)]
    count = min(jobs, len(chunks))
    found = []
    done = 0
    with ExitStack() as stack:
        if count > 1:
            workers = ProcessPoolExecutor(count, get_context("spawn"), _begin, (card, relation))
            stack.callback(workers.shutdown, cancel_futures=True)
            answers = workers.map(_judged, chunks)
        else:
            answers = map(judge.verdicts, chunks)
        try:
            for answer in answers:
                found += [one for one in answer if one.verdict in wanted]
                done += len(answer)
                if progress:
                    progress(done, len(candidates))
        except BrokenProcessPool as error:
            raise EngineError("a process that judged cards ended before its time") from error
    return found


_judge: _Judge | None = None
"""In a process of its own: what it judges with."""


def _begin(card: Card, relation: Relation) -> None:
    global _judge
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _judge = _Judge(card, relation)


def _judged(chunk: list[tuple[str, str]]) -> list[Found]:
    assert _judge is not None
    return _judge.verdicts(chunk)


def _creatures(user_pool: bool) -> Iterator[tuple[str, str]]:
    """Name and term of each creature face, by name; of each name the first pool's."""
    faces: dict[str, tuple[str, str]] = {}
    for pool in pools(user_pool_path() if user_pool else None):
        here = dict[str, tuple[str, str]]()
        for name, term in pool.query(
            "SELECT coalesce(faces.name, cards.name), term FROM faces JOIN cards ON cards.id = card"
            " WHERE coalesce(source, '') <> 'undecided' AND type_line LIKE '%Creature%' ORDER BY card, face"
        ):
            here.setdefault(fold(name), (name, term))
        faces = here | faces
    yield from sorted(faces.values())


class _Judge:
    """Judges candidates against one card; those that are alike once."""

    def __init__(self, card: Card, relation: Relation) -> None:
        candidate_blocks = relation != "unblockable_by"
        self._by_name = any("named(" in face.term for face in card.faces)
        self._known: dict[str, dict[str, Any]] = {}
        fixed = {"card": card.name}
        if card.asked and card.layout in SECOND_FACE:
            fixed["face"] = SECOND_FACE[card.layout]
        attacker, blocker = (fixed, _CANDIDATE) if candidate_blocks else (_CANDIDATE, fixed)
        board = (
            Board(active="A", step="declare_blockers")
            .put("attacker", controller="A", attacking="B", **attacker)
            .put("blocker", controller="B", **blocker)
        )
        question = [can_block("blocker", "attacker")]
        company = board.put("company", controller="B", **blocker)
        self._candidate_blocks = candidate_blocks
        self._requests = [board.request(question), company.request(question)]
        self._check(card, "attacker" if candidate_blocks else "blocker")

    def _check(self, card: Card, role: str) -> None:
        reply = _answer(self._requests[0])
        for reason in reply["reasons"]:
            if reason["term"].startswith("creature(") and reason["objects"] == [role]:
                raise QuestionError(f"{card.faces[card.asked].name} is no creature")

    def verdicts(self, faces: list[tuple[str, str]]) -> list[Found]:
        """How it is with these faces."""
        return [self.verdict(name, term) for name, term in faces]

    def verdict(self, name: str, term: str) -> Found:
        """How it is with this face; ``term`` is what the pool has of it."""
        face, unread = _bare(name if self._by_name else _CANDIDATE["name"], term)
        reply = self._known.get(face)
        if reply is None:
            try:
                reply = self._ask(face)
            except LawmageError as error:
                reply = {"verdict": "unjudged", "reasons": [], "conditions": [{"words": str(error)}]}
            self._known[face] = reply
        return Found(
            name,
            reply["verdict"],
            reply["verdict"] == "legal" and bool(reply["reasons"]),
            tuple(dict.fromkeys(reason["rules"][0] for reason in reply["reasons"])),
            tuple(condition["words"] for condition in reply["conditions"]),
            unread,
        )

    def _ask(self, face: str) -> dict[str, Any]:
        reply = _answer(self._requests[0].replace(written(_CANDIDATE), face))
        terms = [reason["term"] for reason in reply["reasons"]]
        if len(self._requests) == 2 and any(map(_WANTS_COMPANY.match, terms)):
            reply = _answer(self._requests[1].replace(written(_CANDIDATE), face))
            if self._candidate_blocks and "cant_block_alone" not in terms:
                del self._requests[0]  # It is the attacker that no lone creature can block.
        return reply


def _answer(request: str) -> dict[str, Any]:
    reply = Engine.get().ask(request)
    reply = reply["answers"][0] if "answers" in reply else reply
    if "error" in reply:
        raise QuestionError(reply["error"]["message"])
    answer: dict[str, Any] = reply
    return answer


def _bare(name: str, term: str) -> tuple[str, bool]:
    """The face without what only happens later, so that alike faces are the same; whether some is unread."""
    parts = arguments(face_term(name, term))
    lines = []
    unread = False
    for line in arguments(parts[10]):
        number, meaning, unread_list = arguments(line)
        unread = unread or _CONCERNS.search(unread_list) is not None
        if meaning != "none" and not meaning.startswith(_LATER):
            lines.append(f"line({number},{meaning},[])")
    return f"face({','.join(parts[:10])},[{','.join(lines)}])", unread
