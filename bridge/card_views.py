"""What is known of a card, line by line, as plain data."""

from __future__ import annotations

from typing import Any

from lawmage.card_terms import arguments
from lawmage.cards import find, near_names, user_pool_path
from lawmage.engine import Engine
from lawmage.errors import UnknownCardError
from lawmage.pool import ClauseRow, FaceRow
from lawmage.terms import listing, term


def describe(name: str, *, user_pool: bool = True) -> dict[str, Any]:
    """What is known of the card with this name.

    :returns: ``name, layout, source, pool`` (the file), ``asked`` (the face that has the name) and ``faces``:
        ``name, type_line, cost, stats, colors, term`` and ``lines``: ``line, term, words`` (what it says, made from
        the term; None where nothing of it was read) and ``clauses``: ``sentence, status, bearings`` (of an unread
        one, what it may concern), ``text`` (None unless the pool keeps the texts).
    :raises UnknownCardError: when no card has the name.
    """
    user = user_pool_path() if user_pool else None
    found = find(name, user)
    if found is None:
        raise UnknownCardError(name, near_names(name, user))
    pool, best = found
    layout, source = pool.card(best.card)
    clauses = pool.clauses(best.card)
    words = pool.words(best.card)
    faces = [
        _face(face, index, [clause for clause in clauses if clause.face == index], words)
        for index, face in enumerate(pool.faces(best.card))
    ]
    lines = [line for face in faces for line in face["lines"] if line["term"] is not None]
    for line, told in zip(lines, _told([line["term"] for line in lines]), strict=True):
        line["words"] = told
    return {
        "name": best.name,
        "layout": layout,
        "source": source,
        "pool": str(pool.path),
        "asked": best.face,
        "faces": faces,
    }


def _face(
    face: FaceRow, index: int, clauses: list[ClauseRow], words: dict[tuple[int, int, int], str]
) -> dict[str, Any]:
    lines = []
    for text in arguments(arguments(face.term)[10]):
        number, meaning, _ = arguments(text)
        lines.append(
            {
                "line": int(number),
                "term": None if meaning == "none" else meaning,
                "words": None,
                "clauses": [
                    {
                        "sentence": clause.sentence,
                        "status": clause.status,
                        "bearings": list(clause.bearings),
                        "text": words.get((index, clause.line, clause.sentence)),
                    }
                    for clause in clauses
                    if clause.line == int(number)
                ],
            }
        )
    return {
        "name": face.name,
        "type_line": face.type_line,
        "cost": face.cost,
        "stats": face.stats,
        "colors": face.colors,
        "term": face.term,
        "lines": lines,
    }


def _told(terms: list[str]) -> list[str | None]:
    """The meanings in words."""
    if not terms:
        return []
    reply = Engine.get().ask(term("term_words", listing(terms)))
    words: list[str | None] = reply.get("words") or [None] * len(terms)
    return words
