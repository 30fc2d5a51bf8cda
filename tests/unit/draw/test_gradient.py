from __future__ import annotations

from cardwright.draw.gradient import alphas, colour_function, shading, veil
from cardwright.model.drawing import Colour, Linear, Radial
from tests.unit.draw.kit import BLUE, GREEN, RED, bar, letters, pixels

RED_TO_BLUE = "<</FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 0 1]>>"


def test_two_stops_are_one_function() -> None:
    assert colour_function(((0, RED), (1, BLUE))) == RED_TO_BLUE


def test_stops_inside_hold_their_colour_to_the_ends() -> None:
    red = "<</FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [1 0 0]>>"
    blue = "<</FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 1] /C1 [0 0 1]>>"
    assert colour_function(((0.25, RED), (0.5, BLUE))) == (
        f"<</FunctionType 3 /Domain [0 1] /Functions [{red} {RED_TO_BLUE} {blue}] "
        "/Bounds [0.25 0.5] /Encode [0 1 0 1 0 1]>>"
    )


def test_one_stop_is_one_colour() -> None:
    row = Linear(0, 0, 8, 0, ((0.5, GREEN),))
    assert letters(pixels([bar(0, 0, 8, 1, row)], 8, 1)) == ["GGGGGGGG"]


def test_the_geometry_of_shadings() -> None:
    stops = ((0.0, RED), (1.0, BLUE))
    assert shading(Linear(0, 1, 2.5, 3, stops)) == (
        "<</ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 1 2.5 3] "
        f"/Function {RED_TO_BLUE} /Extend [true true]>>"
    )
    assert shading(Radial(4, 5, 6, stops)) == (
        "<</ShadingType 3 /ColorSpace /DeviceRGB /Coords [4 5 0 4 5 6] "
        f"/Function {RED_TO_BLUE} /Extend [true true]>>"
    )


def test_two_stops_at_one_place_make_a_hard_edge() -> None:
    # At x = 3.75, so that it matters little where in a pixel the paint is looked up.
    edge = 3.75 / 8
    hard = Linear(0, 0, 8, 0, ((0, RED), (edge, RED), (edge, BLUE), (1, BLUE)))
    assert letters(pixels([bar(0, 0, 8, 1, hard)], 8, 1)) == ["RRRRBBBB"]


def test_a_linear_gradient_runs_from_point_to_point_and_on() -> None:
    fade = Linear(2, 0, 6, 0, ((0, Colour(0, 0, 0)), (1, Colour(1, 1, 1))))
    image = pixels([bar(0, 0, 8, 1, fade)], 8, 1)
    reds = list(image.getchannel("R").tobytes())
    assert reds[:2] == [0, 0]
    # PDFium looks paints up in 256 steps at a pixel's edge: x = 2 + 4 t gives 255 t.
    ideal = [0, 63.75, 127.5, 191.25, 255, 255]
    assert max(abs(r - i) for r, i in zip(reds[2:], ideal, strict=True)) < 2


def test_a_radial_gradient_goes_round_its_centre() -> None:
    ring = Radial(4, 4, 5, ((0, RED), (0.5, RED), (0.5, BLUE), (1, BLUE)))
    image = pixels([bar(0, 0, 8, 8, ring)], 8, 8)
    rows = letters(image)
    # The edge is 2.5 mm from the centre: 4 mm across are red wherever one looks it up.
    assert [row[2:6] for row in rows[3:5]] == ["RRRR", "RRRR"]
    assert rows[0] == rows[7] == "B" * 8
    assert ["".join(column) for column in zip(*rows, strict=True)] == rows


FADE = ((0.0, Colour(0, 0, 0, 0)), (1.0, Colour(0, 0, 0)))


def test_a_veil_is_as_light_as_its_gradient_is_opaque() -> None:
    fade = Linear(0, 0, 8, 0, ((0.0, Colour(1, 0, 0, 0.25)), (1.0, BLUE)))
    assert alphas(fade) == {0.25, 1}
    assert veil(fade).stops == ((0.0, Colour(0.25, 0.25, 0.25)), (1.0, Colour(1, 1, 1)))


def test_a_gradient_fades() -> None:
    """From nothing at x = 0 to black at x = 8: 255 less a 32nd for each mm."""
    fade = Linear(0, 0, 8, 0, FADE)
    image = pixels([bar(0, 0, 8, 2, GREEN), bar(0, 0, 8, 1, fade)], 8, 2)
    greens = list(image.getchannel("G").tobytes())
    ideal = [255 - 255 * (x + 0.5) / 8 for x in range(8)]
    assert max(abs(g - i) for g, i in zip(greens[:8], ideal, strict=True)) < 18
    assert letters(image)[1] == "GGGGGGGG"


def test_what_follows_a_fading_gradient_does_not_fade() -> None:
    fade = Linear(0, 0, 4, 0, FADE)
    rows = letters(pixels([bar(0, 0, 4, 1, fade), bar(4, 0, 4, 1)], 8, 1))
    assert rows[0][4:] == "####"


def test_a_matrix_makes_an_ellipse_of_a_circle() -> None:
    """Twice as wide as high: the hard edge is 4 mm across and 2 down from (8, 4)."""
    stops = ((0.0, RED), (0.5, RED), (0.5, BLUE), (1.0, BLUE))
    ring = Radial(0, 0, 4, stops, matrix=(2, 0, 0, 1, 8, 4))
    rows = letters(pixels([bar(0, 0, 16, 8, ring)], 16, 8))
    assert rows[0] == rows[7] == "B" * 16
    assert rows[3][5:11] == "RRRRRR"
    assert rows[3][:4] == rows[3][12:] == "BBBB"


def test_a_focus_draws_the_first_colour_aside() -> None:
    """The circle round (4, 4) of radius 4 begins at (6, 4): there it changes faster."""
    stops = ((0.0, Colour(0, 0, 0)), (1.0, Colour(1, 1, 1)))
    image = pixels([bar(0, 0, 8, 8, Radial(4, 4, 4, stops, (6, 4)))], 8, 8)
    row = list(image.getchannel("R").tobytes())[4 * 8 : 5 * 8]
    assert row.index(min(row)) in (5, 6)
