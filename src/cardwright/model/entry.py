"""Entries after resolving: typed, filled, with all that their schema marks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from cardwright.model.game import Game
from cardwright.model.problem import Place
from cardwright.model.rich import Rich
from cardwright.model.source import Map, Path


@dataclass(frozen=True, slots=True)
class Link:
    """A reference that the schema marks.

    Where it stands, what it may name, what it names.

    ``kinds`` holds kind names, or one ``vocabulary.NAME`` or ``format``. ``part`` tells
    whether the reference is a value or a mapping's key. ``argument``: it stands in an
    argument of a verb or condition, which may also name a choice of its frame.
    """

    path: Path
    kinds: tuple[str, ...]
    to: str
    part: Literal["key", "value"] = "value"
    argument: bool = False


@dataclass(frozen=True, slots=True)
class FileUse:
    """A file that a field names (``x-file: image``), relative to ``cards/<game>``."""

    path: Path
    sort: str
    file: str


@dataclass(frozen=True, slots=True)
class Saying:
    """Structure that says itself.

    ``frame`` is ``None`` for a list item that is one verb.

    ``group`` is ``verbs``, ``conditions`` or ``frames``.
    """

    path: Path
    group: str
    frame: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing of a kind.

    ``fields`` is the body without its core keys, typed and filled; ``body`` is the
    whole mapping as written, for places. ``reads`` names the parameters that fills
    read. ``made_from`` is the blueprint that made it, if one did.
    """

    kind: str
    id: str
    name: str
    fields: Map
    body: Map
    copies: int = 1
    owner: str | None = None
    placeholder: Mapping[str, str] = field(default_factory=dict)
    note: str | None = None
    tags: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    texts: Mapping[Path, Rich] = field(default_factory=dict)
    plain_texts: tuple[Path, ...] = ()
    files: tuple[FileUse, ...] = ()
    sayings: tuple[Saying, ...] = ()
    reads: frozenset[str] = frozenset()
    made_from: str | None = None
    holds: Mapping[Path, str] = field(default_factory=dict)

    @property
    def place(self) -> Place:
        """Where the entry starts: its first key."""
        for mark in self.body.marks.values():
            return mark.place("key")
        return self.body.source.place(*self.body.span)

    @property
    def id_place(self) -> Place:
        mark = self.body.marks.get("id")
        return mark.place() if mark else self.place


@dataclass(frozen=True, slots=True)
class Catalog:
    """All entries of a game by id, in order of kind and id.

    ``nameless`` are the kinds of which an entry has lost its id, so that nothing can be
    said about references to that kind which lead nowhere.
    """

    game: Game
    entries: Mapping[str, Entry]
    nameless: frozenset[str] = frozenset()

    def of_kind(self, kind: str) -> tuple[Entry, ...]:
        return tuple(e for e in self.entries.values() if e.kind == kind)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a deck or pile: an entry's id, how many, and where that is written."""

    entry: str
    copies: int
    place: Place


@dataclass(frozen=True, slots=True)
class Deck:
    """A list of entries with copies. ``place`` is the key of the list."""

    id: str
    title: str
    format: str | None
    lines: tuple[Line, ...]
    place: Place

    @property
    def size(self) -> int:
        return sum(line.copies for line in self.lines)


@dataclass(frozen=True, slots=True)
class Assembled:
    """An assembly put together: its piles in order, and what was chosen and why."""

    id: str
    chosen: Mapping[str, tuple[str, ...]]
    piles: Mapping[str, Deck]
    extra: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Copy:
    """An entry to print, how many, and the template of its back if a pile names one.

    ``part`` is the title of what it belongs to there: a pile, a deck, those of a kind.
    """

    entry: str
    copies: int
    back: str | None = None
    part: str = ""


@dataclass(frozen=True, slots=True)
class Component:
    """What lies in the box beside the cards: how many, and the entry that is printed.

    Of one without entry nothing is printed: people bring it.
    """

    name: str
    count: int
    entry: str | None = None


@dataclass(frozen=True, slots=True)
class Printing:
    """All that a target prints. ``stem``: the file name without profile and suffix.

    ``components`` are counted where the target prints them; ``contents``: the first
    page tells what there is.
    """

    stem: str
    title: str
    copies: tuple[Copy, ...]
    components: tuple[Component, ...] = ()
    contents: bool = False
