from __future__ import annotations

import pytest

from cardwright.typeset.text.budget import Letters
from tests.unit.typeset.kit import CAP, EM, el, mono, put


def test_what_fits_is_what_stands_on_the_lines_that_do() -> None:
    # Two of four lines fit: "HH HH " of eleven characters.
    found = put(mono(1.5, CAP + 1.2, "HH HH HH HH"))
    assert found.letters() == Letters(6, 11)


def test_of_a_word_that_is_too_wide_its_letters_count() -> None:
    # Four em hold six and a half letters of 0.6 em, seven stand there.
    found = put(mono(4, 9, "a longest word"))
    assert found.letters() == Letters(6, 7)


def test_of_what_fits_nothing_is_told() -> None:
    assert put(mono(9, 9, "HH")).letters() == Letters()


def test_columns_hold_what_stands_in_all_of_them() -> None:
    # A column of 1.5 em holds one word a line, and each has one line.
    found = put(mono(3, CAP, "HH HH HH HH")._replace(columns=2))
    assert found.letters() == Letters(6, 11)
    # A column of 2 em holds three letters of 0.6 em, and seven stand there.
    found = put(mono(4, 9, "longest")._replace(columns=2))
    assert found.letters() == Letters(3, 7)


@pytest.mark.parametrize(("left", "fitting"), [(2.2, 9), (1.5, 6)])
def test_beside_a_thing_less_fits(left: float, fitting: int) -> None:
    """Of two lines the first one has room for a word; below two em for none."""
    box = mono(3, CAP + 1.2, "HH HH HH HH HH")
    found = put(box._replace(around=((left * EM, 0.0, 9.0, 1.0),)))
    assert found.letters() == Letters(fitting, 14)


def test_in_a_list_a_word_has_less_room() -> None:
    """The bullet takes 0.6 em and 0.45 behind it: of 4 em 2.95 are left, not five."""
    found = put(mono(4, 9, el("list", el("li", "longest"))))
    assert found.letters() == Letters(4, 7)
