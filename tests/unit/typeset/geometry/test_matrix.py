from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.drawing import (
    Clip,
    Colour,
    Fill,
    FontKey,
    Glyph,
    Glyphs,
    Group,
    Item,
    Linear,
    Matrix,
    Outline,
    Picture,
    Radial,
    Stroke,
)
from cardwright.typeset.geometry.matrix import (
    IDENTITY,
    applied,
    growth,
    keeps_shape,
    mapped,
    moved,
    narrowest,
    reach,
    rotation,
    rounded,
    scaling,
    times,
    translation,
)

RED, BLUE = Colour(1, 0, 0), Colour(0, 0, 1)
STOPS = ((0.0, RED), (1.0, BLUE))
LINE: Outline = (("M", 0.0, 0.0), ("L", 1.0, 2.0))
TWICE: Matrix = (2, 0, 0, 2, 10, 20)
TWICE_LINE: Outline = (("M", 10.0, 20.0), ("L", 12.0, 24.0))
FONT = FontKey("p", "f.ttf")


def test_a_turn_is_clockwise_on_the_page() -> None:
    """The point on the right goes down, where y grows."""
    x, y = applied(rotation(90), 1, 0)
    assert (round(x, 9), round(y, 9)) == (0, 1)


def test_the_inner_matrix_comes_first() -> None:
    both = times(translation(10, 0), scaling(2, 3))
    assert applied(both, 1, 1) == (12, 3)


def test_growth_is_the_root_of_the_area_s() -> None:
    assert growth(scaling(2, 8)) == 4
    assert growth(rotation(30)) == pytest.approx(1)


def test_a_stretch_is_narrowest_across_it() -> None:
    assert narrowest((3, 0, 0, 0.5, 9, 9)) == pytest.approx(0.5)
    assert narrowest(times(rotation(30), scaling(3, 0.5))) == pytest.approx(0.5)
    assert narrowest(rotation(30)) == pytest.approx(1)
    assert narrowest((1, 1, 1, 1, 0, 0)) == 0


def test_a_circle_reaches_as_far_as_it_is_stretched() -> None:
    assert reach(scaling(3, 0.5), 2) == (6, 1)
    assert reach(rotation(30), 2) == pytest.approx((2, 2))
    assert reach((1, 0, 1, 1, 0, 0), 1) == pytest.approx((2**0.5, 1))


def test_keeps_shape() -> None:
    assert keeps_shape(times(rotation(33), scaling(5, 5)))
    assert keeps_shape(scaling(1, -1))
    assert not keeps_shape(scaling(1, 2))
    assert not keeps_shape((1, 0, 0.5, 1, 0, 0))


def test_rounded_keeps_six_decimals_and_four_for_the_shift() -> None:
    assert rounded((1 / 3, 0, -0.0, 1, 2 / 3, 0)) == (0.333333, 0, 0, 1, 0.6667, 0)


def test_moved() -> None:
    outline: Outline = (*LINE, ("C", 1, 1, 2, 2, 3, 3), ("Z",))
    assert moved(outline, TWICE) == (
        *TWICE_LINE,
        ("C", 12.0, 22.0, 14.0, 24.0, 16.0, 26.0),
        ("Z",),
    )


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        (Fill(LINE, RED, even_odd=True), Fill(TWICE_LINE, RED, even_odd=True)),
        (
            Fill(LINE, Linear(0, 0, 4, 0, STOPS)),
            Fill(TWICE_LINE, Linear(10, 20, 18, 20, STOPS)),
        ),
        (
            Fill(LINE, Radial(1, 1, 3, STOPS)),
            Fill(TWICE_LINE, Radial(12, 22, 6, STOPS)),
        ),
        (
            Stroke(LINE, RED, 0.5, "round", "bevel", (1, 2)),
            Stroke(TWICE_LINE, RED, 1.0, "round", "bevel", (2, 4)),
        ),
        (
            Picture("a.png", "d", (1, 1, 4, 2), (0, 0, 1, 0.5)),
            Picture("a.png", "d", (12, 22, 8, 4), (0, 0, 1, 0.5)),
        ),
        (
            Glyphs(FONT, 9, (Glyph(7, 1, 2, "a", 3),), RED, 0.2),
            Glyphs(FONT, 18, (Glyph(7, 12, 24, "a", 6),), RED, 0.2),
        ),
        (Clip(LINE, (Fill(LINE, RED),)), Clip(TWICE_LINE, (Fill(TWICE_LINE, RED),))),
        (
            Group((Fill(LINE, RED),), 0.5, "multiply", "fire"),
            Group((Fill(TWICE_LINE, RED),), 0.5, "multiply", "fire"),
        ),
        (
            Group((Fill(LINE, RED),), matrix=(1, 0, 0, 1, 5, 5)),
            Group((Fill(LINE, RED),), matrix=(2, 0, 0, 2, 20, 30)),
        ),
    ],
)
def test_mapped_moves_every_sort_of_item(item: Item, expected: Item) -> None:
    assert mapped((item,), TWICE) == (expected,)


def test_mapped_recolours_all_but_pictures() -> None:
    picture = Picture("a.png", "d", (1, 1, 4, 2))
    items = (
        Fill(LINE, RED),
        Stroke(LINE, RED, 1),
        Glyphs(FONT, 9, (), RED),
        Group((Fill(LINE, Linear(0, 0, 1, 0, STOPS)),), matrix=TWICE),
        picture,
    )
    assert mapped(items, IDENTITY, lambda _: BLUE) == (
        Fill(LINE, BLUE),
        Stroke(LINE, BLUE, 1),
        Glyphs(FONT, 9, (), BLUE),
        Group((Fill(LINE, BLUE),), matrix=TWICE),
        picture,
    )


def test_a_circle_that_does_not_stay_one_gets_the_matrix() -> None:
    circle = Fill(LINE, Radial(1, 1, 3, STOPS, (2, 1)))
    wide = (2.0, 0.0, 0.0, 1.0, 5.0, 0.0)
    (made,) = mapped((circle,), wide)
    assert isinstance(made, Fill)
    assert made.paint == Radial(1, 1, 3, STOPS, (2, 1), wide)
    (again,) = mapped((made,), scaling(3, 3))
    assert isinstance(again, Fill)
    assert again.paint == Radial(1, 1, 3, STOPS, (2, 1), (6, 0, 0, 3, 15, 0))
    (moved_one,) = mapped((circle,), (2, 0, 0, 2, 5, 0))
    assert isinstance(moved_one, Fill)
    assert moved_one.paint == Radial(7, 2, 6, STOPS, (9, 2))


def test_a_gradient_s_stripes_lean_with_its_shape() -> None:
    """From (0, 0) to (1, 1) in a unit square stretched to 4 by 1: the stripes run from
    (1, 0) to (0, 1), so now from (4, 0) to (0, 1), and the line stands across them:
    the end (4, 1) falls onto the normal (1, 4) at 8/17 of it.
    """
    item = Fill((), Linear(0, 0, 1, 1, STOPS))
    paint = Linear(0, 0, 0.4706, 1.8824, STOPS)
    assert mapped((item,), scaling(4, 1)) == (Fill((), paint),)


@given(st.floats(-360, 360), st.floats(0.1, 10), st.floats(-9, 9), st.floats(-9, 9))
def test_similarities_keep_shapes(
    turn: float, scale: float, x: float, y: float
) -> None:
    matrix = times(translation(x, y), times(rotation(turn), scaling(scale, scale)))
    assert keeps_shape(matrix)
    assert growth(matrix) == pytest.approx(scale)
