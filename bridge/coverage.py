"""How much of the cards' text is read: counted in the pool, by the classes and families of the study's survey.

The survey lists sentences as it writes them (``~`` for the object itself) with a class and families; the pool has
for each of its sentences the number of the row, not the sentence. The study's classes: C and T for sentences on the
legality of attacking, blocking, damage, targeting and attaching, S for state that this depends on, U for what has no
family; E stands for effects here.
"""

from __future__ import annotations

import csv
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from lawmage.errors import InputError
from lawmage.pool import STATUSES, Pool

STRICT_EFFECTS = frozenset(
    """cant_block_until cant_be_blocked_until cant_be_blocked_by_until cant_attack_until
    cant_block_specific_until block_additional_until attacks_if_able_until blocks_if_able_until
    must_be_blocked_until all_able_block_until goad as_though_until assigns_no_damage assign_as_unblocked
    assign_toughness prevent_combat_damage becomes_blocked_unblocked""".split()
)
"""The families of effects that are about legality itself (study, section 3)."""
_THIS = re.compile(
    r"\bthis (?:artifact|attraction|aura|battle|background|card|case|class|contraption|creature|enchantment"
    r"|equipment|fortification|land|mount|permanent|planeswalker|room|saga|siege|spacecraft|spell|token|vehicle)\b",
    re.IGNORECASE,
)
_REMINDER = re.compile(r"\s*\([^()]*\)")
_STOP = re.compile(r'"[^"\n]*(?:"|(?=\n)|\Z)|\.(?=[ \n]|\Z)|\n')
_ABILITY_WORD = re.compile(r'^[^"{}:•]{1,40} — ')


class SurveyRow(NamedTuple):
    """A sentence of the survey, without the sentence."""

    kind: str
    """C, T, S, U or E."""
    families: str
    found: int
    """How many times the study found it."""


@dataclass
class Survey:
    """The survey, and how many of a row's sentences have been met."""

    rows: list[SurveyRow] = field(default_factory=list)
    _places: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    _met: Counter[int] = field(default_factory=Counter)

    @classmethod
    def read(cls, folder: Path) -> Survey:
        """The survey of ``static-clauses.tsv`` and ``effect-clauses.tsv``; an empty one where they are absent.

        :raises InputError: when they can't be read.
        """
        survey = cls()
        for name, sentence in (("static-clauses.tsv", "clause"), ("effect-clauses.tsv", "clause")):
            path = folder / name
            if not path.exists():
                return cls()
            try:
                with path.open(encoding="utf-8", newline="") as file:
                    for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                        count = int(row["count"])
                        survey.rows.append(SurveyRow(row.get("class") or "E", row["families"], count))
                        survey._places[row[sentence]].append(len(survey.rows))
            except (OSError, ValueError, KeyError) as error:
                raise InputError(str(path), None, "", f"is no survey: {error}") from error
        return survey

    def found_in(self, text: str, name: str) -> Iterator[tuple[int, int, int]]:
        """The survey's sentences in a text: the number of the row, from 1, and where it begins and ends.

        The survey's count is kept: it doesn't list every sentence that is written like one of its own.
        """
        if not self.rows:
            return
        for start, end in _sentences(text):
            row = self._row(text[start:end], name)
            if row is not None:
                yield row, start, end

    def _row(self, sentence: str, name: str) -> int | None:
        for form in _forms(sentence, name):
            for place in self._places.get(form, ()):
                if self._met[place] < self.rows[place - 1].found:
                    self._met[place] += 1
                    return place
        return None


def _sentences(text: str) -> Iterator[tuple[int, int]]:
    """Where each sentence of a text stands: as the survey counts them, however the grammar groups them."""
    bare = _REMINDER.sub(lambda match: " " * len(match[0]), text)
    start = 0
    for match in _STOP.finditer(bare):
        end = match.end()
        if match[0].startswith('"') and not (match[0].endswith('."') and bare.startswith(" ", end)):
            continue
        if bare[start:end].strip():
            yield start, end
        start = end
    if bare[start:].strip():
        yield start, len(bare)


def _forms(sentence: str, name: str) -> Iterator[str]:
    """How the survey may have written a sentence."""
    text = _REMINDER.sub("", sentence).strip()
    if not text.endswith((".", '."')):
        text += "."
    text = _THIS.sub("~", text)
    forms = [text]
    shorter = [
        name.split(word)[0] for word in (", ", " of ", " the ", " from ", " and ", " in ", " with ", " ")
    ]
    for part in sorted({name, *shorter}, key=len, reverse=True):
        if part in text:
            forms += [form.replace(part, "~") for form in forms]
    yield from forms
    for form in forms:
        if _ABILITY_WORD.match(form):
            yield _ABILITY_WORD.sub("", form)


# ---- Counting -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Share:
    """How the sentences of a kind are read."""

    name: str
    sentences: int
    exact: int
    """Read exactly."""
    given: int
    """Read, with a condition that the caller settles."""
    quoting: int
    """Read, but for an ability that is quoted in it."""
    no_bearing: int
    """Not on anything that lawmage judges."""
    distinct: int = 0
    """How many different sentences there are; 0 where that isn't known."""
    distinct_exact: int = 0
    """How many of these are read exactly on every card."""
    distinct_in_all: int = 0
    """How many are read so on every card, or with a condition that stays open."""

    @property
    def unread(self) -> int:
        """Not read at all."""
        return self.sentences - self.exact - self.given - self.quoting - self.no_bearing


@dataclass(frozen=True)
class Coverage:
    """How much of a pool's text is read."""

    note: str
    """What the pool was made from."""
    grammar: str
    cards: int
    statuses: dict[str, int]
    """How many sentences have each status."""
    kinds: tuple[Share, ...]
    families: tuple[Share, ...]


def coverage(pool: Pool) -> Coverage:
    """The coverage of a pool."""
    statuses = dict.fromkeys(STATUSES, 0)
    for status, count in pool.query("SELECT status, count(*) FROM clauses GROUP BY status"):
        statuses[STATUSES[status]] = count
    by_row: dict[int, Counter[str]] = defaultdict(Counter)
    for row, status, count in pool.query(
        "SELECT survey, coalesce(status, ?), count(*) FROM surveyed"
        " LEFT JOIN clauses USING (card, face, line, sentence) GROUP BY 1, 2",
        STATUSES.index("not_understood"),
    ):
        by_row[row][STATUSES[status]] = count
    rows = {
        row: (kind, families.split("+"))
        for row, kind, families in pool.query("SELECT id, class, families FROM survey")
        if row in by_row
    }
    kinds = {
        "legality core (C and T)": [row for row, (kind, _) in rows.items() if kind in "CT"],
        "static, all": [row for row, (kind, _) in rows.items() if kind != "E"],
        "effects on legality": [
            row for row, (kind, names) in rows.items() if kind == "E" and STRICT_EFFECTS & set(names)
        ],
        "effects, all": [row for row, (kind, _) in rows.items() if kind == "E"],
    }
    by_family: dict[str, list[int]] = defaultdict(list)
    for row, (_, names) in rows.items():
        for name in names:
            by_family[name].append(row)
    families = [_share(name, members, by_row) for name, members in by_family.items()]
    return Coverage(
        pool.meta["note"],
        pool.meta["grammar"],
        int(pool.meta["cards"]),
        statuses,
        tuple(_share(name, members, by_row) for name, members in kinds.items() if members),
        tuple(sorted(families, key=lambda share: (-share.sentences, share.name))),
    )


def _share(name: str, rows: list[int], by_row: dict[int, Counter[str]]) -> Share:
    total: Counter[str] = Counter()
    whole = open_too = 0
    for row in rows:
        total.update(by_row[row])
        whole += by_row[row].keys() == {"understood"}
        open_too += by_row[row].keys() <= {"understood", "understood_given"}
    return Share(
        name,
        total.total(),
        total["understood"],
        total["understood_given"],
        total["grants_unread"],
        total["no_bearing"],
        len(rows),
        whole,
        open_too,
    )


def unread_clauses(pool: Pool, limit: int) -> list[tuple[int, str]]:
    """The most frequent sentences that were not read, with their numbers; of a pool that keeps the texts."""
    counted: Counter[str] = Counter()
    for name, text, start, end in pool.query(
        "SELECT coalesce(faces.name, cards.name), text, start, stop FROM spans"
        " JOIN clauses USING (card, face, line, sentence) JOIN texts USING (card, face)"
        " JOIN faces USING (card, face) JOIN cards ON cards.id = card WHERE status = ?",
        STATUSES.index("not_understood"),
    ):
        counted[next(_forms(text[start:end], name))] += 1
    ranked = sorted((-count, sentence) for sentence, count in counted.items())
    return [(-count, sentence) for count, sentence in ranked[:limit]]
