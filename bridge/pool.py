"""The file of a card pool (SQLite): what cards are and mean, looked up by name.

A pool holds no Oracle sentence unless it is a user's own. Its tables:

- ``meta``: the version of this layout, the version of the grammar, what it was made from.
- ``cards``: name, layout (none: normal), and where it comes from, where that isn't what the pool was made from.
- ``faces``: name (none: the card's), written characteristics, colours, and the face as a term of
  ``kb/objects/copiable.pl`` from its second argument on; the first is the name.
- ``names``: the folded names by which a card is found, best first.
- ``clauses``: for each sentence of a face its status, and for one that was not read the judgments it may concern.
- ``survey`` and ``surveyed``: classes and families of the sentences that the coverage is told by, and where they are.
- ``texts`` and ``spans``: the texts themselves and where in them each sentence stands, in a user's pool only.
"""

from __future__ import annotations

import sqlite3
import threading
import unicodedata
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from lawmage.errors import LawmageError
from lawmage.terms import atom

SCHEMA_VERSION = 1
STATUSES = (
    "understood",
    "understood_given",
    "grants_unread",
    "no_bearing",
    "not_understood",
    "absent",
)
"""The statuses of a clause (``kb/oracle``); ``absent``: the face has text, but its source didn't hold it."""
BEARINGS = ("block", "attack", "damage", "target", "attach", "characteristics", "casting", "game")
"""The judgments that an unread clause may concern."""
LONGEST_NAME = 300
"""No card has a longer name; no longer one is looked up."""

SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE cards (id INTEGER PRIMARY KEY, name TEXT NOT NULL, layout TEXT, source TEXT);
CREATE TABLE faces (
    card INTEGER NOT NULL, face INTEGER NOT NULL, name TEXT, type_line TEXT NOT NULL, cost TEXT,
    stats TEXT, colors TEXT NOT NULL, term TEXT NOT NULL, PRIMARY KEY (card, face)) WITHOUT ROWID;
CREATE TABLE names (
    folded TEXT NOT NULL, rank INTEGER NOT NULL, card INTEGER NOT NULL, face INTEGER NOT NULL,
    PRIMARY KEY (folded, rank, card)) WITHOUT ROWID;
CREATE TABLE clauses (
    card INTEGER NOT NULL, face INTEGER NOT NULL, line INTEGER NOT NULL, sentence INTEGER NOT NULL,
    status INTEGER NOT NULL, bearings INTEGER,
    PRIMARY KEY (card, face, line, sentence)) WITHOUT ROWID;
CREATE TABLE survey (
    id INTEGER PRIMARY KEY, class TEXT NOT NULL, families TEXT NOT NULL, found INTEGER NOT NULL);
CREATE TABLE surveyed (
    survey INTEGER NOT NULL, card INTEGER NOT NULL, face INTEGER NOT NULL, line INTEGER, sentence INTEGER);
CREATE TABLE texts (
    card INTEGER NOT NULL, face INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (card, face)) WITHOUT ROWID;
CREATE TABLE spans (
    card INTEGER NOT NULL, face INTEGER NOT NULL, line INTEGER NOT NULL, sentence INTEGER NOT NULL,
    start INTEGER NOT NULL, stop INTEGER NOT NULL, PRIMARY KEY (card, face, line, sentence)) WITHOUT ROWID;
"""

_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ð": "d", "þ": "th", "ł": "l", "đ": "d", "ı": "i"})


class PoolError(LawmageError):
    """A card pool that can't be used, or couldn't be made."""


def fold(name: str) -> str:
    """A name as it is looked up: letters and digits alone, lower case, without accents.

    >>> fold("Lim-Dûl's Vault"), fold("Jötun Grunt"), fold("Fire // Ice")
    ('limdulsvault', 'jotungrunt', 'fireice')
    """
    if name.isascii():
        plain = name.lower()
    else:
        plain = unicodedata.normalize("NFKD", name).casefold().translate(_LETTERS)
    return "".join(filter(str.isalnum, plain)) or name.strip()


class FaceRow(NamedTuple):
    """A face as the pool has it."""

    name: str
    type_line: str
    cost: str | None
    stats: str | None
    """Power and toughness, loyalty or defense as printed: ``2/2``, ``3``."""
    colors: str
    """Letters of WUBRG in that order; colours that the text sets are not among them."""
    term: str


class ClauseRow(NamedTuple):
    """A sentence of a face."""

    face: int
    line: int
    sentence: int
    status: str
    bearings: tuple[str, ...]


class Found(NamedTuple):
    """A card whose name was asked for."""

    rank: int
    """0: by its whole name; 1: by that of its first face; 2: by that of another one."""
    card: int
    face: int
    """The face that has the name."""
    name: str


class Pool:
    """A pool opened for reading, from any thread.

    :raises PoolError: when the file is no pool of this version.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.Lock()
        if not path.is_file():
            raise PoolError(f"there is no card pool {path}")
        try:
            # It is written once and then only replaced as a whole.
            uri = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
            self._connection = sqlite3.connect(uri, uri=True, check_same_thread=False)
            self.meta = dict(self._rows("SELECT key, value FROM meta"))
        except (sqlite3.Error, OSError) as error:
            raise PoolError(f"{path} is no card pool ({error})") from error
        if self.meta.get("schema") != str(SCHEMA_VERSION):
            self.close()
            raise PoolError(
                f"the card pool {path} was made by another version of lawmage"
                f" (layout {self.meta.get('schema')}, wanted {SCHEMA_VERSION})"
            )

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def find(self, folded: str) -> list[Found]:
        """The cards that have this folded name, best first."""
        return [
            Found(*row)
            for row in self._rows(
                "SELECT rank, card, face, cards.name FROM names JOIN cards ON cards.id = card"
                " WHERE folded = ? ORDER BY rank, source IS NOT NULL, card LIMIT 20",
                folded,
            )
        ]

    def card(self, card: int) -> tuple[str, str]:
        """The layout and the source of a card."""
        ((layout, source),) = self._rows("SELECT layout, source FROM cards WHERE id = ?", card)
        return layout or "normal", source or self.meta["source"]

    def faces(self, card: int) -> list[FaceRow]:
        """The faces of a card, in order."""
        rows = self._rows(
            "SELECT coalesce(faces.name, cards.name), type_line, cost, stats, colors, term"
            " FROM faces JOIN cards ON cards.id = card WHERE card = ? ORDER BY face",
            card,
        )
        return [
            FaceRow(name, type_line, cost, stats, colors, face_term(name, rest))
            for name, type_line, cost, stats, colors, rest in rows
        ]

    def clauses(self, card: int) -> list[ClauseRow]:
        """The sentences of a card, in order."""
        rows = self._rows(
            "SELECT face, line, sentence, status, bearings FROM clauses WHERE card = ?"
            " ORDER BY face, line, sentence",
            card,
        )
        return [
            ClauseRow(face, line, sentence, STATUSES[status], unpacked(bearings or 0))
            for face, line, sentence, status, bearings in rows
        ]

    def words(self, card: int) -> dict[tuple[int, int, int], str]:
        """A card's sentences as they are written, by face, line and sentence, where the pool keeps the text."""
        rows = self._rows(
            "SELECT face, line, sentence, text, start, stop FROM spans JOIN texts USING (card, face)"
            " WHERE card = ?",
            card,
        )
        return {(face, line, sentence): text[start:stop] for face, line, sentence, text, start, stop in rows}

    def names(self) -> list[str]:
        """The names of all cards and faces."""
        rows = self._rows("SELECT name FROM cards UNION SELECT name FROM faces WHERE name IS NOT NULL")
        return [name for (name,) in rows]

    def query(self, sql: str, *values: object) -> Iterator[tuple[Any, ...]]:
        """The rows of a query of one's own."""
        return iter(self._rows(sql, *values))

    def _rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            with self._lock, closing(self._connection.execute(sql, values)) as cursor:
                return cursor.fetchall()
        except sqlite3.Error as error:
            raise PoolError(f"the card pool {self.path} can't be read ({error})") from error


def face_term(name: str, rest: str) -> str:
    """The term of a face from its name and what the pool has of the term."""
    return f"face({atom(name)},{rest}"


def packed(bearings: tuple[str, ...]) -> int:
    """Bearings as a number."""
    return sum(1 << BEARINGS.index(bearing) for bearing in bearings)


def unpacked(number: int) -> tuple[str, ...]:
    """Bearings from their number."""
    return tuple(bearing for place, bearing in enumerate(BEARINGS) if number >> place & 1)
