"""``lawmage play --interactive``: it asks, takes answers, asks again after a wrong one, and tells where the input ended."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lawmage.cli.play import play
from lawmage.errors import QuestionError

DISCARD = """
id: discard
title: B discards a card
objects:
  - {id: c1, card: Grizzly Bears, controller: B, zone: hand}
  - {id: c2, card: Gray Ogre, controller: B, zone: hand}
play:
  - {do: effect, by: A, text: Target player discards a card., choose: {targets: [B]}}
"""
MAY = """
id: may
title: A may draw a card
players: {A: {library: 3}, B: {}}
objects:
  - {id: c1, card: Grizzly Bears, controller: B}
play:
  - {do: effect, by: A, text: You may draw a card.}
"""


def played(tmp_path: Path, text: str, typed: str) -> Result:
    file = tmp_path / "case.yaml"
    file.write_text(text)
    return CliRunner().invoke(play, [str(file), "--interactive", "--log"], input=typed)


def test_a_choice_that_the_file_does_not_give_is_asked_for(tmp_path: Path) -> None:
    """CR 701.9b"""
    result = played(tmp_path, DISCARD, "c2\n")
    assert result.exit_code == 0
    assert "B, object (c1, c2): c2\n" in result.output or "B, card (c1, c2): c2\n" in result.output
    assert "CR 701.9a, 400.7  c2 is discarded\n" in result.output


def test_a_wrong_answer_is_told_and_asked_again(tmp_path: Path) -> None:
    result = played(tmp_path, DISCARD, "elk\nc1, c2\nc1\n")
    assert result.exit_code == 0
    assert "  'elk' is none of them: c1, c2\n" in result.output
    assert "  1 to 1 of them are needed\n" in result.output
    assert result.output.count("(c1, c2):") == 3
    assert "c1 is discarded" in result.output


@pytest.mark.parametrize(
    ("typed", "drawn"), [("yes\n", True), ("true\n", True), ("n\n", False), ("x\nno\n", False)]
)
def test_what_may_be_done_is_asked_for(tmp_path: Path, typed: str, drawn: bool) -> None:
    """CR 608.2d"""
    result = played(tmp_path, MAY, typed)
    assert result.exit_code == 0
    assert ("A draws a card" in result.output) is drawn


def test_the_end_of_the_input_is_told_in_one_line(tmp_path: Path) -> None:
    result = played(tmp_path, DISCARD, "elk\n")
    assert isinstance(result.exception, QuestionError)
    assert str(result.exception).startswith("the input ended: B must choose (")
    assert "\n" not in str(result.exception)


def test_without_it_choices_are_declined(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(MAY)
    result = CliRunner().invoke(play, [str(file), "--log"])
    assert result.exit_code == 0
    assert "draws" not in result.output
