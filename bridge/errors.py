"""The errors of lawmage: each says in one line what was asked and what there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawmage.game_state import shown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lawmage.verdict import Condition, Reason


class LawmageError(Exception):
    """The base of all errors that a user of lawmage can cause or meet."""


class InputError(LawmageError):
    """A file or text that can't be read: where, and what was expected there.

    ``str()`` of it is ``file:line: key: message``, without the parts that are not known.
    """

    def __init__(self, file: str, line: int | None, key: str, message: str) -> None:
        self.file = file
        self.line = line
        self.key = key
        self.message = message
        place = file if line is None else f"{file}:{line}"
        super().__init__(": ".join(part for part in (place, key, message) if part))


class QuestionError(LawmageError):
    """A question that makes no sense on its board: what was asked and what there is."""


class NoStepError(QuestionError):
    """No such step comes, or no damage is dealt in this turn."""


class UnsupportedError(LawmageError):
    """A question or key whose judgment lawmage doesn't have yet."""


class UnknownCardError(LawmageError):
    """A card's name that the pool doesn't know, with near ones."""

    def __init__(self, name: str, near: tuple[str, ...] = ()) -> None:
        self.name = name
        self.near = near
        shown = name if len(name) <= 80 else f"{name[:77]}..."
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        super().__init__(f"no card is named {shown!r}{hint}")


class UndecidedError(LawmageError):
    """A verdict that depends on conditions was taken for one that doesn't, or a step of a game depends on them."""

    def __init__(self, message: str, conditions: tuple[Condition, ...] = ()) -> None:
        self.conditions = conditions
        """What a step depends on; nothing was done."""
        super().__init__(message)


class EngineError(LawmageError):
    """SWI-Prolog can't be used, or a question went beyond its limits."""


class IllegalStepError(LawmageError):
    """A step that the rules of the game forbid, with the reasons; nothing was done."""

    def __init__(self, reasons: tuple[Reason, ...]) -> None:
        self.reasons = reasons
        told = "; ".join(f"CR {reason.rules[0]}  {reason.text}" for reason in reasons)
        super().__init__(shown(told) or "illegal")


class ChoiceNeeded(LawmageError):  # noqa: N818
    """A player must choose something that was not given with the step; nothing was done."""

    def __init__(
        self,
        player: str,
        kind: str,
        options: tuple[str, ...],
        about: str | None = None,
        least: int = 1,
        most: int | None = 1,
    ) -> None:
        self.player = player
        """Who chooses."""
        self.kind = kind
        """The key of ``choose`` that answers it: ``division`` with a number for each of the options, ``replacement`` with one label or
        several in order. ``triggers`` is answered by the step's ``triggers``."""
        self.options = options
        self.about = about
        """The object or ability for which it is chosen, by which an answer may be keyed."""
        self.least = least
        self.most = most
        """How many of the options; None: as many as there are."""
        of = f" for {about}" if about else ""
        super().__init__(f"{player} must choose ({kind}{of}): {', '.join(options) or 'none'}")


def from_reply(error: Mapping[str, str]) -> LawmageError:
    """The error that a part of the engine's reply tells."""
    if error["kind"] == "not_supported":
        return UnsupportedError(error["message"])
    return QuestionError(error["message"])
