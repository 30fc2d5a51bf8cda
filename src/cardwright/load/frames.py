"""Open lists and mappings: parts come in one by one, data with marks goes out."""

from __future__ import annotations

from collections.abc import Iterator
from sys import intern
from typing import Any

from cardwright.model.marks import STYLE_NUMBER, MapMarks, SeqMarks
from cardwright.model.problem import Problem
from cardwright.model.source import Map, Seq, Source, Span

LIST = STYLE_NUMBER["["]
MAPPING = STYLE_NUMBER["{"]


class SeqFrame:
    """A list being read. ``weight`` counts the values in it at all levels."""

    __slots__ = ("anchor", "flow", "height", "items", "numbers", "start", "weight")
    style = LIST
    wants_key = False

    def __init__(self, start: int, *, flow: bool = True) -> None:
        self.start = start
        self.flow = flow
        self.anchor: str | None = None
        self.height = 1
        self.weight = 1
        self.items: list[Any] = []
        self.numbers: list[int] = []

    def put(self, value: object, start: int, end: int, style: int) -> None:
        self.items.append(value)
        self.numbers += (start, end, style)

    def last_end(self) -> int:
        return self.numbers[-2] if self.numbers else self.start

    def close(self, source: Source, end: int) -> Seq:
        self.weight += len(self.items)
        marks = SeqMarks(source, self.numbers)
        return Seq(self.items, marks, source, Span(self.start, end))


class MapFrame:
    """A mapping being read: a key, then its value, until it closes."""

    __slots__ = (
        "_key",
        "_key_span",
        "anchor",
        "doubled",
        "flow",
        "height",
        "items",
        "merged",
        "merging",
        "numbers",
        "start",
        "wants_key",
        "weight",
    )
    style = MAPPING

    def __init__(self, start: int, *, flow: bool = True) -> None:
        self.start = start
        self.flow = flow
        self.anchor: str | None = None
        self.height = 1
        self.weight = 1
        self.items: dict[str, Any] = {}
        self.numbers: list[int] = []
        self.merged: list[tuple[object, Span]] = []
        self.merging = False
        self.doubled: int | None = None
        self.wants_key = True
        self._key: str | None = None
        self._key_span = (0, 0)

    def take_key(self, key: str, start: int, end: int) -> bool:
        """Keep the key for the value to come; ``False`` if it stood before."""
        self.wants_key = False
        if key in self.items:
            self._key = None
            return False
        self._key = intern(key)
        self._key_span = (start, end)
        return True

    def take_merge(self) -> None:
        """The value to come is merged."""
        self.wants_key = False
        self.merging = True
        self._key = None

    def put(self, value: object, start: int, end: int, style: int) -> None:
        """Take the value of the key; that of a key which stood before is dropped."""
        self.wants_key = True
        key = self._key
        if key is not None:
            self.items[key] = value
            self.numbers += (*self._key_span, start, end, style)
        elif self.merging:
            self.merged.append((value, Span(start, end)))
        self.merging = False

    def key_span(self, key: str) -> Span:
        """Where a key that was taken stands."""
        at = 5 * list(self.items).index(key)
        return Span(self.numbers[at], self.numbers[at + 1])

    def last_end(self) -> int:
        return self.numbers[-2] if self.numbers else self.start

    def close(self, source: Source, end: int) -> Map:
        self.weight += len(self.items)
        marks = MapMarks(source, self.items, self.numbers)
        return Map(self.items.items(), marks, source, Span(self.start, end))


Frame = MapFrame | SeqFrame


def merge(frame: MapFrame, source: Source) -> Iterator[Problem]:
    """Add the keys of merged mappings that the frame lacks, the first of equals."""
    for value, span in frame.merged:
        for part in value if isinstance(value, Seq) else [value]:
            if isinstance(part, Map):
                _add(frame, part)
            else:
                message = 'only a mapping can be merged with "<<"'
                yield Problem("wrong-type", source.place(*span), message)


def _add(frame: MapFrame, part: Map) -> None:
    for key, value in part.items():
        mark = part.marks[key]
        if key not in frame.items and mark.key is not None:
            frame.items[key] = value
            style = STYLE_NUMBER[mark.style]
            frame.numbers += (*mark.key, *mark.value, style)
