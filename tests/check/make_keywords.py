"""Makes kb/keywords/names.pl: the keyword abilities of the Comprehensive Rules, with their numbers and names.

    python tests/check/make_keywords.py ../shared/rules/keywords.tsv > kb/keywords/names.pl

The table's columns are kind, cr_number, name_en, … name_pt, name_es; a translation with a question mark is a guess
and is left out.
"""

from __future__ import annotations

import csv
import re
import sys
from pathlib import Path

HEADER = """:- encoding(utf8).
:- module(lawmage_keyword_names,
          [ keyword_name/5,    % ?Keyword, ?Rule, ?English, ?Portuguese, ?Spanish
            keyword_variant/2  % ?Variant, ?Keyword
          ]).

/** <module> The keyword abilities there are (CR 702), and what they are called

Made by tests/check/make_keywords.py.
*/

%!  keyword_name(?Keyword:atom, ?Rule:atom, ?English:atom, ?Portuguese:atom, ?Spanish:atom) is nondet.
%
%   Rule is about the keyword ability Keyword, the name of its term without parameters.  It is called English on
%   cards; a name that isn't known in the other languages is ''.

"""
VARIANTS = {
    "bands_with": "banding",
    "choose_a_background": "partner",
    "commander_ninjutsu": "ninjutsu",
    "doctors_companion": "partner",
    "double_agenda": "hidden_agenda",
    "friends_forever": "partner",
    "hexproof_from": "hexproof",
    "megamorph": "morph",
    "multikicker": "kicker",
    "partner_with": "partner",
    "trample_over_planeswalkers": "trample",
    "typecycling": "cycling",
}
"""Terms of their own under the rule of another keyword."""
VARIANT_HEADER = """
%!  keyword_variant(?Variant:atom, ?Keyword:atom) is nondet.
%
%   Variant is a term of its own for a variant of Keyword, under the same rule.

"""


def words(name: str) -> str:
    """A name as the cards have it within a sentence, without what it was called before; '' for a guess."""
    name = re.sub(r"^.* \((.*)\)$", r"\1", name.split(";")[0]).strip()
    return "" if "?" in name else name.lower()


def atom(text: str) -> str:
    return text if re.fullmatch(r"[a-z][a-z0-9_]*", text) else "'" + text.replace("'", "\\'") + "'"


def facts(table: Path) -> list[str]:
    made = []
    with table.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["kind"] == "ability":
                names = [words(row[column]) for column in ("name_en", "name_pt", "name_es")]
                several = [name.split(sep) for name, sep in zip(names, (" and ", " e ", " y "), strict=True)]
                if len(several[0]) == 1:
                    several = [[name] for name in names]
                for index, english in enumerate(several[0]):
                    others = [each[index] if len(each) == len(several[0]) else "" for each in several[1:]]
                    keyword = re.sub(r"\W+", "_", english).strip("_")
                    values = [keyword, row["cr_number"], english, *others]
                    made.append(f"keyword_name({', '.join(map(atom, values))}).\n")
    made.append(VARIANT_HEADER)
    made += [f"keyword_variant({variant}, {keyword}).\n" for variant, keyword in VARIANTS.items()]
    return made


if __name__ == "__main__":
    sys.stdout.write(HEADER + "".join(facts(Path(sys.argv[1]))))
