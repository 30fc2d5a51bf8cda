from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.model.drawing import Colour, Fill, Group, Stroke
from cardwright.typeset.geometry.outline import rectangle
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.painted import painted
from cardwright.typeset.svg.state import State
from tests.unit.typeset.svg.test_state import state

RED, BLACK = Colour(1, 0, 0), Colour(0, 0, 0)
OWN = {"width": "2", "height": "1"}
OUTLINE = rectangle((0, 0, 2, 1))


def with_props(**props: str) -> State:
    given = {name.replace("_", "-"): value for name, value in props.items()}
    return replace(state(), props=given)


def test_a_shape_is_black_and_has_no_line() -> None:
    assert painted("rect", OWN, with_props()) == [Fill(OUTLINE, BLACK)]
    assert painted("rect", OWN, with_props(fill="none")) == []
    assert painted("rect", OWN, with_props(visibility="hidden")) == []


def test_a_line_lies_on_the_fill() -> None:
    made = painted("rect", OWN, with_props(fill="red", stroke="black"))
    assert made == [Fill(OUTLINE, RED), Stroke(OUTLINE, BLACK, 1, miter=4)]


def test_a_line_without_width_is_none() -> None:
    assert painted("rect", OWN, with_props(stroke="red", stroke_width="0")) == [
        Fill(OUTLINE, BLACK)
    ]


def test_an_uneven_matrix_is_kept_for_the_line() -> None:
    wide = replace(with_props(fill="none", stroke="red"), matrix=(2, 0, 0, 1, 0, 0))
    line = Stroke(OUTLINE, RED, 1, miter=4)
    assert painted("rect", OWN, wide) == [Group((line,), matrix=(2, 0, 0, 1, 0, 0))]


def test_dashes_below_nought() -> None:
    with pytest.raises(SlipError) as caught:
        painted("rect", OWN, with_props(stroke="red", stroke_dasharray="1 -1"))
    assert caught.value.message == '"1 -1" are no lengths of dashes'
