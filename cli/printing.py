"""How verdicts are printed, and the exit they lead to."""

from __future__ import annotations

import json

import click

from lawmage import Verdict

EXITS = {"legal": 0, "illegal": 1, "depends": 3}


def show(verdict: Verdict, *, as_json: bool, why: bool) -> int:
    """Print a verdict; its exit status."""
    if as_json:
        click.echo(json.dumps(verdict.to_json(), ensure_ascii=False))
    else:
        click.echo(str(verdict))
        if why:
            for check in verdict.checks:
                mark = {"obeyed": "+", "disobeyed": "-", "not_applicable": "0"}[check.outcome]
                click.echo(f"  {mark} CR {check.rules[0] if check.rules else ''}  {check.text}")
    return EXITS[verdict.verdict]
