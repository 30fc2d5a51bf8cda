from __future__ import annotations

import pytest

from cardwright.model.drawing import Colour, Fill, Item, Linear, Radial
from cardwright.typeset.geometry.outline import rectangle
from cardwright.typeset.svg.read import read_svg

RED, BLUE = Colour(1, 0, 0), Colour(0, 0, 1)
STOPS = ((0.0, RED), (1.0, BLUE))
OUTLINE = rectangle((200, 400, 400, 200))
TWO = '<stop stop-color="red"/><stop offset="100%" style="stop-color:blue"/>'


def read(gradient: str) -> tuple[tuple[Item, ...], list[str]]:
    """A rectangle of 4 by 2 at (2, 4) with the gradient ``a``; 10 units are 1000."""
    data = (
        f'<svg viewBox="0 0 10 10"><defs>{gradient}</defs>'
        '<rect x="2" y="4" width="4" height="2" fill="url(#a)"/></svg>'
    )
    symbol = read_svg(data.encode(), "x.svg")
    return symbol.items, [problem.message for problem in symbol.problems]


def fill(paint: Linear | Radial) -> Fill:
    return Fill(OUTLINE, paint)


@pytest.mark.parametrize(
    ("gradient", "paint"),
    [
        (
            f'<linearGradient id="a">{TWO}</linearGradient>',
            Linear(200, 400, 600, 400, STOPS),
        ),
        (
            f'<linearGradient id="a" x2="0" y2="100%">{TWO}</linearGradient>',
            Linear(200, 400, 200, 600, STOPS),
        ),
        (
            (
                '<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="1" y1="1"'
                f' x2="3" y2="1" gradientTransform="translate(0 1)">{TWO}'
                "</linearGradient>"
            ),
            Linear(100, 200, 300, 200, STOPS),
        ),
        (
            (
                f'<linearGradient id="b">{TWO}</linearGradient>'
                '<linearGradient id="a" xlink:href="#b" x1="50%"/>'
            ),
            Linear(400, 400, 600, 400, STOPS),
        ),
        (
            (
                '<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="4" cy="5"'
                f' r="2">{TWO}</radialGradient>'
            ),
            Radial(400, 500, 200, STOPS),
        ),
    ],
)
def test_gradients(gradient: str, paint: Linear | Radial) -> None:
    assert read(gradient) == ((fill(paint),), [])


def test_stops_keep_their_opacity() -> None:
    stops = (
        '<stop stop-color="red" stop-opacity="0.5"/>'
        '<stop offset="1" stop-color="blue" stop-opacity="0"/>'
    )
    made, messages = read(f'<linearGradient id="a">{stops}</linearGradient>')
    fading = ((0.0, Colour(1, 0, 0, 0.5)), (1.0, Colour(0, 0, 1, 0)))
    paint = Linear(200, 400, 600, 400, fading)
    assert (made, messages) == ((fill(paint),), [])


def test_a_circle_in_a_box_that_is_not_square_is_an_ellipse() -> None:
    """The unit circle's half goes from the box 2, 4, 4, 2 to hundreds."""
    made, messages = read(f'<radialGradient id="a">{TWO}</radialGradient>')
    paint = Radial(0.5, 0.5, 0.5, STOPS, matrix=(400, 0, 0, 200, 200, 400))
    assert (made, messages) == ((fill(paint),), [])


def test_the_focus_of_a_radial_gradient() -> None:
    """One beyond the circle comes to just inside."""
    circle = '<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="4" cy="5" r="2"'
    made, _ = read(f'{circle} fx="5">{TWO}</radialGradient>')
    assert made == (fill(Radial(400, 500, 200, STOPS, (500, 500))),)
    made, _ = read(f'{circle} fx="9">{TWO}</radialGradient>')
    assert made == (fill(Radial(400, 500, 200, STOPS, (599.8, 500))),)


def test_percentages_are_of_the_view_where_its_units_are_used() -> None:
    """The whole of 10 by 10 is 1000 by 1000; a radius is of its diagonal over √2."""
    made, _ = read(
        f'<radialGradient id="a" gradientUnits="userSpaceOnUse">{TWO}</radialGradient>'
    )
    assert made == (fill(Radial(500, 500, 500, STOPS)),)


def test_offsets_never_fall() -> None:
    stops = (
        '<stop offset="0.6" stop-color="red"/><stop offset="0.2" stop-color="blue"/>'
    )
    made, _ = read(f'<linearGradient id="a">{stops}</linearGradient>')
    assert made == (fill(Linear(200, 400, 600, 400, ((0.6, RED), (0.6, BLUE)))),)


@pytest.mark.parametrize(
    ("gradient", "message"),
    [
        (
            f'<radialGradient id="a" fr="10%">{TWO}</radialGradient>',
            "a radial gradient that begins with a circle cannot be drawn",
        ),
        (
            f'<linearGradient id="a" spreadMethod="repeat">{TWO}</linearGradient>',
            "a repeated gradient cannot be drawn",
        ),
        ('<linearGradient id="a"/>', "a gradient has no stops"),
        (
            '<linearGradient id="a" href="#b"/>',
            'there is no gradient "#b"',
        ),
        (
            f'<linearGradient id="a" x1="left">{TWO}</linearGradient>',
            '"left" is not a number',
        ),
    ],
)
def test_what_cannot_be_drawn(gradient: str, message: str) -> None:
    assert read(gradient) == ((), [message])


def test_gradients_that_refer_to_each_other_have_no_stops() -> None:
    circle = '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>'
    assert read(circle) == ((), ["a gradient has no stops"])
