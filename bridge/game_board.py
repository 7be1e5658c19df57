"""The board of a game at one moment, for questions about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from lawmage.board import Board
from lawmage.errors import QuestionError
from lawmage.game_facts import board_facts
from lawmage.game_state import State, called
from lawmage.terms import atom, listing, term


@dataclass(frozen=True)
class GameBoard(Board):
    """A board that is a moment of a game: it answers all that a board answers; it is changed by steps of the game alone."""

    given: tuple[str, ...] = ()
    """All of it but settled conditions, as Prolog facts."""
    names: Mapping[str, str] = field(default_factory=dict)
    """The names that questions and answers call objects by, where those are not their ids."""

    @classmethod
    def of(cls, state: State) -> GameBoard:
        """The board of a game's state."""
        players = {
            name: {"team": team} if (team := facts.one("team")) is not None else {}
            for name, facts in state.players.items()
            if not facts.has("lost")
        }
        given = tuple(board_facts(state))
        return cls(
            players=players,
            active=state.active,
            step=state.step,
            edition=state.edition,
            given=given,
            names={name: id_ for name, id_ in state.names.items() if name != id_},
        )

    @cached_property
    def facts(self) -> list[str]:
        """All of it as Prolog facts (``kb/objects/board.pl``)."""
        settled = (
            term("settled", atom(words), "true" if truth else "false")
            for words, truth in self.settled.items()
        )
        return [*self.given, *settled]

    def replies(self, questions: Sequence[str], *options: str) -> list[dict[str, Any]]:
        """As of any board; objects have the names that they have in the game's steps."""
        names = listing(f"{atom(name)}-{atom(id_)}" for name, id_ in self.names.items())
        replies: list[dict[str, Any]] = called(
            super().replies(questions, *options, term("called", names)), self.names
        )
        return replies

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
