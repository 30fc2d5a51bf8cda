"""What is told of a deck or an assembly: its cards, its legality, its figures."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.model.finding import Finding
from cardwright.model.problem import Problem


@dataclass(frozen=True, slots=True)
class Card:
    """An entry of a list, with how often it is there, and the name of its owner."""

    entry: str
    name: str
    kind: str
    owner: str | None
    copies: int


@dataclass(frozen=True, slots=True)
class Tally:
    """How many cards are of one kind, or belong to one owner (``None`` to nobody)."""

    id: str | None
    name: str
    cards: int


@dataclass(frozen=True, slots=True)
class PileReport:
    """A deck's list or a pile of an assembly."""

    id: str
    title: str
    size: int
    cards: tuple[Card, ...]
    kinds: tuple[Tally, ...]
    owners: tuple[Tally, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """A format and what it finds; ``judged``: the deck's own, or the one asked for."""

    format: str
    title: str
    judged: bool
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class DeckReport:
    """``chosen`` are the entries that were put into an assembly, by id and name.

    ``problems`` are those of what was asked for, and figures beyond their limits; what
    formats find stands in verdicts. ``seed`` is that by which the deck was drawn at
    random, empty for the usual one; ``None`` of a deck that was listed.
    """

    game: str
    id: str
    title: str
    piles: tuple[PileReport, ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    findings: tuple[Finding, ...] = ()
    problems: tuple[Problem, ...] = ()
    seed: str | None = None

    @property
    def told(self) -> tuple[Problem, ...]:
        """All that is wrong with what was asked for."""
        judged = (v.problems for v in self.verdicts if v.judged)
        return (*self.problems, *(p for problems in judged for p in problems))
