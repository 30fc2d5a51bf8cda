"""Layouts: the size of a face and a profile come in, the cells of a sheet go out."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from cardwright.model.drawing import Box, Drawing
from cardwright.press.profile import Profile

Format = tuple[float, float, float]
"""Width, height and bleed of a face in mm."""

_SLACK = 1e-6
"""Lengths in mm that differ by no more than this are equal."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Cells in columns and rows, centred on paper; all lengths in mm.

    ``fold`` is extra room in the middle of the columns; without a fold it is 0.
    """

    paper: tuple[float, float]
    cell: tuple[float, float]
    columns: int
    rows: int
    gap: float = 0.0
    fold: float = 0.0

    def trim(self, column: int, row: int) -> Box:
        """The trim of one cell, counted from the top left corner."""
        width, height = self.cell
        left, top = self._origin()
        beyond = self.fold if 2 * column >= self.columns else 0.0
        x = left + column * (width + self.gap) + beyond
        return (x, top + row * (height + self.gap), width, height)

    def _origin(self) -> tuple[float, float]:
        width = _block(self.cell[0], self.columns, self.gap) + self.fold
        height = _block(self.cell[1], self.rows, self.gap)
        return ((self.paper[0] - width) / 2, (self.paper[1] - height) / 2)


def format_of(drawing: Drawing) -> Format:
    return (drawing.width, drawing.height, drawing.bleed)


def lay_out(face: Format, profile: Profile) -> Layout | None:
    """The layout of faces of one format, or ``None`` if not even one fits.

    A face that only fits turned paper, or paper without its margins, gets that.
    """
    if profile.paper is None:
        return _single(face, profile)
    width, height = profile.paper
    papers = [(width, height), (height, width)]
    for margin, paper in product((profile.margin, 0.0), papers):
        found = _layout(face, profile, paper, margin)
        if found is not None:
            return found
    return None


def _single(face: Format, profile: Profile) -> Layout:
    width, height, bleed = face
    around = 0.0 if profile.bleed == "none" else 2 * bleed
    return Layout((width + around, height + around), (width, height), 1, 1)


def _layout(
    face: Format, profile: Profile, paper: tuple[float, float], margin: float
) -> Layout | None:
    width, height, bleed = face
    gap = max(profile.gap, 2 * bleed) if profile.bleed == "full" else profile.gap
    halves = 2 if profile.folds else 1
    fold = max(2 * bleed - gap, 0.0) if halves > 1 else 0.0
    room = (paper[0] - 2 * margin - fold, paper[1] - 2 * margin)
    columns = _fitting(width, gap, room[0]) // halves * halves
    rows = _fitting(height, gap, room[1])
    if profile.grid is not None:
        if profile.grid[0] > columns or profile.grid[1] > rows:
            return None
        columns, rows = profile.grid[0] // halves * halves, profile.grid[1]
    if not columns or not rows:
        return None
    return Layout(paper, (width, height), columns, rows, gap, fold)


def _fitting(length: float, gap: float, room: float) -> int:
    """How many of a length fit into room, with gaps between them."""
    return max(int((room + gap + _SLACK) // (length + gap)), 0)


def _block(length: float, count: int, gap: float) -> float:
    return count * length + (count - 1) * gap
