from __future__ import annotations

import pytest

from cardwright.base.colour import BLACK, WHITE, Rgba, parse
from cardwright.base.vision import VIEWERS, Lab, difference, seen_by

# Pairs 1, 10, 16, 17, 25 and 34 of the paper's table of test data.
SHARMA = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -0.001, 2.49), (50, 0.0009, -2.49), 4.8045),
    ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "far"), SHARMA)
def test_the_difference_is_that_of_the_paper(one: Lab, other: Lab, far: float) -> None:
    assert difference(one, other) == pytest.approx(far, abs=1e-4)
    assert difference(other, one) == pytest.approx(far, abs=1e-4)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_see_black_and_white(viewer: str) -> None:
    assert seen_by(viewer, WHITE) == pytest.approx((100, 0, 0), abs=0.1)
    assert seen_by(viewer, BLACK) == pytest.approx((0, 0, 0), abs=1e-6)


def colour(text: str) -> Rgba:
    found = parse(text)
    assert found is not None
    return found


def apart(viewer: str, one: str, other: str) -> float:
    return difference(seen_by(viewer, colour(one)), seen_by(viewer, colour(other)))


RUST, MOSS, SKY, TEAL = "#b0602f", "#7f7a2f", "#1f7fbf", "#13867f"


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        (RUST, MOSS, {"red-blind", "green-blind", "grey"}),
        (SKY, TEAL, {"blue-blind", "grey"}),
        ("#ff0000", "#7f7f7f", {"grey"}),
        ("#ffd000", "#2040a0", set()),
    ],
)
def test_each_eye_confuses_colours_of_its_own(
    one: str, other: str, alike: set[str]
) -> None:
    assert {viewer for viewer in VIEWERS if apart(viewer, one, other) < 10} == alike
