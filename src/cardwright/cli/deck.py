"""``cardwright deck``: what is in a deck, whether it is legal, what its figures are."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import PurePath
from typing import BinaryIO

import click

from cardwright.base.suggest import did_you_mean
from cardwright.cli import common
from cardwright.load.encoding import decode
from cardwright.model.deckreport import DeckReport
from cardwright.model.entry import Catalog
from cardwright.model.problem import is_error, order
from cardwright.model.report import Report
from cardwright.model.workspace import Workspace
from cardwright.pipeline.decks import can_look, known_ids, look, look_at
from cardwright.pipeline.drawing import is_drawn
from cardwright.pipeline.seeds import reseeded
from cardwright.pipeline.study import studies
from cardwright.report import deck_json
from cardwright.report.deck import Page
from cardwright.rules.decklist import read_list

PIPE_WIDTH = 80
STDIN = "<stdin>"


@click.command("deck")
@click.argument("target")
@click.argument("listing", type=click.File("rb"), required=False)
@click.option("--with", "with_", multiple=True, help="An entry that players choose.")
@click.option("--rules", multiple=True, help="A format to judge by.")
@click.option("--seed", callback=common.seed, help=common.SEED)
@click.option("--format", "form", type=click.Choice(common.FORMS), default="text")
@click.pass_context
def command(  # noqa: PLR0913, PLR0917
    ctx: click.Context,
    target: str,
    listing: BinaryIO | None,
    with_: tuple[str, ...],
    rules: tuple[str, ...],
    seed: str | None,
    *,
    form: str,
) -> None:
    """Show the deck or assembly TARGET (GAME:ID), or the plain list LISTING for GAME.

    A plain list has "3 Lighthouse" on each line; "-" reads standard input.
    """
    space = common.workspace(ctx)
    slug, ident = common.target(space, target)
    study = reseeded(next(studies(space, [slug], common.cache_of(space))), seed)
    if study.catalog is None or not can_look(study, ident):
        report = Report(tuple(sorted(study.problems, key=order)))
        common.show(space, report, form)
        common.finish(report)
        return
    if ident is None and listing is None:
        raise click.UsageError(f"say which deck: {slug}:ID, or a file with a list")
    known = known_ids(study.catalog)
    if listing is None and ident not in known:
        hint = did_you_mean(ident or "", known)
        text = f'the game {slug} has no deck or assembly "{ident}"'
        raise click.UsageError(f"{text}; {hint}" if hint else text)
    given: dict[str, str] = {}
    if listing is not None:
        looked, given = _listed(study.catalog, listing, rules)
    else:
        looked = look(study.catalog, ident or "", with_, rules)
        looked = replace(looked, seed=_seed(study.catalog, ident or "", seed))
    if form == "json":
        click.echo(deck_json.render(looked), nl=False)
    else:
        _show(space, looked, given)
    sys.exit(1 if any(map(is_error, looked.told)) else 0)


def _seed(catalog: Catalog, ident: str, seed: str | None) -> str | None:
    """The seed of a deck that is drawn; none of others, which cannot have one."""
    if is_drawn(catalog, ident):
        return seed or ""
    if seed is not None:
        raise click.UsageError(f'"{ident}" is not drawn at random: it takes no seed')
    return None


def _listed(
    catalog: Catalog, listing: BinaryIO, rules: tuple[str, ...]
) -> tuple[DeckReport, dict[str, str]]:
    """What is told of a plain list, and its text by the name that problems have."""
    name = str(getattr(listing, "name", STDIN))
    source, junk = decode(PurePath(name).as_posix(), listing.read())
    given = {source.file: source.text}
    if junk is not None:
        nothing = DeckReport(catalog.game.slug, source.file, source.file)
        return replace(nothing, problems=(junk,)), given
    deck, problems = read_list(source.text, source.file, catalog)
    looked = look_at(catalog, deck, rules)
    if problems:
        # What formats say of half a list would be an echo of its slips.
        looked = replace(looked, problems=problems, verdicts=())
    return looked, given


def _show(space: Workspace, looked: DeckReport, given: Mapping[str, str]) -> None:
    is_screen = sys.stdout.isatty()
    color = is_screen and "NO_COLOR" not in os.environ
    width = shutil.get_terminal_size().columns if is_screen else PIPE_WIDTH
    for line in Page(looked, width=width, color=color).lines():
        click.echo(line)
    if looked.told:
        if looked.piles:
            click.echo()
        problems = tuple(sorted(looked.told, key=order))
        common.show(space, Report(problems), given=given)
