"""Steps of a game as tasks for the rules: what ``kb/play.pl`` is asked to do."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lawmage.cards import lookup
from lawmage.errors import QuestionError, UnknownCardError
from lawmage.facts import ZONES, chosen_value, counter
from lawmage.game_state import State, shown
from lawmage.pool import fold
from lawmage.terms import atom, listing, number, string, term

PAYING = ("mana", "life", "sacrifice", "tap", "discard", "exile", "return")
"""The keys of a payment."""
_MANA = re.compile(r"(\{[0-9A-Za-z/]+\})*\Z")
CASTING = ("targets", "modes", "x", "as", "using", "pay")
"""The keys of a step that say how something is cast or activated."""


def cast(state: State, by: str, spell: str, how: Mapping[str, Any]) -> str:
    """Cast a spell (CR 601.2)."""
    return term("cast", atom(by), present(state, spell), given(state, how))


def activate(state: State, by: str, ability: str, how: Mapping[str, Any]) -> str:
    """Activate an ability, given by its label: ``elf/2``, ``axe/equip``, ``drake/*`` (CR 602.2)."""
    source, _, which = ability.partition("/")
    what = which if which.isdigit() else "any" if which in ("", "*") else atom(_word(which))
    return term("activate", atom(by), present(state, source), what, given(state, how))


def special(state: State, verb: str, by: str, card: str, how: Mapping[str, Any] | None = None) -> str:
    """A special action: play_land, suspend or turn_face_up (CR 116.2)."""
    rest = [] if how is None else [given(state, how)]
    return term(verb, atom(by), present(state, card), *rest)


def move(state: State, object_: str, to: str) -> str:
    """A plain change of zone; within a library, to its top.

    :raises QuestionError: when there is no such zone, or it is there already.
    """
    if to not in ZONES:
        raise QuestionError(f"there is no zone {to!r}; there are {', '.join(ZONES)}")
    moved = present(state, object_)
    if to != "library" and state.objects[state.current(object_)].zone == to:
        raise QuestionError(f"{object_!r} can't change its zone to the one where it is: {to}")
    return term("move", moved, atom(to))


def effect(state: State, by: str, text: str) -> str:
    """Follow instructions that come from no spell or ability."""
    return term("effect", atom(player(state, by)), term("text", string(text)))


def concede(state: State, name: str) -> str:
    """A player leaves the game (CR 104.3a).

    :raises QuestionError: when it has left.
    """
    if state.players[player(state, name)].has("lost"):
        raise QuestionError(f"{name} has left the game")
    return term("concede", atom(name))


def player(state: State, name: str) -> str:
    """The name, of a player.

    :raises QuestionError: when it is none's.
    """
    if name not in state.players:
        raise QuestionError(f"no player {name!r} in the game; it has {', '.join(state.players)}")
    return name


def attack(
    state: State, attacks: Mapping[str, str], bands: Sequence[Sequence[str]], pay: Mapping[str, Any] | None
) -> str:
    """Declare attackers (CR 508.1)."""
    here = state.current
    pairs = listing(f"{atom(here(one))}-{atom(here(target))}" for one, target in attacks.items())
    banded = listing(listing(atom(here(one)) for one in band) for band in bands)
    return term("attack", pairs, banded, _paid(state, pay))


def block(
    state: State, blocks: Mapping[str, str | Sequence[str]], by: str | None, pay: Mapping[str, Any] | None
) -> str:
    """Declare blockers (CR 509.1)."""
    here = state.current
    pairs = [
        f"{atom(here(blocker))}-{atom(here(attacker))}"
        for blocker, attackers in blocks.items()
        for attacker in ([attackers] if isinstance(attackers, str) else attackers)
    ]
    return term("block", listing(pairs), "none" if by is None else atom(by), _paid(state, pay))


def _paid(state: State, pay: Mapping[str, Any] | None) -> str:
    return given(state, {} if pay is None else {"pay": pay})


def deal(state: State, damage: Mapping[str, Mapping[str, int]] | None) -> str:
    """Deal combat damage as assigned, or in any legal way (CR 510.1)."""
    if damage is None:
        return term("deal", "any")
    here = state.current
    assigned = (
        term(
            "assigned",
            atom(here(creature)),
            listing(f"{atom(here(to))}-{number(count)}" for to, count in shares.items()),
        )
        for creature, shares in damage.items()
    )
    return term("deal", listing(assigned))


def present(state: State, name: str) -> str:
    """The object that a name means now.

    :raises QuestionError: when there is none.
    """
    id_ = state.current(name)
    if id_ not in state.objects:
        there = ", ".join(sorted(state.objects)) or "none"
        raise QuestionError(f"no object {name!r} in the game; it has {there}")
    return atom(id_)


def given(state: State, how: Mapping[str, Any]) -> str:
    """How something is cast or activated, as the rules take it."""
    parts = []
    if "targets" in how:
        parts.append(term("targets", listing(atom(state.current(one)) for one in how["targets"])))
    if "x" in how:
        parts.append(term("x", number(how["x"])))
    if "modes" in how:
        parts.append(term("modes", listing(map(number, how["modes"]))))
    if "as" in how:
        parts.append(term("as", atom(how["as"])))
    if "using" in how:
        parts += [term("using", atom(_word(using.strip()))) for using in how["using"].split(",")]
    if "pay" in how:
        parts.append(term("pay", listing(payment(state, how["pay"]))))
    return listing(parts)


def payment(state: State, pay: Mapping[str, Any]) -> Iterable[str]:
    """A whole payment as terms.

    :raises QuestionError: when it has an unknown key, or something else than that key holds.
    """
    for key, what in pay.items():
        if key not in PAYING:
            raise QuestionError(f"nothing is paid with {key!r}; payments have {', '.join(PAYING)}")
        if key == "mana" and isinstance(what, str) and _MANA.match(what):
            yield term("mana", mana_symbols(what))
        elif key == "life" and type(what) is int:
            yield term("life", number(what))
        elif key in ("mana", "life") or not isinstance(what, list | tuple):
            wanted = {"mana": "mana such as '{2}{G}'", "life": "a number"}.get(key, "a list")
            raise QuestionError(f"pay.{key}: {what!r} is not {wanted}")
        elif what:
            yield term(key, listing(atom(state.current(one)) for one in what))


def mana_symbols(text: str) -> str:
    """Mana such as ``{2}{G}`` as the list of its symbols."""
    symbols = text.strip().strip("{}").split("}{") if text.strip() else []
    return listing(symbol.lower() if not symbol.isdigit() else symbol for symbol in symbols)


def answers(state: State, choose: Mapping[str, Any]) -> Iterable[str]:
    """The answers given with a step, as facts (``kb/game/choices.pl``)."""
    for key, answer in choose.items():
        if isinstance(answer, Mapping):
            for one in about(state, key):
                for kind, inner in answer.items():
                    yield term("answered", atom(one), kind, _answer(state, kind, inner))
        else:
            yield term("answered", "any", key, _answer(state, key, answer))
    for inner in (choose, *(answer for answer in choose.values() if isinstance(answer, Mapping))):
        if isinstance(name := inner.get("card_name"), str):
            yield from _card_named(name)


def _card_named(name: str) -> Iterable[str]:
    """The face of the pool's cards that has the name, the half of a split card's (CR 201.4b)."""
    try:
        card = lookup(name)
    except UnknownCardError:
        return
    face = card.faces[card.asked]
    if fold(face.name) == fold(name):
        yield term("named_card", atom(name), face.term)


def _answer(state: State, kind: str, answer: Any) -> str:
    if isinstance(answer, bool):
        return "true" if answer else "false"
    if isinstance(answer, list | tuple):
        return listing(_answer(state, kind, one) for one in answer)
    if kind in ("color", "creature_type", "card_type", "land_type"):
        return chosen_value(kind, answer)
    if isinstance(answer, int):
        return number(answer)
    if kind == "counter":
        return counter(str(answer))
    return atom(label(state, str(answer)) if kind == "replacement" else state.current(str(answer)))


def about(state: State, key: str) -> Iterable[str]:
    """What an answer with this key may be about: what it names now, or the ability ``finks/1`` of ``finks#2``."""
    head, slash, tail = key.partition("/")
    return dict.fromkeys((state.current(key), f"{state.current(head)}{slash}{_word(tail)}"))


def wish(state: State, one: Mapping[str, Any]) -> str:
    """How an ability that triggers is to be put on the stack."""
    targets, modes = one.get("targets"), one.get("modes")
    return term(
        "wish",
        atom(label(state, str(one["item"]))),
        "none" if targets is None else listing(atom(state.current(target)) for target in targets),
        "none" if modes is None else listing(map(number, modes)),
    )


def label(state: State, name: str) -> str:
    """A label of an ability, whose source may have been given another name than that of its id (``new``)."""
    head, slash, tail = name.partition("/")
    id_ = state.current(head)
    return f"{head if shown(id_) == head else id_}{slash}{_word(tail)}"


def spelt(label: str) -> str:
    """A label with its keyword as the rules write it: ``w/battle_cry``, and ``e/typecycling`` for ``e/forestcycling``."""
    head, slash, keyword = label.partition("/")
    return head + slash + _word(keyword)


def _word(name: str) -> str:
    if name.endswith("cycling") and name != "cycling":
        return "typecycling"
    return name.replace(" ", "_").replace("-", "_")
