"""What goes to press: faces with their backs, shapes and copies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardwright.model.drawing import Design
from cardwright.model.game import Cut


class Format(NamedTuple):
    """Width, height and bleed of a face in mm."""

    width: float
    height: float
    bleed: float


@dataclass(frozen=True, slots=True)
class Piece:
    """A face, how many of it, what is on its other side, and how it is cut.

    ``name`` and ``part`` are for readers: its own, and of the pile that it is in.
    """

    front: Design
    copies: int
    back: Design | None = None
    cut: Cut = field(default=Cut())
    name: str = ""
    part: str = ""


def format_of(drawing: Design) -> Format:
    return Format(drawing.width, drawing.height, drawing.bleed)


def singles(pieces: Sequence[Piece]) -> list[Piece]:
    """Every copy of every piece, in order."""
    return [piece for piece in pieces for _ in range(piece.copies)]


def by_format(pieces: Sequence[Piece]) -> dict[Format, list[Piece]]:
    """The single copies of each format, in the order of the pieces."""
    found: dict[Format, list[Piece]] = {}
    for piece in singles(pieces):
        found.setdefault(format_of(piece.front), []).append(piece)
    return found
