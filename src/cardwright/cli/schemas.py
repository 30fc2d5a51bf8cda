"""``cardwright schemas``: what an editor needs to complete and check card files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from cardwright.cli import common
from cardwright.model.problem import order
from cardwright.model.report import Report
from cardwright.pipeline import editor
from cardwright.pipeline.editor import Schemas


@click.command("schemas")
@click.argument("games", nargs=-1)
@click.option("--check", is_flag=True, help="Write nothing; fail if any is stale.")
@click.pass_context
def command(ctx: click.Context, games: tuple[str, ...], *, check: bool) -> None:
    """Write schemas/GAME/editor/: what an editor needs to complete and check.

    They hold the ids and words that there are now, so run it anew when those change.
    """
    space = common.workspace(ctx)
    slugs, cache = common.chosen(space, games), common.cache_of(space)
    made = [
        editor.schemas(space, files, cache)
        for files in space.games
        if files.slug in slugs
    ]
    problems = [problem for each in made for problem in each.problems]
    if problems:
        report = Report(tuple(sorted(set(problems), key=order)))
        common.show(space, report)
        common.finish(report)
    elif check:
        _check(space.root, made)
    else:
        _write(space.root, made)


def _check(root: Path, made: Sequence[Schemas]) -> None:
    found = [row for each in made for row in editor.stale(root, each)]
    for file, what in found:
        click.echo(f"{file}: {what}")
    if found:
        click.echo("now: cardwright schemas")
        sys.exit(1)
    click.echo(f"{_count(made)}, all fresh")


def _write(root: Path, made: Sequence[Schemas]) -> None:
    changed = [file for each in made for file in editor.write(root, each)]
    for file in changed:
        click.echo(file)
    click.echo(f"{_count(made)}, {len(changed) or 'nothing'} changed")


def _count(made: Sequence[Schemas]) -> str:
    number = sum(len(each.files) for each in made)
    return f"{number} schema{'s' * (number != 1)}"
