"""Marks: the trims on a sheet come in, lines to cut and fold by go out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardwright.model.drawing import Box, Colour, Item, Segment, Stroke
from cardwright.model.game import Cut
from cardwright.press.bleed import around, edges
from cardwright.press.cutpath import Path, Vertex, cut_path
from cardwright.press.profile import Marks

SHORTEST = 1.0
"""A mark with less room than this (mm) is left out."""

_SLACK = 1e-6
_BLACK = Colour(0, 0, 0)
_GREY = Colour(0.45, 0.45, 0.45)
_WHITE = Colour(1, 1, 1)
_DASH = 3.0
_KAPPA = 0.5522847498
"""How far the handles of a quarter circle reach, in radii."""

SIDES = ("left", "top", "right", "bottom")


class Reach(NamedTuple):
    """From where to where marks go on one side of the sheet, and on which line it is.

    ``side`` counts left, top, right, bottom.
    """

    side: int
    start: float
    end: float


def reaches(block: Box, seen: Box, page: Box, marks: Marks) -> list[Reach]:
    """The sides that have room for crop marks: clear of the bleed, on the paper."""
    found = []
    for side, sign in enumerate((-1, -1, 1, 1)):
        bleed, edge = (sign * edges(box)[side] for box in (seen, page))
        start = max(sign * edges(block)[side], bleed) + marks.offset
        end = min(start + marks.length, edge)
        if end - start >= SHORTEST - _SLACK:
            found.append(Reach(side, sign * start, sign * end))
    return found


def crop_marks(
    trims: Sequence[Box], seen: Box, page: Box, marks: Marks
) -> tuple[Stroke, ...]:
    """A mark at each end of every cut, outside ``seen``: the block with its bleed.

    Of a trim that goes on beyond the paper only the edges on it are marked.
    """
    lines: list[Segment] = []
    for side, start, end in reaches(around(trims), seen, page, marks):
        axis = 1 - side % 2
        for cut in cuts(trims, axis):
            if not 0 <= cut <= page[axis + 2]:
                continue
            ends = [(at, cut) if side % 2 == 0 else (cut, at) for at in (start, end)]
            lines += [("M", *ends[0]), ("L", *ends[1])]
    return _stroke(lines, marks.width)


def cut_lines(trims: Sequence[Box], page: Box, marks: Marks) -> tuple[Stroke, ...]:
    """Every cut from edge to edge of the paper, but never through a trim."""
    lines: list[Segment] = []
    for axis in (0, 1):
        for at in cuts(trims, axis):
            through = [
                (edges(trim)[1 - axis], edges(trim)[3 - axis])
                for trim in trims
                if edges(trim)[axis] + _SLACK < at < edges(trim)[axis + 2] - _SLACK
            ]
            for start, end in _without(through, edges(page)[1 - axis], page[3 - axis]):
                ends = [(at, to) if axis == 0 else (to, at) for to in (start, end)]
                lines += [("M", *ends[0]), ("L", *ends[1])]
    return _stroke(lines, marks.width)


def _without(
    parts: Iterable[tuple[float, float]], start: float, end: float
) -> Iterator[tuple[float, float]]:
    """What is left of a line without its parts."""
    for first, last in sorted(parts):
        if first - start > _SLACK:
            yield (start, first)
        start = max(start, last)
    if end - start > _SLACK:
        yield (start, end)


def cuts(trims: Sequence[Box], axis: int) -> list[float]:
    """Where the trims are cut across (axis 0) or down (1), each place once."""
    found: list[float] = []
    for place in sorted(edge for box in trims for edge in edges(box)[axis::2]):
        if not found or place - found[-1] > _SLACK:
            found.append(place)
    return found


def fold_line(
    paper: tuple[float, float], fold: str, marks: Marks
) -> tuple[Stroke, Stroke]:
    """A line through the middle of the paper, its dashes black and white by turns.

    Bleeds reach it from both sides: on dark ones the white is seen, else the black.
    """
    width, height = paper
    ends = ((width / 2, 0.0), (width / 2, height))
    if fold == "horizontal":
        ends = ((0.0, height / 2), (width, height / 2))
    line: tuple[Segment, ...] = (("M", *ends[0]), ("L", *ends[1]))
    width = 2 * marks.width
    black = Stroke(line, _BLACK, width, dashes=(_DASH, _DASH))
    return Stroke(line, _WHITE, width), black


def corner_guides(pieces: Iterable[tuple[Box, Cut]], marks: Marks) -> tuple[Item, ...]:
    """The round corners of each piece, and all of a piece that is no rectangle.

    The line lies just outside the cut, in what falls away, grey on white so that it
    is seen on any art.
    """
    lines: list[Segment] = []
    for box, cut in pieces:
        lines += _guide(cut_path(*_wider(box, cut, marks.width)), cut)
    if not lines:
        return ()
    outline = tuple(lines)
    return (
        Stroke(outline, _WHITE, 3 * marks.width),
        Stroke(outline, _GREY, marks.width),
    )


def _wider(box: Box, cut: Cut, width: float) -> tuple[Box, Cut]:
    """A piece that is larger by the width of the white line, at its middle."""
    out = 1.5 * width
    x, y, wide, high = box
    larger = (x - out, y - out, wide + 2 * out, high + 2 * out)
    return larger, Cut(cut.shape, cut.corner + out if cut.corner else 0.0)


def _guide(path: Path, cut: Cut) -> Iterator[Segment]:
    for one, two in zip(path, [*path[1:], path[0]], strict=True):
        if one.bulge:
            yield ("M", one.x, one.y)
            yield _arc(one, two)
        elif cut.shape == "hexagon":
            yield ("M", one.x, one.y)
            yield ("L", two.x, two.y)


def _arc(one: Vertex, two: Vertex) -> Segment:
    """A clockwise quarter circle; it leaves along one axis and arrives on the other."""
    across, down = two.x - one.x, two.y - one.y
    if across * down > 0:  # from the top or the bottom: along x first
        first = (one.x + _KAPPA * across, one.y)
        second = (two.x, two.y - _KAPPA * down)
    else:
        first = (one.x, one.y + _KAPPA * down)
        second = (two.x - _KAPPA * across, two.y)
    return ("C", *first, *second, two.x, two.y)


def _stroke(lines: Sequence[Segment], width: float) -> tuple[Stroke, ...]:
    return (Stroke(tuple(lines), _BLACK, width),) if lines else ()
