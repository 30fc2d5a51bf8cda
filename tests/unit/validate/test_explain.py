from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jsonschema import Draft202012Validator

from cardwright.model.problem import Problem
from cardwright.validate.breach import Subject
from cardwright.validate.explain import EXPLAIN, explain
from cardwright.validate.keywords import LIMITS
from tests.unit.validate.written import at, read

LAMP = "an oil lamp"


def judge(
    schema: Mapping[str, Any], text: str, known: tuple[str, ...] = ()
) -> list[Problem]:
    data = read(text, schema)
    errors = Draft202012Validator(schema).iter_errors(data)
    return explain(errors, Subject(LAMP, data, None, known))


def closed(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "additionalProperties": False, "properties": properties}


def test_every_keyword_that_can_fail_is_explained() -> None:
    assert set(LIMITS) | {"additionalProperties", "not"} == set(EXPLAIN) - {
        "one-of-keys"
    }


def test_what_fits_gives_nothing() -> None:
    assert judge(closed(cost={"type": "integer"}), "cost: 3") == []


def test_an_unknown_key_is_marked_with_a_suggestion() -> None:
    assert judge(closed(cost={}, oil={}), "oil: 1\ncots: 3") == [
        Problem(
            "unknown-key",
            at(2, 1, 5),
            'an oil lamp has no key "cots"',
            'did you mean "cost"?',
        )
    ]


def test_an_unknown_key_like_no_other_has_no_hint() -> None:
    assert judge(closed(cost={}), "glow: 3") == [
        Problem("unknown-key", at(1, 1, 5), 'an oil lamp has no key "glow"')
    ]


def test_a_key_that_is_there_already_is_not_suggested() -> None:
    assert judge(closed(cost={}), "cost: 1\ncosts: 3") == [
        Problem("unknown-key", at(2, 1, 6), 'an oil lamp has no key "costs"')
    ]


def test_keys_known_beside_the_schema_are_suggested() -> None:
    assert judge(closed(cost={}), "nmae: Old", ("id", "name")) == [
        Problem(
            "unknown-key",
            at(1, 1, 5),
            'an oil lamp has no key "nmae"',
            'did you mean "name"?',
        )
    ]


def test_the_only_unknown_key_stands_for_the_only_missing_one() -> None:
    schema = {**closed(cost={}), "required": ["cost"]}
    assert judge(schema, "glow: 1") == [
        Problem(
            "unknown-key",
            at(1, 1, 5),
            'an oil lamp has no key "glow"',
            'it needs the key "cost"',
        )
    ]


def test_several_unknown_and_missing_keys_that_are_not_alike_are_all_told() -> None:
    schema = {**closed(cost={}), "required": ["cost"]}
    assert judge(schema, "glow: 1\nshade: 2") == [
        Problem("unknown-key", at(1, 1, 5), 'an oil lamp has no key "glow"'),
        Problem("unknown-key", at(2, 1, 6), 'an oil lamp has no key "shade"'),
        Problem("missing-key", at(1, 1, 5), 'an oil lamp needs the key "cost"'),
    ]


def test_each_unknown_key_is_a_problem() -> None:
    assert judge(closed(), "a: 1\nb: 2") == [
        Problem("unknown-key", at(1, 1, 2), 'an oil lamp has no key "a"'),
        Problem("unknown-key", at(2, 1, 2), 'an oil lamp has no key "b"'),
    ]


def test_inner_groups_are_named_by_their_key() -> None:
    schema = closed(wick=closed(length={}), parts={"items": closed(size={})})
    assert judge(schema, "wick: {lenght: 3}\nparts: [{}, {sise: 2}]") == [
        Problem(
            "unknown-key",
            at(1, 8, 14),
            '"wick" has no key "lenght"',
            'did you mean "length"?',
        ),
        Problem(
            "unknown-key",
            at(2, 14, 18),
            'an item of "parts" has no key "sise"',
            'did you mean "size"?',
        ),
    ]


def test_a_missing_key_stands_at_the_first_key() -> None:
    schema = {**closed(cost={}, oil={}), "required": ["oil", "cost"]}
    assert judge(schema, "cost: 3") == [
        Problem("missing-key", at(1, 1, 5), 'an oil lamp needs the key "oil"')
    ]


def test_each_missing_key_is_a_problem() -> None:
    schema = {**closed(a={}, b={}, c={}), "required": ["a", "b"]}
    assert judge(schema, "c: 3") == [
        Problem("missing-key", at(1, 1, 2), 'an oil lamp needs the key "a"'),
        Problem("missing-key", at(1, 1, 2), 'an oil lamp needs the key "b"'),
    ]


def test_a_key_missing_from_an_empty_group_stands_at_the_group() -> None:
    schema = closed(wick={**closed(length={}), "required": ["length"]})
    assert judge(schema, "wick: {}") == [
        Problem("missing-key", at(1, 7, 9), '"wick" needs the key "length"')
    ]


def test_a_misspelt_key_that_is_missing_is_one_problem() -> None:
    schema = {**closed(cost={}, oil={}), "required": ["cost", "oil"]}
    assert judge(schema, "oil: 1\ncots: 3") == [
        Problem(
            "unknown-key",
            at(2, 1, 5),
            'an oil lamp has no key "cots"',
            'did you mean "cost"?',
        )
    ]


def test_a_misspelt_key_hides_no_other_missing_one() -> None:
    schema = {**closed(cost={}, oil={}), "required": ["cost", "oil"]}
    assert judge(schema, "cots: 3") == [
        Problem(
            "unknown-key",
            at(1, 1, 5),
            'an oil lamp has no key "cots"',
            'did you mean "cost"?',
        ),
        Problem("missing-key", at(1, 1, 5), 'an oil lamp needs the key "oil"'),
    ]


def test_a_key_may_call_for_another() -> None:
    pairs = {"oil": ["wick"], "top": ["bottom"]}
    schema = {**closed(top={}, bottom={}), "dependentRequired": pairs}
    assert judge(schema, "top: 1") == [
        Problem(
            "missing-key",
            at(1, 1, 4),
            'an oil lamp with the key "top" needs the key "bottom"',
        )
    ]


def test_one_of_several_keys_may_be_asked_for() -> None:
    schema = {
        **closed(a={}, whole={}, top={}),
        "anyOf": [{"required": ["whole"]}, {"required": ["top"]}],
    }
    assert judge(schema, "a: 1") == [
        Problem(
            "missing-key",
            at(1, 1, 2),
            'an oil lamp needs one of the keys "whole" or "top"',
        )
    ]


def test_one_of_several_keys_may_be_misspelt() -> None:
    schema = {
        **closed(whole={}, top={}),
        "anyOf": [{"required": ["whole"]}, {"required": ["top"]}],
    }
    assert judge(schema, "whoel: 1") == [
        Problem(
            "unknown-key",
            at(1, 1, 6),
            'an oil lamp has no key "whoel"',
            'did you mean "whole"?',
        )
    ]


def test_what_a_condition_asks_for_has_its_place() -> None:
    schema = {
        **closed(lit={}, oil={}),
        "if": {"properties": {"lit": {"const": True}}, "required": ["lit"]},
        "then": {"required": ["oil"]},
    }
    assert judge(schema, "lit: true") == [
        Problem("missing-key", at(1, 1, 4), 'an oil lamp needs the key "oil"')
    ]


def test_the_wrong_sort_silences_other_limits() -> None:
    schema = closed(arrow={"type": "string", "enum": ["top"], "minLength": 2})
    assert judge(schema, "arrow: [1]") == [
        Problem(
            "wrong-type",
            at(1, 8, 11),
            '"arrow" must be a text, not a list',
            'put the text in quotes: "[1]"',
        )
    ]


def test_of_two_limits_of_a_text_one_speaks() -> None:
    schema = closed(code={"type": "string", "minLength": 1, "pattern": "^[a-z]+$"})
    assert judge(schema, 'code: ""') == [
        Problem("out-of-range", at(1, 7, 9), '"code" must not be empty')
    ]


def test_a_keyword_without_words_of_its_own_is_told_in_general() -> None:
    schema = closed(
        cost={
            "title": "Cost",
            "oneOf": [{"type": "number"}, {"type": "integer"}],
        }
    )
    assert judge(schema, "cost: 3") == [
        Problem(
            "not-a-choice",
            at(1, 7, 8),
            '"cost" does not fit what its schema allows here',
            "it must be a cost",
        )
    ]


def test_a_misspelt_key_is_not_told_as_missing_beside_its_partner() -> None:
    schema = {
        **closed(top={}, bottom={}),
        "dependentRequired": {"bottom": ["top"]},
    }
    assert judge(schema, "toop: 1\nbottom: 2") == [
        Problem(
            "unknown-key",
            at(1, 1, 5),
            'an oil lamp has no key "toop"',
            'did you mean "top"?',
        )
    ]
