from __future__ import annotations

import pytest

from cardwright.base.steps import (
    A_STEP,
    MOST_STEPS,
    counted,
    heed,
    meter,
    metered,
    spend,
)
from cardwright.base.values import ExpressionError

SPENT = "the template takes more than 100,000 steps"


def test_steps_are_spent_while_they_are_counted() -> None:
    spend(MOST_STEPS + 1)
    with counted():
        spend(MOST_STEPS)
        with pytest.raises(ExpressionError) as caught:
            spend()
    assert caught.value.message == SPENT
    spend()


def test_long_values_cost_steps() -> None:
    """A text of a hundred characters is one step; one of fewer is none."""
    with counted():
        spend(MOST_STEPS - 3)
        meter("a" * (A_STEP - 1))
        meter("a" * A_STEP)
        heed(["a" * (2 * A_STEP - 1)])
        with pytest.raises(ExpressionError):
            meter([1] * A_STEP)


def test_what_holds_too_much_is_an_error_even_uncounted() -> None:
    value: list[object] = [1]
    for _ in range(30):
        value = [value, value]
    with pytest.raises(ExpressionError):
        heed(value)


def test_a_filter_pays_for_what_it_takes_and_makes() -> None:
    shout = metered(lambda text, sign: text + sign * A_STEP)
    with counted():
        spend(MOST_STEPS - 4)
        assert shout("a" * A_STEP, "!") == "a" * A_STEP + "!" * A_STEP
        with pytest.raises(ExpressionError):
            shout("a" * A_STEP, "!")
