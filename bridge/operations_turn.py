"""Operations of combat and the turn (CR 500-514)."""

from __future__ import annotations

from lawmage.game_state import Facts, State, Thing
from lawmage.operations_table import Args, operation
from lawmage.operations_zones import text
from lawmage.terms import atom, term


@operation("attacked")
def attacked(state: State, args: Args) -> None:
    """It attacks (CR 508.1k)."""
    state.objects[args[0]].facts.set("attacking", atom(args[1]))


@operation("blocked_one")
def blocked_one(state: State, args: Args) -> None:
    """It blocks an attacker (CR 509.1g)."""
    state.objects[args[0]].facts.drop("blocking", "none")
    state.objects[args[0]].facts.put("blocking", atom(args[1]))


@operation("became_blocked", "blocked")
def became_blocked(state: State, args: Args) -> None:
    """The attacker is blocked (CR 509.1h)."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.put("blocked")


@operation("removed_from_combat")
def removed_from_combat(state: State, args: Args) -> None:
    """CR 506.4; what it was blocking may become unblocked."""
    if args[0] in state.objects:
        thing = state.objects[args[0]]
        attackers = thing.facts.of("blocking")
        out_of_combat(thing)
        for (attacker,) in attackers:
            thing.facts.put("was_blocking", attacker)


@operation("reselected")
def reselected(state: State, args: Args) -> None:
    """It attacks something else, and hasn't attacked again (CR 508.7a)."""
    state.objects[args[0]].facts.set("attacking", atom(args[1]))


@operation("became_unblocked")
def became_unblocked(state: State, args: Args) -> None:
    """The attacker is not blocked any more (CR 509.1h)."""
    state.objects[args[0]].facts.drop("blocked")


@operation("stopped_blocking")
def stopped_blocking(state: State, args: Args) -> None:
    """It blocks that attacker no more (CR 506.4); left with none, it is a blocking creature still (CR 509.1g)."""
    facts = state.objects[args[0]].facts if args[0] in state.objects else Facts()
    if facts.has("blocking", atom(args[1])):
        facts.drop("blocking", atom(args[1]))
        if not facts.of("blocking"):
            facts.put("blocking", "none")


def out_of_combat(thing: Thing) -> None:
    """It attacks and blocks nothing."""
    for name in ("attacking", "blocking", "was_blocking", "blocked", "damage_order"):
        thing.facts.drop(name)


@operation("combat_over")
def combat_over(state: State, args: Args) -> None:
    """Everything is removed from combat (CR 511.3)."""
    for thing in state.objects.values():
        out_of_combat(thing)


@operation("noted")
def noted(state: State, args: Args) -> None:
    """The board has this fact from now on, such as a band (CR 702.22c)."""
    if text(args[0]) not in state.others:
        state.others.append(text(args[0]))


@operation("unnoted")
def unnoted(state: State, args: Args) -> None:
    """The board has this fact no more, such as a band (CR 702.22f)."""
    state.others = [fact for fact in state.others if fact != text(args[0])]


@operation("turn_began")
def turn_began(state: State, args: Args) -> None:
    """A turn begins, normal or extra: its history is new (CR 500.7)."""
    player, kind = args
    state.turns += 1
    state.past_events += [*state.events, ["turn_began", term("player", atom(player))]]
    state.events = []
    state.lands.clear()
    state.used.clear()
    state.steps_to_come = None
    state.others = [fact for fact in state.others if fact != "extra_turn"]
    if kind == "extra":
        state.others.append("extra_turn")
    else:
        state.normal_turn = player


@operation("began")
def began(state: State, args: Args) -> None:
    """A step begins, of that player's turn (CR 500.1)."""
    state.step, state.active = args
    state.damage_due = False


@operation("damage_due")
def damage_due(state: State, args: Args) -> None:
    """Combat damage is to be dealt in this step (CR 510.1)."""
    state.damage_due = True


@operation("damage_assigned")
def damage_assigned(state: State, args: Args) -> None:
    """Combat damage is dealt in this step, and not again (CR 510.2)."""
    state.damage_due = False


@operation("no_longer_sick")
def no_longer_sick(state: State, args: Args) -> None:
    """Its controller has controlled it since a turn of theirs began (CR 302.6)."""
    state.objects[args[0]].facts.drop("sick")


@operation("control_changed")
def control_changed(state: State, args: Args) -> None:
    """Another player controls it (CR 613.1b), from now on (CR 302.6)."""
    thing = state.objects[args[0]]
    thing.held = args[1]
    thing.facts.put("sick")


@operation("priority")
def priority(state: State, args: Args) -> None:
    """A player gets priority, or nobody does (CR 117.3)."""
    state.priority = None if args[0] == "none" else args[0]
    state.passed.clear()


@operation("passed")
def passed(state: State, args: Args) -> None:
    """A player passes, and the next gets priority (CR 117.3d)."""
    state.passed.append(args[0])
    state.priority = args[1]


@operation("steps_left")
def steps_left(state: State, args: Args) -> None:
    """These steps are still to come in this turn (CR 500.8, 500.9)."""
    state.steps_to_come = list(args[0])


@operation("extra_turn")
def extra_turn(state: State, args: Args) -> None:
    """A player gets an extra turn; the one created last comes first (CR 500.7)."""
    state.extra_turns.append([state.number(), args[0]])


@operation("turn_taken")
def turn_taken(state: State, args: Args) -> None:
    """An extra turn begins, or is skipped (CR 500.7, 614.10)."""
    state.extra_turns = [turn for turn in state.extra_turns if turn[0] != args[0]]


@operation("triggers_dropped")
def triggers_dropped(state: State, args: Args) -> None:
    """Abilities that have triggered and wait are never put on the stack (CR 724.1a)."""
    state.pending.clear()


@operation("became_daytime")
def became_daytime(state: State, args: Args) -> None:
    """It becomes day, or night (CR 731.1)."""
    state.others = [fact for fact in state.others if not fact.startswith("designation(game,")]
    state.others.append(term("designation", "game", args[0]))
