"""A bar on a terminal, silence elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from cardwright.pipeline.options import Tell


@contextmanager
def progress(*, quiet: bool = False) -> Iterator[Tell]:
    """Yields a function that moves the bar; it does nothing without a terminal."""
    if quiet or not sys.stderr.isatty():
        yield lambda _what, _done, _all: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description:<24}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("reading", total=None)
        yield lambda what, done, total: bar.update(
            task, description=what, completed=done, total=total
        )
