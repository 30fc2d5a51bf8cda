from __future__ import annotations

import pytest

from cardwright.model.game import Size
from cardwright.resolve.game.sizes import check_sizes, sizes
from tests.unit.resolve.garden import at, data


def test_sizes_by_trade_name_or_in_mm() -> None:
    manifest = data("sizes: {a: {trim: tarot}, b: {trim: [30, 40.5], bleed: 0}}")
    assert sizes(manifest) == {
        "card": Size(63.5, 88.9, 3.175),
        "a": Size(70, 120, 3.175),
        "b": Size(30, 40.5, 0),
    }


def test_the_default_card_may_be_another() -> None:
    assert sizes(data("sizes: {card: {trim: bridge, bleed: 3}}")) == {
        "card": Size(57.15, 88.9, 3)
    }


def test_odd_trims_are_those_of_a_card() -> None:
    manifest = data("sizes: {a: {trim: [1]}, b: {trim: [x, 2]}, c: {}}")
    card = Size(63.5, 88.9, 3.175)
    assert sizes(manifest) == {"card": card, "a": card, "b": card, "c": card}


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
    known = "poker, bridge, tarot, mini, square"
    assert problem.hint == f"known are {known}, or [width, height] in mm"
