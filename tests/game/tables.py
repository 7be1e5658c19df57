"""Small games with cards of many kinds, played at random, and what must always hold in them."""

from __future__ import annotations

import json
import random
from dataclasses import fields

from lawmage.errors import IllegalStepError
from lawmage.game import Game
from lawmage.game_state import State
from lawmage.scenario import Case
from lawmage.strict_yaml import load_all

ZONES = {"battlefield", "hand", "graveyard", "exile", "stack", "library", "command"}

TABLES = {
    "creatures": """
        - {id: bolt, card: Lightning Bolt, controller: A, zone: hand}
        - {id: bear, card: Grizzly Bears, controller: A, zone: hand}
        - {id: ghoul, card: Butcher Ghoul, controller: A}
        - {id: forest, card: Forest, controller: A, zone: hand}
        - {id: knight, card: White Knight, controller: A}
        - {id: thrag, card: Thragtusk, controller: A, zone: hand}
        - {id: ogre, card: Gray Ogre, controller: B}
        - {id: finks, card: Kitchen Finks, controller: B}
        - {id: elves, card: Llanowar Elves, controller: B}
        - {id: island, card: Island, controller: B, zone: hand}
        - {id: angel, card: Serra Angel, controller: B, zone: hand}
        - {id: time, card: Time Walk, controller: A, zone: hand}
        - {id: meditate, card: Meditate, controller: B, zone: hand}
    """,
    "attachments": """
        - {id: pacifism, card: Pacifism, controller: A, zone: hand}
        - {id: axe, card: Bonesplitter, controller: A}
        - {id: rancor, card: Rancor, controller: A, zone: hand}
        - {id: bear, card: Grizzly Bears, controller: A}
        - {id: swift, card: Monastery Swiftspear, controller: A}
        - {id: growth, card: Giant Growth, controller: A, zone: hand}
        - {id: magic, card: Control Magic, controller: B, zone: hand}
        - {id: boots, card: Lightning Greaves, controller: B}
        - {id: ogre, card: Gray Ogre, controller: B}
        - {id: umbra, card: Hyena Umbra, controller: B, zone: hand}
        - {id: unsummon, card: Unsummon, controller: B, zone: hand}
        - {id: dread, card: Act of Treason, controller: B, zone: hand}
    """,
    "copies": """
        - {id: clone, card: Clone, controller: A, zone: hand}
        - {id: fork, card: Twincast, controller: A, zone: hand}
        - {id: jace, card: Jace Beleren, controller: A}
        - {id: bear, card: Grizzly Bears, controller: A}
        - {id: images, card: Cackling Counterpart, controller: A, zone: hand}
        - {id: cancel, card: Cancel, controller: A, zone: hand}
        - {id: bolt, card: Lightning Bolt, controller: B, zone: hand}
        - {id: finks, card: Kitchen Finks, controller: B}
        - {id: isamaru, card: "Isamaru, Hound of Konda", controller: B}
        - {id: changer, card: Cryptoplasm, controller: B}
        - {id: sorin, card: "Sorin, Lord of Innistrad", controller: B, zone: hand}
        - {id: wrath, card: Wrath of God, controller: B, zone: hand}
    """,
    "three": """
        - {id: oring, card: Oblivion Ring, controller: A, zone: hand}
        - {id: bear, card: Grizzly Bears, controller: A}
        - {id: treason, card: Act of Treason, controller: A, zone: hand}
        - {id: assault, card: Relentless Assault, controller: A, zone: hand}
        - {id: ogre, card: Gray Ogre, controller: B}
        - {id: wake, card: Blade of the Bloodchief, controller: B}
        - {id: shade, card: Doomed Traveler, controller: B}
        - {id: skip, card: Fatigue, controller: B, zone: hand}
        - {id: titan, card: Sun Titan, controller: C, zone: hand}
        - {id: aurelia, card: "Aurelia, the Warleader", controller: C}
        - {id: flicker, card: Cloudshift, controller: C, zone: hand}
        - {id: stop, card: Time Stop, controller: C, zone: hand}
    """,
}


def game(name: str) -> Game:
    """The game of a table at its beginning."""
    seats = (
        "{A: {library: 9}, B: {library: 9}, C: {library: 9}}"
        if name == "three"
        else "{A: {library: 9}, B: {library: 9}}"
    )
    objects = "\n".join(line[4:] for line in TABLES[name].splitlines() if line.strip())
    text = (
        f"id: table\ntitle: A small table\nplayers: {seats}\nobjects:\n{objects}\n"
        "ask: [{state_based: true, expect: {loses: []}}]\n"
    )
    return Game.from_scenario(Case(load_all(text, "table.yaml")[0], "table"), seed=1)


def unlisted(id_: str) -> bool:
    """Whether it is a card that no scenario lists: one comes to be as a library that doesn't run out loses it."""
    return id_.startswith("card ")


class Table:
    """A game with its way of being played at random."""

    def __init__(self, name: str, choose: random.Random) -> None:
        self.game = game(name)
        self.choose = choose
        self.cards = {thing.id: thing.owner for thing in self.game.state.objects.values()}
        self.steps = 0
        self.refused = 0

    def step(self) -> None:
        """Do something that may be done; half of the time a spell is cast, an ability activated and the like."""
        state = self.game.state
        players = [player for player, facts in state.players.items() if not facts.has("lost")]
        if len(players) < 2 or any(facts.has("won") for facts in state.players.values()):
            self.game = game(self.choose.choice(sorted(TABLES)))
            self.cards = {thing.id: thing.owner for thing in self.game.state.objects.values()}
            return
        self.steps += 1
        before = state.to_json()
        text = json.dumps(before)
        try:
            self._do(players)
        except IllegalStepError as refused:
            assert refused.reasons
            assert self.game.state is state
            self.refused += 1
        assert json.dumps(state.to_json()) == text, "a step changed the state before it"

    def _do(self, players: list[str]) -> None:
        state, choose, played = self.game.state, self.choose, self.game
        draw = choose.random()
        if state.damage_due:
            played.deal_damage(None)
        elif draw < 0.45:
            actions = played.legal_actions(choose.choice(players))
            if actions:
                played.take(choose.choice(actions))
        elif draw < 0.5:
            there = [
                name
                for name, id_ in state.names.items()
                if id_ in state.objects and state.objects[id_].zone == "battlefield" and not unlisted(name)
            ]
            if there:
                played.effect(f"Destroy <{choose.choice(there)}>.", by=choose.choice(players))
        elif draw < 0.51 and len(players) > 2:
            played.concede(choose.choice(players))
        elif draw < 0.55:
            cards = [
                thing
                for thing in state.objects.values()
                if thing.zone != "stack" and not thing.facts.has("token")
            ]
            if cards:
                card = choose.choice(cards)
                zones = ["hand", "graveyard", "exile", "library", "battlefield"]
                played.move(card.id, choose.choice([zone for zone in zones if zone != card.zone]))
        elif draw > 0.9 and state.priority is not None:
            played.pass_priority()
        elif state.items:
            played.resolve()
        elif state.step == "declare_attackers" and draw < 0.8:
            self._attack(players)
        elif state.step == "declare_blockers" and draw < 0.8:
            self._block()
        else:
            played.next_step()

    def _attack(self, players: list[str]) -> None:
        state = self.game.state
        others = [player for player in players if player != state.active]
        able = [thing.id for thing in state.objects.values() if thing.zone == "battlefield"]
        some = self.choose.sample(able, min(len(able), self.choose.randint(0, 2)))
        self.game.attack({id_: self.choose.choice(others) for id_ in some})

    def _block(self) -> None:
        state = self.game.state
        attackers = [
            thing.id
            for thing in state.objects.values()
            if thing.facts.has("attacking", "'B'") or thing.facts.of("attacking")
        ]
        able = [
            thing.id
            for thing in state.objects.values()
            if thing.zone == "battlefield" and thing.controller != state.active
        ]
        some = self.choose.sample(able, min(len(able), self.choose.randint(0, 2)))
        if attackers:
            self.game.block({id_: self.choose.choice(attackers) for id_ in some})

    # ---- What always holds --------------------------------------------------------------------

    def check(self) -> None:
        """Everything that must hold of the state that is now."""
        state = self.game.state
        self.check_zones(state)
        self.check_settled()
        self.check_json()
        self.check_undo()

    def check_zones(self, state: State) -> None:
        """No card is lost or doubled; what is on the stack is there; what is attached, attacks or blocks is where it can be."""
        lost = {player for player, facts in state.players.items() if facts.has("lost")}
        cards = [
            thing
            for thing in state.objects.values()
            if not thing.facts.has("token") and not thing.id.startswith("emblem") and not unlisted(thing.id)
        ]
        names = [thing.id.split("#")[0] for thing in cards]
        assert len(names) == len(set(names)), f"doubled: {sorted(names)}"
        assert set(names) == {name for name, owner in self.cards.items() if owner not in lost}, "lost or made"
        for key, thing in state.objects.items():
            assert key == thing.id
            assert thing.zone in ZONES
            assert thing.owner not in lost
            assert thing.zone in ("battlefield", "stack") or thing.controller == thing.owner
            if thing.zone != "battlefield":
                for name in ("attacking", "blocking", "attached_to", "damage", "sick"):
                    assert not thing.facts.of(name), f"{thing.id} in {thing.zone} has {name}"
                assert not thing.facts.has("status", "tapped")
            assert thing.facts.count("damage") >= 0
        assert not set(state.objects) & set(state.gone)
        spells = {item.id for item in state.items if item.kind == "spell"}
        assert spells == {thing.id for thing in state.objects.values() if thing.zone == "stack"}
        assert all(item.controller not in lost for item in state.items)
        assert len({item.id for item in state.items}) == len(state.items)
        assert state.priority not in lost
        assert not state.pending, "an ability that triggered was never put on the stack"
        for thing in state.objects.values():
            assert not thing.facts.has("deathtouched")
        assert all(count is None or count >= 0 for count in state.unlisted_library.values())

    def check_settled(self) -> None:
        """After a step no state-based action is left to be performed (CR 704.3): the question finds none."""
        if len(self.game.board().players) > 1:
            assert self.game.board().state_based().reasons == ()

    def check_json(self) -> None:
        """JSON gives the same game back."""
        text = self.game.dumps()
        again = Game.loads(text)
        assert again.dumps() == text
        for one in fields(State):
            assert getattr(again.state, one.name) == getattr(self.game.state, one.name), one.name

    def check_undo(self) -> None:
        """Undo goes back to an equal state, redo forward again; a copy goes its own way."""
        after = self.game.dumps()
        try:
            self.game.undo()
        except Exception:  # Nothing was done yet.
            return
        before = self.game.dumps()
        self.game.redo()
        assert self.game.dumps() == after
        other = self.game.copy()
        other.state.players["A"].put("marked")
        next(iter(other.state.objects.values())).facts.put("marked")
        assert self.game.dumps() == after != before or before == after
