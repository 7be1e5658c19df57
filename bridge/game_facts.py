"""A game's state as the facts of a position (``kb/game/position.pl``)."""

from __future__ import annotations

from collections.abc import Iterator

from lawmage.cards import lookup
from lawmage.errors import UnknownCardError, UnsupportedError
from lawmage.facts import SECOND_FACE
from lawmage.game_state import State, Thing
from lawmage.terms import atom, listing, number, term


def board_facts(state: State, *, whole: bool = False) -> Iterator[str]:
    """The facts of the board alone, for any question about it."""
    yield term("edition", atom(state.edition))
    yield term("active", atom(state.active))
    yield term("step", state.step)
    for player, facts in state.players.items():
        if ["lost"] in facts:
            continue
        here = atom(player)
        yield term("player", here)
        yield term("hand", here, number(hand_size(state, player)))
        library = library_size(state, player)
        if library is not None:
            yield term("library", here, number(library))
        for fact in facts:
            if fact[0] != "won":
                yield term(fact[0], here, *fact[1:])
    for thing in state.objects.values():
        yield from thing_facts(thing, thing.zone, whole=whole)
    for thing in state.gone.values():
        if whole or thing.owner == "none" or thing.id.startswith("copy#"):
            yield from thing_facts(thing, "gone", whole=whole)
    for item in state.items:
        if item.kind == "spell":
            continue
        what = item.label.rsplit("/", 1)[-1]
        yield term(
            "stack_ability",
            atom(item.id),
            atom(item.source),
            what if what.isdigit() else atom(what),
            item.kind,
            atom(item.controller),
        )
    for effect in state.effects:
        yield term(
            "standing_effect",
            number(effect.number),
            atom(effect.controller),
            number(effect.timestamp),
            effect.meaning,
        )
    for index, event in enumerate(state.events, 1):
        yield term("event", number(index), event[0], listing(event[1:]))
    for index, event in enumerate(state.past_events, 1):
        yield term("past_event", number(index), event[0], listing(event[1:]))
    yield "past_kept"
    yield from state.others


def position_facts(state: State) -> Iterator[str]:
    """Those of the board and what else a position holds."""
    yield from board_facts(state, whole=True)
    for index, item in enumerate(state.items, 1):
        yield term(
            "item",
            number(index),
            term(
                "item",
                atom(item.id),
                item.kind,
                atom(item.label),
                atom(item.source),
                atom(item.controller),
                item.meaning,
                item.bindings,
            ),
        )
    for past in state.past_items:
        yield term("left_stack", atom(past))
    for trigger in state.pending:
        yield term("waiting", trigger)
    for old, new, time in state.became:
        yield term("became", atom(old), atom(new), number(time))
    for id_, values in state.known.items():
        yield term("last_known", atom(id_), values)
    for one in state.delayed:
        yield term(
            "delayed",
            number(one.number),
            atom(one.controller),
            atom(one.source),
            one.event,
            one.meaning,
            one.bindings,
            one.duration,
        )
    for effect, holder, left in state.shields:
        yield term("shield", number(effect), atom(holder), number(left))
    for player, count in state.lands.items():
        yield term("played_land", atom(player), number(count))
    for source, label, count in state.used:
        yield term("ability_used", atom(source), atom(label), number(count))
    for name, id_ in state.names.items():
        if name != id_:
            yield term("called", atom(name), atom(id_))
    for index, player in enumerate(state.players, 1):
        yield term("seat", number(index), atom(player))
        if state.players[player].has("won"):
            yield term("winner", atom(player))
    if state.steps_to_come is not None:
        yield term("steps_to_come", listing(state.steps_to_come))
    for index, player in state.extra_turns:
        yield term("turn_to_come", number(index), atom(player))
    yield term("normal_turn", atom(state.normal_turn))
    if state.damage_due:
        yield "damage_due"
    if state.priority is not None:
        yield term("priority", atom(state.priority))
    for player in state.passed:
        yield term("has_passed", atom(player))
    for thing in state.objects.values():
        if thing.held is not None:
            yield term("held_by", atom(thing.id), atom(thing.held))
    if state.seed is not None:
        yield term("seed", number(state.seed))
    yield term("clock", number(state.clock))


def card_facts(name: str) -> Iterator[str]:
    """What the card with that name is, for a token that is named for it (CR 111.11).

    :raises UnsupportedError: when there is no such card.
    """
    try:
        card = lookup(name)
    except UnknownCardError as error:
        raise UnsupportedError(f"a token named for a card: {error}") from error
    for up, face in zip(("front", SECOND_FACE.get(card.layout, "second")), card.faces, strict=False):
        yield term("card_named", atom(name), up, face.term)


def thing_facts(thing: Thing, zone: str, *, whole: bool = False) -> Iterator[str]:
    """The facts about one object, said to be in that zone.

    :param whole: also those that only a position has.
    """
    here = atom(thing.id)
    yield term("object", here, zone, atom(thing.owner), atom(thing.controller), number(thing.timestamp))
    kept = _REMEMBERED | _OF_A_SPELL if thing.zone == "stack" else _REMEMBERED
    for fact in thing.facts:
        if zone == "gone" and fact[0] not in kept:
            continue
        if whole or not (fact[0] in _OF_A_POSITION or fact[:2] == ["stack_choice", "paid"]):
            yield term(fact[0], here, *fact[1:])


_OF_A_POSITION = frozenset({"unstated_cost"})
"""Facts about an object that a board doesn't know."""


_REMEMBERED = frozenset({"counters", "chosen", "linked", "printed", "layout", "attached_to", "stack_choice"})
"""What is kept of an object that is gone, beside its characteristics."""


_OF_A_SPELL = frozenset({"face_up", "copy_of", "designation"})
"""And what of a spell, of which a copy can still be made (CR 707.10)."""


def hand_size(state: State, player: str) -> int:
    """How many cards are in a player's hand."""
    return _listed(state, player, "hand")


def library_size(state: State, player: str) -> int | None:
    """How many cards are in a library; None when it doesn't run out."""
    unlisted = state.unlisted_library.get(player)
    return None if unlisted is None else _listed(state, player, "library") + unlisted


def _listed(state: State, player: str, zone: str) -> int:
    return sum(thing.zone == zone and thing.owner == player for thing in state.objects.values())
