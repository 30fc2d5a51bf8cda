"""Scalars as written: a span of a file comes in, each character's origin goes out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from cardwright.base.blocks import Piece, block

_ESCAPES: Mapping[str, str] = MappingProxyType(
    {"0": "\0", "a": "\a", "b": "\b", "t": "\t", "\t": "\t", "n": "\n", "v": "\v"}
    | {"f": "\f", "r": "\r", "e": "\x1b", " ": " ", '"': '"', "/": "/", "\\": "\\"}
    | {"N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029"}
)
_HEX: Mapping[str, int] = MappingProxyType({"x": 2, "u": 4, "U": 8})
_FLOW_WHITE = re.compile(r"[ \t]*(?:(?:\r\n|\r|\n)[ \t]*)+|[ \t]+")
_BREAK = re.compile(r"\r\n|\r|\n")
_PAIR = re.compile(r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}")


class Spelled(NamedTuple):
    """A scalar's characters with their spans in the source, and where its text ends."""

    pieces: Sequence[Piece]
    end: int

    @property
    def value(self) -> str:
        return "".join(piece.char for piece in self.pieces)

    def span(self, first: int, last: int) -> tuple[int, int] | None:
        """The source span of ``value[first:last]``, ``None`` if that is not in it."""
        if not 0 <= first <= last <= len(self.pieces):
            return None
        if first < last:
            return self.pieces[first].start, self.pieces[last - 1].end
        at = self.pieces[first].start if first < len(self.pieces) else self.end
        return at, at


def offsets(text: str, start: int, end: int, style: str) -> list[int] | None:
    """The source index of each character of the value that ``text[start:end]`` spells.

    ``style`` is ``""`` (plain), ``"'"``, ``'"'``, ``"|"``, ``">"`` or ``"json"``. An
    escape stands at its backslash, a folded line end at its break. ``None`` where it
    cannot be told exactly.
    """
    found = spelled(text, start, end, style)
    return None if found is None else [piece.start for piece in found.pieces]


def spelled(text: str, start: int, end: int, style: str) -> Spelled | None:
    """The scalar ``text[start:end]`` read once more, character by character."""
    read = _STYLES.get(style)
    if read is None or not 0 <= start <= end <= len(text):
        return None
    try:
        pieces = list(read(text, start, end))
    except ValueError:
        return None
    return Spelled(pieces, _content_end(pieces, start, end, style))


def _content_end(pieces: Sequence[Piece], start: int, end: int, style: str) -> int:
    if style in {"'", '"', "json"}:
        return end - 1
    return pieces[-1].end if pieces else (end if style else start)


def _plain(text: str, start: int, end: int) -> Iterator[Piece]:
    return _flow(text, start, end, _character)


def _single(text: str, start: int, end: int) -> Iterator[Piece]:
    return _flow(text, start + 1, end - 1, _single_character)


def _double(text: str, start: int, end: int) -> Iterator[Piece]:
    return _flow(text, start + 1, end - 1, _escaped)


def _json(text: str, start: int, end: int) -> Iterator[Piece]:
    at = start + 1
    while at < end - 1:
        piece = _json_character(text, at)
        yield piece
        at = piece.end


def _flow(
    text: str, start: int, end: int, read: Callable[[str, int], Piece]
) -> Iterator[Piece]:
    """Lines fold: one break is a blank, more are one fewer; blanks around them go."""
    at, escaped = start, False
    while at < end:
        white = _FLOW_WHITE.match(text, at, end)
        if white is not None:
            yield from _folded(text, *white.span(), escaped=escaped)
            at, escaped = white.end(), False
            continue
        piece = read(text, at)
        escaped = piece.char == ""
        if not escaped:
            yield piece
        at = piece.end


def _folded(text: str, start: int, end: int, *, escaped: bool) -> Iterator[Piece]:
    """What white space stands for; after an escaped break only further breaks count."""
    breaks = [found.span() for found in _BREAK.finditer(text, start, end)]
    if escaped:
        yield from (Piece("\n", *span) for span in breaks)
    elif not breaks:
        yield from (Piece(text[at], at, at + 1) for at in range(start, end))
    elif len(breaks) == 1:
        yield Piece(" ", *breaks[0])
    else:
        yield from (Piece("\n", *span) for span in breaks[1:])


def _character(text: str, at: int) -> Piece:
    return Piece(text[at], at, at + 1)


def _single_character(text: str, at: int) -> Piece:
    return Piece(text[at], at, at + (2 if text[at] == "'" else 1))


def _escaped(text: str, at: int) -> Piece:
    """A character of double quotes; an escaped line break is no character."""
    if text[at] != "\\":
        return _character(text, at)
    kind = text[at + 1 : at + 2]
    if kind in _HEX:
        end = at + 2 + _HEX[kind]
        return Piece(chr(int(text[at + 2 : end], 16)), at, end)
    line_end = _BREAK.match(text, at + 1)
    if line_end is not None:
        return Piece("", at, line_end.end())
    if kind not in _ESCAPES:
        raise ValueError(kind)
    return Piece(_ESCAPES[kind], at, at + 2)


def _json_character(text: str, at: int) -> Piece:
    if _PAIR.match(text, at):
        high, low = int(text[at + 2 : at + 6], 16), int(text[at + 8 : at + 12], 16)
        return Piece(chr(0x10000 + ((high & 0x3FF) << 10) + (low & 0x3FF)), at, at + 12)
    return _escaped(text, at)


_STYLES: Mapping[str, Callable[[str, int, int], Iterator[Piece]]] = MappingProxyType(
    {"": _plain, "'": _single, '"': _double, "json": _json, "|": block, ">": block}
)
