from __future__ import annotations

import pytest

from cardwright.model.game import Cut, Size
from cardwright.resolve.game.sizes import check_sizes, sizes
from tests.unit.resolve.garden import at, data

ROUND = Cut(corner=3)


def test_sizes_by_trade_name_or_in_mm() -> None:
    manifest = data("sizes: {a: {trim: tarot}, b: {trim: [30, 40.5], bleed: 0}}")
    assert sizes(manifest) == {
        "card": Size(63.5, 88.9, 3.175, ROUND),
        "a": Size(70, 120, 3.175, ROUND),
        "b": Size(30, 40.5, 0),
    }


def test_the_default_card_may_be_another() -> None:
    assert sizes(data("sizes: {card: {trim: bridge, bleed: 3}}")) == {
        "card": Size(57.15, 88.9, 3, ROUND)
    }


def test_odd_trims_are_those_of_a_card() -> None:
    manifest = data("sizes: {a: {trim: [1]}, b: {trim: [x, 2]}, c: {}}")
    card, sharp = Size(63.5, 88.9, 3.175, ROUND), Size(63.5, 88.9, 3.175)
    assert sizes(manifest) == {"card": card, "a": sharp, "b": sharp, "c": sharp}


@pytest.mark.parametrize(
    ("trim", "measures", "cut"),
    [
        ("euro", (63, 88), ROUND),
        ("mini-us", (41, 63), ROUND),
        ("mini-euro", (44, 68), ROUND),
        ("jumbo", (88.9, 139.7), ROUND),
        ("business", (50.8, 88.9), ROUND),
        ("a3", (297, 420), Cut()),
        ("letter", (215.9, 279.4), Cut()),
    ],
)
def test_trade_names(trim: str, measures: tuple[float, float], cut: Cut) -> None:
    assert sizes(data(f"sizes: {{a: {{trim: {trim}, bleed: 0}}}}"))["a"] == Size(
        *measures, 0, cut
    )


def test_a_size_says_how_it_is_cut() -> None:
    manifest = data(
        "sizes: {a: {trim: [30, 30], shape: circle}, b: {trim: [30, 26], "
        "shape: hexagon}, c: {trim: [30, 40], corner: 5}, d: {trim: poker, corner: 0}}"
    )
    cuts = {name: size.cut for name, size in sizes(manifest).items()}
    assert cuts == {
        "card": ROUND,
        "a": Cut("circle"),
        "b": Cut("hexagon"),
        "c": Cut(corner=5),
        "d": Cut(),
    }


def test_a_circle_is_as_wide_as_high() -> None:
    (problem,) = check_sizes(data("sizes: {a: {trim: [30, 40], shape: circle}}"))
    assert at(problem) == ("out-of-range", "data.yaml", 1, 19)
    assert problem.message == "a circle cannot be 30 by 40 mm"
    assert problem.hint == "write trim: [30, 30]"


def test_a_corner_is_at_most_half_of_a_side() -> None:
    (problem,) = check_sizes(data("sizes: {a: {trim: [30, 40], corner: 16}}"))
    assert at(problem) == ("out-of-range", "data.yaml", 1, 37)
    assert problem.message == "a corner of 16 mm is more than half of 30 mm"
    assert problem.hint == "write at most 15"


def test_the_default_card_has_whole_pixels() -> None:
    card = sizes(data("sizes: {}"))["card"]
    sides = [(side + 2 * card.bleed) / 25.4 * 300 for side in (card.width, card.height)]
    assert [round(side, 6) for side in sides] == [825, 1125]


def test_a_trim_that_no_printer_knows() -> None:
    (problem,) = check_sizes(data("sizes: {a: {trim: pokre}, b: {trim: mini}}"))
    assert at(problem) == ("unknown-reference", "data.yaml", 1, 19)
    assert problem.hint == 'did you mean "poker"?'


@pytest.mark.parametrize("trim", ["63x88.5", "63 x 88.5mm", "63 mm\u00d788.5 mm"])
def test_a_trim_by_its_measures(trim: str) -> None:
    (problem,) = check_sizes(data(f"sizes: {{a: {{trim: {trim}}}}}"))
    assert problem.hint == "write [63, 88.5]: width and height in mm"


def test_a_trim_like_no_other() -> None:
    (problem,) = check_sizes(data("sizes: {a: {trim: huge}}"))
    known = (
        "poker, euro, bridge, tarot, mini, mini-euro, mini-us, square, jumbo, "
        "business, domino, micro, a3, a4, a5, letter"
    )
    assert problem.hint == f"known are {known}, or [width, height] in mm"
