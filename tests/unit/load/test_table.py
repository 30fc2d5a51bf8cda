from __future__ import annotations

import csv
import io
from typing import Literal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardwright.load.table import read_table
from cardwright.model.problem import Place, Problem
from cardwright.model.table import Table

FILE = "bells.csv"


def table(data: bytes) -> Table:
    found, problems = read_table(FILE, data)
    assert problems == ()
    assert found is not None
    return found


def texts(data: bytes) -> list[list[str]]:
    return [[cell.text for cell in row] for row in table(data).rows]


def places(data: bytes) -> list[list[tuple[int, int, int, int]]]:
    """Line, column, last line and the column behind it of each cell."""
    found = table(data)
    at = [[found.place(cell) for cell in row] for row in found.rows]
    return [[(p.line, p.column, p.end_line, p.end_column) for p in row] for row in at]


def only(data: bytes) -> Problem:
    found, problems = read_table(FILE, data)
    assert found is None
    (problem,) = problems
    return problem


def test_rows_of_cells() -> None:
    data = b"id,name,cost\nbell,Ship's Bell,3\n"
    assert texts(data) == [["id", "name", "cost"], ["bell", "Ship's Bell", "3"]]
    assert places(data) == [
        [(1, 1, 1, 3), (1, 4, 1, 8), (1, 9, 1, 13)],
        [(2, 1, 2, 5), (2, 6, 2, 17), (2, 18, 2, 19)],
    ]
    assert table(data).read_as == "read as UTF-8, parted by commas"


def test_quoted_cells_keep_lines_and_columns_right() -> None:
    data = b'a,b\r\n"one\r\ntwo, ""2""",x\r\n"q"z,y\r\n'
    assert texts(data) == [["a", "b"], ['one\r\ntwo, "2"', "x"], ["qz", "y"]]
    assert places(data)[1:] == [
        [(2, 1, 3, 12), (3, 13, 3, 14)],
        [(4, 1, 4, 5), (4, 6, 4, 7)],
    ]


def test_empty_cells_have_a_place_and_empty_rows_are_left_out() -> None:
    data = b"a,b,c\n\n , ,\n1,,\n,2,3"
    assert texts(data) == [["a", "b", "c"], ["1", "", ""], ["", "2", "3"]]
    assert places(data)[1:] == [
        [(4, 1, 4, 2), (4, 3, 4, 3), (4, 4, 4, 4)],
        [(5, 1, 5, 1), (5, 2, 5, 3), (5, 4, 5, 5)],
    ]


NAMES = "id;preis\nglocke;3,50 € für Zoë"


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (NAMES.encode(), "UTF-8"),
        (NAMES.encode("utf-8-sig"), "UTF-8 with a byte order mark"),
        (NAMES.encode("utf-16"), "UTF-16"),
        (b"\xfe\xff" + NAMES.encode("utf-16-be"), "UTF-16"),
        (NAMES.encode("utf-16-le"), "UTF-16"),
        (NAMES.encode("utf-16-be"), "UTF-16"),
        (NAMES.encode("cp1252"), "Windows-1252"),
    ],
)
def test_the_encoding_is_found_and_told(data: bytes, encoding: str) -> None:
    assert texts(data) == [["id", "preis"], ["glocke", "3,50 € für Zoë"]]
    assert places(data)[0] == [(1, 1, 1, 3), (1, 4, 1, 9)]
    assert table(data).read_as == f"read as {encoding}, parted by semicolons"


@pytest.mark.parametrize(
    ("text", "delimiter", "words"),
    [
        ("a,b;c,d\n1;2;3;4", ",", "commas"),
        ("a;b,c;d\n1,2", ";", "semicolons"),
        ("a\tb\n1,2,3", "\t", "tabs"),
        ('"a;b;c",d\n1', ",", "commas"),
        ("alone\n1;2", ",", "commas"),
        ("\n ; \na,b;c,d,e", ",", "commas"),
    ],
)
def test_the_delimiter_is_found_and_told(text: str, delimiter: str, words: str) -> None:
    found = table(text.encode())
    assert (found.delimiter, found.read_as) == (
        delimiter,
        f"read as UTF-8, parted by {words}",
    )


def test_a_quote_that_is_never_closed_is_told_where_it_opens() -> None:
    assert only(b'a,b\n1,"two\n3,4\n') == Problem(
        "table-syntax",
        Place(FILE, 2, 3, 2, 4),
        "the quote that opens here is never closed",
        "close it; a quote within a cell is written twice",
    )


def test_a_cell_may_not_be_endless() -> None:
    longest = b"a\n" + b"x" * 131_072
    assert len(texts(longest)[1][0]) == 131_072
    assert only(longest + b"x") == Problem(
        "table-syntax",
        Place(FILE, 2, 1, 2, 2),
        "a cell has more than 131072 characters",
        "is a quote missing somewhere?",
    )


@pytest.mark.parametrize("data", [b"", b"\n\n", b" , ,\n;\t"])
def test_a_table_of_nothing_is_no_table(data: bytes) -> None:
    assert only(data) == Problem(
        "empty-file",
        Place(FILE, 1, 1, 1, 1),
        "the table is empty",
        "its first row names the columns, each further one is an entry",
    )


@pytest.mark.parametrize(
    ("data", "column"),
    [
        (b"a\nxy\x81", 3),
        (b"\xef\xbb\xbfa\nx\xff", 2),
        (b"\xff\xfea\0\n\0\x00\xd8", 1),
        (b"abcd\nab\0", 3),
    ],
)
def test_what_is_no_text_is_told(data: bytes, column: int) -> None:
    assert only(data) == Problem(
        "encoding",
        Place(FILE, 2, column, 2, column + 1),
        "what stands here is no character",
        "save it as UTF-8; UTF-16 and Windows-1252 are read as well",
    )


def test_the_sign_for_a_lost_character_is_a_character() -> None:
    assert texts("a\nx\ufffd".encode()) == [["a"], ["x\ufffd"]]


CELL = st.text(st.sampled_from("ab\",;\t\n\r é😀'"), max_size=6)
ROWS = st.lists(st.lists(CELL, min_size=1, max_size=4), min_size=1, max_size=5)
DIALECTS: st.SearchStrategy[tuple[Literal[0, 1], str]] = st.sampled_from(
    # Without quotes around each cell Python's writer leaves a lone \r bare.
    [(csv.QUOTE_MINIMAL, "\r\n"), *((csv.QUOTE_ALL, e) for e in ("\r\n", "\n", "\r"))]
)
CODECS = ("utf-8", "utf-8-sig", "utf-16")
HEADER = ["v", "w", "x", "y", "z"]
"""More columns than any row has: by it the delimiter is found."""


def written(
    rows: list[list[str]], delimiter: str, quoting: Literal[0, 1], end: str
) -> tuple[str, list[list[int]]]:
    """A table as Python's writer has it, cell by cell, and where each cell begins."""
    text, starts = "", []
    for row in rows:
        starts.append(list[int]())
        for number, cell in enumerate(row, 1):
            one = io.StringIO(newline="")
            kind = csv.writer(
                one, delimiter=delimiter, quoting=quoting, lineterminator=end
            )
            # Beside another cell an empty one is written as nothing.
            kind.writerow([cell, "-"])
            starts[-1].append(len(text))
            last = f'{delimiter}"-"{end}' if quoting else f"{delimiter}-{end}"
            text += one.getvalue().removesuffix(last)
            text += end if number == len(row) else delimiter
    return text, starts


@given(ROWS, st.sampled_from(",;\t"), DIALECTS, st.sampled_from(CODECS))
@example([['"', "\n"]], ";", (csv.QUOTE_ALL, "\r"), "utf-16")
@example([["", ""], ["a", ""]], ",", (csv.QUOTE_MINIMAL, "\r\n"), "utf-8")
def test_what_a_writer_wrote_is_read_with_its_places(
    rows: list[list[str]],
    delimiter: str,
    dialect: tuple[Literal[0, 1], str],
    codec: str,
) -> None:
    rows = [HEADER, *rows]
    text, starts = written(rows, delimiter, *dialect)
    found = table(text.encode(codec))
    kept = [n for n, row in enumerate(rows) if any(cell.strip() for cell in row)]
    assert found.source.text == text
    assert [[c.text for c in row] for row in found.rows] == [rows[n] for n in kept]
    spans = [[cell.span for cell in row] for row in found.rows]
    assert [[span.start for span in row] for row in spans] == [starts[n] for n in kept]
    for cell in (cell for line in found.rows for cell in line):
        quoted = '"' + cell.text.replace('"', '""') + '"'
        assert text[slice(*cell.span)] in (cell.text, quoted)


@given(st.text(st.sampled_from('ab",;\t\n\r '), max_size=30))
def test_the_scanner_goes_where_the_reader_goes(text: str) -> None:
    found, problems = read_table(FILE, text.encode())
    delimiter = found.delimiter if found else ","
    lines = io.StringIO(text, newline="")
    read = [r for r in csv.reader(lines, delimiter=delimiter) if "".join(r).strip()]
    if found is None:
        assert {p.code for p in problems} <= {"table-syntax", "empty-file"}
    else:
        assert [[cell.text for cell in row] for row in found.rows] == read
