"""A place and the lines of files in, those lines with the place underlined out."""

from __future__ import annotations

from typing import NamedTuple

from cardwright.model.problem import Place
from cardwright.report.cells import Cell, cells
from cardwright.report.lines import Lines

CARET = "^"
MORE = "…"
NARROWEST = 20


class Row(NamedTuple):
    """A line of an excerpt: its number in the gutter, its text, the carets below."""

    number: str
    text: str
    carets: str = ""


def excerpt(place: Place, lines: Lines, width: int) -> list[Row]:
    """The line of a place, or its first and last; nothing where no line can be shown.

    ``width`` is that of the page, in columns. Of a place that stands for a whole file,
    or that the file does not have, there is nothing to show.
    """
    first = lines.line(place.file, place.line)
    is_whole_file = (place.line, place.column, *_end(place)) == (1, 1, 1, 1)
    if first is None or is_whole_file or place.column > len(first) + 1:
        return []
    room = max(width - len(f"  {place.end_line} | "), NARROWEST)
    start = place.column - 1
    if place.end_line == place.line:
        end = max(start, min(place.end_column - 1, len(first)))
        return [_row(place.line, first, start, end, room)]
    top = _row(place.line, first, start, len(first), room)
    return [top, *_bottom(place, lines, room)]


def _end(place: Place) -> tuple[int, int]:
    return place.end_line, place.end_column


def _bottom(place: Place, lines: Lines, room: int) -> list[Row]:
    """The last line of a place that has something in it, with a gap before it."""
    number, end = place.end_line, place.end_column - 1
    while number > place.line:
        text = lines.line(place.file, number) or ""
        start = len(text) - len(text.lstrip())
        if start < end and start < len(text):
            row = _row(number, text, start, min(end, len(text)), room)
            return [row] if number == place.line + 1 else [Row(MORE, ""), row]
        number, end = number - 1, len(lines.line(place.file, number - 1) or "")
    return []


def _row(number: int, text: str, start: int, end: int, room: int) -> Row:
    """A line and its carets, cut to ``room`` columns around ``start``."""
    # A card's data may be one line of a megabyte: look no further than can be shown.
    low = max(0, start - 2 * room)
    near = text[low : start + 4 * room]
    shown, at = cells(near)
    first = at[start - low] if start - low < len(at) else len(shown)
    last = at[min(end - low, len(at)) - 1] if end > start else first
    shown += [(" ", 1)] * (first == len(shown))
    left, right = _window([width for _, width in shown], first, room)
    before = MORE if low or left else ""
    after = MORE if right < len(shown) or low + len(near) < len(text) else ""
    inside = before + "".join(glyph for glyph, _ in shown[left:right]) + after
    blank = " " * (len(before) + _columns(shown[left:first]))
    beyond = last >= right or (end > low + len(near))
    carets = CARET * (_columns(shown[first : min(last + 1, right)]) + beyond)
    return Row(str(number), inside.rstrip(), blank + carets)


def _columns(shown: list[Cell]) -> int:
    return sum(width for _, width in shown)


def _window(widths: list[int], first: int, room: int) -> tuple[int, int]:
    """Which cells to show: from a third of the room before ``first`` to what fits."""
    if sum(widths) <= room:
        return 0, len(widths)
    left, right, used = first, first, len(MORE) * 2
    while left and used + widths[left - 1] <= room // 3:
        left, used = left - 1, used + widths[left - 1]
    while right < len(widths) and used + widths[right] <= room:
        right, used = right + 1, used + widths[right]
    while left and used + widths[left - 1] <= room:
        left, used = left - 1, used + widths[left - 1]
    return left, right
