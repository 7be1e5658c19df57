"""What a program may hand over that is no question: each is refused in one line, nothing is guessed."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from lawmage import Board, QuestionError
from lawmage.facts import STEPS, ZONES


def fight() -> Board:
    """An ogre that a bear blocks."""
    return (
        Board(step="combat_damage")
        .put("ogre", name="Ogre", type="Creature — Ogre", pt="3/3", controller="A", attacking="B")
        .put("bear", name="Bear", type="Creature — Bear", pt="2/2", controller="B", blocking=["ogre"])
    )


def cat(**keys: Any) -> Board:
    """A board with a cat that has these keys."""
    return Board().put("cat", name="Cat", type="Creature — Cat", pt="1/1", controller="A", **keys)


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: fight().damage({"ogre": {"bear": 4, "B": -1}}), "can't assign 'B' -1 damage"),
        (lambda: fight().damage({"ogre": {"bear": 1.5}}), "can't assign 'bear' 1.5 damage"),
        (lambda: fight().damage({"ogre": {"bear": True}}), "can't assign 'bear' True damage"),
        (lambda: fight().put("B", name="B", type="Creature", pt="1/1", controller="A"), "'B' is a player"),
        (lambda: cat(zone="nowhere"), "there is no zone 'nowhere'; there are battlefield, hand"),
        (lambda: cat(gains="flying"), r"gains is a list, such as \['flying'\]"),
        (lambda: cat(damage=True).can_attack("cat", "B"), "True is no number"),
        (lambda: cat(damage="2").can_attack("cat", "B"), "'2' is no number"),
        (lambda: cat(timestamp=float("nan")).can_attack("cat", "B"), "nan is no number"),
        (lambda: cat(damage=10**5000).can_attack("cat", "B"), "thousands of digits"),
        (lambda: Board(step="lunch").can_attack("cat", "B"), "there is no step 'lunch'; there are untap"),
    ],
)
def test_what_is_no_question_is_refused(ask: Callable[[], object], words: str) -> None:
    """The message says what was wrong and what there is."""
    with pytest.raises(QuestionError, match=words):
        ask()


def test_steps_and_zones_are_those_of_the_schema() -> None:
    """A board takes what a scenario file may say."""
    text = files("lawmage").joinpath("data/scenario.schema.json").read_text(encoding="utf-8")
    defined = json.loads(text)["$defs"]
    assert list(STEPS) == defined["step"]["enum"]
    assert list(ZONES) == defined["zone"]["enum"]
