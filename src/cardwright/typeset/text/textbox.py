"""Text boxes: a box with its style and content in, placed glyphs and the fit out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Literal, NamedTuple

from cardwright.base.units import mm
from cardwright.model.drawing import Box, Colour, Item
from cardwright.typeset.text.bidi import Direction
from cardwright.typeset.text.block import Block, block, missing
from cardwright.typeset.text.budget import Letters, letters, no_letters
from cardwright.typeset.text.dressing import Base
from cardwright.typeset.text.ellipsis import cut, cut_flow, with_sign
from cardwright.typeset.text.fit import Fit, below, beside, fit, needed
from cardwright.typeset.text.flow import Spot, flow, top_of
from cardwright.typeset.text.fontset import Chain, FontSet
from cardwright.typeset.text.frame import Frame
from cardwright.typeset.text.hyphens import Hyphenate, hyphens
from cardwright.typeset.text.inline import Case, Content, Features, Look, Run, plain
from cardwright.typeset.text.lines import ROUNDING, Line, wrap
from cardwright.typeset.text.lists import hung, itemised
from cardwright.typeset.text.place import IconsOf, Row, Ruler, ink, set_row
from cardwright.typeset.text.ragged import Wrap, broken
from cardwright.typeset.text.settle import Site, rows_of, rows_of_flow, settled
from cardwright.typeset.text.shaping import Manner

SMALLEST = 0.1
"""No type is smaller than this, in pt."""

STRENGTH = Look(bold=True)
"""How a number raised by strength looks where its box says nothing else."""


class TextBox(NamedTuple):
    """A box (mm) with content and the style that it starts from.

    Sizes are pt, ``leading`` is a factor of the size, ``tracking`` and ``word_spacing``
    em/1000, ``gap`` the extra space between paragraphs in em. ``lines`` is the most
    lines allowed. Columns stand ``gutter`` mm apart; text flows around the boxes of
    ``around`` (mm from the box's corner). ``lists``: lines with a dash are items.
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
    features: Features = ()
    word_spacing: float = 0.0
    hyphenate: Hyphenate = "false"
    wrap: Wrap = "pretty"
    overflow: Literal["problem", "ellipsis"] = "problem"
    columns: int = 1
    gutter: float = 0.0
    around: tuple[Box, ...] = ()
    lists: bool = False


class Room(NamedTuple):
    """What a text leaves free: mm, and how many more of its lines would fit.

    The mm are below the text, or if it ``is_line`` beside it: in a box for one line.
    They are negative where it does not fit.
    """

    mm: float = 0.0
    lines: int = 0
    is_line: bool = False


@dataclass(frozen=True, slots=True)
class SetText:
    """Text as set: items and the size used (pt), with all that is wrong with it.

    ``excess_mm`` and ``excess_lines`` tell by how much it does not fit at the smallest
    size; ``too_wide`` is the longest word that is wider than the box. ``missing`` holds
    characters that no font has. ``ink`` is the box around all that is drawn, mm;
    ``areas`` works out the ink of each line, ``room`` what is left free, ``height`` how
    much (mm) the text needs, whether it was drawn or only tried; ``letters``, for what
    does not fit, how much of it would.
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
        default=tuple, compare=False, repr=False
    )
    room: Callable[[], Room] = field(default=Room, compare=False, repr=False)
    height: Callable[[], float] = field(default=float, compare=False, repr=False)
    letters: Callable[[], Letters] = field(
        default=no_letters, compare=False, repr=False
    )


class _Tried(NamedTuple):
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
    lines = sum([not row.is_bullet for row in rows])
    return replace(_told(box, tried), items=items, lines=lines, ink=ink(rows, ruler))


def _try(box: TextBox, fonts: FontSet) -> _Tried | SetText:
    if not box.content:
        return SetText(size=box.size)
    chain = fonts.chain(box.family, box.weight, italic=box.italic)
    if chain is None:
        return SetText(size=box.size, missing=_characters(box.content))
    base = _base(box, fonts, chain)
    content = itemised(box.content) if box.lists else box.content
    blocks = hung([block(base, paragraph) for paragraph in content])
    frame = _frame(box)
    found = fit(blocks, frame)
    if box.overflow == "ellipsis" and not found.fits:
        blocks = with_sign(blocks)
    ruler = Ruler(box.box[0], box.box[2], box.align, found.size, mm(found.size))
    return _Tried(blocks, chain, frame, found, ruler)


def _set_rows(box: TextBox, tried: _Tried) -> Iterator[Row]:
    site = Site(box.box, box.valign, tried.chain.metrics)
    if tried.frame.is_plain:
        lines = _lines(box, tried)
        blocks = tried.blocks[: len(lines)]
        return rows_of(blocks, lines, tried.frame, site, tried.ruler)
    return rows_of_flow(_spots(box, tried, site), site, tried.ruler)


def _lines(box: TextBox, tried: _Tried) -> list[list[Line]]:
    """The lines of each block; where a text is cut short the last has an ellipsis."""
    width, justified = tried.frame.width / tried.ruler.em, box.align == "justify"
    lines = [broken(b, width, box.wrap, justified=justified) for b in tried.blocks]
    if tried.found.fits or box.overflow == "problem":
        return lines
    return cut(tried.blocks, lines, tried.frame, tried.ruler.em) or lines


def _spots(box: TextBox, tried: _Tried, site: Site) -> Sequence[Spot]:
    em = tried.ruler.em
    if tried.found.fits:
        return settled(tried.blocks, tried.frame, site, em)
    poured = flow(tried.blocks, tried.frame, em, top_of(tried.blocks))
    cut_short = box.overflow == "ellipsis" and cut_flow(poured, tried.frame, em)
    return cut_short or poured.spots


def _is_cut(box: TextBox, tried: _Tried) -> bool:
    """Whether a text that does not fit can end with an ellipsis instead."""
    if box.overflow == "problem":
        return False
    blocks, frame, em = tried.blocks, tried.frame, tried.ruler.em
    if frame.is_plain:
        lines = [wrap(each, frame.width / em) for each in blocks]
        return bool(cut(blocks, lines, frame, em))
    return bool(cut_flow(flow(blocks, frame, em, top_of(blocks)), frame, em))


def _areas(box: TextBox, tried: _Tried) -> tuple[Box, ...]:
    inks = [ink([row], tried.ruler) for row in _set_rows(box, tried)]
    return tuple([area for area in inks if area is not None])


def _told(box: TextBox, tried: _Tried) -> SetText:
    found = tried.found
    if not found.fits and _is_cut(box, tried):
        found = Fit(found.size, fits=True)
    too_wide = _too_wide(tried, found)
    return SetText(
        size=found.size,
        fits=found.fits,
        excess_mm=found.excess_mm,
        excess_lines=found.excess_lines,
        too_wide=too_wide,
        missing=missing(tried.blocks),
        areas=partial(_areas, box, tried),
        room=partial(_room, tried),
        height=partial(_height, tried),
        letters=partial(letters, tried.blocks, tried.frame, found, too_wide),
    )


def _room(tried: _Tried) -> Room:
    found, frame, blocks = tried.found, tried.frame, tried.blocks
    if not found.fits:
        return Room(-found.excess_mm, -found.excess_lines)
    em = tried.ruler.em
    if frame.max_lines == 1 and frame.is_plain:
        return Room(beside(blocks, frame, found.size), 0, is_line=True)
    free, used = below(blocks, frame, found.size)
    lines = int(free / em / frame.leading / blocks[-1].factor + ROUNDING)
    most = lines if frame.max_lines is None else frame.max_lines - used
    return Room(free, max(min(lines, most), 0))


def _height(tried: _Tried) -> float:
    metrics = tried.chain.metrics
    return needed(tried.blocks, tried.frame, tried.found.size, metrics)


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
        manner=Manner(box.features, box.word_spacing / 1000),
        hyphens=hyphens(box.hyphenate, fonts.language),
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
        columns=box.columns,
        gutter=box.gutter,
        around=box.around,
    )


def _too_wide(tried: _Tried, found: Fit) -> str:
    """The longest word that is wider than its line at the size used."""
    if found.fits:
        return ""
    width = tried.frame.column / tried.ruler.em
    wide = [
        part
        for made in tried.blocks
        for part in made.segments
        if part.left + part.width + part.right > width - made.indent
    ]
    return max(wide, key=lambda part: part.width).text if wide else ""


def _characters(content: Content) -> tuple[str, ...]:
    runs = [p for paragraph in content for p in paragraph if isinstance(p, Run)]
    text = "".join(plain(((run,),)) for run in runs)
    return tuple(dict.fromkeys(text.replace(" ", "")))
