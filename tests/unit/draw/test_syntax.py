from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.draw.syntax import matrix, number, numbers, path, span, utf16


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (-0.00001, "0"),
        (1, "1"),
        (100, "100"),
        (-2.5, "-2.5"),
        (1 / 3, "0.3333"),
        (1e-9, "0"),
        (123456.78901, "123456.789"),
    ],
)
def test_a_number_has_four_places_and_no_needless_digit(
    value: float, text: str
) -> None:
    assert number(value) == text


@given(st.floats(-1e5, 1e5))
def test_a_number_is_read_back_to_a_tenth_of_a_micrometre(value: float) -> None:
    assert abs(float(number(value)) - value) <= 0.000051
    assert set(number(value)) <= set("-.0123456789")


def test_numbers_stand_apart() -> None:
    assert numbers(1, 0.5, -3) == "1 0.5 -3"


def test_a_matrix_keeps_small_scales() -> None:
    assert matrix((0.00001, 0, -0.0, 2, 10, 0.12345)) == "0.00001 0 0 2 10 0.1235 cm"


def test_a_path_has_an_operator_for_each_segment() -> None:
    outline = (
        ("M", 0.0, 1.0),
        ("L", 2.0, 3.0),
        ("C", 1.0, 2.0, 3.0, 4.0, 5.0, 6.5),
        ("Z",),
    )
    assert path(outline) == "0 1 m 2 3 l 1 2 3 4 5 6.5 c h"  # type: ignore[arg-type]


def test_texts_are_utf_16_in_hexadecimal() -> None:
    assert utf16("Aé") == "004100E9"
    assert utf16("𝄞") == "D834DD1E"
    assert utf16("\ud800") == "003F"


def test_a_span_says_its_text() -> None:
    assert span("[a]") == "/Span <</ActualText <FEFF005B0061005D>>> BDC"
