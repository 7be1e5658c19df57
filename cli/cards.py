"""``lawmage cards``: what is known of cards, and the pools that hold it."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from lawmage.card_import import Made

JOBS = click.option(
    "--jobs", type=click.IntRange(1, 64), metavar="N", help="Processes that read; by default one a core."
)


@click.group("cards")
def cards() -> None:
    """What is known of cards, and the pools that hold it."""


@cards.command("compile")
@click.argument("folder", metavar="[DIR]", required=False)
@click.option("--output", metavar="FILE", help="Where to; by default the pool of the package itself.")
@JOBS
def compile_(folder: str | None, output: str | None, jobs: int | None) -> None:
    """Make the pool that ships with lawmage from the study corpus in DIR (by default ../shared/cards).

    The pool holds facts and meanings; no sentence of the corpus gets into it.
    """
    from lawmage.card_import import compile_corpus

    place = Path(folder or "../shared/cards")
    if not place.is_dir():
        raise click.UsageError(
            f"there is no folder {place}; for example: lawmage cards compile ../shared/cards"
        )
    made = compile_corpus(place, Path(output) if output else None, jobs=jobs, progress=Told("read"))
    _told(made)


@cards.command("import")
@click.argument("file", metavar="FILE")
@JOBS
def import_(file: str, jobs: int | None) -> None:
    """Make your own pool from FILE: Scryfall's bulk data (oracle cards) or AtomicCards of MTGJSON.

    It goes before the pool that ships with lawmage, name by name, and lies in $XDG_DATA_HOME/lawmage.
    The old one is kept if anything fails.
    """
    from lawmage.card_import import import_cards

    _told(import_cards(Path(file), jobs=jobs, progress=Told("read")))


class Told:
    """Progress on stderr: in one line on a terminal, else now and then."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.began = self.last = time.monotonic()
        self.line = sys.stderr.isatty()

    def __call__(self, done: int, total: int) -> None:
        """Tell how far it is."""
        now = time.monotonic()
        if done < total and now - self.last < (0.2 if self.line else 5):
            return
        self.last = now
        text = f"{self.what} {done} of {total} ({now - self.began:.0f} s)"
        if self.line:
            click.echo(f"\r{text}", err=True, nl=done == total)
        else:
            click.echo(text, err=True)


def _told(made: Made) -> None:
    """Tell what a pool was made of."""
    size = made.path.stat().st_size / 1e6
    click.echo(f"{made.path}: {made.cards} cards, {made.faces} faces, {size:.1f} MB")
    _counts("sentences", made.statuses)
    _counts("left out", made.left_out)
    if made.doubted:
        click.echo(f"  colours not those of cost and indicator, taken as given: {_some(made.doubted)}")
    for fault in made.faults:
        click.echo(f"  not in the pool: {fault}")


def _counts(what: str, counts: Any) -> None:
    if counts:
        told = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in counts.most_common())
        click.echo(f"  {what}: {told}")


def _some(names: tuple[str, ...]) -> str:
    more = f" and {len(names) - 5} more" if len(names) > 5 else ""
    return ", ".join(names[:5]) + more
