"""Operations on objects: changes of zone, status, counters, designations (CR 400-403, 701, 122)."""

from __future__ import annotations

from lawmage.game_state import Facts, State, Thing
from lawmage.operations_table import Args, operation
from lawmage.operations_zones import be, gain, join, leave, move, put_token, text
from lawmage.terms import atom, listing, number, term


@operation("moved")
def moved(state: State, args: Args) -> list[str]:
    """An object changes zones and is a new object (CR 400.7)."""
    id_, zone, ways, _ = args
    thing = state.objects.get(id_)
    return [] if thing is None else [move(state, thing, zone, ways)]


@operation("created")
def created(state: State, args: Args) -> list[str]:
    """A token is put onto the battlefield (CR 111.2)."""
    player, made, ways = args
    return [put_token(state, player, made["args"], ways)]


@operation("emblem")
def emblem(state: State, args: Args) -> list[str]:
    """An emblem in the command zone (CR 114.1-2)."""
    player, meaning = args
    new = state.fresh("emblem")
    line = term("line", "1", text(meaning), "[]")
    face = term("face", "''", "none", "[]", "[]", "[]", "[]", "none", "none", "none", "none", listing([line]))
    facts = Facts([["printed", "front", face]])
    state.objects[new] = Thing(new, "command", player, player, state.tick(), facts)
    return [new]


@operation("ceased", "left_game")
def ceased(state: State, args: Args) -> None:
    """It ceases to exist (CR 704.5d-e), or leaves the game with its owner (CR 800.4a)."""
    thing = state.objects.get(args[0])
    if thing is not None:
        leave(state, thing)
        state.items = [item for item in state.items if item.id != args[0]]


@operation("attached")
def attached(state: State, args: Args) -> None:
    """It becomes attached, with a new timestamp, or unattached (CR 701.3)."""
    thing = state.objects[args[0]]
    thing.facts.drop("attached_to")
    if args[1] != "none":
        thing.facts.put("attached_to", atom(args[1]))
        thing.timestamp = state.tick()


@operation("merged")
def merged(state: State, args: Args) -> None:
    """The card of a spell becomes part of a permanent, which is a card or token by itself (CR 730.2)."""
    spell, host, own = args
    part = state.objects[spell]
    state.past_items.update({item.id: item for item in state.items if item.id == spell})
    state.items = [item for item in state.items if item.id != spell]
    join(state.objects[host], part)
    state.objects[host].facts.set("component", own)


@operation("topmost")
def topmost(state: State, args: Args) -> None:
    """What a merged permanent is, a card or token, as its topmost component is (CR 730.2d)."""
    host, kind = args
    be(state.objects[host].facts, kind)


@operation("transformed")
def transformed(state: State, args: Args) -> None:
    """The other face is up, with a new timestamp (CR 701.27a, 613.7g)."""
    thing = state.objects[args[0]]
    thing.timestamp = state.tick()
    facts = thing.facts
    up = facts.one("face_up")
    facts.drop("face_up")
    if up != "back":
        facts.put("face_up", "back")


@operation("turned")
def turned(state: State, args: Args) -> None:
    """It is turned face up or face down, with a new timestamp (CR 708.2, 708.8, 613.7f)."""
    thing = state.objects[args[0]]
    thing.timestamp = state.tick()
    facts = thing.facts
    facts.drop("face_up")
    if args[1] != "front":
        facts.put("face_up", args[1])
    for name in ("manifested", "cloaked"):  # As long as it is face down (CR 701.40a, 701.58a).
        facts.drop("designation", name)


@operation("announced")
def announced(state: State, args: Args) -> None:
    """The X of the cost for which it is turned face up (CR 702.37f)."""
    facts = state.objects[args[0]].facts
    facts.drop("stack_choice", "x")
    facts.put("stack_choice", "x", str(args[1]))


@operation("phased")
def phased(state: State, args: Args) -> None:
    """It phases in or out (CR 702.26)."""
    facts = state.objects[args[0]].facts
    facts.drop("status", "phased_out")
    if args[1] == "out":
        facts.put("status", "phased_out")


@operation("no_longer_bestowed")
def no_longer_bestowed(state: State, args: Args) -> None:
    """It is a creature again (CR 702.103f)."""
    state.objects[args[0]].facts.drop("designation", "bestowed")


@operation("tapped")
def tapped(state: State, args: Args) -> None:
    """CR 701.26a."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.put("status", "tapped")


@operation("untapped")
def untapped(state: State, args: Args) -> None:
    """CR 701.26b."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.drop("status", "tapped")


@operation("counters")
def counters(state: State, args: Args) -> None:
    """Counters are put on, with a new timestamp for all of the kind (CR 613.7c), or removed (CR 122)."""
    thing, kind, change = args
    facts = state.players.get(thing)
    if facts is None:
        if thing not in state.objects:
            return
        facts = state.objects[thing].facts
        if change > 0:
            facts.drop("counters_since", text(kind))
            facts.put("counters_since", text(kind), number(state.tick()))
    if change < 0:
        change = max(change, -facts.count("counters", text(kind)))
    facts.add(change, "counters", text(kind))


@operation("chosen")
def chosen(state: State, args: Args) -> None:
    """A choice is kept for an object (CR 607.2d)."""
    if args[0] in state.objects:
        facts = state.objects[args[0]].facts
        facts.drop("chosen", args[1])
        facts.put("chosen", args[1], text(args[2]))


@operation("unchosen")
def unchosen(state: State, args: Args) -> None:
    """A choice for an object is over (CR 607.2d)."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.drop("chosen", args[1])


@operation("designated")
def designated(state: State, args: Args) -> None:
    """An object or player gets a designation, such as monarch or prepared (CR 725.1, 722.3a)."""
    facts = facts_about(state, args[0])
    if facts is not None:
        facts.put("designation", text(args[1]))


@operation("undesignated")
def undesignated(state: State, args: Args) -> None:
    """An object or player loses a designation (CR 725.3)."""
    facts = facts_about(state, args[0])
    if facts is not None:
        facts.drop("designation", text(args[1]))


@operation("forgotten")
def forgotten(state: State, args: Args) -> None:
    """What was kept about an object or player for the next check of state-based actions is over (CR 704.3)."""
    facts = facts_about(state, args[0]["args"][0])
    if facts is not None:
        facts.drop(args[0]["name"])


def facts_about(state: State, name: str) -> Facts | None:
    """The facts about a player or an object that is there."""
    if name in state.players:
        return state.players[name]
    thing = state.objects.get(name)
    return None if thing is None else thing.facts


@operation("linked")
def linked(state: State, args: Args) -> None:
    """Linked abilities of an object mean another (CR 607.2)."""
    facts = facts_about(state, args[0])
    if facts is not None:
        facts.put("linked", atom(args[1]))


@operation("gained")
def gained(state: State, args: Args) -> None:
    """An object has an effect of its own for as long as it is there (CR 611.2a)."""
    if args[0] in state.objects:
        gain(state, state.objects[args[0]], args[1], text(args[2]))


@operation("prepared")
def prepared(state: State, args: Args) -> list[str]:
    """A copy of a prepared permanent's spell is made in exile (CR 722.3c)."""
    id_, player, face = args
    new = state.fresh(f"copy of {id_.split('#')[0]}")
    facts = Facts([["token"], ["printed", "front", text(face)], ["designation", "prepared_copy"]])
    state.objects[new] = Thing(new, "exile", player, player, state.tick(), facts)
    state.objects[id_].facts.put("linked", atom(new))
    return [new]


@operation("protected")
def protected(state: State, args: Args) -> None:
    """A battle's protector (CR 310.8)."""
    state.objects[args[0]].facts.set("protector", atom(args[1]))
