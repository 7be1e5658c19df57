"""Makes kb/check/numbers.pl: which rule numbers there are in each edition, from texts of the Comprehensive Rules.

    python tests/check/make_numbers.py ../shared/rules > kb/check/numbers.pl

The folder holds texts as ``cr-YYYYMMDD.txt``. Of an edition that is known only by what changed, the changes
stand below. No word of the rules is kept.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""The rules have no l and no o, which look like digits."""
CHANGES = {
    "2026-09-25": {
        506: {6: "", 7: "", 8: "g"},
        601: {5: "", 6: "a", 7: "b", 8: ""},
        700: {16: ""},
        701: {69: "", 70: "", 71: ""},
        702: {193: "", 194: "", 195: ""},
        704: {5: "aa"},
        707: {12: "a"},
    }
}
"""Edition, section, rule: the last letter of its subrules. Numbers that only became more are enough."""
RULE = re.compile(r"\s*(\d{3})\.(\d+)([a-z]{0,2})(?:\.?\s|\.(?=[A-Z]))")
HEADER = """:- encoding(utf8).
:- module(lawmage_check_numbers,
          [ section/3        % ?Edition, ?Section, ?Rules
          ]).

/** <module> The numbers of the Comprehensive Rules, edition by edition

Made by tests/check/make_numbers.py, which says how; numbers only, no text.
*/

%!  section(?Edition:atom, ?Section:integer, ?Rules:string) is nondet.
%
%   Since Edition, until the next fact about it, Section has Rules: each its number and the last of its letters
%   ("9c": 702.9 and 702.9a to 702.9c).  A section that is gone has none.

"""

Sections = dict[int, dict[int, str]]


def order(letter: str) -> tuple[int, str]:
    return len(letter), letter


def read(path: Path) -> Sections:
    """The sections of one edition, each with its rules and the last letter of each."""
    sections: Sections = {}
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if match := RULE.match(line):
            rules = sections.setdefault(int(match[1]), {})
            rule = int(match[2])
            rules[rule] = max(rules.get(rule, ""), match[3], key=order)
    return sections


def told(rules: dict[int, str]) -> str:
    return " ".join(f"{rule}{letter}" for rule, letter in sorted(rules.items()))


def facts(folder: Path) -> list[str]:
    """The facts of numbers.pl: of each edition the sections that differ from the edition before."""
    editions = {
        f"{path.stem[3:7]}-{path.stem[7:9]}-{path.stem[9:11]}": read(path)
        for path in folder.glob("cr-????????.txt")
    }
    newest = max(editions)
    for date, changes in CHANGES.items():
        assert date > newest, f"{date} is held in full now"
        editions[date] = {
            section: {**rules, **changes.get(section, {})} for section, rules in editions[newest].items()
        }
    made = []
    before: dict[int, str] = {}
    for date, sections in sorted(editions.items()):
        now = {section: told(rules) for section, rules in sections.items()}
        for section in sorted(before.keys() | now.keys()):
            if before.get(section, "") != now.get(section, ""):
                made.append(f"section('{date}', {section}, \"{now.get(section, '')}\").\n")
        before = now
    return made


if __name__ == "__main__":
    sys.stdout.write(HEADER + "".join(facts(Path(sys.argv[1]))))
