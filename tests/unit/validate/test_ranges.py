from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cardwright.model.problem import Problem
from cardwright.validate.breach import Subject
from cardwright.validate.explain import explain
from tests.unit.validate.written import at, read


def judge(schema: dict[str, Any], value: str) -> list[Problem]:
    data = read(f"x: {value}", {"properties": {"x": schema}})
    whole = {"properties": {"x": schema}}
    errors = Draft202012Validator(whole).iter_errors(data)
    return explain(errors, Subject("a lamp", data))


@pytest.mark.parametrize(
    ("schema", "value", "said"),
    [
        ({"minimum": 0}, "-1", '"x" must be at least 0, not -1'),
        ({"maximum": 3}, "3.5", '"x" must be at most 3, not 3.5'),
        ({"exclusiveMinimum": 0}, "0", '"x" must be more than 0, not 0'),
        ({"exclusiveMaximum": 9}, "9", '"x" must be less than 9, not 9'),
        ({"multipleOf": 5}, "7", '"x" must be a multiple of 5, not 7'),
        ({"minItems": 2}, "[1]", '"x" must have at least 2 items, not 1'),
        ({"maxItems": 1}, "[1, 2]", '"x" must have at most 1 item, not 2'),
        ({"minLength": 1}, "''", '"x" must not be empty'),
        ({"maxLength": 2}, "abc", '"x" must have at most 2 characters, not 3'),
        ({"minProperties": 1}, "{}", '"x" must not be empty'),
        ({"maxProperties": 0}, "{a: 1}", '"x" must have at most 0 keys, not 1'),
    ],
)
def test_each_limit_names_both_numbers(
    schema: dict[str, Any], value: str, said: str
) -> None:
    place = at(1, 4, 4 + len(value))
    assert judge(schema, value) == [Problem("out-of-range", place, said)]
