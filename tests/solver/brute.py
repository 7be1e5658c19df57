"""Every declaration of a small problem, judged by the definition alone.

Written from the format's documentation (kb/combat/solver/problem.pl), not from the solver.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

from problems import Pair, Problem

Declaration = frozenset[Pair]


class Brute:
    """The declarations of a problem and what they come to."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.bit = {pair: 1 << i for i, pair in enumerate(problem.able)}
        self.conditions = sorted({wish[1] for _, wish in problem.requirements if wish[0] == "when"}, key=repr)
        self.bars = [(label, self.compiled(bar)) for label, bar in problem.restrictions]
        self.wishes = [(label, self.compiled(wish)) for label, wish in problem.requirements]
        self.condition_of = [
            self.conditions.index(wish[1]) if wish[0] == "when" else None for _, wish in problem.requirements
        ]
        self.met = [self.counter(count) for count in self.conditions]

    # Counting

    def counter(self, count: Any) -> tuple[bool, tuple[int, ...]]:
        """Masks of pairs: an acting count has one an actor, which counts if any of it is declared."""
        if count[0] == "pairs":
            return tuple(self.bit[pair] for pair in set(count[1]) if pair in self.bit)
        _, actors, objects = count
        masks = []
        for actor in self.problem.actors:
            if actors == "all" or actor in actors:
                mask = sum(
                    bit
                    for (a, o), bit in self.bit.items()
                    if a == actor and (objects == "all" or o in objects)
                )
                if mask:
                    masks.append(mask)
        return tuple(masks)

    def compiled(self, wish: Any) -> Any:
        if wish[0] == "when":
            return (self.counter(wish[1]), wish[2][0], wish[2][1], self.counter(wish[2][2]))
        return (None, wish[0], wish[1], self.counter(wish[2]))

    @staticmethod
    def number(counter: tuple[int, ...], mask: int) -> int:
        return sum(1 for part in counter if part & mask)

    def holds(self, compiled: Any, mask: int) -> bool:
        _, op, bound, counter = compiled
        number = self.number(counter, mask)
        return (
            number >= bound if op == "at_least" else number <= bound if op == "at_most" else number == bound
        )

    def asked(self, compiled: Any, mask: int) -> bool:
        return compiled[0] is None or self.number(compiled[0], mask) > 0

    def mask(self, declaration: Iterable[Pair]) -> int:
        return sum(self.bit[pair] for pair in declaration)

    # One declaration

    def violations(self, declaration: Iterable[Pair]) -> list[tuple[Any, ...]]:
        declared = set(declaration)
        out: list[tuple[Any, ...]] = [("unable", *pair) for pair in sorted(declared - set(self.bit))]
        for actor, room in self.problem.actors.items():
            number = sum(1 for a, _ in declared if a == actor)
            if room is not None and number > room:
                out.append(("over_capacity", actor, number, room))
        # Pairs that nobody is able to declare count as well, so masks of able pairs don't do here.
        for label, bar in self.problem.restrictions:
            if not self.plain_holds(bar, declared):
                out.append(("disobeyed", label))
        return out

    def plain_count(self, count: Any, declared: set[Pair]) -> int:
        if count[0] == "pairs":
            return len(set(count[1]) & declared)
        _, actors, objects = count
        return len(
            {
                a
                for a, o in declared
                if (actors == "all" or a in actors) and (objects == "all" or o in objects)
            }
        )

    def plain_holds(self, bar: Any, declared: set[Pair]) -> bool:
        if bar[0] == "when":
            return self.plain_count(bar[1], declared) == 0 or self.plain_holds(bar[2], declared)
        number = self.plain_count(bar[2], declared)
        return {"at_least": number >= bar[1], "at_most": number <= bar[1], "exactly": number == bar[1]}[
            bar[0]
        ]

    def obeyed(self, mask: int) -> list[int]:
        """Numbers of the requirements that ask something of it and are obeyed."""
        return [
            i for i, (_, wish) in enumerate(self.wishes) if self.asked(wish, mask) and self.holds(wish, mask)
        ]

    def failed(self, mask: int) -> list[int]:
        return [
            i
            for i, (_, wish) in enumerate(self.wishes)
            if self.asked(wish, mask) and not self.holds(wish, mask)
        ]

    # All of them

    def every(self) -> Iterator[Declaration]:
        """Every declaration of able pairs within capacities."""
        options = []
        for actor, room in self.problem.actors.items():
            mine = [pair for pair in self.bit if pair[0] == actor]
            top = len(mine) if room is None else min(room, len(mine))
            options.append([c for n in range(top + 1) for c in itertools.combinations(mine, n)])
        for choice in itertools.product(*options):
            yield frozenset(itertools.chain(*choice))

    def size(self) -> int:
        total = 1
        for actor, room in self.problem.actors.items():
            mine = sum(1 for pair in self.bit if pair[0] == actor)
            top = mine if room is None else min(room, mine)
            number = 0
            ways = 1
            for n in range(top + 1):
                number += ways
                ways = ways * (mine - n) // (n + 1)
            total *= number
        return total

    @cached_property
    def rows(self) -> list[tuple[Declaration, int, frozenset[str], frozenset[int], list[int]]]:
        """Declarations that disobey nothing: pairs, mask, labels, conditions met, requirements obeyed."""
        out = []
        for declaration in self.every():
            mask = self.mask(declaration)
            if all(not self.asked(bar, mask) or self.holds(bar, mask) for _, bar in self.bars):
                labels = frozenset(itertools.chain(*(self.problem.able[pair] for pair in declaration)))
                met = frozenset(i for i, counter in enumerate(self.met) if self.number(counter, mask))
                out.append((declaration, mask, labels, met, self.obeyed(mask)))
        return out

    @cached_property
    def maximum(self) -> int:
        return max(len(obeyed) for *_, obeyed in self.rows)

    def best(self, labels: frozenset[str], met: frozenset[int]) -> int:
        """The most requirements in force under these conditions that a declaration at no more cost obeys."""
        key = (labels, met)
        if key not in self.known:
            self.known[key] = max(
                sum(1 for i in obeyed if self.condition_of[i] is None or self.condition_of[i] in met)
                for _, _, paid, _, obeyed in self.rows
                if paid <= labels
            )
        return self.known[key]

    @cached_property
    def known(self) -> dict[Any, int]:
        return {}

    @cached_property
    def legal(self) -> set[Declaration]:
        return {
            declaration
            for declaration, _, labels, met, obeyed in self.rows
            if len(obeyed) == self.best(labels, met)
        }

    def possible(self) -> set[Pair]:
        return {pair for declaration, *_ in self.rows for pair in declaration}

    def usable(self) -> set[Pair]:
        return {pair for declaration in self.legal for pair in declaration}

    # Symmetry

    def normal(self, names: dict[str, str]) -> Any:
        """What the problem says, labels aside, after renaming."""
        new = lambda pair: (names.get(pair[0], pair[0]), names.get(pair[1], pair[1]))  # noqa: E731

        def count(count: Any) -> Any:
            if count is None:
                return None
            by_mask = {bit: new(pair) for pair, bit in self.bit.items()}
            return tuple(sorted(tuple(sorted(by_mask[b] for b in by_mask if b & part)) for part in count))

        def rule(compiled: Any) -> Any:
            return (
                count(compiled[0]) or (),
                compiled[0] is None,
                compiled[1],
                compiled[2],
                count(compiled[3]),
            )

        labels: dict[str, set[Pair]] = {}
        for pair, costs in self.problem.able.items():
            for cost in costs:
                labels.setdefault(cost, set()).add(new(pair))
        return (
            sorted((names.get(a, a), -1 if r is None else r) for a, r in self.problem.actors.items()),
            sorted(map(new, self.bit)),
            sorted(sorted(where) for where in labels.values()),
            sorted(map(rule, (bar for _, bar in self.bars)), key=repr),
            sorted(map(rule, (wish for _, wish in self.wishes)), key=repr),
        )

    @cached_property
    def swaps(self) -> list[dict[str, str]]:
        """Exchanges of two actors or of two objects that change nothing."""
        plain = self.normal({})
        out = []
        objects = sorted({o for _, o in self.bit})
        for names in (sorted(self.problem.actors), objects):
            for x, y in itertools.combinations(names, 2):
                if self.normal({x: y, y: x}) == plain:
                    out.append({x: y, y: x})
        return out

    def orbits(self) -> int:
        """How many legal declarations there are if those that such exchanges turn into each other are one."""
        left = set(self.legal)
        number = 0
        while left:
            number += 1
            todo = [left.pop()]
            while todo:
                declaration = todo.pop()
                for names in self.swaps:
                    other = frozenset((names.get(a, a), names.get(o, o)) for a, o in declaration)
                    if other in left:
                        left.remove(other)
                        todo.append(other)
        return number
