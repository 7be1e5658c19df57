"""JSON that is read as it streams by: one element of a long list or mapping at a time."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from gzip import GzipFile
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import Any

from lawmage.errors import InputError

CHUNK = 1 << 20
LONGEST = 1 << 24
"""Characters that one element may have."""
_SPACE = " \t\r\n\ufeff"


class JsonStream:
    """A JSON file, plain or compressed by gzip, read from its beginning.

    :raises InputError: when it can't be opened.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._decode = json.JSONDecoder().raw_decode
        self._buffer = ""
        self._at = 0
        self._line = 1
        self._ended = False
        try:
            self._raw = path.open("rb")
            packed = self._raw.peek(2)[:2] == b"\x1f\x8b"
            plain = GzipFile(fileobj=self._raw) if packed else self._raw
            self._file = TextIOWrapper(plain, encoding="utf-8")
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise InputError(str(path), None, "", f"can't be read: {reason}") from error

    def __enter__(self) -> JsonStream:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
        self._raw.close()

    def begins_with(self, sign: str) -> bool:
        """Whether the next value begins with this sign."""
        return self._next() == sign

    def items(self) -> Iterator[Any]:
        """The elements of the list that comes next."""
        self._take("[")
        while self._next() != "]":
            yield self.value()
            if self._next() == ",":
                self._take(",")
            elif self._next() != "]":
                raise self.wrong("expected , or ]")
        self._take("]")

    def entries(self) -> Iterator[str]:
        """The keys of the mapping that comes next; after each, its value is to be read."""
        self._take("{")
        while self._next() != "}":
            key = self.value()
            if not isinstance(key, str):
                raise self.wrong("expected a key in quotation marks")
            self._take(":")
            yield key
            if self._next() == ",":
                self._take(",")
            elif self._next() != "}":
                raise self.wrong("expected , or }")
        self._take("}")

    def value(self) -> Any:
        """The value that comes next."""
        self._next()
        while True:
            try:
                value, end = self._decode(self._buffer, self._at)
            except (ValueError, RecursionError) as error:
                rest = len(self._buffer) - self._at
                if isinstance(error, RecursionError) or rest > LONGEST or not self._fill(max(CHUNK, rest)):
                    at = getattr(error, "msg", "too deep")
                    raise self.wrong(f"not JSON, or cut off: {at}") from error
                continue
            if end == len(self._buffer) and self._fill(CHUNK):
                continue  # A number might go on.
            self._at = end
            return value

    def wrong(self, message: str) -> InputError:
        """An error about this place."""
        line = self._line + self._buffer.count("\n", 0, self._at)
        return InputError(str(self._path), line, "", message)

    def _next(self) -> str:
        """The next sign that is no space; empty at the end."""
        while True:
            while self._at < len(self._buffer):
                if self._buffer[self._at] not in _SPACE:
                    return self._buffer[self._at]
                self._at += 1
            if not self._fill(CHUNK):
                return ""

    def _take(self, sign: str) -> None:
        if self._next() != sign:
            raise self.wrong(f"expected {sign}")
        self._at += 1

    def _fill(self, size: int) -> bool:
        """Read on; what has been taken is dropped."""
        if self._ended:
            return False
        try:
            more = self._file.read(size)
        except (OSError, EOFError, ValueError, zlib.error) as error:
            raise self.wrong(f"can't be read: {error}") from error
        self._ended = not more
        self._line += self._buffer.count("\n", 0, self._at)
        self._buffer = self._buffer[self._at :] + more
        self._at = 0
        return bool(more)
