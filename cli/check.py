"""``lawmage check``: what the knowledge base proves about itself."""

from __future__ import annotations

import json
import sys

import click

from lawmage import Checked, check, check_names


@click.command("check")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--list", "listed", is_flag=True, help="Print the names of the checks, and what each proves.")
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON a check.")
@click.option(
    "--up-to",
    type=click.IntRange(1, 6),
    default=4,
    show_default=True,
    metavar="N",
    help="How many creatures the largest boards have.",
)
def check_(names: tuple[str, ...], listed: bool, as_json: bool, up_to: int) -> None:
    """Check the knowledge base, by every check or those with these NAMEs.

    A theorem that doesn't hold is refuted by a smallest board, printed as a scenario file for `lawmage ask`.

    Exits with 0 when there is no fault, else with 1.
    """
    if listed:
        for name, what in check_names().items():
            click.echo(json.dumps({"check": name, "what": what}) if as_json else f"{name:12}{what}")
        return
    faults = 0
    for checked in check(*names, up_to=up_to):
        faults += len(checked.faults)
        if as_json:
            click.echo(json.dumps(checked.to_json(), ensure_ascii=False))
        else:
            _print(checked)
    sys.exit(1 if faults else 0)


def _print(checked: Checked) -> None:
    counts = ", ".join(f"{count:,} {word.replace('_', ' ')}" for word, count in checked.looked_at.items())
    click.echo(f"{'no' if checked.faults else 'ok'}  {checked.name:12}{counts}")
    for fault in checked.faults:
        click.echo(f"    {fault.text}")
        if fault.scenario:
            click.echo("\n".join(f"      {line}" for line in fault.scenario.splitlines()))
