from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.drawing import Outline
from cardwright.typeset.geometry.matrix import moved
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.pathdata import path


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("", ()),
        ("M1 2", (("M", 1.0, 2.0),)),
        ("M1,2L3-4", (("M", 1.0, 2.0), ("L", 3.0, -4.0))),
        ("M.5.5 1.5.5", (("M", 0.5, 0.5), ("L", 1.5, 0.5))),
        ("m1 1 2 0 0 2z", (("M", 1, 1), ("L", 3, 1), ("L", 3, 3), ("Z",))),
        (
            "M1 1H5V6h-1v-2",
            (("M", 1, 1), ("L", 5, 1), ("L", 5, 6), ("L", 4, 6), ("L", 4, 4)),
        ),
        ("M0 0C1 2 3 4 5 6", (("M", 0, 0), ("C", 1, 2, 3, 4, 5, 6))),
        ("M1 1c1 2 3 4 5 6", (("M", 1, 1), ("C", 2, 3, 4, 5, 6, 7))),
        ("M1e1 2E-1", (("M", 10.0, 0.2),)),
    ],
)
def test_lines_and_cubics(data: str, expected: Outline) -> None:
    assert path(data) == expected


def test_a_smooth_cubic_mirrors_the_last_handle() -> None:
    """The last handle (3, 4) seen from the end (5, 6) comes back as (7, 8)."""
    assert path("M0 0C1 2 3 4 5 6S9 9 10 10")[-1] == ("C", 7, 8, 9, 9, 10, 10)
    assert path("M2 2S9 9 10 10")[-1] == ("C", 2, 2, 9, 9, 10, 10)


def test_a_quadratic_s_handles_lie_two_thirds_towards_its_own() -> None:
    """From (0, 0) by (3, 3) to (6, 0): (2, 2) and (4, 2)."""
    assert path("M0 0Q3 3 6 0") == (("M", 0, 0), ("C", 2, 2, 4, 2, 6, 0))


def test_a_smooth_quadratic_mirrors_the_one_handle() -> None:
    """(3, 3) seen from (6, 0) comes back as (9, -3): handles (8, -2) and (10, -2)."""
    assert path("M0 0Q3 3 6 0T12 0")[-1] == ("C", 8, -2, 10, -2, 12, 0)
    assert path("M0 0q3 3 6 0t6 0") == path("M0 0Q3 3 6 0T12 0")


def test_a_smooth_quadratic_after_a_line_is_straight() -> None:
    """Without a handle before, it is the point itself: thirds towards (3, 0)."""
    assert path("M0 0L3 0T9 0")[-1] == ("C", 3, 0, 5, 0, 9, 0)


def test_arc_flags_may_stand_without_blanks() -> None:
    assert path("M0 0a1 1 0 012 0") == path("M0 0 a 1,1 0 0,1 2,0")
    assert moved(path("M0 0a1 1 0 012 0")) == (
        ("M", 0.0, 0.0),
        ("C", 0.0, -0.5523, 0.4477, -1.0, 1.0, -1.0),
        ("C", 1.5523, -1.0, 2.0, -0.5523, 2.0, 0.0),
    )


def test_a_close_returns_to_the_start_of_its_own_part() -> None:
    assert path("M1 1h2v2zm5 5h1z l1 1") == (
        ("M", 1, 1),
        ("L", 3, 1),
        ("L", 3, 3),
        ("Z",),
        ("M", 6, 6),
        ("L", 7, 6),
        ("Z",),
        ("M", 6, 6),
        ("L", 7, 7),
    )


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("L1 1", "path data begins with M"),
        ("M1", "path data ends too early"),
        ("M1 1 X 2", 'path data cannot be read from "X 2" on'),
        ("M1 1 L2 x", 'path data cannot be read from "x" on'),
        ("M0 0a1 1 0 2 1 3 3", 'path data cannot be read from "2 1 3 3" on'),
        ("12", 'path data cannot be read from "12" on'),
        ("M1 1z5", 'path data cannot be read from "5" on'),
        ("M1e9 0", "path data has a number beyond 1000000"),
    ],
)
def test_what_is_no_path(data: str, message: str) -> None:
    with pytest.raises(SlipError) as caught:
        path(data)
    assert (caught.value.message, caught.value.code) == (message, "bad-value")


@given(st.text("MmLlHhVvCcSsQqTtAaZz 0123456789.-+,e", max_size=40))
def test_any_text_is_a_path_or_a_slip(data: str) -> None:
    try:
        outline = path(data)
    except SlipError:
        return
    assert {segment[0] for segment in outline} <= {"M", "L", "C", "Z"}
    assert outline == () or outline[0][0] == "M"


@given(st.lists(st.tuples(st.integers(-99, 99), st.integers(-99, 99)), min_size=2))
def test_relative_and_absolute_lines_agree(points: list[tuple[int, int]]) -> None:
    absolute = "M" + " ".join(f"{x},{y}" for x, y in points)
    steps = [points[0]]
    steps += [(x - a, y - b) for (a, b), (x, y) in pairwise(points)]
    relative = "m" + " ".join(f"{x},{y}" for x, y in steps)
    assert path(relative) == path(absolute)
