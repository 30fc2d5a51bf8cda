from __future__ import annotations

from typing import Any

from jsonschema import Draft202012Validator

from cardwright.model.problem import Problem
from cardwright.validate.breach import Subject
from cardwright.validate.explain import explain
from tests.unit.validate.written import at, read


def judge(*branches: dict[str, Any], value: str) -> list[Problem]:
    whole = {"properties": {"x": {"anyOf": list(branches)}}}
    data = read(f"x: {value}", whole)
    errors = Draft202012Validator(whole).iter_errors(data)
    return explain(errors, Subject("a lamp", data))


def test_branches_of_other_types_are_one_demand() -> None:
    assert judge({"type": "integer"}, {"type": ["array", "null"]}, value="a") == [
        Problem(
            "wrong-type",
            at(1, 4, 5),
            '"x" must be a whole number, a list or empty, not "a"',
            "write it as a list: [a]",
        )
    ]


def test_branches_of_constants_are_one_list() -> None:
    assert judge({"const": "top"}, {"enum": ["left", "top"]}, value="tpo") == [
        Problem(
            "not-a-choice", at(1, 4, 7), '"x" cannot be "tpo"', 'did you mean "top"?'
        )
    ]


def test_branches_that_ask_for_several_keys_are_no_list_of_keys() -> None:
    found = judge({"required": ["a", "b"]}, {"required": ["c"]}, value="{d: 1}")
    assert found == [Problem("missing-key", at(1, 5, 6), '"x" needs the key "c"')]


def test_the_branch_of_the_value_s_type_is_meant() -> None:
    assert judge({"type": "array"}, {"type": "integer", "minimum": 1}, value="0") == [
        Problem("out-of-range", at(1, 4, 5), '"x" must be at least 1, not 0')
    ]


def test_the_branch_whose_constant_fits_is_meant() -> None:
    def move(do: str, argument: str) -> dict[str, Any]:
        properties = {"do": {"const": do}, argument: {"type": "integer"}}
        return {"type": "object", "properties": properties, "required": [argument]}

    found = judge(
        move("heal", "on"), move("hit", "by"), value="{do: hit, by: a, on: 1}"
    )
    assert found == [
        Problem("wrong-type", at(1, 18, 19), '"by" must be a whole number, not "a"')
    ]


def test_the_deepest_branch_is_meant() -> None:
    def inner(name: str) -> dict[str, Any]:
        low = {"properties": {name: {"maximum": 1}}}
        return {"properties": {"a": low}}

    found = judge({"maxProperties": 0}, inner("b"), value="{a: {b: 2}}")
    assert found == [
        Problem("out-of-range", at(1, 12, 13), '"b" must be at most 1, not 2')
    ]


def test_alternatives_may_stand_within_alternatives() -> None:
    pair = {"type": "array", "items": {"anyOf": [{"const": 1}, {"const": 2}]}}
    assert judge({"type": "integer"}, pair, value="[1, 3]") == [
        Problem(
            "not-a-choice",
            at(1, 8, 9),
            'an item of "x" cannot be the number 3',
            "it may be 1 or 2",
        )
    ]
