"""A rule and decks come in, what the rule looks at goes out: decks, piles, a kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from cardwright.model.entry import Assembled, Deck
from cardwright.model.finding import Cell, Column
from cardwright.model.problem import Place
from cardwright.rules.counting import Cards
from cardwright.rules.judge import Judge
from cardwright.rules.rule import Rule


@dataclass(frozen=True, slots=True)
class Tables:
    """The decks and assemblies that are looked at."""

    decks: Sequence[Deck] = ()
    assembled: Sequence[Assembled] = ()


@dataclass(frozen=True, slots=True)
class Subject:
    """A deck or pile: id and title of its deck or assembly, its cards, its place.

    ``whole``: no card is missing because it is not there or has an error.
    """

    id: str
    title: str
    pile: str | None
    cards: Cards = field(repr=False)
    place: Place
    whole: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """The figures about one subject, before they are named; rows are read once.

    ``judged`` are the indices of the columns that the limits of the rule hold for.
    """

    columns: tuple[Column, ...]
    rows: Iterable[tuple[Cell, ...]]
    judged: Sequence[int]


def cards(judge: Judge, deck: Deck) -> Cards:
    """The deck's entries with their copies, without those that do not exist."""
    known = judge.catalog.entries
    return [
        (known[line.entry], line.copies) for line in deck.lines if line.entry in known
    ]


def subjects(judge: Judge, rule: Rule, tables: Tables) -> Iterator[Subject]:
    """What ``rule`` looks at: its kind, its pile, or else every deck."""
    pile = rule.body.get("pile")
    if "kind" in rule.body:
        entries = [(entry, 1) for entry in judge.entries(rule.kinds)]
        whole = judge.whole(rule.kinds)
        name = judge.game.slug, judge.game.title, None
        yield Subject(*name, entries, rule.place, whole)
    elif isinstance(pile, str):
        yield from _piles(judge, rule, pile, tables)
    else:
        for deck in tables.decks:
            if _fits(judge, rule, deck.id):
                yield _of_deck(judge, deck, (deck.id, deck.title, None))


def _piles(judge: Judge, rule: Rule, pile: str, tables: Tables) -> Iterator[Subject]:
    for made in tables.assembled:
        deck = made.piles.get(pile)
        entry = judge.catalog.entries.get(made.id)
        if deck and entry and _fits(judge, rule, made.id):
            yield _of_deck(judge, deck, (made.id, entry.name, pile))


def _of_deck(judge: Judge, deck: Deck, name: tuple[str, str, str | None]) -> Subject:
    found = cards(judge, deck)
    whole = len(found) == len(deck.lines) and not judge.catalog.nameless
    return Subject(*name, found, deck.place, whole)


def _fits(judge: Judge, rule: Rule, name: str) -> bool:
    """Whether the deck or assembly is of a kind that the rule is for."""
    entry = judge.catalog.entries.get(name)
    return not rule.others or entry is None or entry.kind in rule.others
