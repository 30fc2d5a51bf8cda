"""Block scalars as written: a span from its ``|`` or ``>`` comes in, pieces go out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_HEADER = re.compile(r"[|>]([+-]?)([1-9]?)([+-]?)[ \t]*(?:(?<=[ \t])#[^\r\n]*)?")
_LINE = re.compile(r"([^\r\n]*)(\r\n|\r|\n|\Z)")
_PARENT = re.compile(
    r"(?P<dashes> *(?:- +)*)(?P<key>[^ \t].*:[ \t]+)?(?:[&!]\S*[ \t]+)*"
)


class Piece(NamedTuple):
    """A character of a value and its span in the source."""

    char: str
    start: int
    end: int


class _Line(NamedTuple):
    """A line's content after its indentation, and its break, as spans."""

    start: int
    end: int
    stop: int

    @property
    def is_blank(self) -> bool:
        return self.start >= self.end

    def line_break(self) -> Iterator[Piece]:
        if self.stop > self.end:
            yield Piece("\n", self.end, self.stop)


def block(text: str, start: int, end: int) -> Iterator[Piece]:
    """The characters of a block scalar; ValueError if its indent is unclear.

    After YAML 1.2, chapter 8.1: indentation, folding, chomping.
    """
    header = _HEADER.match(text, start)
    if header is None:
        raise ValueError(text[start:end])
    chomp = header[1] or header[3]
    lines = _lines(text, header, end)
    content = len(lines)
    while content and lines[content - 1].is_blank:
        content -= 1
    yield from _body(text, lines[:content], folds=text[start] == ">")
    if content and chomp != "-":
        yield from lines[content - 1].line_break()
    if chomp == "+":
        for line in lines[content:]:
            yield from line.line_break()


def _body(text: str, lines: list[_Line], *, folds: bool) -> Iterator[Piece]:
    """All lines and the breaks between them, without the last break."""
    before: _Line | None = None
    blank: list[Piece] = []
    for line in lines:
        if line.is_blank:
            blank += line.line_break()
            continue
        if before is not None:
            yield from _between(text, before, line, folds=folds, blank=bool(blank))
        yield from blank
        yield from (Piece(text[at], at, at + 1) for at in range(line.start, line.end))
        before, blank = line, []


def _between(
    text: str, before: _Line, line: _Line, *, folds: bool, blank: bool
) -> Iterator[Piece]:
    """The break between two lines of content: kept, or a blank, or (at blanks) gone."""
    if not folds or text[before.start] in " \t" or text[line.start] in " \t":
        yield from before.line_break()
    elif not blank:
        yield Piece(" ", before.end, before.stop)


def _lines(text: str, header: re.Match[str], end: int) -> list[_Line]:
    """The lines after the header, up to ``end`` and the blank lines that follow it."""
    raw = list(_raw_lines(text, header.end(), end))
    given = int(header[2] or 0)
    indent = _parent(text, header.start()) + given if given else _indent(text, raw)
    return [
        line._replace(start=min(line.start + indent, line.end))
        if _blanks(text, line) >= indent
        else line._replace(start=line.end)
        for line in raw
    ]


def _raw_lines(text: str, start: int, end: int) -> Iterator[_Line]:
    first = _LINE.match(text, start)
    at = len(text) if first is None else first.end()
    while at < len(text) and (found := _LINE.match(text, at)):
        line = _Line(found.start(), found.end(1), found.end())
        if line.start >= end and line.start + _blanks(text, line) < line.end:
            return
        yield line
        at = line.stop


def _blanks(text: str, line: _Line) -> int:
    content = text[line.start : line.end]
    return len(content) - len(content.lstrip(" "))


def _indent(text: str, lines: list[_Line]) -> int:
    """The indentation of the first line with content; blank lines may not be deeper."""
    deepest = 0
    for line in lines:
        blanks = _blanks(text, line)
        if line.start + blanks < line.end:
            if blanks < deepest:
                raise ValueError(blanks)
            return blanks
        deepest = max(deepest, blanks)
    return deepest


def _parent(text: str, start: int) -> int:
    """The indentation of what holds the scalar, where its line tells."""
    line_start = max(text.rfind("\n", 0, start), text.rfind("\r", 0, start)) + 1
    prefix = text[line_start:start]
    if prefix.startswith("---") or (not prefix and not line_start):
        return 0
    found = _PARENT.fullmatch(prefix)
    if found is None or not (found["key"] or "-" in found["dashes"]):
        raise ValueError(prefix)
    return len(found["dashes"]) if found["key"] else found["dashes"].rindex("-")
