"""``cardwright print``: the PDF of one target."""

from __future__ import annotations

from pathlib import Path

import click

from cardwright.base.files import write_atomic
from cardwright.cli import common
from cardwright.model.problem import order
from cardwright.model.report import Report
from cardwright.pipeline.printing import Order, print_target


@click.command("print")
@click.argument("target")
@click.option("--with", "with_", multiple=True, help="An entry for a slot or choice.")
@click.option("--profile", help="A print profile, such as a4 or letter.")
@click.option(
    "--duplex",
    type=click.Choice(["none", "long-edge", "short-edge"]),
    help="Backs on the other side of each sheet.",
)
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="Where to.")
@click.pass_context
def command(  # noqa: PLR0913, PLR0917
    ctx: click.Context,
    target: str,
    with_: tuple[str, ...],
    profile: str | None,
    duplex: str | None,
    output: str | None,
) -> None:
    """Print TARGET: GAME or GAME:ID (a deck, a set, an assembly, a named target)."""
    space = common.workspace(ctx)
    slug, ident = common.target(space, target)
    files = next(game for game in space.games if game.slug == slug)
    wanted = Order(ident, with_, profile, duplex)
    printed = print_target(space, files, wanted, common.cache_of(space))
    report = Report(tuple(sorted(set(printed.problems), key=order)))
    if printed.data:
        path = Path(output) if output else space.root / printed.file
        write_atomic(path, printed.data)
        cards = f"{printed.cards} card{'s' * (printed.cards != 1)}"
        click.echo(f"{output or printed.file}: {cards}")
    else:
        common.show(space, report)
    common.finish(report)
