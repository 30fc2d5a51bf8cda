"""Keys that stand one step too far out or in, of a made-up schema of kilns."""

from __future__ import annotations

from jsonschema import Draft202012Validator

from cardwright.model.source import Map
from cardwright.validate.breach import Subject, from_error
from cardwright.validate.misplaced import Meant, regroup
from tests.unit.validate.written import read

INNER = {
    "type": "object",
    "additionalProperties": False,
    "required": ["heat"],
    "properties": {"heat": {"type": "integer"}, "hours": {"type": "integer"}},
}
SCHEMA = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "fire": INNER,
        "name": {"type": "string", "x-wants": "a name"},
        "note": {"type": "string"},
    },
}


def moves(text: str) -> tuple[list[tuple[str, list[str]]], Meant]:
    """Each breach with the keys that it moves, and where keys were meant."""
    data = read(text)
    assert isinstance(data, Map)
    errors = Draft202012Validator(SCHEMA).iter_errors(data)
    subject = Subject("a kiln", data, schema=SCHEMA)
    found, meant = regroup(from_error(error, subject) for error in errors)
    return sorted((b.keyword, [*b.moves]) for b in found), meant


def test_a_key_that_belongs_beside() -> None:
    assert moves("fire: {heat: 3, note: hot}") == (
        [("additionalProperties", ["note"])],
        {(): {"note"}},
    )


def test_a_key_that_belongs_within() -> None:
    assert moves("{fire: {hours: 2}, heat: 3}") == (
        [("additionalProperties", ["heat"]), ("required", [])],
        {("fire",): {"heat"}},
    )


def test_a_key_that_stands_there_already_is_only_unknown() -> None:
    assert moves("{fire: {heat: 3, note: hot}, note: warm}") == (
        [("additionalProperties", [])],
        {},
    )


def test_keys_beside_a_text_that_should_be_a_group() -> None:
    found, meant = moves("{fire: hot, heat: 3, hours: 2}")
    assert found == [("additionalProperties", []), ("type", ["heat", "hours"])]
    assert meant == {}


def test_keys_within_what_should_be_a_name() -> None:
    assert moves("name: {of: big, note: hot}") == (
        [("type", ["note"])],
        {(): {"note"}},
    )
