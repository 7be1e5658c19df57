"""Making the file of a card pool: as a whole, in the place of the old one, or not at all."""

from __future__ import annotations

import os
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path

from lawmage.card_terms import arguments
from lawmage.cards import grammar_version
from lawmage.coverage import Survey
from lawmage.importers import WrittenCard, cost_colors
from lawmage.pool import SCHEMA, SCHEMA_VERSION, STATUSES, Pool, PoolError, fold, packed
from lawmage.pool_compile import Reading


@dataclass(frozen=True)
class ReadCard:
    """A card as written, with the readings of its faces."""

    written: WrittenCard
    readings: tuple[Reading, ...]


def write_pool(
    path: Path,
    cards: Sequence[ReadCard],
    *,
    note: str,
    survey: Survey | None = None,
    keep_text: bool = False,
) -> None:
    """Write the pool; the old file stays as it is until the new one is whole.

    :raises PoolError: when it can't be written.
    """
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.unlink(missing_ok=True)
        with closing(sqlite3.connect(new, isolation_level=None)) as connection:
            _fill(connection, cards, note, survey or Survey(), keep_text)
        Pool(new).close()
        with new.open("rb") as file:
            os.fsync(file.fileno())
        new.replace(path)
    except (OSError, sqlite3.Error) as error:
        raise PoolError(f"the card pool {path} can't be written: {error}; the old one is kept") from error
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)


def _fill(
    connection: sqlite3.Connection,
    cards: Sequence[ReadCard],
    note: str,
    survey: Survey,
    keep_text: bool,
) -> None:
    connection.executescript("PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")
    connection.executescript(SCHEMA)
    connection.execute("BEGIN")
    source = Counter(card.written.source for card in cards).most_common(1)[0][0]
    meta = {
        "schema": str(SCHEMA_VERSION),
        "grammar": grammar_version(),
        "source": source,
        "note": note,
        "cards": str(len(cards)),
        "texts": "kept" if keep_text else "",
    }
    _insert(connection, "meta", sorted(meta.items()))
    _insert(connection, "survey", ((number, *row) for number, row in enumerate(survey.rows, 1)))
    for number, card in enumerate(cards, 1):
        written = card.written
        layout = None if written.layout == "normal" else written.layout
        other = None if written.source == source else written.source
        _insert(connection, "cards", [(number, written.name, layout, other)])
        _insert(connection, "faces", _face_rows(number, card))
        _insert(connection, "names", _names(number, written))
        _insert(connection, "clauses", _clause_rows(number, card))
        _insert(connection, "surveyed", _surveyed(number, card, survey))
        if keep_text:
            _insert(connection, "texts", _texts(number, written))
            _insert(connection, "spans", _spans(number, card))
    connection.execute("COMMIT")
    connection.execute("VACUUM")


def _insert(connection: sqlite3.Connection, table: str, rows: Iterable[Sequence[object]]) -> None:
    for row in rows:
        marks = ",".join("?" * len(row))
        connection.execute(f"INSERT INTO {table} VALUES ({marks})", row)


def _face_rows(number: int, card: ReadCard) -> Iterator[tuple[object, ...]]:
    for index, (face, reading) in enumerate(zip(card.written.faces, card.readings, strict=True)):
        stats = face.stats or face.loyalty or face.defense
        colors = face.colors if face.colors is not None else cost_colors(face.cost)
        name = None if face.name == card.written.name else face.name
        rest = reading.term.removeprefix(f"face({arguments(reading.term)[0]},")
        yield number, index, name, face.type_line, face.cost, stats, colors, rest


def _names(number: int, card: WrittenCard) -> Iterator[tuple[str, int, int, int]]:
    """The folded names of a card, each once, by its best rank."""
    names = [(card.name, 0, 0)]
    if len(card.faces) > 1 or " // " in card.name:
        parts = [face.name for face in card.faces]
        parts += card.name.split(" // ")[len(parts) :]
        names += [(part, min(index, 1) + 1, index) for index, part in enumerate(parts)]
    seen = set()
    for name, rank, face in names:
        folded = fold(name)
        if folded not in seen:
            seen.add(folded)
            yield folded, rank, number, min(face, len(card.faces) - 1)


def _clause_rows(number: int, card: ReadCard) -> Iterator[tuple[object, ...]]:
    for index, reading in enumerate(card.readings):
        for clause in reading.clauses:
            status = STATUSES.index(clause.status)
            yield number, index, clause.line, clause.sentence, status, packed(clause.bearings) or None


def _surveyed(number: int, card: ReadCard, survey: Survey) -> Iterator[tuple[object, ...]]:
    """Where the survey's sentences are: in the clause of which they share most."""
    for index, (face, reading) in enumerate(zip(card.written.faces, card.readings, strict=True)):
        for row, start, end in survey.found_in(face.text or "", face.name):
            shared = [(min(end, clause.end) - max(start, clause.start), clause) for clause in reading.clauses]
            length, best = max(shared, key=itemgetter(0), default=(0, None))
            if best is None or length <= 0:
                yield row, number, index, None, None
            else:
                yield row, number, index, best.line, best.sentence


def _texts(number: int, card: WrittenCard) -> Iterator[tuple[object, ...]]:
    for index, face in enumerate(card.faces):
        if face.text:
            yield number, index, face.text


def _spans(number: int, card: ReadCard) -> Iterator[tuple[object, ...]]:
    for index, reading in enumerate(card.readings):
        for clause in reading.clauses:
            if clause.end > clause.start:
                yield number, index, clause.line, clause.sentence, clause.start, clause.end
