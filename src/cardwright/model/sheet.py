"""A sheet of paper with faces laid on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.model.drawing import Box, Design, Item, Matrix

Turn = Literal[0, 90, 180, 270]
"""How far a face is turned clockwise, in degrees."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A face on a sheet: the top left corner of its trim as it lies there, in sheet mm.

    ``visible`` is the part of the face (with bleed) that may be seen, in sheet mm: the
    bleed is cut off where a neighbour begins. ``name`` is the piece's and ``part`` that
    of what it belongs to, such as a pile: for readers.
    """

    drawing: Design
    x: float
    y: float
    visible: Box
    turn: Turn = 0
    name: str = ""
    part: str = ""

    @property
    def trim(self) -> Box:
        width, height = self.drawing.width, self.drawing.height
        if self.turn % 180:
            width, height = height, width
        return (self.x, self.y, width, height)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page: paper size, faces, marks (display list) and page boxes, all in mm.

    ``notes`` are texts in the margin, drawn like faces. ``shift`` moves all that is
    printed, and no box: it makes good what a printer does to the back of the paper.
    """

    width: float
    height: float
    faces: tuple[Placed, ...]
    marks: tuple[Item, ...] = ()
    trim: Box | None = None
    bleed: Box | None = None
    title: str = ""
    notes: tuple[Placed, ...] = ()
    shift: Matrix | None = None
