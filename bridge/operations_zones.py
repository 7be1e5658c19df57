"""Changes of zone: the new object, and how it is where it comes (CR 400.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lawmage.errors import EngineError
from lawmage.game_state import Facts, Item, State, Thing
from lawmage.terms import atom, listing, number

PRINT = ("printed", "layout", "token", "unstated_cost")
"""Facts that go with the card or token through every zone."""


def text(value: Any) -> str:
    """A value of an event as the text of its term."""
    if isinstance(value, dict):
        return str(value["term"])
    if isinstance(value, list):
        return listing(map(text, value))
    if isinstance(value, int | float):
        return number(value)
    return atom(str(value))


def fact(value: Any) -> list[str]:
    """A value of an event as a fact: its name, and the texts of its arguments."""
    return [value] if isinstance(value, str) else [value["name"], *map(text, value["args"])]


def leave(state: State, thing: Thing) -> None:
    """The object is no more; what is known of it is kept."""
    del state.objects[thing.id]
    state.gone[thing.id] = thing


def move(state: State, thing: Thing, zone: str, ways: Sequence[Any]) -> str:
    """Move an object to a zone, as ``ways`` say how; the id of the object that it is there."""
    facts = Facts([list(fact) for fact in thing.facts if fact[0] in PRINT])
    leave(state, thing)
    state.past_items.update({item.id: item for item in state.items if item.id == thing.id})
    state.items = [item for item in state.items if item.id != thing.id]
    new = state.fresh(thing.id)
    for name, id_ in state.names.items():
        if id_ == thing.id:
            state.names[name] = new
    time = state.tick()
    place, end = (zone["name"], zone["args"][0]) if isinstance(zone, dict) else (zone, "top")
    arrived = Thing(new, place, thing.owner, thing.owner, time, facts)
    state.became.append([thing.id, new, time])
    if place == "library" and end != "bottom":
        state.objects = {new: arrived, **state.objects}
    else:
        if place == "library":
            state.put_beneath(arrived)
        state.objects[new] = arrived
    arrive(state, arrived, ways)
    _apart(state, thing, arrived, zone, ways)
    return new


def _apart(state: State, thing: Thing, arrived: Thing, zone: str, ways: Sequence[Any]) -> None:
    """What else a melded or merged permanent is made of goes along, each an object of its own (CR 712.21, 730.3)."""
    if "alone" in ways:
        return
    parts = [part for part in state.objects.values() if thing.facts.has("merged_with", atom(part.id))]
    if not parts:
        return
    became = {thing.id: arrived}
    state.became.append([f"own card of {thing.id}", arrived.id, arrived.timestamp])
    for part in parts:
        new = move(state, part, zone, [way for way in ways if not _of_one(way)])
        state.became.append([thing.id, new, arrived.timestamp])
        became[part.id] = state.objects[new]
    for way in ways:
        if isinstance(way, dict) and way["name"] == "in_order":
            in_order = {became[id_].id: became[id_] for id_ in way["args"][0] if id_ in became}
            _put_in_order(state, in_order, zone)


def _of_one(way: Any) -> bool:
    return isinstance(way, dict) and way["name"] in ("in_order", "itself", "kind", "part_of")


def _put_in_order(state: State, things: dict[str, Thing], zone: Any) -> None:
    """Objects lie in their zone in this order, from the top; what is exiled last has the latest timestamp (CR 613.7m)."""
    rest = {id_: thing for id_, thing in state.objects.items() if id_ not in things}
    if isinstance(zone, dict):
        state.objects = rest | things if zone["args"][0] == "bottom" else things | rest
    else:
        state.objects = rest | dict(reversed(things.items())) if zone == "graveyard" else rest | things
        for thing in things.values() if zone == "exile" else ():
            thing.timestamp = state.tick()


def join(host: Thing, part: Thing) -> None:
    """A card becomes part of a permanent and is no object any more (CR 712.4b, 730.2)."""
    part.zone = "merged"
    part.facts[:] = [fact for fact in part.facts if fact[0] in PRINT]
    host.facts.put("merged_with", atom(part.id))


def be(facts: Facts, kind: str) -> None:
    """An object is a card or a token."""
    facts.drop("token")
    if kind == "token":
        facts.put("token")


def put_token(state: State, player: str, made: Sequence[Any], ways: Sequence[Any]) -> str:
    """Put a token onto the battlefield under a player's control (CR 111.2); its id."""
    prints, face, layout, exceptions = made
    new = state.fresh("token")
    facts = Facts([["token"]])
    token = Thing(new, "battlefield", player, player, state.tick(), facts)
    printed = [["printed", up, text(print_)] for up, print_ in (pair["args"] for pair in prints)]
    if exceptions:
        original = f"copy#{state.number()}"
        state.gone[original] = Thing(original, "gone", player, player, 0, Facts(printed))
        if layout != "none":
            state.gone[original].facts.put("layout", atom(layout))
        facts.put("copy_of", atom(original), text(exceptions))
    facts.extend([list(fact) for fact in printed])
    if face != "front":
        facts.put("face_up", face)
    if layout != "none":
        facts.put("layout", atom(layout))
    state.objects[new] = token
    arrive(state, token, ways)
    return new


_DESIGNATIONS = (
    "rebounding",
    "on_adventure",
    "bestowed",
    "prepared",
    "left_half_unlocked",
    "right_half_unlocked",
    "suspended",
    "manifested",
    "cloaked",
    "foretold",
    "plotted",
    "warped",
    "commander",
)


_SEEN = frozenset({"acted_as_entered", "alone", "encoded", "from_zone", "in_order", "once_done", "returns"})
"""Ways that leave no fact: the rules look at them in the event."""


def arrive(state: State, thing: Thing, ways: Sequence[Any]) -> None:
    """See to how an object is where it comes.

    :raises EngineError: for a way that has no fact here.
    """
    for way in ways:
        name, args = (way["name"], way["args"]) if isinstance(way, dict) else (way, [])
        if name in _ARRIVALS:
            _ARRIVALS[name](state, thing, args)
        elif name == "tapped":
            thing.facts.put("status", "tapped")
        elif name in ("sick", "newly_there"):
            thing.facts.put(name)
        elif name in _DESIGNATIONS:
            thing.facts.put("designation", name)
        elif name not in _SEEN:
            raise EngineError(f"the rules name a way to arrive that a game doesn't know: {name}")


def _controller(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.controller = args[0]


def _counters(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.add(args[1], "counters", text(args[0]))


def _copy(state: State, thing: Thing, args: Sequence[Any]) -> None:
    original = f"copy#{state.number()}"
    state.gone[original] = Thing(
        original, "gone", "none", "none", 0, Facts([["printed", "front", text(args[0])]])
    )
    thing.facts.drop("copy_of")
    thing.facts.put("copy_of", atom(original), text(args[1]))


def print_also(facts: Facts, up: str, face: Any) -> None:
    """Another face is copied, of a flip card or of one with a prepare spell (CR 710.2, 722.2b)."""
    facts.put("printed", up, text(face))
    if up == "second":
        facts.put("layout", "prepare")


def _copied_also(state: State, thing: Thing, args: Sequence[Any]) -> None:
    print_also(state.gone[f"copy#{state.numbers}"].facts, *args)


def _chosen(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.put("chosen", args[0], text(args[1]))


def _melded(state: State, thing: Thing, args: Sequence[Any]) -> None:
    """The other card is the same permanent (CR 701.42a, 712.4b)."""
    other = state.objects[args[0]]
    for card in (thing, other):
        thing.facts.put("melded", _front_print(card.facts))
    join(thing, other)


def _gains(state: State, thing: Thing, args: Sequence[Any]) -> None:
    gain(state, thing, thing.controller, text(args[0]))


def gain(state: State, thing: Thing, player: str, meaning: str) -> None:
    """An effect on an object alone begins, of that player."""
    count = len(thing.facts.of("gain")) + 1
    thing.facts.append(["gain", str(count), atom(player), str(state.tick()), meaning])


def _kept(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.append(fact(args[0]))


def _keeps_effects(state: State, thing: Thing, args: Sequence[Any]) -> None:
    """Effects on the spell that it was are effects on it (CR 400.7a, 400.7c)."""
    for effect in state.effects:
        effect.meaning = effect.meaning.replace(f"ref({atom(args[0])})", f"ref({atom(thing.id)})")


def _attached(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.set("attached_to", atom(args[0]))


def _attacking(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.set("attacking", atom(args[0]))


def _blocking(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.put("blocking", atom(args[0]))


def _face(state: State, thing: Thing, args: Sequence[Any]) -> None:
    if args[0] != "front":
        thing.facts.set("face_up", args[0])


def _front(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.set("whole", _front_print(thing.facts))
    thing.facts.drop("printed", "front")
    thing.facts.put("printed", "front", text(args[0]))


def _front_print(facts: Facts) -> str:
    return next(fact[2] for fact in facts if fact[:2] == ["printed", "front"])


def _itself(state: State, thing: Thing, args: Sequence[Any]) -> None:
    """A card of which one half or face was cast is itself again (CR 709.4, 712.8, 715.4)."""
    thing.facts.drop("printed", "front")
    thing.facts.put("printed", "front", text(args[0]))
    if args[1] != "front":
        thing.facts.set("face_up", args[1])


def _kind(state: State, thing: Thing, args: Sequence[Any]) -> None:
    be(thing.facts, args[0])


def _part_of(state: State, thing: Thing, args: Sequence[Any]) -> None:
    """It was part of a permanent, and is found for that (CR 730.3c)."""
    state.became.append([args[0], thing.id, thing.timestamp])


def _linked(state: State, thing: Thing, args: Sequence[Any]) -> None:
    host = state.objects.get(args[0])
    if host is not None:
        host.facts.put("linked", atom(thing.id))


def _crafted_with(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.extend(["linked", atom(card)] for card in args[0])


def _item(state: State, thing: Thing, args: Sequence[Any]) -> None:
    state.items.append(Item(thing.id, "spell", thing.id, thing.id, thing.controller, "none", text(args[0])))


def _targets(state: State, thing: Thing, args: Sequence[Any]) -> None:
    state.items[-1].targets = list(args[0])
    thing.facts.put("stack_choice", "targets", listing(map(atom, args[0])))


def _modes(state: State, thing: Thing, args: Sequence[Any]) -> None:
    state.items[-1].modes = list(args[0])
    thing.facts.put("stack_choice", "modes", listing(map(number, args[0])))


def _x(state: State, thing: Thing, args: Sequence[Any]) -> None:
    state.items[-1].x = args[0]
    thing.facts.put("stack_choice", "x", number(args[0]))


def _paid(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.put("stack_choice", "paid", listing(paid_pair(one) for one in args[0]))


def paid_pair(one: Any) -> str:
    """A part of a payment as ``How-What``."""
    return f"{one['name']}-{text(one['args'][0])}"


def _using(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.put("stack_choice", "using", text(args[0]))


def _times(state: State, thing: Thing, args: Sequence[Any]) -> None:
    """How often a cost was paid (CR 702.33d)."""
    thing.facts.put("stack_choice", "times", f"{atom(args[0])}-{number(args[1])}")


def _attacked(state: State, thing: Thing, args: Sequence[Any]) -> None:
    """What the creature attacked that was returned for it (CR 702.190b)."""
    thing.facts.put("stack_choice", "attacked", atom(args[0]))


def _spliced(state: State, thing: Thing, args: Sequence[Any]) -> None:
    """Which of the text it has is spliced onto it, and copied with it (CR 702.47a, 707.10)."""
    thing.facts.append(["stack_choice", "spliced", text(args[0])])


def _from(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.put("stack_choice", "from", args[0])


_ARRIVALS = {
    "from": _from,
    "controller": _controller,
    "counters": _counters,
    "copy": _copy,
    "copied_also": _copied_also,
    "chosen": _chosen,
    "gains": _gains,
    "spliced": _spliced,
    "attached_to": _attached,
    "attacking": _attacking,
    "blocking": _blocking,
    "face": _face,
    "front": _front,
    "itself": _itself,
    "keeps_effects": _keeps_effects,
    "kept": _kept,
    "kind": _kind,
    "melded_with": _melded,
    "linked": _linked,
    "part_of": _part_of,
    "crafted_with": _crafted_with,
    "item": _item,
    "targets": _targets,
    "modes": _modes,
    "x": _x,
    "paid": _paid,
    "using": _using,
    "times": _times,
    "attacked": _attacked,
}
