from __future__ import annotations

import pytest

from cardwright.base.expression import ABSENT
from cardwright.base.expression import compile as compiled
from cardwright.model.game import Term
from cardwright.model.views import term_view
from cardwright.resolve.entries.fill import Fills, printed, reads, worked_out
from cardwright.resolve.walk import Filled, FillError
from tests.unit.resolve.garden import game

HEAP = term_view(Term("compost", "Compost heap", "Compost heaps", "Rotten."))


def test_a_fill_reads_parameters_and_terms() -> None:
    fills = Fills(game()[0])
    assert fills("param.rain + 1") == Filled(4, "4", frozenset({"rain"}))
    assert fills("term.compost") == Filled("compost", "Compost heap", frozenset())
    assert fills("[param.rain, 1.0]").value == [3, 1.0]


def test_each_expression_is_worked_out_once() -> None:
    fills = Fills(game()[0])
    assert fills("param.rain") is fills("param.rain")


@pytest.mark.parametrize(
    ("source", "code", "hint"),
    [
        ("param.rian", "unknown-name", 'did you mean "rain"?'),
        ("cost", "unknown-name", None),
        ("param.rain +", "bad-expression", None),
        ("param.rain.deep.er", "bad-expression", None),
        ("none", "bad-expression", None),
    ],
)
def test_what_has_no_value_is_told(source: str, code: str, hint: str | None) -> None:
    with pytest.raises(FillError) as caught:
        Fills(game()[0])(source)
    assert caught.value.code == code
    if hint:
        assert caught.value.hint == hint


def test_an_absent_value_is_an_error() -> None:
    with pytest.raises(FillError) as caught:
        worked_out("x", {"x": ABSENT})
    assert caught.value.message == '"x" has no value here'


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        (3.0, "3"),
        (2.5, "2.5"),
        (True, "true"),
        (False, "false"),
        (None, ""),
        (ABSENT, ""),
        ("a b", "a b"),
        ([1, HEAP], "1, Compost heap"),
    ],
)
def test_values_print_as_people_write_them(value: object, text: str) -> None:
    assert printed(value) == text


def test_reads_are_the_parameters_of_an_expression() -> None:
    source = "param.rain + (param.pace | length) + term.compost.name | length"
    assert reads(compiled(source)) == {"rain", "pace"}
