"""What the tests of the press share: faces, profiles, boxes as edges."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from cardwright.model.drawing import Box, Drawing
from cardwright.model.sheet import Sheet
from cardwright.press.footer import Imprint
from cardwright.press.impose import impose
from cardwright.press.piece import Piece
from cardwright.press.plan import plan
from cardwright.press.printer import Printer
from cardwright.press.profile import Profile

A4 = Profile("A4", (210.0, 297.0))
LETTER = Profile("Letter", (215.9, 279.4))
CARD = Profile("Card", None, margin=0, bleed="full")


def face(
    name: str, width: float = 63.5, height: float = 88.9, bleed: float = 3.175
) -> Drawing:
    return Drawing(width, height, bleed, (), name)


def sheets_of(
    pieces: Sequence[Piece],
    profile: Profile,
    title: str = "",
    printer: Printer | None = None,
) -> list[Sheet]:
    """The pieces planned and imposed."""
    return impose(plan(pieces, profile), Imprint(title, "", blank), printer)


def blank(_text: str, width: float, height: float) -> Drawing:
    """A line of text without any text."""
    return Drawing(width, height, 0.0, ())


def rounded(box: Box) -> Box:
    """A box to a tenth of a micrometre."""
    x, y, width, height = (round(value, 4) for value in box)
    return (x, y, width, height)


def overlap(one: Box, two: Box) -> bool:
    """Whether two boxes share more than an edge (0.1 micrometres)."""
    across = min(one[0] + one[2], two[0] + two[2]) - max(one[0], two[0])
    down = min(one[1] + one[3], two[1] + two[3]) - max(one[1], two[1])
    return across > 1e-4 and down > 1e-4


def holds(outer: Box, inner: Box) -> bool:
    return (
        outer[0] <= inner[0] + 1e-6
        and outer[1] <= inner[1] + 1e-6
        and outer[0] + outer[2] >= inner[0] + inner[2] - 1e-6
        and outer[1] + outer[3] >= inner[1] + inner[3] - 1e-6
    )


SIZES = st.sampled_from(
    [
        (63.5, 88.9, 3.175),
        (63.0, 88.0, 3.0),
        (57.15, 88.9, 3.175),
        (44.0, 68.0, 3.0),
        (41.0, 63.0, 2.0),
        (88.9, 63.5, 3.0),
        (25.0, 25.0, 1.5),
        (90.0, 90.0, 0.0),
    ]
)
