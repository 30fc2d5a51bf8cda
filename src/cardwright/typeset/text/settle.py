"""Settling: blocks, a frame and a size in; every line where it stands out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cardwright.base.fonts import Metrics
from cardwright.model.drawing import Box
from cardwright.typeset.text.block import Block
from cardwright.typeset.text.fit import span
from cardwright.typeset.text.flow import Flow, Spot, balanced, flow, top_of
from cardwright.typeset.text.frame import Frame
from cardwright.typeset.text.lines import Line
from cardwright.typeset.text.place import Row, Ruler, row
from cardwright.typeset.text.segments import IconBit

_TURNS = 8
"""So often lines are moved to the middle, where that changes what is in their way."""

_STILL = 0.01


@dataclass(frozen=True, slots=True)
class Site:
    """A box (mm), where text stands in it, and the measures of its font (em)."""

    box: Box
    valign: str
    metrics: Metrics


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
    def of(
        cls, site: Site, first: Line, last: Line, edges: tuple[float, float]
    ) -> _Heights:
        metrics = site.metrics
        start, end = _factor(first), _factor(last)
        return cls(
            y=site.box[1],
            height=site.box[3],
            valign=site.valign,
            rise=metrics.rise * start,
            cap=metrics.cap * start,
            drop=metrics.drop * end,
            top=edges[0],
            bottom=edges[1],
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


def _factor(line: Line) -> float:
    """The largest of what is drawn in a line, as a factor of the box's size."""
    bits = (bit for part in line.segments for bit in part.bits)
    return max(
        [b.icon.factor if isinstance(b, IconBit) else b.dress.factor for b in bits],
        default=1.0,
    )


def rows_of(
    blocks: Sequence[Block],
    broken: Sequence[Sequence[Line]],
    frame: Frame,
    site: Site,
    ruler: Ruler,
) -> Iterator[Row]:
    """Lines below one another."""
    em = ruler.em
    between = span(blocks, [len(lines) for lines in broken], frame)
    edges = blocks[0].top, blocks[-1].bottom
    heights = _Heights.of(site, broken[0][0], broken[-1][-1], edges)
    y = heights.first_baseline(between, em)
    first = True
    for block, lines in zip(blocks, broken, strict=True):
        for index, line in enumerate(lines):
            if not first:
                y += frame.leading * block.factor * em
                y += frame.gap * block.gap * em if index == 0 else 0.0
            first = False
            if not block.indent:
                yield row(line, ruler, y)
            else:
                yield from _hung(block, line, ruler, y, first=index == 0)


def _hung(
    block: Block, line: Line, ruler: Ruler, y: float, *, first: bool
) -> Iterator[Row]:
    """A line of a list's item; before the first one stands the bullet."""
    em = ruler.em
    if first and block.bullet:
        bullet = Line((block.bullet,), last=True, level=block.level)
        inside = _inside(ruler, block.hang * em, block.level)
        yield replace(row(bullet, replace(inside, align="start"), y), is_bullet=True)
    yield row(line, _inside(ruler, block.indent * em, block.level), y)


def _inside(ruler: Ruler, indent: float, level: int) -> Ruler:
    """The ruler without what is left free at the start of lines."""
    left = ruler.left if level else ruler.left + indent
    return replace(ruler, left=left, width=ruler.width - indent)


def rows_of_flow(spots: Sequence[Spot], site: Site, ruler: Ruler) -> Iterator[Row]:
    """Lines that are in place already."""
    em = ruler.em
    for spot in spots:
        left = site.box[0] + spot.left * em
        own = replace(ruler, left=left, width=spot.width * em)
        y = site.box[1] + spot.y * em
        yield from _hung(spot.block, spot.line, own, y, first=spot.first)


def settled(
    blocks: Sequence[Block], frame: Frame, site: Site, em: float
) -> Sequence[Spot]:
    """Where the lines of a frame that is not plain stand, in em from its corner.

    Words are parted only where the text would not fit otherwise.
    """
    whole = [block._replace(hyphens=None) for block in blocks]
    if any(block.hyphens for block in blocks):
        poured = flow(whole, frame, em, top_of(whole))
        blocks = whole if poured.fits else blocks
    start = top_of(blocks)
    if not frame.around:
        made = balanced(blocks, frame, em, start)
        shift = _start(blocks, made, site, em) - start
        return [replace(spot, y=spot.y + shift) for spot in made.spots]
    made = flow(blocks, frame, em, start)
    for _ in range(_TURNS):
        wanted = _start(blocks, made, site, em)
        tried = flow(blocks, frame, em, wanted)
        if not tried.fits:
            break
        made = tried
        if abs(wanted - start) < _STILL:
            break
        start = wanted
    return made.spots


def _start(blocks: Sequence[Block], made: Flow, site: Site, em: float) -> float:
    """The first baseline that the site wants, in em from the box's top."""
    spots = made.spots
    top, lowest = spots[0].y, max(spots, key=lambda spot: spot.y)
    edges = top_of(blocks), max([block.bottom for block in blocks])
    heights = _Heights.of(site, spots[0].line, lowest.line, edges)
    baseline = heights.first_baseline(lowest.y - top, em)
    return (baseline - site.box[1]) / em
