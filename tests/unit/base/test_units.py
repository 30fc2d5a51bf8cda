from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.base.units import MM_PER_INCH, mm, pixels, pt


def test_an_inch_is_25_4_mm_and_72_points() -> None:
    assert MM_PER_INCH == 25.4
    assert pt(25.4) == 72
    assert mm(72) == 25.4


@given(st.floats(-1e6, 1e6))
def test_points_and_millimetres_go_both_ways(length: float) -> None:
    assert mm(pt(length)) == pytest.approx(length)


@pytest.mark.parametrize(
    ("length", "dpi", "expected"),
    [
        (69.85, 300, 825),  # a poker card with an eighth of an inch around it
        (95.25, 300, 1125),
        (69.5, 300, 821),  # 820.87: bleed of 3 mm is no whole number of pixels
        (94.9, 300, 1121),  # 1120.87
        (25.4, 72, 72),
        (8, 25.4, 8),
        (0, 300, 0),
    ],
)
def test_pixels_are_the_nearest_whole_number(
    length: float, dpi: float, expected: int
) -> None:
    assert pixels(length, dpi) == expected
