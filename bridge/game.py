"""A game in progress: steps that the rules allow, one after the other."""

from __future__ import annotations

import copy as copying
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from lawmage import play, tasks
from lawmage.answered import Answered
from lawmage.board import Board
from lawmage.engine import Engine
from lawmage.errors import (
    ChoiceNeeded,
    IllegalStepError,
    InputError,
    QuestionError,
    UndecidedError,
    UnsupportedError,
)
from lawmage.game_board import GameBoard
from lawmage.game_facts import board_facts, card_facts, position_facts
from lawmage.game_json import read_state
from lawmage.game_setup import state_of
from lawmage.game_state import State, shown
from lawmage.game_steps import How, Steps
from lawmage.given import Given
from lawmage.operations import carry_out
from lawmage.scenario import Case, check_step
from lawmage.terms import atom, listing, number, term
from lawmage.verdict import Caveat, Condition, Reason

MOST_ROUNDS = 400
"""So often are state-based actions and triggers looked at in one step before it counts as endless (CR 104.4b)."""


class Game(Steps):
    """A game: each step is legal, or refused with :class:`IllegalStepError`, and then nothing has changed.

    Answers to what a step asks are given with it, ``choose={"may": True}``; what is missing raises
    :class:`ChoiceNeeded`, unless the game is played with ``declining=True``, as scenarios are. What nothing asks for raises
    :class:`QuestionError`, or is told in :attr:`unasked`.

    >>> from lawmage import Board, Game
    >>> game = Game.from_board(Board().put("bolt", card="Lightning Bolt", controller="A", zone="hand"))
    >>> game.cast("bolt", targets=["B"])
    >>> game.stack
    ('bolt',)
    >>> game.resolve()
    >>> for line in game.log:
    ...     print(line)
    CR 601.2i  A casts bolt, targeting B
    CR 608.1  bolt resolves
    CR 120.3  bolt deals 3 damage to B
    CR 119.3  B loses 3 life
    CR 608.2n, 400.7  bolt goes to its owner's graveyard
    """

    def __init__(
        self, state: State, *, declining: bool = False, own_mana: bool = False, seed: int | None = None
    ) -> None:
        self.state = state
        if seed is not None:
            state.seed = seed
        self.declining = declining
        self.own_mana = own_mana
        """Mana comes from the pool and from permanents alone, not from outside of the board; a payment must be given."""
        self._past: list[State] = []
        self._future: list[State] = []
        self._answers: list[str] = []
        self._choose: Mapping[str, Any] = {}
        self._manner: list[str] = []
        self._wishes: list[str] = []
        self._names: list[str] = []
        self._answered = Answered()
        self.unasked: tuple[str, ...] = ()
        """What came with the last step and nothing asked for, a line each; a game that asks for choices refuses such a step."""
        self._given_with = Given()
        self._parts = 0
        """How many steps that consist of several are being taken."""
        self.calls = 0
        """How many questions the rules were asked."""

    @classmethod
    def from_scenario(cls, case: Case, *, declining: bool = True, seed: int | None = None) -> Game:
        """The game that a scenario's board is a moment of.

        :param seed: of the source of coins, dice, shuffles and choices at random; without one their results are given.
        :raises InputError: when the case is not as it must be.
        """
        case.check()
        return cls.from_board(case.board, declining=declining, seed=seed)

    @classmethod
    def from_board(cls, board: Board, *, declining: bool = False, seed: int | None = None) -> Game:
        """The game that a board is a moment of.

        :raises QuestionError: when the board is not as it must be.
        """
        return cls(state_of(board), declining=declining, seed=seed)

    # ---- Looking ----------------------------------------------------------------------------

    @property
    def log(self) -> tuple[str, ...]:
        """What happened, a line an event with the rules that speak of it: ``CR 119.3  B loses 3 life``."""
        return tuple(self.state.log)

    @property
    def stack(self) -> tuple[str, ...]:
        """The labels of what is on the stack, top first."""
        return tuple(shown(item.label) for item in reversed(self.state.items))

    def board(self) -> Board:
        """The board as it is now: it answers every question about attacks, blocks, damage, targets and characteristics.

        Its questions and answers call the objects by their names, as the steps do.
        """
        return GameBoard.of(self.state)

    def ask(self, questions: Iterable[str]) -> list[dict[str, Any]]:
        """The engine's replies to questions about the board as it is now (:mod:`lawmage.board`).

        :raises QuestionError: when the position can't be read.
        """
        request = term("ask", listing(board_facts(self.state)), listing(questions), "[]")
        reply = Engine.get().ask(request)
        if "error" in reply:
            raise _error(reply["error"])
        answers: list[dict[str, Any]] = reply["answers"]
        return answers

    def caveats(self) -> tuple[Caveat, ...]:
        """The clauses of permanents that were not read: a step may come out otherwise than they say."""
        return tuple(Caveat(**caveat) for caveat in self._asked("caveats")["caveats"])

    def dumps(self) -> str:
        """The game as JSON; its past is not in it."""
        return json.dumps(
            {"declining": self.declining, "own_mana": self.own_mana, "state": self.state.to_json()}
        )

    @classmethod
    def loads(cls, text: str) -> Game:
        """The game that :meth:`dumps` wrote.

        :raises InputError: when it is none, or one of another version; it names the field. JSON may come from anyone.
        """
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise InputError("game", getattr(error, "lineno", None), "", f"no JSON: {error}") from error
        if not isinstance(data, dict) or "state" not in data:
            raise InputError("game", None, "state", "no game: it has no state")
        manner = {name: data.get(name, False) for name in ("declining", "own_mana")}
        for name, value in manner.items():
            if not isinstance(value, bool):
                raise InputError("game", None, name, "no game: expected true or false")
        odd = sorted(set(data) - {"state", *manner})
        if odd:
            raise InputError("game", None, odd[0], "no game: unknown field")
        return cls(read_state(data["state"]), **manner)

    def copy(self) -> Game:
        """A game that goes on from here by itself."""
        return Game(copying.deepcopy(self.state), declining=self.declining, own_mana=self.own_mana)

    def undo(self) -> None:
        """Go back to before the last step.

        :raises QuestionError: when there was none.
        """
        if not self._past:
            raise QuestionError("there is no step to undo")
        self._future.append(self.state)
        self.state = self._past.pop()

    def redo(self) -> None:
        """Do the step again that was undone last.

        :raises QuestionError: when there is none.
        """
        if not self._future:
            raise QuestionError("there is no step to redo")
        self._past.append(self.state)
        self.state = self._future.pop()

    # ---- Steps as they are written --------------------------------------------------------------

    def take(self, step: Mapping[str, Any]) -> None:
        """Take a step that is written as in SCENARIOS.md, Playing: ``{"do": "cast", "by": "A", …}``.

        :raises IllegalStepError: when the rules forbid it; then nothing has changed.
        :raises ChoiceNeeded: when a player must choose something that wasn't given; nothing has changed.
        :raises QuestionError: when it makes no sense in this game.
        """
        check_step(step, self.state.players)
        play.take(self, step)

    def refusals(self, step: Mapping[str, Any]) -> tuple[Reason, ...]:
        """The reasons against a step now, written as for :meth:`take`; none if it is legal. Nothing is done.

        :raises QuestionError: when it makes no sense in this game.
        """
        check_step(step, self.state.players)
        return play.may_take(self, step)

    def legal_actions(self, player: str) -> tuple[dict[str, Any], ...]:
        """What a player may do now, as steps for :meth:`take`: cast, activate, play a land, turn face up.

        Of what has targets, modes or an X, the first that are legal are taken; costs count as paid. What is not supported isn't listed.

        :raises QuestionError: when there is no such player.
        """
        self._answers = ["manner(decline)"]
        found = self._asked(term("actions", atom(tasks.player(self.state, player))))["actions"]
        return tuple(
            {"do": one["do"], "by": player, play.NAMES.get(one["do"], "object"): one["object"]}
            for one in found
        )

    def payable_actions(self, player: str) -> tuple[dict[str, Any], ...]:
        """What a player may do now and pay for with what it has, as whole steps for :meth:`take`, each with its payment.

        Each half, face and keyword by which a card can be cast is a step of its own. Of modes, targets and what pays, the first that are
        legal are taken, and X is 0. Mana abilities that cost or do more than their mana are steps of their own, and pay for nothing here.
        What is not supported isn't listed.

        :raises QuestionError: when there is no such player.
        """
        self._answers = ["manner(decline)"]
        found = self._asked(term("paid_actions", atom(tasks.player(self.state, player))))["actions"]
        return tuple(_step(player, one) for one in found)

    # ---- How a step is done -----------------------------------------------------------------

    def _take(self, task: str, how: How) -> None:
        """The one door: a task of ``kb/play.pl``, and all that follows of itself.

        :raises IllegalStepError: when the rules forbid it; then nothing has changed.
        :raises ChoiceNeeded: when a player must choose something that wasn't given; nothing has changed.
        :raises UndecidedError: when it depends on a condition that nothing decides; nothing has changed.
        """
        before = self.state
        self.state = copying.deepcopy(before)
        try:
            self._given(how)
            self._process(self._play(task))
            self._settle()
            self._answered.check()
            self._all_asked()
        except Exception:
            self.state = before
            raise
        self._past.append(before)
        self._future.clear()

    @contextmanager
    def _as_one(self, how: How) -> Iterator[None]:
        """Several steps are one: all of them, or none; one ``undo`` takes all of them back."""
        before, past, future = self.state, len(self._past), self._future.copy()
        self._begun(how)
        self._parts += 1
        try:
            try:
                yield
            finally:
                self._parts -= 1
            self._all_asked()
        except Exception:
            self.state, self._future = before, future
            del self._past[past:]
            raise
        if len(self._past) > past:
            self._past[past:] = [before]

    def _begun(self, how: How) -> None:
        """Take note of what comes with a step, or a part of one."""
        if not self._parts:
            self.unasked, self._given_with = (), Given()
        self._given_with.add(self.state, how)

    def _all_asked(self) -> None:
        """Refuse to ignore what came with a whole step, or tell it."""
        if not self._parts:
            unasked = self._given_with.unasked()
            if unasked and not self.declining:
                raise QuestionError(unasked[0])
            self.unasked = unasked

    def _given(self, how: How) -> None:
        self._begun(how)
        manner = "manner(decline)" if self.declining else "manner(ask)"
        mana = ["manner(own_mana)"] if self.own_mana else []
        self._choose = how.get("choose", {})
        self._manner = [manner, *mana]
        self._answers = [*tasks.answers(self.state, self._choose), *self._manner]
        self._wishes = [tasks.wish(self.state, one) for one in how.get("triggers", ())]
        self._names = list(how.get("new", ()))
        self._answered = Answered()
        taken = {
            *self.state.players,
            *(old for old, id_ in self.state.names.items() if id_ in self.state.objects),
        }
        for place, name in enumerate(self._names):
            if name in taken or name in self._names[:place]:
                raise QuestionError(f"new: there is something called {name!r} already")

    def _may(self, task: str, choose: Mapping[str, Any]) -> tuple[Reason, ...]:
        """The reasons against a task now; none if it is legal. Nothing is done."""
        before = self.state
        self.state = copying.deepcopy(before)
        self._answers = [*tasks.answers(self.state, choose), "manner(decline)"]
        self._answered = Answered()
        try:
            self._asked(task)
            self._answered.check()
        except IllegalStepError as refused:
            return refused.reasons
        finally:
            self.state = before
            self._answers = []
        return ()

    def _play(self, task: str) -> dict[str, Any]:
        """What a part of a step comes to; the next one has another seed."""
        if self.state.seed is not None:
            self.state.seed = (self.state.seed * 69069 + 1) % 2**31
        return self._asked(task)

    def _asked(self, task: str) -> dict[str, Any]:
        """The reply to a task; the state is as it was but for cards of libraries that had to be listed."""
        names = [term("new_name", number(index), atom(name)) for index, name in enumerate(self._names)]
        facts = [*position_facts(self.state), *names, *self._answers, *self._answered.taken()]
        self.calls += 1
        reply: dict[str, Any] = Engine.get().ask(term("play", listing(facts), task))
        named = set()
        while "needs_card" in reply and reply["needs_card"] not in named:
            named.add(reply["needs_card"])
            facts += card_facts(reply["needs_card"])
            reply = Engine.get().ask(term("play", listing(facts), task))
        if "error" in reply:
            raise _error(reply["error"])
        self._answered.add(self.state, reply["answers"])
        self._given_with.asked(reply["answers"]["looked"])
        if "choice" in reply:
            self._answered.check(reply["choice"]["kind"])
            choice = self.state.called(reply["choice"])
            options = tuple(choice.pop("options"))
            raise ChoiceNeeded(options=options, **choice)
        if "unlisted" in reply:
            self.state.listed(**reply["unlisted"])
            return self._asked(task)
        if "depends" in reply:
            conditions = tuple(Condition(**one) for one in reply["depends"]["conditions"])
            raise UndecidedError(reply["depends"]["message"], conditions)
        if "illegal" in reply:
            raise IllegalStepError(tuple(map(Reason.from_reply, self.state.called(reply["illegal"]))))
        return reply

    def _process(self, reply: Mapping[str, Any]) -> None:
        """Carry out the events of a reply, and what it leaves to be done."""
        state = self.state
        for known in reply["known"]:
            state.known[known["id"]] = known["values"]
        did, made = [], []
        last: Sequence[str] = ()
        for event in reply["events"]:
            if event["name"] == "happened":
                carry_out(state, event, last)
                continue
            last = new = carry_out(state, event)
            if event["name"] in ("created", "copied", "prepared", "cast_copied") and new:
                self._name(new[0])
                made += new
            did.append(term("did", event["term"], listing(map(atom, new))))
        state.log += [f"CR {', '.join(told['rules'])}  {shown(told['text'])}" for told in reply["log"]]
        state.pending += reply["triggers"]
        state.tick()
        if did:
            self._process(self._play(term("after", listing(did))))
        if reply["then"]:
            self._process(self._play(term("propose", listing(reply["then"]))))
        if reply["run"] is not None:
            created = listing(map(atom, made))
            self._process(self._play(term("continue", reply["run"], created)))

    def _name(self, new: str) -> None:
        """The name that the step gives it; from now on an answer may name it."""
        if self._names:
            name = self._names.pop(0)
            self.state.names[name] = new
            self._given_with.add(self.state, {"choose": self._choose})
            self._given_with.asked([(name, "new")])
            self._answers = [*tasks.answers(self.state, self._choose), *self._manner]

    def _settle(self) -> None:
        """State-based actions, then triggered abilities, until there are none (CR 117.5)."""
        for _ in range(MOST_ROUNDS):
            reply = self._play("state_based")
            if reply["events"]:
                self._process(reply)
                continue
            self.state.pending += reply["triggers"]
            if not self.state.pending:
                return
            waiting, self.state.pending = self.state.pending, []
            self._process(self._play(term("place", listing(waiting), listing(self._wishes))))
        raise UnsupportedError("the step never ends: the game would be a draw (CR 104.4b)")


def _step(player: str, action: dict[str, Any]) -> dict[str, Any]:
    do, object_, which = action.pop("do"), action.pop("object"), action.pop("which", None)
    name = object_ if which is None else f"{object_}/{'*' if which == 'any' else which}"
    return {"do": do, "by": player, play.NAMES.get(do, "object"): name, **action}


def _error(error: Mapping[str, str]) -> Exception:
    if error["kind"] == "not_supported":
        return UnsupportedError(error["message"])
    return QuestionError(error["message"])
