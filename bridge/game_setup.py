"""The state of a game from a scenario's board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lawmage import questions
from lawmage.board import Board
from lawmage.engine import Engine
from lawmage.errors import QuestionError
from lawmage.game_facts import board_facts
from lawmage.game_state import Effect, Facts, Item, State, Thing
from lawmage.operations_zones import join
from lawmage.tasks import payment
from lawmage.terms import atom, listing, number, term

_PLAYER_FACTS = frozenset({"life", "mana", "team"})
_EITHER = frozenset({"counters", "designation"})
_BOARD = frozenset({"band", "settled", "settled_condition", "extra_turn"})


def state_of(board: Board) -> State:
    """The state of a game of which this board is a moment."""
    facts = read_facts(board)
    state = State(board.active, board.step, board.edition)
    hidden = {}
    for player, given in board.players.items():
        state.players[player] = Facts()
        listed = [thing for thing in board.objects if _owner(thing.keys) == player]
        hand = sum(thing.keys.get("zone") == "hand" for thing in listed)
        library = sum(thing.keys.get("zone") == "library" for thing in listed)
        hidden[player] = given.get("hand", hand) - hand
        state.unlisted_library[player] = given["library"] - library if "library" in given else None
    for fact in facts:
        _put(state, fact)
    _melded(state)
    _borrowed(state, board)
    for object_ in board.objects:
        if "name" in object_.keys and not object_.keys.get("cost"):
            state.objects[object_.id].facts.put("unstated_cost")
    _stack(state, board)
    state.normal_turn = board.active
    state.priority = board.active
    state.damage_due = board.step in ("first_strike_damage", "combat_damage")
    state.clock = 1 + int(max([0.0, *(thing.timestamp for thing in state.objects.values())]))
    state.clock += 1 + len(facts)
    for player, number_hidden in hidden.items():
        for _ in range(number_hidden):
            state.unlisted(player, "hand")
    return state


def read_facts(board: Board) -> list[list[str]]:
    """The facts of a board with all that is written in them read, each a name and its arguments."""
    reply = Engine.get().ask(term("read_board", listing(board.facts)))
    if "error" in reply:
        raise QuestionError(reply["error"]["message"])
    read: list[list[str]] = reply["facts"]
    return read


def _owner(keys: Mapping[str, Any]) -> str:
    owner: str = keys.get("owner", keys["controller"])
    return owner


def _put(state: State, fact: list[str]) -> None:
    name, *arguments = fact
    first = unquoted(arguments[0]) if arguments else ""
    if name == "object":
        _, zone, owner, controller, timestamp = arguments
        time = float(timestamp)
        state.objects[first] = Thing(first, zone, unquoted(owner), unquoted(controller), time)
        state.names[first] = first
        state.made[first] = 1
    elif name == "event":
        state.events.append([arguments[1], *split(arguments[2][1:-1])])
    elif name == "standing_effect":
        state.numbers = max(state.numbers, int(arguments[0]))
        controller, time, meaning = unquoted(arguments[1]), float(arguments[2]), arguments[3]
        state.effects.append(Effect(int(arguments[0]), controller, time, meaning, int(arguments[0])))
    elif name in _PLAYER_FACTS or (name in _EITHER and first in state.players):
        state.players[first].append([name, *arguments[1:]])
    elif name in _BOARD:
        state.others.append(term(name, *arguments) if arguments else name)
    elif first in state.objects:
        state.objects[first].facts.append([name, *arguments[1:]])


def _melded(state: State) -> None:
    """A melded permanent is its two cards, with its face as their back (CR 712.4)."""
    for host in [thing for thing in state.objects.values() if thing.facts.of("melded")]:
        printed = dict(host.facts.of("printed"))
        face = printed.get("back", printed["front"])
        fronts = [fact[0] for fact in host.facts.of("melded")]
        other = Thing(
            state.fresh(f"other card of {host.id}"), "merged", host.owner, host.owner, host.timestamp
        )
        for card, front in zip((host, other), fronts, strict=True):
            card.facts.drop("printed")
            card.facts.extend([["printed", "front", front], ["printed", "back", face]])
            card.facts.set("layout", "meld")
        host.facts.set("face_up", "back")
        state.objects[other.id] = other
        join(host, other)


def _borrowed(state: State, board: Board) -> None:
    """What a player controls by an effect that is listed entered under its owner's control (SCENARIOS.md, Objects)."""
    borrowed = [
        thing
        for thing in state.objects.values()
        if thing.zone == "battlefield" and thing.owner != thing.controller
    ]
    for thing in borrowed:
        controller, thing.controller = thing.controller, thing.owner
        question = questions.characteristics(thing.id)
        request = term("ask", listing(board_facts(state)), listing([question]), "[]")
        reply = Engine.get().ask(request)["answers"][0]
        if reply.get("facts", {}).get("controller") != controller:
            thing.controller = controller
        else:
            thing.held = controller


def _stack(state: State, board: Board) -> None:
    """What is on the stack, with what was chosen for it; it is settled what is what as it resolves."""
    for object_ in board.objects:
        keys = object_.keys
        if keys.get("zone") != "stack":
            continue
        targets, modes, x = keys.get("targets", []), keys.get("modes"), keys.get("x")
        given = term(
            "given",
            listing(map(atom, targets)),
            "none" if modes is None else listing(map(number, modes)),
            "none" if x is None else number(x),
        )
        state.items.append(
            Item(
                object_.id,
                "spell",
                object_.id,
                object_.id,
                keys["controller"],
                "none",
                given,
                list(targets),
                modes,
                x,
            )
        )
        if "paid" in keys:
            parts = [part.split("(", 1) for part in payment(state, keys["paid"])]
            pairs = listing(f"{name}-{rest[:-1]}" for name, rest in parts)
            state.objects[object_.id].facts.put("stack_choice", "paid", pairs)


def unquoted(text: str) -> str:
    """The name of an atom, given as its text."""
    return text[1:-1].replace("\\'", "'").replace("\\\\", "\\") if text.startswith("'") else text


def split(text: str) -> list[str]:
    """The terms of a list or of arguments, given without brackets."""
    parts, depth, quoted, start = [], 0, False, 0
    index = 0
    while index < len(text):
        char = text[index]
        if quoted:
            if char == "\\":
                index += 1
            elif char == "'":
                quoted = False
        elif char == "'":
            quoted = True
        elif char in "([{":
            depth += 1
        elif char in ")]}":
            depth -= 1
        elif char == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
        index += 1
    if text[start:]:
        parts.append(text[start:])
    return parts
