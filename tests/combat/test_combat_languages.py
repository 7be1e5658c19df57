"""Verdicts told in Portuguese and Spanish, and keywords by their names there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from lawmage import Board, QuestionError
from lawmage.board import LANGUAGES
from lawmage.cli.main import group
from lawmage.verdict import ENGLISH

LURE = str(Path(__file__).parents[2] / "examples" / "lure.yaml")


def board(language: str, *gains: str) -> Board:
    """An attacker that has these, and a bear that could block it."""
    return (
        Board(language=language, strict=True)
        .put(
            "angel",
            name="Angel",
            type="Creature — Angel",
            pt="4/4",
            controller="A",
            attacking="B",
            gains=list(gains),
        )
        .put("bear", name="Bear", type="Creature — Bear", pt="2/2", controller="B")
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "illegal\n  CR 702.9b  angel has flying: it can't be blocked except by creatures with flying or reach",
        ),
        (
            "pt",
            "ilegal\n  CR 702.9b  angel tem voar: não pode ser bloqueada exceto por criaturas com voar ou alcance",
        ),
        (
            "es",
            "ilegal\n  CR 702.9b  angel tiene vuela: no puede ser bloqueada excepto por criaturas con vuela o alcance",
        ),
    ],
)
def test_a_verdict_is_told_in_the_language_of_its_board(language: str, told: str) -> None:
    """CR 702.9b: the same reason, rules and term; other words."""
    verdict = board(language, "flying").can_block("bear", "angel")
    assert str(verdict) == told
    assert verdict.reasons[0].rules == ("702.9b", "509.1b")
    assert str(board(language, "flying").can_block_pairs()["bear", "angel"]) == told
    assert "words" not in verdict.to_json()


@pytest.mark.parametrize("name", ["flying", "voar", "Vuela", "VOAR "])
def test_a_keyword_is_read_by_its_name_in_each_language(name: str) -> None:
    """The name on Portuguese and Spanish cards means the same keyword."""
    verdict = board("en", name).can_block("bear", "angel")
    assert [reason.source.name for reason in verdict.reasons] == ["flying"]


def test_words_that_no_language_has_are_still_an_error() -> None:
    """No near name is taken."""
    with pytest.raises(QuestionError, match="not understood"):
        board("pt", "voaar").can_block("bear", "angel")


def test_a_language_that_is_not_there_is_told() -> None:
    """The message names those that are."""
    with pytest.raises(QuestionError, match="no language 'fr'; there are en, pt, es"):
        board("fr").can_block("bear", "angel")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_its_parts_in_each_language(language: str) -> None:
    """What is told around the reasons has as many places for numbers as in English."""
    words = board(language).can_block("bear", "angel").words
    assert words.keys() == ENGLISH.keys()
    for phrase, text in words.items():
        assert text.count("~w") == ENGLISH[phrase].count("~w"), phrase


def test_the_command_line_tells_in_a_language() -> None:
    """CR 509.1c: what a declaration obeys, and the step at which it fails."""
    done = CliRunner().invoke(group, ["blocks", LURE, "bear:unicorn", "--lang", "es", "--trace"])
    assert done.exit_code == 1
    assert done.output.splitlines() == [
        "ilegal",
        "  CR 509.1c  línea 1 de unicorn: debe ser bloqueada por wall si es posible",
        "  cumple 1 de 2 requisitos; bear:unicorn, wall:unicorn cumple 2",
        "  + CR 509.1a  se eligen los bloqueadores",
        "  + CR 509.1b  no se viola ninguna restricción",
        "  - CR 509.1c  se cumplen suficientes requisitos",
    ]


def test_what_has_no_words_is_told_in_english() -> None:
    """CR 115.1: targets are told in English."""
    spoken = replace(board("pt"), language="pt").put(
        "bolt", card="Lightning Bolt", controller="A", zone="hand"
    )
    verdict = spoken.put("land", card="Forest", controller="B").can_target("bolt", "land")
    assert verdict.headline == "ilegal"
    assert "can target" in verdict.reasons[0].text
