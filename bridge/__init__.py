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

from lawmage.asking import Outcome, ask_case
from lawmage.board import Board, can_attack, can_block
from lawmage.errors import (
    EngineError,
    InputError,
    LawmageError,
    QuestionError,
    UndecidedError,
    UnknownCardError,
    UnsupportedError,
)
from lawmage.rules import rule_holdings
from lawmage.scenario import Case, Question, load_scenario, read_cases
from lawmage.verdict import Caveat, Check, Condition, Reason, Source, Verdict

__all__ = [
    "Board",
    "Case",
    "Caveat",
    "Check",
    "Condition",
    "EngineError",
    "InputError",
    "LawmageError",
    "Outcome",
    "Question",
    "QuestionError",
    "Reason",
    "Source",
    "UndecidedError",
    "UnknownCardError",
    "UnsupportedError",
    "Verdict",
    "ask_case",
    "can_attack",
    "can_block",
    "load_scenario",
    "read_cases",
    "rule_holdings",
]
