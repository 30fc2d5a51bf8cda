"""A sheet of paper with faces laid on it."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.model.drawing import Box, Drawing, Item


@dataclass(frozen=True, slots=True)
class Placed:
    """A face on a sheet: its trim's top left corner in mm from the sheet's top left.

    ``visible`` is the part of the face (with bleed) that may be seen, in sheet mm: the
    bleed is cut off where a neighbour begins. ``turned`` rotates it by 180 degrees.
    """

    drawing: Drawing
    x: float
    y: float
    visible: Box
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page: paper size, faces, marks (display list) and page boxes, all in mm."""

    width: float
    height: float
    faces: tuple[Placed, ...]
    marks: tuple[Item, ...] = ()
    trim: Box | None = None
    bleed: Box | None = None
    title: str = ""
