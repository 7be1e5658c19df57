"""Card terms as text: cut at their arguments, and without the texts that they quote.

The texts are canonical (written with ``~q``): names are quoted where they must be, and nothing is spaced out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

_QUOTED = r"""'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*\""""
_TOKEN = re.compile(rf"""{_QUOTED}|[\w]+|.""", re.DOTALL)
_CUT = re.compile(rf"""{_QUOTED}|[^'"()\[\]{{}},]+|.""", re.DOTALL)
_MENTIONS_TEXT = re.compile(r"\b(?:text|not_understood|opaque)\(")


def arguments(text: str) -> list[str]:
    """The arguments of a compound, or the elements of a list.

    >>> arguments("face('A, B',[2,w/u],f(x,y))")
    ["'A, B'", '[2,w/u]', 'f(x,y)']
    """
    opening = min((text.find(sign) for sign in "([" if sign in text), default=-1)
    if opening < 0 or text[-1] not in ")]":
        return []
    parts: list[str] = []
    depth, start, end = 0, opening + 1, len(text) - 1
    for match in _CUT.finditer(text, start, end):
        token = match[0]
        if token in ("(", "[", "{"):
            depth += 1
        elif token in (")", "]", "}"):
            depth -= 1
        elif token == "," and depth == 0:
            parts.append(text[start : match.start()])
            start = match.end()
    if start < end:
        parts.append(text[start:end])
    return parts


def quoted_texts(term: str) -> list[str]:
    """What stands in ``text(…)`` and ``not_understood(…)``, and in the event of a trigger that has no term.

    >>> quoted_texts("all([grant(self,text('some words')),triggered(opaque('at times'),destroy(self))])")
    ["'some words'", "'at times'"]
    """
    return [argument for _, _, argument in _places(term)]


def without_texts(term: str, places: Iterable[str]) -> str:
    """The term with each of :func:`quoted_texts` replaced by the next of the places."""
    made, end = [], 0
    for (start, stop, _), place in zip(_places(term), places, strict=True):
        made += [term[end:start], place]
        end = stop
    return "".join(made) + term[end:]


class _Open(NamedTuple):
    """A bracket that is open: its functor, and which argument of that comes next."""

    functor: str
    argument: list[int]


def _places(term: str) -> list[tuple[int, int, str]]:
    """Where the quoted texts begin and end."""
    if not _MENTIONS_TEXT.search(term):
        return []
    found = []
    open_: list[_Open] = []
    before = ""
    start, level = -1, 0
    for match in _TOKEN.finditer(term):
        token = match[0]
        if token in ("(", "["):
            open_.append(_Open(before if token == "(" else "", [1]))
            if start < 0 and _is_quote(open_):
                start, level = match.end(), len(open_)
        elif token in (")", "]"):
            if start >= 0 and len(open_) == level:
                found.append((start, match.start(), term[start : match.start()]))
                start = -1
            open_.pop()
        elif token == ",":
            open_[-1].argument[0] += 1
        before = token
    return found


def _is_quote(open_: list[_Open]) -> bool:
    if open_[-1].functor in ("text", "not_understood"):
        return True
    if open_[-1].functor != "opaque":
        return False
    # The event of a trigger, or one of several: triggered(any_of([opaque(…), …]), …).
    for functor, argument in reversed(open_[:-1]):
        if functor == "triggered":
            return argument[0] == 1
        if functor not in ("", "any_of"):
            break
    return False
