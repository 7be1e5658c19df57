"""``lawmage read``: how a text of a card is read, clause by clause."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import IO, Any

import click

from lawmage import Reading, read_text
from lawmage.errors import LawmageError

MAX_LINE = 1_000_000


@click.command("read")
@click.argument("text", required=False)
@click.option("--name", default="", metavar="CARD", help="The card on which the text stands.")
@click.option("--terms", is_flag=True, help="Print the terms of the vocabulary.")
@click.option(
    "--file",
    "source",
    type=click.File("r", encoding="utf-8"),
    help="JSON lines of name and text; - reads from the input.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON, a line for each text.")
def read(text: str | None, name: str, terms: bool, source: IO[str] | None, as_json: bool) -> None:
    """Show how TEXT, one ability a line, is read, clause by clause.

    With --file it takes lines {"name": ..., "text": ...} and answers each with a line of JSON; it exits with 2 where one can't be read.
    """
    if (text is None) == (source is None):
        raise click.UsageError("expected a TEXT, or --file")
    if source is not None:
        bad = False
        for number, line in enumerate(source, 1):
            if line.strip():
                answer = _answer(number, line)
                bad = bad or "error" in answer
                click.echo(json.dumps(answer, ensure_ascii=False))
        sys.exit(2 if bad else 0)
    reading = read_text((text or "").replace("\\n", "\n"), name)
    if as_json:
        click.echo(json.dumps(reading.to_json(), ensure_ascii=False))
        return
    for shown in _shown(text or "", reading, terms):
        click.echo(shown)


def _answer(number: int, line: str) -> dict[str, Any]:
    try:
        entry = json.loads(line) if len(line) <= MAX_LINE else None
        if not isinstance(entry, dict) or not isinstance(entry.get("text"), str):
            raise ValueError
        name = entry.get("name") or ""
        if not isinstance(name, str):
            raise ValueError
    except (ValueError, RecursionError):
        return {"error": f'line {number}: expected {{"name": "...", "text": "..."}}'}
    try:
        return read_text(entry["text"], name).to_json()
    except LawmageError as error:
        return {"error": f"line {number}: {error}"}


def _shown(text: str, reading: Reading, terms: bool) -> Iterator[str]:
    yield from reading.terms if terms else reading.words
    for clause in reading.clauses:
        said = text[clause.span[0] : clause.span[1]]
        if clause.status == "not_understood":
            yield f"line {clause.line}: not understood: {said}"
        elif clause.status == "understood_given":
            yield f"line {clause.line}: given a condition: {clause.detail}"
        elif clause.status == "grants_unread":
            yield f"line {clause.line}: a quoted ability is not read: {clause.detail}"
        elif clause.status == "no_bearing":
            yield f"line {clause.line}: bears on nothing that is judged: {said}"
