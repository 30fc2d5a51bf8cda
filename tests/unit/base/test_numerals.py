from __future__ import annotations

import pytest

from cardwright.base.numerals import parted, rewritten

WHOLE, ANY = ("integer",), ("number",)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("3", "write 3 without quotes"),
        ("three", "write 3"),
        ("1_000", "write 1000, without signs between the digits"),
        ("1,000", "write 1000, without signs between the digits"),
        ("12 000 000", "write 12000000, without signs between the digits"),
        ("1'000", "write 1000, without signs between the digits"),
        ("1.000", "write 1000, without signs between the digits, or 1"),
        ("1,000.5", None),
        ("10,00", "write 10, a whole number"),
        ("1_00", None),
        ("0x10", "write 16, in decimal digits"),
        ("0o17", "write 15, in decimal digits"),
        ("0b101", "write 5, in decimal digits"),
        ("1e3", "write 1000, in full"),
        ("-2E+2", "write -200, in full"),
        ("2.5e1", "write 25, in full"),
        ("2.55e1", None),
        ("e3", None),
        ("2.0", "write 2, a whole number"),
        ("2.5", None),
        ("2,5", None),
        ("\u22123", "write -3: a minus is a hyphen"),
        ("\u00bd", None),
        ("many", None),
    ],
)
def test_a_whole_number_written_otherwise(text: str, hint: str | None) -> None:
    assert rewritten(text, WHOLE) == hint


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("2.5", "write 2.5 without quotes"),
        ("1,5", "write 1.5: a point, not a comma"),
        ("1,000", "write 1.000: a point, not a comma; or 1000"),
        ("1,000.5", "write 1000.5, without signs between the digits"),
        ("1_000", "write 1000, without signs between the digits"),
        ("5e-1", None),
        ("2.55e1", "write 25.5, in full"),
        ("\u00bd", "write 0.5"),
    ],
)
def test_any_number_written_otherwise(text: str, hint: str | None) -> None:
    assert rewritten(text, ANY) == hint


def test_a_text_where_no_number_is_wanted() -> None:
    assert rewritten("1_000", ("string",)) is None


def test_a_comma_in_brackets_parts_a_number() -> None:
    group = {"id": "oar", "cost": 1, "000": None, "5": None}
    assert parted(group, "000") == "write cost: 1000, without the comma"
    assert parted({"cost": 1, "5": None}, "5") == (
        "write cost: 1.5: a point, not a comma"
    )
    assert parted({"cost": 1, "000": 2}, "000") is None
    assert parted({"cost": "1", "000": None}, "000") is None
    assert parted({"000": None}, "000") is None
