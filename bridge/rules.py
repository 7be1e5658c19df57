"""What the knowledge base holds for a rule, a keyword or a keyword action."""

from __future__ import annotations

import re
from typing import Any

from lawmage.engine import Engine
from lawmage.facts import word
from lawmage.terms import atom, term

_NUMBER = re.compile(r"\d{3}(\.\d+[a-z]{0,2})?\Z")
_MARKS = re.compile("[!'’]")


def rule_holdings(what: str) -> list[dict[str, Any]]:
    """The meanings and clauses that rest on a rule, or what a keyword means.

    :param what: a rule's number, such as ``702.9b``, ``702.9`` for all of its letters or ``509`` for a section, a keyword or a
        keyword action.
    :returns: for each: kind (keyword, clause or comment), rules, text, term, file and line.
    """
    asked = term("number", atom(what)) if _NUMBER.match(what) else term("keyword", word(_MARKS.sub("", what)))
    holdings: list[dict[str, Any]] = Engine.get().ask(term("rule", asked))["holdings"]
    return holdings
