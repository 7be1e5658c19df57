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
    component = thing.facts.one("component")
    if component is not None:  # what it is by itself (CR 730.3)
        facts.drop("token")
        if component == "token":
            facts.put("token")
    leave(state, thing)
    state.past_items.update({item.id: item for item in state.items if item.id == thing.id})
    state.items = [item for item in state.items if item.id != thing.id]
    new = state.fresh(thing.id)
    for name, id_ in state.names.items():
        if id_ == thing.id:
            state.names[name] = new
    time = state.tick()
    place, end = (zone["name"], zone["args"][0]) if isinstance(zone, dict) else (zone, "top")
    _made_whole(place, thing, facts)
    arrived = Thing(new, place, thing.owner, thing.owner, time, facts)
    state.became.append([thing.id, new, time])
    if place == "library" and end != "bottom":
        state.objects = {new: arrived, **state.objects}
    else:
        if place == "library":
            state.bottomed(thing.owner)
        state.objects[new] = arrived
    arrive(state, arrived, ways)
    for part in list(state.objects.values()):
        if thing.facts.has("merged_with", atom(part.id)):  # CR 730.3, 730.3c
            state.became.append([thing.id, move(state, part, zone, []), time])
    own = ["printed", "front"]
    for fact in thing.facts:  # one melded permanent, two cards (CR 712.21)
        if fact[0] == "melded" and [*own, fact[1]] not in facts:
            prints = Facts([[*own, fact[1]], *(other for other in facts if other[:2] != own)])
            second = state.fresh(thing.id)
            state.objects[second] = Thing(second, place, thing.owner, thing.owner, state.tick(), prints)
            state.became.append([thing.id, second, time])
    return new


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


_SEEN = frozenset({"acted_as_entered", "encoded", "from_zone", "once_done", "returns"})
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


def _chosen(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.put("chosen", args[0], text(args[1]))


def _melded(state: State, thing: Thing, args: Sequence[Any]) -> None:
    """The other card is the same permanent (CR 701.42a, 712.4b)."""
    other = state.objects[args[0]]
    leave(state, other)
    for card in (thing, other):
        front = next(fact[2] for fact in card.facts if fact[:2] == ["printed", "front"])
        thing.facts.put("melded", front)


def _gains(state: State, thing: Thing, args: Sequence[Any]) -> None:
    gain(state, thing, thing.controller, text(args[0]))


def gain(state: State, thing: Thing, player: str, meaning: str) -> None:
    """An effect on an object alone begins, of that player."""
    count = len(thing.facts.of("gain")) + 1
    thing.facts.append(["gain", str(count), atom(player), str(state.tick()), meaning])


def _kept(state: State, thing: Thing, args: Sequence[Any]) -> None:
    thing.facts.append(fact(args[0]))


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


def _made_whole(place: str, thing: Thing, facts: Facts) -> None:
    """A card of which one half or face was cast is itself again, a permanent with that face up (CR 709.4, 712.8, 715.4)."""
    whole = thing.facts.one("whole")
    if whole is None:
        return
    cast = _front_print(facts)
    facts.drop("printed", "front")
    facts.put("printed", "front", whole)
    if place == "battlefield" and facts.has("printed", "back", cast):
        facts.set("face_up", "back")


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
    "chosen": _chosen,
    "gains": _gains,
    "spliced": _spliced,
    "attached_to": _attached,
    "attacking": _attacking,
    "blocking": _blocking,
    "face": _face,
    "front": _front,
    "kept": _kept,
    "melded_with": _melded,
    "linked": _linked,
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
