"""Tiles: a piece larger than the paper comes in, pages that make it together go out."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardwright.model.drawing import Box, Colour, Segment, Stroke
from cardwright.press.piece import Format, Piece
from cardwright.press.profile import Marks, Profile, Tile
from cardwright.press.spot import Block, Spot

_BLACK = Colour(0, 0, 0)
_DASHES = (1.0, 1.0)
_SLACK = 1e-6


def tile(cards: Sequence[Piece], face: Format, profile: Profile) -> Block:
    """Every card in parts, its back (in parts, too) after it; upright paper first.

    Raises ValueError for a profile that has no tiles.
    """
    if profile.tile is None:
        raise ValueError("no tiles")
    overlap, bleed = profile.tile.overlap, profile.shown(face.bleed)
    whole = (face.width + 2 * bleed, face.height + 2 * bleed)
    paper, counts = min(
        ((paper, _counts(whole, paper, profile)) for paper in profile.papers),
        key=lambda way: way[1][0] * way[1][1],
    )
    sides = [side for card in cards for side in _sides(card, profile)]
    pages = tuple(
        (spot,)
        for side in sides
        for spot in _parts(side, _windows(whole, paper, counts, profile), bleed)
    )
    return Block(paper, pages, format=face, overlap=overlap, tiles=counts)


def _sides(card: Piece, profile: Profile) -> Iterator[Piece]:
    """The front, and the back as a piece of its own, to be glued on."""
    yield replace(card, back=None, copies=1)
    if card.back is not None and profile.backs != "none":
        yield replace(card, front=card.back, back=None, copies=1)


def _counts(
    whole: tuple[float, float], paper: tuple[float, float], profile: Profile
) -> tuple[int, int]:
    """How many parts across and down."""
    overlap = (profile.tile or Tile()).overlap
    rooms = [side - 2 * profile.margin for side in paper]
    across, down = (
        max(math.ceil((side - overlap - _SLACK) / (room - overlap)), 1)
        for side, room in zip(whole, rooms, strict=True)
    )
    return (across, down)


def _windows(
    whole: tuple[float, float],
    paper: tuple[float, float],
    counts: tuple[int, int],
    profile: Profile,
) -> list[tuple[Box, Box]]:
    """Of each part, row by row: its box on the page, and where the piece begins.

    The parts are equally large, and lie in the middle of their pages.
    """
    overlap = (profile.tile or Tile()).overlap
    width, height = (
        (side + (count - 1) * overlap) / count
        for side, count in zip(whole, counts, strict=True)
    )
    left, top = (paper[0] - width) / 2, (paper[1] - height) / 2
    window = (left, top, width, height)
    return [
        (
            window,
            (left - column * (width - overlap), top - row * (height - overlap), *whole),
        )
        for row in range(counts[1])
        for column in range(counts[0])
    ]


def _parts(
    side: Piece, windows: Sequence[tuple[Box, Box]], bleed: float
) -> Iterator[Spot]:
    face = side.front
    for number, (window, whole) in enumerate(windows, 1):
        box = (whole[0] + bleed, whole[1] + bleed, face.width, face.height)
        yield Spot(side, box, 0, window, f"part {number} of {len(windows)}")


def joining_marks(spot: Spot, block: Block, marks: Marks) -> tuple[Stroke, ...]:
    """Dashed lines beside the part, in the middle of each overlap: cut one, glue there.

    The lines of two neighbours lie at the same place of the piece.
    """
    if spot.window is None:
        return ()
    x, y, width, height = spot.window
    half, start, end = block.overlap / 2, marks.offset, marks.offset + marks.length
    lines: list[Segment] = []
    for at in _joins(x, width, half, _goes_on(spot.window, spot.box, 0)):
        lines += [("M", at, y - start), ("L", at, y - end)]
        lines += [("M", at, y + height + start), ("L", at, y + height + end)]
    for at in _joins(y, height, half, _goes_on(spot.window, spot.box, 1)):
        lines += [("M", x - start, at), ("L", x - end, at)]
        lines += [("M", x + width + start, at), ("L", x + width + end, at)]
    stroke = Stroke(tuple(lines), _BLACK, 2 * marks.width, dashes=_DASHES)
    return (stroke,) if lines else ()


def _joins(
    start: float, length: float, half: float, around: tuple[bool, bool]
) -> Iterator[float]:
    """Where parts are joined along one axis, if there is one before and one after."""
    if around[0]:
        yield start + half
    if around[1]:
        yield start + length - half


def _goes_on(window: Box, box: Box, axis: int) -> tuple[bool, bool]:
    """Whether the piece goes on before and after a window."""
    end = window[axis] + window[axis + 2]
    return (box[axis] < window[axis] - _SLACK, box[axis] + box[axis + 2] > end + _SLACK)
