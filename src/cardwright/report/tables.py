"""A deck's figures in, tables and bars for a terminal out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import Literal

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cardwright.model.entry import Catalog, Deck
from cardwright.model.finding import Cell, Column, Finding

BAR = "█"
WIDEST = 24
WIDEST_PAGE = 400


def deck_lines(catalog: Catalog, deck: Deck) -> Iterator[str]:
    """The list by kind: copies and names."""
    yield f"{deck.title}: {deck.size} card{'s' * (deck.size != 1)}"
    for name, lines in _by_kind(catalog, deck).items():
        total, kind = sum(copies for copies, _ in lines), catalog.game.kinds[name]
        yield f"  {total} {kind.title if total == 1 else kind.plural}"
        yield from (f"    {copies} {name}" for copies, name in lines)


def _by_kind(catalog: Catalog, deck: Deck) -> dict[str, list[tuple[int, str]]]:
    found: dict[str, list[tuple[int, str]]] = {}
    for line in deck.lines:
        entry = catalog.entries.get(line.entry)
        if entry is not None:
            found.setdefault(entry.kind, []).append((line.copies, entry.name))
    return found


def finding_lines(finding: Finding) -> Iterator[str]:
    """A title, a head, the rows; counts get a bar."""
    pile = f", {finding.pile}" if finding.pile else ""
    yield f"{finding.title} ({finding.subject}{pile})"
    table = Table(box=None, padding=(0, 0, 0, 2), pad_edge=True)
    for column in finding.columns:
        table.add_column(Text(column.title), justify=_side(column), no_wrap=True)
    table.add_column(no_wrap=True)
    for row, bar in zip(finding.rows, _bars(finding), strict=True):
        table.add_row(*map(Text, _cells(finding.columns, row)), bar)
    yield from _plain(table)


def _side(column: Column) -> Literal["left", "right"]:
    return "left" if column.unit == "text" else "right"


def _plain(table: Table) -> list[str]:
    """A table as lines, as wide as it needs, without colour."""
    target = StringIO()
    Console(file=target, width=WIDEST_PAGE, color_system=None).print(table)
    return [line.rstrip() for line in target.getvalue().splitlines()]


def _cells(columns: Iterable[Column], row: Sequence[Cell]) -> list[str]:
    return [_cell(column, cell) for column, cell in zip(columns, row, strict=True)]


def _cell(column: Column, cell: Cell) -> str:
    if isinstance(cell, str):
        return cell
    if column.unit == "share":
        return f"{100 * cell:.0f} %"
    return (
        f"{cell:.2f}".rstrip("0").rstrip(".") if isinstance(cell, float) else str(cell)
    )


def _bars(finding: Finding) -> list[str]:
    """One bar a row, after the first column of cards; none for a single row."""
    spots = [i for i, c in enumerate(finding.columns) if c.unit == "cards"]
    if not spots or len(finding.rows) < 2:  # noqa: PLR2004
        return ["" for _ in finding.rows]
    values = [_number(row[spots[0]]) for row in finding.rows]
    most = max(values) or 1
    return [BAR * round(WIDEST * value / most) for value in values]


def _number(cell: Cell) -> float:
    return cell if isinstance(cell, int | float) else 0
