"""Scenario files (SCENARIOS.md): cases read, checked against the schema, and made into boards."""

from __future__ import annotations

import json
import os
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from lawmage.board import Board
from lawmage.errors import InputError, QuestionError
from lawmage.facts import NEWEST_EDITION
from lawmage.strict_yaml import Document, load_file

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator

QUESTIONS = (
    "can_block",
    "blocks",
    "can_attack",
    "attacks",
    "can_target",
    "can_attach",
    "can_do",
    "damage",
    "characteristics",
    "state_based",
)
"""The kinds of questions."""


@dataclass(frozen=True)
class Question:
    """One question of a case, and the right answer that the case gives."""

    index: str
    """Where it stands: ``ask/0``, ``play/3``, ``play/3/then``, ``play/3/then/ask/0``."""
    kind: str
    """One of :data:`QUESTIONS`, ``step`` for a step of play, or ``then``."""
    data: Mapping[str, Any]
    """The question, step or facts as the case has them."""

    @property
    def expect(self) -> Any:
        """The right answer: legal, illegal, depends, or facts."""
        if self.kind == "then":
            return {key: value for key, value in self.data.items() if key != "ask"}
        return self.data.get("expect", "legal" if self.kind == "step" else None)

    @property
    def because(self) -> tuple[str, ...]:
        """The rule numbers that must be among the reasons."""
        return tuple(self.data.get("because", ()))


@dataclass(frozen=True)
class Case:
    """One case of a scenario file."""

    document: Document = field(repr=False)
    id: str

    @property
    def data(self) -> Mapping[str, Any]:
        """The case as it is written."""
        value: Mapping[str, Any] = self.document.value
        return value

    @property
    def file(self) -> str:
        """The file it stands in."""
        return self.document.name

    @cached_property
    def board(self) -> Board:
        """The board that the case gives."""
        data = self.data
        players = data.get("players") or {"A": {}, "B": {}}
        board = Board(
            players=MappingProxyType(dict(players)),
            active=data.get("active", next(iter(players)) if "A" not in players else "A"),
            step=data.get("step", "main1"),
            edition=data.get("edition", NEWEST_EDITION),
            effects=tuple(data.get("effects", ())),
            turn=data.get("turn", {}),
            bands=tuple(tuple(band) for band in data.get("bands", ())),
            settled=data.get("settle", {}),
        )
        for thing in data["objects"]:
            keys = {key: value for key, value in thing.items() if key != "id"}
            board = board.put(thing["id"], **keys)
        return board

    def questions(self) -> Iterator[Question]:
        """All its questions, in order."""
        data = self.data if isinstance(self.data, dict) else {}
        yield from _asked("ask", data.get("ask"))
        steps = data.get("play")
        for number, step in enumerate(steps if isinstance(steps, list) else ()):
            yield Question(f"play/{number}", "step", step if isinstance(step, dict) else {})
            then = step.get("then") if isinstance(step, dict) else None
            if isinstance(then, dict):
                if then.keys() - {"ask"}:
                    yield Question(f"play/{number}/then", "then", then)
                yield from _asked(f"play/{number}/then/ask", then.get("ask"))

    def check(self) -> None:
        """See that the case is as SCENARIOS.md says.

        :raises InputError: with file, line and key, where it isn't.
        """
        error = next(iter(_validator().iter_errors(self.document.value)), None)
        if error is not None:
            raise _telling(self.document, error)
        _check_names(self.document)


def _asked(place: str, questions: object) -> Iterator[Question]:
    for number, question in enumerate(questions if isinstance(questions, list) else ()):
        data = question if isinstance(question, dict) else {}
        kind = next((kind for kind in QUESTIONS if kind in data), "")
        yield Question(f"{place}/{number}", kind, data)


def read_cases(path: str | os.PathLike[str]) -> list[Case]:
    """All the cases of a file, not yet checked: see :meth:`Case.check`.

    :raises InputError: when the file is no strict YAML or JSON.
    """
    cases = []
    for number, document in enumerate(load_file(path), 1):
        value = document.value
        name = value.get("id") if isinstance(value, dict) else None
        cases.append(Case(document, name if isinstance(name, str) else f"#{number}"))
    return cases


def load_scenario(path: str | os.PathLike[str], case: str | None = None) -> Case:
    """The case of a file of scenarios, by its id where the file has several.

    :raises InputError: when the file or the case can't be read; it names file, line and key.
    :raises QuestionError: when there is no such case, or several and none was named.
    """
    cases = read_cases(path)
    chosen = [one for one in cases if case is None or one.id == case]
    if len(chosen) != 1:
        there = ", ".join(one.id for one in cases[:20]) or "none"
        name = os.fspath(path)
        if case is None:
            raise QuestionError(f"{name} has {len(cases)} cases, name one: {there}")
        raise QuestionError(f"{name} has no case {case!r}; it has {there}")
    chosen[0].check()
    return chosen[0]


def check_step(step: object, players: Container[str]) -> None:
    """See that a step of play is as SCENARIOS.md says, whatever its objects are called, and that its players are there.

    :raises QuestionError: where it isn't.
    """
    if not isinstance(step, Mapping):
        raise QuestionError(f"a step is a table with the key 'do', not {json.dumps(step, default=str)[:40]}")
    validators = _step_validators()
    do = step.get("do")
    if not isinstance(do, str) or do not in validators:
        raise QuestionError(f"no step {do!r}; there are {', '.join(validators)}")
    error = next(iter(validators[do].iter_errors(step)), None)
    if error is not None:
        place = "".join(f".{key}" for key in error.absolute_path)
        raise QuestionError(f"{do}{place}: {_words(error)}")
    for key in ("by", "of"):
        if step.get(key) is not None and step[key] not in players:
            raise QuestionError(f"{do}.{key}: there is no player {step[key]!r}")


def _schema() -> Any:
    return json.loads(files("lawmage").joinpath("data", "scenario.schema.json").read_text(encoding="utf-8"))


@cache
def _validator() -> Validator:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(_schema())


@cache
def _step_validators() -> dict[str, Validator]:
    """What a step of each verb must be like; an id is any text, as it is in a game that no file gave."""
    from jsonschema import Draft202012Validator

    shapes = _schema()["$defs"]
    shapes |= {name: {"type": "string"} for name in ("id", "thing", "label", "ability")}
    shapes |= {name: {"type": "object"} for name in ("choose", "paid")}  # what they hold depends on the step
    return {
        one["properties"]["do"]["const"]: Draft202012Validator({**_in_a_game(one), "$defs": shapes})
        for one in shapes["play_step"]["oneOf"]
    }


def _in_a_game(shape: Mapping[str, Any]) -> dict[str, Any]:
    """Who takes the step is by default the controller of what it is about; X may be said of any payment."""
    keys = shape["properties"]
    about = {"spell", "ability", "object"} & keys.keys()
    needed = [key for key in shape["required"] if key != "by" or not about]
    return {
        **shape,
        "required": needed,
        "properties": {"x": {"type": "integer"}, **keys} if "pay" in keys else keys,
    }


def _telling(document: Document, error: ValidationError) -> InputError:
    """The error in words, of the branch of an alternative that was most likely meant."""
    while error.context:
        branches: dict[int | str, list[ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        meant = [errors for errors in branches.values() if not any(map(_is_other_kind, errors))]
        if not meant:
            break
        errors = min(meant, key=len)
        error = max(errors, key=lambda one: len(one.absolute_path))
    path = list(error.absolute_path)
    return document.error(path, _words(error))


def _is_other_kind(error: ValidationError) -> bool:
    """Whether the branch is for another kind of question or step than the one that is there."""
    missing = error.validator == "required" and any(f"'{kind}'" in error.message for kind in QUESTIONS)
    return missing or (error.validator == "const" and list(error.path)[-1:] == ["do"])


def _words(error: ValidationError) -> str:
    value: Any = error.validator_value
    found = json.dumps(error.instance, ensure_ascii=False, default=str)
    found = found if len(found) <= 60 else f"{found[:57]}..."
    match error.validator:
        case "additionalProperties" | "unevaluatedProperties" if isinstance(error.instance, dict):
            known = error.schema.get("properties", {}) if isinstance(error.schema, dict) else {}
            unknown = [key for key in error.instance if key not in known]
            return f"unknown key {unknown[0]!r}; known are {', '.join(sorted(known))}"
        case "required":
            return f"{error.message}"
        case "enum":
            return f"{found} is none of {', '.join(map(str, value))}"
        case "type":
            kinds = value if isinstance(value, str) else " or ".join(value)
            return f"{found} is no {kinds}"
        case "pattern":
            return f"{found} doesn't look as it must ({value})"
        case "oneOf" | "anyOf" if "card" in json.dumps(value):
            return "an object is either a card, or has name and type, or is a token with copy_of"
        case "oneOf" | "anyOf":
            return f"{found} is no question or step that exists"
        case "minLength" | "minItems" | "minProperties":
            return f"{found} must not be empty"
        case "minimum":
            return f"{found} is less than {value}"
        case _:
            return str(error.message)[:200]


def _check_names(document: Document) -> None:
    """Each id stands for one thing, and what is named is there."""
    data = document.value
    players = list(data.get("players") or ("A", "B"))
    ids = [thing["id"] for thing in data["objects"]]
    if "active" in data and data["active"] not in players:
        raise document.error(("active",), f"{data['active']} is no player")
    for number, thing in enumerate(data["objects"]):
        if ids.index(thing["id"]) != number:
            raise document.error(("objects", number, "id"), f"id {thing['id']} is given twice")
        for key in ("controller", "owner", "protector"):
            if key in thing and thing[key] not in players:
                raise document.error(("objects", number, key), f"{thing[key]} is no player")
        for key in ("attached_to", "attacking"):
            if key in thing and thing[key] not in players and thing[key] not in ids:
                raise document.error(("objects", number, key), f"{thing[key]} is no object or player")
        for key in ("blocking", "linked", "damage_order"):
            for index, other in enumerate(thing.get(key, ())):
                if other not in ids:
                    raise document.error(("objects", number, key, index), f"{other} is no object")
    for number, step in enumerate(data.get("play", ())):
        for key in ("by", "of"):
            if key in step and step[key] not in players:
                raise document.error(("play", number, key), f"{step[key]} is no player")
