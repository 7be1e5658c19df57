"""Every test of a plunit file (``*.plt`` below tests/) is one item of pytest.

A ``.plt`` file is an ordinary plunit file. It loads the rules, or one of their modules, through the
file search path ``kb``, which stands for the folder kb/:

    :- use_module(library(plunit)).
    :- use_module(kb(combat/blocking)).

    :- begin_tests(blocking).
    test(menace_one_blocker, Rules == [...]) :- ...
    :- end_tests(blocking).

By hand: ``swipl -p kb=kb -g run_tests -t halt tests/combat/blocking.plt``.

The items are found by reading the file: a line that begins with ``test(`` is a test. They are run in
one swipl process a file, those that were selected only. A warning, also when loading or for a choice
point left open, is a failure; so is a test that could be left out (blocked, condition, fixme).
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ["LAWMAGE_POOL"] = "off"
"""No test reads a user's own pool."""
ROOT = Path(__file__).resolve().parent.parent
RUN = ROOT / "tests" / "plunit" / "run.pl"
SECONDS = 300

_TEST = re.compile(
    r"^(?::-\s*begin_tests\(\s*(?P<unit>\w+|'[^']*')|test\(\s*(?P<name>\w+|'[^']*'))", re.MULTILINE
)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".plt":
        return PrologFile.from_parent(parent, path=file_path)
    return None


@pytest.fixture(scope="session")
def swipl() -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs swipl in the repository with the arguments given; ``kb(…)`` is the folder kb/."""
    return _swipl


def _swipl(*arguments: str | Path, timeout: float = SECONDS) -> subprocess.CompletedProcess[str]:
    # A swipl finds its own home, whatever PySwip was told.
    environment = {
        name: value for name, value in os.environ.items() if name not in ("SWI_HOME_DIR", "LIBSWIPL_PATH")
    }
    return subprocess.run(
        ["swipl", "-p", f"kb={ROOT / 'kb'}", *map(str, arguments)],
        cwd=ROOT,
        env=environment | {"LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=timeout,
        check=False,
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """A test that is skipped proves nothing: only one that reads ../shared may be, where that is absent."""
    report = yield
    if report.skipped and "../shared" not in str(report.longrepr):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped: {report.longrepr}"
    return report


class PrologTestError(Exception):
    """A test of a plunit file failed; its text is all that there is to say."""


class PrologFile(pytest.File):
    """A plunit file: an item for its load, and one for each of its tests."""

    _results: dict[int, list[str]] | None = None

    def collect(self) -> Iterator[pytest.Item]:
        yield PrologLoad.from_parent(self, name="load")
        for line, name in self.tests():
            yield PrologTest.from_parent(self, name=f"{name}@{line}", line=line)

    def tests(self) -> Iterator[tuple[int, str]]:
        """The line and name of each test, as the file is read here."""
        text = self.path.read_text(encoding="utf-8")
        unit = "?"
        for match in _TEST.finditer(text):
            if match["unit"]:
                unit = match["unit"].strip("'")
            else:
                yield text.count("\n", 0, match.start()) + 1, f"{unit}:{match['name']}"

    def results(self) -> dict[int, list[str]]:
        """What was said by line of a test; line 0 is the load."""
        if self._results is None:
            self._results = self._run()
        return self._results

    def _run(self) -> dict[int, list[str]]:
        lines = [
            item.line for item in self.session.items if isinstance(item, PrologTest) and item.parent is self
        ]
        try:
            done = _swipl("-q", RUN, self.path, *map(str, lines))
            output, errors = done.stdout, done.stderr
        except subprocess.TimeoutExpired as expired:
            output, errors = (
                _text(expired.stdout),
                f"stopped after {SECONDS} seconds\n{_text(expired.stderr)}",
            )
        rows: list[dict[str, Any]] = [json.loads(row) for row in output.splitlines() if row.startswith('{"l')]
        results: dict[int, list[str]] = {0: [errors or "swipl said nothing"]}
        for row in rows:
            if "load" in row:
                unlisted = set(row["lines"]) - {line for line, _ in self.tests()}
                results[0] = row["load"] + [
                    f"line {n}: a test must begin with 'test('" for n in sorted(unlisted)
                ]
                results[0] += [] if row["lines"] else ["there is no test in it"]
            else:
                results[row["line"]] = row["messages"]
        for line in lines:
            results.setdefault(line, results[0] or ["it did not end", errors])
        return results


class PrologLoad(pytest.Item):
    """That a plunit file loads without a word, and that pytest sees all its tests."""

    line = 0
    parent: PrologFile

    def runtest(self) -> None:
        if messages := self.parent.results()[self.line]:
            raise PrologTestError("\n".join(message.rstrip() for message in messages))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, PrologTestError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, max(self.line - 1, 0), self.name


class PrologTest(PrologLoad):
    """One test of a plunit file."""

    def __init__(self, *, line: int, **rest: Any) -> None:
        super().__init__(**rest)
        self.line = line


def _text(output: bytes | str | None) -> str:
    return output.decode("utf-8", "replace") if isinstance(output, bytes) else output or ""
