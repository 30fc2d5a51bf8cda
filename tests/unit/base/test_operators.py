from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.base.operators import (
    ARITHMETIC,
    COMPARISONS,
    LARGEST,
    LONGEST,
    affirm,
    bounded,
    compare_all,
    contains,
    negate,
)
from cardwright.base.values import ABSENT, ExpressionError
from tests.unit.base.views import Plain


def message(work: object, *values: object) -> tuple[str, str | None]:
    assert callable(work)
    with pytest.raises(ExpressionError) as caught:
        work(*values)
    return caught.value.message, caught.value.hint


@given(st.sampled_from(sorted(COMPARISONS)), st.integers() | st.text())
def test_absent_compares_false(name: str, other: object) -> None:
    work = COMPARISONS[name]
    assert (work(ABSENT, other), work(other, ABSENT)) == (False, False)


@given(st.sampled_from(sorted(ARITHMETIC)), st.integers())
def test_absent_stays_absent_in_sums(name: str, other: int) -> None:
    work = ARITHMETIC[name]
    assert work(ABSENT, other) is ABSENT
    assert work(other, ABSENT) is ABSENT


def test_numbers_and_texts_have_an_order_of_their_own() -> None:
    assert COMPARISONS["lt"](1, 2.5) is True
    assert COMPARISONS["gteq"]("b", "a") is True
    assert COMPARISONS["gt"](None, 3) is False


def test_a_text_has_no_order_against_a_number() -> None:
    assert message(COMPARISONS["gteq"], "X", 5) == (
        'the text "X" cannot be ordered against the number 5',
        "value is number and …",
    )


def test_equality_needs_no_like_sorts() -> None:
    assert (COMPARISONS["eq"]("X", 5), COMPARISONS["ne"]("X", 5)) == (False, True)


def test_in_lists_keys_and_texts() -> None:
    oak = Plain(id="oak")
    assert contains(oak, ["elm", "oak"])
    assert contains(oak, {"oak": 1})
    assert contains("a", "oak")
    assert contains(oak, "oaken")
    assert not contains("x", None)
    assert COMPARISONS["notin"]("x", ["y"])
    assert not COMPARISONS["notin"]("y", ["y"])


def test_in_what_holds_nothing() -> None:
    assert (
        message(contains, 1, 5)[0] == "the number 5 is no list to look for a value in"
    )
    assert message(contains, 1, "oak")[0] == (
        'the number 1 cannot stand in the text "oak"'
    )


def test_chains_hold_pair_by_pair() -> None:
    assert compare_all([1, 2, 3], ["lt", "lt"]) is True
    assert compare_all([1, 3, 2], ["lt", "lt"]) is False


@pytest.mark.parametrize(
    ("name", "left", "right", "result"),
    [
        ("+", 2, 3, 5),
        ("+", "a", "b", "ab"),
        ("+", [1], [2], [1, 2]),
        ("-", 2, 3, -1),
        ("*", 2, 3, 6),
        ("/", 6, 3, 2),
        ("/", 7, 2, 3.5),
        ("//", 7, 2, 3),
        ("%", 7, 4, 3),
        ("**", 2, 10, 1024),
    ],
)
def test_arithmetic(name: str, left: object, right: object, result: object) -> None:
    found = ARITHMETIC[name](left, right)
    assert (found, type(found)) == (result, type(result))


@pytest.mark.parametrize(
    ("name", "left", "right", "words"),
    [
        ("+", "a", 1, 'the text "a" cannot be added to the number 1'),
        ("-", "a", 1, 'the text "a" cannot be lessened by the number 1'),
        ("*", "a", 9, 'the text "a" cannot be multiplied by the number 9'),
        ("*", True, 9, "true cannot be multiplied by the number 9"),
        ("/", 1, 0, "the number 1 cannot be divided by nought"),
        ("//", 1, 0, "the number 1 cannot be divided by nought"),
        ("%", 1, 0, "the number 1 cannot be divided by nought"),
        ("%", "%s", 1, 'the text "%s" cannot be divided by the number 1'),
        ("**", 2, 65, "the number 2 cannot be raised to 65"),
        ("**", 0, -1, "the number 0 cannot be raised to -1"),
        ("**", -4, 0.5, "the number -4 has no such root"),
        ("**", 99, 60, "the number is too large"),
    ],
)
def test_arithmetic_refused(name: str, left: object, right: object, words: str) -> None:
    assert message(ARITHMETIC[name], left, right)[0] == words


def test_results_are_bounded() -> None:
    assert bounded(LARGEST) == LARGEST
    assert message(bounded, LARGEST + 1)[0] == "the number is too large"
    assert message(bounded, "a" * (LONGEST + 1))[0] == (
        "the result is longer than 1,000,000 characters"
    )
    assert message(bounded, float("inf"))[0] == "the result is no number"


def test_signs() -> None:
    assert (negate(3), affirm(3)) == (-3, 3)
    assert negate(ABSENT) is ABSENT
    assert message(negate, "a")[0] == 'the text "a" has no negative'
