"""Operations of combat and the turn (CR 500-514)."""

from __future__ import annotations

from lawmage.game_state import State, Thing
from lawmage.operations_table import Args, operation, record
from lawmage.operations_zones import text
from lawmage.terms import atom, term


@operation("attacked")
def attacked(state: State, args: Args) -> None:
    """It attacks (CR 508.1k)."""
    thing = state.objects[args[0]]
    thing.facts.set("attacking", atom(args[1]))
    record(state, "attacked", term("object", atom(args[0])), term("player", atom(thing.controller)))


@operation("band")
def band(state: State, args: Args) -> None:
    """Attackers are a band (CR 702.22c)."""
    state.others.append(term("band", text(args[0])))


@operation("blocked_one")
def blocked_one(state: State, args: Args) -> None:
    """It blocks an attacker (CR 509.1g)."""
    thing = state.objects[args[0]]
    thing.facts.put("blocking", atom(args[1]))
    record(state, "blocked", term("object", atom(args[0])), term("player", atom(thing.controller)))


@operation("became_blocked", "blocked")
def became_blocked(state: State, args: Args) -> None:
    """The attacker is blocked (CR 509.1h)."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.put("blocked")


@operation("removed_from_combat")
def removed_from_combat(state: State, args: Args) -> None:
    """CR 506.4."""
    if args[0] in state.objects:
        out_of_combat(state.objects[args[0]])
        for thing in state.objects.values():
            thing.facts.drop("blocking", atom(args[0]))


def out_of_combat(thing: Thing) -> None:
    """It attacks and blocks nothing."""
    for name in ("attacking", "blocking", "blocked", "damage_order"):
        thing.facts.drop(name)


@operation("combat_over")
def combat_over(state: State, args: Args) -> None:
    """Everything is removed from combat (CR 511.3)."""
    for thing in state.objects.values():
        out_of_combat(thing)
        thing.facts.drop("designation", "first_striker")
    state.others = [fact for fact in state.others if not fact.startswith("band(")]


@operation("striking")
def striking(state: State, args: Args) -> None:
    """The first of two damage steps: who has first or double strike is kept (CR 510.4)."""
    state.second_damage = True
    for id_ in args[0]:
        state.objects[id_].facts.put("designation", "first_striker")


@operation("began")
def began(state: State, args: Args) -> None:
    """A step begins, and with a turn its history is new."""
    step, player = args
    if step == "untap":
        state.last_events, state.events = state.events, []
        state.lands.clear()
        state.used.clear()
        state.others = [fact for fact in state.others if fact != "extra_turn"]
        for thing in state.objects.values():
            if thing.controller == player:
                thing.facts.drop("sick")
    if step in ("beginning_of_combat", "untap"):
        state.second_damage = False
    if step == "beginning_of_combat" and state.step == "end_of_combat" and state.more_combat:
        state.more_combat -= 1
    if step == "untap":
        state.more_combat = 0
    state.damage_dealt = False
    state.step, state.active = step, player


@operation("extra_turn")
def extra_turn(state: State, args: Args) -> None:
    """CR 500.7."""
    state.extra_turns.append(args[0])


@operation("extra_combat")
def extra_combat(state: State, args: Args) -> None:
    """CR 500.8."""
    state.more_combat += 1
