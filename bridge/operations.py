"""What the events of a game do to its state: a plain function each, with its rule.

Which events happen is decided by the rules (``kb/game``); here they are carried out. A function returns the
ids of the objects that the event makes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lawmage.errors import EngineError
from lawmage.game_state import Delayed, Effect, Facts, Item, State, Thing
from lawmage.operations_zones import arrive, leave, move, put_token, text
from lawmage.terms import atom, listing, number, term

Args = Sequence[Any]
OPERATIONS: dict[str, Callable[[State, Args], list[str]]] = {}


def carry_out(state: State, event: Mapping[str, Any]) -> list[str]:
    """Do what the event says.

    :returns: the ids of the objects made.
    :raises EngineError: for an event that has no function here.
    """
    try:
        operation = OPERATIONS[event["name"]]
    except KeyError:
        raise EngineError(f"the rules name an event that a game doesn't know: {event['name']}") from None
    return operation(state, event["args"])


def _operation(*names: str) -> Callable[[Callable[[State, Args], object]], Callable[[State, Args], object]]:
    def named(function: Callable[[State, Args], object]) -> Callable[[State, Args], object]:
        def run(state: State, args: Args) -> list[str]:
            made = function(state, args)
            return made if isinstance(made, list) else []

        for name in names:
            OPERATIONS[name] = run
        return function

    return named


def record(state: State, kind: str, *details: str) -> None:
    """Keep an event of the turn, for texts that ask what happened."""
    state.events.append([kind, *details])


# ---- Objects and zones ------------------------------------------------------------------------


@_operation("moved")
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


@_operation("created")
def created(state: State, args: Args) -> list[str]:
    """A token is put onto the battlefield (CR 111.2)."""
    player, made, ways = args
    new = put_token(state, player, made["args"], ways)
    record(state, "entered", term("object", atom(new)), term("player", atom(player)))
    return [new]


@_operation("emblem")
def emblem(state: State, args: Args) -> list[str]:
    """An emblem in the command zone (CR 114.1-2)."""
    player, meaning = args
    new = state.fresh("emblem")
    line = term("line", "1", text(meaning), "[]")
    face = term("face", "''", "none", "[]", "[]", "[]", "[]", "none", "none", "none", "none", listing([line]))
    facts = Facts([["printed", "front", face]])
    state.objects[new] = Thing(new, "command", player, player, state.tick(), facts)
    return [new]


@_operation("ceased")
def ceased(state: State, args: Args) -> None:
    """It ceases to exist (CR 704.5d-e)."""
    thing = state.objects.get(args[0])
    if thing is not None:
        leave(state, thing)
        state.items = [item for item in state.items if item.id != args[0]]


@_operation("attached")
def attached(state: State, args: Args) -> None:
    """It becomes attached, with a new timestamp, or unattached (CR 701.3)."""
    thing = state.objects[args[0]]
    thing.facts.drop("attached_to")
    if args[1] != "none":
        thing.facts.put("attached_to", atom(args[1]))
        thing.timestamp = state.tick()


@_operation("transformed")
def transformed(state: State, args: Args) -> None:
    """The other face is up (CR 701.27a)."""
    facts = state.objects[args[0]].facts
    up = facts.one("face_up")
    facts.drop("face_up")
    if up != "back":
        facts.put("face_up", "back")


@_operation("turned")
def turned(state: State, args: Args) -> None:
    """It is turned face up or face down (CR 708.2, 708.8)."""
    facts = state.objects[args[0]].facts
    facts.drop("face_up")
    if args[1] == "down":
        facts.put("face_up", "down")


@_operation("phased")
def phased(state: State, args: Args) -> None:
    """It phases in or out, with what is attached to it (CR 702.26)."""
    for thing in list(state.objects.values()):
        if thing.id == args[0] or thing.facts.one("attached_to") == atom(args[0]):
            thing.facts.drop("status", "phased_out")
            if args[1] == "out":
                thing.facts.put("status", "phased_out")


@_operation("no_longer_bestowed")
def no_longer_bestowed(state: State, args: Args) -> None:
    """It is a creature again (CR 702.103f)."""
    state.objects[args[0]].facts.drop("designation", "bestowed")


@_operation("tapped")
def tapped(state: State, args: Args) -> None:
    """CR 701.26a."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.put("status", "tapped")


@_operation("untapped")
def untapped(state: State, args: Args) -> None:
    """CR 701.26b."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.drop("status", "tapped")


@_operation("counters")
def counters(state: State, args: Args) -> None:
    """Counters are put on or removed (CR 122)."""
    thing, kind, change = args
    facts = state.players.get(thing)
    if facts is None:
        if thing not in state.objects:
            return
        facts = state.objects[thing].facts
    if change < 0:
        change = max(change, -facts.count("counters", text(kind)))
    facts.add(change, "counters", text(kind))


@_operation("chosen")
def chosen(state: State, args: Args) -> None:
    """A choice is kept for an object (CR 607.2d)."""
    if args[0] in state.objects:
        facts = state.objects[args[0]].facts
        facts.drop("chosen", args[1])
        facts.put("chosen", args[1], text(args[2]))


@_operation("designated")
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


@_operation("prepared")
def prepared(state: State, args: Args) -> list[str]:
    """A copy of a prepared permanent's spell is made in exile (CR 722.3c)."""
    id_, player, face = args
    new = state.fresh(f"copy of {id_.split('#')[0]}")
    facts = Facts([["token"], ["printed", "front", text(face)], ["designation", "prepared_copy"]])
    state.objects[new] = Thing(new, "exile", player, player, state.tick(), facts)
    state.objects[id_].facts.put("linked", atom(new))
    return [new]


@_operation("undesignated")
def undesignated(state: State, args: Args) -> None:
    """A thing loses a designation."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.drop("designation", text(args[1]))


@_operation("protected")
def protected(state: State, args: Args) -> None:
    """A battle's protector (CR 310.8)."""
    state.objects[args[0]].facts.set("protector", atom(args[1]))


# ---- Damage and life --------------------------------------------------------------------------


@_operation("damage")
def damage(state: State, args: Args) -> None:
    """Damage was dealt (CR 120.2); what it causes are events of their own."""
    source, thing, amount, kind = args
    who = term("player" if thing in state.players else "object", atom(thing))
    combat = ["combat"] if kind == "combat" else []
    record(state, "damaged", who, term("by", atom(source)), term("amount", number(amount)), *combat)


@_operation("marked")
def marked(state: State, args: Args) -> None:
    """Damage is marked on a permanent (CR 120.3e)."""
    state.objects[args[0]].facts.add(args[1], "damage")


@_operation("deathtouched")
def deathtouched(state: State, args: Args) -> None:
    """It was dealt damage by a source with deathtouch since state-based actions were last checked (CR 704.5h)."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.put("deathtouched")


@_operation("undamaged")
def undamaged(state: State, args: Args) -> None:
    """All damage on it is removed."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.drop("damage")
        state.objects[args[0]].facts.drop("deathtouched")


@_operation("life_gained")
def life_gained(state: State, args: Args) -> None:
    """CR 119.3."""
    state.players[args[0]].add(args[1], "life")
    record(state, "gained_life", term("player", atom(args[0])), term("amount", number(args[1])))


@_operation("life_lost")
def life_lost(state: State, args: Args) -> None:
    """CR 119.3."""
    facts = state.players[args[0]]
    left = facts.count("life") - args[1]
    facts.set("life", number(left))
    record(state, "lost_life", term("player", atom(args[0])), term("amount", number(args[1])))


@_operation("mana")
def mana(state: State, args: Args) -> None:
    """Mana is added to a player's pool (CR 106.4)."""
    facts = state.players[args[0]]
    symbols = (facts.one("mana") or "[]")[1:-1]
    parts = [part for part in (symbols, ",".join(map(text, args[1]))) if part]
    facts.set("mana", f"[{','.join(parts)}]")


@_operation("lost")
def lost(state: State, args: Args) -> None:
    """A player loses and leaves the game with all it owns (CR 104.3, 800.4a)."""
    state.players[args[0]].put("lost")
    for thing in list(state.objects.values()):
        if thing.owner == args[0]:
            leave(state, thing)
    state.items = [item for item in state.items if item.controller != args[0]]


@_operation("won")
def won(state: State, args: Args) -> None:
    """CR 104.2b."""
    state.players[args[0]].put("won")


# ---- Cards ------------------------------------------------------------------------------------


@_operation("drawn")
def drawn(state: State, args: Args) -> list[str]:
    """The top card of a library goes to its owner's hand (CR 121.1), an unlisted one if none is listed."""
    player = args[0]
    record(state, "drew", term("player", atom(player)))
    for thing in state.objects.values():
        if thing.zone == "library" and thing.owner == player:
            return [move(state, thing, "hand", [])]
    left = state.unlisted_library.get(player)
    if left == 0:
        state.players[player].put("drew_from_empty")
        return []
    if left is not None:
        state.unlisted_library[player] = left - 1
    state.unlisted_hand[player] = state.unlisted_hand.get(player, 0) + 1
    return []


@_operation("library")
def library(state: State, args: Args) -> None:
    """So many cards that aren't listed leave a library."""
    left = state.unlisted_library.get(args[0])
    if left is not None:
        state.unlisted_library[args[0]] = max(0, left - args[1])


@_operation("looked", "shuffled", "explored", "fought", "begun", "blocks", "activated")
def seen(state: State, args: Args) -> None:
    """An event that changes nothing that is kept, but that abilities may trigger on."""


@_operation("used")
def used(state: State, args: Args) -> None:
    """An ability is used once more this turn (CR 602.5b, 606.3)."""
    source, label = args
    for entry in state.used:
        if entry[:2] == [source, label]:
            entry[2] += 1
            return
    state.used.append([source, label, 1])


@_operation("land_played")
def land_played(state: State, args: Args) -> None:
    """CR 305.2."""
    state.lands[args[1]] = state.lands.get(args[1], 0) + 1
    record(state, "played", term("object", atom(args[0])), term("player", atom(args[1])))


# ---- Effects ----------------------------------------------------------------------------------


@_operation("lasting")
def lasting(state: State, args: Args) -> None:
    """A continuous effect begins (CR 611.2a)."""
    state.effects.append(Effect(state.number(), args[0], state.tick(), text(args[2])))


@_operation("becomes_copy")
def becomes_copy(state: State, args: Args) -> None:
    """A copy effect begins: what is copied is kept as it is now (CR 707.2b)."""
    player, duration, object_, face, exceptions = args
    original = snapshot(state, text(face))
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


@_operation("ended")
def ended(state: State, args: Args) -> None:
    """An effect's duration is over."""
    kind, rest = args[0]["name"], args[0]["args"]
    if kind == "effect":
        state.effects = [effect for effect in state.effects if effect.number != rest[0]]
    elif kind == "delay":
        state.delayed = [one for one in state.delayed if one.number != rest[0]]
    elif rest[0] in state.objects:
        state.objects[rest[0]].facts.drop("gain", str(rest[1]))


@_operation("shielded")
def shielded(state: State, args: Args) -> None:
    """A prevention effect has so much left (CR 615.7)."""
    state.shields = [shield for shield in state.shields if shield[:2] != [args[0], args[1]]]
    state.shields.append([args[0], args[1], args[2]])


@_operation("delay")
def delay(state: State, args: Args) -> None:
    """A delayed triggered ability begins to wait, or triggers at once (CR 603.7, 603.12)."""
    event, meaning, duration, frame = args
    source, controller, _, bindings = frame["args"]
    if event == "now":
        label = _label(bindings) or "effect"
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


def _label(bindings: Sequence[Any]) -> str | None:
    for pair in bindings:
        if pair["args"][0] == "label":
            return str(pair["args"][1])
    return None


# ---- The stack --------------------------------------------------------------------------------


@_operation("stacked")
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
            together=state.clock,
        )
    )
    return [id_]


@_operation("gone")
def gone(state: State, args: Args) -> None:
    """An ability leaves the stack (CR 608.2n)."""
    state.past_items.update({item.id: item for item in state.items if item.id == args[0]})
    state.items = [item for item in state.items if item.id != args[0]]


@_operation("copied")
def copied(state: State, args: Args) -> list[str]:
    """A copy of a spell or ability is put on top of the stack (CR 707.10)."""
    original, player, exceptions = args
    item = next((item for item in state.items if item.id == original), state.past_items.get(original))
    if item is None:
        return []
    if item.kind != "spell":
        id_ = f"copy of {item.label}@{state.number()}"
        label = f"copy of {item.label}"
        state.items.append(
            Item(id_, item.kind, label, item.source, player, item.meaning, item.bindings, list(item.targets))
        )
        return [id_]
    thing = state.objects.get(original) or state.gone[original]
    new = state.fresh(f"copy of {original.split('#')[0]}")
    facts = Facts(
        [list(fact) for fact in thing.facts if fact[0] in ("printed", "layout", "face_up", "stack_choice")]
    )
    facts[:] = [
        [*fact[:-1], without_mana(fact[-1])] if fact[:2] == ["stack_choice", "paid"] else fact
        for fact in facts
    ]
    facts.put("token")
    if exceptions:
        face = next(fact[2] for fact in facts if fact[:2] == ["printed", "front"])
        facts.put("copy_of", atom(snapshot(state, face)), text(exceptions))
    state.objects[new] = Thing(new, "stack", player, player, state.tick(), facts)
    state.items.append(
        Item(
            new,
            "spell",
            new,
            new,
            player,
            item.meaning,
            item.bindings,
            list(item.targets),
            item.modes,
            item.x,
        )
    )
    return [new]


def without_mana(paid: str) -> str:
    """What was paid without the mana: that is not copied (CR 707.10)."""
    start = paid.find("mana-[")
    if start < 0:
        return paid
    end = paid.index("]", start) + 1
    return (paid[:start] + paid[end:]).replace("[,", "[").replace(",]", "]").replace(",,", ",")


@_operation("cast_copied")
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
    record(state, "cast", term("object", atom(new)), term("player", atom(thing.controller)))
    return [new]


@_operation("retargeted")
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


# ---- Combat and the turn ----------------------------------------------------------------------


@_operation("attacked")
def attacked(state: State, args: Args) -> None:
    """It attacks (CR 508.1k)."""
    thing = state.objects[args[0]]
    thing.facts.set("attacking", atom(args[1]))
    record(state, "attacked", term("object", atom(args[0])), term("player", atom(thing.controller)))


@_operation("band")
def band(state: State, args: Args) -> None:
    """Attackers are a band (CR 702.22c)."""
    state.others.append(term("band", text(args[0])))


@_operation("blocked_one")
def blocked_one(state: State, args: Args) -> None:
    """It blocks an attacker (CR 509.1g)."""
    thing = state.objects[args[0]]
    thing.facts.put("blocking", atom(args[1]))
    record(state, "blocked", term("object", atom(args[0])), term("player", atom(thing.controller)))


@_operation("became_blocked", "blocked")
def became_blocked(state: State, args: Args) -> None:
    """The attacker is blocked (CR 509.1h)."""
    if args[0] in state.objects:
        state.objects[args[0]].facts.put("blocked")


@_operation("removed_from_combat")
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


@_operation("combat_over")
def combat_over(state: State, args: Args) -> None:
    """Everything is removed from combat (CR 511.3)."""
    for thing in state.objects.values():
        out_of_combat(thing)
        thing.facts.drop("designation", "first_striker")
    state.others = [fact for fact in state.others if not fact.startswith("band(")]


@_operation("striking")
def striking(state: State, args: Args) -> None:
    """The first of two damage steps: who has first or double strike is kept (CR 510.4)."""
    state.second_damage = True
    for id_ in args[0]:
        state.objects[id_].facts.put("designation", "first_striker")


@_operation("began")
def began(state: State, args: Args) -> None:
    """A step begins: mana is gone (CR 500.5), and with a turn its history is new."""
    step, player = args
    for facts in state.players.values():
        facts.drop("mana")
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


@_operation("extra_turn")
def extra_turn(state: State, args: Args) -> None:
    """CR 500.7."""
    state.extra_turns.append(args[0])


@_operation("extra_combat")
def extra_combat(state: State, args: Args) -> None:
    """CR 500.8."""
    state.more_combat += 1
