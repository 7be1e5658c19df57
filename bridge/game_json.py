"""A game's state out of JSON that anyone may have written: all of it is looked at before it is used."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

from lawmage.engine import Engine
from lawmage.errors import InputError, QuestionError
from lawmage.facts import require_date
from lawmage.game_facts import position_facts
from lawmage.game_state import VERSION, Facts, State
from lawmage.terms import listing, string, term

_ROWS: Mapping[str, tuple[type, ...]] = {
    "became": (str, str, float),
    "shields": (int, str, int),
    "used": (str, str, int),
    "extra_turns": (int, str),
}
"""What each row of a table holds."""
_NAMES = frozenset({"step", "zone", "kind"})
"""Fields that are plain Prolog names."""
_TERMS = frozenset({"meaning", "bindings", "event", "duration"})
"""Fields that are Prolog terms."""
_PLAIN = re.compile(r"[a-z][A-Za-z0-9_]*\Z")
_KINDS = {str: "text", int: "a whole number", float: "a number", bool: "true or false"}


def read_state(data: Any) -> State:
    """The state that :meth:`State.to_json` wrote.

    :raises InputError: when it isn't one, or one of another version; it names the field.
    """
    if not isinstance(data, dict) or type(data.get("version")) is not int or data["version"] != VERSION:
        raise InputError("game", None, "version", f"expected a game of version {VERSION}")
    state: State = _read(State, {key: one for key, one in data.items() if key != "version"}, "state")
    _check_players(state)
    _check_things(state)
    _check_terms(state)
    try:
        reply = Engine.get().ask(term("position", listing(position_facts(state))))
    except QuestionError as error:
        raise _wrong("state", str(error)) from error
    if "error" in reply:
        raise _wrong("state", reply["error"]["message"])
    return state


def _wrong(place: str, what: str) -> InputError:
    return InputError("game", None, place, f"no game: {' '.join(what.split())}")


def _read(kind: Any, value: Any, place: str) -> Any:
    """The value as what its field is declared to be."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is UnionType:
        if value is None and NoneType in inner:
            return None
        return _read(inner[0], value, place)
    if kind is Facts:
        return Facts(_fact(one, f"{place}[{at}]") for at, one in enumerate(_expect(list, value, place)))
    if origin is dict:
        there = _expect(dict, value, place)
        return {name: _read(inner[1], one, f"{place}.{name}") for name, one in there.items()}
    if origin is list:
        return [_read(inner[0], one, f"{place}[{at}]") for at, one in enumerate(_expect(list, value, place))]
    if isinstance(kind, type) and is_dataclass(kind):
        return _read_fields(kind, _expect(dict, value, place), place)
    return _expect(kind, value, place)


def _read_fields(kind: Any, value: dict[str, Any], place: str) -> Any:
    hints = get_type_hints(kind)
    missing = [one.name for one in fields(kind) if one.name not in value]
    odd = [name for name in value if name not in hints]
    if missing or odd:
        raise _wrong(place, f"it has no {missing[0]}" if missing else f"unknown field {odd[0]!r}")
    read = {}
    for name, one in value.items():
        where = f"{place}.{name}"
        if name in _ROWS:
            read[name] = [
                _row(_ROWS[name], row, f"{where}[{at}]") for at, row in enumerate(_expect(list, one, where))
            ]
        elif name in ("events", "past_events"):
            read[name] = [_fact(row, f"{where}[{at}]") for at, row in enumerate(_expect(list, one, where))]
        else:
            read[name] = _read(hints[name], one, where)
        if name in _NAMES:
            _plain(one, where)
    return kind(**read)


def _expect(kind: Any, value: Any, place: str) -> Any:
    """The value, which must be of the kind; a whole number is a number, a truth value is none."""
    fits = isinstance(value, (int, float) if kind is float else kind)
    if not fits or (kind is not bool and isinstance(value, bool)):
        what = _KINDS.get(kind, "a table" if kind is dict else "a list")
        raise _wrong(place, f"expected {what}, not {_shown(value)}")
    if isinstance(value, float) and not math.isfinite(value):
        raise _wrong(place, f"{value} is no number that can be counted with")
    return value


def _shown(value: Any) -> str:
    text = ascii(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _plain(value: str, place: str) -> None:
    if not _PLAIN.match(value):
        raise _wrong(place, f"{_shown(value)} is no name")


def _fact(value: Any, place: str) -> list[str]:
    """A name and the texts of what follows."""
    texts: list[str] = [_expect(str, one, place) for one in _expect(list, value, place)]
    if not texts:
        raise _wrong(place, "a fact has a name")
    _plain(texts[0], place)
    return texts


def _row(kinds: tuple[type, ...], value: Any, place: str) -> list[Any]:
    if len(_expect(list, value, place)) != len(kinds):
        raise _wrong(place, f"expected {len(kinds)} things, not {len(value)}")
    return [_expect(kind, one, place) for kind, one in zip(kinds, value, strict=True)]


def _check_players(state: State) -> None:
    """Who is spoken of is a player; what is in the game is under its own id; nothing is counted below zero."""
    try:
        require_date(state.edition)
    except QuestionError as error:
        raise _wrong("state.edition", str(error)) from error
    for table in ("unlisted_library", "lands", "made"):
        for name, count in getattr(state, table).items():
            if count is not None and count < 0:
                raise _wrong(f"state.{table}.{name}", f"{count} is less than none")
    for counter in ("turns", "clock", "numbers"):
        if getattr(state, counter) < 0:
            raise _wrong(f"state.{counter}", "it is less than none")
    named = [("active", state.active), *(("passed", one) for one in state.passed)]
    named += [("extra_turns", one) for _, one in state.extra_turns]
    if state.normal_turn:
        named.append(("normal_turn", state.normal_turn))
    if state.priority is not None:
        named.append(("priority", state.priority))
    for table in ("unlisted_library", "lands"):
        named += [(table, one) for one in getattr(state, table)]
    for kind, things in (("objects", state.objects), ("gone", state.gone)):
        for name, thing in things.items():
            if thing.id != name:
                raise _wrong(f"state.{kind}.{name}.id", f"{_shown(thing.id)} is another")
            owners = [thing.owner, thing.controller, *([] if thing.held is None else [thing.held])]
            if kind == "gone" and set(owners) == {"none"}:  # A copy is of what nobody had.
                continue
            named += [(f"{kind}.{name}", one) for one in owners]
    named += [("items", item.controller) for item in state.items]
    named += [("effects", effect.controller) for effect in state.effects]
    for place, player in named:
        if player not in state.players:
            raise _wrong(f"state.{place}", f"there is no player {_shown(player)}")


def _check_things(state: State) -> None:
    """What is spoken of is there, or was; abilities go by their labels, and the log tells rules."""
    there = {*state.objects, *state.gone}
    spoken = [(f"names.{name}", id_, False) for name, id_ in state.names.items()]
    for at, (old, new, _) in enumerate(state.became):
        if not old.startswith(
            "own card of "
        ):  # One of a merged permanent's cards has no id of its own before.
            spoken.append((f"became[{at}]", old, True))
        spoken.append((f"became[{at}]", new, True))
    spoken += [
        (f"used[{at}]", source, True) for at, (source, _, _) in enumerate(state.used) if source != "none"
    ]
    items = [(f"items[{at}]", item) for at, item in enumerate(state.items)]
    items += [(f"past_items.{name}", item) for name, item in state.past_items.items()]
    for place, item in items:
        if item.source != "none":
            spoken.append((f"{place}.source", item.source, True))
        if item.kind == "spell":
            spoken.append((f"{place}.id", item.id, True))
        for key in () if item.kind == "spell" else ("id", "label"):
            if "/" not in getattr(item, key):
                raise _wrong(
                    f"state.{place}.{key}", f"{_shown(getattr(item, key))} is no label of an ability"
                )
        spoken += [(f"{place}.targets", target, False) for target in item.targets]
    wide = {*there, *state.players, *state.past_items, *(item.id for item in state.items)}
    for at, line in enumerate(state.log):
        if not line.startswith("CR "):
            raise _wrong(f"state.log[{at}]", f"{_shown(line)} begins with no rule")
    for place, id_, object_ in spoken:
        if id_ not in (there if object_ else wide):
            raise _wrong(f"state.{place}", f"there is nothing called {_shown(id_)}")
    for name, item in state.past_items.items():
        if item.id != name:
            raise _wrong(f"state.past_items.{name}.id", f"{_shown(item.id)} is another")


def _check_terms(state: State) -> None:
    """Each text that stands for a Prolog term is one, and ground."""
    found = list(_terms(state, "state"))
    try:
        asked = term("terms", listing(string(text) for _, text in found))
    except QuestionError as error:
        raise _wrong("state", str(error)) from error
    wrong = Engine.get().ask(asked)["wrong"]
    if wrong:
        place, text = found[wrong[0]]
        raise _wrong(place, f"{_shown(text)} is no term")


def _terms(value: Any, place: str) -> Iterator[tuple[str, str]]:
    """The texts that stand for terms, and where each is."""
    for one in fields(value):
        there, where = getattr(value, one.name), f"{place}.{one.name}"
        if one.name in _TERMS:
            yield where, there
        elif one.name in ("others", "pending", "steps_to_come"):
            yield from ((f"{where}[{at}]", text) for at, text in enumerate(there or ()))
        elif one.name == "known":
            yield from ((f"{where}.{name}", text) for name, text in there.items())
        elif one.name in ("events", "past_events", "facts"):
            yield from ((f"{where}[{at}]", text) for at, fact in enumerate(there) for text in fact[1:])
        elif one.name == "players":
            for name, facts in there.items():
                yield from ((f"{where}.{name}", text) for fact in facts for text in fact[1:])
        elif isinstance(there, dict):
            for name, thing in there.items():
                if is_dataclass(thing):
                    yield from _terms(thing, f"{where}.{name}")
        elif isinstance(there, list):
            for at, thing in enumerate(there):
                if is_dataclass(thing):
                    yield from _terms(thing, f"{where}[{at}]")
