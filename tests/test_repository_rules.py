"""The knowledge base as a program: no warning, nothing undefined or dead, no arrow up the house."""

from __future__ import annotations

import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
KB = ROOT / "kb"


@pytest.fixture(scope="module")
def findings(swipl) -> dict[str, list[str]]:
    """What kb/check/predicates.pl has found in a process of its own, by kind."""
    done: subprocess.CompletedProcess[str] = swipl("-q", ROOT / "tests" / "plunit" / "lint.pl")
    assert (done.returncode, done.stderr) == (0, "")
    by_kind = defaultdict(list)
    for line in done.stdout.splitlines():
        kind, _, text = line.partition("\t")
        by_kind[kind].append(text.replace(f"{ROOT}/", ""))
    return by_kind


def test_the_rules_load_without_a_word(swipl):
    done = swipl("--on-error=status", "--on-warning=status", "-q", "-g", "halt", KB / "load.pl")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_game_is_loaded_only_when_it_is_asked_for(swipl):
    """A question about a board waits for no file of kb/game or kb/oracle."""
    done = swipl("-q", "-g", "forall(source_file(F), writeln(F)), halt", KB / "load.pl")
    loaded = [line for line in done.stdout.splitlines() if line.startswith(str(KB))]
    assert len(loaded) > 20
    assert [line for line in loaded if "/kb/game/" in line or "/kb/oracle/" in line] == []


@pytest.mark.parametrize("kind", ["load", "undefined", "dead", "arrow", "orphan"])
def test_nothing_is_found_in_the_rules(findings, kind):
    """kb/check/predicates.pl says what each kind is."""
    assert "\n".join(findings[kind]) == ""


def test_every_file_of_rules_says_its_encoding_and_every_module_has_the_prefix():
    for path in sorted(KB.rglob("*.pl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        code = [line for line in lines if line.strip() and not line.startswith("%")]
        is_part = not any(line.startswith(":- module(") for line in code) and path != KB / "load.pl"
        if is_part:  # of the file that includes it, read in that file's encoding
            assert path.read_text(encoding="utf-8").isascii(), (
                f"{path}: letters beyond ASCII, without a module"
            )
        else:
            assert code[0] == ":- encoding(utf8).", f"{path}: begins with {code[0]!r}"
            if path != KB / "load.pl":
                assert code[1].startswith(":- module(lawmage_"), f"{path}: no module lawmage_..."
