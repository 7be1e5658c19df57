"""The questions of a scenario's ``play``: each step, what must hold after it, what is asked then."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from typing import Any

from lawmage.errors import IllegalStepError, LawmageError, UndecidedError, UnsupportedError
from lawmage.facts import told
from lawmage.game import Game
from lawmage.game_state import Item, shown
from lawmage.play import facts_of_player, may_take, take
from lawmage.questions import characteristics
from lawmage.scenario import Case, Question
from lawmage.tasks import spelt
from lawmage.verdict import Caveat

Answer = tuple[str, Any]
"""``("step", reasons or None)``, ``("then", facts, right)``, ``("error", error)`` or ``("ask", question)``."""


class Playing:
    """A case being played, question by question."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self._game: Game | None = None
        self._broken: LawmageError | None = None
        self._caveats: dict[str, dict[str, Any]] | None = None
        self._unasked: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        """The game as it is now."""
        if self._game is None:
            self._game = Game.from_scenario(self.case)
        return self._game

    def step(self, question: Question) -> tuple[str, list[dict[str, Any]]]:
        """Take a step: its verdict and the reasons against it.

        :raises UndecidedError: when it depends on a condition that nothing decides.
        :raises LawmageError: when it can't be told, or when a step before it couldn't be taken.
        """
        self._whole()
        if self._caveats is None:
            self._caveats = self._unread()
        try:
            take(self.game, question.data)
            self._unasked = self.game.unasked
        except IllegalStepError as refused:
            if question.expect == "legal":
                self._broken = UnsupportedError("a step before this was refused")
            return "illegal", [_reason(reason) for reason in refused.reasons]
        except UndecidedError as depends:
            self._broken = UnsupportedError(f"a step before this depends: {depends}")
            raise
        except LawmageError as error:
            if question.expect == "legal":
                self._broken = UnsupportedError(f"a step before this failed: {error}")
            raise
        if question.expect == "illegal":
            self._broken = UnsupportedError("a step before this should have been refused")
        return "legal", []

    def caveats(self) -> list[dict[str, Any]]:
        """The clauses of permanents that were not read, before the last step or after it; what nothing asked for."""
        before = self._caveats or {}
        self._caveats = self._unread()
        unasked, self._unasked = self._unasked, ()
        return [*(before | self._caveats).values(), *(asdict(Caveat(told)) for told in unasked)]

    def _unread(self) -> dict[str, dict[str, Any]]:
        try:
            return {one.text: asdict(one) for one in self.game.caveats()}
        except LawmageError:  # What it is, the step itself tells.
            return {}

    def can_do(self, question: Question) -> tuple[str, list[dict[str, Any]]]:
        """Whether a step would be legal now, and the reasons against it."""
        self._whole()
        reasons = may_take(self.game, question.data["can_do"])
        return ("illegal" if reasons else "legal"), [_reason(reason) for reason in reasons]

    def replies(self, terms: list[str]) -> list[dict[str, Any]]:
        """The engine's replies to questions about the position now."""
        self._whole()
        return self.game.ask(terms)

    def renamed(self, data: Any) -> Any:
        """A question with the ids that its objects have now."""
        names = self.game.state.names
        if isinstance(data, str):
            head, slash, tail = data.partition("/")
            return names.get(data) or (f"{names[head]}{slash}{tail}" if slash and head in names else data)
        if isinstance(data, Mapping):
            return {self.renamed(key): self.renamed(value) for key, value in data.items()}
        return [self.renamed(one) for one in data] if isinstance(data, list) else data

    def then(self, question: Question, same: Callable[[str, Any, Any], bool]) -> tuple[dict[str, Any], bool]:
        """The facts that are asked about, and whether they are as expected.

        :raises InputError: when something is named that never was there; it names file, line and key.
        """
        self._whole()
        state, expect = self.game.state, question.expect
        found: dict[str, Any] = {}
        right = True
        for name, wanted in expect.items():
            if name == "stack":
                items = list(reversed(state.items))
                found[name] = [_item(item, wanted[0] if wanted else "") for item in items]
                right = self._stack_is(wanted, items) and right
                continue
            if name in state.players:
                facts = facts_of_player(self.game, name)
            else:
                self._require(name, question.index)
                facts = self._object_facts(state.current(name), wanted)
            found[name] = {key: facts.get(key) for key in wanted}
            for key, value in wanted.items():
                mapped = self.renamed(value) if key in _NAMES else value
                right = same(key, mapped, facts.get(key)) and right
        return found, right

    def _require(self, name: str, index: str) -> None:
        """See that an object was there once, or might have been made under this name."""
        given = {new for step in self.case.data["play"] for new in step.get("new", ())}
        there = {
            *self.game.state.objects,
            *self.game.state.names,
            *(one.id for one in self.case.board.objects),
        }
        if name not in given | there:
            number = int(index.split("/")[1])
            raise self.case.document.error(
                ("play", number, "then", name), "there is no such object or player"
            )

    def _object_facts(self, id_: str, wanted: Mapping[str, Any]) -> dict[str, Any]:
        objects = self.game.state.objects
        if id_ not in objects or objects[id_].zone == "merged":
            return {"zone": None}
        has, lacks = wanted.get("has", []), wanted.get("lacks", [])
        reply = self.game.ask([characteristics(id_, has, lacks)])[0]
        if "error" in reply:
            raise UnsupportedError(reply["error"]["message"])
        return told(reply, has, lacks)

    def _stack_is(self, wanted: list[Any], items: list[Item]) -> bool:
        if len(wanted) != len(items):
            return False
        matches = [[index for index, item in enumerate(items) if self._item_is(one, item)] for one in wanted]
        for position, (one, item) in enumerate(zip(wanted, items, strict=True)):
            if self._item_is(one, item):
                continue
            if not any(items[index].together == item.together != 0 for index in matches[position]):
                return False
        return len(set(_assigned(matches))) == len(items)

    def _item_is(self, wanted: Any, item: Item) -> bool:
        if isinstance(wanted, Mapping):
            facts = {
                "controller": item.controller,
                "targets": item.targets,
                "x": item.x,
            }
            return (
                self._item_is(wanted["item"], item)
                and all(
                    self.renamed(value) == facts[key]
                    for key, value in wanted.items()
                    if key not in ("item", "modes")
                )
                and sorted(wanted.get("modes", item.modes or [])) == sorted(item.modes or [])
            )
        wanted = spelt(wanted)
        labels = {shown(item.label), *self._called(item.label)}
        labels |= {
            label.replace("/typecycling", "/cycling") for label in labels
        }  # it is cycling (CR 702.29f)
        return (
            self.game.state.names.get(wanted) == item.id
            or wanted in labels
            or (wanted.endswith("/*") and any(label.startswith(wanted[:-1]) for label in labels))
            or (wanted[-1:].isdigit() and f"{wanted.partition('/')[0]}/*" in labels)
        )

    def _called(self, label: str) -> Iterator[str]:
        """The label of an ability under the names that the scenario has given its source."""
        head, slash, tail = label.partition("/")
        later = [head]
        for old, new, _ in self.game.state.became:
            if old in later:
                later.append(new)
        for name, id_ in self.game.state.names.items():
            if slash and id_ in later:
                yield f"{name}/{tail}"

    def _whole(self) -> None:
        if self._broken is not None:
            raise self._broken


_NAMES = ("attached_to", "attacking", "blocking", "blocked_by", "targets")
"""Facts that name objects."""


def _assigned(matches: list[list[int]]) -> Iterator[int]:
    """A different item for each thing wanted, as far as there is one."""
    taken: dict[int, int] = {}

    def find(want: int, seen: set[int]) -> bool:
        for item in matches[want]:
            if item not in seen:
                seen.add(item)
                if item not in taken or find(taken[item], seen):
                    taken[item] = want
                    return True
        return False

    for want in range(len(matches)):
        find(want, set())
    yield from taken


def _item(item: Item, like: Any) -> Any:
    label = shown(item.label)
    if isinstance(like, Mapping):
        return {"item": label, "controller": item.controller, "targets": item.targets}
    return label


def _reason(reason: Any) -> dict[str, Any]:
    return {
        "rules": list(reason.rules),
        "source": None,
        "objects": [shown(one) for one in reason.objects],
        "term": shown(reason.term),
        "text": shown(reason.text),
    }
