"""Scenario steps: what each verb of ``play`` does to a game (SCENARIOS.md, Playing)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from lawmage import tasks
from lawmage.errors import IllegalStepError, NoStepError
from lawmage.game_facts import hand_size, library_size
from lawmage.verdict import Reason

if TYPE_CHECKING:
    from lawmage.game import Game

Step = Mapping[str, Any]


def take(game: Game, step: Step) -> None:
    """Take one step of a scenario.

    :raises IllegalStepError: when the rules forbid it.
    :raises ChoiceNeeded: when a choice is missing and the game doesn't decline those.
    """
    how: Any = {key: step[key] for key in ("choose", "triggers", "new") if key in step}
    do = step["do"]
    if do in _TASKS:
        game._take(_TASKS[do](game, step), how)
    else:
        with game._as_one(how):
            _WAYS[do](game, step, how)


def may_take(game: Game, step: Step) -> tuple[Reason, ...]:
    """The reasons against a step now; none if it is legal. Nothing is done."""
    do = step["do"]
    if do in _TASKS:
        return game._may(_TASKS[do](game, step), step.get("choose", {}))
    try:
        take(game.copy(), step)
    except IllegalStepError as refused:
        return refused.reasons
    return ()


def _by(game: Game, step: Step) -> str:
    about = step.get("object") or step.get("spell") or step.get("ability", "").partition("/")[0]
    return game._actor(step.get("by"), about)


_TASKS: dict[str, Callable[[Game, Step], str]] = {
    "cast": lambda game, step: tasks.cast(game.state, _by(game, step), step["spell"], step),
    "activate": lambda game, step: tasks.activate(game.state, _by(game, step), step["ability"], step),
    "play_land": lambda game, step: tasks.special(game.state, "play_land", _by(game, step), step["object"]),
    "suspend": lambda game, step: tasks.special(game.state, "suspend", _by(game, step), step["object"], step),
    "turn_face_up": lambda game, step: tasks.special(
        game.state, "turn_face_up", _by(game, step), step["object"], step
    ),
    "resolve": lambda game, step: "resolve",
    "move": lambda game, step: tasks.move(game.state, step["object"], step["to"]),
    "effect": lambda game, step: tasks.effect(game.state, _by(game, step), step["text"]),
    "concede": lambda game, step: tasks.concede(game.state, step["by"]),
}
"""Steps that are one task."""


def _advance(game: Game, step: Step, how: Any) -> None:
    game.advance(step["to"], of=step.get("of"), leave=True, **how)


def _declare_attackers(game: Game, step: Step, how: Any) -> None:
    game.advance("declare_attackers")
    game.attack(step["attacks"], bands=step.get("bands", ()), pay=step.get("pay"), **how)


def _declare_blockers(game: Game, step: Step, how: Any) -> None:
    with suppress(NoStepError):  # Then the declaration is refused.
        game.advance("declare_blockers", this_turn=True)
    game.block(step["blocks"], by=step.get("by"), pay=step.get("pay"), **how)


def _combat_damage(game: Game, step: Step, how: Any) -> None:
    with suppress(NoStepError):
        game.advance_to_damage()
    game.deal_damage(step["damage"], **how)


_WAYS: dict[str, Callable[[Game, Step, Any], None]] = {
    "advance": _advance,
    "declare_attackers": _declare_attackers,
    "declare_blockers": _declare_blockers,
    "combat_damage": _combat_damage,
}
"""Steps that advance first."""


NAMES = {"cast": "spell", "activate": "ability"}
"""What the object is called in the steps that don't call it so."""


def facts_of_player(game: Game, player: str) -> dict[str, Any]:
    """What SCENARIOS.md calls the facts about a player: life, hand, library, counters, mana, designations, lost, won."""
    facts = game.state.players[player]
    counters = {counter_name(kind): int(count) for kind, count in facts.of("counters")}
    return {
        "life": facts.count("life"),
        "hand": hand_size(game.state, player),
        "library": library_size(game.state, player),
        "counters": counters,
        "mana": "".join(
            f"{{{symbol.upper()}}}" for symbol in (facts.one("mana") or "[]")[1:-1].split(",") if symbol
        ),
        "designations": [name[0] for name in facts.of("designation")],
        "lost": facts.has("lost"),
        "won": facts.has("won"),
    }


def counter_name(kind: str) -> str:
    """A kind of counter as it is called: ``pt(1,1)`` as ``+1/+1``."""
    if kind.startswith("pt("):
        power, toughness = kind[3:-1].split(",")
        return f"{int(power):+d}/{int(toughness):+d}"
    return kind
