"""The study corpus from which the shipped pool is made, as records: a folder with these files.

- ``corpus.jsonl.gz``: an entry a line; a back face may be an entry of its own;
- ``faces.tsv``: both faces of two-faced cards, and colours that can't be computed;
- ``excluded.txt``: what is no card to answer about; ``undecided.txt``: names that no source could place.

An undecided card is in the pool, with the source ``undecided``, unless something about it is unknown: it may be a
real card of a set that was not to be had, and a name is only asked for by somebody who has the card.
"""

from __future__ import annotations

import csv
import gzip
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from lawmage.errors import InputError
from lawmage.importers import Notes, WrittenCard, WrittenFace, written_face


def read_corpus(folder: Path, notes: Notes) -> Iterator[WrittenCard]:
    """The cards of the corpus, in the order of their names.

    :raises InputError: when a file is missing or can't be read.
    """
    try:
        excluded = _listed(folder / "excluded.txt")
        undecided = _listed(folder / "undecided.txt")
        rows = _face_rows(folder / "faces.tsv")
        with gzip.open(folder / "corpus.jsonl.gz", "rt", encoding="utf-8") as file:
            entries = {entry["name"]: entry for entry in map(json.loads, file)}
    except (OSError, EOFError, ValueError, KeyError) as error:
        raise InputError(str(folder), None, "", f"is no card corpus: {error}") from error
    for name, entry in sorted(entries.items()):
        if name in excluded:
            notes.left_out["excluded"] += 1
        elif entry.get("face") == "back":
            notes.left_out["back face, part of its card"] += 1
        elif name in undecided and any("?" in row.values() for row in rows.get(name, {}).values()):
            notes.left_out["undecided, and not all is known of it"] += 1
        else:
            source = "undecided" if name in undecided else "corpus"
            faces = _faces(entry, rows.get(name, {}), entries, notes)
            yield WrittenCard(name, entry["layout"], source, faces)


def _listed(path: Path) -> set[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line.split("\t")[0] for line in lines if not line.startswith("# ")}


def _face_rows(path: Path) -> dict[str, dict[int, dict[str, str]]]:
    """The rows of faces.tsv by card and face."""
    rows: dict[str, dict[int, dict[str, str]]] = {}
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            rows.setdefault(row["card_name"], {})[int(row["face"])] = row
    return rows


def _faces(
    entry: Mapping[str, Any],
    rows: Mapping[int, Mapping[str, str]],
    entries: Mapping[str, Mapping[str, Any]],
    notes: Notes,
) -> tuple[WrittenFace, ...]:
    front = rows.get(0)
    faces = [
        written_face(
            name=front["face_name"] if front else entry["name"].split(" // ")[0],
            type_line=entry["type"],
            cost=entry["manaCost"],
            colors=_colors(front),
            indicator=None,
            values={**entry, "defense": _defense(front)},
            text=entry["text"],
            notes=notes,
        )
    ]
    if 1 in rows:
        row = rows[1]
        back = entries.get(entry.get("back") or (row["face_name"] if entry["layout"] == "meld" else ""))
        cost = row["mana_cost"] or None
        if entry["layout"] == "flip":  # It keeps the card's cost (CR 710.1c).
            cost = entry["manaCost"]
        faces.append(
            written_face(
                name=row["face_name"],
                type_line=row["type_line"],
                cost=cost,
                colors=_colors(row),
                indicator=None,
                values={
                    "power": row["power"],
                    "toughness": row["toughness"],
                    "loyalty": None if _defense(row) else row["loyalty_or_defense"],
                    "defense": _defense(row),
                },
                text=back["text"] if back else None,
                text_known=back is not None,
                notes=notes,
            )
        )
    return tuple(faces)


def _defense(row: Mapping[str, str] | None) -> str | None:
    return row["loyalty_or_defense"] if row and "Battle" in row["type_line"] else None


def _colors(row: Mapping[str, str] | None) -> str | None:
    """The colours of a row: those the face has, whatever they come from."""
    if row is None or row["colours"] == "?":
        return None
    return row["colours"].replace("-", "")
