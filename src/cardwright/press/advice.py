"""A plan comes in, what to tell of it goes out: counts, waste, what would save."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardwright.model.drawing import Box
from cardwright.press.bleed import around, within
from cardwright.press.footer import footer_line
from cardwright.press.grid import grid_of, sheets
from cardwright.press.impose import sheet_of
from cardwright.press.marking import marks_on
from cardwright.press.marks import reaches
from cardwright.press.piece import Piece, by_format
from cardwright.press.plan import Plan
from cardwright.press.profile import Profile
from cardwright.press.spot import Block, Side

_STEP = 0.5
_SIDES = ("on the left", "at the top", "on the right", "at the bottom")
_LEAST_MARGIN = 3.0
"""Hardly a printer at home reaches nearer to the edge of the paper (mm)."""


def told(plan: Plan) -> list[str]:
    """A short line for each block of sheets."""
    return [_block(block, plan.profile) for block in plan.blocks]


def _block(block: Block, profile: Profile) -> str:
    sheets = _several(len(block.pages), "sheet")
    if block.tiles != (0, 0):
        across, down = block.tiles
        if across * down == 1:
            return f"{_size(block)}: each side on a page of its own, {sheets}"
        parts = f"{_size(block)}: {across} by {down} parts each, {sheets}"
        return f"{parts}, {block.overlap:g} mm of each overlap"
    waste = f"{round(100 * waste_of(block, profile))} % waste"
    if block.grid is None:
        return f"mixed sizes: {_several(block.pieces, 'piece')}, {sheets}, {waste}"
    grid = block.grid
    way = "" if profile.paper is None else f", paper {_way(block)}"
    on = f"{grid.capacity} on a sheet ({grid.columns} by {grid.rows}{way})"
    return f"{_size(block)}: {on}, {sheets}, {waste}"


def _size(block: Block) -> str:
    face = block.format or (0.0, 0.0)
    return f"{face[0]:g} by {face[1]:g} mm"


def _way(block: Block) -> str:
    return "upright" if block.paper[0] <= block.paper[1] else "on its side"


def _several(count: int, word: str) -> str:
    return f"{count} {word}{'' if count == 1 else 's'}"


def waste_of(block: Block, profile: Profile) -> float:
    """The share of the paper (one side of it) on which no face lies, from 0 to 1."""
    used = 0.0
    for page in block.pages:
        for spot in page:
            sides = 2 if profile.folds and spot.piece.back is not None else 1
            used += sides * spot.box[2] * spot.box[3]
    whole = block.paper[0] * block.paper[1] * len(block.pages)
    return 1 - used / whole if whole else 0.0


def savings(
    pieces: Sequence[Piece], profile: Profile, least: float | None
) -> list[str]:
    """What smaller gap, or margin, would save a sheet: the nearest to what there is.

    Found by trying; ``least`` is the margin of the printer, if it is known. Nothing is
    advised for mixed sizes.
    """
    now = _sheets(pieces, profile)
    if now is None or profile.paper is None or profile.mixed:
        return []
    found = []
    for gap in _smaller(profile.gap or 0.0, _least_gap(pieces, profile)):
        then = _sheets(pieces, replace(profile, gap=gap))
        if then is not None and then < now:
            found.append(_saving("gap", gap, profile.gap or 0.0, (then, now)))
            break
    floor = _LEAST_MARGIN if least is None else least
    for margin in _smaller(profile.margin, floor):
        then = _sheets(pieces, replace(profile, margin=margin))
        if then is not None and then < now:
            found.append(_saving("margin", margin, profile.margin, (then, now)))
            break
    return found


def _saving(word: str, value: float, old: float, counts: tuple[int, int]) -> str:
    then, now = counts
    there = _several(then, "sheet")
    return (
        f"with a {word} of {value:g} mm instead of {old:g} there would be {there} "
        f"instead of {now}"
    )


def _smaller(value: float, least: float) -> Iterator[float]:
    """Whole half mm below a value, the nearest first, and the least itself."""
    steps = int(value / _STEP)
    below = [step * _STEP for step in range(steps, -1, -1) if step * _STEP < value]
    yield from (each for each in below if each > least)
    if least < value:
        yield least


def _least_gap(pieces: Sequence[Piece], profile: Profile) -> float:
    if profile.bleed != "full":
        return 0.0
    return 2 * max((piece.front.bleed for piece in pieces), default=0.0)


def _sheets(pieces: Sequence[Piece], profile: Profile) -> int | None:
    """How many sheets there would be; ``None`` if any piece is not laid in a grid."""
    total = 0
    for face, cards in by_format(pieces).items():
        grid = grid_of(face, profile, len(cards))
        if grid is None:
            return None
        total += sheets(grid, len(cards))
    return total


def notes(plan: Plan) -> list[str]:
    """What the sheets have no room for, each said once."""
    blocks = [block for block in plan.blocks if block.pages and not block.overlap]
    if plan.profile.paper is None:
        return []
    unmarked: set[int] = set()
    unreached: set[int] = set()
    for block in blocks:
        none, half = _crops(block, plan.profile)
        unmarked |= none
        unreached |= half
    found = []
    if unmarked:
        found.append(f"there is no room for crop marks {_on(unmarked)}")
    if unreached:
        margin = f"the margin of {plan.profile.margin:g} mm"
        where = f"lie in {margin}, where some printers do not print"
        found.append(f"crop marks {_on(unreached)} {where}")
    if plan.profile.footer and not all(_has_footer(b, plan.profile) for b in blocks):
        found.append("there is no room for the footer on every sheet")
    return found


def _crops(block: Block, profile: Profile) -> tuple[set[int], set[int]]:
    """The sides without crop marks, and those with all of them in the margin."""
    side = Side(block.pages[0], block)
    sheet, marks = sheet_of(side, profile), marks_on(side, profile)
    if marks is None or not marks.crop or profile.registered or sheet.bleed is None:
        return set(), set()
    trims = around(within(face.trim, face.visible) for face in sheet.faces)
    inner = _inside(side.page, profile.margin)
    drawn, printed = (
        {reach.side for reach in reaches(trims, sheet.bleed, page, marks)}
        for page in (side.page, inner)
    )
    return set(range(4)) - drawn, drawn - printed


def _has_footer(block: Block, profile: Profile) -> bool:
    side = Side(block.pages[0], block)
    return footer_line(sheet_of(side, profile), side, profile) is not None


def _on(sides: set[int]) -> str:
    if len(sides) == len(_SIDES):
        return "on any side"
    return " and ".join(_SIDES[side] for side in sorted(sides))


def _inside(page: Box, margin: float) -> Box:
    return (margin, margin, page[2] - 2 * margin, page[3] - 2 * margin)
