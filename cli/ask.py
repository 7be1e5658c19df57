"""``lawmage ask``: the questions of scenario files, compared with the expected answers."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator

import click

from lawmage import Outcome, ask_case, read_cases
from lawmage.errors import InputError


@click.command("ask")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--case", metavar="ID", help="Only this case.")
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON a question.")
def ask(files: tuple[str, ...], case: str | None, as_json: bool) -> None:
    """Ask the questions of scenario FILEs and compare with what they expect.

    Exits with 0 when all is as expected; else with the first that holds of 2 (a case can't be
    read), 1 (a mismatch), 3 (not supported yet).
    """
    outcomes = []
    unread = False
    for file in files:
        try:
            for outcome in _outcomes(file, case):
                if as_json:
                    click.echo(json.dumps(outcome.to_json(), ensure_ascii=False, default=str))
                outcomes.append(outcome)
        except InputError as error:
            # What the other files ask is asked all the same.
            click.echo(f"lawmage: {error}", err=True)
            unread = True
    if not outcomes and not unread:
        there = f"there is no case {case!r} with a question" if case else "there is no question"
        raise click.UsageError(f"{there} in {', '.join(files)}")
    if outcomes and not as_json:
        _table(outcomes)
    sys.exit(2 if unread else _exit(outcomes))


def _outcomes(file: str, case: str | None) -> Iterator[Outcome]:
    """What comes of the questions of a file's cases, or of this case."""
    cases = read_cases(file)
    if not cases:
        raise InputError(file, None, "", "has no case")
    for one in cases:
        if case is not None and one.id != case:
            continue
        if not any(one.questions()):
            one.check()
        yield from ask_case(one)


def _exit(outcomes: Iterable[Outcome]) -> int:
    kinds = {"ok"}
    for outcome in outcomes:
        if outcome.error:
            kinds.add(outcome.error["kind"])
        elif not outcome.ok:
            kinds.add("mismatch")
    if "unreadable" in kinds:
        return 2
    if "mismatch" in kinds:
        return 1
    return 3 if "unsupported" in kinds else 0


def _table(outcomes: list[Outcome]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False)
    for heading in ("", "case", "index", "question", "answer", "expected"):
        table.add_column(heading, overflow="fold")
    for outcome in outcomes:
        table.add_row(
            Text("ok", "green") if outcome.ok else Text("no", "red"),
            outcome.case.id,
            outcome.question.index,
            Text(_asked(outcome)),
            Text(_answered(outcome)),
            Text(_expected(outcome)),
        )
    console.print(table)
    for case, caveat in _caveats(outcomes):
        console.print(Text(f"{case}: {caveat}"), soft_wrap=True)
    right = sum(outcome.ok for outcome in outcomes)
    console.print(f"{right} of {len(outcomes)} as expected")


def _caveats(outcomes: Iterable[Outcome]) -> list[tuple[str, str]]:
    """Each case with what was not read of it, once."""
    return list(
        dict.fromkeys(
            (outcome.case.id, caveat["text"])
            for outcome in outcomes
            for caveat in (outcome.reply or {}).get("caveats", ())
        )
    )


def _asked(outcome: Outcome) -> str:
    kind = outcome.question.kind
    data = outcome.question.data.get(kind, outcome.question.data)
    return f"{kind} {json.dumps(data, ensure_ascii=False, default=str)}"[:80]


def _answered(outcome: Outcome) -> str:
    if outcome.error:
        return f"{outcome.error['kind']}: {outcome.error['message']}"
    if outcome.facts is not None:
        asked = outcome.question.expect
        named = {key: fact for key, fact in outcome.facts.items() if key in asked}
        return json.dumps(named, ensure_ascii=False, default=str)
    rules = [f"CR {reason['rules'][0]}" for reason in (outcome.reply or {}).get("reasons", ())]
    return " ".join([str(outcome.verdict), *dict.fromkeys(rules)])


def _expected(outcome: Outcome) -> str:
    expect = outcome.question.expect
    words = expect if isinstance(expect, str) else json.dumps(expect, ensure_ascii=False, default=str)
    return " ".join([words, *(f"CR {rule}" for rule in outcome.question.because)])
