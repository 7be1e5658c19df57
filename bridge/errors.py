"""The errors of lawmage: each says in one line what was asked and what there is."""

from __future__ import annotations


class LawmageError(Exception):
    """The base of all errors that a user of lawmage can cause or meet."""


class InputError(LawmageError):
    """A file or text that can't be read: where, and what was expected there.

    ``str()`` of it is ``file:line: key: message``, without the parts that are not known.
    """

    def __init__(self, file: str, line: int | None, key: str, message: str) -> None:
        self.file = file
        self.line = line
        self.key = key
        self.message = message
        place = file if line is None else f"{file}:{line}"
        super().__init__(": ".join(part for part in (place, key, message) if part))
