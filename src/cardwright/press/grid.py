"""Grids: the format of a face and a profile come in, the cells of a sheet go out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardwright.model.drawing import Box
from cardwright.press.area import Area, areas
from cardwright.press.piece import Format
from cardwright.press.profile import Profile

SLACK = 1e-6
"""Lengths in mm that differ by no more than this are equal."""

_SAME_PAGE = 0.1
"""A face that differs from the paper by no more (mm) is a page of its own."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells in columns and rows; all lengths in mm.

    ``corner`` is that of the first trim; with a fold the cells are those of the fronts.
    ``limit`` is the box that the bleed stays in, where that is not the paper.
    """

    paper: tuple[float, float]
    cell: tuple[float, float]
    columns: int
    rows: int
    gap: float = 0.0
    corner: tuple[float, float] = (0.0, 0.0)
    limit: Box | None = None

    @property
    def capacity(self) -> int:
        return self.columns * self.rows

    def trim(self, index: int) -> Box:
        """The trim of one cell, counted row by row from the top left corner."""
        row, column = divmod(index, self.columns)
        width, height = self.cell
        x = self.corner[0] + column * (width + self.gap)
        return (x, self.corner[1] + row * (height + self.gap), width, height)


def grid_of(face: Format, profile: Profile, count: int = 1) -> Grid | None:
    """The grid that needs the fewest sheets for ``count`` faces of a format.

    Of equals the paper stands upright. ``None`` where not even one face fits.
    """
    if profile.paper is None:
        return _single(face, profile)
    found = [
        grid
        for paper in profile.papers
        for area in areas(profile, paper, face.bleed)
        if (grid := _grid(face, profile, paper, area)) is not None
    ]
    found += _pages(face, profile)
    return min(found, key=lambda grid: sheets(grid, count), default=None)


def sheets(grid: Grid, count: int) -> int:
    """How many sheets so many faces need."""
    return -(-count // grid.capacity)


def _single(face: Format, profile: Profile) -> Grid:
    bleed = profile.shown(face.bleed)
    paper = (face.width + 2 * bleed, face.height + 2 * bleed)
    return Grid(paper, (face.width, face.height), 1, 1, corner=(bleed, bleed))


def _pages(face: Format, profile: Profile) -> list[Grid]:
    """A face that is as large as the paper lies on it whole, margins or not."""
    if profile.folds or profile.registered or profile.grid not in {None, (1, 1)}:
        return []
    return [
        Grid(paper, (face.width, face.height), 1, 1, corner=corner)
        for paper in profile.papers
        if max(map(abs, corner := _centred(face, paper))) <= _SAME_PAGE / 2
    ]


def _centred(face: Format, paper: tuple[float, float]) -> tuple[float, float]:
    return ((paper[0] - face.width) / 2, (paper[1] - face.height) / 2)


def _grid(
    face: Format, profile: Profile, paper: tuple[float, float], area: Area
) -> Grid | None:
    gap = profile.apart(face.bleed)
    columns = _fitting(face.width, gap, area.box[2])
    rows = _fitting(face.height, gap, area.box[3])
    wanted = _wanted(profile) or (columns, rows)
    if wanted[0] > columns or wanted[1] > rows or not all(wanted):
        return None
    columns, rows = wanted
    limit = area.box if profile.registered else None
    grid = Grid(paper, (face.width, face.height), columns, rows, gap, limit=limit)
    return replace(grid, corner=_corner(grid, area, profile))


def _wanted(profile: Profile) -> tuple[int, int] | None:
    """The columns and rows of fronts that the profile sets."""
    if profile.grid is None or not profile.folds:
        return profile.grid
    columns, rows = profile.grid
    if profile.fold == "vertical":
        return (columns // 2, rows)
    return (columns, rows // 2)


def _corner(grid: Grid, area: Area, profile: Profile) -> tuple[float, float]:
    """Where the block begins: in the middle of its area, close to a fold."""
    x, y, width, height = area.box
    left = width - _block(grid.cell[0], grid.columns, grid.gap)
    below = height - _block(grid.cell[1], grid.rows, grid.gap)
    across = 1.0 if profile.folds and profile.fold == "vertical" else 0.5
    down = 1.0 if profile.folds and profile.fold == "horizontal" else 0.5
    return (x + left * across, y + below * down)


def _fitting(length: float, gap: float, room: float) -> int:
    """How many of a length fit into room, with gaps between them."""
    return max(int((room + gap + SLACK) // (length + gap)), 0)


def _block(length: float, count: int, gap: float) -> float:
    return count * length + (count - 1) * gap
