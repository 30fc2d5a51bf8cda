"""A catalog, decks and assemblies come in, the problems of the game's rules go out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from cardwright.base.suggest import did_you_mean
from cardwright.model.entry import Assembled, Catalog, Deck
from cardwright.model.finding import Finding
from cardwright.model.problem import Problem
from cardwright.rules.analyses import check_analyses, find, read_analyses
from cardwright.rules.assertions import check_assertions, read_assertions
from cardwright.rules.decks import check_format
from cardwright.rules.formats import Format, read_formats
from cardwright.rules.idle import CODE as IDLE
from cardwright.rules.idle import idle
from cardwright.rules.judge import Judge, ViewOf
from cardwright.rules.names import deck_kinds
from cardwright.rules.rule import Rule
from cardwright.rules.subjects import Tables


def check_rules(
    catalog: Catalog,
    view_of: ViewOf,
    decks: Sequence[Deck],
    assembled: Sequence[Assembled],
    spoilt: Collection[str] = (),
) -> Iterator[Problem]:
    """All problems of the game's rules, each once, in no special order.

    Decks are held to the format that they name, assemblies and decks to the limits of
    analyses, entries to the assertions. The levels are those of the rules themselves.
    ``spoilt`` entries are left out, and so is what must count or find them.
    """
    judge = Judge(catalog, view_of, spoilt)
    yield from dict.fromkeys(_all(judge, Tables(decks, assembled)))


def _all(judge: Judge, tables: Tables) -> Iterator[Problem]:
    formats, slips = read_formats(judge)
    yield from slips
    # A deck may name an entry that lost its id: then nothing is known of its size.
    named = judge.catalog.nameless.isdisjoint(deck_kinds(judge.game))
    for deck in tables.decks if named else ():
        if deck.format in formats:
            yield from check_format(judge, deck, formats[deck.format])
    assertions, slips = read_assertions(judge)
    yield from slips
    yield from check_assertions(judge, assertions)
    analyses, slips = read_analyses(judge)
    yield from slips
    yield from check_analyses(judge, analyses, tables)
    if judge.whole():
        yield from _idle(judge, formats.values(), assertions, analyses)


def check_deck(
    catalog: Catalog, view_of: ViewOf, deck: Deck, name: str
) -> tuple[Problem, ...]:
    """The problems of one deck under the format ``name``, whatever it names itself."""
    judge = Judge(catalog, view_of)
    formats, slips = read_formats(judge)
    if name not in formats:
        message = f'there is no format "{name}"'
        hint = did_you_mean(name, formats)
        return (*slips, Problem("unknown-format", deck.place, message, hint))
    return tuple(dict.fromkeys((*slips, *check_format(judge, deck, formats[name]))))


def analyse(
    catalog: Catalog,
    view_of: ViewOf,
    decks: Sequence[Deck],
    assembled: Sequence[Assembled],
) -> tuple[Finding, ...]:
    """The figures of all analyses about these decks and assemblies."""
    judge = Judge(catalog, view_of)
    analyses, _ = read_analyses(judge)
    return tuple(find(judge, analyses, Tables(decks, assembled)))


def _idle(
    judge: Judge,
    formats: Iterable[Format],
    assertions: Iterable[Rule],
    analyses: Iterable[Rule],
) -> Iterator[Problem]:
    """Advice about rules that select nothing."""
    for of in formats:
        for rule in of.rules[: of.own]:
            yield from idle(judge, rule, deck_kinds(judge.game))
    for rule in assertions:
        yield from idle(judge, rule, rule.kinds)
    for rule in analyses:
        # An entry that no pile holds need not be fit for what looks at piles.
        found = idle(judge, rule, rule.kinds)
        yield from (problem for problem in found if problem.code == IDLE)
