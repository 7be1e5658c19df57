"""Random boards for declarations, with what is legal on them by the rules' definition: every declaration is tried.

Each text that a creature may have is written beside what it means here, in Python; nothing is shared with the rules base but the words.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from lawmage import Board

Declared = frozenset[tuple[str, str]]

ATTACKER = {
    "flying": "Flying",
    "shadow": "Shadow",
    "fear": "Fear",
    "unblockable": "This creature can't be blocked.",
    "menace": "Menace",
    "three": "This creature can't be blocked except by three or more creatures.",
    "one": "This creature can't be blocked by more than one creature.",
    "must": "This creature must be blocked if able.",
    "must_two": "This creature must be blocked by two or more creatures if able.",
    "exactly": "This creature must be blocked by exactly one creature if able.",
    "lure": "All creatures able to block this creature do so.",
}
BLOCKER = {
    "flying": "Flying",
    "reach": "Reach",
    "shadow": "Shadow",
    "not_big": "This creature can't block creatures with power 3 or greater.",
    "only_flying": "This creature can block only creatures with flying.",
    "alone": "This creature can't block alone.",
    "others": "This creature can't block unless at least two other creatures block.",
    "additional": "This creature can block an additional creature each combat.",
    "any": "This creature can block any number of creatures.",
    "blocks": "This creature blocks each combat if able.",
    "pay": "This creature can't block unless you pay {1}.",
}
ATTACKING = {
    "defender": "Defender",
    "island": "This creature can't attack unless defending player controls an Island.",
    "each": "This creature attacks each combat if able.",
    "alone": "This creature can't attack alone.",
    "only_alone": "This creature can only attack alone.",
    "greater": "This creature can't attack unless a creature with greater power also attacks.",
    "others": "This creature can't attack unless at least two other creatures attack.",
    "pay": "This creature can't attack unless you pay {1}.",
    "vigilance": "Vigilance",
    "mana": "{T}: Add {C}.",
}
STANDING = {
    "tax": ("C", "Creatures can't attack you or planeswalkers you control unless their controller pays {1} for each of those creatures."),
    "small": ("C", "Creatures with power 2 or greater can't attack you."),
    "cage": ("B", "No more than one creature can attack you each combat."),
    "invite": ("C", "Each opponent must attack you or a planeswalker you control with at least one creature each combat if able."),
    "away": ("B", "Creatures your opponents control attack a player other than you if able."),
    "two": ("B", "Each opponent must attack with at least two creatures each combat if able."),
}  # fmt: skip


@dataclass(frozen=True)
class Drawn:
    """A board, and by the definition the declarations that disobey no restriction."""

    board: Board
    clean: Mapping[Declared, tuple[int, frozenset[tuple[str, str]], bool]]
    """How many requirements each obeys, what it costs, and whether that can be paid for."""
    told: str
    """The board in words, for a failure."""

    def legal(self) -> set[Declared]:
        """CR 508.1d, 509.1c: nothing that costs no more obeys more, and the costs can be paid."""
        return {
            declared
            for declared, (obeyed, cost, payable) in self.clean.items()
            if payable and not any(more > obeyed and other <= cost for more, other, _ in self.clean.values())
        }

    def possible(self) -> set[tuple[str, str]]:
        """The pairs of declarations that disobey no restriction and can be paid for."""
        return {pair for declared, (_, _, payable) in self.clean.items() if payable for pair in declared}


def some(rng: random.Random, names: Iterable[str], share: float) -> list[str]:
    """Each of the names with this probability."""
    return [name for name in names if rng.random() < share]


def texts(table: Mapping[str, str], names: list[str]) -> str:
    """Their texts, a line each."""
    return "\n".join(table[name] for name in names)


def limited(rng: random.Random, board: Board, verb: str) -> tuple[Board, int]:
    """Perhaps with a limit on how many creatures act."""
    limit = rng.choice([1, 2, 99, 99, 99, 99, 99])
    if limit == 99:
        return board, limit
    word = "one creature" if limit == 1 else "two creatures"
    return board.with_effect(f"No more than {word} can {verb} each combat.", controller="A"), limit


def blocks(rng: random.Random) -> Drawn:
    """A board of one to three attackers and one to four blockers."""
    attackers = {f"a{n}": (some(rng, ATTACKER, 0.14), rng.randint(0, 4)) for n in range(rng.randint(1, 3))}
    blockers = {f"b{n}": (some(rng, BLOCKER, 0.14), rng.choice("WB")) for n in range(rng.randint(1, 4))}
    mana = rng.randint(0, 2)
    board = Board(step="declare_blockers", players={"A": {}, "B": {"mana": "{C}" * mana}})
    for name, (has, power) in attackers.items():
        board = board.put(
            name, name=name, type="Creature — Elf", pt=f"{power}/2", text=texts(ATTACKER, has), controller="A", attacking="B"
        )  # fmt: skip
    for name, (has, color) in blockers.items():
        board = board.put(
            name,
            name=name,
            type="Creature — Cat",
            pt="1/1",
            color=color,
            text=texts(BLOCKER, has),
            controller="B",
        )
    board, limit = limited(rng, board, "block")

    def able(blocker: str, attacker: str) -> bool:
        (has, color), (evades, power) = blockers[blocker], attackers[attacker]
        return not (
            "unblockable" in evades
            or ("flying" in evades and not {"flying", "reach"} & set(has))
            or ("shadow" in evades) != ("shadow" in has)
            or ("fear" in evades and color != "B")
            or ("not_big" in has and power >= 3)
            or ("only_flying" in has and "flying" not in evades)
        )

    def choices(blocker: str) -> list[tuple[str, ...]]:
        has = blockers[blocker][0]
        those = [attacker for attacker in attackers if able(blocker, attacker)]
        most = len(those) if "any" in has else 1 + ("additional" in has)
        return [chosen for size in range(most + 1) for chosen in itertools.combinations(those, size)]

    clean = {}
    for chosen in itertools.product(*map(choices, blockers)):
        against = dict(zip(blockers, chosen, strict=True))
        acting = [blocker for blocker, those in against.items() if those]
        count = {attacker: sum(attacker in those for those in chosen) for attacker in attackers}
        if len(acting) > limit or any(
            ("alone" in blockers[one][0] and len(acting) < 2)
            or ("others" in blockers[one][0] and len(acting) < 3)
            for one in acting
        ):
            continue
        if any(
            ("menace" in has and n == 1) or ("three" in has and 0 < n < 3) or ("one" in has and n > 1)
            for (has, _), n in zip(attackers.values(), count.values(), strict=True)
        ):
            continue
        obeyed = sum("blocks" in blockers[one][0] for one in acting)
        for attacker, (has, _) in attackers.items():
            n = count[attacker]
            obeyed += (
                ("must" in has and n >= 1) + ("must_two" in has and n >= 2) + ("exactly" in has and n == 1)
            )
            obeyed += n if "lure" in has else 0
        cost = frozenset(("pay", one) for one in acting if "pay" in blockers[one][0])
        pairs = frozenset((blocker, attacker) for blocker, those in against.items() for attacker in those)
        clean[pairs] = (obeyed, cost, len(cost) <= mana)
    return Drawn(board, clean, f"{attackers} {blockers} limit {limit} mana {mana}")


def attacks(rng: random.Random) -> Drawn:
    """A board of three players, one to four creatures and perhaps a planeswalker."""
    creatures = {
        f"c{n}": (some(rng, ATTACKING, 0.14), rng.randint(1, 3), some(rng, "BC", 0.15))
        for n in range(rng.randint(1, 4))
    }
    mana, standing, island = rng.randint(0, 2), some(rng, STANDING, 0.2), rng.choice(["B", "C", None])
    board = Board(step="declare_attackers", players={"A": {"mana": "{C}" * mana}, "B": {}, "C": {}})
    for name in standing:
        player, text = STANDING[name]
        board = board.put(name, name=name, type="Enchantment", text=text, controller=player)
    if island:
        board = board.put("island", name="Island", type="Basic Land — Island", controller=island)
    targets = ["B", "C"]
    if rng.random() < 0.4:
        board = board.put(
            "jace", name="Jace", type="Legendary Planeswalker — Jace", loyalty=3, controller="C"
        )
        targets.append("jace")
    for name, (has, power, goads) in creatures.items():
        board = board.put(
            name, name=name, type="Creature — Elf", pt=f"{power}/2", text=texts(ATTACKING, has), controller="A", goaded_by=goads
        )  # fmt: skip
    board, limit = limited(rng, board, "attack")
    player_of = {"B": "B", "C": "C", "jace": "C"}

    def able(name: str, target: str) -> bool:
        has, power, _ = creatures[name]
        return not (
            "defender" in has
            or ("island" in has and island != player_of[target])
            or ("small" in standing and power >= 2 and target == "C")
        )

    def obeys_alone(name: str, acting: Mapping[str, str]) -> bool:
        has, power, _ = creatures[name]
        return not (
            ("alone" in has and len(acting) < 2)
            or ("only_alone" in has and len(acting) > 1)
            or ("others" in has and len(acting) < 3)
            or ("greater" in has and all(creatures[other][1] <= power for other in acting))
        )

    clean = {}
    for chosen in itertools.product(*([None, *(t for t in targets if able(name, t))] for name in creatures)):
        acting = {name: target for name, target in zip(creatures, chosen, strict=True) if target}
        if len(acting) > limit or ("cage" in standing and list(acting.values()).count("B") > 1):
            continue
        if not all(obeys_alone(name, acting) for name in acting):
            continue
        attacked = [player_of[target] for target in acting.values()]
        obeyed = ("invite" in standing and "C" in attacked) + ("two" in standing and len(acting) >= 2)
        for name, (has, _, goads) in creatures.items():
            target = acting.get(name)
            obeyed += ("each" in has and target is not None) + ("away" in standing and target == "C")
            obeyed += sum(
                (target is not None) + (target in ("B", "C") and target != goader) for goader in goads
            )
        cost = frozenset(
            [("pay", name) for name in acting if "pay" in creatures[name][0]]
            + [
                ("tax", name)
                for name, target in acting.items()
                if "tax" in standing and player_of[target] == "C"
            ]
        )
        sources = sum(
            "mana" in has and (name not in acting or "vigilance" in has)
            for name, (has, _, _) in creatures.items()
        )
        clean[frozenset(acting.items())] = (obeyed, cost, len(cost) <= mana + sources)
    return Drawn(board, clean, f"{creatures} {standing} island {island} {targets} limit {limit} mana {mana}")


DRAW: dict[str, Callable[[random.Random], Drawn]] = {"blocks": blocks, "attacks": attacks}
