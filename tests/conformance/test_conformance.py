"""The conformance corpus: every question has the right answer, but those named in known_failures.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawmage import ask_case, read_cases

HERE = Path(__file__).parent
TOPICS = sorted(path.stem for path in HERE.glob("*.yaml"))
KNOWN = HERE / "known_failures.txt"
REASONS = {"grammar", "declarations", "objects", "game", "later"}


def known_failures() -> dict[tuple[str, str, str], str]:
    """The questions that may fail, each with the one word for the issue it waits for."""
    known = {}
    for line in KNOWN.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            topic, case, index, why = line.split()
            known[topic, case, index] = why
    return known


@pytest.mark.parametrize("topic", TOPICS)
def test_every_question_has_its_answer(topic: str) -> None:
    known = {key for key in known_failures() if key[0] == topic}
    failed = {}
    for case in read_cases(HERE / f"{topic}.yaml"):
        for outcome in ask_case(case):
            if not outcome.ok:
                key = (topic, case.id, outcome.question.index)
                failed[key] = outcome.to_json()
    new = {" ".join(key): failed[key] for key in failed.keys() - known}
    passing = sorted(" ".join(key) for key in known - failed.keys())
    assert not new, f"{len(new)} wrong: {sorted(new)[:5]}: {next(iter(new.values()))}"
    assert not passing, f"these are right now and must leave known_failures.txt: {passing}"


def test_every_known_failure_says_what_it_waits_for() -> None:
    known = known_failures()
    assert set(known.values()) <= REASONS
    assert {key[0] for key in known} <= set(TOPICS)
