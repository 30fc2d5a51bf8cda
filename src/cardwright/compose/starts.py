"""A template's source in, its start tags with the places of their names out.

All of them, whether or not a face takes the branch that they stand in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.compose.marks import SKIPPED

TEXT = "text-box"
"""The element that holds inline elements."""

_END = re.compile(rf"</{TEXT}\s*>")
_NAME_ENDS = re.compile(r"(?=[\s/>]|\{[%#])")
_CODE = r"\{\{.*?\}\}|\{%.*?%\}|\{\#.*?\#\}"
_PIECE = re.compile(
    rf"""{_CODE} | \s+
      | (?P<name>[A-Za-z_][\w.:-]*)\s*=\s*
        (?:"(?:{_CODE}|[^"])*"|'(?:{_CODE}|[^'])*')
      | (?P<end>/?>)""",
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Start:
    """A start tag at ``at``: its name, and its attributes with where they stand.

    ``in_text``: within a text-box of the same source.
    """

    name: str
    at: int
    attributes: tuple[tuple[str, int], ...]
    in_text: bool


def starts(source: str) -> Iterator[Start]:
    """The start tags whose names are written out, as far as they can be read.

    An attribute whose name code is a part of is left out.
    """
    ends, in_text = [m.start() for m in _END.finditer(source)], False
    for match in SKIPPED.finditer(source):
        name, at = match["name"], match.start()
        if name is None or not _NAME_ENDS.match(source, match.end()):
            continue
        while ends and ends[0] < at:
            ends.pop(0)
            in_text = False
        attributes, closed = _attributes(source, match.end())
        yield Start(name, at, attributes, in_text and name != TEXT)
        if name == TEXT:
            in_text = not closed


def _attributes(source: str, at: int) -> tuple[tuple[tuple[str, int], ...], bool]:
    """The attributes of a tag, and whether it closes itself; none if it is broken."""
    found: list[tuple[str, int]] = []
    before = ""
    while piece := _PIECE.match(source, at):
        if piece["end"]:
            return tuple(found), piece["end"] == "/>"
        if piece["name"] and before != "}}":
            found.append((piece["name"], piece.start("name")))
        at, before = piece.end(), piece[0][-2:]
    return (), False
