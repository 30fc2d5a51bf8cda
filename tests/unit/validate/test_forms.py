from __future__ import annotations

from cardwright.model.problem import Place, Problem
from cardwright.validate.forms import check_form
from tests.unit.validate.written import at, read

SCHEMA = {
    "title": "oil list",
    "type": "object",
    "additionalProperties": False,
    "properties": {"title": {"type": "string"}},
    "required": ["title"],
}


def test_a_form_as_it_should_be() -> None:
    assert check_form("oils", read("title: Oils"), SCHEMA) == []


def test_a_form_is_named_by_its_schema_s_title() -> None:
    assert check_form("oils", read("titel: Oils"), SCHEMA) == [
        Problem(
            "unknown-key",
            at(1, 1, 6),
            'an oil list has no key "titel"',
            'did you mean "title"?',
        )
    ]


def test_a_lone_word_stands_at_the_start_of_the_file() -> None:
    (found,) = check_form("oils", "oil", SCHEMA, "cards/tides/oils.yaml")
    assert found.place == Place("cards/tides/oils.yaml")


def test_a_form_without_a_title_is_named_by_its_name() -> None:
    schema = {"required": ["title"]}
    assert check_form("oils", read("a: 1"), schema) == [
        Problem("missing-key", at(1, 1, 2), 'an oils needs the key "title"')
    ]


def test_a_form_may_be_a_list_where_a_group_is_wanted() -> None:
    assert check_form("oils", read("- 1"), SCHEMA) == [
        Problem(
            "wrong-type", at(1, 1, 4), "an oil list must be a group of keys, not a list"
        )
    ]


def test_an_item_of_a_form_that_is_a_list_is_named_by_its_title() -> None:
    schema = {"title": "oil list", "items": {**SCHEMA, "title": "oil"}}
    assert check_form("oils", read("- title: Oil\n- titel: Oils"), schema) == [
        Problem(
            "unknown-key",
            at(2, 3, 8),
            'an oil has no key "titel"',
            'did you mean "title"?',
        )
    ]
