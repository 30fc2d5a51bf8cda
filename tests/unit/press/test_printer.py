from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.model.problem import Place, Problem
from cardwright.press.printer import Printer, out_of_reach, read_printer, shift_of
from cardwright.press.profile import Marks
from tests.unit.press.kit import A4, CARD
from tests.unit.press.test_profile import data_of, printer_data

OFFICE = Printer("Office", 0.5, -1.0, 0.1, 0.998, 4.2)


def test_every_key_is_read() -> None:
    text = (
        "title: Office\nnote: Face down.\nx: 0.5\ny: -1\nrotation: 0.1\n"
        "scale: 0.998\nmargin: 4.2\n"
    )
    assert read_printer(printer_data(text)) == OFFICE


def test_a_printer_that_is_not_measured_moves_nothing() -> None:
    printer = read_printer(printer_data("title: New\n"))
    assert printer == Printer("New", 0, 0, 0, 1, None)
    assert shift_of(printer, (210, 297)) == (1, 0, 0, 1, 0, 0)
    assert read_printer(data_of("[]")) is None


def test_moving_comes_after_turning_about_the_middle() -> None:
    quarter = shift_of(Printer("", x=1, y=2, rotation=90), (200, 100))
    a, b, c, d, e, f = quarter
    # Clockwise with y downwards: the right edge's middle (200, 50) goes to (100, 150).
    assert (a * 200 + c * 50 + e, b * 200 + d * 50 + f) == pytest.approx((101, 152))
    assert (a * 100 + c * 50 + e, b * 100 + d * 50 + f) == pytest.approx((101, 52))


def test_scaling_leaves_the_middle() -> None:
    matrix = shift_of(Printer("", scale=1.01), (200, 100))
    assert matrix == pytest.approx((1.01, 0, 0, 1.01, -1, -0.5))


def test_a_margin_inside_the_printers_is_a_problem() -> None:
    place = Place("p.yaml", 3, 9, 3, 10)
    near = replace(A4, margin=3, places={"margin": place})
    assert list(out_of_reach(near, OFFICE, "office")) == [
        Problem(
            "out-of-range",
            place,
            'the margin of 3 mm lies inside that of the printer: "office" cannot print '
            "on the outer 4.2 mm",
            "write margin: 4.2, or more",
        )
    ]
    assert list(out_of_reach(A4, OFFICE, "office")) == []
    assert list(out_of_reach(near, replace(OFFICE, margin=None), "office")) == []
    assert list(out_of_reach(CARD, OFFICE, "office")) == []


def test_registration_marks_inside_the_printers_margin_are_a_problem() -> None:
    place = Place("p.yaml", 4, 8, 4, 20)
    cut = replace(
        A4, margin=15, marks=Marks(registration=True), places={"marks": place}
    )
    assert list(out_of_reach(cut, replace(OFFICE, margin=10.5), "office")) == [
        Problem(
            "out-of-range",
            place,
            "the registration marks stand 10 mm from the edges: "
            '"office" cannot print on the outer 10.5 mm',
        )
    ]
    assert list(out_of_reach(cut, replace(OFFICE, margin=10), "office")) == []
    crop = replace(cut, marks=Marks())
    assert list(out_of_reach(crop, replace(OFFICE, margin=10.5), "office")) == []
