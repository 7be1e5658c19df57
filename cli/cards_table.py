"""The tables of ``lawmage cards status``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from lawmage.coverage import Coverage, Share

HEADINGS = ("sentences", "exact", "given", "quoting", "unread", "distinct", "exact", "in all")


def print_coverage(path: str, coverage: Coverage, *, families: bool) -> None:
    """Print how much of a pool's text is read.

    Exact: wholly; given: but for a condition that the caller settles; quoting: but for an ability that it quotes.
    A distinct sentence is exact where it is on every card; in all: exact or given on every card.
    """
    click.echo(f"{path}\n{coverage.note}; grammar {coverage.grammar}")
    total = sum(coverage.statuses.values())
    told = ", ".join(
        f"{count} {status.replace('_', ' ')}" for status, count in coverage.statuses.items() if count
    )
    click.echo(f"{coverage.cards} cards, {total} sentences: {told}")
    if coverage.kinds:
        _print_table("kind", coverage.kinds)
    if families and coverage.families:
        _print_table("family", coverage.families)


def _print_table(title: str, shares: tuple[Share, ...]) -> None:
    rows = [(title, *HEADINGS), *map(_row, shares)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    click.echo()
    for name, *cells in rows:
        told = "  ".join(cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        click.echo(f"{name.ljust(widths[0])}  {told}")


def _row(share: Share) -> tuple[str, ...]:
    return (
        share.name,
        str(share.sentences),
        _percent(share.exact, share.sentences),
        _percent(share.given, share.sentences),
        _percent(share.quoting, share.sentences),
        _percent(share.unread + share.no_bearing, share.sentences),
        str(share.distinct),
        _percent(share.distinct_exact, share.distinct),
        _percent(share.distinct_in_all, share.distinct),
    )


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}%" if whole else "-"
