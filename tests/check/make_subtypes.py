"""Makes kb/objects/subtypes.pl: the subtypes there are, from a text of the Comprehensive Rules.

    python tests/check/make_subtypes.py ../shared/rules/cr-20260417.txt > kb/objects/subtypes.pl

The lists of CR 205.3 are read from their rules; planar types are left out, since no question is asked about planes.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CATEGORIES = {
    "205.3g": "artifact",
    "205.3h": "enchantment",
    "205.3i": "land",
    "205.3j": "planeswalker",
    "205.3k": "spell",
    "205.3m": "creature",
    "205.3q": "battle",
    "205.3p": "dungeon",
}
"""The rule of each list, in the order of the table."""
LISTED = re.compile(r"(?:types? (?:are|is) (?!called)|one word long: )([^.:]*)\.")
HEADER = """:- encoding(utf8).
:- module(lawmage_subtypes,
          [ subtype/2             % ?Category, ?Subtype
          ]).
:- reexport(card_types).

/** <module> Subtypes (CR 205.3), edition of September 25, 2026

Made by tests/check/make_subtypes.py, which says how.  A type is an atom: lower case, `_` for a space or a hyphen, an
apostrophe as it is.
*/

%!  subtype(?Category, ?Subtype) is nondet.
%
%   Subtype is in the list that CR 205.3 gives for Category: artifact (205.3g), enchantment
%   (205.3h), land (205.3i), planeswalker (205.3j), spell (205.3k), creature (205.3m),
%   dungeon (205.3p) or battle (205.3q).

"""


def subtypes(rule: str) -> list[str]:
    """The subtypes that the text of a rule lists."""
    text = re.sub(r"\s*\(see [^)]*\)", "", rule)
    listed = LISTED.search(text)
    assert listed, rule
    names = re.split(r",? and |, ", listed[1])
    if "two words long:" in text:
        names += re.findall(r"two words long: ([^.]*)\.", text)
    return sorted(re.sub(r"[ -]", "_", name.lower().replace("\u2019", "'")) for name in names)


def quoted(name: str) -> str:
    """As an atom."""
    return name if re.fullmatch(r"[a-z]\w*", name) else "'" + name.replace("'", "\\'") + "'"


def table(text: str) -> str:
    """The whole file, from the rules' text."""
    lines = []
    for number, category in CATEGORIES.items():
        rule = re.search(rf"^{re.escape(number)} (.*)$", text, re.MULTILINE)
        assert rule, number
        lines += [f"subtype({category}, {quoted(name)}).\n" for name in subtypes(rule[1])]
    return HEADER + "".join(lines)


if __name__ == "__main__":
    sys.stdout.write(table(Path(sys.argv[1]).read_text(encoding="utf-8-sig")))
