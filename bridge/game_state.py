"""What a game is at one moment: plain data that turns into JSON and back.

An object is its place and facts about it, in the shapes of ``kb/objects/board.pl`` and without their first
argument: ``["counters", "pt(1,1)", "2"]``. Nothing is judged here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

VERSION = 1
"""The version of the JSON that :meth:`State.to_json` writes."""


class Facts(list[list[str]]):
    """Facts about one thing, each its name and the texts of its further arguments."""

    def of(self, name: str) -> list[list[str]]:
        """The arguments of each fact with this name."""
        return [fact[1:] for fact in self if fact[0] == name]

    def one(self, name: str) -> str | None:
        """The last argument of the first fact with this name."""
        found = self.of(name)
        return (found[0][-1] if found[0] else "") if found else None

    def has(self, *fact: str) -> bool:
        """Whether exactly this fact is there."""
        return list(fact) in self

    def put(self, *fact: str) -> None:
        """Add a fact, once."""
        if list(fact) not in self:
            self.append(list(fact))

    def drop(self, *start: str) -> None:
        """Remove all facts that begin so."""
        self[:] = [fact for fact in self if fact[: len(start)] != list(start)]

    def set(self, name: str, value: str) -> None:
        """Make this the only fact with the name."""
        self.drop(name)
        self.append([name, value])

    def count(self, *key: str) -> int:  # type: ignore[override]
        """The number of a counting fact such as ``counters, pt(1,1)``; 0 without one."""
        for fact in self:
            if fact[: len(key)] == list(key) and len(fact) == len(key) + 1:
                return int(fact[-1].strip("()"))
        return 0

    def add(self, number: int, *key: str) -> None:
        """Change the number of a counting fact; it goes when it would be 0."""
        left = self.count(*key) + number
        self.drop(*key)
        if left:
            self.append([*key, str(left)])


@dataclass
class Thing:
    """An object; a change of zone makes a new one (CR 400.7)."""

    id: str
    zone: str
    owner: str
    controller: str
    """As its place says, before effects of control."""
    timestamp: float
    facts: Facts = field(default_factory=Facts)
    held: str | None = None
    """Who controlled it when that was looked at last, where that is not :attr:`controller`."""


@dataclass
class Item:
    """A spell or ability on the stack, with what was chosen for it."""

    id: str
    kind: str
    """spell, activated or triggered."""
    label: str
    source: str
    controller: str
    meaning: str
    bindings: str
    targets: list[str] = field(default_factory=list)
    modes: list[int] | None = None
    x: int | None = None
    together: int = 0
    """When it was put there; abilities put there together may be in any order. 0 where the order was chosen."""


@dataclass
class Effect:
    """A continuous effect that comes from no object (``standing_effect``)."""

    number: int
    controller: str
    timestamp: float
    meaning: str
    listed: int | None = None
    """Its place among the effects of the scenario, by which labels call it."""


@dataclass
class Delayed:
    """A delayed triggered ability (CR 603.7)."""

    number: int
    controller: str
    source: str
    event: str
    meaning: str
    bindings: str
    duration: str


@dataclass
class State:
    """A position of a game."""

    active: str
    step: str
    edition: str
    players: dict[str, Facts] = field(default_factory=dict)
    objects: dict[str, Thing] = field(default_factory=dict)
    """What is in the game, in the order of the listing; a library's top card comes first."""
    gone: dict[str, Thing] = field(default_factory=dict)
    """What was, and what copies were made of: looked at, never in a zone."""
    known: dict[str, str] = field(default_factory=dict)
    """Last known information, by the id of what is gone."""
    became: list[list[Any]] = field(default_factory=list)
    """Old id, new id, and the time of the change of zone."""
    names: dict[str, str] = field(default_factory=dict)
    """The id that a scenario uses, and that of the object it means now."""
    made: dict[str, int] = field(default_factory=dict)
    """How many objects a name has had, and how many unlisted cards a player."""
    items: list[Item] = field(default_factory=list)
    """The stack, bottom first."""
    past_items: dict[str, Item] = field(default_factory=dict)
    """What was on the stack: a copy of it can still be made (CR 707.10)."""
    effects: list[Effect] = field(default_factory=list)
    delayed: list[Delayed] = field(default_factory=list)
    shields: list[list[Any]] = field(default_factory=list)
    """What is left of prevention effects: the effect's number, the object of a gain or none, how much."""
    events: list[list[str]] = field(default_factory=list)
    """The turn's history: kind and details."""
    past_events: list[list[str]] = field(default_factory=list)
    """The history of the turns before; each begins with ``turn_began``."""
    unlisted_library: dict[str, int | None] = field(default_factory=dict)
    """Cards that are there without being listed; None: it doesn't run out."""
    lands: dict[str, int] = field(default_factory=dict)
    used: list[list[Any]] = field(default_factory=list)
    """Abilities used this turn: source, label, how often."""
    extra_turns: list[list[Any]] = field(default_factory=list)
    """Extra turns to come, number and player, the one created last at the end (CR 500.7)."""
    normal_turn: str = ""
    """Whose turn was the last that is no extra one."""
    steps_to_come: list[str] | None = None
    """The steps that are left of this turn, where effects have changed them (CR 500.8)."""
    others: list[str] = field(default_factory=list)
    """Further facts of the board, such as conditions that are settled."""
    priority: str | None = None
    """Who has priority (CR 117.1); None: nobody, as in the untap step."""
    passed: list[str] = field(default_factory=list)
    """Who has passed in succession (CR 117.4)."""
    turns: int = 0
    """How many turns have begun."""
    damage_due: bool = False
    """Whether combat damage is still to be dealt in this step (CR 510.1)."""
    seed: int | None = None
    """Of the source of coins, dice, shuffles and choices at random; None: their results are given with the steps."""
    clock: int = 0
    numbers: int = 0
    pending: list[str] = field(default_factory=list)
    """Abilities that have triggered and are not on the stack yet."""
    log: list[str] = field(default_factory=list)

    def fresh(self, name: str) -> str:
        """The id of a new object with this name, which calls it unless it calls another that is still there."""
        base = name.split("#")[0]
        count = self.made.get(base, 0) + 1
        self.made[base] = count
        new = base if count == 1 else f"{base}#{count}"
        if self.names.get(base) not in self.objects:
            self.names[base] = new
        return new

    def unlisted(self, player: str, zone: str) -> None:
        """Put a card that the scenario doesn't list into a zone: nothing is known of it but whose it is."""
        count = self.made[player] = self.made.get(player, 0) + 1
        id_ = self.fresh(f"card {count} of {player}")
        face = "face('',none,from_cost,[],[],[],none,none,none,none,[])"
        self.objects[id_] = Thing(id_, zone, player, player, self.tick(), Facts([["printed", "front", face]]))

    def put_beneath(self, thing: Thing) -> None:
        """A card of a library comes to lie at its bottom, under the cards that aren't listed: those are listed now, if they can be."""
        left = self.unlisted_library.get(thing.owner, 0)
        if left is None:
            thing.facts.put("beneath")
        else:
            self.listed(thing.owner, left)

    def listed(self, player: str, number: int) -> None:
        """List so many more cards of a library, under those that are listed."""
        for _ in range(number):
            self.unlisted(player, "library")
        left = self.unlisted_library.get(player)
        if left is not None:
            self.unlisted_library[player] = max(0, left - number)

    def number(self) -> int:
        """A number that no effect or delayed ability has."""
        self.numbers += 1
        return self.numbers

    def tick(self) -> int:
        """The next moment."""
        self.clock += 1
        return self.clock

    def current(self, name: str) -> str:
        """The object or player that a name means now."""
        return self.names.get(name, name)

    def called(self, value: Any) -> Any:
        """A reply with the names of objects in place of their ids: :func:`called`."""
        return called(value, self.names)

    def later(self, id_: str) -> list[str]:
        """The object with this id, or what it has become (CR 400.7); several of a melded or merged permanent."""
        if id_ in self.objects:
            return [id_]
        return [now for old, new, _ in self.became if old == id_ for now in self.later(new)]

    def to_json(self) -> dict[str, Any]:
        """All of it as JSON holds it."""
        return {"version": VERSION, **asdict(self)}


def called(value: Any, names: Mapping[str, str]) -> Any:
    """A reply with the names of objects in place of their ids, where they have one: ``finks#2/1`` as ``finks/1``.

    What ``new`` named and the game calls otherwise has its name where nothing but it, or its ability, is written.
    """
    given = {id_: name for name, id_ in names.items() if name != id_}
    later = sorted((id_ for id_ in given if "#" in id_), key=len, reverse=True)
    inside = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, later))})(?!\d)") if later else None

    def named(part: Any) -> Any:
        if isinstance(part, str):
            head, slash, tail = part.partition("/")
            if head in given:
                return f"{given[head]}{slash}{tail}"
            return inside.sub(lambda found: given[found[0]], part) if inside and "#" in part else part
        if isinstance(part, Mapping):
            return {named(key) if "#" in key else key: named(inner) for key, inner in part.items()}
        return type(part)(map(named, part)) if isinstance(part, list | tuple) else part

    return named(value) if given else value


def shown(text: str) -> str:
    """A text without the numbers of objects' later lives: ``finks#2/1`` as ``finks/1``."""
    parts = text.split("#")
    return parts[0] + "".join(part.lstrip("0123456789") for part in parts[1:])


def shown_all(texts: Iterable[str]) -> list[str]:
    """:func:`shown`, of several."""
    return [shown(text) for text in texts]
