"""Boards of real cards for several engines, in the shape of the study's usual board: a few kinds of creatures a side, and some effects.

The texts are for engines that have no cards of their own: keywords and single phrases, on the cards as they are printed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from lawmage import Board

Declaration = dict[str, list[str]]


@dataclass(frozen=True)
class Card:
    """What another engine must be told of a card."""

    color: str
    type: str
    pt: str
    text: str = ""

    @property
    def keywords(self) -> list[str]:
        """The keywords of its first lines."""
        lines = [line for line in self.text.splitlines() if not line.endswith(".")]
        return [word.split(" from")[0].capitalize() for line in lines for word in line.split(", ")]


USUAL = {
    "Grizzly Bears": Card("G", "Creature — Bear", "2/2"),
    "Gray Ogre": Card("R", "Creature — Ogre", "2/2"),
    "Metallic Sliver": Card("", "Artifact Creature — Sliver", "1/1"),
    "Serra Angel": Card("W", "Creature — Angel", "4/4", "Flying, vigilance"),
    "Wind Drake": Card("U", "Creature — Drake", "2/2", "Flying"),
    "Giant Spider": Card("G", "Creature — Spider", "2/4", "Reach"),
    "Boggart Brute": Card("R", "Creature — Goblin Warrior", "3/2", "Menace"),
    "Severed Legion": Card("B", "Creature — Zombie", "2/2", "Fear"),
    "Bladetusk Boar": Card("R", "Creature — Boar", "3/2", "Intimidate"),
    "Furtive Homunculus": Card("U", "Creature — Homunculus", "2/1", "Skulk"),
    "Dauthi Marauder": Card("B", "Creature — Dauthi Minion", "3/1", "Shadow"),
    "White Knight": Card("W", "Creature — Human Knight", "2/2", "First strike\nProtection from black"),
    "Black Knight": Card("B", "Creature — Human Knight", "2/2", "First strike\nProtection from white"),
}
"""What most creatures of a board are."""

RESTRICTED = {
    "Charging Rhino": Card(
        "G", "Creature — Rhino", "4/4", "This creature can't be blocked by more than one creature."
    ),
    "Rampaging Ceratops": Card(
        "R", "Creature — Dinosaur", "5/4", "This creature can't be blocked except by three or more creatures."
    ),
    "Steel Leaf Champion": Card(
        "G",
        "Creature — Elf Knight",
        "5/4",
        "This creature can't be blocked by creatures with power 2 or less.",
    ),
    "Silhana Ledgewalker": Card(
        "G",
        "Creature — Elf Rogue",
        "1/1",
        "Hexproof\nThis creature can't be blocked except by creatures with flying.",
    ),
    "Cloud Sprite": Card(
        "U", "Creature — Faerie", "1/1", "Flying\nThis creature can block only creatures with flying."
    ),
    "Brassclaw Orcs": Card(
        "R", "Creature — Orc", "3/2", "This creature can't block creatures with power 2 or greater."
    ),
    "Goblin Raider": Card("R", "Creature — Goblin Warrior", "2/2", "This creature can't block."),
    "Mogg Flunkies": Card("R", "Creature — Goblin", "3/3", "This creature can't attack or block alone."),
}
"""Evasion, and creatures that may not always block."""

EFFECTS = {
    "A": {
        "Gaea's Protector": Card(
            "G", "Creature — Elemental Warrior", "4/2", "This creature must be blocked if able."
        ),
        "Prized Unicorn": Card(
            "G", "Creature — Unicorn", "2/2", "All creatures able to block this creature do so."
        ),
        "Taunting Elf": Card(
            "G", "Creature — Elf", "0/1", "All creatures able to block this creature do so."
        ),
    },
    "B": {
        "Watchdog": Card(
            "",
            "Artifact Creature — Dog",
            "1/2",
            "This creature blocks each combat if able.\n"
            "As long as this creature is untapped, all creatures attacking you get -1/-0.",
        ),
        "Two-Headed Giant of Foriys": Card(
            "R",
            "Creature — Giant",
            "4/4",
            "Trample\nThis creature can block an additional creature each combat.",
        ),
        "Palace Guard": Card(
            "W", "Creature — Human Soldier", "1/4", "This creature can block any number of creatures."
        ),
        "Silent Arbiter": Card(
            "",
            "Artifact Creature — Construct",
            "1/5",
            "No more than one creature can attack each combat.\nNo more than one creature can block each combat.",
        ),
    },
}
"""For the attacking side requirements on blocks, for the other side those on its own creatures, and capacities."""

CARDS = USUAL | RESTRICTED | EFFECTS["A"] | EFFECTS["B"]
BLOCKS_IF_ABLE = "blocks each combat if able"


@dataclass(frozen=True)
class Position:
    """The cards of the attackers a1, a2, … and of the possible blockers b1, b2, …."""

    attackers: dict[str, str]
    blockers: dict[str, str]

    def board(self) -> Board:
        """The position for lawmage, in which A attacks B."""
        board = Board(step="declare_blockers")
        for id, card in self.attackers.items():
            board = board.put(id, card=card, controller="A", attacking="B")
        for id, card in self.blockers.items():
            board = board.put(id, card=card, controller="B")
        return board

    def __str__(self) -> str:
        return "; ".join(
            ", ".join(f"{id} {card}" for id, card in side.items()) for side in (self.attackers, self.blockers)
        )


def position(rng: random.Random, attackers: int, blockers: int) -> Position:
    """So many creatures a side, of two to six kinds, and one to four effects among them."""
    sides = {
        "A": side(rng, attackers),
        "B": side(rng, blockers),
    }
    for _ in range(rng.randint(1, 4)):
        player = rng.choice("AB")
        names = [name for name in EFFECTS[player] if name != "Silent Arbiter" or rng.random() < 0.2]
        sides[player][rng.randrange(len(sides[player]))] = rng.choice(names)
    return Position(
        {f"a{number}": card for number, card in enumerate(sides["A"], 1)},
        {f"b{number}": card for number, card in enumerate(sides["B"], 1)},
    )


def side(rng: random.Random, creatures: int) -> list[str]:
    """The cards of a side before the effects."""
    kinds = [rng.choice(list(RESTRICTED if rng.random() < 0.3 else USUAL)) for _ in range(rng.randint(2, 6))]
    return [rng.choice(kinds) for _ in range(creatures)]


def random_blocks(rng: random.Random, pairs: list[tuple[str, str]], share: float) -> Declaration:
    """Some of the blockers block one of the attackers that they could, a few block two."""
    declared: Declaration = {}
    for blocker in sorted({blocker for blocker, _ in pairs}):
        attackers = [attacker for one, attacker in pairs if one == blocker]
        if rng.random() < share:
            number = min(len(attackers), 2 if rng.random() < 0.05 else 1)
            declared[blocker] = sorted(rng.sample(attackers, number))
    return declared
