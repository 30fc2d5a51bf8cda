"""Flow: blocks and a frame of columns or with things in it in, lines in place out.

All measures are in em of the size tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardwright.model.drawing import Box
from cardwright.typeset.text.block import Block
from cardwright.typeset.text.frame import Frame
from cardwright.typeset.text.lines import ROUNDING, Feed, Line, extent

LEAST = 2.0
"""Beside a thing that is in the way no line is narrower than this, in em."""


_CLOSE = 0.1
"""How near to the lowest they can be balanced columns are, in em."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A line in its place: left edge, width and baseline from the frame's corner."""

    block: Block
    line: Line
    left: float
    width: float
    y: float
    first: bool


@dataclass(frozen=True, slots=True)
class Flow:
    """Lines in place; ``over``: how far they go below the frame, or the last one does.

    ``below`` counts lines there, ``wide`` is how far a line sticks out.
    """

    spots: tuple[Spot, ...]
    over: float
    below: int
    wide: float

    @property
    def fits(self) -> bool:
        return self.over <= ROUNDING and self.wide <= ROUNDING


def top_of(blocks: Sequence[Block]) -> float:
    """The ink above the first baseline: any block may begin a column."""
    return max([block.top for block in blocks])


def flow(
    blocks: Sequence[Block],
    frame: Frame,
    em: float,
    start: float,
    height: float | None = None,
) -> Flow:
    """Pour lines from the top down, each as wide as its place.

    ``start`` is the first baseline in each column, ``height`` that of the columns where
    they are lower than the frame. All baselines of a paragraph are on one grid, so that
    a line that finds no room beside a thing goes down by whole lines.
    """
    pour = _Pour(frame, em, start, frame.height / em if height is None else height)
    for block in blocks:
        pour.block(block)
    return pour.flow()


def balanced(blocks: Sequence[Block], frame: Frame, em: float, start: float) -> Flow:
    """The flow with its columns as low as they can be."""
    low, high = 0.0, frame.height / em
    best = flow(blocks, frame, em, start)
    while best.fits and high - low > _CLOSE:
        middle = (low + high) / 2
        tried = flow(blocks, frame, em, start, middle)
        if tried.fits:
            best, high = tried, middle
        else:
            low = middle
    return best


class _Pour:
    """Fills column after column; the last one has no end."""

    def __init__(self, frame: Frame, em: float, start: float, height: float) -> None:
        self._frame = frame
        self._gutter = frame.gutter / em
        gutters = frame.gutter * (frame.columns - 1)
        self._width = (frame.width - gutters) / frame.columns / em
        self._height = height
        self._things = [*_within(frame, em)]
        self._start = start
        self._column = 0
        self._y: float | None = None
        self._spots: list[Spot] = []
        self._over = -height
        self._below = 0
        self._wide = 0.0

    def flow(self) -> Flow:
        return Flow(tuple(self._spots), self._over, self._below, self._wide)

    def block(self, block: Block) -> None:
        feed = Feed(block)
        lead = self._frame.leading * block.factor
        step = lead + self._frame.gap * block.gap
        first = True
        while not feed.done:
            self._go_down(step, block)
            step = lead
            spot = self._line(block, feed, first=first)
            if spot:
                self._put(spot)
                first = False
            else:
                self._skip(lead, block)

    def _go_down(self, step: float, block: Block) -> None:
        """To the next baseline, in the next column where this one ends."""
        y = self._start if self._y is None else self._y + step
        ends = y + block.bottom > self._height + ROUNDING
        if ends and self._y is not None and self._column < self._frame.columns - 1:
            self._column += 1
            y = self._start
        self._y = y

    def _skip(self, step: float, block: Block) -> None:
        """To the last line before a thing that is in the way ends: all are like it."""
        assert self._y is not None  # noqa: S101
        top, bottom = self._y - block.top, self._y + block.bottom
        ends = [y + h for _, y, _, h in self._things if y < bottom and top < y + h]
        lines = int((min(ends, default=top) - ROUNDING - top) / step)
        self._y += max(lines - 1, 0) * step

    def _line(self, block: Block, feed: Feed, *, first: bool) -> Spot | None:
        assert self._y is not None  # noqa: S101
        left, width, whole = self._free(self._y - block.top, self._y + block.bottom)
        room = width - block.indent
        line = feed.line(room) if width else None
        if line is None and whole:
            line = feed.forced(room)
        if line is None:
            return None
        return Spot(block, line, left, width, self._y, first)

    def _put(self, spot: Spot) -> None:
        self._spots.append(spot)
        over = spot.y + spot.block.bottom - self._height
        if over > ROUNDING or self._column == self._frame.columns - 1:
            self._over = max(self._over, over)
            self._below += over > ROUNDING
        wide = extent(spot.line) + spot.block.indent - spot.width
        self._wide = max(self._wide, wide)

    def _free(self, top: float, bottom: float) -> tuple[float, float, bool]:
        """Left edge and width of the widest free stretch, and whether it is all."""
        left = self._column * (self._width + self._gutter)
        spans = [(left, left + self._width)]
        for x, y, w, h in self._things:
            if y < bottom - ROUNDING and top + ROUNDING < y + h:
                spans = [*_without(spans, x, x + w)]
        start, end = max(spans, key=lambda span: span[1] - span[0], default=(0.0, 0.0))
        whole = (start, end) == (left, left + self._width)
        if whole or end - start >= LEAST:
            return start, end - start, whole
        return start, 0.0, False


def _within(frame: Frame, em: float) -> Iterable[Box]:
    """What is in the way, in em; below the frame nothing is."""
    for x, y, w, h in frame.around:
        top, bottom = max(y, 0.0), min(y + h, frame.height)
        if top < bottom and w > 0:
            yield x / em, top / em, w / em, (bottom - top) / em


def _without(
    spans: Iterable[tuple[float, float]], start: float, end: float
) -> Iterable[tuple[float, float]]:
    """Stretches without what lies between ``start`` and ``end``."""
    for left, right in spans:
        if end <= left or start >= right:
            yield left, right
            continue
        if start > left:
            yield left, start
        if end < right:
            yield end, right
