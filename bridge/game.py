"""A game in progress: steps that the rules allow, one after the other."""

from __future__ import annotations

import copy as copying
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lawmage.engine import Engine
from lawmage.errors import ChoiceNeeded, IllegalStepError, QuestionError, UndecidedError, UnsupportedError
from lawmage.game_facts import board_facts, position_facts
from lawmage.game_setup import state_of
from lawmage.game_state import State, shown
from lawmage.operations import carry_out
from lawmage.scenario import Case
from lawmage.terms import atom, listing, number, string, term
from lawmage.verdict import Caveat, Condition, Reason

MOST_ROUNDS = 400
"""So often are state-based actions and triggers looked at in one step before it counts as endless (CR 104.4b)."""


class Game:
    """A game: each method is a step, legal or refused with :class:`IllegalStepError`, which changes nothing.

    Answers to what a step asks are given with it, ``choose={"may": True}``; what is missing raises
    :class:`ChoiceNeeded`, unless the game is played with ``declining=True``, as scenarios are.
    """

    def __init__(self, state: State, *, declining: bool = False) -> None:
        self.state = state
        self.declining = declining
        self._past: list[State] = []
        self._future: list[State] = []
        self._answers: list[str] = []
        self._wishes: list[str] = []
        self._names: list[str] = []
        self.calls = 0
        """How many questions the rules were asked."""

    @classmethod
    def from_scenario(cls, case: Case, *, declining: bool = True) -> Game:
        """The game that a scenario's board is a moment of.

        :raises InputError: when the case is not as it must be.
        """
        case.check()
        return cls(state_of(case), declining=declining)

    # ---- Looking ----------------------------------------------------------------------------

    @property
    def log(self) -> tuple[str, ...]:
        """What happened, a line an event."""
        return tuple(self.state.log)

    @property
    def stack(self) -> tuple[str, ...]:
        """The labels of what is on the stack, top first."""
        return tuple(shown(item.label) for item in reversed(self.state.items))

    def ask(self, questions: Iterable[str]) -> list[dict[str, Any]]:
        """The engine's replies to questions about the board as it is now (:mod:`lawmage.board`)."""
        request = term("ask", listing(board_facts(self.state)), listing(questions), "[]")
        reply = Engine.get().ask(request)
        if "error" in reply:
            raise _error(reply["error"])
        answers: list[dict[str, Any]] = reply["answers"]
        return answers

    def caveats(self) -> tuple[Caveat, ...]:
        """The clauses of permanents that were not read: a step may come out otherwise than they say."""
        return tuple(Caveat(**caveat) for caveat in self._play("caveats")["caveats"])

    def dumps(self) -> str:
        """The game as JSON; its past is not in it."""
        return json.dumps({"declining": self.declining, "state": self.state.to_json()})

    @classmethod
    def loads(cls, text: str) -> Game:
        """The game that :meth:`dumps` wrote.

        :raises InputError: when it is none.
        """
        data = json.loads(text)
        return cls(State.from_json(data["state"]), declining=bool(data.get("declining")))

    def copy(self) -> Game:
        """A game that goes on from here by itself."""
        return Game(copying.deepcopy(self.state), declining=self.declining)

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

    # ---- Steps ------------------------------------------------------------------------------

    def step(
        self,
        task: str,
        *,
        choose: Mapping[str, Any] | None = None,
        triggers: Sequence[Mapping[str, Any]] = (),
        new: Sequence[str] = (),
    ) -> None:
        """Take one step, a task of ``kb/play.pl``, and all that follows of itself.

        :param choose: answers to what it asks.
        :param triggers: the order in which abilities that trigger are put on the stack, with their targets.
        :param new: names for the objects that it creates.
        :raises IllegalStepError: when the rules forbid it; then nothing has changed.
        :raises ChoiceNeeded: when a player must choose something that wasn't given; nothing has changed.
        :raises UndecidedError: when it depends on a condition that nothing decides; nothing has changed.
        """
        before = self.state
        self.state = copying.deepcopy(before)
        self._answers = [
            *_answers(self.state, choose or {}),
            "manner(decline)" if self.declining else "manner(ask)",
        ]
        self._wishes = [_wish(self.state, one) for one in triggers]
        self._names = list(new)
        try:
            self._process(self._play(task))
            self._settle()
        except Exception:
            self.state = before
            raise
        self._past.append(before)
        self._future.clear()

    def may(self, task: str, *, choose: Mapping[str, Any] | None = None) -> tuple[Reason, ...]:
        """The reasons against a step now; none if it is legal. Nothing is done."""
        kept = self._answers
        self._answers = [*_answers(self.state, choose or {}), "manner(decline)"]
        try:
            self._play(task)
        except IllegalStepError as refused:
            return refused.reasons
        finally:
            self._answers = kept
        return ()

    def legal_actions(self, player: str) -> tuple[str, ...]:
        """What a player may do now, as tasks for :meth:`step`: cast, activate, play a land, turn face up.

        Of what has targets, modes or an X, the first that are legal are taken.
        """
        state = self.state
        here = atom(player)
        tasks = []
        for thing in state.objects.values():
            id_ = atom(thing.id)
            if thing.zone in ("hand", "graveyard", "exile", "library", "command") and thing.owner == player:
                tasks += [term("cast", here, id_, "[]"), term("play_land", here, id_)]
            if thing.zone != "stack" and player in (thing.controller, thing.owner):
                tasks.append(term("activate", here, id_, "any", "[]"))
            if thing.facts.one("face_up") == "down":
                tasks.append(term("turn_face_up", here, id_, "[]"))
        return tuple(task for task in tasks if not self.may(task))

    def advance(self, to: str, *, of: str | None = None, **how: Any) -> None:
        """All pass with nothing on the stack until a step begins, of that player's turn if one is named.

        What triggers on the way resolves; nobody attacks or blocks.
        """
        started = False
        for _ in range(400):
            if started and self.state.step == to and of in (None, self.state.active):
                return
            if not started and self.state.step == to and of is None and not how.get("leave"):
                return
            while self.state.items:
                self.step("resolve")
            if self.state.damage_due:
                self.deal_damage(None)
            wishes = {key: value for key, value in how.items() if key != "leave"}
            self.step("next_step", **wishes)
            started = True
        raise QuestionError(f"no step {to!r} comes")

    def advance_to_damage(self) -> None:
        """All pass until combat damage is to be dealt; what triggers on the way resolves (CR 510.1).

        :raises QuestionError: when none is dealt before the turn ends.
        """
        turn = self.state.turns
        while not self.state.damage_due:
            while self.state.items:
                self.step("resolve")
            self.step("next_step")
            if self.state.turns != turn:
                raise QuestionError("no combat damage is dealt in this turn")

    def deal_damage(self, damage: Mapping[str, Mapping[str, int]] | None, **how: Any) -> None:
        """Combat damage is dealt as assigned in the step that is now; None for any legal assignment."""
        if damage is None:
            task = "deal(any)"
        else:
            here = self.state.current
            assigned = [
                term(
                    "assigned",
                    atom(here(creature)),
                    listing(f"{atom(here(to))}-{number(count)}" for to, count in given.items()),
                )
                for creature, given in damage.items()
            ]
            task = term("deal", listing(assigned))
        self.step(task, **how)

    # ---- How a step is done -----------------------------------------------------------------

    def _play(self, task: str) -> dict[str, Any]:
        facts = [*position_facts(self.state), *self._answers]
        self.calls += 1
        reply: dict[str, Any] = Engine.get().ask(term("play", listing(facts), task))
        if "error" in reply:
            raise _error(reply["error"])
        if "choice" in reply:
            choice = reply["choice"]
            options = tuple(choice.pop("options"))
            raise ChoiceNeeded(options=options, **choice)
        if "depends" in reply:
            conditions = tuple(Condition(**one) for one in reply["depends"]["conditions"])
            raise UndecidedError(reply["depends"]["message"], conditions)
        if "illegal" in reply:
            raise IllegalStepError(tuple(Reason.from_reply(reason) for reason in reply["illegal"]))
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
            if event["name"] in ("created", "copied", "prepared") and new:
                self._name(new[0])
                made += new
            did.append(term("did", event["term"], listing(map(atom, new))))
            state.log.append(shown(event["term"]))
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
        if self._names:
            self.state.names[self._names.pop(0)] = new

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


def _answers(state: State, choose: Mapping[str, Any]) -> Iterable[str]:
    """The answers of a step as facts (``kb/game/choices.pl``)."""
    from lawmage.facts import chosen_value

    def value(kind: str, answer: Any) -> str:
        if isinstance(answer, bool):
            return "true" if answer else "false"
        if isinstance(answer, list):
            return listing(value(kind, one) for one in answer)
        if kind in ("color", "creature_type", "card_type", "land_type", "number"):
            return chosen_value(kind, answer)
        if isinstance(answer, int):
            return number(answer)
        return atom(state.current(str(answer)))

    for key, answer in choose.items():
        if isinstance(answer, dict):
            for kind, inner in answer.items():
                yield term("answered", atom(state.current(key)), kind, value(kind, inner))
        else:
            yield term("answered", "any", key, value(key, answer))


def _wish(state: State, one: Mapping[str, Any]) -> str:
    targets = one.get("targets")
    modes = one.get("modes")
    return term(
        "wish",
        atom(str(one["item"]).replace(" ", "_").replace("-", "_")),
        "none" if targets is None else listing(atom(state.current(target)) for target in targets),
        "none" if modes is None else listing(map(number, modes)),
    )


def given(state: State, step: Mapping[str, Any]) -> str:
    """What a step says of how something is cast or activated, as the rules take it."""
    parts = []
    if "targets" in step:
        parts.append(term("targets", listing(atom(state.current(one)) for one in step["targets"])))
    if "x" in step:
        parts.append(term("x", number(step["x"])))
    if "modes" in step:
        parts.append(term("modes", listing(map(number, step["modes"]))))
    if "as" in step:
        parts.append(term("as", atom(step["as"])))
    if "using" in step:
        parts.append(term("using", atom(step["using"].replace(" ", "_").replace("-", "_"))))
    if "pay" in step:
        parts.append(term("pay", listing(payment(state, step["pay"]))))
    return listing(parts)


def payment(state: State, pay: Mapping[str, Any]) -> Iterable[str]:
    """A whole payment as terms."""
    for key, what in pay.items():
        if key == "mana":
            yield term("mana", mana_symbols(what))
        elif key == "life":
            yield term("life", number(what))
        elif what:
            yield term(key, listing(atom(state.current(one)) for one in what))


def mana_symbols(text: str) -> str:
    """Mana such as ``{2}{G}`` as the list of its symbols."""
    symbols = text.strip().strip("{}").split("}{") if text.strip() else []
    return listing(symbol.lower() if not symbol.isdigit() else symbol for symbol in symbols)


def effect_task(player: str, text: str) -> str:
    """The task of following instructions that come from no spell or ability."""
    return term("effect", atom(player), term("text", string(text)))


def _error(error: Mapping[str, str]) -> Exception:
    if error["kind"] == "not_supported":
        return UnsupportedError(error["message"])
    return QuestionError(error["message"])
