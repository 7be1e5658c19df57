"""Takes off the lists of what is not modelled yet what `lawmage check` says is: keywords and terms of the vocabulary.

python tests/check/take_off.py
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import lawmage

CHECKS = Path(__file__).resolve().parents[2] / "kb" / "check"
KEYWORD = re.compile(r"(\w+) is declared as not modelled, and ")
TERM = re.compile(
    r"the (\w+) (\S+) is read now: take it off|kb/vocabulary/uninterpreted.pl lists the (\w+) (\S+), "
)


FACT = re.compile(r"^(\w+\([\w, ]*?,)\s*\[([^\]]*)\]\s*\)\.\n", re.MULTILINE)


def taken_off(text: str, item: str, start: str) -> str:
    """The text without the item in its list, that of a fact whose text begins so."""
    for fact in FACT.finditer(text):
        items = [one.strip() for one in fact[2].split(",")]
        if re.match(start, fact[1]) and item in items:
            items.remove(item)
            return text.replace(fact[0], told(fact[1], items))
    return text


def told(head: str, items: list[str]) -> str:
    """The fact with these items; nothing where there are none."""
    if not items:
        return ""
    indent = " " * (head.index("(") + 1)
    lines = textwrap.fill(
        ", ".join(items),
        110,
        initial_indent=f"{indent}[ ",
        subsequent_indent=f"{indent}  ",
        break_on_hyphens=False,
    )
    return f"{head}\n{lines}\n{indent}]).\n"


def main() -> None:
    for checked in lawmage.check("keywords", "vocabulary"):
        keywords = checked.name == "keywords"
        file = (
            CHECKS.parent / "keywords" / "not_modelled.pl"
            if keywords
            else CHECKS.parent / "vocabulary" / "uninterpreted.pl"
        )
        text = file.read_text(encoding="utf-8")
        for fault in checked.faults:
            if match := KEYWORD.match(fault.text):
                text = taken_off(text, match[1], r"not_modelled\(")
            elif match := TERM.match(fault.text):
                sort, item = (match[1], match[2]) if match[1] else (match[3], match[4])
                text = taken_off(text, item, rf"uninterpreted\(\w+, {sort},")
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
