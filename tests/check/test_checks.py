"""``lawmage check``: the knowledge base has no fault, and what each check looks at."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import lawmage
from lawmage.engine import Engine
from lawmage.strict_yaml import load_file
from lawmage.terms import atom, listing, string, term

ROOT = Path(__file__).resolve().parents[2]
GOLD = ROOT.parent / "shared" / "oracle" / "gold.tsv"
MAY_BE_NONE = {"not_interpreted", "not_modelled", "lines"}
"""Lines are those of the shipped pool, where it was made with this grammar."""
NAMES = ["predicates", "vocabulary", "citations", "keywords", "boards"]


def checked(name: str, **options: int) -> lawmage.Checked:
    (only,) = lawmage.check(name, **options)
    return only


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "lawmage.cli.main", "check", *arguments],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def test_the_checks_are_known_by_name():
    assert list(lawmage.check_names()) == NAMES
    with pytest.raises(lawmage.QuestionError, match="no check 'bords'; there are predicates, vocabulary"):
        lawmage.check("bords")


@pytest.mark.parametrize("name", ["vocabulary", "citations", "keywords"])
def test_the_knowledge_base_has_no_fault(name):
    """Of predicates, tests/test_repository_rules.py tests more strictly."""
    found = checked(name)
    assert "\n".join(fault.text for fault in found.faults) == ""
    looked_at = {word: count for word, count in found.looked_at.items() if word not in MAY_BE_NONE}
    assert all(count > 0 for count in looked_at.values())


def test_no_theorem_is_refuted_on_boards_of_up_to_three_creatures():
    found = checked("boards", up_to=3)
    assert "\n".join(fault.text for fault in found.faults) == ""
    assert found.looked_at["boards"] > 1000
    assert found.looked_at["changed_boards"] > 1000


def texts() -> list[tuple[str, str, str]]:
    """Name, type and text of what the conformance cases write out, and the clauses of the gold file."""
    written = []
    for path in sorted((ROOT / "tests" / "conformance").glob("*.yaml")):
        for document in load_file(path):
            for thing in document.value.get("objects", ()):
                if "text" in thing and "name" in thing:
                    written.append((thing["name"], thing["type"], thing["text"]))
    if GOLD.exists():
        for row in GOLD.read_text(encoding="utf-8").splitlines()[1:]:
            name, clause, *_ = row.split("\t")
            written.append((name, "Creature", clause))
    return written


def test_what_the_grammar_reads_in_the_conformance_cases_is_in_the_vocabulary(tmp_path):
    faces = [
        term("written", atom(name), string(kind), "none", "from_cost", *["none"] * 3, string(text))
        for name, kind, text in texts()
    ]
    assert len(faces) > 100
    engine = Engine.get()
    read = engine.ask(term("read_faces", listing(faces)))["faces"]
    file = tmp_path / "faces.pl"
    file.write_text("".join(f"{face['term']}.\n" for face in read if "term" in face), encoding="utf-8")
    found = engine.ask(term("check", "vocabulary", listing([term("faces", atom(str(file)))])))
    assert found["looked_at"]["lines"] > 100
    assert "\n".join(fault["text"] for fault in found["faults"]) == ""


def test_the_command_prints_what_was_looked_at():
    done = run("citations")
    assert (done.returncode, done.stderr) == (0, "")
    (line,) = done.stdout.splitlines()
    assert line.startswith("ok  citations   ")
    assert line.endswith(" older numbers")


def test_the_command_prints_json_and_a_list():
    done = run("--json", "citations")
    assert done.returncode == 0
    row = json.loads(done.stdout)
    assert row["check"] == "citations"
    assert row["faults"] == []
    assert row["looked_at"]["rules"] > 100
    listed = run("--list").stdout.splitlines()
    assert [line.split()[0] for line in listed] == NAMES


def test_an_unknown_check_is_an_error():
    done = run("bords")
    assert done.returncode == 2
    assert done.stderr.startswith("lawmage: there is no check 'bords'; there are predicates, ")
