"""A check in; the same again after every change of a file, until it is stopped."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import click

from cardwright.load.workspace import FOLDERS

Check = Callable[[], None]

STEP = 20
"""How long the files must have been still, in ms: editors write in several steps."""

TURN = 100
"""How long one turn of waiting is, in ms."""

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def watch(root: Path, check: Check, prepare: Check) -> None:
    """Run ``check`` now and after each change below ``root``; Ctrl-C ends it.

    ``prepare`` runs once, after the first check, before a change is waited for.

    A check that ends as wrong usage does (the workspace is gone, a game is) tells so,
    and the next change is waited for.
    """
    import watchfiles

    # A shell lets what it runs in the background ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    folders = [root / name for name in FOLDERS if (root / name).is_dir()]
    changes = watchfiles.watch(
        *folders,
        watch_filter=lambda _, path: not _is_passing(Path(path)),
        step=STEP,
        rust_timeout=TURN,
        raise_interrupt=False,
        yield_on_timeout=True,
    )
    # Ctrl-C ends the watch wherever it comes: in a wait or in a check.
    with suppress(KeyboardInterrupt):
        # The first turn begins the watch: what changes during a check is not missed.
        for number, changed in enumerate(changes):
            if changed or number == 0:
                _run(check)
            if number == 0:
                with suppress(click.UsageError):
                    prepare()


def _is_passing(path: Path) -> bool:
    """Files that editors keep beside those that are meant."""
    return path.name.startswith(".") or path.name.endswith(("~", ".tmp", ".swp"))


def _run(check: Check) -> None:
    if sys.stdout.isatty():
        click.echo(_CLEAR, nl=False)
    try:
        check()
    except click.UsageError as error:
        click.echo(f"Error: {error.format_message()}", err=True)
    click.echo("Waiting for a change; Ctrl-C ends the watch.", err=True)
    sys.stdout.flush()
