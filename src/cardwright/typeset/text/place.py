"""Placing: lines and a size in, glyph runs and icons at their baselines in mm out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from cardwright.model.drawing import Box, Colour, FontKey, Glyph, Glyphs, Group, Item
from cardwright.typeset.text.fontset import Face
from cardwright.typeset.text.lines import ROUNDING, Line
from cardwright.typeset.text.segments import (
    ICON,
    ICON_BEARING,
    Bit,
    Dress,
    IconBit,
    Segment,
)
from cardwright.typeset.text.visual import Atom, overhang, visual

IconsOf = Callable[[str, Box, Colour | None], Item | None]
"""An icon's name, box in mm and colour in; its drawing out, ``None`` if unknown."""


LOOSEST = 1.0
"""Justified blanks grow by at most this, in em; a looser line stays as it is."""

LOOSEST_APART = 0.5
"""The same between characters of a line that has no blanks."""


@dataclass(frozen=True, slots=True)
class Ruler:
    """The box's left edge and width (mm), alignment, size (pt) and em (mm)."""

    left: float
    width: float
    align: str
    size: float
    em: float


@dataclass(frozen=True, slots=True)
class Row:
    """A line where it stands: pen start, pen width and baseline in mm.

    ``stretch`` (mm) is added to each blank of a justified line, or behind each segment
    where a line has no blank. ``before`` and ``behind`` (mm) are how far its ink sticks
    out of its width. ``atoms`` are there for a line with text that runs leftwards.
    ``is_bullet``: it is what stands before an item of a list.
    """

    line: Line
    start: float
    width: float
    baseline: float
    before: float = 0.0
    behind: float = 0.0
    stretch: float = 0.0
    blanks: bool = True
    atoms: tuple[Atom, ...] = ()
    is_bullet: bool = False


def row(line: Line, ruler: Ruler, baseline: float) -> Row:
    """Align a line; ink that sticks out of its pen width pushes it into the box."""
    parts, em = line.segments, ruler.em
    steps = sum([part.width + part.space for part in parts[:-1]])
    end, over = _line_end(line)
    width = (steps + end) * em
    atoms = visual(line) if line.turned else ()
    first, behind = overhang(atoms) if line.turned else (parts[0].left, over)
    before, behind = first * em, behind * em
    free = ruler.width - width
    starts = {"center": free / 2, "right": free}
    start = min(starts.get(_side(ruler.align, line), 0.0), free - behind)
    left = ruler.left + max(start, before)
    made = Row(line, left, width, baseline, before, behind, atoms=atoms)
    if ruler.align == "justify" and not line.last and len(parts) > 1:
        return _justified(made, ruler, free - before - behind)
    return made


_SIDES = ({"start": "left", "end": "right"}, {"start": "right", "end": "left"})
"""What the ends of a line of level 0 and of level 1 are."""


def _side(align: str, line: Line) -> str:
    """Where a line stands; a justified one that is not stretched at its start."""
    if align == "justify":
        align = "start"
    return _SIDES[line.level].get(align, align)


def _justified(loose: Row, ruler: Ruler, room: float) -> Row:
    """The row as wide as the ruler, unless its gaps would become holes."""
    parts = loose.line.segments
    blanks = sum(part.blank is not None for part in parts[:-1])
    gaps = blanks or len(parts) - 1
    stretch = max(room, 0.0) / gaps
    if stretch > (LOOSEST if blanks else LOOSEST_APART) * ruler.em + ROUNDING:
        return loose
    width = loose.width + stretch * gaps
    start = ruler.left + loose.before
    return replace(loose, start=start, width=width, stretch=stretch, blanks=blanks > 0)


def _line_end(line: Line) -> tuple[float, float]:
    """Pen width of the last segment, and how far its ink goes beyond, in em."""
    part = line.segments[-1]
    if part.hyphen is None or line.last:
        return part.width, part.right
    return part.hyphen.x + part.hyphen.word.advance * part.hyphen.dress.factor, 0.0


class Pen:
    """Collects the items of one line, joining glyphs of one font, size and colour."""

    def __init__(self, ruler: Ruler, baseline: float, icons: IconsOf) -> None:
        self.items: list[Item] = []
        self._ruler = ruler
        self._y = baseline
        self._icons = icons
        self._glyphs: list[Glyph] = []
        self._key: tuple[FontKey, float, Colour, float] | None = None

    def segment(self, part: Segment, x: float) -> None:
        """Set all bits of a segment that starts at ``x`` mm."""
        em = self._ruler.em
        for bit in part.bits:
            self.bit(bit, x + bit.x * em)

    def bit(self, bit: Bit | IconBit, x: float, stretch: float = 0.0) -> None:
        """Set a word or icon at ``x`` mm; ``stretch`` is a word's."""
        if isinstance(bit, Bit):
            self.word(bit, x, stretch)
        else:
            self._icon(bit, x)

    def word(self, bit: Bit, x: float, stretch: float = 0.0) -> None:
        """Set a word; ``stretch`` mm are added to the advance of its last glyph."""
        scale, y = self._ruler.em * bit.dress.factor, self._y
        for part in bit.word.parts:
            self._turn_to(part.face, bit.dress)
            start = x + part.x * scale
            self._glyphs += [
                Glyph(gid, start + dx * scale, y - dy * scale, text, step * scale)
                for gid, dx, dy, text, step in part.shape.signs
            ]
        if stretch and self._glyphs:
            last = self._glyphs[-1]
            wider = last.advance + stretch
            self._glyphs[-1] = Glyph(last.gid, last.x, last.y, last.text, wider)

    def _turn_to(self, face: Face, dress: Dress) -> None:
        size = self._ruler.size * dress.factor
        key = (face.key, size, dress.colour, face.slant)
        if key != self._key:
            self.finish()
            self._key = key

    def finish(self) -> None:
        """Put the glyphs collected so far among the items."""
        if self._glyphs and self._key:
            font, size, colour, slant = self._key
            self.items.append(Glyphs(font, size, tuple(self._glyphs), colour, slant))
        self._glyphs = []

    def _icon(self, bit: IconBit, x: float) -> None:
        self.finish()
        em, icon = self._ruler.em, bit.icon
        side = ICON * icon.factor * em
        left = x + ICON_BEARING * icon.factor * em
        top = self._y - bit.middle * em - side / 2
        drawn = self._icons(icon.name, (left, top, side, side), icon.colour)
        if drawn is not None:
            self.items.append(Group((drawn,), spoken=f"[{icon.name}]"))


def set_row(row: Row, ruler: Ruler, icons: IconsOf) -> list[Item]:
    """The items of one line."""
    pen = Pen(ruler, row.baseline, icons)
    if row.line.turned:
        _set_atoms(row, ruler, pen)
    else:
        _set_segments(row, ruler, pen)
    pen.finish()
    return pen.items


def _set_atoms(row: Row, ruler: Ruler, pen: Pen) -> None:
    x, em = row.start, ruler.em
    for atom in row.atoms:
        stretch = row.stretch if atom.loose else 0.0
        if atom.bit is not None:
            pen.bit(atom.bit, x + atom.shift * em, stretch)
        x += atom.width * em + stretch


def _set_segments(row: Row, ruler: Ruler, pen: Pen) -> None:
    parts, em = row.line.segments, ruler.em
    x, last = row.start, len(parts) - 1
    for index, part in enumerate(parts):
        pen.segment(part, x)
        if index == last:
            if part.hyphen and not row.line.last:
                pen.word(part.hyphen, x + part.hyphen.x * em)
            break
        stretch = row.stretch if part.blank or not row.blanks else 0.0
        if part.blank:
            pen.word(part.blank, x + part.blank.x * em, stretch)
        x += (part.width + part.space) * em + stretch


def ink(rows: Sequence[Row], ruler: Ruler) -> Box | None:
    """The box around all ink in mm; ``None`` if nothing is drawn."""
    drawn = [row for row in rows if any(part.bits for part in row.line.segments)]
    if not drawn:
        return None
    edges = (_row_ink(row, ruler.em) for row in drawn)
    left, top, right, bottom = zip(*edges, strict=True)
    x, y = min(left), min(top)
    return (x, y, max(right) - x, max(bottom) - y)


def _row_ink(row: Row, em: float) -> tuple[float, float, float, float]:
    """Left, top, right and bottom; at the sides never less than the pen width."""
    parts = row.line.segments
    return (
        row.start - row.before,
        row.baseline - max([part.top for part in parts]) * em,
        row.start + row.width + row.behind,
        row.baseline + max([part.bottom for part in parts]) * em,
    )
