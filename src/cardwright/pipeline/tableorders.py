"""A table with a row for each new entry in, orders and the places of flaws out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cardwright.base.suggest import nearest
from cardwright.model.problem import Place, Problem
from cardwright.model.table import DELIMITERS, Cell, Table
from cardwright.pipeline.newentries import ID, Flaw, Order
from cardwright.resolve import forms
from cardwright.resolve.entries.blueprints import Model, lacking

Row = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class TableOrders:
    """The orders of a table's good rows; ``columns`` are the numbers of the columns."""

    table: Table
    columns: Mapping[str, int]
    rows: tuple[Row, ...]
    orders: tuple[Order, ...]

    def told(self, flaws: Iterable[Flaw]) -> Iterator[Problem]:
        """Each flaw at the cell that it is about, else at its row's first cell."""
        for flaw in flaws:
            place = self._place(flaw.number, flaw.part)
            hint = flaw.hint
            if flaw.first is not None:
                first = self._place(flaw.first, ID)
                hint = f"the first stands in {first.file}:{first.line}"
            yield Problem(flaw.code, place, flaw.message, hint, flaw.level)

    def _place(self, number: int, part: str) -> Place:
        row, column = self.rows[number], self.columns.get(part, 0)
        if part == ID and not self.orders[number].id:
            column = 0
        if column < len(row):
            return self.table.place(row[column])
        end = self.table.place(row[-1])
        line, behind = end.end_line, end.end_column
        return Place(end.file, line, behind, line, behind)


def orders_of(
    table: Table, model: Model, given: Mapping[str, str]
) -> tuple[TableOrders, list[Problem]]:
    """An order for each row; no row is good where the names of the columns are not.

    ``given`` are values that are the same in all rows. Blanks around a cell's text do
    not count; an empty cell gives no value.
    """
    columns, problems = _columns(table, model, given)
    if problems:
        return TableOrders(table, columns, (), ()), problems
    width = len(table.rows[0])
    good = [row for row in table.rows[1:] if len(row) <= width]
    problems += [_too_long(table, row) for row in table.rows[1:] if len(row) > width]
    orders = tuple(_order(row, columns, given) for row in good)
    return TableOrders(table, columns, tuple(good), orders), problems


def _order(row: Row, columns: Mapping[str, int], given: Mapping[str, str]) -> Order:
    texts = {n: row[at].text.strip() for n, at in columns.items() if at < len(row)}
    told = {name: text for name, text in texts.items() if text}
    id_ = told.pop(ID, None)
    return Order({**given, **told}, id_)


def _too_long(table: Table, row: Row) -> Problem:
    width = len(table.rows[0])
    message = f"this row has {len(row)} cells, but there are {width} columns"
    sign = DELIMITERS[table.delimiter]
    hint = f"a cell with {sign} in it stands in quotes"
    return Problem("table-syntax", table.place(row[width]), message, hint)


def _columns(
    table: Table, model: Model, given: Collection[str]
) -> tuple[dict[str, int], list[Problem]]:
    """The columns by name, and what is wrong with their names."""
    columns: dict[str, int] = {}
    problems: list[Problem] = []
    wanted = [name for name in (ID, *model.slots) if name not in given]
    for at, cell in enumerate(table.rows[0]):
        name = cell.text.strip()
        problem = _odd_name(table, at, columns, given, wanted)
        if problem is not None:
            problems.append(problem)
        elif name:
            columns[name] = at
    meant = {nearest(cell.text.strip(), wanted) for cell in table.rows[0]}
    lost = [n for n in model.wanted if n not in (*columns, *given) and n not in meant]
    start = table.place(table.rows[0][0])
    return columns, [*problems, *(_no_column(model, name, start) for name in lost)]


def _odd_name(
    table: Table,
    at: int,
    columns: Collection[str],
    given: Collection[str],
    wanted: Sequence[str],
) -> Problem | None:
    cell = table.rows[0][at]
    name, place = cell.text.strip(), table.place(cell)
    if not name:
        is_used = any(at < len(row) and row[at].text.strip() for row in table.rows)
        message = "this column has no name"
        return Problem("missing-key", place, message) if is_used else None
    if name in columns:
        return Problem("duplicate-key", place, f'the column "{name}" stands twice')
    if name in given:
        message = f'"{name}" is given for all rows, and is a column as well'
        return Problem("duplicate-key", place, message)
    if name in wanted:
        return None
    found = forms.unknown("slot", name, wanted, place)
    return Problem("unknown-key", place, found.message, found.hint)


def _no_column(model: Model, name: str, place: Place) -> Problem:
    hint = lacking(model.slots[name], place).hint
    message = f'there is no column for the slot "{name}"'
    return Problem("missing-key", place, message, hint)
