"""``lawmage can-block`` and ``can-attack``: one pair, from card names or on a scenario's board."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from lawmage import Board, QuestionError, card_name
from lawmage.cli.options import JSON, LANG, ON_BOARD, WHY, answered, board_of, settled, several

BLOCKER_HAS = click.option(
    "--blocker-has", multiple=True, metavar="TEXT", help="What the blocker has or does."
)
MORE = several(
    click.option(
        "--attacker-has",
        multiple=True,
        metavar="TEXT",
        help='What the attacker has or does, in Oracle wording: "flying", "gets +2/+0".',
    ),
    click.option(
        "--defender-controls",
        multiple=True,
        metavar="CARD",
        help="A further permanent of the defending player.",
    ),
    click.option(
        "--attacker-controls",
        multiple=True,
        metavar="CARD",
        help="A further permanent of the attacking player.",
    ),
    ON_BOARD,
    LANG,
    WHY,
    JSON,
)
"""The options of both commands."""


@click.command("can-block")
@click.argument("names", nargs=-1, metavar="[FILE] BLOCKER ATTACKER")
@BLOCKER_HAS
@MORE
def can_block(
    names: tuple[str, ...],
    case: str | None,
    blocker_has: tuple[str, ...],
    attacker_has: tuple[str, ...],
    defender_controls: tuple[str, ...],
    attacker_controls: tuple[str, ...],
    settle: tuple[str, ...],
    language: str,
    why: bool,
    as_json: bool,
) -> None:
    """Tell whether BLOCKER can block ATTACKER (CR 509.1a-b): card names, or ids of a scenario FILE.

    With names, ATTACKER attacks the player who controls BLOCKER, and both are creatures with nothing
    done to them but what the options say.
    """
    file, (blocker, attacker) = _arguments(names, 2, 'lawmage can-block "Giant Spider" "Serra Angel"')
    if file is None:
        blocker_id, attacker_id = _ids(card_name(blocker), card_name(attacker))
        board = (
            Board(active="A", step="declare_blockers", strict=True)
            .put(attacker_id, card=attacker, controller="A", attacking="B", **_gains(attacker_has))
            .put(blocker_id, card=blocker, controller="B", **_gains(blocker_has))
        )
        board = _with_cards(board, "A", attacker_controls)
        board = settled(_with_cards(board, "B", defender_controls), settle)
    else:
        board = board_of(file, case, settle)
        blocker_id, attacker_id = blocker, attacker
        board = _with_gains(board, blocker_id, blocker_has)
        board = _with_gains(board, attacker_id, attacker_has)
        board = _refuse_controls(board, defender_controls + attacker_controls)
    board = replace(board, language=language)
    answered(board.can_block(blocker_id, attacker_id, why=why), as_json=as_json, why=why)


@click.command("can-attack")
@click.argument("names", nargs=-1, metavar="[FILE] CREATURE")
@click.option("--target", metavar="ID", help="Whom or what it attacks; by default the defending player.")
@MORE
def can_attack(
    names: tuple[str, ...],
    target: str | None,
    case: str | None,
    attacker_has: tuple[str, ...],
    defender_controls: tuple[str, ...],
    attacker_controls: tuple[str, ...],
    settle: tuple[str, ...],
    language: str,
    why: bool,
    as_json: bool,
) -> None:
    """Tell whether CREATURE can attack (CR 508.1a-c): a card's name, or an id of a scenario FILE."""
    file, (attacker,) = _arguments(names, 1, 'lawmage can-attack "Wall of Stone"')
    if file is None:
        attacker = card_name(attacker)
        board = Board(active="A", step="declare_attackers", strict=True).put(
            attacker, card=attacker, controller="A", **_gains(attacker_has)
        )
        board = _with_cards(board, "A", attacker_controls)
        board = settled(_with_cards(board, "B", defender_controls), settle)
    else:
        board = board_of(file, case, settle)
        board = _with_gains(board, attacker, attacker_has)
        board = _refuse_controls(board, defender_controls + attacker_controls)
    board = replace(board, language=language)
    answered(board.can_attack(attacker, target or _defender(board), why=why), as_json=as_json, why=why)


def _arguments(names: tuple[str, ...], count: int, example: str) -> tuple[str | None, tuple[str, ...]]:
    """The file, if one is given, and the names."""
    file = names[0] if names and _is_file(names[0]) else None
    if file is None and len(names) == count + 1:
        raise click.UsageError(f"{names[0]!r} is no scenario file; for example: {example}")
    given = names if file is None else names[1:]
    if len(given) != count:
        wanted = "one name" if count == 1 else f"{count} names"
        raise click.UsageError(f"{wanted} wanted, {len(given)} given; for example: {example}")
    return file, given


def _is_file(name: str) -> bool:
    try:
        return name.lower().endswith((".yaml", ".yml", ".json")) or Path(name).is_file()
    except (OSError, ValueError):
        return False


def _ids(blocker: str, attacker: str) -> tuple[str, str]:
    """Ids for two cards by their names; a second copy is told apart."""
    if blocker == attacker:
        return f"{blocker} (blocking)", f"{attacker} (attacking)"
    return blocker, attacker


def _gains(texts: tuple[str, ...]) -> dict[str, Any]:
    return {"gains": list(texts)} if texts else {}


def _with_cards(board: Board, player: str, cards: tuple[str, ...]) -> Board:
    for card in cards:
        taken = {thing.id for thing in board.objects}
        id_, count = card, 1
        while id_ in taken:
            count += 1
            id_ = f"{card} ({count})"
        board = board.put(id_, card=card, controller=player)
    return board


def _with_gains(board: Board, id_: str, texts: tuple[str, ...]) -> Board:
    return board.gaining(id_, *texts) if texts else board


def _refuse_controls(board: Board, cards: tuple[str, ...]) -> Board:
    if cards:
        raise click.UsageError("with a scenario file, further permanents stand in the file")
    return board


def _defender(board: Board) -> str:
    """The only opponent of the active player."""
    defenders = board.opponents(board.active)
    if len(defenders) != 1:
        raise QuestionError(f"several players defend ({', '.join(defenders)}): name one with --target")
    return defenders[0]
