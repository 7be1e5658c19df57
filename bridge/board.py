"""A board: players, objects and what holds for them, and the questions it answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from lawmage import facts
from lawmage.cards import lookup
from lawmage.engine import Engine
from lawmage.errors import QuestionError, from_reply
from lawmage.pairs import Pairs
from lawmage.questions import (
    attacking,
    blocking,
    can_attach,
    can_attack,
    can_block,
    can_target,
    damaging,
    state_based,
)
from lawmage.terms import atom, listing, number, string, term
from lawmage.verdict import Verdict

if TYPE_CHECKING:
    from lawmage.derivation import Characteristics
    from lawmage.state_based_actions import StateBasedActions

OBJECT_KEYS = frozenset(
    """card name type cost color pt loyalty defense text token copy_of owner controller zone face
    melded tapped phased_out sick counters damage attached_to attacking blocking blocked
    damage_order protector designations goaded_by chosen linked targets modes x paid gains
    timestamp""".split()
)
"""The keys of an object (SCENARIOS.md, Objects)."""
LANGUAGES = ("en", "pt", "es")
"""The languages that verdicts are told in."""
_EMPTY: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class Object:
    """One object of a board: its id and the keys of SCENARIOS.md, Objects."""

    id: str
    keys: Mapping[str, Any]

    @cached_property
    def facts(self) -> tuple[str, ...]:
        """Its facts but place, age and gains, as Prolog text."""
        return tuple(facts.object_facts(self.id, self.keys, _card_faces))


def _card_faces(name: str) -> tuple[str, tuple[str, ...], int]:
    card = lookup(name)
    return card.layout, tuple(face.term for face in card.faces), card.asked


@dataclass(frozen=True)
class Board:
    """A position, immutable; each change makes a new one.

    >>> from lawmage import Board
    >>> board = (Board()
    ...     .put("pirate", card="Boggart Brute", controller="A", attacking="B")
    ...     .put("bear", card="Grizzly Bears", controller="B"))
    >>> print(board.can_block("bear", "pirate"))
    illegal
      CR 702.111b  pirate has menace: it can't be blocked except by two or more creatures
    """

    players: Mapping[str, Mapping[str, Any]] = field(
        default_factory=lambda: MappingProxyType({"A": _EMPTY, "B": _EMPTY})
    )
    active: str = "A"
    """The player whose turn it is."""
    step: str = "main1"
    edition: str = facts.NEWEST_EDITION
    """The date of the Comprehensive Rules that it is judged by."""
    objects: tuple[Object, ...] = ()
    """Oldest first."""
    effects: tuple[Mapping[str, Any], ...] = ()
    """What applies now and comes from no object: ``{"controller", "text"}``."""
    turn: Mapping[str, Any] = field(default_factory=lambda: _EMPTY)
    bands: tuple[tuple[str, ...], ...] = ()
    settled: Mapping[str, bool] = field(default_factory=lambda: _EMPTY)
    """Conditions that the board leaves open, by their words, and whether they are true."""
    strict: bool = False
    """Whether words of ``gains`` that are not understood are an error instead of a caveat."""
    language: str = "en"
    """The language in which verdicts on attacking and blocking are told: en, pt or es."""

    # ---- Changing it ----------------------------------------------------------------------

    def put(self, id: str, *, controller: str, **keys: Any) -> Board:
        """The board with one more object, the youngest.

        :param id: the name by which questions and verdicts call it.
        :param keys: the keys of SCENARIOS.md, Objects, under the same names.
        :raises QuestionError: when a key or zone is unknown, the id is taken, the controller is no player, a list is none, or
            it is neither a card nor written out with name and type.
        """
        if any(other.id == id for other in self.objects):
            raise QuestionError(f"there is an object {id!r} on the board already")
        if id in self.players:
            raise QuestionError(f"{id!r} is a player; an object needs an id of its own")
        unknown = sorted(keys.keys() - OBJECT_KEYS)
        if unknown:
            raise QuestionError(f"an object has no key {unknown[0]!r}")
        if controller not in self.players:
            raise QuestionError(
                f"{controller!r}, who is to control {id!r}, is no player; there are {self._players}"
            )
        facts.require_keys(id, keys)
        return replace(self, objects=(*self.objects, Object(id, {"controller": controller, **keys})))

    def with_effect(self, text: str, *, controller: str) -> Board:
        """The board with one more effect that comes from no object on it."""
        return replace(self, effects=(*self.effects, {"controller": controller, "text": text}))

    def settle(self, words: str, truth: bool) -> Board:
        """The board with a condition that it leaves open decided."""
        return replace(self, settled={**self.settled, words: truth})

    def gaining(self, id: str, *texts: str) -> Board:
        """The board on which effects from elsewhere do these things to an object, in Oracle wording.

        :raises QuestionError: when there is no such object.
        """
        if all(thing.id != id for thing in self.objects):
            there = ", ".join(thing.id for thing in self.objects)
            raise QuestionError(f"no object {id!r} on the board; it has {there}")
        objects = tuple(
            Object(id, {**thing.keys, "gains": [*thing.keys.get("gains", ()), *texts]})
            if thing.id == id
            else thing
            for thing in self.objects
        )
        return replace(self, objects=objects)

    def opponents(self, player: str) -> tuple[str, ...]:
        """The players who are no teammates of this one (CR 102.2, 102.3)."""
        team = self.players[player].get("team")
        return tuple(
            other
            for other, state in self.players.items()
            if other != player and (team is None or state.get("team") != team)
        )

    # ---- Asking it ------------------------------------------------------------------------

    def can_block(self, blocker: str, attacker: str, *, why: bool = False) -> Verdict:
        """Whether this pair is part of at least one declaration of blockers that disobeys no restriction
        (CR 509.1a-b), requirements aside.

        An attacker that attacks nothing is judged as if it attacked the blocker's controller. Where the
        verdict is legal only in company, its reasons are what the blocker alone would disobey.

        :param why: also report every check that was made.
        :raises QuestionError: when there is no such object.
        """
        return self.ask([can_block(blocker, attacker)], why=why)[0]

    def can_attack(self, attacker: str, target: str, *, why: bool = False) -> Verdict:
        """Whether this attack is part of at least one declaration of attackers that disobeys no
        restriction (CR 508.1a-c), requirements aside.

        :param target: a player, planeswalker or battle.
        :raises QuestionError: when there is no such object or player.
        """
        return self.ask([can_attack(attacker, target)], why=why)[0]

    def blocks(
        self,
        blocks: Mapping[str, str | Sequence[str]],
        *,
        by: str | None = None,
        why: bool = False,
        budget: int | None = None,
    ) -> Verdict:
        """Whether just this is a legal declaration of blockers (CR 509.1a-f): restrictions, requirements and costs.

        :param blocks: for each blocker the attacker or attackers that it blocks.
        :param by: the defending player, where nobody blocks and several could.
        :param budget: how much work the search for a better declaration may be, in looks of about a microsecond; where it ends
            first, the verdict is not proved, unless the extra ``lawmage[exact]`` is installed and decides it.
        :raises QuestionError: when there is no such object, or it isn't known who declares.
        """
        return self._declared(blocking(blocks, by), why, budget)

    def attacks(
        self,
        attacks: Mapping[str, str],
        *,
        bands: Sequence[Sequence[str]] = (),
        why: bool = False,
        budget: int | None = None,
    ) -> Verdict:
        """Whether just this is a legal declaration of attackers by the active player (CR 508.1a-j).

        :param attacks: for each attacker the player, planeswalker or battle that it attacks.
        :param bands: the attacking bands (CR 702.22c).
        :param budget: as for :meth:`blocks`.
        :raises QuestionError: when there is no such object or player.
        """
        return self._declared(attacking(attacks, bands), why, budget)

    def _declared(self, question: str, why: bool, budget: int | None) -> Verdict:
        options = _why(why)
        first = [*options, term("budget", number(budget))] if budget is not None else options
        reply = self._answers([question], *first)[0]
        if not reply["proved"] and not reply["conditions"]:
            from lawmage import exact  # loaded when it is asked, as what follows is

            found = exact.solution(self._answers([term("program", question)], *options)[0])
            if found is not None:
                values, upper = found
                solved = term("exact", listing(map(number, values)), number(upper))
                reply = self._answers([question], *options, solved)[0]
        return Verdict.from_reply(reply)

    def characteristics(self, id: str, *, why: bool = False) -> Characteristics:
        """What an object is after all continuous effects (CR 613).

        :param why: also how it came about, effect by effect.
        :raises QuestionError: when there is no such object, or a condition that nothing decides matters.
        """
        from lawmage.derivation import Characteristics

        return Characteristics.from_reply(id, self._answers([term("description", atom(id))], *_why(why))[0])

    def damage(self, damage: Mapping[str, Mapping[str, int]], *, by: str | None = None) -> Verdict:
        """Whether combat damage may be assigned so in this step (CR 510.1).

        Creatures that aren't named aren't judged.

        :param damage: for each creature what it assigns to whom.
        :param by: the player who divides it, where that is asked (CR 702.22j-k).
        :raises QuestionError: when there is no such object or player.
        """
        return self.ask([damaging(damage, by)])[0]

    def legal_blocks(self, by: str | None = None) -> Iterator[dict[str, list[str]]]:
        """All legal declarations of blockers by a defending player, one after the other, none tried in vain.

        :param by: the defending player; by default the only opponent of the active player.
        :raises QuestionError: when several players could be meant.
        """
        for pairs in self._pages("declarations", "legal_declarations", "block", self._defender(by)):
            blocks: dict[str, list[str]] = {}
            for blocker, attacker in pairs:
                blocks.setdefault(blocker, []).append(attacker)
            yield blocks

    def legal_attacks(self) -> Iterator[dict[str, str]]:
        """All legal declarations of attackers by the active player, one after the other."""
        for pairs in self._pages("declarations", "legal_declarations", "attack", "none"):
            yield dict(pairs)

    def count_legal_blocks(self, by: str | None = None, *, alike: bool = False) -> int | None:
        """How many legal declarations of blockers there are; None when that is not found within the budget.

        :param alike: count those once that differ only in which of identical creatures does what; None also where some of them
            cost more than can be paid.
        """
        return self._count("block", self._defender(by), alike)

    def count_legal_attacks(self, *, alike: bool = False) -> int | None:
        """How many legal declarations of attackers there are."""
        return self._count("attack", "none", alike)

    def damage_assignments(self) -> Iterator[dict[str, dict[str, int]]]:
        """All legal assignments of combat damage in this step (CR 510.1), one after the other."""
        return self._pages("assignments", "damage_assignments")

    def _count(self, act: str, by: str, alike: bool) -> int | None:
        question = term("count_declarations", act, by, "true" if alike else "false")
        count: int | None = self._answers([question])[0]["count"]
        return count

    def _pages(self, key: str, question: str, *arguments: str) -> Iterator[Any]:
        """The items of a listing; each page is longer than the one before, as it is found anew."""
        skip, take = 0, 50
        while True:
            page = self._answers([term(question, *arguments, number(skip), number(take))])[0]
            yield from page[key]
            if not page["more"]:
                return
            skip, take = skip + take, 2 * take

    def _defender(self, by: str | None) -> str:
        if by is not None:
            if by not in self.players:
                raise QuestionError(f"no player {by!r}; there are {self._players}")
            return atom(by)
        opponents = self.opponents(self.active)
        if len(opponents) != 1:
            raise QuestionError(f"several players defend ({', '.join(opponents)}): name one")
        return atom(opponents[0])

    def can_target(self, source: str, target: str, *, why: bool = False) -> Verdict:
        """Whether a spell or ability may have this target, were it put on the stack now (CR 115, 601.2c).

        Costs, timing and other targets aside. What a ward ability will ask for is among the verdict's
        costs.

        :param source: a label: an object's id for a spell, ``elf/2``, ``axe/equip``, ``drake/*``, ``effect/1``.
        :param target: an object or a player.
        :raises QuestionError: when there is no such spell, ability, object or player.
        """
        return self.ask([can_target(source, target)], why=why)[0]

    def can_attach(self, attachment: str, to: str, *, why: bool = False) -> Verdict:
        """Whether an Aura, Equipment or Fortification may be or stay attached there (CR 301.5, 303.4, 701.3).

        :param to: an object or a player.
        :raises QuestionError: when there is no such object or player.
        """
        return self.ask([can_attach(attachment, to)], why=why)[0]

    def state_based(self) -> StateBasedActions:
        """All that state-based actions do now, check upon check, until none applies (CR 704)."""
        from lawmage.state_based_actions import StateBasedActions

        return StateBasedActions.from_reply(self._answers([state_based()])[0])

    def can_block_pairs(self) -> Pairs:
        """:meth:`can_block` for every pair of a possible blocker and an attacker, in one call.

        Attackers are the attacking creatures, or, where nothing attacks, those of the active player;
        blockers the creatures of the players attacked, or of their opponents.
        """
        return Pairs(self, self._answers(["can_block_all"])[0])

    def ask(self, questions: Sequence[str], *, why: bool = False) -> list[Verdict]:
        """The verdicts on questions (:func:`can_block`, …), in one call.

        :raises QuestionError: when a question makes no sense on this board.
        :raises UnsupportedError: when its judgment doesn't exist yet.
        """
        return [Verdict.from_reply(reply) for reply in self._answers(questions, *_why(why))]

    def replies(self, questions: Sequence[str], *options: str) -> list[dict[str, Any]]:
        """As :meth:`ask`, but the engine's replies, in which an error is ``{"error": …}``.

        :param options: options of the request (``kb/answer.pl``), such as ``why(true)``.
        """
        reply = Engine.get().ask(self.request(questions, *options))
        if "error" in reply:
            raise from_reply(reply["error"])
        answers: list[dict[str, Any]] = reply["answers"]
        return answers

    def _answers(self, questions: Sequence[str], *options: str) -> list[dict[str, Any]]:
        """The replies, none of which is an error."""
        answers = self.replies(questions, *options)
        for answer in answers:
            if "error" in answer:
                raise from_reply(answer["error"])
        return answers

    # ---- As Prolog ------------------------------------------------------------------------

    def request(self, questions: Iterable[str], *options: str) -> str:
        """The request term that asks these questions of this board (``kb/answer.pl``)."""
        if self.language not in LANGUAGES:
            raise QuestionError(f"no language {self.language!r}; there are {', '.join(LANGUAGES)}")
        told = [] if self.language == "en" else [term("language", self.language)]
        return f"ask({listing(self.facts)},{listing(questions)},{listing([*options, *told])})"

    @cached_property
    def _players(self) -> str:
        return ", ".join(self.players)

    @cached_property
    def facts(self) -> list[str]:
        """All of it as Prolog facts (``kb/objects/board.pl``)."""
        self._check()
        made = [
            term("edition", facts.require_date(self.edition)),
            term("active", atom(self.active)),
            term("step", atom(self.step)),
        ]
        for player, state in self.players.items():
            in_hand = sum(
                object_.keys.get("zone") == "hand"
                and object_.keys.get("owner", object_.keys["controller"]) == player
                for object_ in self.objects
            )
            made += facts.player_facts(player, state, in_hand)
        made += self._object_facts()
        if self.turn.get("extra"):
            made.append("extra_turn")
        for index, event in enumerate(self.turn.get("history", ()), 1):
            made.append(facts.event_fact(index, event))
        for band in self.bands:
            made.append(term("band", listing(map(atom, band))))
        for words, truth in self.settled.items():
            made.append(term("settled", atom(words), "true" if truth else "false"))
        return made

    def _object_facts(self) -> list[str]:
        made = []
        age = 0
        for age, object_ in enumerate(self.objects, 1):
            keys = object_.keys
            controller = keys["controller"]
            place = term(
                "object",
                atom(object_.id),
                atom(keys.get("zone", "battlefield")),
                atom(keys.get("owner", controller)),
                atom(controller),
                number(keys.get("timestamp", age)),
            )
            made.append(place)
            made += object_.facts
        for object_ in self.objects:
            if "gains" in object_.keys:
                made += facts.gain_facts(object_.id, object_.keys, age + 1, strict=self.strict)
                age += len(object_.keys["gains"])
        for index, effect in enumerate(self.effects, 1):
            age += 1
            made.append(
                term(
                    "standing_effect",
                    number(index),
                    atom(effect["controller"]),
                    number(effect.get("timestamp", age)),
                    term("text", string(effect["text"])),
                )
            )
        return made

    def _check(self) -> None:
        if self.active not in self.players:
            raise QuestionError(f"{self.active!r} is no player; there are {self._players}")
        facts.require_step(self.step)
        facts.require_possible((object_.id, object_.keys) for object_ in self.objects)


def _why(why: bool) -> list[str]:
    return ["why(true)"] if why else []
