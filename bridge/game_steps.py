"""The steps of a game, a method each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, TypedDict, Unpack

from lawmage import tasks
from lawmage.errors import NoStepError, QuestionError
from lawmage.facts import require_step
from lawmage.game_state import State
from lawmage.terms import atom, term


class How(TypedDict, total=False):
    """What every step takes beside its own arguments."""

    choose: Mapping[str, Any]
    """Answers to what it asks: ``{"may": True}``, keyed by an id where several are asked (SCENARIOS.md, Playing)."""
    triggers: Sequence[Mapping[str, Any]]
    """The order in which abilities that trigger are put on the stack, the first one lowest, with their targets and modes."""
    new: Sequence[str]
    """Names for the objects that it creates, in order."""


class Steps(ABC):
    """What can be done in a game.

    Each step takes the keys of :class:`How` as well. It raises :class:`~lawmage.errors.IllegalStepError` when the rules forbid
    it, :class:`~lawmage.errors.ChoiceNeeded` when a player must choose something that wasn't given, and
    :class:`~lawmage.errors.UndecidedError` when it depends on a condition that nothing decides; then nothing has changed.
    """

    state: State
    _names: list[str]
    """Names given with the last step that nothing has got."""

    @abstractmethod
    def _take(self, task: str, how: How) -> None:
        """Do a task of ``kb/play.pl``, and all that follows of itself."""

    @abstractmethod
    def _as_one(self, how: How) -> AbstractContextManager[None]:
        """Several steps are one, with what comes with it: all of them, or none."""

    def cast(
        self,
        spell: str,
        *,
        by: str | None = None,
        targets: Sequence[str] | None = None,
        modes: Sequence[int] | None = None,
        x: int | None = None,
        face: str | None = None,
        using: str | None = None,
        pay: Mapping[str, Any] | None = None,
        **how: Unpack[How],
    ) -> None:
        """Cast a spell (CR 601.2).

        :param by: who casts it; by default the card's controller.
        :param face: the half, face or adventure that is cast, or ``face down``.
        :param using: the keyword whose cost or permission is used, such as ``flashback``.
        :param pay: a whole payment (SCENARIOS.md, Playing); without one costs count as paid.
        :raises QuestionError: when there is no such card.
        """
        casting = _said(targets=targets, modes=modes, x=x, using=using, pay=pay, **{"as": face})
        self._take(tasks.cast(self.state, self._actor(by, spell), spell, casting), how)

    def activate(
        self,
        ability: str,
        *,
        by: str | None = None,
        targets: Sequence[str] | None = None,
        modes: Sequence[int] | None = None,
        x: int | None = None,
        pay: Mapping[str, Any] | None = None,
        **how: Unpack[How],
    ) -> None:
        """Activate an ability (CR 602.2); a mana ability is done at once (CR 605.3b).

        The special actions with a card go by the same way: ``card/foretell``, ``card/plot``, ``room/unlock`` (CR 116.2h, k, m).

        :param ability: its source with its line or keyword: ``elf/2``, ``axe/equip``, ``drake/*``.
        :param by: who activates it; by default its source's controller.
        :param pay: as for :meth:`cast`.
        :raises QuestionError: when there is no such object.
        """
        said = _said(targets=targets, modes=modes, x=x, pay=pay)
        source = ability.partition("/")[0]
        self._take(tasks.activate(self.state, self._actor(by, source), ability, said), how)

    def play_land(self, land: str, *, by: str | None = None, **how: Unpack[How]) -> None:
        """Play a land (CR 305.1, 116.2a)."""
        self._take(tasks.special(self.state, "play_land", self._actor(by, land), land), how)

    def suspend(
        self,
        card: str,
        *,
        by: str | None = None,
        x: int | None = None,
        pay: Mapping[str, Any] | None = None,
        **how: Unpack[How],
    ) -> None:
        """Exile a card from a hand with time counters, by its suspend ability (CR 702.62a, 116.2f)."""
        said = _said(x=x, pay=pay)
        self._take(tasks.special(self.state, "suspend", self._actor(by, card), card, said), how)

    def turn_face_up(
        self,
        permanent: str,
        *,
        by: str | None = None,
        x: int | None = None,
        pay: Mapping[str, Any] | None = None,
        **how: Unpack[How],
    ) -> None:
        """Turn a face-down permanent face up (CR 708.7, 116.2b)."""
        said = _said(x=x, pay=pay)
        self._take(
            tasks.special(self.state, "turn_face_up", self._actor(by, permanent), permanent, said), how
        )

    def pass_priority(self, player: str | None = None, **how: Unpack[How]) -> None:
        """A player passes; when all have in succession, the top of the stack resolves or the next step begins (CR 117.3d, 117.4).

        Whoever takes another step is taken to have got priority for it.

        :param player: by default who has priority.
        :raises QuestionError: when nobody has it, or there is no such player.
        """
        who = player or self.state.priority
        if who is None:
            raise QuestionError(f"nobody has priority in the {self.state.step} step")
        self._take(term("pass", atom(tasks.player(self.state, who))), how)

    def resolve(self, **how: Unpack[How]) -> None:
        """All players pass, and what is on top of the stack resolves (CR 117.4, 608)."""
        self._take("resolve", how)

    def next_step(self, **how: Unpack[How]) -> None:
        """All players pass with nothing on the stack, and the next step or phase begins (CR 500.2)."""
        self._take("next_step", how)

    def attack(
        self,
        attacks: Mapping[str, str],
        *,
        bands: Sequence[Sequence[str]] = (),
        pay: Mapping[str, Any] | None = None,
        **how: Unpack[How],
    ) -> None:
        """Declare attackers, in the declare attackers step (CR 508.1).

        :param attacks: for each attacker the player, planeswalker or battle that it attacks.
        :param pay: the whole payment of what that costs; without it costs count as paid.
        """
        self._take(tasks.attack(self.state, attacks, bands, pay), how)

    def block(
        self,
        blocks: Mapping[str, str | Sequence[str]],
        *,
        by: str | None = None,
        pay: Mapping[str, Any] | None = None,
        **how: Unpack[How],
    ) -> None:
        """Declare blockers, in the declare blockers step (CR 509.1).

        :param blocks: for each blocker the attacker or attackers that it blocks.
        :param by: the defending player, where nobody blocks and several could.
        :param pay: the whole payment of what that costs; without it costs count as paid.
        """
        self._take(tasks.block(self.state, blocks, by, pay), how)

    def deal_damage(self, damage: Mapping[str, Mapping[str, int]] | None, **how: Unpack[How]) -> None:
        """Combat damage is dealt in the step that is now (CR 510.1-2).

        :param damage: for each creature what it assigns to whom; None for any legal assignment.
        """
        self._take(tasks.deal(self.state, damage), how)

    def move(self, object_: str, to: str, **how: Unpack[How]) -> None:
        """A plain change of zone, of which no rule is the cause (CR 400.7).

        :raises QuestionError: when there is no such object or zone.
        """
        self._take(tasks.move(self.state, object_, to), how)

    def effect(self, text: str, *, by: str | None = None, **how: Unpack[How]) -> None:
        """Instructions in Oracle wording are followed, as if a spell without a source resolved (CR 608.2).

        :param by: whose effect it is; by default the active player's.
        :raises QuestionError: when there is no such player.
        """
        self._take(tasks.effect(self.state, by or self.state.active, text), how)

    def concede(self, player: str, **how: Unpack[How]) -> None:
        """A player concedes, and leaves the game (CR 104.3a).

        :raises QuestionError: when there is no such player, or no more.
        """
        self._take(tasks.concede(self.state, player), how)

    def advance(
        self,
        to: str,
        *,
        of: str | None = None,
        leave: bool = False,
        this_turn: bool = False,
        **how: Unpack[How],
    ) -> None:
        """All pass with nothing on the stack until a step begins, of that player's turn if one is named.

        What triggers on the way resolves; nobody attacks or blocks. All of it is one step, with the same answers throughout.

        :param leave: whether the step that is now doesn't count.
        :param this_turn: whether it must come in the turn that is now.
        :raises NoStepError: when no such step comes.
        """
        require_step(to)
        if of is not None:
            tasks.player(self.state, of)
        started, turn = False, self.state.turns
        with self._as_one(how):
            self._names = list(how.get("new", ()))
            for _ in range(400):
                if this_turn and self.state.turns != turn:
                    break
                if (started or not leave) and self.state.step == to and of in (None, self.state.active):
                    return
                while self.state.items:
                    self.resolve(**self._left_of(how))
                if self.state.damage_due:
                    self.deal_damage(None, **self._left_of(how))
                self.next_step(**self._left_of(how))
                started = True
            raise NoStepError(f"no step {to!r} comes")

    def advance_to_damage(self) -> None:
        """All pass until combat damage is to be dealt; what triggers on the way resolves (CR 510.1).

        :raises NoStepError: when none is dealt before the turn ends.
        """
        turn = self.state.turns
        with self._as_one({}):
            while not self.state.damage_due:
                while self.state.items:
                    self.resolve()
                self.next_step()
                if self.state.turns != turn:
                    raise NoStepError("no combat damage is dealt in this turn")

    def _left_of(self, how: How) -> How:
        """How a further part of a step is taken: the names that nothing has got are left."""
        return {**how, "new": self._names} if "new" in how else how

    def _actor(self, by: str | None, name: str) -> str:
        if by is not None:
            return tasks.player(self.state, by)
        thing = self.state.objects.get(self.state.current(name))
        return self.state.active if thing is None else thing.held or thing.controller


def _said(**keys: Any) -> dict[str, Any]:
    return {key: value for key, value in keys.items() if value is not None}
