"""An outline on the face in; how it lies to a box, and which points it holds, out."""

from __future__ import annotations

from bisect import bisect_right
from enum import Enum
from functools import lru_cache
from itertools import accumulate, pairwise
from math import hypot, inf

from cardwright.model.drawing import Box, Matrix, Outline
from cardwright.typeset.geometry.matrix import applied
from cardwright.typeset.geometry.outline import Point

Bounds = tuple[float, float, float, float]
"""Left, top, right and bottom in mm."""

STEPS = 6
"""Lines that a curve is read as: a quarter of a 10 mm circle is then 0.1 mm exact."""

SLACK = 1e-3
"""What lies beside an edge by less, in mm, lies on it."""

SIMPLE = 16
"""Outlines of so many segments are known again: shapes that all cards have."""

MOST_KNOWN = 200
"""So many answers of one region are kept."""

_RECTANGLE = 5

Edge = tuple[Point, Point, float, float, float, float]
"""Two points, and the left, top, right and bottom of the line between them."""


class Lie(Enum):
    """How an outline lies to a box: it holds all of it, nothing, or some."""

    ROUND = "all of the box is inside"
    APART = "none of the box is inside"
    ACROSS = "some of the box may be inside"


class Region:
    """What an outline encloses, under a matrix; all is worked out when first asked."""

    __slots__ = (
        "_bounds",
        "_box",
        "_lies",
        "_lines",
        "_matrix",
        "_outline",
        "_rows",
        "_sides",
        "_winding",
    )

    def __init__(
        self, outline: Outline, matrix: Matrix | None, *, even_odd: bool = False
    ) -> None:
        self._outline = outline
        self._matrix = matrix
        self._winding = not even_odd
        self._bounds: Bounds | None = None
        self._box = matrix is None and _is_box(outline)
        self._lines: list[list[Point]] | None = None
        self._sides: list[Edge] | None = None
        self._lies: dict[Bounds, Lie] = {}
        self._rows: dict[float, tuple[list[float], list[int]]] = {}

    @property
    def bounds(self) -> Bounds:
        if self._bounds is None:
            self._bounds = _bounds(self._outline, self._matrix)
        return self._bounds

    @property
    def lines(self) -> list[list[Point]]:
        """The outline as lines from point to point, curves cut into straight pieces."""
        if self._lines is None:
            self._lines = flat(self._outline, self._matrix)
        return self._lines

    def lie(self, box: Bounds) -> Lie:
        """How it lies to a box: faces of one template ask the same again and again."""
        if box not in self._lies:
            if len(self._lies) > MOST_KNOWN:
                self._lies.clear()
            self._lies[box] = self._lie(box)
        return self._lies[box]

    def _lie(self, box: Bounds) -> Lie:
        if apart(self.bounds, box):
            return Lie.APART
        if self._box:
            return Lie.ROUND if holds(self.bounds, box) else Lie.ACROSS
        if not holds(self.bounds, box) or self._crosses(box):
            return Lie.ACROSS
        inside = self.has((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        return Lie.ROUND if inside else Lie.APART

    def has(self, x: float, y: float) -> bool:
        """Whether a point is inside."""
        left, top, right, bottom = self.bounds
        if not (left <= x <= right and top <= y <= bottom):
            return False
        if self._box:
            return True
        if y not in self._rows:
            if len(self._rows) > MOST_KNOWN:
                self._rows.clear()
            self._rows[y] = _row(self.lines, y)
        places, windings = self._rows[y]
        found = bisect_right(places, x)
        return bool(windings[found] if self._winding else found % 2)

    def _inside(self, box: Bounds) -> list[tuple[Point, Point]]:
        """Of those near to the box, the ones that do more than touch its sides."""
        left, top, right, bottom = box
        return [
            (a, b)
            for a, b in self.near(box)
            if (a[0] > left or b[0] > left)
            and (a[0] < right or b[0] < right)
            and (a[1] > top or b[1] > top)
            and (a[1] < bottom or b[1] < bottom)
        ]

    def near(self, box: Bounds) -> list[tuple[Point, Point]]:
        """The lines from point to point that may run through the box."""
        left, top, right, bottom = box
        return [
            (a, b)
            for a, b, west, north, east, south in self._edges()
            if west <= right and east >= left and north <= bottom and south >= top
        ]

    def _crosses(self, box: Bounds) -> bool:
        """Whether an edge runs through the box."""
        return any(_parts(a, b, box) for a, b in self._inside(box))

    def _edges(self) -> list[Edge]:
        """Lines from point to point, closed, each with its bounds."""
        if self._sides is None:
            self._sides = [
                (
                    a,
                    b,
                    min(a[0], b[0]),
                    min(a[1], b[1]),
                    max(a[0], b[0]),
                    max(a[1], b[1]),
                )
                for line in self.lines
                for a, b in pairwise([*line, line[0]])
            ]
        return self._sides


def region(
    outline: Outline, matrix: Matrix | None, *, even_odd: bool = False
) -> Region:
    """The region of an outline; that of a simple one is made once."""
    if len(outline) > SIMPLE:
        return Region(outline, matrix, even_odd=even_odd)
    return _simple(outline, matrix, even_odd=even_odd)


@lru_cache(maxsize=1024)
def _simple(outline: Outline, matrix: Matrix | None, *, even_odd: bool) -> Region:
    return Region(outline, matrix, even_odd=even_odd)


def _is_box(outline: Outline) -> bool:
    """Whether an outline is a rectangle with level sides."""
    if len(outline) != _RECTANGLE or outline[4][0] != "Z":
        return False
    if any(segment[0] == "C" for segment in outline):
        return False
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = [s[1:] for s in outline[:4]]  # type: ignore[misc]
    level = ay == by and bx == cx and cy == dy and dx == ax
    return level or (ax == bx and by == cy and cx == dx and dy == ay)


def _parts(a: Point, b: Point, box: Bounds) -> bool:
    """Whether the line through two points has corners of the box on both sides."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    left, top, right, bottom = box
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    sides = [dx * (y - a[1]) - dy * (x - a[0]) for x, y in corners]
    return min(sides) <= 0 <= max(sides)


def apart(one: Bounds, other: Bounds) -> bool:
    """Whether two boxes have nothing in common."""
    return (
        one[2] <= other[0]
        or one[0] >= other[2]
        or one[3] <= other[1]
        or one[1] >= other[3]
    )


def holds(outer: Bounds, inner: Bounds) -> bool:
    return (
        outer[0] <= inner[0] + SLACK
        and outer[1] <= inner[1] + SLACK
        and outer[2] >= inner[2] - SLACK
        and outer[3] >= inner[3] - SLACK
    )


def bounds_of(box: Box, matrix: Matrix | None = None) -> Bounds:
    """The bounds of a box under a matrix."""
    x, y, w, h = box
    if matrix is None:
        return (x, y, x + w, y + h)
    corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    return around([applied(matrix, px, py) for px, py in corners])


def around(points: list[Point]) -> Bounds:
    """The bounds of points, of which there are some."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys), max(xs), max(ys))


def _bounds(outline: Outline, matrix: Matrix | None) -> Bounds:
    """The bounds of an outline's points and handles."""
    xs: list[float] = [x for segment in outline for x in segment[1::2]]
    ys: list[float] = [y for segment in outline for y in segment[2::2]]
    if not xs:
        return (0.0, 0.0, 0.0, 0.0)
    if matrix is not None:
        return around([applied(matrix, x, y) for x, y in zip(xs, ys, strict=True)])
    return (min(xs), min(ys), max(xs), max(ys))


def flat(outline: Outline, matrix: Matrix | None) -> list[list[Point]]:
    """The subpaths of an outline as points on the face."""
    lines: list[list[Point]] = []
    for segment in outline:
        numbers: tuple[float, ...] = segment[1:]
        if segment[0] == "M":
            lines.append([(numbers[0], numbers[1])])
        elif segment[0] == "L":
            lines[-1].append((numbers[0], numbers[1]))
        elif segment[0] == "C":
            lines[-1] += _curve(lines[-1][-1], numbers)
        elif lines[-1][0] != lines[-1][-1]:
            lines[-1].append(lines[-1][0])
    if matrix is None:
        return lines
    return [[applied(matrix, x, y) for x, y in line] for line in lines]


def _curve(start: Point, numbers: tuple[float, ...]) -> list[Point]:
    x0, y0 = start
    x1, y1, x2, y2, x3, y3 = numbers
    points: list[Point] = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        s = 1 - t
        a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        points.append(
            (a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)
        )
    return points


def _row(lines: list[list[Point]], y: float) -> tuple[list[float], list[int]]:
    """Where edges cross a level, and how often the outline winds round what follows."""
    found: list[tuple[float, int]] = []
    for line in lines:
        ax, ay = line[-1]
        for bx, by in line:
            if (ay <= y) != (by <= y):
                turn = 1 if by > ay else -1
                found.append((ax + (y - ay) * (bx - ax) / (by - ay), turn))
            ax, ay = bx, by
    found.sort()
    return [x for x, _ in found], [0, *accumulate(turn for _, turn in found)]


def distance(edges: list[tuple[Point, Point]], x: float, y: float) -> float:
    """From a point to the nearest of some lines, in mm."""
    return min([_to_edge(a, b, x, y) for a, b in edges], default=inf)


def _to_edge(a: Point, b: Point, x: float, y: float) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = ((x - a[0]) * dx + (y - a[1]) * dy) / square if square else 0.0
    t = min(1.0, max(0.0, t))
    return hypot(a[0] + t * dx - x, a[1] + t * dy - y)
