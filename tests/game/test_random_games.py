"""Random legal actions on a small game: no crash, no object lost or doubled, undo and JSON exact."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from lawmage.errors import IllegalStepError
from lawmage.game import Game
from lawmage.game_state import State
from lawmage.scenario import Case
from lawmage.strict_yaml import load_all

TABLE = """
id: table
title: A small table
players: {A: {library: 6}, B: {library: 6}}
objects:
  - {id: bolt, card: Lightning Bolt, controller: A, zone: hand}
  - {id: bear, card: Grizzly Bears, controller: A, zone: hand}
  - {id: ghoul, card: Butcher Ghoul, controller: A}
  - {id: forest, card: Forest, controller: A, zone: hand}
  - {id: axe, card: Bonesplitter, controller: A}
  - {id: ogre, card: Gray Ogre, controller: B}
  - {id: finks, card: Kitchen Finks, controller: B}
  - {id: clone, card: Clone, controller: B, zone: hand}
  - {id: elves, card: Llanowar Elves, controller: B}
  - {id: island, card: Island, controller: B, zone: hand}
ask: [{characteristics: ogre, expect: {power: 2}}]
"""
ZONES = {"battlefield", "hand", "graveyard", "exile", "stack", "library", "command"}


def _zone(state: State, id_: str) -> str | None:
    thing = state.objects.get(id_)
    return None if thing is None else thing.zone


class Table(RuleBasedStateMachine):
    """Steps drawn at random; after each, what must always hold is looked at."""

    game: Game

    @initialize()
    def begin(self) -> None:
        document = load_all(TABLE, "table.yaml")[0]
        self.game = Game.from_scenario(Case(document, "table"))
        self.cards = {name for name, thing in self.game.state.objects.items() if not thing.facts.has("token")}

    @rule(player=st.sampled_from("AB"), pick=st.integers(0, 30))
    def act(self, player: str, pick: int) -> None:
        actions = self.game.legal_actions(player)
        if actions:
            before = self.game.dumps()
            self.game.take(actions[pick % len(actions)])
            after = self.game.dumps()
            self.game.undo()
            assert self.game.dumps() == before
            self.game.redo()
            assert self.game.dumps() == after

    @precondition(lambda self: self.game.state.items)
    @rule()
    def resolve(self) -> None:
        self.game.resolve()

    @precondition(lambda self: not self.game.state.items)
    @rule()
    def go_on(self) -> None:
        self.game.next_step()

    @rule(pick=st.integers(0, 30))
    def kill(self, pick: int) -> None:
        state = self.game.state
        there = [name for name, id_ in state.names.items() if _zone(state, id_) == "battlefield"]
        if there:
            self.game.effect(f"Destroy <{there[pick % len(there)]}>.")

    @rule(attacker=st.sampled_from(["ghoul", "bear", "ogre", "finks"]))
    def attack(self, attacker: str) -> None:
        state = self.game.state
        id_ = state.current(attacker)
        if state.step != "declare_attackers" or id_ not in state.objects:
            return
        target = "B" if state.active == "A" else "A"
        try:
            self.game.attack({id_: target})
        except IllegalStepError as refused:
            assert refused.reasons

    @rule()
    def damage(self) -> None:
        if self.game.state.damage_due:
            self.game.deal_damage(None)

    @invariant()
    def every_card_is_in_one_zone(self) -> None:
        if not hasattr(self, "cards"):
            return
        state = self.game.state
        there = [thing.id.split("#")[0] for thing in state.objects.values() if not thing.facts.has("token")]
        lost = {player for player, facts in state.players.items() if facts.has("lost")}
        assert len(there) == len(set(there))
        if not lost:
            assert set(there) == self.cards
        assert {thing.zone for thing in state.objects.values()} <= ZONES
        assert not set(state.objects) & set(state.gone)

    @invariant()
    def json_gives_it_back(self) -> None:
        if hasattr(self, "cards"):
            assert Game.loads(self.game.dumps()).dumps() == self.game.dumps()

    @invariant()
    def what_is_on_the_stack_is_there(self) -> None:
        if hasattr(self, "cards"):
            state = self.game.state
            spells = {item.id for item in state.items if item.kind == "spell"}
            assert spells == {thing.id for thing in state.objects.values() if thing.zone == "stack"}


Table.TestCase.settings = settings(
    max_examples=12,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestTable = Table.TestCase
