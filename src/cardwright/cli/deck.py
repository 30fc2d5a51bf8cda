"""``cardwright deck``: what is in a deck, whether it is legal, what its figures are."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TextIO

import click

from cardwright.cli import common
from cardwright.model.entry import Catalog
from cardwright.model.problem import Problem, is_error
from cardwright.model.report import Report
from cardwright.pipeline.decks import Looked, look, look_at
from cardwright.pipeline.study import studies
from cardwright.report.tables import deck_lines, finding_lines
from cardwright.rules.decklist import read_list


@click.command("deck")
@click.argument("target")
@click.argument(
    "listing", type=click.File(encoding="utf-8", errors="replace"), required=False
)
@click.option("--with", "with_", multiple=True, help="An entry that players choose.")
@click.option("--rules", multiple=True, help="A format to judge by.")
@click.pass_context
def command(
    ctx: click.Context,
    target: str,
    listing: TextIO | None,
    with_: tuple[str, ...],
    rules: tuple[str, ...],
) -> None:
    """Show the deck or assembly TARGET (GAME:ID), or the plain list LISTING for GAME.

    A plain list has "3 Lighthouse" on each line; "-" reads standard input.
    """
    space = common.workspace(ctx)
    slug, ident = common.target(space, target)
    study = next(studies(space, [slug], common.cache_of(space)))
    if study.catalog is None or any(map(is_error, study.problems)):
        report = Report(study.problems)
        common.show(space, report)
        common.finish(report)
        return
    if ident is None and listing is None:
        raise click.UsageError(f"say which deck: {slug}:ID, or a file with a list")
    given: dict[str, str] = {}
    if listing is not None:
        given[_name(listing)] = listing.read()
        looked = _listed(study.catalog, given, rules)
    else:
        looked = look(study.catalog, ident or "", with_, rules)
    for line in _lines(study.catalog, looked):
        click.echo(line)
    found = [*looked.problems, *(p for _, ps in looked.legality for p in ps)]
    if found:
        common.show(space, Report(tuple(found)), given=given)
    sys.exit(1 if any(map(is_error, found)) else 0)


def _name(listing: TextIO) -> str:
    return "standard input" if listing.name == "<stdin>" else Path(listing.name).name


def _listed(
    catalog: Catalog, given: Mapping[str, str], rules: tuple[str, ...]
) -> Looked:
    ((name, text),) = given.items()
    deck, problems = read_list(text, name, catalog)
    looked = look_at(catalog, deck, rules)
    return Looked(
        looked.decks, looked.chosen, looked.legality, looked.findings, problems
    )


def _lines(catalog: Catalog, looked: Looked) -> Iterator[str]:
    if looked.chosen:
        names = [catalog.entries[id_].name for id_ in looked.chosen]
        yield f"with {', '.join(names)}"
    for deck in looked.decks:
        yield from deck_lines(catalog, deck)
    for name, problems in looked.legality:
        yield from _verdict(name, problems)
    for finding in looked.findings:
        yield ""
        yield from finding_lines(finding)


def _verdict(name: str, problems: Sequence[Problem]) -> Iterator[str]:
    """Whether the deck is legal in a format; nothing of a format that is not there."""
    bad = sum(map(is_error, problems))
    if not bad:
        yield f"{name}: legal"
    elif not any(problem.code == "unknown-format" for problem in problems):
        yield f"{name}: not legal, {bad} error{'s' * (bad != 1)}"
