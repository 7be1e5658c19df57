"""Declaration problems, as kb/combat/solver/problem.pl documents them, for Python.

A count is ("acting", actors, objects), each a tuple of names or "all", or ("pairs", pairs); a bound is
("at_least" | "at_most" | "exactly", number, count); a bar or wish may be ("when", count, bound).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

Pair = tuple[str, str]


@dataclass(frozen=True)
class Problem:
    """A problem term: capacities (None: any), cost labels of the able pairs, labelled bars and wishes."""

    actors: dict[str, int | None]
    able: dict[Pair, frozenset[str]]
    restrictions: tuple[tuple[str, Any], ...] = ()
    requirements: tuple[tuple[str, Any], ...] = ()
    objects: tuple[str, ...] = field(default=())

    def with_requirement(self, label: str, wish: Any) -> Problem:
        return replace(self, requirements=(*self.requirements, (label, wish)))


def some(names: Iterable[str] | str) -> Any:
    return names if isinstance(names, str) else tuple(names)


def acting(actors: Iterable[str] | str, objects: Iterable[str] | str) -> Any:
    return ("acting", some(actors), some(objects))


def pairs(these: Iterable[Pair]) -> Any:
    return ("pairs", tuple(these))


def at_least(number: int, count: Any) -> Any:
    return ("at_least", number, count)


def at_most(number: int, count: Any) -> Any:
    return ("at_most", number, count)


def exactly(number: int, count: Any) -> Any:
    return ("exactly", number, count)


def when(count: Any, bound: Any) -> Any:
    return ("when", count, bound)


ALL = acting("all", "all")


def least(obj: str, number: int) -> Any:
    """None, or at least so many against the object (menace: two)."""
    return when(acting("all", [obj]), at_least(number, acting("all", [obj])))


def most(obj: str, number: int) -> Any:
    return at_most(number, acting("all", [obj]))


def company(actor: str, number: int) -> Any:
    """The actor acts only if at least so many act in all."""
    return when(acting([actor], "all"), at_least(number, ALL))


def acts(actor: str) -> Any:
    return at_least(1, acting([actor], "all"))


def against(actor: str, objects: Iterable[str]) -> Any:
    return at_least(1, acting([actor], objects))


def met(obj: str, number: int = 1) -> Any:
    return at_least(number, acting("all", [obj]))


def text(term: Any) -> str:
    """The Prolog text of a count, bound, bar or wish."""
    match term:
        case ("acting", actors, objects):
            return f"acting({names(actors)},{names(objects)})"
        case ("pairs", these):
            return f"pairs({declaration(these)})"
        case ("when", count, bound):
            return f"when({text(count)},{text(bound)})"
        case (op, number, count):
            return f"{op}({number},{text(count)})"
    raise ValueError(term)


def names(these: Any) -> str:
    return these if isinstance(these, str) else "[" + ",".join(these) + "]"


def declaration(these: Iterable[Pair]) -> str:
    return "[" + ",".join(f"{actor}-{obj}" for actor, obj in these) + "]"


def problem_text(problem: Problem) -> str:
    actors = ",".join(
        f"actor({name},{'any' if room is None else room})" for name, room in problem.actors.items()
    )
    able = ",".join(
        f"able({actor},{obj},[{','.join(sorted(costs))}])" for (actor, obj), costs in problem.able.items()
    )
    bars = ",".join(f"restriction({label},{text(bar)})" for label, bar in problem.restrictions)
    wishes = ",".join(f"requirement({label},{text(wish)})" for label, wish in problem.requirements)
    return f"problem([{actors}],[{able}],[{bars}],[{wishes}])"


def frozen(term: Any) -> Any:
    """A count, bound, bar or wish read from JSON."""
    return tuple(frozen(part) for part in term) if isinstance(term, list) else term


def from_json(data: Any) -> Problem:
    able = {(actor, obj): frozenset(costs) for actor, obj, costs in data["able"]}
    return Problem(
        actors=data["actors"],
        able=able,
        restrictions=tuple((label, frozen(bar)) for label, bar in data["restrictions"]),
        requirements=tuple((label, frozen(wish)) for label, wish in data["requirements"]),
        objects=tuple(sorted({obj for _, obj in able})),
    )


def renamed(problem: Problem, names: dict[str, str]) -> Problem:
    """The same problem, with other names for its actors and objects."""

    def new(term: Any) -> Any:
        if isinstance(term, tuple):
            return tuple(new(part) for part in term)
        return names.get(term, term) if isinstance(term, str) else term

    return Problem(
        actors={names[actor]: room for actor, room in problem.actors.items()},
        able={(names[a], names[o]): costs for (a, o), costs in problem.able.items()},
        restrictions=tuple((label, new(bar)) for label, bar in problem.restrictions),
        requirements=tuple((label, new(wish)) for label, wish in problem.requirements),
        objects=tuple(names[obj] for obj in problem.objects),
    )
