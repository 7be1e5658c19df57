"""Random legal actions on small games (tables.py): no crash, no object lost or doubled, undo, copies and JSON exact."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tables import TABLES, Table


class RandomGame(RuleBasedStateMachine):
    """Steps drawn at random; after each, what must always hold is looked at."""

    table: Table | None = None

    @initialize(name=st.sampled_from(sorted(TABLES)), choose=st.randoms(use_true_random=False))
    def begin(self, name: str, choose: random.Random) -> None:
        self.table = Table(name, choose)

    @rule()
    def step(self) -> None:
        assert self.table is not None
        for _ in range(2):
            self.table.step()

    @rule()
    def look(self) -> None:
        """JSON, undo and redo, a copy."""
        assert self.table is not None
        self.table.check()

    @rule(player=st.sampled_from("AB"))
    def what_may_be_done_is_legal(self, player: str) -> None:
        assert self.table is not None
        game = self.table.game
        if not game.state.players[player].has("lost"):
            for action in game.legal_actions(player)[:3]:
                assert game.refusals(action) == ()

    @invariant()
    def zones(self) -> None:
        if self.table is not None:
            self.table.check_zones(self.table.game.state)


RandomGame.TestCase.settings = settings(
    max_examples=35,
    stateful_step_count=50,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestRandomGame = RandomGame.TestCase


def test_a_long_game_of_every_table() -> None:
    """Thousands of steps in all; each table from its own seed."""
    for seed, name in enumerate(sorted(TABLES)):
        table = Table(name, random.Random(seed))
        for _ in range(250):
            table.step()
            table.check_zones(table.game.state)
        table.check()
        assert table.steps > 0
