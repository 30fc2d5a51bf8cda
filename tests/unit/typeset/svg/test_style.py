from __future__ import annotations

import pytest

from cardwright.model.drawing import Colour
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg import style as svgstyle
from cardwright.typeset.svg.symbol import CURRENT


def test_the_style_attribute_wins() -> None:
    given = {
        "fill": "red",
        "d": "M0 0",
        "style": "fill: blue; stroke:none !important;x",
    }
    assert svgstyle.declared(given) == {
        **given,
        "fill": "blue",
        "stroke": "none",
    }


def test_what_would_change_the_drawing_is_named() -> None:
    given = {
        "d": "M0 0",
        "fill": "red",
        "id": "a",
        "data-x": "1",
        "inkscape:label": "b",
        "aria-label": "c",
        "filter": "none",
        "mask": "url(#m)",
        "cx": "4",
        "onclick": "x",
    }
    named = [*svgstyle.undrawn("path", given)]
    assert named == ["mask", "cx", "onclick"]


def test_lengths_are_plain_or_in_pixels() -> None:
    given = {"x": "3.5", "y": " 4px ", "r": "10%"}
    assert svgstyle.length(given, "x") == 3.5
    assert svgstyle.length(given, "y") == 4
    assert svgstyle.length(given, "z", 7) == 7
    with pytest.raises(SlipError) as caught:
        svgstyle.length(given, "r")
    assert caught.value.message == 'r "10%" is not a plain number'
    assert caught.value.code == "unsupported-svg"


@pytest.mark.parametrize(
    ("text", "expected"), [("0.25", 0.25), ("25%", 0.25), ("7", 1.0), ("-1", 0.0)]
)
def test_share(text: str, expected: float) -> None:
    assert svgstyle.share(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#f00", Colour(1, 0, 0)),
        ("Red", Colour(1, 0, 0)),
        ("rgb(255, 0,51)", Colour(1, 0, 0.2)),
        ("rgb(100% 0% 20%)", Colour(1, 0, 0.2)),
        ("transparent", Colour(0, 0, 0, 0)),
        ("currentColor", CURRENT),
    ],
)
def test_colours(text: str, expected: Colour) -> None:
    assert svgstyle.colour(text, {}) == expected


def test_the_current_colour_may_be_set_in_the_file() -> None:
    assert svgstyle.colour("currentColor", {"color": "#f00"}) == Colour(1, 0, 0)


def test_an_unknown_colour() -> None:
    with pytest.raises(SlipError) as caught:
        svgstyle.colour("reddish", {})
    slip = caught.value
    assert (slip.message, slip.hint) == (
        'the colour "reddish" is not known',
        "write it as #rrggbb",
    )
