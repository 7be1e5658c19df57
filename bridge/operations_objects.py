"""Operations on objects: changes of zone, status, counters, designations (CR 400-403, 701, 122)."""

from __future__ import annotations

import re

from lawmage.game_state import Facts, State, Thing
from lawmage.operations_table import Args, operation, record
from lawmage.operations_zones import leave, move, put_token, text
from lawmage.terms import atom, listing, number, term


@operation("moved")
def moved(state: State, args: Args) -> list[str]:
    """An object changes zones and is a new object (CR 400.7)."""
    id_, zone, ways, cause = args
    thing = state.objects.get(id_)
    if thing is None:
        return []
    if thing.zone == "battlefield" and zone != "battlefield":
        creature = re.search(r"[\[,]types-\[[^\]]*\bcreature\b", state.known.get(id_, "")) is not None
        kind = "died" if zone == "graveyard" and creature else "left"
        record(state, kind, term("object", atom(id_)), term("player", atom(thing.controller)))
        if kind == "died":
            record(state, "left", term("object", atom(id_)), term("player", atom(thing.controller)))
    if cause == "sacrificed":
        record(state, "sacrificed", term("object", atom(id_)), term("player", atom(thing.controller)))
    if cause == "discarded":
        record(state, "discarded", term("object", atom(id_)), term("player", atom(thing.owner)))
    new = move(state, thing, zone, ways)
    place = state.objects[new]
    if zone == "battlefield":
        record(state, "entered", term("object", atom(new)), term("player", atom(place.controller)))
    if cause == "cast":
        record(state, "cast", term("object", atom(new)), term("player", atom(place.controller)))
    return [new]


@operation("created")
def created(state: State, args: Args) -> list[str]:
    """A token is put onto the battlefield (CR 111.2)."""
    player, made, ways = args
    new = put_token(state, player, made["args"], ways)
    record(state, "entered", term("object", atom(new)), term("player", atom(player)))
    return [new]


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


@operation("ceased")
def ceased(state: State, args: Args) -> None:
    """It ceases to exist (CR 704.5d-e)."""
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
    if args[1] == "down":
        facts.put("face_up", "down")


@operation("phased")
def phased(state: State, args: Args) -> None:
    """It phases in or out, with what is attached to it (CR 702.26)."""
    for thing in list(state.objects.values()):
        if thing.id == args[0] or thing.facts.one("attached_to") == atom(args[0]):
            thing.facts.drop("status", "phased_out")
            if args[1] == "out":
                thing.facts.put("status", "phased_out")


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


@operation("designated")
def designated(state: State, args: Args) -> None:
    """A thing gets a designation; a player's of which there is one is lost by the others (CR 725.3)."""
    thing, name = args[0], text(args[1])
    if thing in state.players:
        if name in ("monarch", "initiative"):
            for facts in state.players.values():
                facts.drop("designation", name)
        state.players[thing].put("designation", name)
    elif thing in state.objects:
        state.objects[thing].facts.put("designation", name)


@operation("prepared")
def prepared(state: State, args: Args) -> list[str]:
    """A copy of a prepared permanent's spell is made in exile (CR 722.3c)."""
    id_, player, face = args
    new = state.fresh(f"copy of {id_.split('#')[0]}")
    facts = Facts([["token"], ["printed", "front", text(face)], ["designation", "prepared_copy"]])
    state.objects[new] = Thing(new, "exile", player, player, state.tick(), facts)
    state.objects[id_].facts.put("linked", atom(new))
    return [new]


@operation("undesignated")
def undesignated(state: State, args: Args) -> None:
    """A thing loses a designation."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.drop("designation", text(args[1]))


@operation("protected")
def protected(state: State, args: Args) -> None:
    """A battle's protector (CR 310.8)."""
    state.objects[args[0]].facts.set("protector", atom(args[1]))
