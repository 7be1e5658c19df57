"""A strict reader of YAML and JSON: nothing that is written turns into something else.

YAML 1.1 takes ``on`` for true, ``1:30`` for 90, ``2024-08-02`` for a date and ``702.10`` for 702.1.
Here the words of a value mean this, when they are written without quotes:

==================================  ==========================================================
``true``, ``false``, ``null``       just these
``20``, ``-3``                      a whole number: no plus sign, no zero in front, at most 15 digits
``1.5``, ``-0.25``                  a decimal below a key that holds decimals (:data:`DECIMAL_KEYS`),
                                    text everywhere else: a rule number looks the same
nothing at all                      an error: ``null`` and ``""`` say which is meant
all the rest                        text: ``on``, ``~``, ``2024-08-02``, ``1:30``, ``0x1F``, ``1_000``,
                                    ``1e3``, ``.inf``, ``+1``, ``007``, ``2/2``
==================================  ==========================================================

Quotes make text of anything, and keys are text always. Anchors, aliases, tags, directives, merge
keys, keys given twice, keys that are not plain words, and control characters are errors; so are
texts beyond the limits below. JSON is read by the same rules for numbers and with the same limits;
an array at the top of a JSON text holds documents.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn, TypeAlias

import yaml

from lawmage.errors import InputError

SIZE_LIMIT = 5_000_000
"""Characters in a text."""
DEPTH_LIMIT = 40
"""Lists and mappings inside one another."""
NODE_LIMIT = 300_000
"""Values and keys in a text."""
DECIMAL_KEYS = frozenset({"timestamp"})
"""The keys whose value may be a decimal number."""

Path: TypeAlias = Sequence[str | int]
_Lines: TypeAlias = "int | tuple[int, dict[str, _Lines] | list[_Lines]]"

_LOADER: Any = getattr(yaml, "CLoader", yaml.Loader)
_WORDS = {"true": True, "false": False, "null": None}
_WHOLE = re.compile(r"0|-?[1-9][0-9]*")
_DECIMAL = re.compile(r"-?(?:0|[1-9][0-9]{0,14})\.[0-9]{1,15}")
_UNWANTED = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_JSON_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[{}\[\]\n]|[^\s"{}\[\],:]+')
_PLAIN = re.compile(r"[A-Za-z_][\w-]*")


@dataclass(frozen=True)
class Document:
    """One document of a text, and the line of each of its values."""

    value: Any
    """None, bool, int, float, str, list and dict with keys of text."""
    name: str
    """Of the text: its file, as the user calls it."""
    _lines: _Lines = field(repr=False)

    def line(self, path: Path = ()) -> int:
        """The line, from 1, of the value at `path`: that of its key where it has one.

        What isn't there has the line of the nearest that is: a missing key that of its mapping.
        """
        lines = self._lines
        for step in path:
            if isinstance(lines, int):
                break
            try:
                lines = lines[1][step]  # type: ignore[index]
            except (KeyError, IndexError, TypeError):
                break
        return lines if isinstance(lines, int) else lines[0]

    def error(self, path: Path, message: str) -> InputError:
        """The error `message` about the value at `path`, with its place."""
        return InputError(self.name, self.line(path), key_text(path), message)


def key_text(path: Path) -> str:
    """`path` as people write it: ``objects[2].gains[0]``."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            name = step if _PLAIN.fullmatch(step) else json.dumps(step[:60], ensure_ascii=False)
            text += f".{name}" if text else name
    return text if len(text) <= 120 else f"{text[:60]}…{text[-59:]}"


def load_all(text: str, name: str) -> list[Document]:
    """All the documents of `text`, which is JSON if `name` ends in ``.json``, else YAML.

    :raises InputError: with the place and what was expected, if it isn't strict YAML or JSON.
    """
    builder = _Builder(name)
    if len(text) > SIZE_LIMIT:
        builder.refuse(None, f"a text of {len(text):,} characters; at most {SIZE_LIMIT:,} are read")
    text = text.removeprefix("\ufeff")
    if (unwanted := _UNWANTED.search(text)) is not None:
        line = text.count("\n", 0, unwanted.start()) + 1
        builder.refuse(line, _not_allowed(unwanted[0]))
    if name.lower().endswith(".json"):
        return _json_documents(text, builder)
    return list(_yaml_documents(text, builder))


def _not_allowed(character: str) -> str:
    return f"the character U+{ord(character):04X} is not allowed"


def load_file(path: str | os.PathLike[str]) -> list[Document]:
    """All the documents of a file, as :func:`load_all` reads them; it is text in UTF-8.

    :raises InputError: also if there is no such file, or it can't be read.
    """
    name = os.fspath(path)
    try:
        with open(name, "rb") as file:
            data = file.read(4 * SIZE_LIMIT + 1)  # A character takes four bytes at most.
        return load_all(data.decode("utf-8"), name)
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise InputError(
            name, line, "", f"not UTF-8: {error.reason}, byte {error.object[error.start]:#04x}"
        ) from None
    except OSError as error:
        raise InputError(name, None, "", f"can't be read: {error.strerror}") from None
    except ValueError:
        raise InputError(repr(name), None, "", "is no name of a file") from None


class _Builder:
    """Puts values and their lines together, from the events of either language."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.nodes = 0
        self.clear()

    def clear(self) -> None:
        # A frame is a container that is still open: its value, its lines, its line, its open key.
        self.frames: list[_Frame] = []
        self.value: Any = None
        self.lines: _Lines = 0

    def document(self) -> Document:
        document = Document(self.value, self.name, self.lines)
        self.clear()
        return document

    def refuse(self, line: int | None, message: str) -> NoReturn:
        path = [step for frame in self.frames if (step := frame.step()) is not None]
        raise InputError(self.name, line, key_text(path), message)

    def open(self, container: list[Any] | dict[str, Any], line: int) -> None:
        self._count(line)
        if len(self.frames) == DEPTH_LIMIT:
            self.refuse(line, f"more than {DEPTH_LIMIT} lists and mappings inside one another")
        if self.wants_key():
            self.refuse(line, "a key must be a word, not a list or a mapping")
        self.frames.append(_Frame(container, {} if isinstance(container, dict) else [], line))

    def close(self) -> None:
        frame = self.frames.pop()
        self._put(frame.value, (frame.line, frame.lines), frame.line)

    def scalar(self, text: str, plain: bool, line: int) -> None:
        self._count(line)
        if (unwanted := _UNWANTED.search(text)) is not None:
            self.refuse(line, _not_allowed(unwanted[0]))
        if self.wants_key():
            self._key(text, plain, line)
        else:
            self._put(self._meaning(text, line) if plain else text, line, line)

    def wants_key(self) -> bool:
        return bool(self.frames) and self.frames[-1].wants_key()

    def _count(self, line: int) -> None:
        self.nodes += 1
        if self.nodes > NODE_LIMIT:
            self.refuse(line, f"more than {NODE_LIMIT:,} values")

    def _key(self, key: str, plain: bool, line: int) -> None:
        frame = self.frames[-1]
        if plain and key in ("", "<<"):
            self.refuse(line, "merge keys (<<) are not read" if key else "expected a key before the colon")
        if key in frame.value:
            frame.key = key
            first = frame.lines[key]
            first_line = first if isinstance(first, int) else first[0]
            self.refuse(line, f"this key is given twice, first in line {first_line}")
        frame.key, frame.key_line = key, line

    def _meaning(self, text: str, line: int) -> Any:
        """What a value written without quotes means."""
        if text in _WORDS:
            return _WORDS[text]
        if _WHOLE.fullmatch(text):
            if len(text.lstrip("-")) > 15:
                self.refuse(line, "a whole number has at most 15 digits; put it in quotes if it is text")
            return int(text)
        if text == "":
            if not self.frames:
                self.refuse(line, "an empty document")
            self.refuse(line, 'expected a value here: null for none, "" for empty text')
        if self.frames and self.frames[-1].key in DECIMAL_KEYS and _DECIMAL.fullmatch(text):
            return float(text)
        return text

    def _put(self, value: Any, lines: _Lines, line: int) -> None:
        if not self.frames:
            self.value, self.lines = value, lines
            return
        frame = self.frames[-1]
        if frame.key is None:
            frame.value.append(value)
            frame.lines.append(lines)
        else:
            frame.value[frame.key] = value
            frame.lines[frame.key] = frame.key_line if isinstance(lines, int) else (frame.key_line, lines[1])
            frame.key = None


class _Frame:
    """A list or mapping that is still open."""

    __slots__ = ("key", "key_line", "line", "lines", "value")

    def __init__(self, value: Any, lines: Any, line: int) -> None:
        self.value = value
        self.lines = lines
        self.line = line
        self.key: str | None = None
        self.key_line = line

    def wants_key(self) -> bool:
        return self.key is None and isinstance(self.value, dict)

    def step(self) -> str | int | None:
        """Where in it what comes next stands; None before a key."""
        return len(self.value) if isinstance(self.value, list) else self.key


def _yaml_documents(text: str, builder: _Builder) -> Iterator[Document]:
    last = text.rstrip("\n").count("\n")  # Some versions place the end of the text below it.
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            line = min(event.start_mark.line if event.start_mark else 0, last) + 1
            if getattr(event, "anchor", None) is not None:
                kind = "aliases" if isinstance(event, yaml.AliasEvent) else "anchors"
                builder.refuse(line, f"{kind} (& and *) are not read; text that begins so needs quotes")
            if getattr(event, "tag", None) is not None:
                builder.refuse(line, "tags (!) are not read; text that begins so needs quotes")
            match event:
                case yaml.ScalarEvent():
                    builder.scalar(event.value, not event.style, line)
                case yaml.MappingStartEvent():
                    builder.open({}, line)
                case yaml.SequenceStartEvent():
                    builder.open([], line)
                case yaml.MappingEndEvent() | yaml.SequenceEndEvent():
                    builder.close()
                case yaml.DocumentStartEvent():
                    if event.version or event.tags:
                        builder.refuse(line, "directives (%) are not read")
                case yaml.DocumentEndEvent():
                    yield builder.document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        builder.refuse(min(mark.line, last) + 1 if mark else None, _yaml_problem(error))
    except yaml.YAMLError as error:
        builder.refuse(None, " ".join(f"not YAML: {error}".split()))


def _yaml_problem(error: yaml.MarkedYAMLError) -> str:
    """What PyYAML found wrong, in one line."""
    if error.context in ("while scanning an alias", "while scanning an anchor", "while scanning a tag"):
        return "text that begins with *, & or ! needs quotes"
    problem = (error.problem or "not YAML").replace("did not find expected", "expected")
    if error.context is not None and error.context_mark is not None:
        problem += f" ({error.context} begun in line {error.context_mark.line + 1})"
    return " ".join(problem.split())


def _json_documents(text: str, builder: _Builder) -> list[Document]:
    def refuse_constant(word: str) -> NoReturn:
        builder.refuse(None, f"{word} is not JSON")

    try:  # Only the shape; what the values mean is decided by the builder, as in YAML.
        json.loads(text, parse_int=len, parse_float=len, parse_constant=refuse_constant)
    except json.JSONDecodeError as error:
        builder.refuse(error.lineno, f"not JSON: {error.msg} at column {error.colno}")
    except RecursionError:
        builder.refuse(None, f"more than {DEPTH_LIMIT} lists and mappings inside one another")
    line = 1
    for token in _JSON_TOKEN.finditer(text):
        match token[0][0]:
            case "\n":
                line += 1
            case "{":
                builder.open({}, line)
            case "[":
                builder.open([], line)
            case "}" | "]":
                builder.close()
            case '"':
                builder.scalar(json.loads(token[0]), False, line)
            case _:
                builder.scalar(token[0], True, line)
    document = builder.document()
    match document._lines:
        case (int(), list(lines)):
            name = document.name
            return [Document(value, name, at) for value, at in zip(document.value, lines, strict=True)]
    return [document]
