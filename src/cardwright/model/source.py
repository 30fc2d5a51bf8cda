"""Data that knows where it was written: every part of a mapping or list has a mark."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from cardwright.base.scalars import spelled
from cardwright.model.problem import Place

Path = tuple[str | int, ...]
Part = Literal["key", "value"]

_BREAK = re.compile(r"\r\n|\r|\n")


class Source:
    """The text of one file, and the way from an index in it to a place.

    Lines end with LF, CRLF or a lone CR, and with nothing else. ``text`` has no BOM.
    """

    __slots__ = ("_starts", "file", "text")

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self._starts: list[int] | None = None

    def place(self, start: int, end: int) -> Place:
        """The place of ``text[start:end]``; indices are code points, from 0."""
        line, column = self._position(start)
        end_line, end_column = self._position(end)
        return Place(self.file, line, column, end_line, end_column)

    def index(self, line: int, column: int) -> int:
        """The index of a line's column, both from 1."""
        starts = self._line_starts()
        return starts[min(line, len(starts)) - 1] + column - 1

    def line(self, number: int) -> str:
        """Line ``number`` (from 1) without its line break, or the empty text."""
        starts = self._line_starts()
        if not 1 <= number <= len(starts):
            return ""
        end = starts[number] if number < len(starts) else len(self.text)
        return self.text[starts[number - 1] : end].rstrip("\r\n")

    def _line_starts(self) -> list[int]:
        if self._starts is None:
            breaks = _BREAK.finditer(self.text)
            self._starts = [0, *(found.end() for found in breaks)]
        return self._starts

    def _position(self, index: int) -> tuple[int, int]:
        starts = self._line_starts()
        line = bisect_right(starts, index)
        return line, index - starts[line - 1] + 1

    def __getstate__(self) -> tuple[str, str]:
        return self.file, self.text

    def __setstate__(self, state: tuple[str, str]) -> None:
        self.file, self.text = state
        self._starts = None


class Span(NamedTuple):
    """Indices into a source's text, the end exclusive."""

    start: int
    end: int


NOWHERE = Span(0, 0)


class Piece(NamedTuple):
    """Characters ``start`` to ``end`` of a text that was put together.

    ``mark`` is of the text that they are from, ``at`` where in its value they begin;
    ``None`` where they are not as they stand there.
    """

    start: int
    end: int
    mark: Mark
    at: int | None

    def place(self, start: int, end: int) -> Place:
        """The place of characters of the whole text, the first of which are here."""
        if self.at is None:
            return self.mark.place()
        shift = self.at - self.start
        return self.mark.inside(start + shift, min(end, self.end) + shift)


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a value of a mapping or list was written, and its key if it has one.

    ``style`` is the scalar's: ``""`` plain, ``"'"``, ``'"'``, ``"|"``, ``">"``,
    ``"json"`` for a JSON string, ``"["`` and ``"{"`` for containers, ``"*"`` an alias.
    ``keyed`` is where the key stands, if elsewhere than the value. A text that was put
    together knows its ``pieces``.
    """

    source: Source
    key: Span | None
    value: Span
    style: str = ""
    keyed: Source | None = None
    pieces: tuple[Piece, ...] = ()

    def place(self, part: Part = "value") -> Place:
        if part == "key" and self.key:
            return (self.keyed or self.source).place(*self.key)
        return self.source.place(*self.value)

    def inside(self, start: int, end: int) -> Place:
        """The place of characters ``start`` to ``end`` of this scalar's *value*."""
        for piece in self.pieces:
            if piece.start <= start < piece.end:
                return piece.place(start, end)
        found = spelled(self.source.text, *self.value, self.style)
        span = None if found is None else found.span(start, end)
        return self.place() if span is None else self.source.place(*span)


class Plain(str):
    """A plain scalar that YAML would give another type (``1984``, ``No``, ``~``).

    It keeps its spelling; the schema-guided walk gives it its type.
    """

    __slots__ = ()


class Map(dict[str, Any]):
    """A mapping with a mark for each key. Never changed after it was made."""

    __slots__ = ("marks", "source", "span")

    def __init__(
        self,
        items: Iterable[tuple[str, Any]] = (),
        marks: Mapping[str, Mark] | None = None,
        source: Source | None = None,
        span: Span = NOWHERE,
    ) -> None:
        super().__init__(items)
        self.marks: Mapping[str, Mark] = {} if marks is None else marks
        self.source = source or Source("", "")
        self.span = span

    def __reduce__(self) -> tuple[Any, ...]:
        return (Map, (tuple(self.items()), self.marks, self.source, self.span))


class Seq(list[Any]):
    """A list with a mark for each item. Never changed after it was made."""

    __slots__ = ("marks", "source", "span")

    def __init__(
        self,
        items: Iterable[Any] = (),
        marks: Sequence[Mark] = (),
        source: Source | None = None,
        span: Span = NOWHERE,
    ) -> None:
        super().__init__(items)
        self.marks: Sequence[Mark] = marks
        self.source = source or Source("", "")
        self.span = span

    def __reduce__(self) -> tuple[Any, ...]:
        return (Seq, (tuple(self), self.marks, self.source, self.span))


Data = Map | Seq | str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class Document:
    """One file as read: its source, its data (``None`` when it could not be read)."""

    file: str
    source: Source
    data: Data
    digest: str


def mark_of(data: Data, path: Path) -> Mark | None:
    """The mark of the value at ``path``, or ``None`` if nothing stands there."""
    mark: Mark | None = None
    for step in path:
        if isinstance(data, Map) and isinstance(step, str) and step in data:
            mark, data = data.marks.get(step), data[step]
        elif isinstance(data, Seq) and isinstance(step, int) and step < len(data):
            mark = data.marks[step] if step < len(data.marks) else None
            data = data[step]
        else:
            return None
    return mark


def place_of(data: Data, path: Path, part: Part = "value") -> Place:
    """The place of the value (or key) at ``path``.

    Of the nearest thing above if absent.
    """
    for length in range(len(path), 0, -1):
        mark = mark_of(data, path[:length])
        if mark is not None:
            return mark.place(part if length == len(path) else "value")
    if isinstance(data, Map):
        return first_key(data)
    if isinstance(data, Seq):
        return data.source.place(*data.span)
    return Place("")


def place_in(data: Data, path: Path, text: str) -> Place | None:
    """The place of the first ``text`` within the text at ``path``, if it is there."""
    mark, value = mark_of(data, path), data
    for step in path if mark is not None else ():
        value = value[step]  # type: ignore[index]  # as the mark goes
    at = value.find(text) if isinstance(value, str) else -1
    return mark.inside(at, at + len(text)) if mark is not None and at >= 0 else None


def first_key(data: Map) -> Place:
    """The place of a mapping's first key: where a missing key is reported."""
    for mark in data.marks.values():
        return mark.place("key")
    return data.source.place(*data.span)
