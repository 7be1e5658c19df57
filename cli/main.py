"""The command ``lawmage``: each subcommand is loaded when it is called."""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module

import click

COMMANDS = {
    "ask": ("ask", "ask"),
    "attacks": ("declarations", "attacks"),
    "blocks": ("declarations", "blocks"),
    "can-attack": ("combat", "can_attack"),
    "can-attach": ("objects", "can_attach"),
    "can-block": ("combat", "can_block"),
    "can-target": ("objects", "can_target"),
    "cards": ("cards", "cards"),
    "check": ("check", "check_"),
    "characteristics": ("characteristics", "characteristics"),
    "damage": ("declarations", "damage"),
    "legal-attacks": ("declarations", "legal_attacks"),
    "legal-blocks": ("declarations", "legal_blocks"),
    "play": ("play", "play"),
    "read": ("read", "read"),
    "rule": ("rule", "rule"),
    "state-based": ("objects", "state_based"),
}
"""Each subcommand, with its module and its name there."""


class Lazy(click.Group):
    """A group whose subcommands are imported when they are needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all subcommands."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The subcommand of that name."""
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name]
        command: click.Command = getattr(import_module(f"lawmage.cli.{module}"), name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The subcommand that the arguments call."""
        if args and args[0] not in COMMANDS:
            raise click.UsageError(
                f"there is no command {args[0]!r}; there are {', '.join(sorted(COMMANDS))}", ctx
            )
        return super().resolve_command(ctx, args)


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="lawmage", prog_name="lawmage")
def group() -> None:
    """Answer questions about the rules of Magic: The Gathering, with every reason and its rule number.

    Exits with 0 for legal or as expected, 1 for illegal or a mismatch, 2 for a question that can't be
    read, 3 for depends or not supported.
    """


def main(arguments: list[str] | None = None) -> None:
    """Run the command line with `arguments`, or those of the process, and exit."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        status = group.main(arguments, standalone_mode=False, prog_name="lawmage")
    except click.exceptions.Exit as end:
        status = end.exit_code
    except click.ClickException as error:
        error.show()
        status = 2
    except click.Abort:
        status = 130
    except Exception as error:
        status = _told(error)
    sys.stdout.flush()
    sys.stderr.flush()
    if isinstance(status, int):
        os._exit(status) if status == 130 else sys.exit(status)


def _told(error: Exception) -> int:
    """Tell an error of lawmage in one line; others are bugs and go their way."""
    from lawmage.errors import LawmageError, UnsupportedError

    if not isinstance(error, LawmageError):
        raise error
    click.echo(f"lawmage: {error}", err=True)
    return 3 if isinstance(error, UnsupportedError) else 2


if __name__ == "__main__":
    main()
