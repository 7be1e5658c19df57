"""Ground Prolog terms as text: every name quoted, so that no text can become syntax."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

from lawmage.errors import QuestionError

_SPECIAL = re.compile(r"[\\'\"\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff]")
_LONGEST = 8192
"""Bits of a whole number."""
_PLAIN = re.compile(r"[a-z][A-Za-z0-9_]*\Z")


def _escaped(text: str) -> str:
    if _SPECIAL.search(text) is None:
        return text
    return _SPECIAL.sub(_escape, text)


def _escape(match: re.Match[str]) -> str:
    char = match[0]
    if char == "\0" or "\ud800" <= char <= "\udfff":
        what = "a NUL character" if char == "\0" else "a lone surrogate"
        text = match.string
        shown = ascii(text if len(text) <= 40 else text[:37] + "...")
        raise QuestionError(f"text with {what} can't be read: {shown}")
    return f"\\x{ord(char):x}\\"


def atom(text: str) -> str:
    """The atom with this name.

    :raises QuestionError: when the text holds a NUL character or a lone surrogate.
    """
    if _PLAIN.match(text):
        return text
    return f"'{_escaped(text)}'"


def string(text: str) -> str:
    """The string with this text.

    :raises QuestionError: when the text holds a NUL character or a lone surrogate.
    """
    return f'"{_escaped(text)}"'


def number(value: float) -> str:
    """The number; a negative one in parentheses, so that it can stand anywhere.

    :raises QuestionError: when it is no number, a truth value, infinite, or of thousands of digits.
    """
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise QuestionError(f"{value!r} is no number")
    if isinstance(value, float) and not math.isfinite(value):
        raise QuestionError(f"{value!r} is no number that can be counted with")
    if isinstance(value, int) and value.bit_length() > _LONGEST:
        raise QuestionError("a number of thousands of digits can't be read")
    return repr(value) if value >= 0 else f"({value!r})"


def term(functor: str, *arguments: str) -> str:
    """The compound term of a plain functor and arguments that are terms already."""
    return f"{functor}({','.join(arguments)})"


def listing(items: Iterable[str]) -> str:
    """The list of items that are terms already."""
    return f"[{','.join(items)}]"
