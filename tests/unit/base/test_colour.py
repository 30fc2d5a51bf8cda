from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.base import colour
from cardwright.base.colour import BLACK, WHITE, Rgba

PART = st.integers(0, 255).map(lambda n: n / 255)
COLOURS = st.tuples(PART, PART, PART, PART)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#f00", (1.0, 0.0, 0.0, 1.0)),
        ("#F000", (1.0, 0.0, 0.0, 0.0)),
        ("#0033ff", (0.0, 0.2, 1.0, 1.0)),
        ("#0033ff66", (0.0, 0.2, 1.0, 0.4)),
        ("#abcde", None),
        ("#ggg", None),
        ("red", None),
        ("#fff ", None),
        ("", None),
    ],
)
def test_parse(text: str, expected: Rgba | None) -> None:
    assert colour.parse(text) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ((1.0, 0.0, 0.2, 1.0), "#ff0033"),
        ((1.0, 0.0, 0.2, 0.4), "#ff003366"),
        ((1.0, 1.0, 1.0, 1.0), "#ffffff"),
        ((0.0, 0.0, 1.0, 0.0), "#0000ff00"),
        ((2.0, -1.0, 0.0, 1.0), "#ff0000"),
    ],
)
def test_to_hex(value: Rgba, expected: str) -> None:
    assert colour.to_hex(value) == expected


@given(COLOURS)
def test_a_printed_colour_reads_back(value: Rgba) -> None:
    assert colour.parse(colour.to_hex(value)) == value


def test_mix_goes_from_the_first_to_the_second() -> None:
    blue = (0.0, 0.0, 1.0, 0.5)
    assert colour.mix(BLACK, blue, 0) == BLACK
    assert colour.mix(BLACK, blue, 0.5) == (0.0, 0.0, 0.5, 0.75)
    assert colour.mix(BLACK, blue, 7) == blue


def test_lighten_and_darken_keep_the_alpha() -> None:
    grey = (0.5, 0.5, 0.5, 0.25)
    assert colour.lighten(grey, 0.5) == (0.75, 0.75, 0.75, 0.25)
    assert colour.darken(grey, 0.5) == (0.25, 0.25, 0.25, 0.25)


def test_fade_sets_the_alpha() -> None:
    assert colour.fade(WHITE, 0.3) == (1.0, 1.0, 1.0, 0.3)


def test_contrast_of_black_and_white_is_21() -> None:
    assert colour.contrast(BLACK, WHITE) == pytest.approx(21)
    assert colour.contrast(WHITE, WHITE) == 1


def test_contrast_of_the_grey_that_wcag_passes_on_white() -> None:
    grey = colour.parse("#767676")
    assert grey is not None
    assert colour.contrast(grey, WHITE) == pytest.approx(4.54, abs=0.005)


@given(COLOURS, COLOURS)
def test_contrast_has_no_direction(first: Rgba, second: Rgba) -> None:
    assert colour.contrast(first, second) == colour.contrast(second, first)
    assert 1 <= colour.contrast(first, second) <= 21.01


def test_readable_chooses_the_ink_that_stands_out() -> None:
    yellow, navy = (1.0, 0.9, 0.2, 1.0), (0.0, 0.0, 0.4, 1.0)
    assert colour.readable(yellow, BLACK, WHITE) == BLACK
    assert colour.readable(navy, BLACK, WHITE) == WHITE
