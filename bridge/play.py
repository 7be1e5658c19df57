"""Scenario steps: what each verb of ``play`` does to a game (SCENARIOS.md, Playing)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lawmage.errors import QuestionError
from lawmage.game import Game, effect_task, given
from lawmage.terms import atom, listing, term
from lawmage.verdict import Reason

Step = Mapping[str, Any]


def take(game: Game, step: Step) -> None:
    """Take one step of a scenario.

    :raises IllegalStepError: when the rules forbid it.
    :raises ChoiceNeeded: when a choice is missing and the game doesn't decline those.
    """
    _VERBS[step["do"]](game, step, _how(step))


def may_take(game: Game, step: Step) -> tuple[Reason, ...]:
    """The reasons against a step now; none if it is legal. Nothing is done."""
    do = step["do"]
    if do in _TASKS:
        return game.may(_TASKS[do](game, step), choose=step.get("choose"))
    from lawmage.errors import IllegalStepError

    try:
        take(game.copy(), step)
    except IllegalStepError as refused:
        return refused.reasons
    return ()


def _how(step: Step) -> dict[str, Any]:
    return {key: step[key] for key in ("choose", "triggers", "new") if key in step}


def _by(game: Game, step: Step) -> str:
    if "by" in step:
        return str(step["by"])
    thing = game.state.objects.get(game.state.current(str(step.get("object", step.get("spell", "")))))
    return thing.controller if thing is not None else game.state.active


def _object(game: Game, name: str) -> str:
    id_ = game.state.current(name)
    if id_ not in game.state.objects:
        there = ", ".join(sorted(game.state.objects)) or "none"
        raise QuestionError(f"no object {name!r} in the game; it has {there}")
    return atom(id_)


def _cast(game: Game, step: Step) -> str:
    return term("cast", atom(_by(game, step)), _object(game, step["spell"]), given(game.state, step))


def _activate(game: Game, step: Step) -> str:
    source, _, which = step["ability"].partition("/")
    what = which if which.isdigit() else "any" if which in ("", "*") else atom(_keyword(which))
    return term("activate", atom(_by(game, step)), _object(game, source), what, given(game.state, step))


def _keyword(name: str) -> str:
    return name.replace(" ", "_").replace("-", "_")


def _play_land(game: Game, step: Step) -> str:
    return term("play_land", atom(_by(game, step)), _object(game, step["object"]))


def _suspend(game: Game, step: Step) -> str:
    return term("suspend", atom(_by(game, step)), _object(game, step["object"]), given(game.state, step))


def _turn_face_up(game: Game, step: Step) -> str:
    return term("turn_face_up", atom(_by(game, step)), _object(game, step["object"]), given(game.state, step))


def _resolve(game: Game, step: Step) -> str:
    return "resolve"


def _move(game: Game, step: Step) -> str:
    return term("move", _object(game, step["object"]), atom(step["to"]))


def _effect(game: Game, step: Step) -> str:
    return effect_task(_by(game, step), step["text"])


def _concede(game: Game, step: Step) -> str:
    return term("concede", atom(step["by"]))


_TASKS: dict[str, Callable[[Game, Step], str]] = {
    "cast": _cast,
    "activate": _activate,
    "play_land": _play_land,
    "suspend": _suspend,
    "turn_face_up": _turn_face_up,
    "resolve": _resolve,
    "move": _move,
    "effect": _effect,
    "concede": _concede,
}


def _task(game: Game, step: Step, how: dict[str, Any]) -> None:
    game.step(_TASKS[step["do"]](game, step), **how)


def _advance(game: Game, step: Step, how: dict[str, Any]) -> None:
    game.advance(step["to"], of=step.get("of"), leave=True, **how)


def _declare_attackers(game: Game, step: Step, how: dict[str, Any]) -> None:
    game.advance("declare_attackers")
    here = game.state.current
    pairs = listing(f"{atom(here(one))}-{atom(here(target))}" for one, target in step["attacks"].items())
    bands = listing(listing(atom(here(one)) for one in band) for band in step.get("bands", ()))
    game.step(term("attack", pairs, bands), **how)


def _declare_blockers(game: Game, step: Step, how: dict[str, Any]) -> None:
    game.advance("declare_blockers")
    here = game.state.current
    pairs = [
        f"{atom(here(blocker))}-{atom(here(attacker))}"
        for blocker, attackers in step["blocks"].items()
        for attacker in ([attackers] if isinstance(attackers, str) else attackers)
    ]
    by = step.get("by")
    game.step(term("block", listing(pairs), "none" if by is None else atom(by)), **how)


def _combat_damage(game: Game, step: Step, how: dict[str, Any]) -> None:
    game.advance_to_damage()
    game.deal_damage(step["damage"], **how)


_VERBS: dict[str, Callable[[Game, Step, dict[str, Any]], None]] = {
    **dict.fromkeys(_TASKS, _task),
    "advance": _advance,
    "declare_attackers": _declare_attackers,
    "declare_blockers": _declare_blockers,
    "combat_damage": _combat_damage,
}


def facts_of_player(game: Game, player: str) -> dict[str, Any]:
    """What SCENARIOS.md calls the facts about a player."""
    from lawmage.game_facts import hand_size, library_size

    facts = game.state.players[player]
    counters = {_counter(kind): int(count) for kind, count in facts.of("counters")}
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


def _counter(kind: str) -> str:
    if kind.startswith("pt("):
        power, toughness = kind[3:-1].split(",")
        return f"{int(power):+d}/{int(toughness):+d}"
    return kind
