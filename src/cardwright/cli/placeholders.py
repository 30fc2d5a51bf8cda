"""``cardwright placeholders``: what is still a stand-in, and why."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from cardwright.cli import common
from cardwright.pipeline.study import studies
from cardwright.resolve.entries.placeholders import placeholders


@click.command("placeholders")
@click.argument("games", nargs=-1)
@click.option("--format", "form", type=click.Choice(common.FORMS), default="text")
@click.pass_context
def command(ctx: click.Context, games: tuple[str, ...], form: str) -> None:
    """List every stand-in: where it is, and the note that its author left."""
    space = common.workspace(ctx)
    slugs = common.chosen(space, games)
    found = [
        row
        for study in studies(space, slugs, common.cache_of(space))
        if study.catalog
        for row in placeholders(study.catalog)
    ]
    if form == "json":
        click.echo(json.dumps([asdict(row) for row in found], indent=2))
        return
    for row in found:
        place = row.place
        note = f": {row.note}" if row.note else ""
        click.echo(f"{place.file}:{place.line}:{place.column}: {row.what}{note}")
    click.echo(f"{len(found)} placeholder{'s' * (len(found) != 1)}")
