"""Sentences that the grammar read exactly, drawn at random with their terms, for judging by eye.

    python tests/oracle/draw_precision.py
    python tests/oracle/draw_precision.py 300 --seed 7 --kind static --matching "can't (attack|block)"

Half of them are static sentences of the survey and half are effects, each on a card that has it. The same seed and
grammar draw the same sentences. Needs the study material beside the repository, or where --material says.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from lawmage.coverage import Survey
from lawmage.engine import Engine
from lawmage.terms import atom, listing, string, term

MATERIAL = Path(__file__).resolve().parents[3] / "shared"
SEED = 20261130
UNREAD_STATUSES = frozenset({"not_understood", "no_bearing", "grants_unread", "understood_given"})


class Place(NamedTuple):
    """Where a sentence of the survey stands."""

    name: str
    type_line: str
    text: str
    start: int
    end: int


class Drawn(NamedTuple):
    """A sentence that was read, and its line where that holds more than it."""

    row: int
    families: str
    place: Place
    meaning: str
    line: str
    """Empty where the sentence is the whole line."""


def places(material: Path, survey: Survey) -> dict[int, Place]:
    """For each row of the survey the first card that has its sentence."""
    found: dict[int, Place] = {}
    with gzip.open(material / "cards" / "corpus.jsonl.gz", "rt", encoding="utf-8") as file:
        for entry in map(json.loads, file):
            text = entry["text"] or ""
            for row, start, end in survey.found_in(text, entry["name"]):
                found.setdefault(row, Place(entry["name"], entry["type"], text, start, end))
    return found


def read(place: Place) -> list[dict[str, Any]]:
    """What the grammar says of the lines of a card; nothing for a type line that it doesn't know."""
    written = term(
        "written",
        atom(place.name),
        string(place.type_line),
        *("none", "from_cost", "none", "none", "none"),
        string(place.text),
    )
    answer = Engine.get().ask(term("read_faces", listing([written])))
    lines: list[dict[str, Any]] = answer["faces"][0].get("lines", [])
    return lines


def exact(row: int, families: str, place: Place) -> Drawn | None:
    """The sentence with its term, if it was read exactly."""
    for line in read(place):
        for clause in line["clauses"]:
            if clause["from"] < place.end and place.start < clause["to"]:
                if clause["status"] in UNREAD_STATUSES:
                    return None
                whole = "" if len(line["clauses"]) == 1 else line["term"] or ""
                return Drawn(row, families, place, clause["term"], whole)
    return None


def drawn(
    rows: Iterable[int], survey: Survey, found: dict[int, Place], number: int, seed: int
) -> Iterator[Drawn]:
    """So many of these rows that were read exactly, in the order drawn."""
    order = sorted(row for row in rows if row in found)
    random.Random(seed).shuffle(order)
    for row in order:
        if number == 0:
            return
        sentence = exact(row, survey.rows[row - 1].families, found[row])
        if sentence is not None:
            number -= 1
            yield sentence


def main() -> None:
    """Print the sentences that were drawn."""
    parser = argparse.ArgumentParser(description="Draw sentences that were read exactly, with their terms.")
    parser.add_argument("number", type=int, nargs="?", default=300)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--kind", choices=("both", "static", "effects"), default="both")
    parser.add_argument("--matching", default="", help="a regular expression that the sentence matches")
    parser.add_argument("--material", type=Path, default=MATERIAL)
    arguments = parser.parse_args()
    survey = Survey.read(arguments.material / "oracle")
    pattern = re.compile(arguments.matching, re.IGNORECASE)
    found = {
        row: place
        for row, place in places(arguments.material, survey).items()
        if pattern.search(place.text[place.start : place.end])
    }
    effects = [row for row in found if survey.rows[row - 1].kind == "E"]
    static = [row for row in found if survey.rows[row - 1].kind != "E"]
    share = {
        "both": ((static, arguments.number // 2), (effects, arguments.number - arguments.number // 2)),
        "static": ((static, arguments.number),),
        "effects": ((effects, arguments.number),),
    }
    count = 0
    for rows, number in share[arguments.kind]:
        for sentence in drawn(rows, survey, found, number, arguments.seed):
            count += 1
            place = sentence.place
            print(f"{count}. {place.name} ({place.type_line}; {sentence.families})")
            print(f"   {place.text[place.start : place.end].strip()}")
            print(f"   {sentence.meaning}")
            if sentence.line:
                print(f"   line: {sentence.line}")


if __name__ == "__main__":
    main()
