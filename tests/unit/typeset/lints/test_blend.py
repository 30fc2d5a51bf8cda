from __future__ import annotations

import pytest

from cardwright.base.colour import BLACK, WHITE, Rgba
from cardwright.typeset.lints.blend import CLEAR, Blend, over

GREY = (0.5, 0.5, 0.5, 1.0)
HALF_RED = (1.0, 0.0, 0.0, 0.5)


@pytest.mark.parametrize(
    ("ground", "colour", "blend", "seen"),
    [
        (WHITE, BLACK, "normal", BLACK),
        (WHITE, CLEAR, "normal", WHITE),
        (WHITE, HALF_RED, "normal", (1.0, 0.5, 0.5, 1.0)),
        (CLEAR, HALF_RED, "normal", HALF_RED),
        (HALF_RED, HALF_RED, "normal", (1.0, 0.0, 0.0, 0.75)),
        (GREY, GREY, "multiply", (0.25, 0.25, 0.25, 1.0)),
        (GREY, GREY, "screen", (0.75, 0.75, 0.75, 1.0)),
        (WHITE, HALF_RED, "multiply", (1.0, 0.5, 0.5, 1.0)),
        (CLEAR, GREY, "multiply", GREY),
    ],
)
def test_a_colour_over_another(
    ground: Rgba, colour: Rgba, blend: Blend, seen: Rgba
) -> None:
    assert over(ground, colour, blend) == pytest.approx(seen)
