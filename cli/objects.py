"""``lawmage can-target``, ``can-attach``, ``state-based``: questions about the objects of a scenario's board."""

from __future__ import annotations

import json
import sys

import click

from lawmage.cli.options import JSON, ON_BOARD, WHY, answered, board_of


@click.command("can-target")
@click.argument("file")
@click.argument("source")
@click.argument("target")
@ON_BOARD
@WHY
@JSON
def can_target(
    file: str, source: str, target: str, case: str | None, settle: tuple[str, ...], why: bool, as_json: bool
) -> None:
    """Tell whether SOURCE may have TARGET, were it put on the stack now (CR 115, 601.2c).

    SOURCE is a spell, an id of the scenario FILE, or an ability: "elf/2" for a line, "axe/equip" for a
    keyword, "drake/*" for any. TARGET is an object or a player.
    """
    board = board_of(file, case, settle)
    answered(board.can_target(source, target, why=why), as_json=as_json, why=why)


@click.command("can-attach")
@click.argument("file")
@click.argument("attachment")
@click.argument("object_id", metavar="OBJECT")
@ON_BOARD
@WHY
@JSON
def can_attach(
    file: str,
    attachment: str,
    object_id: str,
    case: str | None,
    settle: tuple[str, ...],
    why: bool,
    as_json: bool,
) -> None:
    """Tell whether ATTACHMENT may be or stay attached to OBJECT, an object or a player (CR 301.5, 303.4)."""
    board = board_of(file, case, settle)
    answered(board.can_attach(attachment, object_id, why=why), as_json=as_json, why=why)


@click.command("state-based")
@click.argument("file")
@ON_BOARD
@JSON
def state_based(file: str, case: str | None, settle: tuple[str, ...], as_json: bool) -> None:
    """Tell all that state-based actions do now, check upon check, until none applies (CR 704)."""
    actions = board_of(file, case, settle).state_based()
    click.echo(json.dumps(actions.to_json(), ensure_ascii=False) if as_json else str(actions))
    sys.exit(0 if actions.decided else 3)
