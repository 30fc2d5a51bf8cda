from __future__ import annotations

from cardwright.resolve import schema
from cardwright.resolve.schema import Marks

TEXT = {"type": "string"}
WHOLE = {"type": "integer"}


def test_marks_of_several_schemas_are_laid_together() -> None:
    parts = (
        {"x-link": "hat", "x-text": "plain"},
        {"x-link": ["hat", "coat"], "x-says": "verbs", "x-file": "image"},
        {"x-holds": "coat", "x-argument": True},
    )
    assert schema.marks(parts) == Marks(
        link=("hat", "coat"),
        holds=("coat",),
        text="plain",
        file="image",
        says="verbs",
        argument=True,
    )


def test_own_types_come_from_type_or_constants() -> None:
    parts: list[schema.Schema] = [
        TEXT,
        {"type": ["integer", "null"]},
        {"enum": [1, "X", None]},
        {"const": True},
        {"enum": [1.5, [], {}]},
        {},
    ]
    assert [schema.own_types(part) for part in parts] == [
        frozenset({"string"}),
        frozenset({"integer", "null"}),
        frozenset({"integer", "string", "null"}),
        frozenset({"boolean"}),
        frozenset({"number", "array", "object"}),
        None,
    ]


def test_types_that_meet_are_shared_or_all() -> None:
    a, b, c = frozenset({"string"}), frozenset({"string", "null"}), frozenset({"array"})
    assert schema.meet([None, b, a]) == a
    assert schema.meet([a, c]) == frozenset({"string", "array"})
    assert schema.meet([]) is None


def test_types_of_alternatives_are_joined() -> None:
    a, b = frozenset({"string"}), frozenset({"null"})
    assert schema.join([a, b]) == frozenset({"string", "null"})
    assert schema.join([a, None]) is None


def test_combined_schemas_without_data_are_all() -> None:
    part = {
        "allOf": [TEXT],
        "oneOf": [WHOLE],
        "if": {"required": ["a"]},
        "then": {"title": "then"},
        "else": {"title": "else"},
        "dependentSchemas": {"b": {"title": "b"}},
    }
    assert [*schema.combined(part, None)] == [
        TEXT,
        WHOLE,
        {"title": "then"},
        {"title": "else"},
        {"title": "b"},
    ]


def test_combined_schemas_leave_out_what_the_data_is_not() -> None:
    red = {"properties": {"hue": {"const": "red"}}}
    blue = {"properties": {"hue": {"enum": ["blue", 7]}}}
    tall = {"required": ["height"]}
    part = {"anyOf": [red, blue, tall], "if": red, "then": TEXT, "else": WHOLE}
    assert [*schema.combined(part, {"hue": "7"})] == [blue, WHOLE]
    assert [*schema.combined(part, {"hue": "red", "height": 1})] == [red, tall, TEXT]


def test_values_come_from_properties_then_patterns_then_the_rest() -> None:
    part = {
        "properties": {"ab": TEXT},
        "patternProperties": {"^a": WHOLE},
        "additionalProperties": {"title": "rest"},
    }
    assert [*schema.values(part, "ab")] == [TEXT, WHOLE]
    assert [*schema.values(part, "ax")] == [WHOLE]
    assert [*schema.values(part, "z")] == [{"title": "rest"}]
    assert [*schema.values({}, "z")] == []


def test_items_follow_those_that_stand_first() -> None:
    part = {"prefixItems": [TEXT], "items": WHOLE}
    assert [*schema.item(part, 0), *schema.item(part, 1)] == [TEXT, WHOLE]
    assert [*schema.item({}, 0)] == []
