from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.typeset import values
from cardwright.typeset.slip import SlipError
from cardwright.typeset.values import Form

DIRECTION = values.choice("right", "left", "up", "down")


@pytest.mark.parametrize(
    ("form", "text", "expected"),
    [
        (values.number, "-1.5", -1.5),
        (values.number, " .5 ", 0.5),
        (values.number, "1e-05", 0.00001),
        (values.length, "0", 0.0),
        (values.size, "0.1", 0.1),
        (values.share, "1", 1.0),
        (values.count, "3.0", 3),
        (values.dashes, "1, 0.5", (1.0, 0.5)),
        (values.radii, "2", (2.0,)),
        (values.radii, "2 2 0 0", (2.0, 2.0, 0.0, 0.0)),
        (values.points, "0,0 1,2  3 4", ((0.0, 0.0), (1.0, 2.0), (3.0, 4.0))),
        (values.percents, "50 25%", (0.5, 0.25)),
        (values.angles, "10", (10.0, 0.0)),
        (values.angles, "0, -10", (0.0, -10.0)),
        (values.scales, "2", (2.0, 2.0)),
        (values.scales, "-1 1", (-1.0, 1.0)),
        (values.place, "20 30", (20.0, 30.0)),
        (values.sides, "1", (1.0, 1.0, 1.0, 1.0)),
        (values.sides, "1 2", (1.0, 2.0, 1.0, 2.0)),
        (values.sides, "1 2 3 4", (1.0, 2.0, 3.0, 4.0)),
        (values.word, "rules", "rules"),
        (values.truth, "true", True),
        (values.truth, "false", False),
        (DIRECTION, "up", "up"),
        (values.weight, "bold", 700),
        (values.weight, "normal", 400),
        (values.weight, "650", 650),
        (values.columns, "2", 2),
        (values.boxes, "1 2 3 4", ((1.0, 2.0, 3.0, 4.0),)),
        (values.boxes, "1,2 3,4  -5 6 7 0", ((1, 2, 3, 4), (-5, 6, 7, 0))),
        (values.features, "tnum, onum liga=0", (("tnum", 1), ("onum", 1), ("liga", 0))),
        (values.features, "ss01=2", (("ss01", 2),)),
        (values.type_size, "9.5", 9.5),
        (values.span_size, "0.8", (0.8, False)),
    ],
)
def test_what_can_be_read(form: Form, text: str, expected: Any) -> None:
    assert form(text, {}) == expected


@pytest.mark.parametrize(
    ("form", "text", "message", "hint"),
    [
        (
            values.number,
            "3mm",
            '"3mm" is not a number',
            "write 3: lengths are in mm, without the unit",
        ),
        (
            values.number,
            "1 cm",
            '"1 cm" is not a number',
            "write 10: lengths are in mm, without the unit",
        ),
        (values.number, "3%", '"3%" is not a number', "write 3, without the unit"),
        (
            values.number,
            "60,3",
            '"60,3" is not a number',
            "write 60.3: a point, not a comma",
        ),
        (
            values.type_size,
            "9pt",
            '"9pt" is not a number',
            "write 9: type sizes are in pt, without the unit",
        ),
        (values.number, "nan", '"nan" is not a number', None),
        (values.number, "1_0", '"1_0" is not a number', None),
        (values.number, "", '"" is not a number', None),
        (values.number, "1e300", '"1e300" is too large', None),
        (values.length, "-1", '"-1" is negative', None),
        (values.size, "0", '"0" is not above 0', None),
        (values.share, "1.1", '"1.1" is not between 0 and 1', None),
        (values.count, "1.5", '"1.5" is not a whole number from 0 up', None),
        (values.dashes, "0 0", '"0 0" is not a list of dash and gap lengths', None),
        (
            values.radii,
            "1 2",
            '"1 2" is neither one radius nor four',
            'write "2" or "2 2 0 0": top left, top right, bottom right, bottom left',
        ),
        (
            values.angles,
            "1 2 3",
            '"1 2 3" is neither one number nor two',
            'write "10 0"',
        ),
        (
            values.scales,
            "1 0",
            '"1 0" leaves nothing to be seen',
            'write "1" or "-1 1"',
        ),
        (values.place, "1", '"1" is not a point', 'write "20 30"'),
        (
            values.sides,
            "1 2 3",
            '"1 2 3" is neither one length nor two nor four',
            'write "2", "2 3" (above and below, beside) or "2 3 2 3" (from the top)',
        ),
        (values.points, "1,2 3", '"1,2 3" is not a list of x,y pairs', None),
        (
            values.percents,
            "50",
            '"50" is not two numbers from 0 to 100',
            'write "50 50"',
        ),
        (values.word, " ", "it is empty", None),
        (values.truth, "yes", '"yes" is neither "true" nor "false"', None),
        (
            DIRECTION,
            "rigt",
            '"rigt" is not one of: right left up down',
            'did you mean "right"?',
        ),
        (values.weight, "1200", '"1200" is not a weight from 1 to 1000', None),
        (values.columns, "7", '"7" is not a number of columns from 1 to 6', None),
        (values.columns, "1.5", '"1.5" is not a number of columns from 1 to 6', None),
        (values.boxes, "1 1 1 1 " * 51, "there are more than 50 boxes", None),
        (
            values.boxes,
            "1 2 3",
            '"1 2 3" is not x, y, width and height',
            'write "40 70 18 14"',
        ),
        (
            values.boxes,
            "1 2 -3 4",
            '"1 2 -3 4" is not x, y, width and height',
            'write "40 70 18 14"',
        ),
        (
            values.features,
            "tnum, bold!",
            '"bold!" is not an OpenType feature',
            'write tags of four letters: "tnum, onum, liga=0"',
        ),
        (values.type_size, "0", '"0" is not above 0', None),
        (values.type_size, "usual", 'there is no size "usual"', None),
    ],
)
def test_what_cannot(form: Form, text: str, message: str, hint: str | None) -> None:
    with pytest.raises(SlipError) as caught:
        form(text, {})
    assert (caught.value.message, caught.value.hint) == (message, hint)


@given(st.text(max_size=20))
def test_any_text_is_a_number_or_a_slip(text: str) -> None:
    try:
        value = values.decimal(text)
    except SlipError:
        return
    assert abs(value) <= 100_000


def test_a_size_may_be_named() -> None:
    sizes = {"fine": "6.5", "usual": "9"}
    assert values.type_size("fine", sizes) == 6.5
    assert values.span_size("usual", sizes) == (9, True)
    with pytest.raises(SlipError) as caught:
        values.span_size("usal", sizes)
    assert caught.value.hint == 'did you mean "usual"?'
