"""Columns and rows of figures in, lines of a table with bars for a terminal out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len, set_cell_size

from cardwright.model.finding import Cell, Column
from cardwright.report.visible import visible

WIDEST = 40
"""Columns of the longest bar."""

_EIGHTHS = " ▏▎▍▌▋▊▉█"
_GAP = "  "
_TRIFLE = 0.005

Row = Sequence[Cell]


def width_of(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return cell_len(visible(text))


def padded(text: str, width: int) -> str:
    """A text on the left of so many columns; longer ones stay whole."""
    shown = visible(text)
    return shown if cell_len(shown) >= width else set_cell_size(shown, width)


def table(columns: Sequence[Column], rows: Sequence[Row], width: int) -> Iterator[str]:
    """A head (where columns have titles), the rows, and a bar for each if they count.

    ``width`` is how many columns there are to be had.
    """
    cells = [
        _column(column, [row[i] for row in rows]) for i, column in enumerate(columns)
    ]
    heads = _heads(columns)
    right = [_is_right(column, rows, i) for i, column in enumerate(columns)]
    widths = [
        max(cell_len(text) for text in (head, *found))
        for head, found in zip(heads, cells, strict=True)
    ]
    room = width - sum(widths) - len(_GAP) * (len(widths) + 1)
    bars = _bars(columns, rows, min(WIDEST, room))
    if any(heads):
        yield _line(heads, widths, right)
    for index, bar in enumerate(bars):
        line = _line([found[index] for found in cells], widths, right)
        yield f"{line}{_GAP}{bar}".rstrip()


def _line(texts: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> str:
    parts = [
        " " * (width - cell_len(text)) + text if is_right else padded(text, width)
        for text, width, is_right in zip(texts, widths, right, strict=True)
    ]
    return _GAP + _GAP.join(parts)


def _is_right(column: Column, rows: Sequence[Row], index: int) -> bool:
    """Figures stand on the right, and so do texts among numbers, such as an X."""
    numbers = (isinstance(row[index], int | float) for row in rows)
    return column.unit != "text" or any(numbers)


def _heads(columns: Sequence[Column]) -> list[str]:
    """The titles; what a title has in common with the one before is said once."""
    heads, before = [], ""
    for column in columns:
        start, _, end = column.title.rpartition(" ")
        heads.append(end if start and start == before else column.title)
        before = start
    return [visible(head) for head in heads]


def _column(column: Column, cells: Sequence[Cell]) -> list[str]:
    """The cells of a column, numbers with as many places as the longest needs."""
    floats = [cell for cell in cells if isinstance(cell, float)]
    whole = all(cell.is_integer() for cell in floats)
    if column.unit == "share" or whole:
        return [value(column, cell) for cell in cells]
    return [visible(cell) if isinstance(cell, str) else f"{cell:.2f}" for cell in cells]


def value(column: Column, cell: Cell) -> str:
    """A figure with its unit: shares in hundredths, a trifle as less than one."""
    if isinstance(cell, str):
        return visible(cell)
    if column.unit == "share":
        return _share(cell)
    if isinstance(cell, float):
        return f"{cell:.2f}".rstrip("0").rstrip(".")
    return str(cell)


def _share(share: float) -> str:
    if 0 < share < _TRIFLE:
        return "<1 %"
    if 1 - _TRIFLE < share < 1:
        return ">99 %"
    return f"{100 * share:.0f} %"


def _bars(columns: Sequence[Column], rows: Sequence[Row], longest: int) -> list[str]:
    """One bar a row where a last column counts; none for a single row."""
    unit = columns[-1].unit
    two = len(columns) <= 2  # noqa: PLR2004
    if unit not in ("cards", "share") or not two or len(rows) < 2 or longest < 1:  # noqa: PLR2004
        return ["" for _ in rows]
    figures = [cell for row in rows if isinstance(cell := row[-1], int | float)]
    full = 1.0 if unit == "share" else max(figures, default=0)
    return [_bar(row[-1], full, longest) for row in rows]


def _bar(cell: Cell, full: float, longest: int) -> str:
    """A bar to an eighth of a column; what is there at all shows."""
    if isinstance(cell, str) or full <= 0 or cell <= 0:
        return ""
    eighths = max(1, round(8 * longest * cell / full))
    return _EIGHTHS[8] * (eighths // 8) + _EIGHTHS[eighths % 8].strip()
