from __future__ import annotations

from cardwright.model.drawing import Fill, Stroke
from cardwright.press.registration import free_of_marks, registration_marks

PAPER = (210.0, 297.0)


def test_a_square_of_five_mm_stands_ten_mm_from_the_corner() -> None:
    square, _ = registration_marks(PAPER)
    assert isinstance(square, Fill)
    ends = [segment[1:] for segment in square.outline if len(segment) > 1]
    assert ends == [(10, 10), (15, 10), (15, 15), (10, 15)]


def test_two_corners_have_legs_of_twenty_mm_and_outer_edges_ten_mm_in() -> None:
    _, lines = registration_marks(PAPER)
    assert isinstance(lines, Stroke)
    assert lines.width == 0.3
    half = 0.15
    assert lines.outline == (
        ("M", 180, 10 + half),
        ("L", 200 - half, 10 + half),
        ("L", 200 - half, 30),
        ("M", 10 + half, 267),
        ("L", 10 + half, 287 - half),
        ("L", 30, 287 - half),
    )


def test_what_is_free_of_marks_stays_twenty_mm_away_from_their_corners() -> None:
    assert free_of_marks(PAPER, 5) == [(5, 30, 200, 237), (30, 5, 150, 287)]
