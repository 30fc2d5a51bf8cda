"""What is printed comes in, by part; the lines of contents pages in columns go out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardwright.model.drawing import Box

MARGIN = 15.0
"""Beside the text, in mm: clear of what any printer leaves white."""

HEAD = 32.0
FOOT = 8.0
"""Above and below the columns, within the margin, in mm."""

PITCH = 5.0
GAP = 8.0
_COLUMN = 58.0
"""A line's height, the space between columns, and how wide they are at least (mm)."""


class Row(NamedTuple):
    """A line: how many, of what, and a note in small letters."""

    copies: int
    text: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """Rows under a heading; ``copies`` is what they add up to, 0 if nobody asks."""

    title: str
    rows: tuple[Row, ...]
    copies: int = 0


class Line(NamedTuple):
    """A line where it stands: its box in mm, whether it is a heading, its row."""

    box: Box
    is_head: bool
    row: Row


def pages(sections: Sequence[Section], paper: tuple[float, float]) -> list[list[Line]]:
    """The lines of each page, column after column; nothing gives one empty page.

    A heading never stands at the foot of a column, and begins again in the next. The
    columns are filled evenly.
    """
    width, height = (side - 2 * MARGIN for side in paper)
    number = max(1, int((width + GAP) / (_COLUMN + GAP)))
    column = (width - GAP * (number - 1)) / number
    depth = int((height - HEAD - FOOT) / PITCH)
    found = []
    columns = _even(sections, depth, number)
    for start in range(0, len(columns), number):
        lines: list[Line] = []
        for index, rows in enumerate(columns[start : start + number]):
            x = MARGIN + index * (column + GAP)
            lines += _placed(rows, x, column)
        found.append(lines)
    return found or [[]]


Slot = tuple[bool, Row] | None
"""A heading or a row, or an empty line."""


def _even(sections: Sequence[Section], depth: int, number: int) -> list[list[Slot]]:
    """The shortest columns that need no more pages than the longest ones."""
    longest = list(_columns(sections, depth))
    most = -(-len(longest) // number) * number
    lines = sum(len(column) for column in longest)
    for tried in range(max(2, lines // max(most, 1)), depth):
        columns = list(_columns(sections, tried))
        if len(columns) <= most:
            return columns
    return longest


def _columns(sections: Sequence[Section], depth: int) -> Iterator[list[Slot]]:
    column: list[Slot] = []
    for section in sections:
        if column:
            column.append(None)
        head = (True, Row(section.copies, section.title))
        for index, row in enumerate(section.rows):
            if len(column) + (2 if index == 0 else 1) > depth:
                yield column
                column = [head if index == 0 else (True, Row(0, section.title))]
            elif index == 0:
                column.append(head)
            column.append((False, row))
    if column:
        yield column


def _placed(column: Sequence[Slot], x: float, width: float) -> Iterator[Line]:
    for index, slot in enumerate(column):
        if slot is not None:
            is_head, row = slot
            yield Line((x, MARGIN + HEAD + index * PITCH, width, PITCH), is_head, row)
