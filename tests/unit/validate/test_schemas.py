from __future__ import annotations

from cardwright.model.problem import Place, Problem
from cardwright.validate.schemas import load_forms, load_schemas
from tests.unit.validate.written import at, document

FILE = "schemas/tides/lamp.schema.json"
ID = {"type": "string", "pattern": "^[a-z]+$"}
CORE = {"core": {"$defs": {"id": ID}}}
CLOSED = "type: object\nadditionalProperties: false\n"


def test_schemas_are_inlined_by_kind() -> None:
    text = CLOSED + "properties: {oil: {$ref: 'core#/$defs/id'}}"
    assert load_schemas(CORE, {"lamp": document(text)}) == (
        {
            "lamp": {
                "type": "object",
                "additionalProperties": False,
                "properties": {"oil": ID},
            }
        },
        [],
    )


def test_a_schema_must_be_valid_json_schema() -> None:
    text = CLOSED + "properties: {oil: {type: strin}}"
    assert load_schemas(CORE, {"lamp": document(text)}) == (
        {"lamp": {}},
        [
            Problem(
                "not-a-choice",
                at(3, 26, 31, FILE),
                '"type" cannot be "strin"',
                'did you mean "string"?',
            )
        ],
    )


def test_a_schema_must_be_well_made() -> None:
    text = "type: object\nadditionalProperties: true"
    assert load_schemas(CORE, {"lamp": document(text)}) == (
        {"lamp": {}},
        [
            Problem(
                "bad-schema",
                at(2, 23, 27, FILE),
                'a schema must say "additionalProperties": false',
            )
        ],
    )


def test_a_schema_must_be_a_group() -> None:
    assert load_schemas(CORE, {"lamp": document("[1]")}) == (
        {"lamp": {}},
        [
            Problem(
                "wrong-type",
                Place(FILE, 1, 1, 1, 1),
                "a schema must be a group of keys",
            )
        ],
    )


def test_a_reference_must_lead_somewhere() -> None:
    text = CLOSED + "properties: {oil: {$ref: 'core#/$defs/di'}}"
    schemas, problems = load_schemas(CORE, {"lamp": document(text)})
    assert schemas["lamp"]["properties"] == {"oil": {}}
    assert problems == [
        Problem(
            "unknown-reference",
            at(3, 26, 42, FILE),
            'there is no shared part "core#/$defs/di"',
            "the shared parts are core#/$defs/id",
        )
    ]


def test_a_near_name_is_found_wherever_it_stands() -> None:
    text = CLOSED + "$defs: {cost: {}}\nproperties: {oil: {$ref: 'core#/$defs/cots'}}"
    (found,) = load_schemas(CORE, {"lamp": document(text)})[1]
    assert found.hint == 'did you mean "#/$defs/cost"?'


def test_a_local_reference_must_lead_somewhere_and_is_told_once() -> None:
    text = CLOSED + (
        "$defs: {a: {$ref: '#/$defs/b'}}\n"
        "properties: {x: {$ref: '#/$defs/a'}, y: {$ref: '#/$defs/a'}}"
    )
    assert load_schemas(CORE, {"lamp": document(text)})[1] == [
        Problem(
            "unknown-reference",
            at(3, 19, 30, FILE),
            'there is no shared part "#/$defs/b"',
            "the shared parts are core#/$defs/id, #/$defs/a",
        )
    ]


def test_forms_are_all_core_schemas_but_the_parts() -> None:
    oil = {"$defs": {"a": ID}, "items": {"$ref": "#/$defs/a"}}
    assert load_forms({**CORE, "oil": oil}) == {
        "oil": {"$defs": {"a": ID}, "items": ID}
    }
