"""Text boxes: a box with its style and content in, placed glyphs and the fit out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Literal

from cardwright.base.units import mm
from cardwright.model.drawing import Box, Colour, Item
from cardwright.typeset.text.bidi import Direction
from cardwright.typeset.text.block import Base, Block, Case, block, missing
from cardwright.typeset.text.fit import Fit, Frame, fit, span
from cardwright.typeset.text.fontset import Chain, FontSet
from cardwright.typeset.text.inline import Content, Look, Run, plain
from cardwright.typeset.text.lines import wrap
from cardwright.typeset.text.place import IconsOf, Row, Ruler, ink, row, set_row

SMALLEST = 0.1
"""No type is smaller than this, in pt."""

STRENGTH = Look(bold=True)
"""How a number raised by strength looks where its box says nothing else."""


@dataclass(frozen=True, slots=True)
class TextBox:
    """A box (mm) with content and the style that it starts from.

    Sizes are pt, ``leading`` is a factor of the size, ``tracking`` em/1000, ``gap`` the
    extra space between paragraphs in em. ``lines`` is the most lines allowed.
    ``direction`` is that of every paragraph; ``auto``: each goes as its first letter
    does. A paragraph that runs leftwards has its ``start`` on the right.
    """

    box: Box
    content: Content
    family: str
    colour: Colour
    size: float = 9.0
    min_size: float = 6.0
    weight: int = 400
    italic: bool = False
    leading: float = 1.2
    tracking: float = 0.0
    align: Literal["start", "end", "left", "center", "right", "justify"] = "start"
    valign: Literal["top", "middle", "bottom"] = "top"
    case: Case = "none"
    lines: int | None = None
    gap: float = 0.4
    strength: Look = STRENGTH
    direction: Direction = "auto"


def _nowhere() -> tuple[Box, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class SetText:
    """Text as set: items and the size used (pt), with all that is wrong with it.

    ``excess_mm`` and ``excess_lines`` tell by how much it does not fit at the smallest
    size; ``too_wide`` is the longest word that is wider than the box. ``missing`` holds
    characters that no font has. ``ink`` is the box around all that is drawn, mm;
    ``areas`` works out the ink of each line, whether it was drawn or only tried.
    """

    items: tuple[Item, ...] = ()
    size: float = 0.0
    fits: bool = True
    excess_mm: float = 0.0
    excess_lines: int = 0
    lines: int = 0
    too_wide: str = ""
    missing: tuple[str, ...] = ()
    ink: Box | None = None
    areas: Callable[[], tuple[Box, ...]] = field(
        default=_nowhere, compare=False, repr=False
    )


@dataclass(frozen=True, slots=True)
class _Tried:
    """Content measured, and the largest size at which it fits its frame."""

    blocks: tuple[Block, ...]
    chain: Chain
    frame: Frame
    found: Fit
    ruler: Ruler


def try_text(box: TextBox, fonts: FontSet) -> SetText:
    """What ``set_text`` would say of the fit, without items, lines and ink."""
    tried = _try(box, fonts)
    return tried if isinstance(tried, SetText) else _told(box, tried)


def set_text(box: TextBox, fonts: FontSet, icons: IconsOf) -> SetText:
    """Set the content in the box at the largest size that fits, else at the smallest.

    ``icons`` draws the inline icons; an icon that it does not know stays blank. Without
    any font all characters are missing.
    """
    tried = _try(box, fonts)
    if isinstance(tried, SetText):
        return tried
    ruler, rows = tried.ruler, [*_set_rows(box, tried)]
    items = tuple(item for row in rows for item in set_row(row, ruler, icons))
    return replace(
        _told(box, tried), items=items, lines=len(rows), ink=ink(rows, ruler)
    )


def _try(box: TextBox, fonts: FontSet) -> _Tried | SetText:
    if not box.content:
        return SetText(size=box.size)
    chain = fonts.chain(box.family, box.weight, italic=box.italic)
    if chain is None:
        return SetText(size=box.size, missing=_characters(box.content))
    base = _base(box, fonts, chain)
    blocks = tuple([block(base, paragraph) for paragraph in box.content])
    frame = _frame(box)
    found = fit(blocks, frame)
    ruler = Ruler(box.box[0], box.box[2], box.align, found.size, mm(found.size))
    return _Tried(blocks, chain, frame, found, ruler)


def _set_rows(box: TextBox, tried: _Tried) -> Iterator[Row]:
    heights = _Heights.of(box, tried.chain, tried.blocks)
    return _rows(tried.blocks, tried.frame, heights, tried.ruler)


def _areas(box: TextBox, tried: _Tried) -> tuple[Box, ...]:
    inks = [ink([row], tried.ruler) for row in _set_rows(box, tried)]
    return tuple([area for area in inks if area is not None])


def _told(box: TextBox, tried: _Tried) -> SetText:
    found = tried.found
    return SetText(
        size=found.size,
        fits=found.fits,
        excess_mm=found.excess_mm,
        excess_lines=found.excess_lines,
        too_wide=_too_wide(tried.blocks, tried.ruler, found),
        missing=missing(tried.blocks),
        areas=partial(_areas, box, tried),
    )


def _base(box: TextBox, fonts: FontSet, chain: Chain) -> Base:
    return Base(
        fonts=fonts,
        family=box.family,
        weight=box.weight,
        italic=box.italic,
        colour=box.colour,
        tracking=box.tracking / 1000,
        case=box.case,
        strength=box.strength,
        middle=chain.metrics.cap / 2,
        direction=box.direction,
    )


def _frame(box: TextBox) -> Frame:
    size = max(box.size, SMALLEST)
    return Frame(
        width=box.box[2],
        height=box.box[3],
        size=size,
        min_size=min(max(box.min_size, SMALLEST), size),
        leading=box.leading,
        gap=box.gap,
        max_lines=box.lines,
    )


@dataclass(frozen=True, slots=True)
class _Heights:
    """What the first baseline is found from: the box in mm, the rest in em.

    ``rise``, ``cap`` and ``drop`` are the font's, so that cards of one design share
    their baselines; ``top`` and ``bottom`` are the ink, which must stay in the box.
    """

    y: float
    height: float
    valign: str
    rise: float
    cap: float
    drop: float
    top: float
    bottom: float

    @classmethod
    def of(cls, box: TextBox, chain: Chain, blocks: Sequence[Block]) -> _Heights:
        metrics = chain.metrics
        first, last = blocks[0], blocks[-1]
        return cls(
            y=box.box[1],
            height=box.box[3],
            valign=box.valign,
            rise=metrics.rise * first.factor,
            cap=metrics.cap * first.factor,
            drop=metrics.drop * last.factor,
            top=first.top,
            bottom=last.bottom,
        )

    def first_baseline(self, between: float, em: float) -> float:
        """The first baseline in mm; ``between`` (em) is from there to the last one.

        In the middle stands what lies between the first line's capital height and the
        last baseline: the eye does not count descenders.
        """
        between *= em
        starts = {
            "middle": self.y + (self.height + self.cap * em - between) / 2,
            "bottom": self.y + self.height - self.drop * em - between,
        }
        wanted = starts.get(self.valign, self.y + self.rise * em)
        lowest = self.y + self.height - self.bottom * em - between
        return max(min(wanted, lowest), self.y + self.top * em)


def _rows(
    blocks: Sequence[Block], frame: Frame, heights: _Heights, ruler: Ruler
) -> Iterator[Row]:
    """Every line where it stands."""
    em = ruler.em
    broken = [wrap(block, frame.width / em) for block in blocks]
    between = span(blocks, [len(lines) for lines in broken], frame)
    y = heights.first_baseline(between, em)
    first = True
    for made, lines in zip(blocks, broken, strict=True):
        for index, line in enumerate(lines):
            if not first:
                y += frame.leading * made.factor * em
                y += frame.gap * em if index == 0 else 0.0
            first = False
            yield row(line, ruler, y)


def _too_wide(blocks: Sequence[Block], ruler: Ruler, found: Fit) -> str:
    """The longest word that is wider than the box at the size used."""
    if found.fits:
        return ""
    wide = [
        part
        for made in blocks
        for part in made.segments
        if (part.left + part.width + part.right) * ruler.em > ruler.width
    ]
    return max(wide, key=lambda part: part.width).text if wide else ""


def _characters(content: Content) -> tuple[str, ...]:
    runs = [p for paragraph in content for p in paragraph if isinstance(p, Run)]
    text = "".join(plain(((run,),)) for run in runs)
    return tuple(dict.fromkeys(text.replace(" ", "")))
