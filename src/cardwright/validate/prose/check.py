"""A catalogue in; what its texts have that no reader should see, as problems, out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from cardwright.model.entry import Catalog
from cardwright.model.problem import Place, Problem
from cardwright.validate.prose.blanks import check_blanks
from cardwright.validate.prose.corpus import Corpus
from cardwright.validate.prose.gather import of_entries, of_forms
from cardwright.validate.prose.hidden import check_hidden
from cardwright.validate.prose.html import check_html
from cardwright.validate.prose.lexicon import Lexicon, lexicon
from cardwright.validate.prose.numbers import check_numbers
from cardwright.validate.prose.pairs import check_pairs
from cardwright.validate.prose.signs import Habit, check_signs, habit
from cardwright.validate.prose.spelling import check_spelling
from cardwright.validate.prose.terms import (
    Custom,
    Slip,
    case_slips,
    check_terms,
    custom,
)
from cardwright.validate.prose.twins import check_twins


@dataclass(frozen=True, slots=True)
class Usage:
    """How a game writes: its signs, its terms, and how often each word."""

    signs: Habit
    terms: Lexicon
    words: Mapping[str, int]
    custom: Custom


@dataclass(frozen=True, slots=True)
class Prose:
    """What is wrong with texts, and what the game's usage was found to be."""

    problems: tuple[Problem, ...]
    usage: Usage


def check_prose(catalog: Catalog, usage: Usage | None = None) -> Prose:
    """All texts of a game; with its ``usage`` known, those of the entries alone.

    A text that several entries have from one place is told of once.
    """
    written = list(of_entries(catalog.entries.values()))
    if usage is not None:
        corpus = Corpus(written)
        slips = tuple(case_slips(corpus, usage.terms))
        return Prose(_once(_check(corpus, catalog, usage, slips)), usage)
    corpus = Corpus([*of_forms(catalog.game), *written])
    terms = lexicon(catalog.game, catalog.entries.values())
    slips = tuple(case_slips(corpus, terms))
    words = corpus.words if terms else {}
    usage = Usage(habit(corpus), terms, words, custom(corpus, terms, slips))
    found = chain(_check(corpus, catalog, usage, slips), check_twins(catalog))
    return Prose(_once(found), usage)


def _check(
    corpus: Corpus, catalog: Catalog, usage: Usage, slips: Sequence[Slip]
) -> Iterator[Problem]:
    language = catalog.game.language
    yield from check_hidden(corpus)
    yield from check_html(corpus)
    yield from check_blanks(corpus, language)
    yield from check_signs(corpus, usage.signs)
    yield from check_pairs(corpus, language)
    yield from check_terms(corpus, usage.terms, usage.custom, slips)
    yield from check_spelling(corpus, usage.terms, usage.words)
    yield from check_numbers(corpus, catalog.game.parameters)


def _once(problems: Iterator[Problem]) -> tuple[Problem, ...]:
    """The problems without a second one of a code at a place."""
    found: dict[tuple[str, Place], Problem] = {}
    for problem in problems:
        found.setdefault((problem.code, problem.place), problem)
    return tuple(found.values())
