from __future__ import annotations

from cardwright.typeset.text.budget import Letters
from tests.unit.typeset.kit import CAP, mono, put


def test_what_fits_is_what_stands_on_the_lines_that_do() -> None:
    # Two of four lines fit: "HH HH " of eleven characters.
    found = put(mono(1.5, CAP + 1.2, "HH HH HH HH"))
    assert found.letters() == Letters(6, 11)


def test_of_a_word_that_is_too_wide_its_letters_count() -> None:
    # Four em hold six and a half letters of 0.6 em, seven stand there.
    found = put(mono(4, 9, "a longest word"))
    assert found.letters() == Letters(6, 7)


def test_of_what_fits_and_of_columns_nothing_is_told() -> None:
    assert put(mono(9, 9, "HH")).letters() == Letters()
    assert put(mono(3, CAP, "HH HH HH HH")._replace(columns=2)).letters() == Letters()
