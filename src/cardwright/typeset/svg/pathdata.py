"""SVG path data in, an outline of absolute M, L, C and Z out.

The grammar is that of SVG 1.1, section 8.3; arcs become cubics in ``arc``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from cardwright.model.drawing import Outline, Segment
from cardwright.typeset.geometry.arc import arc
from cardwright.typeset.geometry.outline import Point
from cardwright.typeset.slip import SlipError

_NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")
_COMMAND = re.compile(r"[\s,]*([A-Za-z]?)")
_LIMIT = 1e6
_SHOWN = 12

Handle = tuple[str, float, float]
"""The family of the last curve (C or Q) and its last handle; no family after others."""

_NONE: Handle = ("", 0.0, 0.0)


class _Pen:
    """A position in the data; the point, the subpath's start and the last handle."""

    def __init__(self, data: str) -> None:
        self.data = data
        self.index = 0
        self.relative = False
        self.x = self.y = 0.0
        self.start = (0.0, 0.0)
        self.handle = _NONE
        self.out: list[Segment] = []

    def take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.data, self.index)
        if found is None:
            raise self.slip()
        self.index = found.end()
        return found[1]

    def number(self) -> float:
        value = float(self.take(_NUMBER))
        if abs(value) > _LIMIT:
            raise SlipError(f"path data has a number beyond {_LIMIT:.0f}")
        return value

    def point(self) -> Point:
        x, y = self.number(), self.number()
        return (self.x + x, self.y + y) if self.relative else (x, y)

    def more(self) -> bool:
        """Whether a number follows: the same command goes on."""
        return _NUMBER.match(self.data, self.index) is not None

    def slip(self) -> SlipError:
        rest = self.data[self.index : self.index + _SHOWN].strip()
        if not rest:
            return SlipError("path data ends too early")
        return SlipError(f'path data cannot be read from "{rest}" on')

    def line(self, x: float, y: float) -> Handle:
        self.out.append(("L", x, y))
        self.x, self.y = x, y
        return _NONE

    def curve(self, first: Point, second: Point, end: Point) -> None:
        self.out.append(("C", *first, *second, *end))
        self.x, self.y = end

    def reflected(self, family: str) -> Point:
        """The last handle mirrored at the point, if the last curve was of the kind."""
        name, x, y = self.handle
        return (2 * self.x - x, 2 * self.y - y) if name == family else (self.x, self.y)


@lru_cache(maxsize=1024)
def path(data: str) -> Outline:
    """Read path data; SlipError when it is no path. Coordinates are not rounded."""
    pen = _Pen(data)
    command = pen.take(_COMMAND)
    if command not in ("M", "m", ""):
        raise SlipError("path data begins with M")
    while command:
        _run(pen, command)
        command = pen.take(_COMMAND)
    if pen.index < len(data):
        raise pen.slip()
    return tuple(pen.out)


def _run(pen: _Pen, command: str) -> None:
    """One command letter with all its sets of numbers."""
    draw = _COMMANDS.get(command.upper())
    if draw is None:
        pen.index -= 1
        raise pen.slip()
    pen.relative = command.islower()
    if draw is not _move and pen.out[-1] == ("Z",):
        pen.out.append(("M", *pen.start))
    pen.handle = draw(pen)
    draw = _line if draw is _move else draw
    while draw is not _close and pen.more():
        pen.handle = draw(pen)


def _move(pen: _Pen) -> Handle:
    pen.start = pen.x, pen.y = pen.point()
    pen.out.append(("M", pen.x, pen.y))
    return _NONE


def _close(pen: _Pen) -> Handle:
    pen.out.append(("Z",))
    pen.x, pen.y = pen.start
    return _NONE


def _line(pen: _Pen) -> Handle:
    return pen.line(*pen.point())


def _across(pen: _Pen) -> Handle:
    x = pen.number()
    return pen.line(pen.x + x if pen.relative else x, pen.y)


def _upright(pen: _Pen) -> Handle:
    y = pen.number()
    return pen.line(pen.x, pen.y + y if pen.relative else y)


def _cubic(pen: _Pen) -> Handle:
    first, second, end = pen.point(), pen.point(), pen.point()
    pen.curve(first, second, end)
    return ("C", *second)


def _smooth_cubic(pen: _Pen) -> Handle:
    first = pen.reflected("C")
    second, end = pen.point(), pen.point()
    pen.curve(first, second, end)
    return ("C", *second)


def _quadratic(pen: _Pen) -> Handle:
    return _raised(pen, pen.point(), pen.point())


def _smooth_quadratic(pen: _Pen) -> Handle:
    return _raised(pen, pen.reflected("Q"), pen.point())


def _raised(pen: _Pen, handle: Point, end: Point) -> Handle:
    """A quadratic as a cubic: each handle lies two thirds of the way to its one."""
    (hx, hy), (x, y) = handle, end
    first = (pen.x + (hx - pen.x) * 2 / 3, pen.y + (hy - pen.y) * 2 / 3)
    second = (x + (hx - x) * 2 / 3, y + (hy - y) * 2 / 3)
    pen.curve(first, second, end)
    return ("Q", hx, hy)


def _arc(pen: _Pen) -> Handle:
    rx, ry, turn = pen.number(), pen.number(), pen.number()
    large, sweep = pen.take(_FLAG) == "1", pen.take(_FLAG) == "1"
    end = pen.point()
    start = (pen.x, pen.y)
    pen.out.extend(arc(start, end, (rx, ry, turn), large=large, sweep=sweep))
    pen.x, pen.y = end
    return _NONE


_COMMANDS: dict[str, Callable[[_Pen], Handle]] = {
    "M": _move,
    "Z": _close,
    "L": _line,
    "H": _across,
    "V": _upright,
    "C": _cubic,
    "S": _smooth_cubic,
    "Q": _quadratic,
    "T": _smooth_quadratic,
    "A": _arc,
}
