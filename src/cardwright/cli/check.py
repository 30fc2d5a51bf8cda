"""``cardwright check``: problems of data, rules and layout."""

from __future__ import annotations

import click

from cardwright.cli import common
from cardwright.cli.formats import FORMATS
from cardwright.pipeline.options import CheckOptions
from cardwright.pipeline.run import check


@click.command("check")
@click.argument("games", nargs=-1)
@click.option("--no-layout", is_flag=True, help="Leave out templates and layout.")
@click.option("--final", is_flag=True, help="Fail while placeholders are left.")
@click.option("--strict", is_flag=True, help="Warnings fail, too.")
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text")
@click.pass_context
def command(  # noqa: PLR0913
    ctx: click.Context,
    games: tuple[str, ...],
    *,
    no_layout: bool,
    final: bool,
    strict: bool,
    form: str,
) -> None:
    """Check the games, or all of them: syntax, shape, links, rules, layout."""
    space = common.workspace(ctx)
    options = CheckOptions(layout=not no_layout, final=final)
    report = check(space, common.chosen(space, games), options, common.cache_of(space))
    common.show(space, report, form, strict=strict)
    common.finish(report, strict=strict)
