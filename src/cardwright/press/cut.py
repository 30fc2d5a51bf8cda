"""Cutting: the trims on a sheet come in, what may be seen of each and marks go out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardwright.model.drawing import Box, Colour, Segment, Stroke
from cardwright.press.profile import Marks

Edges = tuple[float, float, float, float]
"""left, top, right, bottom in mm."""

_SLACK = 1e-6
_SHORTEST = 1.0
"""A mark with less room than this (mm) is left out."""

_BLACK = Colour(0, 0, 0)


def visible(trim: Box, others: Sequence[Box], bleed: float, page: Box) -> Box:
    """A trim with as much bleed on each side as the page and its neighbours leave.

    Between two neighbours each gets half of the gap; no trim is ever covered.
    """
    own, room = edges(trim), edges(page)
    left, top, right, bottom = own
    found: Edges = (
        max(left - bleed, room[0]),
        max(top - bleed, room[1]),
        min(right + bleed, room[2]),
        min(bottom + bleed, room[3]),
    )
    around = [edges(other) for other in others]
    for other in around:
        found = _beside(found, own, other)
    for other in around:
        if _meet(found, other, (0, 1)):
            found = _limit(found, own, other, 0, share=1)
    left, top, right, bottom = found
    return (left, top, right - left, bottom - top)


def _beside(found: Edges, own: Edges, other: Edges) -> Edges:
    """What is left of ``found`` beside, above or below a neighbour."""
    if _meet(own, other, (1,)):
        return _limit(found, own, other, 0, share=2)
    if _meet(own, other, (0,)):
        return _limit(found, own, other, 1, share=2)
    return found


def _meet(one: Edges, two: Edges, axes: tuple[int, ...]) -> bool:
    """Whether two boxes overlap along all ``axes`` (0 across, 1 down)."""
    return all(
        one[axis] < two[axis + 2] - _SLACK and two[axis] < one[axis + 2] - _SLACK
        for axis in axes
    )


def _limit(found: Edges, own: Edges, other: Edges, axis: int, *, share: int) -> Edges:
    """``found`` without what is nearer to ``other`` than a share of the gap between."""
    parts = list(found)
    if other[axis] > own[axis]:
        gap = other[axis] - own[axis + 2]
        parts[axis + 2] = min(parts[axis + 2], own[axis + 2] + gap / share)
    else:
        gap = own[axis] - other[axis + 2]
        parts[axis] = max(parts[axis], own[axis] - gap / share)
    return (parts[0], parts[1], parts[2], parts[3])


def edges(box: Box) -> Edges:
    x, y, width, height = box
    return (x, y, x + width, y + height)


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds all ``boxes``; there is at least one."""
    lefts, tops, rights, bottoms = zip(*map(edges, boxes), strict=True)
    left, top = min(lefts), min(tops)
    return (left, top, max(rights) - left, max(bottoms) - top)


def crop_marks(
    trims: Sequence[Box], seen: Box, page: Box, marks: Marks
) -> tuple[Stroke, ...]:
    """A mark at each end of every cut, outside ``seen``: the block with its bleed."""
    block, shown, paper = edges(around(trims)), edges(seen), edges(page)
    lines: list[Segment] = []
    for side in range(4):
        reach = _reach((block[side], shown[side], paper[side]), marks)
        for cut in _cuts(trims, 1 - side % 2) if reach else ():
            ends = [(at, cut) if side % 2 == 0 else (cut, at) for at in reach]
            lines += [("M", *ends[0]), ("L", *ends[1])]
    return (Stroke(tuple(lines), _BLACK, marks.width),) if lines else ()


def _reach(sides: tuple[float, float, float], marks: Marks) -> tuple[float, ...]:
    """From where to where a mark goes, by the edges of trim, bleed and page."""
    sign = 1 if sides[2] > sides[0] else -1
    trim, seen, page = (sign * side for side in sides)
    start = max(trim + marks.offset, seen)
    end = min(start + marks.length, page)
    return (sign * start, sign * end) if end - start >= _SHORTEST else ()


def _cuts(trims: Sequence[Box], axis: int) -> list[float]:
    """Where the trims are cut across (axis 0) or down (1), each place once."""
    found: list[float] = []
    for place in sorted(edge for box in trims for edge in edges(box)[axis::2]):
        if not found or place - found[-1] > _SLACK:
            found.append(place)
    return found
