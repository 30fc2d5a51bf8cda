from __future__ import annotations

from dataclasses import replace

from cardwright.model.problem import Problem
from cardwright.validate.entries import check_entries
from cardwright.validate.schemas import load_schemas
from tests.unit.validate.written import at, catalog, document, entry, game, kind

LAMP = kind(
    "lamp",
    "oil lamp",
    {
        "type": "object",
        "additionalProperties": False,
        "properties": {"cost": {"type": "integer"}, "oil": {"type": "string"}},
        "required": ["cost"],
    },
)


def test_entries_as_they_should_be() -> None:
    whole = catalog(game(LAMP), entry(LAMP, "id: old\nname: Old\ncost: 3"))
    assert list(check_entries(whole)) == []


def test_an_entry_is_named_by_its_kind_and_marked_at_its_first_key() -> None:
    whole = catalog(game(LAMP), entry(LAMP, "id: old\noil: whale"))
    assert list(check_entries(whole)) == [
        Problem("missing-key", at(1, 1, 3), 'an oil lamp needs the key "cost"')
    ]


def test_core_keys_are_suggested_where_they_are_free() -> None:
    whole = catalog(game(LAMP), entry(LAMP, "id: old\nnmae: Old\nidd: x\ncost: 3"))
    assert list(check_entries(whole)) == [
        Problem(
            "unknown-key",
            at(2, 1, 5),
            'an oil lamp has no key "nmae"',
            'did you mean "name"?',
        ),
        Problem("unknown-key", at(3, 1, 4), 'an oil lamp has no key "idd"'),
    ]


def test_each_entry_is_judged_by_its_own_kind() -> None:
    other = kind("wick", "wick", {"type": "object", "maxProperties": 0})
    whole = catalog(
        game(LAMP, other),
        entry(LAMP, "{id: old, cost: 3}"),
        entry(other, "{id: cord, cost: 3}"),
    )
    assert list(check_entries(whole)) == [
        Problem("out-of-range", at(1, 2, 4), "a wick must have at most 0 keys, not 1")
    ]


def test_a_part_may_hold_parts_like_itself() -> None:
    text = (
        "type: object\nadditionalProperties: false\n"
        "$defs: {box: {type: object, additionalProperties: false, "
        "properties: {box: {$ref: '#/$defs/box'}}}}\n"
        "properties: {box: {$ref: '#/$defs/box'}}"
    )
    schemas, problems = load_schemas({}, {"chest": document(text)})
    assert problems == []
    chest = kind("chest", "chest", schemas["chest"])
    whole = catalog(game(chest), entry(chest, "id: a\nbox: {box: {box: {bxo: 1}}}"))
    assert list(check_entries(whole)) == [
        Problem(
            "unknown-key",
            at(2, 19, 22),
            '"box" has no key "bxo"',
            'did you mean "box"?',
        )
    ]


def test_a_slip_in_a_blueprint_is_told_once() -> None:
    made = entry(LAMP, "id: old\ncost: dear")
    whole = catalog(game(LAMP), made, replace(made, id="new"))
    assert list(check_entries(whole)) == [
        Problem("wrong-type", at(2, 7, 11), '"cost" must be a whole number, not "dear"')
    ]
