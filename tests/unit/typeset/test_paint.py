from __future__ import annotations

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.drawing import Box, Colour, Fill, Linear, Outline, Radial
from cardwright.typeset.paint import Brush, Gradient, brush, colour, fill, stroke
from cardwright.typeset.slip import SlipError

COLORS = {"ink": "#000000", "blood": "#ff0000", "mist": "#ffffff80"}
BLACK, RED, WHITE = Colour(0, 0, 0), Colour(1, 0, 0), Colour(1, 1, 1)
BOX: Box = (10.0, 20.0, 40.0, 30.0)
OUTLINE: Outline = (("M", 10.0, 20.0), ("Z",))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ink", BLACK),
        ("blood/0.4", Colour(1, 0, 0, 0.4)),
        ("#f00", RED),
        ("#ff000033", Colour(1, 0, 0, 0.2)),
        ("#f00/0.5", Colour(1, 0, 0, 0.5)),
        ("mist/0.5", Colour(1, 1, 1, 64 / 255)),
    ],
)
def test_colours(text: str, expected: Colour) -> None:
    assert colour(text, COLORS) == expected
    assert brush(text, COLORS) == expected
    assert stroke(text, COLORS) == expected


def test_none_paints_nothing() -> None:
    assert brush("none", COLORS) is None
    assert stroke("none", COLORS) is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "linear-gradient(90deg, ink, blood)",
            Gradient("linear", 90, ((0.0, BLACK), (1.0, RED))),
        ),
        (
            "linear-gradient(ink, blood, #fff)",
            Gradient("linear", 180, ((0.0, BLACK), (0.5, RED), (1.0, WHITE))),
        ),
        (
            "linear-gradient(0deg, ink 10%, blood, #fff, ink 70%)",
            Gradient(
                "linear", 0, ((0.1, BLACK), (0.3, RED), (0.5, WHITE), (0.7, BLACK))
            ),
        ),
        (
            "linear-gradient(0deg, ink 60%, blood 40%)",
            Gradient("linear", 0, ((0.6, BLACK), (0.6, RED))),
        ),
        (
            "radial-gradient(blood/0.5, ink/0.5 80%)",
            Gradient(
                "radial", 0, ((0.0, Colour(1, 0, 0, 0.5)), (0.8, Colour(0, 0, 0, 0.5)))
            ),
        ),
        (
            "radial-gradient(at 20% 100%, ink, ink/0)",
            Gradient(
                "radial", 0, ((0.0, BLACK), (1.0, Colour(0, 0, 0, 0))), (0.2, 1.0)
            ),
        ),
    ],
)
def test_gradients(text: str, expected: Gradient) -> None:
    assert brush(text, COLORS) == expected


@pytest.mark.parametrize(
    ("text", "message", "hint", "code"),
    [
        (
            "blod",
            'there is no colour "blod"',
            'did you mean "blood"?',
            "unknown-color",
        ),
        (
            "zzz",
            'there is no colour "zzz"',
            "name a colour of style.yaml, or write #rrggbb",
            "unknown-color",
        ),
        (
            "#12",
            '"#12" is not a colour',
            "after # stand 3, 4, 6 or 8 of the digits 0 to 9 and a to f",
            "bad-value",
        ),
        ("ink/2", 'the alpha "2" is not between 0 and 1', None, "bad-value"),
        ("ink/x", '"x" is not a number', None, "bad-value"),
        (
            "linear-gradient(90deg, ink)",
            "a gradient needs two colours or more",
            None,
            "bad-value",
        ),
        (
            "linear-gradient(90, ink, blood)",
            '"90" is no angle',
            "write 90deg",
            "bad-value",
        ),
        (
            "linear-gradient(to left, ink, blood)",
            '"to left" is no angle',
            "write 270deg",
            "bad-value",
        ),
        (
            "linear-gradient(ink 1 2, blood)",
            '"ink 1 2" is not a colour with a place',
            'write "#fff 50%"',
            "bad-value",
        ),
        (
            "radial-gradient(ink 0.5, blood)",
            '"0.5" is not a place',
            'write "50%"',
            "bad-value",
        ),
    ],
)
def test_what_is_no_paint(text: str, message: str, hint: str | None, code: str) -> None:
    with pytest.raises(SlipError) as caught:
        brush(text, COLORS)
    slip = caught.value
    assert (slip.message, slip.hint, slip.code) == (message, hint, code)


def test_a_line_has_one_colour() -> None:
    with pytest.raises(SlipError) as caught:
        stroke("linear-gradient(ink, blood)", COLORS)
    assert caught.value.message == "a line has one colour"


STOPS = ((0.0, BLACK), (1.0, RED))


@pytest.mark.parametrize(
    ("angle", "ends"),
    [
        (0, (30.0, 50.0, 30.0, 20.0)),
        (90, (10.0, 35.0, 50.0, 35.0)),
        (180, (30.0, 20.0, 30.0, 50.0)),
        (-90, (50.0, 35.0, 10.0, 35.0)),
        (45, (12.5, 52.5, 47.5, 17.5)),
    ],
)
def test_a_linear_gradient_s_line_is_that_of_css(
    angle: float, ends: tuple[float, float, float, float]
) -> None:
    """Box 10..50 by 20..50. At 45 degrees its length is (40 + 30)/√2, so from the
    centre (30, 35) half of it goes 17.5 across and 17.5 up.
    """
    assert fill(OUTLINE, Gradient("linear", angle, STOPS), BOX) == Fill(
        OUTLINE, Linear(*ends, STOPS)
    )


def test_a_radial_gradient_reaches_the_corners() -> None:
    """Half the diagonal of 40 by 30."""
    paint = Radial(30.0, 35.0, 25.0, STOPS)
    assert fill(OUTLINE, Gradient("radial", 0, STOPS), BOX) == Fill(OUTLINE, paint)


def test_a_radial_gradient_reaches_the_farthest_corner_from_its_centre() -> None:
    """A tenth across and all the way down: 36 across and 30 up are left."""
    made = fill(OUTLINE, Gradient("radial", 0, STOPS, (0.1, 1.0)), BOX, even_odd=True)
    paint = Radial(14.0, 50.0, 46.8615, STOPS)
    assert made == Fill(OUTLINE, paint, even_odd=True)


@pytest.mark.parametrize("paint", [RED, Colour(0, 0, 0, 0.5)])
def test_a_colour_fills_as_it_is(paint: Brush) -> None:
    assert fill(OUTLINE, paint, BOX) == Fill(OUTLINE, paint)  # type: ignore[arg-type]


@given(st.text("linear-gradient(#f00, ink)%deg0123456789./ radial", max_size=40))
def test_any_text_is_a_paint_or_a_slip(text: str) -> None:
    try:
        found = brush(text, COLORS)
    except SlipError:
        return
    assert found is None or isinstance(found, Colour | Gradient)


@given(st.floats(-720, 720))
def test_a_gradient_s_line_is_centred(angle: float) -> None:
    made = fill(OUTLINE, Gradient("linear", angle, STOPS), BOX)
    assert isinstance(made, Fill)
    assert isinstance(made.paint, Linear)
    line = made.paint
    assert (line.x0 + line.x1) / 2 == pytest.approx(30, abs=0.001)
    assert (line.y0 + line.y1) / 2 == pytest.approx(35, abs=0.001)
    assert hypot(line.x1 - line.x0, line.y1 - line.y0) <= 50.001
