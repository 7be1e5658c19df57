"""What makes no sense in a game is told in one line, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from lawmage import Board
from lawmage.errors import QuestionError
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
