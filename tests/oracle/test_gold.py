"""The gold clauses: each is read as it must be, and no word of one can be taken away unnoticed.

gold.tsv is a copy of the study's. other_readings.tsv has the rows whose term is another one than the study's, each with its reason;
idle_words.tsv the words that carry nothing, each with its reason. Both are strict: a row that isn't needed any more must go.
"""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from lawmage import Reading, read_text

HERE = Path(__file__).parent


def table(name: str) -> list[dict[str, str]]:
    with (HERE / name).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


GOLD = table("gold.tsv")


def told(reading: Reading) -> str:
    """The one term, or the status where there is none, or the terms."""
    terms = reading.terms
    return terms[0] if len(terms) == 1 else "; ".join(terms) if terms else reading.status


def test_gold_clauses_are_read_as_they_must_be() -> None:
    found = {
        (row["card"], row["clause"]): reading
        for row in GOLD
        if (reading := told(read_text(row["clause"], row["card"]))) != row["meaning"]
    }
    expected = {(row["card"], row["clause"]): row["reading"] for row in table("other_readings.tsv")}
    assert found == expected


def test_no_word_of_a_gold_clause_is_swallowed() -> None:
    idle = set()
    for row in GOLD:
        whole = read_text(row["clause"], row["card"])
        if whole.status == "not_understood":
            continue
        for word in re.finditer(r"\S+", row["clause"]):
            rest = row["clause"][: word.start()] + row["clause"][word.end() :]
            cut = read_text(re.sub(r" {2,}", " ", rest).strip(), row["card"])
            if cut.terms == whole.terms and cut.status != "not_understood":
                idle.add((word[0], row["card"]))
    assert idle == {(row["word"], row["card"]) for row in table("idle_words.tsv")}


@pytest.mark.parametrize("name", ["other_readings.tsv", "idle_words.tsv"])
def test_each_exception_has_its_reason(name: str) -> None:
    assert all(row["reason"].strip() for row in table(name))
