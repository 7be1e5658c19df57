"""``lawmage read`` and ``read_text``: how a text is read, clause by clause."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from lawmage import read_text
from lawmage.cli.read import read


@pytest.mark.parametrize(
    ("text", "name", "status", "terms"),
    [
        ("Flying, trample", "", "understood", ["keywords([flying,trample])"]),
        ("Old Tom can't block.", "Old Tom", "understood", ["restriction(self,cant_block)"]),
        ("Jack can't block.", "Old Tom", "not_understood", []),
        (
            "This creature can't attack if the moon is green.",
            "",
            "understood_given",
            ["when(opaque('the moon is green'),restriction(self,cant_attack))"],
        ),
        ("Glorble the wurble.", "", "not_understood", []),
        ("", "", "no_bearing", []),
    ],
)
def test_a_text_has_the_status_of_its_worst_sentence(
    text: str, name: str, status: str, terms: list[str]
) -> None:
    reading = read_text(text, name)
    assert (reading.status, list(reading.terms)) == (status, terms)


def test_spans_are_places_in_the_text() -> None:
    text = "Flying\nGlorble the wurble."
    clause = read_text(text).clauses[1]
    assert (clause.line, text[slice(*clause.span)], clause.term) == (2, "Glorble the wurble", None)


def lawmage(*arguments: str, given: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(read, list(arguments), input=given)
    return done.exit_code, done.output


def test_lines_of_json_are_answered_one_by_one() -> None:
    given = json.dumps({"name": "Old Tom", "text": "Old Tom can't block.\nFlying"}) + "\nnonsense\n[]\n"
    status, output = lawmage("--json", "--file", "-", given=given)
    first, second, third = map(json.loads, output.splitlines())
    assert status == 2
    assert first["terms"] == ["restriction(self,cant_block)", "keywords([flying])"]
    assert first["clauses"][0]["span"] == [0, 19]
    assert second["error"].startswith("line 2: expected")
    assert third["error"].startswith("line 3: expected")


def test_words_and_terms() -> None:
    assert lawmage("Flying") == (0, "flying\n")
    assert lawmage("Flying", "--terms") == (0, "keywords([flying])\n")
    assert lawmage("Glorble.")[1] == "line 1: not understood: Glorble\n"
    assert lawmage()[0] == 2
