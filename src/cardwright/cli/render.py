"""``cardwright render``: a picture of cards side by side."""

from __future__ import annotations

from pathlib import Path

import click

from cardwright.base.files import write_atomic
from cardwright.cli import common
from cardwright.model.problem import is_error, order
from cardwright.model.report import Report
from cardwright.pipeline.rendering import Wish, render

MOST = 50
APART = 3.0
"""mm between cards that are shown by themselves; in a row they touch."""


@click.command("render")
@click.argument("game")
@click.argument("cards", nargs=-1, required=True)
@click.option("--row", "in_row", is_flag=True, help="As cards lie beside one another.")
@click.option("--side", default="front", show_default=True, help="The face to show.")
@click.option(
    "--dpi", type=click.IntRange(30, 1200), default=300, show_default=True, help="Dots."
)
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="Where to.")
@click.pass_context
def command(  # noqa: PLR0913, PLR0917
    ctx: click.Context,
    game: str,
    cards: tuple[str, ...],
    side: str,
    dpi: int,
    output: str | None,
    *,
    in_row: bool,
) -> None:
    """Draw CARDS of GAME side by side, without bleed, as one PNG.

    With --row each card knows the one on its left (row.previous in templates): a face
    may light the half that the arrow before it points at.
    """
    space = common.workspace(ctx)
    slug = common.chosen(space, [game])[0]
    if len(cards) > MOST:
        raise click.UsageError(f"at most {MOST} cards fit one picture")
    files = next(each for each in space.games if each.slug == slug)
    wish = Wish(cards, side, dpi, 0.0 if in_row else APART, in_row)
    data, problems = render(space, files, wish, common.cache_of(space))
    report = Report(tuple(sorted(set(problems), key=order)))
    if any(map(is_error, problems)):
        common.show(space, report)
        common.finish(report)
        return
    file = f"build/{slug}/render/{_name(cards, side, in_row=in_row)}.png"
    write_atomic(Path(output) if output else space.root / file, data)
    click.echo(output or file)


def _name(cards: tuple[str, ...], side: str, *, in_row: bool) -> str:
    """The first cards by name, then what sets the picture apart."""
    shown = "+".join(cards[:4]) + ("+" if len(cards) > 4 else "")  # noqa: PLR2004 names stay short
    parts = [shown, "" if side == "front" else side, "row" if in_row else ""]
    return "-".join(filter(None, parts))
