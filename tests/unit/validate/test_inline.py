from __future__ import annotations

from typing import Any

from cardwright.validate.inline import Inliner, merged

CORE: dict[str, dict[str, Any]] = {
    "id": {"type": "string", "pattern": "^[a-z]+$"},
    "pile": {"type": "object", "propertyNames": {"$ref": "#/$defs/id"}},
}


def test_core_parts_come_in_place_of_references() -> None:
    schema = {"properties": {"lamp": {"$ref": "core#/$defs/id"}}}
    assert Inliner(CORE, {}).inline(schema) == {"properties": {"lamp": CORE["id"]}}


def test_keys_beside_a_reference_are_merged_into_the_part() -> None:
    beside = {"propertyNames": {"x-link": "lamp"}, "minProperties": 1}
    schema = {"items": [{"$ref": "core#/$defs/pile", **beside}]}
    assert Inliner(CORE, {}).inline(schema) == {
        "items": [
            {
                "type": "object",
                "propertyNames": {**CORE["id"], "x-link": "lamp"},
                "minProperties": 1,
            }
        ]
    }


def test_local_parts_may_use_core_parts() -> None:
    local = {"name": {"$ref": "core#/$defs/id", "title": "name"}}
    schema = {"$defs": local, "properties": {"a": {"$ref": "#/$defs/name"}}}
    name = {**CORE["id"], "title": "name"}
    assert Inliner(CORE, local).inline(schema) == {
        "$defs": {"name": name},
        "properties": {"a": name},
    }


def test_a_part_within_itself_stays_a_reference() -> None:
    local = {"box": {"properties": {"box": {"$ref": "#/$defs/box"}}}}
    schema = {"$defs": local, "items": {"$ref": "#/$defs/box"}}
    assert Inliner({}, local).inline(schema) == {"$defs": local, "items": local["box"]}


def test_a_reference_that_leads_nowhere_allows_all() -> None:
    schema = {"items": {"$ref": "#/$defs/gone"}, "not": {"$ref": "elsewhere"}}
    assert Inliner({}, {}).inline(schema) == {"items": {}, "not": {}}


def test_a_property_may_be_called_like_a_keyword() -> None:
    schema = {"properties": {"$ref": {"type": "string"}}}
    assert Inliner({}, {}).inline(schema) == schema


def test_what_stands_beside_wins() -> None:
    assert merged({"a": 1, "b": {"c": 2, "d": 3}}, {"a": 9, "b": {"c": 8}}) == {
        "a": 9,
        "b": {"c": 8, "d": 3},
    }
    assert merged([], {"a": 1}) == []
