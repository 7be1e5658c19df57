"""The command line: what it prints and how it exits."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MENACE = ROOT / "examples" / "menace.yaml"


def lawmage(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    return subprocess.run(
        [sys.executable, "-m", "lawmage.cli.main", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.parametrize(
    ("arguments", "status", "output"),
    [
        (["can-block", "Giant Spider", "Serra Angel"], 0, "legal\n"),
        (
            ["can-block", "grizzly bears", "serra angel"],
            1,
            "illegal\n  CR 702.9b  Serra Angel has flying: it can't be blocked except by creatures "
            "with flying or reach\n",
        ),
        (["can-block", "Grizzly Bears", "Serra Angel", "--blocker-has", "reach"], 0, "legal\n"),
        (["can-block", "Grizzly Bears", "Serra Angel", "--blocker-has", "It has reach."], 0, "legal\n"),
        (["can-block", "Hill Giant", "Hill Giant"], 0, "legal\n"),
        (["can-block", "Grizzly Bears", "Bog Wraith"], 0, "legal\n"),
        (
            ["can-block", "Grizzly Bears", "Bog Wraith", "--defender-controls", "Swamp"],
            1,
            "illegal\n  CR 702.14c  Bog Wraith has swampwalk, and the defending player controls such a "
            "land: it can't be blocked\n",
        ),
        (
            ["can-block", "Hill Giant", "Bladetusk Boar", "--attacker-has", "is blue"],
            1,
            "illegal\n  CR 702.13b  Bladetusk Boar has intimidate: it can't be blocked except by artifact "
            "creatures or creatures sharing a color with it\n",
        ),
        (
            ["can-attack", "Wall of Stone"],
            1,
            "illegal\n  CR 702.3b  Wall of Stone has defender: it can't attack\n",
        ),
        (["can-attack", "Grizzly Bears", "--target", "B"], 0, "legal\n"),
        (
            ["can-block", MENACE, "bear", "pirate"],
            0,
            "legal, not alone\n  CR 702.111b  pirate has menace: it can't be blocked except by two or "
            "more creatures\n",
        ),
    ],
)
def test_answers(arguments, status, output):
    done = lawmage(*arguments)
    assert (done.stdout, done.stderr, done.returncode) == (output, "", status)


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["can-block", "Giant Spider"], 2, "2 names wanted, 1 given"),
        (["can-block", "no.yaml", "a", "b"], 2, "can't be read"),
        (["can-block", "Giant Spidr", "Serra Angel"], 2, "did you mean Giant Spider"),
        (
            ["can-block", "Giant Spider", "Serra Angel", "--blocker-has", "flyng"],
            2,
            '"flyng" is not understood',
        ),
        (["can-block", MENACE, "elk", "pirate"], 2, "no object 'elk' on the board; it has pirate, bear"),
        (["can-block", MENACE, "bear", "pirate", "--case", "x"], 2, "no case 'x'"),
        (
            ["can-attack", "Giant Spider", "--target", "Z"],
            2,
            "no object 'Z' on the board; it has Giant Spider, and the players A, B",
        ),
        (["blocks", MENACE, "bear:pirate, bear:pirate"], 2, "'bear:pirate' is given twice"),
        (["blocks", MENACE, "bear:pirate", "--by", "Z"], 2, "no player 'Z'; there are A, B"),
        (["legal-blocks", MENACE, "--by", "Z"], 2, "no player 'Z'; there are A, B"),
        (["attacks", MENACE, "pirate:B, pirate:A"], 2, "'pirate' is given twice"),
        (["damage", MENACE, "pirate:B=\u00b2"], 2, "expected such as bear=2"),
        (["damage", MENACE, "pirate:B=1, pirate:B=2"], 2, "'pirate:B' is given twice"),
        (["can-block", "Giant Spider", "Serra Angel", "--settle", "moon"], 2, "--settle"),
        (["fly"], 2, "no command 'fly'"),
        (["rule", "999.9z"], 2, "nothing for the rule"),
        (["ask", "no.yaml"], 2, "can't be read"),
        (["can-block", "\ud800".encode("utf-8", "surrogatepass"), "b"], 2, "no card"),
        (["read", "flying and " * 9000], 2, "a text of 99,000 characters is too long; it may have 20,000"),
        (["read", b"Fl\xffy"], 2, "lone surrogate can't be read: 'Fl\\udcffy'"),
    ],
)
def test_questions_that_can_not_be_read_end_in_one_line(arguments, status, words):
    done = lawmage(*[a.decode("utf-8", "surrogateescape") if isinstance(a, bytes) else a for a in arguments])
    assert done.returncode == status
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert not done.stdout


def test_json_holds_the_whole_verdict():
    done = lawmage("can-block", MENACE, "bear", "pirate", "--json", "--why")
    verdict = json.loads(done.stdout)
    assert verdict["verdict"] == "legal"
    assert verdict["reasons"][0]["rules"] == ["702.111b", "509.1b"]
    assert verdict["reasons"][0]["source"] == {
        "kind": "keyword",
        "name": "menace",
        "object": "pirate",
        "line": None,
    }
    assert verdict["witness"] == {"blocks": {"bear": ["pirate"], "ogre": ["pirate"]}}
    assert verdict["checks"]


def test_why_marks_each_check():
    done = lawmage("can-block", "Grizzly Bears", "Serra Angel", "--why")
    lines = done.stdout.splitlines()
    assert "  + CR 509.1a  Grizzly Bears is untapped" in lines
    assert any(line.startswith("  - CR 702.9b  ") for line in lines)


CASES = """\
id: right
title: As expected
objects:
  - {id: bear, name: Bear, type: Creature — Bear, pt: 2/2, controller: B}
  - {id: ox, name: Ox, type: Creature — Ox, pt: 2/2, controller: A, attacking: B}
ask:
  - {can_block: {blocker: bear, attacker: ox}, expect: legal}
"""


def ask(tmp_path: Path, text: str) -> tuple[int, list[dict[str, object]], str]:
    """Ask a file with this text."""
    file = tmp_path / "cases.yaml"
    file.write_text(text, encoding="utf-8")
    done = lawmage("ask", "--json", file)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def test_ask_prints_a_line_a_question(tmp_path):
    status, lines, errors = ask(tmp_path, CASES)
    assert (status, errors) == (0, "")
    assert lines == [
        {
            "file": str(tmp_path / "cases.yaml"),
            "case": "right",
            "index": "ask/0",
            "question": {"can_block": {"blocker": "bear", "attacker": "ox"}},
            "verdict": "legal",
            "answer": None,
            "reasons": [],
            "conditions": [],
            "caveats": [],
            "witness": {"blocks": {"bear": ["ox"]}},
            "proved": True,
            "expect": "legal",
            "because": [],
            "ok": True,
            "error": None,
        }
    ]


@pytest.mark.parametrize(
    ("old", "new", "status", "kind"),
    [
        ("expect: legal", "expect: illegal", 1, None),
        ("expect: legal", 'expect: illegal, because: ["702.9b"]', 1, None),
        ("pt: 2/2, controller: B", "pt: 2/2, controller: Z", 2, "unreadable"),
        ("name: Bear", "name: Bear, color: Q", 2, "unreadable"),
        ("name: Bear, type", "name: Bear, colour: R, type", 2, "unreadable"),
        ("Creature — Bear", "Creatur — Bear", 2, "unreadable"),
        ("attacker: ox}", "attacker: elk}", 2, "unreadable"),
        ("controller: B}", "controller: B, melded: [a, b]}", 2, "unreadable"),
        (
            "pt: 2/2, controller: B",
            f"pt: 2/2, text: {'flying and ' * 9000}flying, controller: B",
            2,
            "unreadable",
        ),
    ],
)
def test_ask_tells_what_is_wrong_and_exits_so(tmp_path, old, new, status, kind):
    assert old in CASES
    got, lines, _ = ask(tmp_path, CASES.replace(old, new, 1))
    assert got == status
    assert len(lines) == 1
    assert lines[0]["ok"] is False
    assert (lines[0]["error"] or {}).get("kind") == kind
    assert lines[0]["index"] == "ask/0"


def test_a_case_that_can_not_be_read_names_file_line_and_key(tmp_path):
    _, lines, _ = ask(tmp_path, CASES.replace("controller: B", "controler: B"))
    assert "cases.yaml:4: objects[0]: " in lines[0]["error"]["message"]


@pytest.mark.parametrize(
    ("text", "words"), [("", "cases.yaml: has no case"), ("- a\n- b\n", "cases.yaml:1: ")]
)
def test_a_file_without_a_case_is_named(tmp_path, text, words):
    status, lines, errors = ask(tmp_path, text)
    assert (status, lines) == (2, [])
    assert errors.startswith("lawmage: ")
    assert words in errors
    assert errors.count("\n") == 1


def test_a_file_that_can_not_be_read_takes_nothing_from_the_others(tmp_path):
    bad = tmp_path / "bad.yaml"
    bad.write_text("id: x\n  y: [", encoding="utf-8")
    done = lawmage("ask", bad, MENACE)
    assert done.returncode == 2
    assert "bad.yaml:2: " in done.stderr
    assert "2 of 2 as expected" in done.stdout


def test_the_worst_outcome_is_the_exit(tmp_path):
    text = CASES + "---\n" + CASES.replace("right", "wrong").replace("expect: legal", "expect: illegal")
    assert ask(tmp_path, text)[0] == 1


def test_ask_prints_a_table():
    done = lawmage("ask", MENACE)
    assert done.returncode == 0
    assert "2 of 2 as expected" in done.stdout


def test_the_table_tells_what_is_not_read(tmp_path):
    file = tmp_path / "unread.yaml"
    file.write_text(
        "id: odd\ntitle: a line without a meaning\nobjects:\n"
        "  - {id: thing, name: Thing, type: Creature — Bear, pt: 2/2, controller: A,"
        " text: Frobnicate the quux.}\n"
        "ask:\n  - {can_attack: {attacker: thing, target: B}, expect: legal}\n",
        encoding="utf-8",
    )
    assert "odd: Thing, line 1, is not read" in lawmage("ask", str(file)).stdout


def test_rule_shows_a_keyword_and_a_number():
    assert "CR 702.9b" in lawmage("rule", "flying").stdout
    assert "menace" in lawmage("rule", "702.111b").stdout
    assert "blocking.pl" in lawmage("rule", "509.1a").stdout
    assert "damage.pl" in lawmage("rule", "trample").stdout
    assert "CR 702.4b" in lawmage("rule", "double", "strike").stdout
    assert "CR 701.15b" in lawmage("rule", "goad").stdout
    assert "CR 603.2d" in lawmage("rule", "603").stdout


def test_help_needs_no_prolog():
    done = lawmage("--help")
    assert done.returncode == 0
    assert "can-block" in done.stdout
