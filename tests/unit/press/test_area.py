from __future__ import annotations

from dataclasses import replace

from cardwright.press.area import Area, areas
from cardwright.press.profile import Marks
from tests.unit.press.kit import A4

PAPER = (210.0, 297.0)


def test_the_margin_is_kept_free() -> None:
    assert areas(A4, PAPER, 3) == [Area((5, 5, 200, 287))]


def test_a_fold_leaves_the_near_half_without_the_bleed_at_the_fold() -> None:
    fold = replace(A4, backs="fold")
    assert areas(fold, PAPER, 3) == [Area((5, 5, 97, 287), 3)]
    assert areas(replace(fold, bleed="none"), PAPER, 3) == [Area((5, 5, 100, 287))]
    assert areas(replace(fold, gap=10), PAPER, 3) == [Area((5, 5, 95, 287), 5)]
    below = replace(fold, fold="horizontal")
    assert areas(below, PAPER, 3) == [Area((5, 5, 200, 140.5), 3)]


def test_registration_marks_leave_a_strip_across_or_down() -> None:
    marked = replace(A4, marks=Marks(registration=True))
    assert areas(marked, PAPER, 3) == [
        Area((5, 30, 200, 237)),
        Area((30, 5, 150, 287)),
    ]
