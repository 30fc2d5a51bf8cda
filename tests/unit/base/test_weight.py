from __future__ import annotations

import pytest

from cardwright.base.operators import LONGEST
from cardwright.base.values import ExpressionError
from cardwright.base.weight import DEEPEST, run_together, said, weigh

LONG = "a" * (LONGEST // 2)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("abc", 3),
        (7, 1),
        (None, 1),
        ([], 0),
        (["ab", 1, "c"], 6),
        ({"k": "abc"}, 4),
        # A list and each thing in it counts one, and a text its characters.
        ([["ab"], 1], 5),
    ],
)
def test_what_values_weigh(value: object, expected: int) -> None:
    assert weigh(value) == expected


def doubled(times: int) -> list[object]:
    """A list that holds one twice that holds one twice, and so on."""
    value: list[object] = [1]
    for _ in range(times):
        value = [value, value]
    return value


@pytest.mark.parametrize("value", [[LONG, LONG, LONG], [[LONG] * 3], doubled(30)])
def test_what_is_too_long_to_be_written_out(value: object) -> None:
    for work in (weigh, said):
        with pytest.raises(ExpressionError) as caught:
            work(value)
        message = "the result is longer than 1,000,000 characters"
        assert caught.value.message == message


def test_lists_in_lists_in_lists() -> None:
    value: list[object] = [1]
    for _ in range(DEEPEST + 1):
        value = [value]
    with pytest.raises(ExpressionError) as caught:
        weigh(value)
    assert caught.value.message == "lists stand more than 40 deep in lists"


def test_a_value_as_text() -> None:
    assert [said(value) for value in ("a", 1, [1, "b"])] == ["a", "1", "[1, 'b']"]


def test_parts_run_together() -> None:
    assert run_together(iter("abc")) == ["a", "b", "c"]
    assert run_together([LONG, LONG]) == [LONG, LONG]
    with pytest.raises(ExpressionError):
        run_together([LONG, LONG], between=1)


def test_no_more_parts_are_made_than_are_needed() -> None:
    def parts() -> object:
        for _ in range(3):
            yield LONG
        raise AssertionError

    with pytest.raises(ExpressionError):
        run_together(parts())  # type: ignore[arg-type]
