"""Segments: a dressed piece of text without a break inside in, its measures out.

All measures are in em of the box's type size, so they hold at every size.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardwright.base.recent import Recent
from cardwright.model.drawing import Colour
from cardwright.typeset.text.fontset import CACHED_WORDS, Chain, Word
from cardwright.typeset.text.inline import IconAtom
from cardwright.typeset.text.shaping import RIGHTWARDS, Turn

ICON = 1.1
"""Width and height of an inline icon in em."""

ICON_BEARING = 0.05
"""Blank on either side of an inline icon in em."""

SOFT_HYPHEN = "\u00ad"


class Dress:
    """How a run is set: its fonts, factor of the box's size, colour, tracking (em).

    It remembers the segments made with it: in ``turned`` those with a level (and that
    of their blank), if these are all that they depend on, and in ``mixed`` those that
    other dresses have a part in.
    """

    __slots__ = (
        "_segments",
        "chain",
        "colour",
        "factor",
        "mixed",
        "tracking",
        "turned",
    )

    def __init__(
        self, chain: Chain, factor: float, colour: Colour, tracking: float
    ) -> None:
        self.chain = chain
        self.factor = factor
        self.colour = colour
        self.tracking = tracking
        self._segments = Recent(CACHED_WORDS)
        self.turned = Recent(CACHED_WORDS)
        self.mixed = Recent(CACHED_WORDS)

    def word(self, text: str, turn: Turn = RIGHTWARDS) -> Word:
        return self.chain.word(text, self.tracking, turn)

    def segment(self, text: str) -> Segment:
        """A segment that is all of this dress; spaces at its end are its blank."""
        found: Segment | None = self._segments.get(text)
        if found is None:
            core = text.rstrip(" ")
            bits = (Bit(0.0, self.word(core), self),) if core else ()
            made = segment(bits, text[len(core) :], self)
            found = self._segments.put(text, made)
        return found

    def segments(self, text: str, ends: Iterable[int]) -> list[Segment]:
        """The same for each piece of a text that ends at one of ``ends``."""
        known, made, start = self._segments, [], 0
        for end in ends:
            piece = text[start:end]
            made.append(known.get(piece) or self.segment(piece))
            start = end
        return made


class Bit(NamedTuple):
    """A word, ``x`` em from its segment's start; ``level`` by UAX 9."""

    x: float
    word: Word
    dress: Dress
    level: int = 0

    @property
    def advance(self) -> float:
        """The width that it takes, in em of the box's size."""
        return self.word.advance * self.dress.factor

    @property
    def trail(self) -> float:
        """The tracking behind its last letter, in em of the box's size."""
        return self.word.trail * self.dress.factor


class IconBit(NamedTuple):
    """An icon in a segment; ``middle`` is its centre's height above the baseline."""

    x: float
    icon: IconAtom
    middle: float
    level: int = 0

    @property
    def advance(self) -> float:
        """The width that it takes, in em of the box's size."""
        return icon_advance(self.icon)


Row = tuple[float, float, float, bool]
"""Of a segment: step to the next one, end of the ink, ink before the start, forced."""


class Segment(NamedTuple):
    """What stands between two break opportunities, and the space after it.

    ``width`` is its pen width, ``space`` the width of what is blank behind it. ``left``
    and ``right`` are how far its ink sticks out before its start and behind its width,
    never negative. ``top`` and ``bottom`` are its ink above and (positive) below the
    baseline. ``forced``: a line break follows. ``hyphen`` is drawn if a line ends here,
    and ``end`` is where the ink then ends. ``row`` is what line breaking reads of it.
    """

    bits: tuple[Bit | IconBit, ...] = ()
    width: float = 0.0
    space: float = 0.0
    left: float = 0.0
    right: float = 0.0
    top: float = 0.0
    bottom: float = 0.0
    blank: Bit | None = None
    hyphen: Bit | None = None
    forced: bool = False
    end: float = 0.0
    row: Row = (0.0, 0.0, 0.0, False)

    @property
    def text(self) -> str:
        """What it says, without its space; an icon says ``[name]``."""
        return "".join(
            bit.word.text if isinstance(bit, Bit) else f"[{bit.icon.name}]"
            for bit in self.bits
        )

    def before_break(self) -> Segment:
        """The same before a line break."""
        return self._replace(forced=True, row=(*self.row[:3], True))


Span = tuple[int, Dress | IconAtom]
"""End in the text of a line, and what stands before it."""

Mixture = tuple[tuple[tuple[str, Dress | IconAtom], ...], str, float]
"""Texts with their dresses, the blank behind them, and the middle of icons (em)."""


def segment(
    bits: Sequence[Bit | IconBit], blanks: str, dress: Dress | None, level: int = 0
) -> Segment:
    """Measure bits and the spaces behind them, which ``dress`` sets at ``level``.

    Tracking behind the last letter counts with the blank: it ends no line.
    """
    edges = [_edges(bit) for bit in bits]
    last = bits[-1] if bits else None
    pen = edges[-1].pen if edges else 0.0
    trail = last.trail if isinstance(last, Bit) else 0.0
    width = pen - trail
    blank = Bit(pen, dress.word(blanks), dress, level) if blanks and dress else None
    hyphen = _hyphen(last, pen)
    left = max(0.0, *[-edge.left for edge in edges], 0.0)
    right = max(0.0, *[edge.right - width for edge in edges], 0.0)
    space = trail + (blank.word.advance * blank.dress.factor if blank else 0.0)
    end = max(width + right, _hyphen_end(hyphen))
    return Segment(
        bits=tuple(bits),
        width=width,
        space=space,
        left=left,
        right=right,
        top=max(0.0, *[edge.top for edge in edges], 0.0),
        bottom=max(0.0, *[-edge.bottom for edge in edges], 0.0),
        blank=blank,
        hyphen=hyphen,
        end=end,
        row=(width + space, end, left, False),
    )


def _hyphen(last: Bit | IconBit | None, end: float) -> Bit | None:
    if isinstance(last, Bit) and last.word.text.endswith(SOFT_HYPHEN):
        return Bit(end, last.dress.word("-"), last.dress, last.level)
    return None


def _hyphen_end(hyphen: Bit | None) -> float:
    if hyphen is None:
        return 0.0
    word = hyphen.word
    return hyphen.x + max(word.advance, word.right) * hyphen.dress.factor


class Edges(NamedTuple):
    """Ink and pen of a bit within its segment, in em, y upwards."""

    left: float
    right: float
    top: float
    bottom: float
    pen: float


def _edges(bit: Bit | IconBit) -> Edges:
    if isinstance(bit, IconBit):
        factor, half = bit.icon.factor, ICON / 2 * bit.icon.factor
        left = bit.x + ICON_BEARING * factor
        pen = bit.x + icon_advance(bit.icon)
        right = left + ICON * factor
        return Edges(left, right, bit.middle + half, bit.middle - half, pen)
    word, factor = bit.word, bit.dress.factor
    return Edges(
        bit.x + word.left * factor,
        bit.x + word.right * factor,
        word.top * factor,
        word.bottom * factor,
        bit.x + word.advance * factor,
    )


def icon_advance(icon: IconAtom) -> float:
    """The width that an icon takes in its line, in em."""
    return (ICON + 2 * ICON_BEARING) * icon.factor
