"""A side of a sheet and its profile come in, all marks that belong on it go out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardwright.model.drawing import Box, Item
from cardwright.press.marks import corner_guides, crop_marks, cut_lines, fold_line
from cardwright.press.profile import Marks, Profile
from cardwright.press.registration import registration_marks
from cardwright.press.spot import Side
from cardwright.press.tile import joining_marks


def marks_on(side: Side, profile: Profile) -> Marks | None:
    """What the profile says of this side's marks, if it is to have any."""
    marks = profile.marks
    return marks if marks is not None and marks.on(back=side.back) else None


def marks_of(
    side: Side, trims: Sequence[Box], seen: Box, profile: Profile
) -> Iterator[Item]:
    """The marks of a side; ``seen`` is the box around all that is visible."""
    marks = marks_on(side, profile)
    if marks is None:
        return
    if side.block.overlap:
        (spot,) = side.spots
        if marks.crop:
            yield from crop_marks([spot.box], seen, side.page, marks)
        if profile.tile is not None and profile.tile.marks:
            yield from joining_marks(spot, side.block, marks)
        return
    yield from _to_cut(side, trims, seen, profile, marks)
    if marks.fold and profile.folds and any(spot.piece.back for spot in side.spots):
        yield from fold_line(side.block.paper, profile.fold, marks)


def _to_cut(
    side: Side, trims: Sequence[Box], seen: Box, profile: Profile, marks: Marks
) -> Iterator[Item]:
    if profile.registered:
        yield from registration_marks(side.block.paper)
    elif marks.crop:
        yield from crop_marks(trims, seen, side.page, marks)
    if marks.lines:
        yield from cut_lines(trims, side.page, marks)
    if marks.corners:
        pieces = [(spot.box, spot.piece.cut) for spot in side.spots]
        yield from corner_guides(pieces, marks)
