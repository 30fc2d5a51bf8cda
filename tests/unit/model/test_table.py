from __future__ import annotations

import pytest

from cardwright.model.problem import Place
from cardwright.model.source import Source, Span
from cardwright.model.table import Cell, Table


@pytest.mark.parametrize(
    ("delimiter", "words"), [(",", "commas"), (";", "semicolons"), ("\t", "tabs")]
)
def test_a_table_tells_how_it_was_read(delimiter: str, words: str) -> None:
    table = Table(Source("a.csv", ""), (), "UTF-16", delimiter)
    assert table.read_as == f"read as UTF-16, parted by {words}"


def test_a_cell_knows_its_place() -> None:
    table = Table(Source("a.csv", "a,b\n1,23\n"), (), "UTF-8", ",")
    assert table.place(Cell("23", Span(6, 8))) == Place("a.csv", 2, 3, 2, 5)
