"""A table as it was read: rows of cells, each of which knows where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardwright.model.problem import Place
from cardwright.model.source import Source, Span

DELIMITERS: Mapping[str, str] = {",": "commas", ";": "semicolons", "\t": "tabs"}


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell's text, and where it is written, its quotes included."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of a file, without those that hold nothing, and how they were read."""

    source: Source
    rows: tuple[tuple[Cell, ...], ...]
    encoding: str
    delimiter: str

    @property
    def read_as(self) -> str:
        """``read as UTF-8, parted by semicolons``."""
        return f"read as {self.encoding}, parted by {DELIMITERS[self.delimiter]}"

    def place(self, cell: Cell) -> Place:
        """Where a cell stands: from its first character to its last."""
        return self.source.place(*cell.span)
