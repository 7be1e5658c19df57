"""lawmage answers questions about the rules of Magic: The Gathering by logical inference.

>>> from lawmage import Board
>>> board = (Board()
...     .put("pirate", card="Boggart Brute", controller="A", attacking="B")
...     .put("bear", card="Grizzly Bears", controller="B")
...     .put("ogre", card="Gray Ogre", controller="B"))
>>> print(board.can_block("bear", "pirate"))
legal, not alone
  CR 702.111b  pirate has menace: it can't be blocked except by two or more creatures
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lawmage.asking import Outcome, ask_case
    from lawmage.board import Board
    from lawmage.cards import card_name
    from lawmage.checks import Checked, Fault, check, check_names
    from lawmage.derivation import Characteristics, Step
    from lawmage.errors import (
        ChoiceNeeded,
        EngineError,
        IllegalStepError,
        InputError,
        LawmageError,
        NoStepError,
        QuestionError,
        UndecidedError,
        UnknownCardError,
        UnsupportedError,
    )
    from lawmage.game import Game
    from lawmage.pairs import Pairs
    from lawmage.questions import can_attach, can_attack, can_block, can_target, characteristics, state_based
    from lawmage.reading import Clause, Reading, read_text
    from lawmage.rules import rule_holdings
    from lawmage.scenario import Case, Question, load_scenario, read_cases
    from lawmage.state_based_actions import Choice, StateBasedActions
    from lawmage.verdict import Caveat, Check, Condition, Reason, Source, Verdict

_HOMES = {
    "asking": ("Outcome", "ask_case"),
    "board": ("Board",),
    "cards": ("card_name",),
    "derivation": ("Characteristics", "Step"),
    "checks": ("Checked", "Fault", "check", "check_names"),
    "errors": (
        "ChoiceNeeded",
        "EngineError",
        "IllegalStepError",
        "InputError",
        "LawmageError",
        "NoStepError",
        "QuestionError",
        "UndecidedError",
        "UnknownCardError",
        "UnsupportedError",
    ),
    "game": ("Game",),
    "pairs": ("Pairs",),
    "questions": ("can_attach", "can_attack", "can_block", "can_target", "characteristics", "state_based"),
    "reading": ("Clause", "Reading", "read_text"),
    "rules": ("rule_holdings",),
    "scenario": ("Case", "Question", "load_scenario", "read_cases"),
    "state_based_actions": ("Choice", "StateBasedActions"),
    "verdict": ("Caveat", "Check", "Condition", "Reason", "Source", "Verdict"),
}
"""The names of each module: it is loaded when one is asked for."""

__all__ = [
    "Board",
    "Case",
    "Caveat",
    "Characteristics",
    "Check",
    "Checked",
    "Choice",
    "ChoiceNeeded",
    "Clause",
    "Condition",
    "EngineError",
    "Fault",
    "Game",
    "IllegalStepError",
    "InputError",
    "LawmageError",
    "NoStepError",
    "Outcome",
    "Pairs",
    "Question",
    "QuestionError",
    "Reading",
    "Reason",
    "Source",
    "StateBasedActions",
    "Step",
    "UndecidedError",
    "UnknownCardError",
    "UnsupportedError",
    "Verdict",
    "ask_case",
    "can_attach",
    "can_attack",
    "can_block",
    "can_target",
    "card_name",
    "characteristics",
    "check",
    "check_names",
    "load_scenario",
    "read_cases",
    "read_text",
    "rule_holdings",
    "state_based",
]


def __getattr__(name: str) -> Any:
    """Load a public name from its module."""
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"lawmage.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
