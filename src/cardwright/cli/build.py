"""``cardwright build``: check, then images, sheets and exports."""

from __future__ import annotations

import os

import click

from cardwright.cli import common
from cardwright.cli.progress import progress
from cardwright.pipeline.build import BuildOptions, build


@click.command("build")
@click.argument("games", nargs=-1)
@click.option(
    "--only",
    type=click.Choice(["images", "print", "export"]),
    help="Make one sort of output.",
)
@click.option("-j", "--jobs", type=click.IntRange(1), help="Worker processes.")
@click.option("--format", "form", type=click.Choice(common.FORMATS), default="text")
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
    options = BuildOptions(only=only, jobs=jobs or os.cpu_count() or 1)
    with progress(quiet=form == "json") as tell:
        report = build(
            space, common.chosen(space, games), options, common.cache_of(space), tell
        )
    common.show(report, form)
    common.finish(report)
