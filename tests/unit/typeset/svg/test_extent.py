from __future__ import annotations

from cardwright.model.drawing import Clip, Colour, Fill, Group, Stroke
from cardwright.typeset.geometry.outline import rectangle
from cardwright.typeset.svg.extent import extent

BLACK = Colour(0, 0, 0)
BAR = Fill(rectangle((1, 2, 4, 1)), BLACK)


def test_the_box_of_all_ink() -> None:
    assert extent([]) == (0, 0, 0, 0)
    assert extent([BAR, Fill(rectangle((0, 3, 1, 1)), BLACK)]) == (0, 2, 5, 4)


def test_half_a_line_lies_outside_its_shape() -> None:
    assert extent([Stroke(rectangle((1, 2, 4, 1)), BLACK, 2)]) == (0, 1, 6, 4)


def test_a_group_is_where_its_matrix_takes_it() -> None:
    """A quarter turn clockwise: x is minus y."""
    turned = Group((BAR,), matrix=(0, 1, -1, 0, 0, 0))
    assert extent([turned]) == (-3, 1, -2, 5)
    assert extent([Group((BAR,), 0.5)]) == (1, 2, 5, 3)


def test_what_is_cut_off_is_no_ink() -> None:
    assert extent([Clip(rectangle((2, 2, 1, 1)), (BAR,))]) == (2, 2, 3, 3)
