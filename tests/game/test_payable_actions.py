"""What a player may do with what it has: each such step is legal, with mana of the board alone."""

from __future__ import annotations

import random

import pytest

from lawmage.errors import ChoiceNeeded, UnsupportedError
from lawmage.game import Game
from lawmage.scenario import Case
from lawmage.strict_yaml import load_all

TABLES = {
    "lands": """
        - {id: f1, card: Forest, controller: A}
        - {id: f2, card: Forest, controller: A}
        - {id: m1, card: Mountain, controller: A}
        - {id: elves, card: Llanowar Elves, controller: A}
        - {id: ring, card: Sol Ring, controller: A}
        - {id: bolt, card: Lightning Bolt, controller: A, zone: hand}
        - {id: bear, card: Grizzly Bears, controller: A, zone: hand}
        - {id: angel, card: Serra Angel, controller: A, zone: hand}
        - {id: land, card: Forest, controller: A, zone: hand}
        - {id: axe, card: Bonesplitter, controller: A}
        - {id: ogre, card: Gray Ogre, controller: B}
        - {id: m2, card: Mountain, controller: B}
        - {id: shock, card: Lightning Bolt, controller: B, zone: hand}
    """,
    "keywords": """
        - {id: i1, card: Island, controller: A}
        - {id: i2, card: Island, controller: A}
        - {id: i3, card: Island, controller: A}
        - {id: s1, card: Swamp, controller: A}
        - {id: tomb, card: Ancient Tomb, controller: A}
        - {id: city, card: Mana Confluence, controller: A}
        - {id: think, card: Think Twice, controller: A, zone: graveyard}
        - {id: cruise, card: Treasure Cruise, controller: A, zone: hand}
        - {id: reap, card: Altar's Reap, controller: A, zone: hand}
        - {id: smash, card: Vandalblast, controller: A, zone: hand}
        - {id: probe, card: Gitaxian Probe, controller: A, zone: hand}
        - {id: drake, card: Mulldrifter, controller: A, zone: hand}
        - {id: rat, card: Typhoid Rats, controller: A}
        - {id: bear, card: Grizzly Bears, controller: A}
        - {id: ship, card: Smuggler's Copter, controller: A}
        - {id: stroke, card: Stroke of Genius, controller: A, zone: hand}
        - {id: c1, card: Grizzly Bears, controller: A, zone: graveyard}
        - {id: c2, card: Grizzly Bears, controller: A, zone: graveyard}
        - {id: lynx, card: Exalted Angel, controller: A, zone: hand}
    """,
}


def game(name: str) -> Game:
    """The game of a table, asked for each choice."""
    objects = "\n".join(line[4:] for line in TABLES[name].splitlines() if line.strip())
    text = (
        f"id: table\ntitle: A table\nplayers: {{A: {{library: 20}}, B: {{library: 20}}}}\nobjects:\n{objects}\n"
        "ask: [{state_based: true, expect: {loses: []}}]\n"
    )
    played = Game.from_scenario(Case(load_all(text, "table.yaml")[0], "table"), declining=False)
    played.own_mana = True
    return played


def shown(steps: tuple[dict[str, object], ...]) -> set[tuple[str, str, str]]:
    """What is done to what, and by which keyword."""
    return {
        (
            str(step["do"]),
            str(step.get("spell", step.get("ability", step.get("object")))),
            str(step.get("using", step.get("as", ""))),
        )
        for step in steps
    }


def test_what_can_be_paid_is_listed_and_nothing_else() -> None:
    """CR 117.1a, 118.3, 601.2g-h."""
    found = shown(game("lands").payable_actions("A"))
    assert found == {
        ("cast", "bolt", ""),
        ("cast", "bear", ""),
        ("play_land", "land", ""),
        ("activate", "f1/*", ""),
        ("activate", "f2/*", ""),
        ("activate", "m1/*", ""),
        ("activate", "elves/1", ""),
        ("activate", "ring/1", ""),
        ("activate", "axe/equip", ""),
    }
    assert shown(game("lands").payable_actions("B")) == {("activate", "m2/*", ""), ("cast", "shock", "")}


def test_each_way_to_cast_a_card_is_a_step_of_its_own() -> None:
    """CR 601.2b: by flashback, evoke, face down, with delve, a sacrifice, or life for a Phyrexian symbol."""
    found = shown(game("keywords").payable_actions("A"))
    assert {
        ("cast", "think", "flashback"),
        ("cast", "drake", "evoke"),
        ("cast", "lynx", "face down"),
        ("cast", "reap", ""),
        ("cast", "probe", ""),
        ("cast", "stroke", ""),
        ("activate", "ship/crew", ""),
    } <= found
    assert ("cast", "lynx", "") not in found
    assert ("cast", "smash", "overload") not in found


@pytest.mark.parametrize("name", sorted(TABLES))
@pytest.mark.parametrize("seed", range(3))
def test_every_listed_step_can_be_taken(name: str, seed: int) -> None:
    """CR 601.2: none is refused, whatever was done before."""
    played = game(name)
    draws = random.Random(seed)
    for _ in range(6):
        steps = [step for player in ("A", "B") for step in played.payable_actions(player)]
        if not steps:
            break
        for step in steps:
            probe = played.copy()
            try:
                probe.take(step)
            except ChoiceNeeded as choice:  # What follows asks for something; the step itself was legal.
                assert choice.kind != "pay"
            except UnsupportedError:
                continue
        chosen = draws.choice(steps)
        try:
            played.take(chosen)
        except (ChoiceNeeded, UnsupportedError):
            continue
        while played.stack and draws.random() < 0.5:
            try:
                played.take({"do": "resolve"})
            except (ChoiceNeeded, UnsupportedError):
                break
