"""All legal assignments of combat damage on random boards are what trying every division finds.

`python tests/combat/test_combat_damage.py 4000` tries more boards.
"""

from __future__ import annotations

import itertools
import random
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from lawmage import Board

Assigned = frozenset[tuple[str, frozenset[tuple[str, int]]]]


@dataclass(frozen=True)
class Creature:
    """A creature in combat."""

    keywords: tuple[str, ...]
    power: int
    against: tuple[str, ...]
    """What it attacks, or the attackers that it blocks."""
    toughness: int = 3
    damage: int = 0
    blocked: bool = False

    def strikes(self, step: str) -> bool:
        """CR 510.4: it assigns damage in this step."""
        twice = "Double strike" in self.keywords
        if step == "first_strike_damage":
            return twice or "First strike" in self.keywords
        return twice or "First strike" not in self.keywords


@dataclass(frozen=True)
class Fight:
    """A combat damage step."""

    step: str
    ordered: bool
    """Whether the edition has an order of blockers, which isn't given."""
    loyalty: int
    """Of the planeswalker; 0 without one."""
    attackers: Mapping[str, Creature]
    blockers: Mapping[str, Creature]

    def board(self) -> Board:
        """It as a board."""
        edition = {"edition": "2024-08-02"} if self.ordered else {}
        board = Board(step=self.step, **edition)
        if self.loyalty:
            board = board.put(
                "jace",
                name="Jace",
                type="Legendary Planeswalker — Jace",
                loyalty=self.loyalty,
                controller="B",
            )
        for name, one in self.attackers.items():
            keys = {"attacking": one.against[0], **({"blocked": True} if one.blocked else {})}
            board = put(board, name, one, "A", **keys)
        for name, one in self.blockers.items():
            board = put(board, name, one, "B", blocking=list(one.against), damage=one.damage)
        return board

    def blocking(self, attacker: str) -> list[str]:
        """The creatures that block it."""
        return [name for name, one in self.blockers.items() if attacker in one.against]

    def divisions(self, name: str) -> list[dict[str, int]]:
        """How it may divide its damage if nothing had to have lethal damage first; none where it assigns none."""
        one = self.attackers.get(name) or self.blockers[name]
        if not one.strikes(self.step) or one.power <= 0:
            return []
        recipients = list(one.against)
        if name in self.attackers:
            over = "Trample over planeswalkers" in one.keywords
            if one.blocked or self.blocking(name):
                past = recipients if over or "Trample" in one.keywords else []
                recipients = [*self.blocking(name), *past]
            if over and "jace" in recipients:
                recipients.append("B")
        return list(splits(one.power, recipients)) if recipients else []

    def lethal(self, blocker: str, given: Mapping[str, Mapping[str, int]]) -> bool:
        """CR 702.2c, 702.19b: it is assigned lethal damage by all of them together."""
        one = self.blockers[blocker]
        shares = {name: shares[blocker] for name, shares in given.items() if blocker in shares}
        deathtouch = any(
            "Deathtouch" in (self.attackers.get(name) or self.blockers[name]).keywords for name in shares
        )
        return deathtouch or one.damage + sum(shares.values()) >= one.toughness

    def obeys(self, given: Mapping[str, Mapping[str, int]]) -> bool:
        """CR 702.19b-c, and 510.1c of the edition with an order: who must have lethal damage first has it."""
        for name, shares in given.items():
            if name not in self.attackers:
                continue
            those = self.blocking(name)
            if any(to not in self.blockers for to in shares) and not all(
                self.lethal(one, given) for one in those
            ):
                return False
            if "B" in shares and self.attackers[name].against == ("jace",):
                on_jace = sum(other.get("jace", 0) for other in given.values())
                if on_jace < self.loyalty:
                    return False
            if self.ordered and sum(one in shares and not self.lethal(one, given) for one in those) > 1:
                return False
        return True

    def legal(self) -> set[Assigned]:
        """All legal assignments."""
        ways = {name: self.divisions(name) for name in [*self.attackers, *self.blockers]}
        ways = {name: divisions for name, divisions in ways.items() if divisions}
        tried = (dict(zip(ways, chosen, strict=True)) for chosen in itertools.product(*ways.values()))
        return {frozen(given) for given in tried if self.obeys(given)}


def put(board: Board, name: str, one: Creature, controller: str, **keys: object) -> Board:
    """The board with the creature."""
    return board.put(
        name,
        name=name,
        type="Creature — Cat",
        pt=f"{one.power}/{one.toughness}",
        text="\n".join(one.keywords),
        controller=controller,
        **keys,
    )


def splits(total: int, names: list[str]) -> Iterator[dict[str, int]]:
    """Every division of the total among the names."""
    first, *others = names
    if not others:
        yield {first: total} if total else {}
        return
    for share in range(total + 1):
        for rest in splits(total - share, others):
            yield {first: share, **rest} if share else rest


def frozen(given: Mapping[str, Mapping[str, int]]) -> Assigned:
    """An assignment that can be in a set."""
    return frozenset((name, frozenset(shares.items())) for name, shares in given.items())


def drawn(rng: random.Random) -> Fight:
    """One or two attackers, up to three blockers, perhaps a planeswalker."""
    loyalty = rng.choice([0, 0, 0, 1, 2, 3])
    ordered = rng.random() < 0.25

    def some(*keywords: str) -> tuple[str, ...]:
        return tuple(keyword for keyword in keywords if rng.random() < 0.25)

    attackers = {
        f"a{n}": Creature(
            some("Trample", "Trample over planeswalkers", "Deathtouch", "First strike", "Double strike"),
            rng.randint(0, 3),
            (rng.choice(["B", "jace"]) if loyalty else "B",),
            blocked=rng.random() < 0.15,
        )
        for n in range(rng.randint(1, 2))
    }
    blockers = {}
    for n in range(rng.randint(0, 3)):
        toughness = rng.randint(1, 3)
        several = 1 if ordered else rng.choice([1, 1, 1, len(attackers)])
        against = tuple(rng.sample(sorted(attackers), several))
        keywords = some("Deathtouch", "First strike", "Trample")
        blockers[f"b{n}"] = Creature(
            keywords, rng.randint(0, 2), against, toughness, rng.randint(0, toughness - 1)
        )
    return Fight(rng.choice(["first_strike_damage", "combat_damage"]), ordered, loyalty, attackers, blockers)


def compare(seed: int, number: int) -> None:
    """The assignments that the rules base lists are the legal ones, each once."""
    rng = random.Random(seed)
    for _ in range(number):
        fight = drawn(rng)
        found = [frozen(given) for given in fight.board().damage_assignments()]
        assert len(found) == len(set(found)), fight
        assert set(found) == fight.legal(), fight


def test_assignments_on_random_boards_are_what_trying_all_finds() -> None:
    """CR 510.1a-e, 510.4, 702.2c, 702.19b-f, and the order of blockers before November 2024."""
    compare(510, 150)


if __name__ == "__main__":
    compare(1, int(sys.argv[1]))
