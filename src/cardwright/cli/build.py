"""``cardwright build``: check, then images, sheets and exports."""

from __future__ import annotations

import os
from collections.abc import Sequence

import click

from cardwright.base.files import write_atomic
from cardwright.cli import common
from cardwright.cli.progress import progress
from cardwright.model.problem import order
from cardwright.model.report import Report
from cardwright.model.workspace import Workspace
from cardwright.pipeline.build import build
from cardwright.pipeline.options import Work


@click.command("build")
@click.argument("games", nargs=-1)
@click.option(
    "--only",
    type=click.Choice(["images", "print", "export"]),
    help="Make one sort of output.",
)
@click.option("--variant", help="What a variant of the game changes, and a play log.")
@click.option("-j", "--jobs", type=click.IntRange(1), help="Worker processes.")
@click.option("--format", "form", type=click.Choice(common.FORMS), default="text")
@click.pass_context
def command(  # noqa: PLR0913, PLR0917
    ctx: click.Context,
    games: tuple[str, ...],
    only: str | None,
    variant: str | None,
    jobs: int | None,
    form: str,
) -> None:
    """Build the games, or all of them. A game with an error is left as it was."""
    space = common.workspace(ctx)
    slugs = common.chosen(space, games)
    if variant is not None:
        _try(space, slugs, variant, form)
        return
    with progress(quiet=form == "json") as tell:
        cache = common.cache_of(space)
        work = Work(space, cache, tell, only, jobs or os.cpu_count() or 1)
        report = build(work, slugs)
    common.show(space, report, form)
    common.finish(report)


def _try(space: Workspace, slugs: Sequence[str], name: str, form: str) -> None:
    """The faces that a variant changes, written beside all else that is built."""
    if len(slugs) != 1:
        raise click.UsageError("--variant builds one game: say which")
    from cardwright.pipeline.tryout import try_variant

    (files,) = [game for game in space.games if game.slug == slugs[0]]
    tried = try_variant(space, files, name, common.cache_of(space))
    for file, data in tried.files.items():
        write_atomic(space.root / file, data)
    report = Report(tuple(sorted(set(tried.problems), key=order)))
    if tried.files and form == "text":
        click.echo(f"{[*tried.files][-1]}: a play log and {tried.faces} faces")
    else:
        common.show(space, report, form)
    common.finish(report)
