"""Words of the command line in, the command they name run, its exit code out."""

from __future__ import annotations

import errno
import gc
import importlib
import sys
from collections.abc import Mapping

import click

from cardwright import __version__

# Module and one-line help: `--help` must not import what the commands need.
COMMANDS: Mapping[str, tuple[str, str]] = {
    "check": ("check", "Check card data, from syntax to layout."),
    "build": ("build", "Check, then make images, sheets and exports."),
    "print": ("print_", "Make the PDF of one target."),
    "render": ("render", "Draw cards side by side as one picture."),
    "deck": ("deck", "Show a deck: legality, counts, analyses."),
    "export": ("export", "Write a game for another program."),
    "placeholders": ("placeholders", "List what is still a stand-in."),
    "schemas": ("schemas", "Write what an editor needs to complete and check."),
    "explain": ("explain", "Explain a problem code."),
    "new": ("new", "Start a game, or make entries."),
    "clean": ("clean", "Remove what was built."),
}


SELDOM = (500_000, 20, 1000)
"""Cards by the thousand live to the end: to look for garbage among them is vain."""

REFUSALS = (PermissionError, NotADirectoryError, IsADirectoryError, FileExistsError)
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.ELOOP, errno.ENAMETOOLONG)


class Commands(click.Group):
    """A group that imports a command only when it runs."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(
        self,
        ctx: click.Context,  # noqa: ARG002
        cmd_name: str,
    ) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"cardwright.cli.{COMMANDS[cmd_name][0]}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            ctx.fail(_unknown(args[0]))
        return super().resolve_command(ctx, args)

    def format_commands(
        self,
        ctx: click.Context,  # noqa: ARG002
        formatter: click.HelpFormatter,
    ) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])


def _unknown(name: str) -> str:
    from cardwright.base.suggest import did_you_mean

    hint = did_you_mean(name, COMMANDS)
    return f'there is no command "{name}"' + (f"; {hint}" if hint else "")


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="cardwright")
@click.option(
    "--root",
    type=click.Path(exists=True, file_okay=False),
    help="The workspace, if not the one around the current folder.",
)
@click.pass_context
def cardwright(ctx: click.Context, root: str | None) -> None:
    """Card games written as YAML: checked, typeset, printed and exported."""
    ctx.obj = root


def main() -> None:
    """Runs the command line; a bug of ours ends with a short report and exit code 3.

    A disk that refuses is no bug: what it says of which file is told, exit code 1.
    """
    gc.set_threshold(*SELDOM)
    try:
        cardwright(prog_name="cardwright")
    except Exception as error:  # noqa: BLE001
        refused = isinstance(error, OSError) and _refusal(error)
        sys.stderr.write(refused or _bug_report())
        sys.exit(1 if refused else 3)
    finally:
        # What is left goes with the process: no need to look through it once more.
        gc.freeze()


def _refusal(error: OSError) -> str | None:
    """What a disk that refuses says of a file; ``None`` of other errors."""
    if not isinstance(error, REFUSALS) and error.errno not in FULL:
        return None
    reason = (error.strerror or "it cannot be used").lower()
    file = error.filename2 or error.filename or "the output"
    return f"cardwright: {file}: {reason}\n"


def _bug_report() -> str:
    """What to send us: versions, the command, the innermost lines of the trace."""
    import platform
    import traceback

    trace = traceback.format_exc(limit=-6)
    return (
        "cardwright met a bug of its own. Please send us these lines:\n"
        f"  cardwright {__version__}, Python {platform.python_version()}, "
        f"{platform.system()}\n"
        f"  {' '.join(sys.argv[1:])}\n{trace}"
    )
