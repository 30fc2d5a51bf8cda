"""``cardwright export``: a game written for another program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click

from cardwright.base.files import write_atomic
from cardwright.cli import common
from cardwright.model.problem import is_error, order
from cardwright.model.report import Report
from cardwright.pipeline.layout import Layout
from cardwright.pipeline.outputs import bundle_of
from cardwright.pipeline.seeds import reseeded
from cardwright.pipeline.study import study

FORMATS: Mapping[str, str] = {"bundle": "bundle/bundle.json"}


@click.command("export")
@click.argument("game")
@click.option("--to", type=click.Choice(list(FORMATS)), default="bundle")
@click.option("--seed", callback=common.seed, help=common.SEED)
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="Where to.")
@click.pass_context
def command(
    ctx: click.Context, game: str, to: str, seed: str | None, output: str | None
) -> None:
    """Write GAME as data for another program: "bundle" is JSON for game clients."""
    space = common.workspace(ctx)
    slug = common.chosen(space, [game])[0]
    files = next(each for each in space.games if each.slug == slug)
    cache = common.cache_of(space)
    found = reseeded(study(space, files, cache), seed)
    layout = Layout(space, found, cache)
    report = Report(tuple(sorted(set(layout.problems), key=order)))
    bad = any(map(is_error, layout.problems))
    if bad or layout.studio is None or found.said is None:
        common.show(space, report)
        common.finish(report)
        return
    file = f"build/{slug}/export/{FORMATS[to]}"
    data = bundle_of(layout.studio, layout.all, found.said)
    write_atomic(Path(output) if output else space.root / file, data)
    click.echo(output or file)
