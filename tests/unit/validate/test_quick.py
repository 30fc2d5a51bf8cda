from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from cardwright.validate.quick import quick

WORDS = st.sampled_from(["", "a", "ab", "x-1", "ä", "1"])
LEAVES: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers(-2, 4) | st.sampled_from([1.0, 2.5]) | WORDS
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3)
    ),
    max_leaves=6,
)
TYPES = ["string", "integer", "number", "boolean", "null", "array", "object"]
LIMITS = st.integers(0, 3)


def keywords(inner: st.SearchStrategy[Any]) -> dict[str, st.SearchStrategy[Any]]:
    names = st.lists(WORDS, unique=True, max_size=2)
    bounds = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
    lengths = ("minLength", "maxLength", "minItems", "maxItems")
    return {
        "type": st.sampled_from(TYPES) | st.lists(st.sampled_from(TYPES), min_size=1),
        "enum": st.lists(LEAVES, min_size=1, max_size=3),
        "const": LEAVES,
        **dict.fromkeys((*bounds, *lengths), LIMITS),
        **dict.fromkeys(("minProperties", "maxProperties"), LIMITS),
        "pattern": st.sampled_from(["^a", "b$", r"^\d+$"]),
        "required": names,
        "dependentRequired": st.dictionaries(WORDS, names, max_size=2),
        "properties": st.dictionaries(WORDS, inner, max_size=3),
        "additionalProperties": inner,
        "patternProperties": st.dictionaries(st.just("^a"), inner, max_size=1),
        "propertyNames": inner,
        "items": inner,
        "prefixItems": st.lists(inner, min_size=1, max_size=2),
        "uniqueItems": st.booleans(),
        "allOf": st.lists(inner, min_size=1, max_size=2),
        "anyOf": st.lists(inner, min_size=1, max_size=2),
        "oneOf": st.lists(inner, min_size=1, max_size=2),
        "not": inner,
        "title": st.just("a title"),
        "x-wants": st.just("a word"),
    }


def schemas(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    words = keywords(inner)
    one = st.one_of([st.tuples(st.just(word), words[word]) for word in words])
    return st.lists(one, max_size=4).map(dict) | st.booleans()


SCHEMAS = st.recursive(st.booleans(), schemas, max_leaves=6)


@given(SCHEMAS, VALUES)
def test_what_is_passed_is_valid(schema: Any, value: Any) -> None:
    if quick(schema)(value):
        assert list(Draft202012Validator(schema).iter_errors(value)) == []


JUDGED: list[tuple[dict[str, Any], Any, Any]] = [
    ({"type": "string"}, "a", 1),
    ({"type": ["integer", "string"]}, 1, True),
    ({"type": "number"}, 1.5, "1"),
    ({"type": "boolean"}, True, 1),
    ({"type": "null"}, None, 0),
    ({"enum": ["a", "b"]}, "b", "c"),
    ({"const": "a"}, "a", "b"),
    ({"minimum": 1}, 1, 0),
    ({"maximum": 1}, 1, 2),
    ({"exclusiveMinimum": 1}, 2, 1),
    ({"exclusiveMaximum": 1}, 0, 1),
    ({"minLength": 1}, "a", ""),
    ({"maxLength": 1}, "a", "ab"),
    ({"minItems": 1}, [1], []),
    ({"maxItems": 1}, [1], [1, 2]),
    ({"minProperties": 1}, {"a": 1}, {}),
    ({"maxProperties": 0}, {}, {"a": 1}),
    ({"pattern": "^a"}, "ab", "b"),
    ({"required": ["a"]}, {"a": 1}, {"b": 1}),
    ({"dependentRequired": {"a": ["b"]}}, {"a": 1, "b": 1}, {"a": 1}),
    ({"properties": {"a": {"type": "null"}}}, {"b": 1}, {"a": 1}),
    ({"properties": {"a": True}, "additionalProperties": False}, {"a": 1}, {"b": 1}),
    ({"additionalProperties": {"type": "string"}}, {"a": "b"}, {"a": 1}),
    ({"propertyNames": {"pattern": "^a"}}, {"a": 1}, {"b": 1}),
    ({"items": {"type": "string"}}, ["a"], ["a", 1]),
    ({"uniqueItems": True}, ["a", "b"], ["a", "a"]),
    ({"allOf": [{"minimum": 1}, {"maximum": 2}]}, 1, 3),
    ({"anyOf": [{"type": "null"}, {"type": "string"}]}, "a", 1),
]


@pytest.mark.parametrize(("schema", "good", "bad"), JUDGED)
def test_the_common_words_of_schemas_are_judged(
    schema: dict[str, Any], good: Any, bad: Any
) -> None:
    judge = quick(schema)
    assert (judge(good), judge(bad)) == (True, False)


@pytest.mark.parametrize("word", ["if", "oneOf", "not", "contains", "$ref"])
def test_a_word_that_it_does_not_know_is_left_to_others(word: str) -> None:
    assert not quick({"type": "string", word: {}})("a")
