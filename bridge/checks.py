"""What the knowledge base proves about itself: ``lawmage check``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml

from lawmage.cards import SHIPPED, grammar_version
from lawmage.engine import Engine
from lawmage.errors import QuestionError
from lawmage.pool import Pool, face_term
from lawmage.terms import atom, listing, number, term

_STEPS = 10**13
"""Steps of inference that a check may take: hours, so that big boards may be asked for."""


@dataclass(frozen=True)
class Fault:
    """Something that is wrong with the knowledge base."""

    text: str
    scenario: str | None = None
    """A scenario file with a smallest board on which a question is answered wrong, where there is one."""


@dataclass(frozen=True)
class Checked:
    """What a check has found."""

    name: str
    what: str
    """What it proves."""
    looked_at: Mapping[str, int]
    """How many of what it looked at."""
    faults: tuple[Fault, ...]

    def to_json(self) -> dict[str, Any]:
        """The line that ``check --json`` prints."""
        return {
            "check": self.name,
            "what": self.what,
            "looked_at": dict(self.looked_at),
            "faults": [{"text": fault.text, "scenario": fault.scenario} for fault in self.faults],
        }


def check_names() -> dict[str, str]:
    """The names of all checks, in their order, with what each proves."""
    names: dict[str, str] = Engine.get().ask("checks")
    return names


def check(*names: str, up_to: int = 4) -> Iterator[Checked]:
    """Run checks, all of them by default, one after the other.

    :param up_to: how many creatures there are on the largest boards that theorems are tried on; the time grows tenfold with each.
    :raises QuestionError: when there is no such check.
    """
    known = check_names()
    for name in names:
        if name not in known:
            raise QuestionError(f"there is no check {name!r}; there are {', '.join(known)}")
    return (_checked(name, known[name], up_to) for name in names or known)


def _checked(name: str, what: str, up_to: int) -> Checked:
    options = [term("up_to", number(up_to))]
    if name == "citations":
        options.append(term("files", listing(atom(str(path)) for path in _texts())))
    with TemporaryDirectory() as folder:
        if name == "vocabulary":
            faces = Path(folder, "faces.pl")
            faces.write_text("".join(f"{face}.\n" for face in _faces()), encoding="utf-8")
            options.append(term("faces", atom(str(faces))))
        reply = Engine.get().ask(term("check", atom(name), listing(options)), inferences=_STEPS)
    faults = (Fault(fault["text"], _yaml(fault["scenario"])) for fault in reply["faults"])
    return Checked(name, what, reply["looked_at"], tuple(faults))


def _texts() -> list[Path]:
    """The Python files, and what is written about lawmage where it lies in its repository."""
    folders = []
    for package in ("lawmage", "lawmage.cli"):
        spec = find_spec(package)
        if spec is not None and spec.submodule_search_locations:
            folders.append(Path(spec.submodule_search_locations[0]).resolve())
    texts = sorted({path for folder in folders for path in folder.glob("*.py")})
    root = folders[0].parent
    if (root / "pyproject.toml").exists():
        texts += [path for path in (root / "README.md", root / "CHANGELOG.md") if path.exists()]
    return texts


def _faces() -> Iterator[str]:
    """The faces of all cards of the shipped pool, each different one once, if it was made with this grammar."""
    pool = Pool(SHIPPED)
    if pool.meta["grammar"] == grammar_version():
        for (rest,) in pool.query("SELECT DISTINCT term FROM faces"):
            yield face_term("", rest)


def _yaml(scenario: object) -> str | None:
    if scenario is None:
        return None
    text: str = yaml.safe_dump(scenario, sort_keys=False, allow_unicode=True, width=100)
    return text
