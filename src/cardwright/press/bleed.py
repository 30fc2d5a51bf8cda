"""Bleed: the trims on a sheet come in, what may be seen of each goes out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardwright.model.drawing import Box

Edges = tuple[float, float, float, float]
"""left, top, right, bottom in mm."""

_SLACK = 1e-6


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


def within(box: Box, outer: Box) -> Box:
    """The part of a box inside another one; they overlap."""
    left, top, right, bottom = (
        (max if side < 2 else min)(edges(box)[side], edges(outer)[side])  # noqa: PLR2004
        for side in range(4)
    )
    return (left, top, right - left, bottom - top)
