"""The bytes of a CSV file in, its rows of cells with their places and findings out.

Python's ``csv`` reads the cells. It tells no places but lines, so a scanner of ours
goes the same way beside it.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.model.problem import Problem
from cardwright.model.source import Source, Span
from cardwright.model.table import DELIMITERS, Cell, Table

QUOTE = '"'
_BOMS = (
    (b"\xef\xbb\xbf", "utf-8", "UTF-8 with a byte order mark"),
    (b"\xff\xfe", "utf-16-le", "UTF-16"),
    (b"\xfe\xff", "utf-16-be", "UTF-16"),
)
_WITHOUT = (("utf-8", "UTF-8"), ("cp1252", "Windows-1252"))
_ENCODINGS = "save it as UTF-8; UTF-16 and Windows-1252 are read as well"
_NOTHING = " \r\n" + "".join(DELIMITERS)
"""What a row of empty cells has, however it is parted."""
_LARGEST = 131_072
"""Characters of a cell, as ``csv`` has it."""


def read_table(file: str, data: bytes) -> tuple[Table | None, tuple[Problem, ...]]:
    """The table in a file's bytes; ``None`` where it cannot be read.

    Encoding and delimiter are found out: UTF-8 and UTF-16, else Windows-1252; commas,
    semicolons or tabs, whichever part the first row into most cells.
    """
    text, encoding = _decoded(data)
    source = Source(file, text)
    problem = _unreadable(source, encoding)
    if problem is not None:
        return None, (problem,)
    if not text.strip(_NOTHING):
        hint = "its first row names the columns, each further one is an entry"
        place = source.place(0, 0)
        return None, (Problem("empty-file", place, "the table is empty", hint),)
    delimiter = _delimiter(text)
    spans = list(scan(text, delimiter))
    broken = next((cell for row in spans for cell in row if cell.problem), None)
    if broken is not None:
        place = source.place(broken.span.start, broken.span.start + 1)
        return None, (Problem("table-syntax", place, *broken.told),)
    rows = tuple(_rows(text, delimiter, spans))
    return Table(source, rows, encoding, delimiter), ()


def _decoded(data: bytes) -> tuple[str, str]:
    """The text and the name of its encoding; an empty name where there is none."""
    for mark, codec, name in _BOMS:
        if data.startswith(mark):
            return _as(codec, data[len(mark) :]), name
    if b"\0" in data[:4]:
        codec = "utf-16-be" if data[:1] == b"\0" else "utf-16-le"
        return _as(codec, data), "UTF-16"
    for codec, name in _WITHOUT:
        try:
            return data.decode(codec), name
        except UnicodeDecodeError:
            continue
    return data.decode("cp1252", "replace"), ""


def _as(codec: str, data: bytes) -> str:
    return data.decode(codec, "replace")


def _unreadable(source: Source, encoding: str) -> Problem | None:
    for sign in ("\0", "\ufffd"):
        at = source.text.find(sign)
        if at >= 0 and (sign == "\0" or encoding != "UTF-8"):
            message = "what stands here is no character"
            place = source.place(at, at + 1)
            return Problem("encoding", place, message, _ENCODINGS)
    return None


def _delimiter(text: str) -> str:
    """The one that parts the first row that holds something into most cells."""
    width = {sign: _width(text, sign) for sign in DELIMITERS}
    return max(DELIMITERS, key=lambda sign: width[sign])


def _width(text: str, delimiter: str) -> int:
    for row in scan(text, delimiter):
        if any(text[slice(*cell.span)].strip(_NOTHING) for cell in row):
            return len(row)
    return 0


def _rows(
    text: str, delimiter: str, spans: list[list[Scanned]]
) -> Iterator[tuple[Cell, ...]]:
    """The rows as ``csv`` reads them, each cell with its place."""
    lines = io.StringIO(text, newline="")
    read = csv.reader(lines, delimiter=delimiter)
    for texts, row in zip(read, spans, strict=True):
        if any(text.strip() for text in texts):
            cells = zip(texts, row, strict=True)
            yield tuple(Cell(text, cell.span) for text, cell in cells)


@dataclass(frozen=True, slots=True)
class Scanned:
    """Where a cell is written, and what is wrong with it, if anything is."""

    span: Span
    problem: str = ""

    @property
    def told(self) -> tuple[str, str]:
        """The message of its problem and the hint."""
        return _TOLD[self.problem]


_OPEN, _LARGE = "open", "large"
_TOLD = {
    _OPEN: (
        "the quote that opens here is never closed",
        "close it; a quote within a cell is written twice",
    ),
    _LARGE: (
        f"a cell has more than {_LARGEST} characters",
        "is a quote missing somewhere?",
    ),
}
_QUOTED = re.compile(r'"[^"]*(?:""[^"]*)*(?P<end>"?)')
_BREAK = re.compile(r"\r\n|\r|\n")


def scan(text: str, delimiter: str) -> Iterator[list[Scanned]]:
    """The cells of each line of a table, as ``csv.reader`` parts them.

    A quote opens a cell only as its first character; what follows the closing one up to
    the delimiter belongs to the cell. A line without characters has no cells.
    """
    rest = re.compile(rf"[^{delimiter}\r\n]*")
    at, row = 0, list[Scanned]()
    while at < len(text):
        is_empty = not row and _BREAK.match(text, at)
        if not is_empty:
            cell = _cell(text, at, rest)
            row.append(cell)
            at = cell.span.end
        if text[at : at + 1] == delimiter:
            at += 1
            if at < len(text):
                continue
            row.append(Scanned(Span(at, at)))
        yield row
        row = []
        line_end = _BREAK.match(text, at)
        at = line_end.end() if line_end else at


def _cell(text: str, start: int, rest: re.Pattern[str]) -> Scanned:
    problem, end = "", start
    if text.startswith(QUOTE, start):
        quoted = _QUOTED.match(text, start)
        end = quoted.end() if quoted else start
        problem = "" if quoted and quoted["end"] else _OPEN
    found = rest.match(text, end)
    end = found.end() if found else end
    is_large = end - start > _LARGEST
    return Scanned(Span(start, end), problem or (_LARGE if is_large else ""))
