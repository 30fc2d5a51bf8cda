"""What to write instead of a value of the wrong type."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cardwright.model.source import Map
from cardwright.validate.breach import Subject, from_error
from cardwright.validate.wrongtype import type_hint
from tests.unit.validate.written import read

GROUP = {
    "type": "object",
    "required": ["kind", "of"],
    "properties": {"kind": {"type": "string"}, "of": {"type": "string"}},
}
RANGE = {"type": "object", "examples": [{"min": 4, "also": ["x", "a > 1"]}]}
COUNTS = {
    "type": "object",
    "propertyNames": {"type": "string"},
    "additionalProperties": {"type": "integer"},
}


def hint(schema: Any, value: str) -> str | None:
    data = read(f"key: {value}")
    assert isinstance(data, Map)
    whole = {"properties": {"key": schema}}
    (error,) = Draft202012Validator(whole).iter_errors(data)
    return type_hint(from_error(error, Subject("a lamp", data, schema=whole)))


@pytest.mark.parametrize(
    ("schema", "value", "wanted"),
    [
        (GROUP, "lamp", "write key: {kind: lamp, of: …}"),
        (RANGE, "4", 'for example key: {min: 4, also: [x, "a > 1"]}'),
        (COUNTS, "[lamp, rope]", "write each as a key: lamp: 1"),
        ({"type": "object"}, "[lamp]", None),
        ({"type": "array"}, "lamp", "write it as a list: [lamp]"),
        (
            {"type": "array", "items": RANGE},
            "{min: 3}",
            "write it as a list: [{min: 3}]",
        ),
        (
            {"type": "array", "items": {"type": "object", "required": ["of"]}},
            "cost",
            "write it as a list: [{of: cost}]",
        ),
        (
            {"type": "array", "items": RANGE, "examples": [[{"min": 2}]]},
            "3",
            "for example key: [{min: 2}]",
        ),
        ({"type": "boolean"}, "yes", "write true"),
        ({"type": "string", "x-wants": "a kind"}, "{kind: lamp}", "write key: lamp"),
        ({"type": "string"}, "[tap]", 'put the text in quotes: "[tap]"'),
    ],
)
def test_what_was_meant(schema: Any, value: str, wanted: str | None) -> None:
    assert hint(schema, value) == wanted
