from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from jsonschema import Draft202012Validator

from cardwright.export.editor.entries import file
from cardwright.export.editor.files import closed, files
from cardwright.export.editor.names import Known
from tests.unit.export.editor.shed import LAMP, known
from tests.unit.validate.written import catalog, game

FORMS = {
    "game": {"type": "object", "properties": {"title": {"$ref": "#/$defs/text"}}},
    "style": {"x-wants": "a style", "type": "object"},
}


def references(data: Any) -> set[str]:
    if isinstance(data, dict):
        own = {data["$ref"]} if isinstance(data.get("$ref"), str) else set()
        return own.union(*map(references, data.values()))
    return set().union(*map(references, data)) if isinstance(data, list) else set()


def test_there_is_a_schema_of_each_kind_and_form() -> None:
    assert list(files(known(), FORMS)) == [
        "chest.schema.json",
        "core/game.schema.json",
        "core/style.schema.json",
        "lamp.schema.json",
        "oil.schema.json",
        "plan.schema.json",
    ]


def test_the_bytes_are_the_same_each_time_and_end_in_a_line() -> None:
    made = files(known(), FORMS)
    assert made == files(known(), FORMS)
    assert all(data.endswith(b"\n}\n") and b"\r" not in data for data in made.values())


def test_every_schema_stands_by_itself_and_is_one() -> None:
    for name, data in files(known(), {}).items():
        schema = json.loads(data)
        Draft202012Validator.check_schema(schema)
        parts = {f"#/$defs/{part}" for part in schema["$defs"]}
        assert (name, references(schema)) == (name, parts)


def test_no_mark_of_ours_is_left() -> None:
    assert [n for n, data in files(known(), FORMS).items() if b'"x-' in data] == []


def test_forms_keep_their_parts() -> None:
    made = json.loads(files(known(), FORMS)["core/game.schema.json"])
    assert made == FORMS["game"]


def test_a_schema_that_refers_to_itself_stays_finite() -> None:
    nest = {"type": "object", "properties": {"in": {"$ref": "#/$defs/nest"}}}
    lamp = replace(
        LAMP,
        schema={
            "type": "object",
            "properties": {"wick": {"$ref": "#/$defs/nest"}},
            "$defs": {"nest": nest},
        },
    )
    schema = closed(file(lamp), Known(catalog(game(lamp))))
    assert schema["$defs"]["part.lamp.nest"] == {
        "type": "object",
        "properties": {"in": {"$ref": "#/$defs/part.lamp.nest"}},
    }
