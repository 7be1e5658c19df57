"""``lawmage rule``: what the knowledge base holds for a rule or a keyword."""

from __future__ import annotations

import json
import re

import click

from lawmage import rule_holdings

NUMBER = re.compile(r"\d{3}(\.\d+[a-z]{0,2})?\Z")


@click.command("rule")
@click.argument("what", nargs=-1, required=True, metavar="NUMBER|KEYWORD")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def rule(what: tuple[str, ...], as_json: bool) -> None:
    """Show what the knowledge base holds for a rule NUMBER, a KEYWORD or a keyword action, and where."""
    wanted = " ".join(what)
    holdings = rule_holdings(wanted)
    if as_json:
        click.echo(json.dumps(holdings, ensure_ascii=False))
        return
    if not holdings:
        kind = "rule" if NUMBER.match(wanted) else "keyword"
        raise click.UsageError(f"the knowledge base holds nothing for the {kind} {wanted}")
    for holding in holdings:
        rules = " ".join(f"CR {number}" for number in holding["rules"])
        click.echo(f"{holding['text']}  {rules}  {holding['file']}:{holding['line']}")
        click.echo(f"  {holding['term']}")
