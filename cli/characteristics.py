"""``lawmage characteristics``: what an object is after all continuous effects."""

from __future__ import annotations

import json

import click

from lawmage.cli.options import JSON, ON_BOARD, board_of


@click.command("characteristics")
@click.argument("file")
@click.argument("object_id", metavar="OBJECT")
@click.option(
    "--why", is_flag=True, help="Show the derivation: each effect, its layer, and why in that order."
)
@ON_BOARD
@JSON
def characteristics(
    file: str, object_id: str, why: bool, case: str | None, settle: tuple[str, ...], as_json: bool
) -> None:
    """Show what OBJECT, an id of the scenario FILE, is after all continuous effects (CR 613)."""
    shown = board_of(file, case, settle).characteristics(object_id, why=why)
    click.echo(json.dumps(shown.to_json(), ensure_ascii=False) if as_json else str(shown))
