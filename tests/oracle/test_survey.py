"""The grammar on the sentences of the study, where the study is at hand."""

from __future__ import annotations

import gzip
import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from lawmage.terms import atom, string, term

Swipl = Callable[..., subprocess.CompletedProcess[str]]
ORACLE = Path(__file__).resolve().parents[3] / "shared" / "oracle"
CORPUS = ORACLE.parent / "cards" / "corpus.jsonl.gz"
STATIC = ORACLE / "static-clauses.tsv"
MEASURES = Path(__file__).with_name("survey.pl")
WHOLE_POOL = 60.0
"""Seconds in which two processes must be able to read all cards."""
CORES = 2
SAMPLED = 10
"""One card in so many is read."""


@pytest.fixture(scope="module", autouse=True)
def study() -> None:
    if not STATIC.exists():
        pytest.skip("../shared is absent")


def test_a_static_sentence_has_one_reading(swipl: Swipl) -> None:
    done = swipl(MEASURES, "ambiguous", STATIC, "4")
    assert (done.stdout, done.stderr) == ("", "")


def test_the_words_of_a_sentence_tell_what_it_bears_on(swipl: Swipl) -> None:
    """An unread sentence must not be passed over by a judgment that it concerns (DESIGN.md §3)."""
    done = swipl(MEASURES, "bearings", STATIC, "4")
    assert (done.stdout, done.stderr) == ("", "")


def test_the_whole_pool_is_read_in_a_minute(swipl: Swipl, tmp_path: Path) -> None:
    sample = tmp_path / "cards.pl"
    with (
        gzip.open(CORPUS, "rt", encoding="utf-8") as cards,
        sample.open("w", encoding="utf-8") as facts,
    ):
        for number, card in enumerate(map(json.loads, cards)):
            if number % SAMPLED == 0 and card["text"]:
                facts.write(f"{term('card', atom(card['name']), string(card['text']))}.\n")
    done = swipl(MEASURES, "seconds", sample)
    assert done.stderr == ""
    assert float(done.stdout) * SAMPLED / CORES < WHOLE_POOL
