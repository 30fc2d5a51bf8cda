"""A game as its manifest and core forms declare it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from cardwright.model.source import Map


@dataclass(frozen=True, slots=True)
class Cut:
    """The shape within a trim; ``corner`` is a rectangle's rounding (radius, mm)."""

    shape: Literal["rectangle", "circle", "hexagon"] = "rectangle"
    corner: float = 0.0


@dataclass(frozen=True, slots=True)
class Size:
    """Trim width and height, the bleed around it, in mm, and how it is cut."""

    width: float
    height: float
    bleed: float
    cut: Cut = field(default=Cut(), repr=False)


@dataclass(frozen=True, slots=True)
class PileField:
    """How an entry of a kind is a deck.

    The field with its list, that of its format, and that which says how the list is
    drawn at random.
    """

    cards: str
    format: str | None = None
    draw: str | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """A sort of thing. ``faces`` maps a side to its template; none means not printable.

    ``schema`` is the kind's JSON Schema with core references inlined. ``blueprint_of``
    names the kind that entries of this one are blueprints of: they make entries and are
    none themselves.
    """

    name: str
    title: str
    plural: str
    files: tuple[str, ...]
    size: Size | None
    faces: Mapping[str, str]
    deck: PileField | None
    schema: Mapping[str, Any]
    blueprint_of: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """What an assembly lets players choose.

    Entries of a kind, a number, those preferred.

    ``number`` and ``prefer`` are dotted field paths of the assembly's entry (or a
    number).
    """

    kind: str
    number: str | int
    prefer: str | None
    where: str | None


@dataclass(frozen=True, slots=True)
class PileSource:
    """A source of a pile: a field of the entry, or of each chosen entry (``each``)."""

    take: str
    each: str | None = None
    kind: str | None = None
    where: str | None = None
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Pile:
    """``back`` names a template that replaces the back of the pile's cards."""

    name: str
    sources: tuple[PileSource, ...]
    back: str | None = None


@dataclass(frozen=True, slots=True)
class Assembly:
    """How an entry of a kind is put together.

    What is chosen, the piles, and ``extra`` that belongs to none. ``components`` and
    ``contents`` are as those of a target; ``players`` is for how many people it is, or
    names the choice that has one entry for each.
    """

    name: str
    kind: str
    choose: Mapping[str, Choice]
    piles: Mapping[str, Pile]
    extra: tuple[PileSource, ...] = ()
    components: bool = False
    contents: bool = False
    players: int | str | None = None


@dataclass(frozen=True, slots=True)
class Extra:
    """What comes along: an entry, or those of a kind for which a condition holds.

    ``copies`` are a number, or an expression, in place of each entry's own.
    """

    entry: str | None = None
    kind: str | None = None
    where: str | None = None
    copies: int | str | None = None


@dataclass(frozen=True, slots=True)
class Target:
    """A named thing to print.

    How many entries of each kind fill it, and what comes along: ``extra``, and the
    ``components`` of ``play.yaml`` that are entries. ``players`` is for how many people
    it is; ``contents``: its first page tells what there is.
    """

    name: str
    title: str
    slots: Mapping[str, int]
    extra: tuple[Extra, ...]
    components: bool = False
    contents: bool = False
    players: int | None = None


@dataclass(frozen=True, slots=True)
class Parameter:
    """A tunable value. ``choices`` maps each allowed value to its sentence."""

    name: str
    value: Any
    placeholder: bool = False
    note: str | None = None
    unit: str | None = None
    minimum: float | None = None
    maximum: float | None = None
    choices: Mapping[str, str] = field(default_factory=dict)
    word: str | None = None


@dataclass(frozen=True, slots=True)
class Word:
    """An item of a vocabulary: its id, how it is printed, what a template may use."""

    id: str
    name: str
    plural: str
    icon: str | None = None
    color: str | None = None
    phrase: str | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument of a verb; its type is number, text, truth, a vocabulary, a kind."""

    name: str
    type: str
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb or condition: typed arguments and the phrase that says them.

    ``phrase`` is one text or a tuple of (condition or ``None``, text): the first that
    holds.
    """

    name: str
    arguments: Mapping[str, Argument]
    phrase: tuple[tuple[str | None, str], ...]
    strength: str | None = None


@dataclass(frozen=True, slots=True)
class Term:
    """A glossary entry: the word as printed, and what it means."""

    id: str
    name: str
    plural: str
    text: str


@dataclass(frozen=True, slots=True)
class Game:
    """One game. ``forms`` holds its core forms as read (``game``.

    ``rules``, ``play``, …) so that later stages can name places in them.
    """

    slug: str
    title: str
    language: str
    version: str
    kinds: Mapping[str, Kind]
    assemblies: Mapping[str, Assembly]
    targets: Mapping[str, Target]
    prints: tuple[str, ...]
    parameters: Mapping[str, Parameter]
    vocabularies: Mapping[str, Mapping[str, Word]]
    verbs: Mapping[str, Verb]
    conditions: Mapping[str, Verb]
    frames: Mapping[str, str]
    glossary: Mapping[str, Term]
    forms: Mapping[str, Map]
    cases: tuple[Map, ...] = ()
