"""Operations on the stack, and effects that last (CR 405, 608, 611, 707.10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from lawmage.game_state import Delayed, Effect, Facts, Item, State, Thing
from lawmage.operations_players import used
from lawmage.operations_table import Args, operation
from lawmage.operations_zones import arrive, fact, print_also, text
from lawmage.terms import atom, listing, term


@operation("lasting")
def lasting(state: State, args: Args) -> None:
    """A continuous effect begins (CR 611.2a)."""
    state.effects.append(Effect(state.number(), args[0], state.tick(), text(args[2])))


@operation("becomes_copy")
def becomes_copy(state: State, args: Args) -> None:
    """A copy effect begins: what is copied is kept as it is now (CR 707.2b)."""
    player, duration, object_, face, exceptions, others = args
    original = snapshot(state, text(face))
    for up, other in (pair["args"] for pair in others):
        print_also(state.gone[original].facts, up, other)
    meaning = term("becomes_copy", term("ref", atom(object_)), term("ref", atom(original)), text(exceptions))
    if duration != "none":
        meaning = term("until", text(duration), meaning)
    state.effects.append(Effect(state.number(), player, state.tick(), meaning))


def snapshot(state: State, face: str) -> str:
    """The id of an object outside of the game that has this face."""
    new = f"copy#{state.number()}"
    thing = Thing(new, "gone", "none", "none", 0, Facts([["printed", "front", face]]))
    state.gone[new] = thing
    return new


@operation("ended")
def ended(state: State, args: Args) -> None:
    """An effect's duration is over (CR 611.2a), or a delayed ability has triggered (CR 603.7b)."""
    kind, rest = args[0]["name"], args[0]["args"]
    if kind == "effect":
        state.effects = [effect for effect in state.effects if effect.number != rest[0]]
    elif kind == "delay":
        state.delayed = [one for one in state.delayed if one.number != rest[0]]
    elif rest[0] in state.objects:
        state.objects[rest[0]].facts.drop("gain", str(rest[1]))


@operation("redated")
def redated(state: State, args: Args) -> None:
    """An effect lasts otherwise from now on: the time that it is for has begun (CR 611.2a)."""
    kind, rest = args[0]["name"], args[0]["args"]
    meaning = text(args[1])
    if kind == "effect":
        for effect in state.effects:
            if effect.number == rest[0]:
                effect.meaning = meaning
    elif rest[0] in state.objects:
        for fact in state.objects[rest[0]].facts.of("gain"):
            if fact[0] == str(rest[1]):
                state.objects[rest[0]].facts.drop("gain", fact[0])
                state.objects[rest[0]].facts.put("gain", *fact[:-1], meaning)


@operation("shielded")
def shielded(state: State, args: Args) -> None:
    """A prevention effect has so much left (CR 615.7)."""
    state.shields = [shield for shield in state.shields if shield[:2] != [args[0], args[1]]]
    state.shields.append([args[0], args[1], args[2]])


@operation("delay")
def delay(state: State, args: Args) -> None:
    """A delayed triggered ability begins to wait, or triggers at once (CR 603.7, 603.12)."""
    event, meaning, duration, frame = args
    source, controller, _, bindings = frame["args"]
    if event == "now":
        label = _bound(bindings, "label") or "effect/1"
        state.pending.append(
            term(
                "trigger", atom(label), atom(source), atom(controller), text(meaning), text(bindings), "none"
            )
        )
        return
    state.delayed.append(
        Delayed(
            state.number(), controller, source, text(event), text(meaning), text(bindings), text(duration)
        )
    )


def _bound(bindings: Sequence[Any], name: str) -> Any:
    return next((pair["args"][1] for pair in bindings if pair["args"][0] == name), None)


@operation("stacked")
def stacked(state: State, args: Args) -> list[str]:
    """An ability is put on the stack (CR 602.2a, 603.3)."""
    kind, label, source, controller, meaning, bindings, targets = args
    id_ = f"{label}@{state.number()}"
    if kind == "triggered":
        used(state, [source, label])
    state.items.append(
        Item(
            id_,
            kind,
            label,
            source,
            controller,
            text(meaning),
            text(bindings),
            list(targets),
            _bound(bindings, "modes"),
            _bound(bindings, "x"),
            together=state.clock,
        )
    )
    return [id_]


@operation("gone")
def gone(state: State, args: Args) -> None:
    """An ability leaves the stack as it has resolved, is countered or its controller leaves (CR 608.2n, 701.6a, 800.4a)."""
    state.past_items.update({item.id: item for item in state.items if item.id == args[0]})
    state.items = [item for item in state.items if item.id != args[0]]


@operation("copied")
def copied(state: State, args: Args) -> list[str]:
    """A copy of a spell or ability is put on top of the stack (CR 707.10)."""
    original, player, exceptions, given = args
    item = next((item for item in state.items if item.id == original), state.past_items.get(original))
    if item is None:
        return []
    if item.kind != "spell":
        id_ = f"copy of {item.label}@{state.number()}"
        label = f"copy of {item.label}"
        copy = replace(item, id=id_, label=label, controller=player, targets=list(item.targets), together=0)
        state.items.append(copy)
        return [id_]
    new = state.fresh(f"copy of {original.split('#')[0]}")
    facts = Facts()
    for one in given:
        name, *values = fact(one)
        if name == "copied":
            facts.put("copy_of", atom(snapshot(state, *values)), text(exceptions))
        else:
            facts.put(name, *values)
    state.objects[new] = Thing(new, "stack", player, player, state.tick(), facts)
    state.items.append(
        replace(
            item, id=new, label=new, source=new, controller=player, targets=list(item.targets), together=0
        )
    )
    return [new]


@operation("cast_copied")
def cast_copied(state: State, args: Args) -> list[str]:
    """A copy of a card is made and becomes cast (CR 707.12)."""
    card, ways = args
    original = state.objects[card]
    new = state.fresh(f"copy of {card.split('#')[0]}")
    facts = Facts([list(fact) for fact in original.facts if fact[0] in ("printed", "layout")])
    facts.put("token")
    thing = Thing(new, "stack", original.owner, original.controller, state.tick(), facts)
    state.objects[new] = thing
    arrive(state, thing, ways)
    return [new]


@operation("retargeted")
def retargeted(state: State, args: Args) -> None:
    """New targets are chosen for something on the stack (CR 115.7)."""
    for item in state.items:
        if item.id == args[0]:
            item.bindings = term("retargeted", listing(map(atom, args[2])), item.bindings)
            item.targets = list(args[2])
            if item.id in state.objects:
                facts = state.objects[item.id].facts
                facts.drop("stack_choice", "targets")
                facts.put("stack_choice", "targets", listing(map(atom, args[2])))
