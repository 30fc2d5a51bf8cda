"""``cardwright build``: check, then images, sheets and exports."""

from __future__ import annotations

import os

import click

from cardwright.cli import common
from cardwright.cli.progress import progress
from cardwright.pipeline.build import build
from cardwright.pipeline.options import Work


@click.command("build")
@click.argument("games", nargs=-1)
@click.option(
    "--only",
    type=click.Choice(["images", "print", "export"]),
    help="Make one sort of output.",
)
@click.option("-j", "--jobs", type=click.IntRange(1), help="Worker processes.")
@click.option("--format", "form", type=click.Choice(common.FORMS), default="text")
@click.pass_context
def command(
    ctx: click.Context,
    games: tuple[str, ...],
    only: str | None,
    jobs: int | None,
    form: str,
) -> None:
    """Build the games, or all of them. A game with an error is left as it was."""
    space = common.workspace(ctx)
    slugs = common.chosen(space, games)
    with progress(quiet=form == "json") as tell:
        cache = common.cache_of(space)
        work = Work(space, cache, tell, only, jobs or os.cpu_count() or 1)
        report = build(work, slugs)
    common.show(space, report, form)
    common.finish(report)
