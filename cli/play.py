"""``lawmage play``: a scenario played out on the terminal."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import click

from lawmage.errors import ChoiceNeeded, IllegalStepError, QuestionError
from lawmage.game import Game
from lawmage.game_state import shown
from lawmage.play import counter_name, facts_of_player, take
from lawmage.scenario import load_scenario


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option("--case", help="Which case of the file, by its id.")
@click.option(
    "--interactive", is_flag=True, help="Ask on the terminal for choices that the file doesn't give."
)
@click.option("--log", "whole_log", is_flag=True, help="Also print every event.")
def play(file: str, case: str | None, interactive: bool, whole_log: bool) -> None:
    """Play the steps of a scenario FILE, and show board and stack after each.

    lawmage play examples/playing.yaml
    """
    scenario = load_scenario(file, case)
    game = Game.from_scenario(scenario, declining=not interactive)
    click.echo(position(game))
    told: set[str] = set()
    _tell_unread(game, told)
    refused = False
    for number, step in enumerate(scenario.data.get("play", ()), 1):
        click.echo(f"\n{number}. {_told(step)}")
        start = len(game.log)
        try:
            _take(game, dict(step), interactive)
        except IllegalStepError as illegal:
            refused = refused or step.get("expect", "legal") != "illegal"
            click.echo("illegal")
            for reason in illegal.reasons:
                click.echo(f"  CR {reason.rules[0]}  {shown(reason.text)}")
            continue
        if whole_log:
            for line in game.log[start:]:
                click.echo(f"  {line}")
        for line in game.unasked:
            click.echo(f"  {line}")
        click.echo(position(game))
        _tell_unread(game, told)
    if refused:
        raise click.exceptions.Exit(1)


def _tell_unread(game: Game, told: set[str]) -> None:
    """Name each clause of a permanent that was not read, once."""
    try:
        caveats = game.caveats()
    except QuestionError:  # A condition is open: the next step tells it.
        return
    for caveat in caveats:
        if caveat.text not in told:
            told.add(caveat.text)
            click.echo(f"  not read: {shown(caveat.text)}")


def _take(game: Game, step: dict[str, Any], interactive: bool) -> None:
    """Take a step, asking for what it needs; again for what only the rules can tell to be wrong."""
    last: tuple[ChoiceNeeded, dict[str, Any]] | None = None
    while True:
        try:
            take(game, step)
        except ChoiceNeeded as needed:
            if not interactive:
                raise
            last = (needed, copy.deepcopy(step))
            _answer(step, needed, _asked(needed))
        except IllegalStepError as illegal:
            if last is None or _JUDGED.get(last[0].kind) not in illegal.reasons[0].rules:
                raise
            click.echo(f"  {shown(illegal.reasons[0].text)}")
            step.clear()
            step.update(copy.deepcopy(last[1]))
            _answer(step, last[0], _asked(last[0]))
        else:
            return


_JUDGED = {"division": "601.2d", "card_name": "201.4", "modes": "601.2c"}
"""Kinds of choices that may be wrong though each word is an option, or where there are too many to list; and the rule that says so."""


def _asked(choice: ChoiceNeeded) -> list[str]:
    """The words typed for a choice: asked again until they are among its options and as many as there must be.

    :raises QuestionError: when the input ends.
    """
    options = choice.options
    about = f" for {choice.about}" if choice.about else ""
    question = f"{choice.player}, {choice.kind}{about} ({', '.join(options)})"
    while True:
        try:
            words = [word.strip() for word in click.prompt(question).split(",")]
            if words == ["none"] and choice.least == 0 and "none" not in options:
                return []
        except click.Abort:
            raise QuestionError(f"the input ended: {choice}") from None
        words = [_BOOLEANS.get(word.lower(), word) for word in words] if "true" in options else words
        fault = _fault(choice, options, words)
        if fault is None:
            return words
        click.echo(f"  {fault}")


_BOOLEANS = {"y": "true", "yes": "true", "n": "false", "no": "false"}


def _fault(choice: ChoiceNeeded, options: Sequence[str], words: list[str]) -> str | None:
    """What is wrong with the words typed for a choice, if anything."""
    if choice.kind == "division":
        right = all(word.isdigit() for word in words) and len(words) == len(options)
        return None if right else f"{len(options)} numbers are needed"
    if choice.kind in ("x", "number") and not options:
        return None if all(word.isdigit() for word in words) and len(words) == 1 else "a number is needed"
    wrong = [word for word in words if options and word not in options]
    if wrong:
        return f"{wrong[0]!r} is none of them: {', '.join(options)}"
    if choice.kind == "triggers" and (more := Counter(words) - Counter(options)):
        return f"{next(iter(more))!r} is there {options.count(next(iter(more)))} times"
    if choice.kind in ("triggers", "replacement"):
        return None
    if len(words) < choice.least or (choice.most is not None and len(words) > choice.most):
        most = "any number" if choice.most is None else str(choice.most)
        return f"{choice.least} to {most} of them are needed"
    return None


def _answer(step: dict[str, Any], choice: ChoiceNeeded, words: list[str]) -> None:
    """Put what was typed into the step: one thing, or several with commas between them."""
    kept = step.get("choose", {})
    if choice.kind == "triggers":
        step["triggers"] = [*step.get("triggers", []), *({"item": word} for word in words)]
        return
    if (
        choice.kind in ("targets", "x")
        and step["do"] in ("cast", "activate")
        and choice.about in _steps_own(step)
    ):
        step[choice.kind] = words if choice.kind == "targets" else int(words[0])
        return
    if choice.kind == "targets" and "/" in (choice.about or ""):  # an ability that triggers, by its label
        step["triggers"] = [*step.get("triggers", []), {"item": choice.about, "targets": words}]
        return
    given: Any = {"true": True, "false": False}.get(words[0], words[0]) if words else []
    if choice.kind == "replacement":
        given = [*kept.get("replacement", []), *words]
    elif choice.kind == "division":
        given = [int(word) for word in words]
        if choice.about is not None:
            step["choose"] = {**kept, choice.about: {**kept.get(choice.about, {}), "division": given}}
            return
    elif choice.options and choice.kind not in _WHOLE:
        by = kept.get(choice.player, {})
        more = [_TRUTHS.get(word, int(word) if choice.kind == "number" else word) for word in words]
        step["choose"] = {**kept, choice.player: {**by, choice.kind: [*by.get(choice.kind, []), more]}}
        return
    elif choice.kind == "number":
        given = int(words[0])
    elif choice.kind == "modes":
        given = [int(word) for word in words]
    elif choice.most != 1:
        given = words
    step["choose"] = {**kept, choice.kind: given}


_TRUTHS = {"true": True, "false": False}
_WHOLE = ("targets", "modes", "color", "copy", "splice")
"""Kinds that are answered at once; of the others what is typed for each choice of a player is a list at the end of a list."""


def _steps_own(step: Mapping[str, Any]) -> tuple[str, ...]:
    """What the step itself puts on the stack, as a choice is about it: a spell, a label or the source of the ability."""
    name = str(step.get("spell", step.get("ability", "")))
    return (name, name.partition("/")[0])


def _told(step: dict[str, Any]) -> str:
    rest = {key: value for key, value in step.items() if key not in ("do", "then")}
    words = ", ".join(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in rest.items())
    return f"{step['do']} {words}".rstrip()


def position(game: Game) -> str:
    """The position in a few lines: turn and step, players, battlefield, stack."""
    state = game.state
    lines = [f"{state.active}'s turn, {state.step}"]
    for player in state.players:
        facts = facts_of_player(game, player)
        lines.append(f"  {player}: {facts['life']} life, {facts['hand']} in hand")
        for thing in state.objects.values():
            if thing.zone == "battlefield" and (thing.held or thing.controller) == player:
                lines.append(f"    {shown(thing.id)}{_status(thing.facts)}")
    lines.append(f"  stack: {', '.join(game.stack) or 'empty'}")
    return "\n".join(lines)


def _status(facts: list[list[str]]) -> str:
    words = []
    for fact in facts:
        match fact:
            case ["status", status]:
                words.append(status)
            case ["counters", kind, count]:
                words.append(f"{count} {counter_name(kind)} counter{'s' * (count != '1')}")
            case ["damage", amount]:
                words.append(f"{amount} damage")
            case ["attached_to", host]:
                words.append(f"on {shown(host)}")
            case ["attacking", target]:
                words.append(f"attacking {shown(target.strip(chr(39)))}")
            case ["blocking", attacker]:
                words.append(f"blocking {shown(attacker)}")
    return f" ({', '.join(words)})" if words else ""
