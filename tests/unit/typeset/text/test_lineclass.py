from __future__ import annotations

import pytest

from cardwright.typeset.text.lineclass import OBJECT, is_east_asian, line_class


@pytest.mark.parametrize(
    ("character", "name"),
    [
        ("a", "AL"),
        (OBJECT, "AL"),
        ("§", "AL"),
        ("1", "NU"),
        (" ", "SP"),
        ("\u2028", "SP"),
        ("-", "HY"),
        ("\u2010", "HH"),
        ("\u2013", "BA"),
        ("\u3000", "BE"),
        ("—", "B2"),
        ("(", "OP"),
        ("\uff08", "OE"),
        ("「", "OE"),
        (")", "CP"),
        ("\uff09", "CL"),
        ("“", "QI"),
        ("”", "QF"),
        ('"', "QU"),
        ("ア", "ID"),
        ("っ", "NS"),
        ("々", "NS"),
        ("ー", "NS"),
        ("한", "H3"),
        ("ก", "AL"),
        ("\u0e31", "CM"),
        ("\u0301", "CM"),
        ("◌", "DC"),
        ("\U0001f1e9", "RI"),
        ("👍", "EB"),
        ("\U0001faff", "EB"),
        ("א", "HL"),
    ],
)
def test_classes(character: str, name: str) -> None:
    assert line_class(character) == name


def test_width_is_what_quotation_marks_ask_about() -> None:
    assert [is_east_asian(c) for c in "日ｱ\uff21a“"] == [True, True, True, False, False]
