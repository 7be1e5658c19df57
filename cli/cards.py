"""``lawmage cards``: what is known of cards, and the pools that hold it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from lawmage.card_import import Made
    from lawmage.card_search import Found

NAMES = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
MARKS = {
    "understood_given": "a condition stays open",
    "grants_unread": "but for what it quotes",
}
"""What is said beside a line that is read, by the status of a clause."""
UNREAD = ("not_understood", "absent")
JOBS = click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    default=os.cpu_count() or 1,
    metavar="N",
    help="How many processes share the work; by default one a core.",
)


@click.group("cards")
def cards() -> None:
    """What is known of cards, and the pools that hold it."""


@cards.command("show")
@click.argument("name", nargs=-1, required=True, metavar="NAME")
@click.option("--terms", is_flag=True, help="Also the term of each line.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def show(name: tuple[str, ...], terms: bool, as_json: bool) -> None:
    """Show what is known of the card NAME: each line with what it says, in words made from its term."""
    import json

    from lawmage.card_views import describe

    card = describe(" ".join(name))
    if as_json:
        click.echo(json.dumps(card, ensure_ascii=False))
        return
    if len(card["faces"]) > 1:
        click.echo(f"{card['name']}  ({card['layout'].replace('_', ' ')})")
    if card["source"] == "undecided":
        click.echo("no source could place this card: it may be a playtest or digital one")
    for face in card["faces"]:
        _face(face, terms)


def _face(face: dict[str, Any], terms: bool) -> None:
    colors = " ".join(NAMES[letter] for letter in face["colors"]) or "colorless"
    click.echo("  ".join(filter(None, [face["name"], face["cost"], colors])))
    click.echo("  ".join(filter(None, [f"  {face['type_line']}", face["stats"]])))
    for line in face["lines"]:
        if line["term"] is not None:
            marks = {MARKS[clause["status"]] for clause in line["clauses"] if clause["status"] in MARKS}
            mark = f"  ({'; '.join(sorted(marks))})" if marks else ""
            click.echo(f"  {line['line']}  {line['words'] or line['term']}{mark}")
        unread = [clause for clause in line["clauses"] if clause["status"] in UNREAD]
        for clause in unread:
            click.echo(f"  {line['line']}  {_unread(clause, len(line['clauses']))}")
        if line["term"] is None and not unread:
            click.echo(f"  {line['line']}  nothing that lawmage judges")
        if terms and line["term"] is not None:
            click.echo(f"     {line['term']}")


def _unread(clause: dict[str, Any], sentences: int) -> str:
    what = f"sentence {clause['sentence']} is not read" if sentences > 1 else "not read"
    if clause["status"] == "absent":
        what = "its text is not known"
    if clause["text"]:
        what += f": {' '.join(clause['text'].split())!r}"
    bearings = ", ".join(clause["bearings"])
    return f"{what} (it may concern: {bearings})" if bearings else what


@cards.command("find")
@click.option("--can-block", metavar="CARD", help="Creatures that can block CARD.")
@click.option("--cannot-block", metavar="CARD", help="Creatures that can't block CARD.")
@click.option("--unblockable-by", metavar="CARD", help="Creatures that CARD can't block.")
@JOBS
@click.option("--count", "only_count", is_flag=True, help="Only how many there are.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, one card a line.")
def find(
    can_block: str | None,
    cannot_block: str | None,
    unblockable_by: str | None,
    jobs: int,
    only_count: bool,
    as_json: bool,
) -> None:
    """Find the creatures of the pool that could block a CARD, or could not, by the rules.

    Each is judged alone on a board with CARD; where a lone creature can't block it, with a second of its kind.
    """
    import json
    from dataclasses import asdict

    from lawmage.card_search import Relation, find_cards

    options: dict[Relation, str | None] = {
        "can_block": can_block,
        "cannot_block": cannot_block,
        "unblockable_by": unblockable_by,
    }
    given = [(relation, name) for relation, name in options.items() if name is not None]
    if len(given) != 1:
        raise click.UsageError(
            'give one of the options; for example: lawmage cards find --can-block "Serra Angel"'
        )
    found = find_cards(*given[0], jobs=jobs, progress=Told("judged"))
    judged = [card for card in found if card.verdict != "unjudged"]
    if only_count:
        click.echo(len(judged))
    else:
        for card in found:
            if as_json:
                click.echo(json.dumps(asdict(card), ensure_ascii=False))
            elif card.verdict != "unjudged":
                click.echo("  ".join(filter(None, [card.name, _marks(card)])))
    if len(found) > len(judged):
        click.echo(f"{len(found) - len(judged)} cards can't be judged", err=True)


def _marks(card: Found) -> str:
    marks = [f"CR {card.rules[0]}"] if card.rules else []
    if card.not_alone:
        marks.append("not alone")
    marks += [f"depends: {words}" for words in card.conditions]
    if card.unread:
        marks.append("something of it is not read")
    return f"({'; '.join(marks)})" if marks else ""


@cards.command("status")
@click.option(
    "--unread", metavar="N", type=click.IntRange(1), help="Also the N most frequent unread sentences."
)
@click.option("--families", is_flag=True, help="Also a line for each family of sentences.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def status(unread: int | None, families: bool, as_json: bool) -> None:
    """Show how much of the cards' text is read: of the pool that ships with lawmage, and of your own."""
    import json
    from dataclasses import asdict

    from lawmage.cards import grammar_version, pools, user_pool_path
    from lawmage.coverage import coverage, unread_clauses

    opened = pools(user_pool_path())
    if as_json:
        told = [
            {"pool": str(pool.path), **asdict(coverage(pool)), "unread": unread_clauses(pool, unread or 0)}
            for pool in opened
        ]
        click.echo(json.dumps(told, ensure_ascii=False))
        return
    from lawmage.cli.cards_table import print_coverage

    for pool in opened:
        print_coverage(str(pool.path), coverage(pool), families=families)
        if pool.meta["grammar"] != grammar_version():
            click.echo("(made with another version of the grammar than the one that is here)")
        if unread and not pool.meta.get("texts"):
            click.echo("which sentences are unread is told of a pool of your own: lawmage cards import FILE")
        for count, sentence in unread_clauses(pool, unread or 0):
            click.echo(f"{count:6}  {' '.join(sentence.split())}")


@cards.command("compile")
@click.argument("folder", metavar="[DIR]", required=False)
@click.option("--output", metavar="FILE", help="Where to; by default the pool of the package itself.")
@JOBS
def compile_(folder: str | None, output: str | None, jobs: int) -> None:
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
def import_(file: str, jobs: int) -> None:
    """Make your own pool from FILE: Scryfall's bulk data (oracle cards) or AtomicCards of MTGJSON.

    It goes before the pool that ships with lawmage, name by name, and lies in $XDG_DATA_HOME/lawmage.
    The old one is kept if anything fails.
    """
    from lawmage.card_import import import_cards

    _told(import_cards(Path(file), jobs=jobs, progress=Told("read")))


@cards.command("update")
@click.option("--base", metavar="URL", help="The server to ask; by default Scryfall, or $LAWMAGE_SCRYFALL.")
@JOBS
def update(base: str | None, jobs: int) -> None:
    """Fetch Scryfall's current cards and make your own pool from them.

    Without a connection the cards that are there stay in use.
    """
    from lawmage.card_update import update_cards

    steps = {"fetched": Told("bytes fetched:"), "read": Told("read")}
    made = update_cards(base, jobs=jobs, progress=lambda what, done, total: steps[what](done, total))
    _told(made)


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
