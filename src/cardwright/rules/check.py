"""A catalog, decks and assemblies come in, the problems of the game's rules go out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Book:
    """A game's rules as read: formats, assertions, analyses, and their slips."""

    formats: Mapping[str, Format]
    assertions: Sequence[Rule]
    analyses: Sequence[Rule]
    slips: Sequence[Problem]


def read_rules(judge: Judge) -> Book:
    """All rules of a game, without those that have a slip."""
    formats, first = read_formats(judge)
    assertions, second = read_assertions(judge)
    analyses, third = read_analyses(judge)
    return Book(formats, assertions, analyses, (*first, *second, *third))


def check_rules(  # noqa: PLR0913
    catalog: Catalog,
    view_of: ViewOf,
    decks: Sequence[Deck],
    assembled: Sequence[Assembled],
    spoilt: Collection[str] = (),
    *,
    book: Book | None = None,
    touched: Collection[str] | None = None,
) -> Iterator[Problem]:
    """All problems of the game's rules, each once, in no special order.

    Decks are held to the format that they name, assemblies and decks to the limits of
    analyses, entries to the assertions. The levels are those of the rules themselves.
    ``spoilt`` entries are left out, and so is what must count or find them. ``book`` is
    what the rules read as, if that is known. Of single entries only those ``touched``
    are held to assertions, if any are named; else a rule that selects nothing is told.
    """
    judge = Judge(catalog, view_of, spoilt, touched)
    known = book or read_rules(judge)
    yield from dict.fromkeys(_all(judge, known, Tables(decks, assembled)))
    if touched is None and judge.whole():
        yield from dict.fromkeys(_idle(judge, known))


def _all(judge: Judge, book: Book, tables: Tables) -> Iterator[Problem]:
    yield from book.slips
    # A deck may name an entry that lost its id: then nothing is known of its size.
    named = judge.catalog.nameless.isdisjoint(deck_kinds(judge.game))
    for deck in tables.decks if named else ():
        of = book.formats.get(deck.format or "")
        if of is not None:
            yield from check_format(judge, deck, of)
    yield from check_assertions(judge, book.assertions)
    yield from check_analyses(judge, book.analyses, tables)


def check_deck(
    catalog: Catalog, view_of: ViewOf, deck: Deck, name: str
) -> tuple[Problem, ...]:
    """The problems of one deck under the format ``name``, whatever it names itself."""
    judge = Judge(catalog, view_of)
    formats, slips = read_formats(judge)
    if name not in formats:
        message = f'there is no format "{name}"'
        hint = did_you_mean(name, formats) or f"there are {', '.join(formats)}"
        return (*slips, Problem("unknown-format", deck.place, message, hint))
    return tuple(dict.fromkeys((*slips, *check_format(judge, deck, formats[name]))))


def check_figures(
    catalog: Catalog,
    view_of: ViewOf,
    decks: Sequence[Deck],
    assembled: Sequence[Assembled],
) -> tuple[Problem, ...]:
    """The figures of these decks and assemblies that lie beyond their limits."""
    judge = Judge(catalog, view_of)
    analyses = [rule for rule in read_analyses(judge)[0] if "kind" not in rule.body]
    found = check_analyses(judge, analyses, Tables(decks, assembled))
    return tuple(dict.fromkeys(found))


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


def _idle(judge: Judge, book: Book) -> Iterator[Problem]:
    """Advice about rules that select nothing."""
    for of in book.formats.values():
        for rule in of.rules[: of.own]:
            yield from idle(judge, rule, deck_kinds(judge.game))
    for rule in book.assertions:
        yield from idle(judge, rule, rule.kinds)
    for rule in book.analyses:
        # An entry that no pile holds need not be fit for what looks at piles.
        found = idle(judge, rule, rule.kinds)
        yield from (problem for problem in found if problem.code == IDLE)
