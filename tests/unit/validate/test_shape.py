from __future__ import annotations

import pytest

from cardwright.model.problem import Problem
from cardwright.validate.shape import Spot, check_shape, spots
from tests.unit.validate.written import at, read

CLOSED = "type: object\nadditionalProperties: false\n"


def check(text: str) -> list[Problem]:
    return list(check_shape(read(text)))


def test_a_closed_schema_is_well_made() -> None:
    assert check(CLOSED + "properties: {cost: {type: integer}}") == []


def test_a_schema_describes_a_group_of_keys() -> None:
    text = "type: array\nadditionalProperties: false"
    assert check(text) == [
        Problem("bad-schema", at(1, 7, 12), 'a schema must say "type": "object"')
    ]


def test_a_schema_without_a_type_is_marked_at_its_first_key() -> None:
    assert check("title: Lamp\nadditionalProperties: false") == [
        Problem("bad-schema", at(1, 1, 6), 'a schema must say "type": "object"')
    ]


@pytest.mark.parametrize(
    ("rest", "place"),
    [("title: Lamp", at(1, 1, 5)), ("additionalProperties: true", at(2, 23, 27))],
)
def test_a_schema_is_closed(rest: str, place: object) -> None:
    text = 'a schema must say "additionalProperties": false'
    (found,) = check(f"type: object\n{rest}")
    assert (found.code, found.place, found.message) == ("bad-schema", place, text)


def test_a_schema_is_of_the_draft_that_is_judged() -> None:
    draft = "https://json-schema.org/draft/2020-12/schema"
    assert check(CLOSED + f"$schema: {draft}") == []
    assert check(CLOSED + "$schema: draft-07") == [
        Problem(
            "bad-schema",
            at(3, 10, 18),
            "a schema must be of JSON Schema 2020-12",
            f"write {draft}",
        )
    ]


def test_a_schema_names_no_core_key() -> None:
    assert check(CLOSED + "properties: {cost: {}, name: {}}") == [
        Problem(
            "bad-schema",
            at(3, 24, 28),
            'every entry may have "name", so no schema names it',
            'remove "name"',
        )
    ]


def test_inner_groups_must_say_whether_they_are_closed() -> None:
    assert check(CLOSED + "properties: {wick: {properties: {}}}") == [
        Problem(
            "bad-schema",
            at(3, 21, 31),
            '"wick" must say "additionalProperties": false',
        )
    ]


@pytest.mark.parametrize(
    "rest",
    [
        "properties: {wick: {properties: {}, additionalProperties: {}}}",
        "properties: {wick: {properties: {}, x-says: verbs}}",
        "then: {properties: {wick: {}}}",
        "anyOf: [{properties: {wick: {}}}]",
        "dependentSchemas: {wick: {properties: {oil: {}}}}",
        "properties: {wick: {type: object}}",
    ],
)
def test_what_only_adds_to_a_group_need_not_close_it(rest: str) -> None:
    assert check(CLOSED + rest) == []


def test_a_group_that_a_frame_says_is_closed_like_others() -> None:
    assert check(CLOSED + "items: {properties: {}, x-says: frames.glow}") == [
        Problem(
            "bad-schema", at(3, 9, 19), '"items" must say "additionalProperties": false'
        )
    ]


def test_false_has_no_place() -> None:
    assert check(CLOSED + "then: {properties: {oil: false}}") == [
        Problem(
            "bad-schema", at(3, 26, 31), '"oil" cannot be false', 'write {"not": {}}'
        )
    ]


def test_unknown_keywords_are_found() -> None:
    assert check(CLOSED + "properties: {cost: {minumum: 3}}") == [
        Problem(
            "unknown-key",
            at(3, 21, 28),
            'a schema has no keyword "minumum"',
            'did you mean "minimum"?',
        )
    ]


def test_unknown_marks_are_found() -> None:
    assert check(CLOSED + "items: {x-lnk: lamp}") == [
        Problem(
            "unknown-key",
            at(3, 9, 14),
            'a schema has no mark "x-lnk"',
            'did you mean "x-link"?',
        )
    ]


@pytest.mark.parametrize(
    "mark",
    [
        "x-link: lamp",
        "x-link: [lamp, oil]",
        "x-holds: lamp",
        "x-text: rich",
        "x-text: plain",
        "x-file: image",
        "x-says: verbs",
        "x-says: conditions",
        "x-says: frames.glow",
        "x-wants: a lamp",
    ],
)
def test_marks_as_they_should_be(mark: str) -> None:
    assert check(CLOSED + f"items: {{{mark}}}") == []


@pytest.mark.parametrize(
    ("mark", "code", "said", "hint"),
    [
        ("x-text: bold", "not-a-choice", 'cannot be "bold"', "it may be rich or plain"),
        ("x-file: map", "not-a-choice", 'cannot be "map"', "it may be image"),
        (
            "x-says: nouns",
            "not-a-choice",
            'cannot be "nouns"',
            "it may be verbs, conditions or frames.NAME",
        ),
        ("x-text: 3", "wrong-type", "must be a text, not the number 3", None),
        (
            "x-link: 3",
            "wrong-type",
            "must be a name or a list of names, not the number 3",
            None,
        ),
        (
            "x-holds: []",
            "wrong-type",
            "must be a name or a list of names, not a list",
            None,
        ),
    ],
)
def test_marks_as_they_should_not_be(
    mark: str, code: str, said: str, hint: str | None
) -> None:
    name, value = mark.split(": ")
    start = 9 + len(name) + 2
    place = at(3, start, start + len(value))
    assert check(CLOSED + f"items: {{{mark}}}") == [
        Problem(code, place, f'"{name}" {said}', hint)
    ]


def test_a_pattern_must_be_readable() -> None:
    assert check(CLOSED + "items: {pattern: '[a'}") == [
        Problem("bad-schema", at(3, 18, 22), '"[a" is not a regular expression')
    ]


def test_a_closed_group_asks_for_what_it_describes() -> None:
    # the item of the list stands at column 12
    text = CLOSED + "properties: {depth: {}}\nrequired: [dept]"
    message = '"dept" is required, but not described under "properties"'
    assert check(text) == [
        Problem("bad-schema", at(4, 12, 16), message, 'did you mean "depth"?')
    ]


def test_a_schema_asks_for_no_core_key() -> None:
    text = CLOSED + "properties: {depth: {}}\nrequired: [name]"
    (found,) = check(text)
    assert found.hint == 'every entry may have "name", so no schema names it'


def test_an_open_group_may_ask_for_anything() -> None:
    text = CLOSED + "properties: {a: {additionalProperties: {}, required: [b]}}"
    assert check(text) == []


def test_spots_are_all_subschemas_in_reading_order() -> None:
    data = read(
        "properties: {a: {items: {}}, b: text}\nanyOf: [{}, {not: {}}]\nconst: {c: {}}"
    )
    assert list(spots(data)) == [
        Spot((), data),
        Spot(("properties", "a"), {"items": {}}),
        Spot(("properties", "a", "items"), {}),
        Spot(("properties", "b"), "text"),
        Spot(("anyOf", 0), {}, bounds=False),
        Spot(("anyOf", 1), {"not": {}}, bounds=False),
        Spot(("anyOf", 1, "not"), {}, bounds=False),
    ]
