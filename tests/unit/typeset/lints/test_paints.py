from __future__ import annotations

import pytest

from cardwright.base.colour import Rgba
from cardwright.model.drawing import Colour, Linear
from cardwright.typeset.geometry.outline import ellipse, rectangle
from cardwright.typeset.lints.blend import CLEAR
from cardwright.typeset.lints.paints import (
    Grouped,
    Line,
    Look,
    Painted,
    Shown,
    covers,
    stacked,
)
from cardwright.typeset.lints.region import Bounds, Lie, Region

RED, BLACK, WHITE = Colour(1, 0, 0), Colour(0, 0, 0), Colour(1, 1, 1)
SQUARE = Region(rectangle((0, 0, 10, 10)), None)
DISC = Region(ellipse(5, 5, 2, 2), None)
INSIDE: Bounds = (4, 4, 6, 6)
STOPS = ((0.25, BLACK), (0.75, WHITE))
SHADES = ((1.0, 0.0, 0.0, 1.0), (0.0, 0.0, 1.0, 1.0))


def test_a_fill_has_its_colour_within_its_outline_and_clips() -> None:
    fill = Painted(SQUARE, RED, None, (DISC,))
    assert fill.at(5, 5) == (1, 0, 0, 1)
    assert fill.at(1, 1) == fill.at(11, 5) == CLEAR
    assert (covers(fill, INSIDE), fill.even) == (True, True)
    assert fill.lie((1, 1, 5, 5)) is Lie.ACROSS
    assert fill.lie((8, 8, 9, 9)) is Lie.APART


def test_only_what_is_opaque_covers() -> None:
    assert not covers(Painted(SQUARE, Colour(1, 0, 0, 0.99), None, ()), INSIDE)


def test_a_gradient_hides_where_all_its_stops_are_opaque() -> None:
    fill = Painted(SQUARE, Linear(0, 0, 10, 0, STOPS), None, ())
    assert (covers(fill, INSIDE), fill.even) == (True, False)
    faint = (STOPS[0], (0.75, Colour(1, 1, 1, 0.5)))
    assert not covers(Painted(SQUARE, Linear(0, 0, 10, 0, faint), None, ()), INSIDE)


def test_a_gradient_moves_with_its_group() -> None:
    matrix = (0.0, 2.0, -2.0, 0.0, 20.0, 0.0)
    region = Region(rectangle((0, 0, 10, 10)), matrix)
    fill = Painted(region, Linear(0, 0, 10, 0, STOPS), matrix, ())
    assert fill.at(10, 10) == pytest.approx((0.5, 0.5, 0.5, 1))
    assert fill.at(10, 4) == (0, 0, 0, 1)


def test_a_line_is_as_wide_as_it_is() -> None:
    line = Line(SQUARE, RED, 1.0, ())
    assert line.at(0.4, 5) == line.at(-0.4, 5) == (1, 0, 0, 1)
    assert line.at(0.6, 5) == CLEAR
    assert line.lie((-0.6, 4, -0.4, 5)) is Lie.ACROSS
    assert line.lie((-2, 4, -0.6, 5)) is Lie.APART
    assert not covers(line, INSIDE)


def halves(u: float, _v: float) -> Rgba:
    return SHADES[u > 0.5]


def test_a_picture_is_looked_up_where_its_crop_shows_it() -> None:
    whole = Shown((0, 0, 10, 10), (0, 0, 1, 1), Look(halves), None, ())
    right = Shown((0, 0, 10, 10), (0.5, 0, 1, 1), Look(halves), None, ())
    assert (whole.at(2, 5), whole.at(8, 5)) == SHADES
    assert right.at(2, 5) == SHADES[1]
    assert whole.at(11, 5) == CLEAR
    assert whole.lie(INSIDE) is Lie.ACROSS
    assert whole.lie((11, 0, 12, 10)) is Lie.APART
    assert (covers(whole, INSIDE), whole.even) == (False, False)


def test_an_opaque_picture_covers_what_is_in_its_box_and_clips() -> None:
    look, crop = Look(halves, opaque=True), (0, 0, 1, 1)
    whole = Shown((0, 0, 10, 10), crop, look, None, ())
    round_ = Shown((0, 0, 10, 10), crop, look, None, (DISC,))
    moved = Shown((0, 0, 10, 10), crop, look, (1, 0, 0, 1, 5, 0), ())
    assert [covers(each, (0, 0, 10, 10)) for each in (whole, round_, moved)] == [
        *(True, False, False)
    ]
    assert covers(moved, (5, 0, 15, 10))
    assert not covers(whole, (-0.1, 0, 10, 10))


def test_a_group_fades_all_in_it_as_one() -> None:
    both = Grouped(
        [Painted(SQUARE, BLACK, None, ()), Painted(DISC, RED, None, ())], 0.5, "normal"
    )
    assert both.at(5, 5) == (1, 0, 0, 0.5)
    assert both.at(1, 1) == (0, 0, 0, 0.5)
    assert not covers(both, INSIDE)
    assert both.lie((1, 1, 2, 2)) is Lie.ACROSS
    assert stacked([both], 1, 1, (1, 1, 1, 1)) == (0.5, 0.5, 0.5, 1)


def test_a_plain_group_covers_what_something_in_it_covers() -> None:
    plain = Grouped([Painted(SQUARE, BLACK, None, ())], 1.0, "normal")
    assert covers(plain, INSIDE)
    assert Grouped([], 1.0, "normal").lie(INSIDE) is Lie.APART
