from __future__ import annotations

from typing import Any

from jsonschema import Draft202012Validator

from cardwright.validate.breach import Breach, Subject, from_error
from tests.unit.validate.written import at, read


def breach(schema: dict[str, Any], text: str, **subject: Any) -> Breach:
    data = read(text, schema)
    (error,) = Draft202012Validator(schema).iter_errors(data)
    return from_error(error, Subject("a lamp", data, **subject))


def test_a_breach_knows_its_keyword_and_place() -> None:
    found = breach({"properties": {"cost": {"maximum": 3}}}, "cost: 4")
    assert (found.path, found.keyword, found.wanted) == (("cost",), "maximum", 3)
    assert (found.value, found.part) == (4, "value")
    assert (found.name, found.place) == ('"cost"', at(1, 7, 8))


def test_a_breach_of_a_key_stands_at_the_key() -> None:
    schema = {"properties": {"cards": {"propertyNames": {"maxLength": 2}}}}
    found = breach(schema, "cards: {lamp: 4}")
    assert (found.path, found.part) == (("cards", "lamp"), "key")
    assert (found.name, found.place) == ('the key "lamp"', at(1, 9, 13))


def test_a_property_called_property_names_is_no_key() -> None:
    schema = {"properties": {"propertyNames": {"maximum": 2}}}
    assert breach(schema, "propertyNames: 3").part == "value"


def test_the_start_is_the_first_key_of_the_group() -> None:
    schema = {"properties": {"wick": {"required": ["length"]}}}
    found = breach(schema, "id: lamp\nwick: {wide: 1, oil: 2}")
    assert found.start == at(2, 8, 12)
    assert found.key_place("oil") == at(2, 17, 20)


def test_the_start_of_the_whole_may_be_given() -> None:
    start = at(7, 1, 3)
    assert breach({"required": ["oil"]}, "wick: 1", start=start).start == start
    assert breach({"required": ["oil"]}, "wick: 1").start == at(1, 1, 5)


def test_branches_keep_what_each_alternative_lacks() -> None:
    schema = {"anyOf": [{"required": ["oil"]}, {"required": ["gas"]}]}
    found = breach(schema, "wick: 1")
    assert [[b.wanted for b in branch] for branch in found.branches] == [
        [["oil"]],
        [["gas"]],
    ]
