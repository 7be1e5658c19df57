"""Cards as written become cards of a pool: each face is read by the grammar, in parallel processes.

What was read once is kept in a cache (``$XDG_CACHE_HOME/lawmage/readings.sqlite``) by the version of the grammar
and all that the face says, so that a pool made again after a small change is made fast. Without the cache, as where
its folder can't be written, it takes longer and comes out the same.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from lawmage.card_terms import arguments, quoted_texts, without_texts
from lawmage.cards import grammar_version
from lawmage.engine import Engine
from lawmage.errors import EngineError
from lawmage.importers import WrittenFace
from lawmage.pool import BEARINGS, SCHEMA_VERSION, PoolError
from lawmage.terms import atom, listing, string, term

CHUNK = 64
"""Faces that a process is given at a time."""
ALONE = 600
"""So few faces are read without other processes: starting them would take longer."""
INFERENCES = 200_000_000
"""Steps of inference that a face may take."""

Progress = Callable[[int, int], None]
"""Told how many faces of how many have been read."""


@dataclass(frozen=True)
class Clause:
    """A sentence of a face, as it was read."""

    line: int
    sentence: int
    status: str
    bearings: tuple[str, ...]
    start: int
    """Where it stands in the text."""
    end: int


@dataclass(frozen=True)
class Reading:
    """A face that was read: its term, without the texts it quotes, and its sentences."""

    term: str
    clauses: tuple[Clause, ...]
    fault: str | None = None
    """Why it is no face at all."""


def read_faces(
    faces: Sequence[WrittenFace], *, jobs: int = 1, progress: Progress | None = None
) -> list[Reading]:
    """The readings of faces, in order.

    :param jobs: processes that read; more than one need a main module that can be imported.
    :raises PoolError: when a process ends before its time.
    """
    requests = [request(face) for face in faces]
    cache = Cache.open()
    known = cache.get(requests)
    missing = list(dict.fromkeys(text for text in requests if text not in known))
    done, total = len(requests) - len(missing), len(requests)
    if progress:
        progress(done, total)
    for texts, replies in _replies(missing, jobs):
        fresh = dict(zip(texts, replies, strict=True))
        cache.put(fresh)
        known.update(fresh)
        done += len(texts)
        if progress:
            progress(done, total)
    cache.close()
    return [_reading(face, known[text]) for face, text in zip(faces, requests, strict=True)]


def request(face: WrittenFace, *, with_text: bool = True) -> str:
    """A face as a ``written(…)`` term (``kb/reading.pl``)."""
    letters = face.colors
    return term(
        "written",
        atom(face.name),
        string(face.type_line),
        _or_none(face.cost),
        "from_cost" if letters is None else listing(letter.lower() for letter in letters),
        _or_none(face.stats),
        _or_none(face.loyalty),
        _or_none(face.defense),
        _or_none(face.text if with_text else None),
    )


def _or_none(text: str | None) -> str:
    return "none" if text is None else string(text)


# ---- In the processes ---------------------------------------------------------------------------


def _replies(texts: Sequence[str], jobs: int) -> Iterator[tuple[list[str], list[str]]]:
    """What is read of the requests, in chunks."""
    chunks = [list(texts[start : start + CHUNK]) for start in range(0, len(texts), CHUNK)]
    if jobs == 1 or len(texts) <= ALONE:
        for chunk in chunks:
            yield chunk, _read(chunk)
        return
    workers = ProcessPoolExecutor(jobs, get_context("spawn"), _begin)
    try:
        waiting = iter(chunks)
        running = deque((chunk, workers.submit(_read, chunk)) for chunk in islice(waiting, 4 * jobs))
        while running:
            chunk, future = running.popleft()
            yield chunk, future.result()
            for following in islice(waiting, 1):
                running.append((following, workers.submit(_read, following)))
    except BrokenProcessPool as error:
        raise PoolError("a process that read cards ended before its time; nothing is changed") from error
    finally:
        workers.shutdown(cancel_futures=True)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _read(texts: Sequence[str]) -> list[str]:
    """Readings as JSON: ``[term, [[line, sentence, status, bearings, start, end], …]]``, or a fault."""
    condensed = (_condensed(_ask(text)) for text in texts)
    return [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in condensed]


def _ask(text: str) -> dict[str, Any]:
    """What the grammar says of one face; alone, so that one that takes too long harms no other."""
    engine = Engine.get()
    try:
        reply = engine.ask(term("read_faces", listing([text])), inferences=INFERENCES)
    except EngineError as error:
        return {"error": {"kind": "text_error", "message": str(error)}}
    face: dict[str, Any] = reply["faces"][0] if "faces" in reply else reply
    # Only what is written there may be wrong with a face; all else is wrong with the rules.
    if "error" in face and face["error"]["kind"] != "text_error":
        raise PoolError(f"cards can't be read: {face['error']['message']}")
    return face


def _condensed(reply: Mapping[str, Any]) -> list[Any]:
    if "error" in reply:
        return [reply["error"]["message"]]
    parts = arguments(reply["term"])
    lines = []
    clauses = []
    for text, read in zip(arguments(parts[10]), reply["lines"], strict=True):
        number, meaning, unread_list = arguments(text)
        lines.append(f"line({number},{_unquoted(meaning, read)},{unread_list})")
        unread = dict(_unread(unread_list))
        for clause in read["clauses"]:
            sentence = clause["sentence"]
            bearings = unread.get(sentence, [])
            place = [clause["from"], clause["to"]]
            clauses.append([read["line"], sentence, clause["status"], bearings, *place])
    return [f"face({','.join(parts[:10])},[{','.join(lines)}])", clauses]


def _unread(text: str) -> Iterator[tuple[int, list[str]]]:
    """The sentences of ``[unread(Sentence, Bearings), …]``."""
    for entry in arguments(text):
        sentence, bearings = arguments(entry)
        yield int(sentence), arguments(bearings)


def _unquoted(meaning: str, line: Mapping[str, Any]) -> str:
    """The meaning of a line with ``place(Line, Sentence, K)`` for the K-th text that a sentence quotes."""
    texts = quoted_texts(meaning)
    if not texts:
        return meaning
    places: dict[str, deque[str]] = defaultdict(deque)
    for clause in line["clauses"]:
        for count, text in enumerate(quoted_texts(clause["term"] or ""), 1):
            places[text].append(f"place({line['line']},{clause['sentence']},{count})")
    other = (f"place({line['line']},1,{count})" for count in range(1, len(texts) + 1))
    return without_texts(meaning, [places[text].popleft() if places[text] else next(other) for text in texts])


# ---- Back here ----------------------------------------------------------------------------------


def _reading(face: WrittenFace, condensed: str) -> Reading:
    value = json.loads(condensed)
    if len(value) == 1:
        return _unread_face(face, value[0])
    text, clauses = value
    if not face.text_known:
        return _wholly_unread(text, "absent")
    return Reading(
        text,
        tuple(
            Clause(line, sentence, status, tuple(bearings), start, end)
            for line, sentence, status, bearings, start, end in clauses
        ),
    )


def _unread_face(face: WrittenFace, fault: str) -> Reading:
    """A face that can't be read: without its text, if that is what ails it."""
    reply = _ask(request(face, with_text=False))
    if "error" in reply:
        return Reading("", (), fault)
    return _wholly_unread(reply["term"], "not_understood")


def _wholly_unread(text: str, status: str) -> Reading:
    """A face whose text is not known may say anything."""
    unread = f"[line(1,none,[unread(1,[{','.join(BEARINGS)}])])]"
    return Reading(f"{text.removesuffix('[])')}{unread})", (Clause(1, 1, status, BEARINGS, 0, 0),))


class Cache:
    """Readings by what was read, of one version of the grammar."""

    def __init__(self, connection: sqlite3.Connection | None) -> None:
        self._connection = connection
        self._version = f"{grammar_version()} {SCHEMA_VERSION}"

    @classmethod
    def open(cls) -> Cache:
        """The cache in the user's folder; one that holds nothing where that can't be used."""
        base = os.environ.get("XDG_CACHE_HOME")
        folder = (Path(base) if base else Path.home() / ".cache") / "lawmage"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(folder / "readings.sqlite", timeout=1)
            cache = cls(connection)
            cache._begin()
        except (OSError, sqlite3.Error):
            return cls(None)
        return cache

    def _begin(self) -> None:
        assert self._connection is not None
        with self._connection:
            self._connection.execute(
                "CREATE TABLE IF NOT EXISTS readings (key BLOB PRIMARY KEY, version TEXT, reading TEXT)"
                " WITHOUT ROWID"
            )
            self._connection.execute("DELETE FROM readings WHERE version <> ?", (self._version,))

    def get(self, texts: Sequence[str]) -> dict[str, str]:
        """The readings that are known."""
        if self._connection is None:
            return {}
        found = {}
        with suppress(sqlite3.Error):
            for text in texts:
                row = self._connection.execute(
                    "SELECT reading FROM readings WHERE key = ?", (self._key(text),)
                ).fetchone()
                if row:
                    found[text] = row[0]
        return found

    def put(self, readings: Mapping[str, str]) -> None:
        """Keep readings."""
        if self._connection is not None:
            rows = [(self._key(text), self._version, reading) for text, reading in readings.items()]
            with suppress(sqlite3.Error), self._connection:
                self._connection.executemany("INSERT OR REPLACE INTO readings VALUES (?, ?, ?)", rows)

    def close(self) -> None:
        """Close its file."""
        if self._connection is not None:
            self._connection.close()

    def _key(self, text: str) -> bytes:
        return blake2b(f"{self._version}\n{text}".encode(), digest_size=16).digest()
