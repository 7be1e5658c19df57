"""Random problems of all features, small enough for brute force."""

from __future__ import annotations

import random
from typing import Any

from brute import Brute
from problems import (
    ALL,
    Pair,
    Problem,
    acting,
    acts,
    against,
    at_least,
    at_most,
    company,
    exactly,
    least,
    met,
    most,
    pairs,
    when,
)


def sample(rng: random.Random, names: list[str]) -> list[str]:
    return rng.sample(names, rng.randint(1, len(names)))


def any_count(rng: random.Random, actors: list[str], objects: list[str], able: list[Pair]) -> Any:
    draw = rng.random()
    if draw < 0.15 and able:
        return pairs(rng.sample(able, rng.randint(1, min(4, len(able)))))
    some_actors = "all" if rng.random() < 0.35 else sample(rng, actors)
    some_objects = "all" if rng.random() < 0.4 else sample(rng, objects)
    return acting(some_actors, some_objects)


def any_bound(rng: random.Random, count: Any) -> Any:
    return rng.choice([at_least, at_least, exactly, at_most])(rng.choice([0, 1, 1, 1, 2, 2, 3]), count)


def restriction(rng: random.Random, actors: list[str], objects: list[str], able: list[Pair]) -> Any:
    actor, obj = rng.choice(actors), rng.choice(objects)
    draw = rng.random()
    if draw < 0.3:
        return least(obj, rng.choice([2, 2, 2, 3, len(actors)]))
    if draw < 0.4:
        return most(obj, rng.choice([1, 1, 2, 0]))
    if draw < 0.5:
        return company(actor, rng.choice([2, 2, 3]))
    if draw < 0.55:
        return when(acting([actor], "all"), at_most(1, ALL))
    if draw < 0.63:
        return when(acting([actor], "all"), at_least(1, acting(sample(rng, actors), "all")))
    if draw < 0.7:
        return at_most(rng.choice([1, 2, 2, 3]), ALL)
    if draw < 0.76:
        return at_most(rng.choice([1, 1, 2]), acting(sample(rng, actors), "all"))
    if draw < 0.84:
        return at_most(rng.choice([1, 1, 2]), acting("all", sample(rng, objects)))
    if draw < 0.9:
        return when(acting("all", [obj]), at_least(rng.choice([1, 2]), acting(sample(rng, actors), [obj])))
    if draw < 0.94:
        return at_most(rng.choice([0, 1, 1, 2]), any_count(rng, actors, objects, able))
    count = any_count(rng, actors, objects, able)
    return when(count, any_bound(rng, rng.choice([count, any_count(rng, actors, objects, able)])))


def wishes(rng: random.Random, actors: list[str], objects: list[str], able: list[Pair]) -> list[Any]:
    actor, obj = rng.choice(actors), rng.choice(objects)
    draw = rng.random()
    if draw < 0.2:
        return [acts(actor)]
    if draw < 0.3:
        return [met(obj)]
    if draw < 0.42:
        return [against(a, [o]) for a, o in able if o == obj]
    if draw < 0.5:
        return [against(actor, [obj])]
    if draw < 0.58:
        return [acts(actor), against(actor, sample(rng, objects))]
    if draw < 0.66:
        return [met(obj, rng.choice([2, 2, 3]))]
    if draw < 0.72:
        return [exactly(rng.choice([1, 1, 2]), acting("all", [obj]))]
    if draw < 0.78:
        return [at_least(1, acting(sample(rng, actors), [obj]))]
    if draw < 0.82:
        return [acts(a) for a in actors]
    if draw < 0.86:
        return [when(acting([actor], "all"), acts(a)) for a in actors]
    if draw < 0.89:
        others = [a for a in actors if a != actor] or actors
        return [when(acting(others, "all"), acts(actor))]
    if draw < 0.92:
        count = any_count(rng, actors, objects, able)
        return [when(count, any_bound(rng, any_count(rng, actors, objects, able)))]
    return [any_bound(rng, any_count(rng, actors, objects, able))]


def costs(
    rng: random.Random, actors: list[str], objects: list[str], able: list[Pair]
) -> dict[Pair, set[str]]:
    out: dict[Pair, set[str]] = {pair: set() for pair in able}
    for number in range(rng.choice([0, 0, 0, 1, 1, 2, 3])):
        draw = rng.random()
        taxed = sample(rng, objects)
        if draw < 0.3:
            actor = rng.choice(actors)
            for pair in able:
                if pair[0] == actor:
                    out[pair].add(f"c{number}")
        elif draw < 0.7:
            for pair in able:
                if pair[1] in taxed:
                    out[pair].add(f"c{number}_{pair[0]}")
        elif draw < 0.85:
            for pair in able:
                if pair[1] in taxed:
                    out[pair].add(f"c{number}")
        else:
            for pair in rng.sample(able, rng.randint(0, len(able))):
                out[pair].add(f"c{number}")
    return out


def board(rng: random.Random, most_actors: int, most_objects: int, most_rules: int = 4) -> Problem:
    """A problem of up to so many actors and objects, with a few bars and wishes of all kinds."""
    actors = [f"b{i}" for i in range(1, rng.randint(1, most_actors) + 1)]
    objects = [f"a{i}" for i in range(1, rng.randint(1, most_objects) + 1)]
    alike = rng.random() < 0.4
    density = rng.choice([0.4, 0.7, 1])
    rows = {a: [o for o in objects if rng.random() < density] for a in actors}
    if alike:
        row = rows[actors[0]]
        rows = {a: row if rng.random() < 0.8 else rows[a] for a in actors}
    able = [(a, o) for a in actors for o in rows[a]]
    room = rng.choice([1, 1, 1, 2, None])
    capacities = {
        a: room if alike or rng.random() < 0.6 else rng.choice([1, 1, 2, 3, None, 0]) for a in actors
    }
    labelled = costs(rng, actors, objects, able)
    numbers = [0, 1, 1, 2, 2, 3, 4, *range(5, most_rules + 1)]
    bars = [restriction(rng, actors, objects, able) for _ in range(rng.choice(numbers))]
    asks = [w for _ in range(rng.choice(numbers)) for w in wishes(rng, actors, objects, able)]
    return Problem(
        actors=capacities,
        able={pair: frozenset(labelled[pair]) for pair in able},
        restrictions=tuple((f"r{i}", bar) for i, bar in enumerate(bars)),
        requirements=tuple((f"q{i}", wish) for i, wish in enumerate(asks)),
        objects=tuple(objects),
    )


def crowd(rng: random.Random, most_actors: int, most_objects: int) -> Problem:
    """Few kinds of creatures a side, what is said of one being said of all its kind."""
    actors = [f"b{i}" for i in range(1, rng.randint(2, most_actors) + 1)]
    objects = [f"a{i}" for i in range(1, rng.randint(2, most_objects) + 1)]
    kind = {name: rng.choice([0, 0, 1]) for name in actors + objects}
    sides = {(x, y): rng.random() < 0.85 for x in (0, 1) for y in (0, 1)}
    able = [(a, o) for a in actors for o in objects if sides[kind[a], kind[o]]]
    rooms = {x: rng.choice([1, 1, 1, 1, 2]) for x in (0, 1)}
    bars, asks = [], []
    for side in (0, 1):
        some_actors = [a for a in actors if kind[a] == side]
        some_objects = [o for o in objects if kind[o] == side]
        number, limit, wanted = (
            rng.choice([1, 2, 2, 3]),
            rng.choice([0, 0, 0, 2, 3]),
            rng.choice([0, 1, 1, 2, 3]),
        )
        if number > 1:
            bars += [least(o, number) for o in some_objects]
        if limit:
            bars += [most(o, limit) for o in some_objects]
        if wanted:
            asks += [met(o, wanted) for o in some_objects]
        if rng.random() < 0.3:
            asks += [exactly(rng.choice([1, 2]), acting("all", [o])) for o in some_objects]
        if rng.random() < 0.3:
            bars += [company(a, rng.choice([2, 3])) for a in some_actors]
        if rng.random() < 0.4:
            asks += [acts(a) for a in some_actors]
        if rng.random() < 0.2 and some_actors:
            bars.append(at_most(rng.randint(1, 2), acting(some_actors, "all")))
        if rng.random() < 0.2 and some_objects:
            bars.append(at_most(rng.randint(1, 3), acting("all", some_objects)))
        if rng.random() < 0.2:
            asks += [against(a, some_objects) for a in some_actors if some_objects]
    if rng.random() < 0.3:
        obj = rng.choice(objects)
        asks += [against(a, [o]) for a, o in able if o == obj]
    if rng.random() < 0.2:
        bars.append(restriction(rng, actors, objects, able))
    if rng.random() < 0.15:
        asks += wishes(rng, actors, objects, able)
    taxed = rng.random() < 0.15
    return Problem(
        actors={a: rooms[kind[a]] for a in actors},
        able={(a, o): frozenset({f"c_{a}"} if taxed and kind[o] else ()) for a, o in able},
        restrictions=tuple((f"r{i}", bar) for i, bar in enumerate(bars)),
        requirements=tuple((f"q{i}", wish) for i, wish in enumerate(asks)),
        objects=tuple(objects),
    )


def tiny(rng: random.Random, limit: int = 300) -> tuple[Problem, Brute]:
    """A problem with at most `limit` declarations, or a crowd with at most three times as many."""
    while True:
        if rng.random() < 0.3:
            problem = crowd(rng, 6, 4)
            brute = Brute(problem)
            if brute.size() <= 3 * limit:
                return problem, brute
            continue
        problem = board(rng, 5, 4)
        brute = Brute(problem)
        if brute.size() <= limit:
            return problem, brute


def random_declaration(rng: random.Random, problem: Problem, brute: Brute) -> list[Pair]:
    """Often one that disobeys nothing, sometimes one that isn't even within capacities."""
    draw = rng.random()
    if draw < 0.45:
        return sorted(rng.choice(brute.rows)[0])
    if draw < 0.65:
        return sorted(rng.choice(sorted(brute.legal, key=sorted)))
    every = [(a, o) for a in problem.actors for o in problem.objects]
    if draw < 0.9:
        return sorted(rng.choice(list(brute.every())))
    return sorted(rng.sample(every, rng.randint(0, len(every))))
