"""What makes no sense in a game is told in one line, and changes nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from lawmage import Board, ask_case, read_cases
from lawmage.errors import IllegalStepError, LawmageError, QuestionError, UnsupportedError
from lawmage.game import Game


def on_a_board(*things: tuple[str, dict[str, Any]]) -> Game:
    board = Board()
    for id_, keys in things:
        board = board.put(id_, **{"controller": "A", **keys})
    return Game.from_board(board, declining=True)


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ({}, "no step None"),
        ({"do": "pass"}, "no step 'pass'; there are cast"),
        ({"do": "cast"}, "cast: 'spell' is a required property"),
        ({"do": "cast", "spell": "bolt", "target": ["B"]}, "cast: unknown key 'target'"),
        ({"do": "cast", "spell": "bolt", "targets": "B"}, 'cast.targets: "B" is no array'),
        ({"do": "cast", "spell": "bolt", "by": "Q"}, "cast.by: there is no player 'Q'"),
        (
            {"do": "cast", "spell": "bolt", "targets": ["B"], "pay": {"gold": 1}},
            "nothing is paid with 'gold'",
        ),
        ({"do": "cast", "spell": "bolt", "targets": ["B"], "pay": {"mana": "R"}}, "pay.mana: 'R' is not"),
        ({"do": "cast", "spell": "bolt", "targets": ["B"], "pay": {"life": True}}, "pay.life: True is not"),
        ({"do": "move", "object": "bolt", "to": "limbo"}, "limbo"),
        ({"do": "advance", "to": "main3"}, "main3"),
        ({"do": "advance", "to": "draw", "of": "Q"}, "advance.of: there is no player 'Q'"),
        ({"do": "effect", "by": "Q", "text": "Draw a card."}, "effect.by: there is no player 'Q'"),
        ({"do": "concede", "by": "Q"}, "concede.by: there is no player 'Q'"),
    ],
)
def test_a_step_that_makes_no_sense_is_told_in_one_line(step: dict[str, Any], words: str) -> None:
    played = on_a_board(("bolt", {"card": "Lightning Bolt", "zone": "hand"}))
    before = played.dumps()
    for way in (played.take, played.refusals):
        with pytest.raises(QuestionError) as told:
            way(step)
        assert words in str(told.value)
        assert "\n" not in str(told.value)
    assert played.dumps() == before


def test_the_methods_of_a_game_name_who_and_what_is_not_there() -> None:
    played = on_a_board(("bolt", {"card": "Lightning Bolt", "zone": "hand"}))
    ways = [
        lambda: played.move("bolt", "limbo"),
        lambda: played.advance("main3"),
        lambda: played.advance("draw", of="Q"),
        lambda: played.effect("Draw a card.", by="Q"),
        lambda: played.cast("bolt", by="Q"),
        lambda: played.concede("Q"),
        lambda: played.pass_priority("Q"),
        lambda: played.legal_actions("Q"),
        lambda: played.payable_actions("Q"),
    ]
    for way in ways:
        with pytest.raises(QuestionError, match=r"there is no (zone|step)|no player 'Q'"):
            way()
    played.concede("A")
    with pytest.raises(QuestionError, match="A has left the game"):
        played.concede("A")


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ({"do": "effect", "text": "Destroy <elk>."}, "no object 'elk' on the board; it has bear"),
        ({"do": "move", "object": "bear", "to": "battlefield"}, "'bear' can't change its zone"),
        (
            {"do": "effect", "text": "Create a Food token.", "new": ["bear"]},
            "something called 'bear' already",
        ),
        (
            {"do": "effect", "text": "Create two Food tokens.", "new": ["f", "f"]},
            "something called 'f' already",
        ),
    ],
)
def test_what_is_not_there_or_there_already_is_told(step: dict[str, Any], words: str) -> None:
    played = on_a_board(("bear", {"card": "Grizzly Bears"}))
    before = played.dumps()
    with pytest.raises(QuestionError, match=words):
        played.take({"by": "A", **step})
    assert played.dumps() == before


def test_the_words_of_a_board_name_what_is_there() -> None:
    board = Board().put("bear", card="Grizzly Bears", controller="A", gains=["becomes a copy of <elk>"])
    with pytest.raises(QuestionError, match="<elk> is no object or player"):
        board.characteristics("bear")


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("Frobnicate.", UnsupportedError, 'the sentence "Frobnicate.", which was not read,'),
        (
            "Draw a card. Frobnicate. Scry 1.",
            UnsupportedError,
            'the sentence "Frobnicate.", which was not read,',
        ),
        ("Flying", QuestionError, '"Flying" is an ability'),
        ("{T}: Draw a card.", QuestionError, '"{T}: Draw a card." is an ability'),
        ("Kicker {2}", QuestionError, '"Kicker {2}" is an ability'),
    ],
)
def test_an_effect_that_is_no_instruction_is_told_in_its_words(
    text: str, error: type[LawmageError], words: str
) -> None:
    with pytest.raises(error, match=re.escape(words)):
        on_a_board().effect(text)


@pytest.mark.parametrize(
    ("pay", "words"),
    [
        ({"mana": "{R}", "sacrifice": ["bear"]}, "more is given than the cost asks for: bear"),
        ({"mana": "{R}", "exile": ["forest"]}, "more is given than the cost asks for: forest"),
        ({"mana": "{R}", "life": 2}, "more is given than the cost asks for: life"),
        ({"mana": "{R}{R}"}, "more is given than the cost asks for: mana"),
        ({"mana": "{G}"}, "what is given doesn't pay the cost: mana"),
    ],
)
def test_a_payment_that_is_too_much_names_what(pay: dict[str, Any], words: str) -> None:
    """CR 601.2h"""
    played = on_a_board(
        ("bolt", {"card": "Lightning Bolt", "zone": "hand"}),
        ("bear", {"card": "Grizzly Bears"}),
        ("forest", {"card": "Forest", "zone": "graveyard"}),
    )
    with pytest.raises(IllegalStepError, match=f"CR 601.2h  {re.escape(words)}$"):
        played.cast("bolt", targets=["B"], pay=pay)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"choose": {"may": True}}, "choose: nothing asks for 'may'"),
        ({"choose": {"ogre": {"color": "R"}}}, "choose: nothing asks for 'color' of 'ogre'"),
        ({"triggers": [{"item": "ogre/1"}]}, "triggers: no 'ogre/1' triggers"),
        ({"new": ["t1", "t2"]}, "new: nothing is made that would be called 't2'"),
    ],
)
def test_what_nothing_asks_for_is_told(how: dict[str, Any], words: str) -> None:
    """A game that asks for choices refuses it; one that declines them tells it."""
    step = {"do": "effect", "by": "A", "text": "Create a 1/1 red Goblin creature token.", **how}
    board = Board().put("ogre", card="Gray Ogre", controller="A")
    asking, declining = Game.from_board(board), Game.from_board(board, declining=True)
    before = asking.dumps()
    with pytest.raises(QuestionError, match=re.escape(words)):
        asking.take(step)
    assert asking.dumps() == before
    declining.take(step)
    assert declining.unasked == (words,)
    declining.next_step()
    assert declining.unasked == ()


def test_a_scenario_tells_what_nothing_asked_for_and_what_never_was(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text("""
id: leftovers
title: Nothing asks, nothing is made, and one name is misspelt
objects:
  - {id: ogre, card: Gray Ogre, controller: A}
play:
  - {do: effect, by: A, text: Destroy <ogre>., choose: {may: true}, new: [t1], then: {t1: {zone: null}}}
  - {do: advance, to: end, then: {orge: {zone: null}}}
""")
    step, then, _, wrong = ask_case(read_cases(file)[0])
    assert [one["text"] for one in step.to_json()["caveats"]] == [
        "choose: nothing asks for 'may'",
        "new: nothing is made that would be called 't1'",
    ]
    assert step.ok
    assert then.ok
    assert wrong.error is not None
    assert wrong.error["message"] == f"{file}:8: play[1].then.orge: there is no such object or player"


def test_what_is_not_read_of_an_unlocked_half_is_told(tmp_path: Path) -> None:
    """Its line is counted after those of the other half, as in labels (CR 709.5c)."""
    file = tmp_path / "case.yaml"
    file.write_text("""id: x
title: A Room's other half
objects:
  - {id: room, card: Unholy Annex // Ritual Chamber, controller: A, designations: [left_half_unlocked]}
play:
  - {do: advance, to: upkeep, of: A}
  - {do: effect, by: A, text: "Unlock a locked door of <room>."}
""")
    before, after = ask_case(read_cases(file)[0])
    assert before.to_json()["caveats"] == []
    assert [one["text"] for one in after.to_json()["caveats"]] == [
        "Unholy Annex // Ritual Chamber, line 2, is not read"
    ]
