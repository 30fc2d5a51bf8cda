"""``cardwright print``: the PDF of one target."""

from __future__ import annotations

from pathlib import Path

import click

from cardwright.base.files import write_atomic
from cardwright.base.memo import Memo
from cardwright.cli import common
from cardwright.model.problem import order
from cardwright.model.report import Report
from cardwright.model.selection import Selection
from cardwright.pipeline.ledger import MEMO
from cardwright.pipeline.orders import Order, Printed
from cardwright.pipeline.reprint import print_target


@click.command("print")
@click.argument("target", required=False)
@click.option("--with", "with_", multiple=True, help="An entry for a slot or choice.")
@click.option("--profile", help="A print profile, such as a4 or letter-duplex.")
@click.option(
    "--duplex",
    type=click.Choice(["none", "long-edge", "short-edge"]),
    help="Backs on the other side of each sheet.",
)
@click.option("--printer", help="A measured printer: moves the backs into place.")
@click.option(
    "--calibrate",
    "is_calibration",
    is_flag=True,
    help="A sheet to measure a printer by, instead of a target.",
)
@click.option(
    "--copies", type=click.IntRange(1, 999), default=1, help="All of it so many times."
)
@click.option("--one-each", is_flag=True, help="Each card once, whatever its copies.")
@click.option("--only", multiple=True, help="A card of the target: no others.")
@click.option("--outline", is_flag=True, help="Letters as paths: no fonts in the PDF.")
@click.option(
    "--contents/--no-contents",
    default=None,
    help="Whether the first page tells what is printed; else target or profile say it.",
)
@click.option("--seed", callback=common.seed, help=common.SEED)
@click.option("--variant", help="Another way to draw: low-ink, or one of the style.")
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="Where to.")
@click.pass_context
def command(  # noqa: PLR0913, PLR0917
    ctx: click.Context,
    target: str | None,
    with_: tuple[str, ...],
    profile: str | None,
    duplex: str | None,
    printer: str | None,
    output: str | None,
    copies: int,
    only: tuple[str, ...],
    variant: str | None,
    seed: str | None,
    *,
    is_calibration: bool,
    one_each: bool,
    outline: bool,
    contents: bool | None,
) -> None:
    """Print TARGET: GAME or GAME:ID (a deck, a set, an assembly, a named target)."""
    space = common.workspace(ctx)
    memo = Memo(space.root / MEMO)
    if is_calibration:
        if target is not None or with_:
            raise click.UsageError("--calibrate prints a sheet of its own: no TARGET")
        from cardwright.pipeline.calibrate import calibrate

        wanted = Order(profile=profile, duplex=duplex, printer=printer)
        printed = calibrate(space, wanted)
    elif target is None:
        raise click.UsageError("Missing argument 'TARGET'.")
    else:
        slug, ident = common.target(space, target)
        files = next(game for game in space.games if game.slug == slug)
        selection = Selection(copies, one_each, only)
        wanted = Order(
            *(ident, with_, profile, duplex, printer),
            *(selection, outline, contents, variant, seed),
        )
        printed = print_target(
            *(space, files, wanted, common.cache_of(space)),
            lambda known: _stands(known, _path(known, output, space.root), memo),
        )
    report = Report(tuple(sorted(set(printed.problems), key=order)))
    if printed.file:
        _write(printed, output, space.root, memo)
        memo.save()
    else:
        common.show(space, report)
    common.finish(report)


def _path(printed: Printed, output: str | None, root: Path) -> Path:
    return Path(output) if output else root / printed.file


def _stands(printed: Printed, path: Path, memo: Memo) -> bool:
    """Whether the PDF is in its place; an unchanged file is known by size and time."""
    try:
        return path.is_file() and memo.digest(path.absolute()) == printed.digest
    except OSError:
        return False


def _write(printed: Printed, output: str | None, root: Path, memo: Memo) -> None:
    """The PDF and what belongs to it, and how it was laid out in short lines."""
    path = _path(printed, output, root)
    shown = output or printed.file
    if printed.data:
        write_atomic(path, printed.data)
        if path.is_file() and printed.digest:
            memo.note(path.absolute(), printed.digest)
    click.echo(f"{shown}: {printed.told}")
    for line in printed.plan:
        click.echo(f"  {line}")
    for file in printed.cuts:
        write_atomic(path.with_name(path.stem + file.suffix), file.text.encode())
        name = Path(shown).with_name(path.stem + file.suffix).as_posix()
        click.echo(f"{name}: cuts of {file.pages}")
