"""Imposition: a plan comes in, sheets of paper with faces, backs and marks go out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardwright.model.drawing import Matrix
from cardwright.model.sheet import Placed, Sheet
from cardwright.press.bleed import around, visible, within
from cardwright.press.duplex import Mirror, behind, mirror_of, turned_behind
from cardwright.press.footer import Imprint, footer
from cardwright.press.marking import marks_of
from cardwright.press.plan import Plan
from cardwright.press.printer import Printer, shift_of
from cardwright.press.profile import Profile
from cardwright.press.spot import Block, Side, Spot

PLAIN = Imprint()


def impose(
    plan: Plan,
    imprint: Imprint = PLAIN,
    printer: Printer | None = None,
    before: int = 0,
) -> list[Sheet]:
    """The sheets in order.

    Where backs go on the next page, every sheet is followed by one, though it be empty:
    else what comes after would be printed on its back. A ``printer`` moves backs only.
    ``before`` is the number of pages that come before them.
    """
    sides = [side for block in plan.blocks for side in _sides(block, plan)]
    return [
        _finished(side, plan.profile, imprint, printer, (number, before + len(sides)))
        for number, side in enumerate(sides, before + 1)
    ]


def _finished(
    side: Side,
    profile: Profile,
    imprint: Imprint,
    printer: Printer | None,
    number: tuple[int, int],
) -> Sheet:
    sheet = sheet_of(side, profile)
    return replace(
        sheet,
        title=imprint.title,
        shift=_shift(side, profile, printer),
        notes=footer(sheet, side, profile, imprint, number),
    )


def _shift(side: Side, profile: Profile, printer: Printer | None) -> Matrix | None:
    if printer is None or not side.back or profile.paper is None:
        return None
    return shift_of(printer, side.block.paper)


def _sides(block: Block, plan: Plan) -> Iterator[Side]:
    profile = plan.profile
    mirror = mirror_of(profile, block.paper)
    for page in block.pages:
        backs = tuple(_backs(page, block, mirror)) if plan.has_backs else ()
        if profile.folds:
            yield Side((*page, *backs), block)
            continue
        yield Side(page, block)
        if plan.has_backs:
            yield Side(backs, block, back=True)


def _backs(page: Sequence[Spot], block: Block, mirror: Mirror) -> Iterator[Spot]:
    for spot in page:
        if spot.piece.back is not None:
            yield spot._replace(
                piece=replace(spot.piece, front=spot.piece.back),
                box=behind(spot.box, block.paper, mirror),
                turn=turned_behind(spot.turn, mirror),
            )


def sheet_of(side: Side, profile: Profile) -> Sheet:
    """One side with its marks, without what differs from page to page."""
    width, height = side.block.paper
    if not side.spots:
        return Sheet(width, height, (), trim=side.page, bleed=side.page)
    placed = tuple(_placed(side, profile))
    trims = [within(face.trim, face.visible) for face in placed]
    seen = around(face.visible for face in placed)
    marks = tuple(marks_of(side, trims, seen, profile))
    return Sheet(width, height, placed, marks, around(trims), seen)


def _placed(side: Side, profile: Profile) -> Iterator[Placed]:
    boxes = [spot.box for spot in side.spots]
    for index, spot in enumerate(side.spots):
        others = boxes[:index] + boxes[index + 1 :]
        bleed = profile.shown(spot.piece.front.bleed)
        limit = side.block.limit or side.page
        shown = spot.window or visible(spot.box, others, bleed, limit)
        x, y = spot.box[:2]
        piece = spot.piece
        yield Placed(piece.front, x, y, shown, spot.turn, piece.name, piece.part)
