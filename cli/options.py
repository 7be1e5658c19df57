"""What the commands on a board have in common: their options, the board itself, and how they end."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, NoReturn

import click

from lawmage import Board, Verdict
from lawmage.board import LANGUAGES
from lawmage.cli.printing import show

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

CASE = click.option("--case", metavar="ID", help="The case of a file that has several.")
SETTLE = click.option(
    "--settle",
    multiple=True,
    metavar="WORDS=true|false",
    help="Decide a condition that the board leaves open.",
)
WHY = click.option("--why", is_flag=True, help="Show every check and how it came out.")
LANG = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="The language that the answer is told in.",
)
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def several(*options: Decorator) -> Decorator:
    """These options, in this order, as one decorator."""

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


ON_BOARD = several(CASE, SETTLE)
"""The options of every command on a scenario's board."""


def board_of(file: str, case: str | None, settle: tuple[str, ...]) -> Board:
    """The board of a scenario's case, with what was settled."""
    from lawmage import load_scenario  # only files need the reader of YAML

    return settled(load_scenario(file, case).board, settle)


def settled(board: Board, settle: tuple[str, ...]) -> Board:
    """The board with the conditions that ``--settle`` decides."""
    for entry in settle:
        words, _, truth = entry.rpartition("=")
        if not words or truth not in ("true", "false"):
            raise click.UsageError(f'--settle {entry!r}: expected such as --settle "the moon is full=true"')
        board = board.settle(words, truth == "true")
    return board


def answered(verdict: Verdict, *, as_json: bool, why: bool) -> NoReturn:
    """Print a verdict and exit as it says."""
    sys.exit(show(verdict, as_json=as_json, why=why))
