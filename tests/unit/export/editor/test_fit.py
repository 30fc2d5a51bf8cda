from __future__ import annotations

from typing import Any

import pytest

from cardwright.export.editor.fit import How, fit

EITHER = {"$ref": "#/$defs/expression"}


@pytest.mark.parametrize(
    ("schema", "wanted"),
    [
        (
            {"title": "glow", "type": "integer", "minimum": 0},
            {
                "errorMessage": "must be a whole number",
                "title": "glow",
                "type": ["integer", "string"],
                "minimum": 0,
                "pattern": r"\{\{",
            },
        ),
        (
            {"type": ["integer", "string"], "pattern": "^X$", "x-wants": "a number"},
            {
                "type": ["integer", "string"],
                "pattern": r"(?:^X$)|\{\{",
                "errorMessage": "must be a number",
            },
        ),
        ({"type": "string", "x-text": "rich"}, {"type": ["string", "number"]}),
        (
            {"title": "burns", "type": "string", "enum": ["long"]},
            {"title": "burns", "anyOf": [{"enum": ["long"]}, EITHER]},
        ),
        (
            {"title": "a", "type": "string", "x-link": ["b", "c"], "examples": ["d"]},
            {"title": "a", "anyOf": [{"$ref": "#/$defs/link.b+c"}, EITHER]},
        ),
        (
            {"type": "string", "x-file": "image"},
            {"anyOf": [{"$ref": "#/$defs/pictures"}, EITHER]},
        ),
        (
            {"title": "do", "type": "object", "x-says": "verbs", "required": ["do"]},
            {"title": "do", "$ref": "#/$defs/verbs"},
        ),
        ({"type": "object", "x-says": "frames.half"}, {"type": "object"}),
        (
            {"type": "array", "items": {"title": "lamp", "x-holds": "lamp"}},
            {
                "type": "array",
                "items": {
                    "title": "lamp",
                    "if": {"type": "array"},
                    "then": {"items": {"$ref": "#/$defs/entry.lamp"}},
                    "else": {"$ref": "#/$defs/entry.lamp"},
                },
            },
        ),
        (
            {"type": "array", "minItems": 1, "x-holds": ["lamp", "oil"]},
            {
                "type": "array",
                "minItems": 1,
                "items": {"$ref": "#/$defs/held.lamp+oil"},
            },
        ),
        (
            {"type": "object", "x-holds": "lamp"},
            {"$ref": "#/$defs/entry.lamp"},
        ),
        (
            {"propertyNames": {"x-link": "lamp"}},
            {"propertyNames": {"$ref": "#/$defs/link.lamp"}},
        ),
        (
            {"if": {"enum": [1]}, "then": {"const": 2}, "items": True},
            {
                "if": {"enum": [1]},
                "then": {"anyOf": [{"const": 2}, EITHER]},
                "items": True,
            },
        ),
        ({"$ref": "#/$defs/part"}, {"$ref": "#/$defs/part"}),
    ],
)
def test_a_schema_as_an_editor_has_it(schema: Any, wanted: Any) -> None:
    assert fit(schema, How()) == wanted


def test_a_part_of_its_own_is_called_otherwise() -> None:
    how = How(part="part.lamp.{}".format)
    assert fit({"$ref": "#/$defs/wick"}, how) == {"$ref": "#/$defs/part.lamp.wick"}


def test_forms_hold_no_expressions() -> None:
    how = How(fills=False)
    assert fit({"type": "integer"}, how) == {"type": "integer"}
    assert fit({"enum": ["a"]}, how) == {"enum": ["a"]}
    assert fit({"type": "string"}, how) == {"type": ["string", "number"]}


def test_what_may_stand_elsewhere_is_not_asked_for() -> None:
    schema = {
        "required": ["a"],
        "minItems": 1,
        "properties": {"a": {"x-holds": "lamp", "type": "object"}},
        "propertyNames": {"x-link": "lamp"},
    }
    assert fit(schema, How(loose=True)) == {
        "properties": {"a": {"$ref": "#/$defs/loose.entry.lamp"}},
        "propertyNames": {"anyOf": [{"$ref": "#/$defs/link.lamp"}, EITHER]},
    }
