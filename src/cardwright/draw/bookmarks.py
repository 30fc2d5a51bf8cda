"""Sheets in, in order; the outline of their PDF, by part and piece, out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardwright.model.sheet import Sheet


class Bookmark(NamedTuple):
    """A line of the outline: its title, the page that it opens, its depth (from 0)."""

    title: str
    page: int
    level: int = 0


class Bookmarks:
    """Where each part begins, and each named piece in it: at its first copy.

    Fronts come before their backs, so that a piece opens at its front. A piece of no
    part stands beside the parts.
    """

    def __init__(self) -> None:
        self._parts: dict[str, dict[str, int]] = {}

    def note(self, sheet: Sheet, page: int) -> None:
        """Learn what lies on the next page; pages count from 0."""
        for placed in sheet.faces:
            if placed.name:
                part = self._parts.setdefault(placed.part, {})
                part.setdefault(placed.name, page)

    def __iter__(self) -> Iterator[Bookmark]:
        for title, pieces in self._parts.items():
            if title:
                yield Bookmark(title, min(pieces.values()))
            for name, page in pieces.items():
                yield Bookmark(name, page, 1 if title else 0)
