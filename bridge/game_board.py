"""The board of a game at one moment, for questions about it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from lawmage.board import Board
from lawmage.errors import QuestionError
from lawmage.game_facts import board_facts
from lawmage.game_state import State
from lawmage.terms import atom, term


@dataclass(frozen=True)
class GameBoard(Board):
    """A board that is a moment of a game: it answers all that a board answers; it is changed by steps of the game alone."""

    given: tuple[str, ...] = ()
    """All of it but settled conditions, as Prolog facts."""

    @classmethod
    def of(cls, state: State) -> GameBoard:
        """The board of a game's state."""
        players = {
            name: {"team": team} if (team := facts.one("team")) is not None else {}
            for name, facts in state.players.items()
            if not facts.has("lost")
        }
        given = tuple(board_facts(state))
        return cls(players=players, active=state.active, step=state.step, edition=state.edition, given=given)

    @cached_property
    def facts(self) -> list[str]:
        """All of it as Prolog facts (``kb/objects/board.pl``)."""
        settled = (
            term("settled", atom(words), "true" if truth else "false")
            for words, truth in self.settled.items()
        )
        return [*self.given, *settled]

    def put(self, id: str, *, controller: str, **keys: Any) -> Board:
        """Not for the board of a game.

        :raises QuestionError: always.
        """
        raise QuestionError("the board of a game is changed by its steps")

    def with_effect(self, text: str, *, controller: str) -> Board:
        """Not for the board of a game.

        :raises QuestionError: always.
        """
        raise QuestionError("the board of a game is changed by its steps")
