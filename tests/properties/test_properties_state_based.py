"""The question what state-based actions do, and a game that performs them, agree (CR 704.3).

Small boards are drawn on which much is due at once: damage, counters, attachments, tokens, what saves from destruction or
sends elsewhere. The boards are drawn the same way in each run.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from lawmage.errors import UndecidedError
from lawmage.game import Game
from lawmage.game_state import Thing
from lawmage.play import take
from lawmage.scenario import Case
from lawmage.strict_yaml import load_all

CREATURES = (
    {"card": "Grizzly Bears"},
    {"card": "Darksteel Myr"},
    {"card": "Goblin King"},
    {"name": "Goblin", "type": "Creature — Goblin", "pt": "1/1"},
    {
        "name": "Moss Troll",
        "type": "Creature — Troll",
        "pt": "2/2",
        "text": "If this creature would be destroyed, regenerate it.",
    },
    {
        "name": "Ghost",
        "type": "Creature — Spirit",
        "pt": "2/2",
        "text": "If this creature would die, exile it instead.",
    },
    {"name": "Old Duke", "type": "Legendary Creature — Human", "pt": "2/2"},
    {"name": "Wisp", "type": "Creature — Spirit", "pt": "1/1", "token": True},
)
OTHERS = (
    {"name": "Still Peace", "type": "Enchantment", "text": "If a creature would die, exile it instead."},
    {"name": "Great Rot", "type": "Enchantment", "text": "All creatures get -1/-1."},
    {"name": "Safe Altar", "type": "Artifact", "text": "Creatures you control have indestructible."},
    {"name": "Walker", "type": "Legendary Planeswalker — Jace", "loyalty": 3, "counters": {"loyalty": 0}},
    {"name": "Long Rite", "type": "World Enchantment"},
)
ATTACHED = (
    {"name": "Bear Veil", "type": "Enchantment — Aura", "text": "Enchant creature\nUmbra armor"},
    {
        "name": "White Mark",
        "type": "Enchantment — Aura",
        "text": "Enchant creature\nEnchanted creature gets -1/-1.",
    },
    {"name": "Axe", "type": "Artifact — Equipment", "text": "Equipped creature gets +1/+1."},
    {"name": "Pebble", "type": "Artifact"},
)
EFFECTS = (
    "Regenerate <{}>.",
    "<{}> can't be regenerated this turn.",
    "<{}> gains indestructible until end of turn.",
    "<{}> gets -1/-1 until end of turn.",
)
COUNTERS = st.dictionaries(
    st.sampled_from(["+1/+1", "-1/-1", "shield", "finality", "indestructible"]), st.integers(1, 2), max_size=2
)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    objects: list[dict[str, Any]] = []
    for number in range(draw(st.integers(2, 4))):
        creature = dict(draw(st.sampled_from(CREATURES)))
        counters, damage = draw(COUNTERS), draw(st.integers(0, 3))
        creature |= {"id": f"c{number}", "controller": draw(st.sampled_from("AB")), "damage": damage}
        objects.append({**creature, "counters": counters} if counters else creature)
    hosts = [one["id"] for one in objects]
    for number, other in enumerate(draw(st.lists(st.sampled_from(OTHERS), max_size=2))):
        objects.append({**other, "id": f"o{number}", "controller": draw(st.sampled_from("AB"))})
    for number, attached in enumerate(draw(st.lists(st.sampled_from(ATTACHED), max_size=2))):
        host = draw(st.sampled_from([None, *hosts, "A"]))
        place = {} if host is None else {"attached_to": host}
        objects.append({**attached, "id": f"a{number}", "controller": draw(st.sampled_from("AB")), **place})
    if draw(st.booleans()):
        token = {
            "name": "Stray",
            "type": "Creature — Spirit",
            "pt": "1/1",
            "token": True,
            "zone": "graveyard",
        }
        objects.append({**token, "id": "stray", "controller": "A"})
    effects = [
        {"controller": "B", "text": text.format(draw(st.sampled_from(hosts)))}
        for text in draw(st.lists(st.sampled_from(EFFECTS), max_size=2))
    ]
    case = {
        "id": "drawn",
        "title": "drawn",
        "players": {"A": {}, "B": {"life": draw(st.sampled_from([20, 20, 20, 0]))}},
    }
    case |= {
        "objects": objects,
        **({"effects": effects} if effects else {}),
        "ask": [{"state_based": True, "expect": {"loses": []}}],
    }
    return Case(load_all(json.dumps(case), "drawn.yaml")[0], "drawn")


def place(game: Game, name: str) -> str | None:
    thing = game.state.objects.get(game.state.current(name))
    return None if thing is None else thing.zone


def counters(thing: Thing) -> Mapping[str, int]:
    names = {"pt(1,1)": "+1/+1", "pt(-1,-1)": "-1/-1"}
    return {names.get(kind, kind): int(count) for kind, count in thing.facts.of("counters") if int(count)}


@given(cases())
@settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_question_says_what_the_next_step_does(case: Case) -> None:
    """CR 704.3: what waits for a choice aside, which a game makes."""
    note(json.dumps(case.data, ensure_ascii=False))
    said = case.board.state_based()
    game = Game.from_scenario(case)
    before = {name for name, thing in game.state.objects.items() if thing.zone == "battlefield"}
    try:
        facts = said.facts()
    except UndecidedError:
        return
    take(game, {"do": "effect", "by": "A", "text": "You gain 1 life."})
    lost = {name for name, facts_of in game.state.players.items() if facts_of.has("lost")}
    assert set(facts["loses"]) <= lost
    if lost:
        return
    gone = {*said.dies, *said.graveyard, *said.exiled}
    for name in {*said.dies, *said.graveyard} - set(said.ceases):
        assert place(game, name) == "graveyard", name
    for name in set(said.exiled) - set(said.ceases):
        assert place(game, name) == "exile", name
    for name in said.ceases:
        assert place(game, name) is None, name
    if said.keep_one or said.choices:
        return
    assert {name for name in before if place(game, name) != "battlefield"} == gone
    for name in facts["unattached"]:
        if name not in gone:
            assert not game.state.objects[name].facts.has("attached_to"), name
    for name, left in facts["counters"].items():
        assert counters(game.state.objects[name]) == left, name
