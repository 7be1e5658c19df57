"""Families of boards, typical and hard, of any size.

Actors are b1, b2, ...; objects a1, a2, ....  The shapes follow the study of declarations: a usual board; tokens; creatures that
are all different; exact cover by threes, with every creature able to block everything or not; cover by few;
and attacks on several players.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from problems import ALL, Pair, Problem, acting, acts, against, at_most, company, least, met, most, when

Build = Callable[[random.Random, int, int], Problem]


class Board:
    """A problem in the making; labels are numbered."""

    def __init__(self, actors: int, objects: int) -> None:
        self.actors: dict[str, int | None] = {f"b{i}": 1 for i in range(1, actors + 1)}
        self.objects = [f"a{i}" for i in range(1, objects + 1)]
        self.able: list[Pair] = []
        self.bars: list[Any] = []
        self.wishes: list[Any] = []

    def names(self) -> list[str]:
        return list(self.actors)

    def lure(self, obj: str) -> None:
        self.wishes += [against(a, [obj]) for a, o in self.able if o == obj]

    def problem(self) -> Problem:
        actors_able = {a for a, _ in self.able}
        objects_able = {o for _, o in self.able}
        wishes = [w for w in self.wishes if self.obeyable(w, actors_able, objects_able)]
        return Problem(
            actors=self.actors,
            able={pair: frozenset() for pair in self.able},
            restrictions=tuple((f"r{i}", bar) for i, bar in enumerate(self.bars)),
            requirements=tuple((f"q{i}", wish) for i, wish in enumerate(wishes)),
            objects=tuple(self.objects),
        )

    @staticmethod
    def obeyable(wish: Any, actors: set[str], objects: set[str]) -> bool:
        _, some_actors, some_objects = wish[2]
        return (some_actors == "all" or bool(actors & set(some_actors))) and (
            some_objects == "all" or bool(objects & set(some_objects))
        )


def typical(rng: random.Random, n: int, m: int) -> Problem:
    """A few kinds of creatures, many of them tokens, and one to four effects."""
    board = Board(n, m)
    actor_kinds = max(1, min(n, rng.randint(2, 6)))
    object_kinds = max(1, min(m, rng.randint(2, 6)))
    kind = {b: rng.randrange(actor_kinds) for b in board.actors}
    sort = {a: rng.randrange(object_kinds) for a in board.objects}
    able = {(x, y): rng.random() < 0.8 for x in range(actor_kinds) for y in range(object_kinds)}
    menace = {y for y in range(object_kinds) if rng.random() < 0.25}
    double = {x for x in range(actor_kinds) if rng.random() < 0.08}
    board.able = [(b, a) for b in board.actors for a in board.objects if able[kind[b], sort[a]]]
    pairs = set(board.able)
    for _ in range(rng.randint(1, 4)):
        draw, b, a = rng.random(), rng.choice(board.names()), rng.choice(board.objects)
        if draw < 0.3:
            board.wishes.append(met(a))
        elif draw < 0.5:
            board.lure(a)
        elif draw < 0.7:
            board.wishes += [acts(x) for x in board.actors if kind[x] == kind[b]]
        elif draw < 0.85:
            board.wishes.append(against(b, [a]) if (b, a) in pairs else acts(b))
        else:
            board.wishes += [met(y) for y in board.objects if sort[y] == sort[a]]
    for b in board.actors:
        if kind[b] in double:
            board.actors[b] = 2
        if rng.random() < 0.02:
            board.bars.append(company(b, 2))
    for a in board.objects:
        if sort[a] in menace:
            board.bars.append(least(a, 2))
        if rng.random() < 0.03:
            board.bars.append(most(a, 1))
    if rng.random() < 0.03:
        board.bars.append(at_most(1, ALL))
    return board.problem()


def tokens(rng: random.Random, n: int, m: int) -> Problem:
    """Two kinds of tokens a side; menace or three, lure on some, must-block on some."""
    board = Board(n, m)
    n1, m1, number = rng.randint(1, n), rng.randint(1, m), rng.choice([2, 3])
    names, objects = board.names(), board.objects
    board.able = [
        (b, a) for i, b in enumerate(names) for j, a in enumerate(objects) if not (i >= n1 and j >= m1)
    ]
    board.wishes += [met(a) for j, a in enumerate(objects) if j < m1 or rng.random() < 0.5]
    board.wishes += [acts(b) for b in names[:n1]]
    board.lure(rng.choice(objects))
    board.bars += [least(a, number) for a in objects[:m1]]
    return board.problem()


def mix(rng: random.Random, n: int, m: int) -> Problem:
    """Dense, every creature different, many requirements."""
    board = Board(n, m)
    board.able = [(b, a) for b in board.actors for a in board.objects if rng.random() < 0.6]
    board.wishes += [met(a) for a in board.objects if rng.random() < 0.5]
    board.wishes += [acts(b) for b in board.actors if rng.random() < 0.5]
    for a in rng.sample(board.objects, max(1, m // 5)):
        board.lure(a)
    board.wishes += [against(b, [a]) for b, a in rng.sample(board.able, min(len(board.able), n))]
    for b in board.actors:
        board.actors[b] = rng.choice([1, 1, 1, 2])
    for a in board.objects:
        number = rng.choice([1, 1, 2, 2, 3])
        if number > 1:
            board.bars.append(least(a, number))
        if rng.choice([True, False, False]):
            board.bars.append(most(a, 4))
    return board.problem()


def x3c(rng: random.Random, n: int, m: int) -> Problem:
    """Exact cover by threes: attackers are sets that take three blockers, each told to block each set it is in."""
    q = n // 3
    n = 3 * q
    board = Board(n, m)
    names = board.names()
    sets: list[list[str]] = []
    if rng.random() < 0.5:
        order = names[:]
        rng.shuffle(order)
        sets = [sorted(order[3 * i : 3 * i + 3]) for i in range(q)]
    while len(sets) < m:
        sets.append(sorted(rng.sample(names, 3)))
    rng.shuffle(sets)
    board.able = [(b, a) for a, members in zip(board.objects, sets, strict=False) for b in members]
    board.wishes = [against(b, [a]) for b, a in board.able]
    for a in board.objects:
        board.bars += [least(a, 3), most(a, 3)]
    return board.problem()


def lure3(rng: random.Random, n: int, m: int) -> Problem:
    """The same, but every creature is able to block every attacker."""
    board = Board(n, m)
    names = board.names()
    board.able = [(b, a) for b in names for a in board.objects]
    board.wishes = [against(b, [a]) for a in board.objects for b in rng.sample(names, min(3, n))]
    board.bars = [least(a, 3) for a in board.objects]
    return board.problem()


def cover(rng: random.Random, n: int, m: int) -> Problem:
    """Few creatures may block, but each blocks any number; every attacker must be blocked."""
    board = Board(n, m)
    board.able = [(b, a) for b in board.actors for a in rng.sample(board.objects, max(1, m // 4))]
    for b in board.actors:
        board.actors[b] = None
    board.wishes = [met(a) for a in board.objects]
    board.bars = [at_most(max(1, n // 6), ALL)]
    return board.problem()


def attack(rng: random.Random, n: int, m: int) -> Problem:
    """Up to six things to attack: goad, at most so many against one of them, not alone, attack that player."""
    m = min(m, 6)
    board = Board(n, m)
    board.able = [(b, a) for b in board.actors for a in board.objects if rng.random() < 0.85]
    for b in board.actors:
        mine = [o for a, o in board.able if a == b]
        if not mine:
            continue
        if rng.random() < 0.4:
            goader = rng.choice(board.objects)
            board.wishes.append(acts(b))
            others = [o for o in board.objects if o != goader]
            if others:
                board.wishes.append(against(b, others))
        elif rng.random() < 0.2:
            board.wishes.append(acts(b))
        elif rng.random() < 0.1:
            board.wishes.append(against(b, [rng.choice(mine)]))
    for b in board.actors:
        number = rng.choice([0, 0, 0, 0, 2, 3])
        if number:
            board.bars.append(company(b, number))
        if rng.random() < 0.03:
            board.bars.append(when(acting([b], "all"), at_most(1, ALL)))
    for a in board.objects:
        number = rng.choice([0, 0, 2, 1])
        if number:
            board.bars.append(most(a, number))
    if rng.choice([False, False, False, True]):
        board.bars.append(at_most(2, ALL))
    return board.problem()


def limits(rng: random.Random, n: int, m: int) -> Problem:
    """Groups: few may attack a player or their planeswalkers, few of some kind may act, walls must be among the blockers."""
    board = Board(n, m)
    names, objects = board.names(), board.objects
    kinds = rng.randint(1, 4)
    kind = {b: rng.randrange(kinds) for b in names}
    sides = [objects[i::3] for i in range(3) if objects[i::3]]
    sort = {a: i for i, side in enumerate(sides) for a in side}
    able = {(x, y): rng.random() < 0.85 for x in range(kinds) for y in range(len(sides))}
    board.able = [(b, a) for b in names for a in objects if able[kind[b], sort[a]]]
    board.bars += [at_most(rng.randint(1, 3), acting("all", side)) for side in sides if rng.random() < 0.6]
    some = [b for b in names if kind[b] == 0]
    if some and rng.random() < 0.6:
        board.bars.append(at_most(rng.randint(1, 2), acting(some, "all")))
    if some and rng.random() < 0.4:
        obj = rng.choice(objects)
        board.bars.append(when(acting("all", [obj]), ("at_least", 1, acting(some, [obj]))))
    for b in names:
        if rng.random() < 0.5:
            board.wishes.append(acts(b))
        if rng.random() < 0.3:
            board.wishes.append(against(b, rng.choice(sides)))
    for a in objects:
        if rng.random() < 0.3:
            board.wishes.append(met(a))
        elif some and rng.random() < 0.2:
            board.wishes.append(("at_least", 1, acting(some, [a])))
    return board.problem()


FAMILIES: dict[str, Build] = {
    "typical": typical,
    "tokens": tokens,
    "attack": attack,
    "limits": limits,
    "mix": mix,
    "x3c": x3c,
    "lure3": lure3,
    "cover": cover,
}
