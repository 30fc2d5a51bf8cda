"""Packing: pieces of many sizes come in, pages with all of them out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from cardwright.model.drawing import Box
from cardwright.press.area import areas
from cardwright.press.bleed import around
from cardwright.press.grid import SLACK
from cardwright.press.piece import Format, Piece, format_of
from cardwright.press.profile import Profile
from cardwright.press.spot import Block, Spot

_WAYS = (
    ("GuillotineBafMinas", False),
    ("GuillotineBssfSas", False),
    ("GuillotineBafMinas", True),
    ("GuillotineBssfSas", True),
)
"""The packer's names for how it takes a gap and parts what is left; upright first."""

_UNIT = 1000
"""Whole thousandths of a mm: the packer compares lengths exactly."""


def pack(cards: Sequence[Piece], profile: Profile) -> Block | None:
    """The cards on as few pages as are found, paper and cards upright first.

    What lies on a page can be cut by straight cuts from edge to edge (a guillotine).
    ``None`` if no way to lay the paper has room for all of them.
    """
    if not cards:
        return None
    bleed = max(format_of(card.front).bleed for card in cards)
    gap = max(profile.apart(format_of(card.front).bleed) for card in cards)
    found = [
        Block(paper, tuple(pages), area.box if profile.registered else None)
        for paper in profile.papers
        for area in areas(profile, paper, bleed)
        for way in _WAYS
        if (pages := _pages(cards, area.box, gap, way)) is not None
    ]
    return min(found, key=lambda block: len(block.pages), default=None)


def packable(face: Format, profile: Profile) -> bool:
    """Whether a face, turned or not, fits inside the margins of the paper."""
    sides = sorted(face[:2])
    return any(
        sides[0] <= min(area.box[2:]) + SLACK and sides[1] <= max(area.box[2:]) + SLACK
        for paper in profile.papers
        for area in areas(profile, paper, face.bleed)
    )


def _pages(
    cards: Sequence[Piece], box: Box, gap: float, way: tuple[str, bool]
) -> list[tuple[Spot, ...]] | None:
    packer = _packer(*way)
    room = [math.floor((side + gap) * _UNIT + 0.5) for side in box[2:]]
    packer.add_bin(*room, count=float("inf"))
    for index, card in enumerate(cards):
        sides = (card.front.width, card.front.height)
        packer.add_rect(*(round((side + gap) * _UNIT) for side in sides), rid=index)
    packer.pack()
    pages = [_centred([_spot(cards, rect) for rect in page], box) for page in packer]
    return pages if sum(map(len, pages)) == len(cards) else None


def _packer(way: str, turns: bool) -> Any:  # noqa: FBT001
    """Fills page after page by one of the packer's ways; ``turns`` lets cards turn."""
    import rectpack

    way_of = getattr(rectpack, way)
    offline, fullest = rectpack.PackingMode.Offline, rectpack.PackingBin.BFF
    return rectpack.newPacker(offline, fullest, way_of, rotation=turns)


def _centred(spots: Sequence[Spot], box: Box) -> tuple[Spot, ...]:
    """The spots row by row, all of them in the middle of the box."""
    block = around(spot.box for spot in spots)
    right = box[0] + (box[2] - block[2]) / 2 - block[0]
    down = box[1] + (box[3] - block[3]) / 2 - block[1]
    moved = [
        spot._replace(box=(spot.box[0] + right, spot.box[1] + down, *spot.box[2:]))
        for spot in spots
    ]
    return tuple(sorted(moved, key=_reading))


def _spot(cards: Sequence[Piece], rect: Any) -> Spot:
    card = cards[rect.rid]
    width, height = card.front.width, card.front.height
    x, y = rect.x / _UNIT, rect.y / _UNIT
    if (rect.width < rect.height) == (width < height):
        return Spot(card, (x, y, width, height))
    return Spot(card, (x, y, height, width), 90)


def _reading(spot: Spot) -> tuple[float, float]:
    return (spot.box[1], spot.box[0])
