"""What the tests of the press share: faces, profiles, boxes as edges."""

from __future__ import annotations

from cardwright.model.drawing import Box, Drawing
from cardwright.press.profile import Profile

A4 = Profile("A4", (210.0, 297.0))
LETTER = Profile("Letter", (215.9, 279.4))
CARD = Profile("Card", None, margin=0, bleed="full")


def face(
    name: str, width: float = 63.5, height: float = 88.9, bleed: float = 3.175
) -> Drawing:
    return Drawing(width, height, bleed, (), name)


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
