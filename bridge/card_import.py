"""Making pools: the shipped one from the study corpus, a user's from a file of card data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from lawmage.cards import SHIPPED, forget, user_pool_path
from lawmage.corpus import read_corpus
from lawmage.coverage import Survey
from lawmage.importers import Notes, WrittenCard, read_cards
from lawmage.pool import PoolError
from lawmage.pool_compile import Progress, read_faces
from lawmage.pool_write import ReadCard, write_pool


@dataclass(frozen=True)
class Made:
    """What a pool was made of."""

    path: Path
    cards: int
    faces: int
    statuses: Counter[str] = field(default_factory=Counter)
    """How many sentences have each status."""
    left_out: Counter[str] = field(default_factory=Counter)
    """How many entries are no cards to play with, by reason."""
    doubted: tuple[str, ...] = ()
    """Faces whose colours, as given, are not those of their cost and indicator; taken as given."""
    faults: tuple[str, ...] = ()
    """Cards that are not in the pool since a face of theirs is none, each with the reason."""


def compile_corpus(
    folder: Path,
    output: Path | None = None,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Made:
    """Make the shipped pool from a folder with the study corpus; no sentence of it gets into the pool.

    :param output: the file; by default that of the package.
    :raises InputError: when the corpus can't be read.
    :raises PoolError: when the pool can't be made; the old one is kept.
    """
    notes = Notes()
    cards = list(read_corpus(folder, notes))
    survey = Survey.read(folder.parent / "oracle")
    note = f"study corpus of mid 2026: {len(cards)} cards, without excluded.txt"
    return _make(cards, notes, output or SHIPPED, note, jobs, progress, survey=survey, keep_text=False)


def import_cards(path: Path, *, jobs: int = 1, progress: Progress | None = None) -> Made:
    """Make the user's own pool from a file: Scryfall's bulk data or AtomicCards of MTGJSON.

    :raises InputError: when the file can't be read, or has no cards.
    :raises PoolError: when the pool can't be made; the old one is kept.
    """
    output = user_pool_path()
    if output is None:
        raise PoolError("the user's own pool is turned off: LAWMAGE_POOL must name a file, or not be set")
    notes = Notes()
    cards = sorted(read_cards(path, notes), key=lambda card: card.name)
    if not cards:
        raise PoolError(f"{path} has no card to play with; the old pool is kept")
    note = f"{path.name}: {len(cards)} cards"
    return _make(cards, notes, output, note, jobs, progress, survey=None, keep_text=True)


def _make(
    cards: Iterable[WrittenCard],
    notes: Notes,
    output: Path,
    note: str,
    jobs: int,
    progress: Progress | None,
    *,
    survey: Survey | None,
    keep_text: bool,
) -> Made:
    written = list(cards)
    readings = iter(
        read_faces([face for card in written for face in card.faces], jobs=jobs, progress=progress)
    )
    read = []
    faults = []
    for card in written:
        of_card = tuple(next(readings) for _ in card.faces)
        fault = next((reading.fault for reading in of_card if reading.fault is not None), None)
        if fault is None:
            read.append(ReadCard(card, of_card))
        else:
            faults.append(f"{card.name}: {fault}")
    write_pool(output, read, note=note, survey=survey, keep_text=keep_text)
    forget()
    clauses = (clause for card in read for reading in card.readings for clause in reading.clauses)
    return Made(
        output,
        len(read),
        sum(len(card.readings) for card in read),
        Counter(clause.status for clause in clauses),
        notes.left_out,
        tuple(notes.doubted),
        tuple(faults),
    )
