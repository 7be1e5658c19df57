"""Questions as terms, for :meth:`lawmage.Board.ask`: several of them in one call."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from lawmage.errors import QuestionError
from lawmage.terms import atom, listing, number, string, term


def can_block(blocker: str, attacker: str) -> str:
    """The question of :meth:`Board.can_block`, for :meth:`Board.ask`."""
    return term("can_block", atom(blocker), atom(attacker))


def can_attack(attacker: str, target: str) -> str:
    """The question of :meth:`Board.can_attack`, for :meth:`Board.ask`."""
    return term("can_attack", atom(attacker), atom(target))


def can_target(source: str, target: str) -> str:
    """The question of :meth:`Board.can_target`, for :meth:`Board.ask`."""
    return term("can_target", atom(source), atom(target))


def can_attach(attachment: str, to: str) -> str:
    """The question of :meth:`Board.can_attach`, for :meth:`Board.ask`."""
    return term("can_attach", atom(attachment), atom(to))


def state_based() -> str:
    """The question of :meth:`Board.state_based`, for :meth:`Board.ask`."""
    return "state_based"


def blocking(blocks: Mapping[str, str | Sequence[str]], by: str | None = None) -> str:
    """The question of :meth:`Board.blocks`, for :meth:`Board.ask`."""
    pairs = [
        f"{atom(blocker)}-{atom(attacker)}"
        for blocker, attackers in blocks.items()
        for attacker in ([attackers] if isinstance(attackers, str) else attackers)
    ]
    return term("blocks", listing(pairs), "none" if by is None else atom(by))


def attacking(attacks: Mapping[str, str], bands: Iterable[Iterable[str]] = ()) -> str:
    """The question of :meth:`Board.attacks`, for :meth:`Board.ask`."""
    pairs = [f"{atom(attacker)}-{atom(target)}" for attacker, target in attacks.items()]
    return term("attacks", listing(pairs), listing(listing(map(atom, band)) for band in bands))


def damaging(damage: Mapping[str, Mapping[str, int]], by: str | None = None) -> str:
    """The question of :meth:`Board.damage`, for :meth:`Board.ask`.

    :raises QuestionError: when something is to be assigned other damage than a whole number, 0 or more.
    """
    for creature, given in damage.items():
        for recipient, count in given.items():
            if type(count) is not int or count < 0:
                raise QuestionError(
                    f"{creature!r} can't assign {recipient!r} {count!r} damage: a whole number is wanted"
                )
    assigned = [
        term(
            "assigned",
            atom(creature),
            listing(f"{atom(recipient)}-{number(count)}" for recipient, count in given.items()),
        )
        for creature, given in damage.items()
    ]
    return term("damage", listing(assigned), "none" if by is None else atom(by))


def characteristics(id: str, has: Iterable[str] = (), lacks: Iterable[str] = ()) -> str:
    """The question for the characteristics of an object, and whether it has and lacks abilities."""
    return term("characteristics", atom(id), listing(map(string, has)), listing(map(string, lacks)))
