from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.resolve.plain import implied, typed


@pytest.mark.parametrize(
    ("spelling", "value"),
    [
        ("7", 7),
        ("-12", -12),
        ("+3", 3),
        ("007", 7),
        ("0x1F", 31),
        ("0o17", 15),
        ("1.50", 1.5),
        (".5", 0.5),
        ("2e3", 2000.0),
        ("true", True),
        ("False", False),
        ("tRUE", "tRUE"),
        ("", None),
        ("~", None),
        ("Null", None),
        ("no", "no"),
        (".inf", ".inf"),
        ("1e999", "1e999"),
        ("1_000", "1_000"),
        ("12:30", "12:30"),
    ],
)
def test_the_implied_value_is_that_of_yaml_1_2(spelling: str, value: object) -> None:
    found = implied(spelling)
    assert (found, type(found)) == (value, type(value))


def test_a_number_without_end_stays_text() -> None:
    assert implied("9" * 5000) == "9" * 5000


@pytest.mark.parametrize(
    ("spelling", "allowed", "value"),
    [
        ("1984", {"string"}, "1984"),
        ("1984", {"integer", "string"}, 1984),
        ("1984", {"number", "string"}, 1984),
        ("1.5", {"integer", "string"}, "1.5"),
        ("true", {"string"}, "true"),
        ("true", {"array"}, True),
        ("~", {"string", "integer"}, "~"),
        ("~", {"string", "null"}, None),
        ("", {"string"}, None),
        ("yes", {"boolean"}, "yes"),
        ("Off", {"boolean", "integer"}, "Off"),
        ("yes", {"boolean", "string"}, "yes"),
        ("yes", {"integer"}, "yes"),
        ("yES", {"boolean"}, "yES"),
        ("0x10", {"integer"}, "0x10"),
        ("0o7", {"number"}, "0o7"),
        ("1e3", {"number"}, "1e3"),
        ("2.0", {"integer"}, "2.0"),
        ("2.0", {"integer", "number"}, 2.0),
        ("2.5", {"integer"}, 2.5),
        ("1e3", {"boolean", "array"}, "1e3"),
    ],
)
def test_the_schema_decides(spelling: str, allowed: set[str], value: object) -> None:
    found = typed(spelling, frozenset(allowed))
    assert (found, type(found)) == (value, type(value))


def test_without_a_schema_old_truths_are_text() -> None:
    assert [typed(word, None) for word in ("on", "no", "true")] == ["on", "no", True]


@given(st.text())
def test_text_where_only_text_is_allowed(spelling: str) -> None:
    assert typed(spelling, frozenset({"string"})) == (spelling or None)


@given(st.integers(-(10**18), 10**18))
def test_every_whole_number_reads_back(number: int) -> None:
    assert implied(str(number)) == number
