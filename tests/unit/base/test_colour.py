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


def read(text: str) -> Rgba:
    found = colour.parse(text)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("ink", "ground", "expected"),
    [
        # The grey that WCAG passes on white; on black light must be 0.175 or more.
        ("#999999", "#ffffff", "#767676"),
        ("#444444", "#000000", "#757575"),
        # Yellow has 0.9278 of the light; 0.1833 is left of it on white: 0.1976 of each.
        ("#ffff00", "#ffffff", "#7a7a00"),
        # Contrast enough: nothing moves.
        ("#767676", "#ffffff", "#767676"),
    ],
)
def test_an_ink_moves_no_more_than_it_must(
    ink: str, ground: str, expected: str
) -> None:
    assert colour.to_hex(colour.inked(read(ink), (read(ground),), 4.5)) == expected


GREY = st.integers(0, 255).map(lambda n: (n / 255, n / 255, n / 255, 1.0))


def far(first: Rgba, second: Rgba) -> float:
    """How far greys are from each other in Oklab: by the cube root of their light."""
    lights = [float(colour.luminance(grey) ** (1 / 3)) for grey in (first, second)]
    return abs(lights[0] - lights[1])


@given(GREY, st.lists(GREY, min_size=1, max_size=3), st.sampled_from([3.0, 4.5, 7.0]))
def test_of_all_greys_the_nearest_is_found(
    ink: Rgba, grounds: list[Rgba], at: float
) -> None:
    """Grounds too far apart leave black or white, whichever is better on the worst."""
    found = colour.inked(ink, tuple(grounds), at)
    greys = [(n / 255, n / 255, n / 255, 1.0) for n in range(256)]
    fit = [g for g in greys if min(colour.contrast(g, s) for s in grounds) >= at]
    if fit:
        nearest = min(far(ink, grey) for grey in fit)
        assert found in fit
        assert far(ink, found) == pytest.approx(nearest, abs=1e-6)
    else:
        worst = {
            end: min(colour.contrast(end, s) for s in grounds) for end in (BLACK, WHITE)
        }
        assert found in worst
        assert worst[found] == max(worst.values())


@given(COLOURS, COLOURS)
def test_any_ink_can_be_read_on_any_one_ground(ink: Rgba, ground: Rgba) -> None:
    found = colour.inked(ink, (ground,), 4.5)
    assert colour.contrast(found, ground) >= 4.5
    assert found[3] == pytest.approx(ink[3])
