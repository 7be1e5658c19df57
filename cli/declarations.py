"""``lawmage blocks``, ``attacks``, ``legal-blocks``, ``legal-attacks``, ``damage``: whole declarations on a scenario's board."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import click

from lawmage.cli.options import JSON, LANG, ON_BOARD, answered, board_of, several

BY = click.option("--by", metavar="PLAYER", help="The player who declares or divides.")
TRACE = click.option(
    "--trace", is_flag=True, help="Show the steps of the rule, and the one at which it fails."
)

LIMIT = click.option(
    "--limit", type=click.IntRange(1), default=100, show_default=True, help="How many to show."
)
LISTED = several(
    click.option("--count", is_flag=True, help="Only count them."),
    click.option(
        "--alike", is_flag=True, help="With --count: those count once that identical creatures make."
    ),
    LIMIT,
)


@click.command("blocks")
@click.argument("file")
@click.argument("declaration", metavar='"BLOCKER:ATTACKER, ..."')
@ON_BOARD
@LANG
@BY
@TRACE
@JSON
def blocks(
    file: str,
    declaration: str,
    case: str | None,
    by: str | None,
    settle: tuple[str, ...],
    language: str,
    trace: bool,
    as_json: bool,
) -> None:
    """Tell whether just this is a legal declaration of blockers (CR 509.1): "bear:ogre, wall:ogre", or "" for none."""
    declared: dict[str, list[str]] = {}
    for blocker, attacker in _pairs(declaration, "bear:ogre, wall:ogre"):
        attackers = declared.setdefault(blocker, [])
        _once(attacker not in attackers, f"{blocker}:{attacker}")
        attackers.append(attacker)
    answered(
        replace(board_of(file, case, settle), language=language).blocks(declared, by=by, why=trace),
        as_json=as_json,
        why=trace,
    )


@click.command("attacks")
@click.argument("file")
@click.argument("declaration", metavar='"ATTACKER:TARGET, ..."')
@click.option("--band", "bands", multiple=True, metavar='"A, B"', help="Attackers that are a band.")
@ON_BOARD
@LANG
@TRACE
@JSON
def attacks(
    file: str,
    declaration: str,
    bands: tuple[str, ...],
    case: str | None,
    settle: tuple[str, ...],
    language: str,
    trace: bool,
    as_json: bool,
) -> None:
    """Tell whether just this is a legal declaration of attackers (CR 508.1): "imp:B, ogre:jace", or "" for none."""
    declared: dict[str, str] = {}
    for attacker, target in _pairs(declaration, "imp:B, ogre:jace"):
        _once(attacker not in declared, attacker)
        declared[attacker] = target
    banded = [[one.strip() for one in band.split(",")] for band in bands]
    answered(
        replace(board_of(file, case, settle), language=language).attacks(declared, bands=banded, why=trace),
        as_json=as_json,
        why=trace,
    )


@click.command("legal-blocks")
@click.argument("file")
@LISTED
@ON_BOARD
@BY
@JSON
def legal_blocks(
    file: str,
    count: bool,
    alike: bool,
    limit: int,
    case: str | None,
    by: str | None,
    settle: tuple[str, ...],
    as_json: bool,
) -> None:
    """Show the legal declarations of blockers (CR 509.1)."""
    board = board_of(file, case, settle)
    _listing(lambda: board.count_legal_blocks(by, alike=alike), board.legal_blocks(by), count, limit, as_json)


@click.command("legal-attacks")
@click.argument("file")
@LISTED
@ON_BOARD
@JSON
def legal_attacks(
    file: str,
    count: bool,
    alike: bool,
    limit: int,
    case: str | None,
    settle: tuple[str, ...],
    as_json: bool,
) -> None:
    """Show the legal declarations of attackers (CR 508.1)."""
    board = board_of(file, case, settle)
    _listing(lambda: board.count_legal_attacks(alike=alike), board.legal_attacks(), count, limit, as_json)


@click.command("damage")
@click.argument("file")
@click.argument("assignment", required=False, metavar='"OGRE:BEAR=2, OGRE:B=1"')
@LIMIT
@ON_BOARD
@LANG
@BY
@JSON
def damage(
    file: str,
    assignment: str | None,
    limit: int,
    case: str | None,
    by: str | None,
    settle: tuple[str, ...],
    language: str,
    as_json: bool,
) -> None:
    """Tell whether combat damage may be assigned so (CR 510.1), or, without an assignment, show the legal ones.

    "ogre:bear=2, ogre:B=1" is two of the ogre's damage to the bear and one to player B; "ogre:" is none.
    """
    board = replace(board_of(file, case, settle), language=language)
    if assignment is None:
        _listing(None, board.damage_assignments(), False, limit, as_json)
        return
    given: dict[str, dict[str, int]] = {}
    for creature, rest in _pairs(assignment, "ogre:bear=2, ogre:B=1"):
        shares = given.setdefault(creature, {})
        if rest:
            recipient, _, text = rest.partition("=")
            if not re.fullmatch(r"\s*[0-9]{1,15}\s*", text):
                raise click.UsageError(f"{rest!r}: expected such as bear=2")
            _once(recipient.strip() not in shares, f"{creature}:{recipient.strip()}")
            shares[recipient.strip()] = int(text)
    answered(board.damage(given, by=by), as_json=as_json, why=False)


def _pairs(text: str, example: str) -> Iterator[tuple[str, str]]:
    for entry in filter(None, (part.strip() for part in text.split(","))):
        left, colon, right = entry.partition(":")
        if not colon or not left.strip():
            raise click.UsageError(f'{entry!r}: expected such as "{example}"')
        yield left.strip(), right.strip()


def _once(first: bool, given: str) -> None:
    """Nothing is declared twice, one of them unheard."""
    if not first:
        raise click.UsageError(f"{given!r} is given twice")


def _listing(
    counted: Callable[[], int | None] | None,
    items: Iterator[Any],
    count: bool,
    limit: int,
    as_json: bool,
) -> None:
    if count and counted is not None:
        number = counted()
        click.echo(json.dumps({"count": number}) if as_json else "not counted" if number is None else number)
        sys.exit(0 if number is not None else 3)
    shown = list(islice(items, limit + 1))
    for item in shown[:limit]:
        click.echo(json.dumps(item, ensure_ascii=False) if as_json else _line(item))
    if len(shown) > limit and not as_json:
        click.echo("...")


def _line(item: dict[str, Any]) -> str:
    parts = []
    for actor, objects in item.items():
        if isinstance(objects, dict):
            parts += [f"{actor}:{recipient}={number}" for recipient, number in objects.items()]
        else:
            parts += [f"{actor}:{one}" for one in ([objects] if isinstance(objects, str) else objects)]
    return ", ".join(parts) or "(none)"
