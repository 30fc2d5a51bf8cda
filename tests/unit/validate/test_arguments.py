from __future__ import annotations

import pytest

from cardwright.model.game import Argument
from cardwright.model.problem import Problem
from cardwright.validate.arguments import Given, check_argument
from tests.unit.validate.written import at, catalog, entry, game, kind, read, words

LAMP = kind("lamp", "lamp")
WHOLE = catalog(
    game(LAMP, vocabularies={"glows": words("dim")}), entry(LAMP, "id: old")
)


def check(sort: str, value: str) -> list[Problem]:
    """Judges ``x: value``, whose value begins in column 4."""
    given = Given(read(f"x: {value}"), ("x",))
    return list(check_argument(WHOLE, Argument("x", sort), given))


@pytest.mark.parametrize(
    ("sort", "value"),
    [
        ("number", "3"),
        ("number", "-3"),
        ("number", "X"),
        ("number", "half"),
        ("text", "any words"),
        ("truth", "true"),
        ("truth", "false"),
        ("glows", "dim"),
        ("glows", "[dim, dim]"),
        ("lamp", "old"),
        ("lamp", "unknown here, told by its link"),
    ],
)
def test_values_that_fit(sort: str, value: str) -> None:
    assert check(sort, value) == []


@pytest.mark.parametrize(
    ("sort", "value", "said"),
    [
        ("number", "2.5", "a whole number or X, not the number 2.5"),
        ("number", "true", "a whole number or X, not true"),
        ("number", "old", 'a whole number or X, not "old"'),
        ("number", "dim", 'a whole number or X, not "dim"'),
        ("number", "''", 'a whole number or X, not ""'),
        ("text", "3", "a text, not the number 3"),
        ("truth", "'yes'", 'true or false, not "yes"'),
        ("glows", "3", "a name, not the number 3"),
        ("lamp", "{}", "a name, not a group of keys"),
        ("glows", "[]", "a name, not a list"),
    ],
)
def test_values_that_do_not_fit(sort: str, value: str, said: str) -> None:
    place = at(1, 4, 4 + len(value))
    assert check(sort, value) == [Problem("wrong-type", place, f'"x" must be {said}')]


def test_each_item_of_a_list_is_judged() -> None:
    assert check("glows", "[dim, 3]") == [
        Problem(
            "wrong-type",
            at(1, 10, 11),
            'an item of "x" must be a name, not the number 3',
        )
    ]
