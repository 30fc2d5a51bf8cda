from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cardwright.model.problem import Problem
from cardwright.validate.breach import Subject
from cardwright.validate.explain import explain
from tests.unit.validate.written import at, read


def judge(schema: dict[str, Any], value: str) -> list[Problem]:
    """Judges ``x: value``, whose value begins in column 4."""
    whole = {"type": "object", "properties": {"x": schema}}
    data = read(f"x: {value}", whole)
    errors = Draft202012Validator(whole).iter_errors(data)
    return explain(errors, Subject("a lamp", data))


def wrong(end: int, text: str, hint: str | None = None) -> list[Problem]:
    return [Problem("wrong-type", at(1, 4, end), text, hint)]


def test_a_value_for_a_group_goes_under_its_only_needed_key() -> None:
    group = {"type": "object", "required": ["value"]}
    text = '"x" must be a group of keys, not the number 3'
    assert judge(group, "3") == wrong(5, text, "write x: {value: 3}")
    assert judge({"type": "object"}, "3") == wrong(5, text)


def test_a_quoted_number_is_a_text() -> None:
    assert judge({"type": "integer"}, '"3"') == wrong(
        7, '"x" must be a whole number, not "3"', "write 3 without quotes"
    )


def test_a_word_is_no_number() -> None:
    assert judge({"type": "number"}, "many") == wrong(
        8, '"x" must be a number, not "many"'
    )
    assert judge({"type": "number"}, "three") == wrong(
        9, '"x" must be a number, not "three"', "write 3"
    )
    assert judge({"type": "number"}, "1,5") == wrong(
        7, '"x" must be a number, not "1,5"', "write 1.5: a point, not a comma"
    )


def test_a_fraction_is_no_whole_number() -> None:
    assert judge({"type": "integer"}, "2.5") == wrong(
        7, '"x" must be a whole number, not the number 2.5'
    )


def test_an_icon_without_quotes_is_explained() -> None:
    assert judge({"type": "string"}, "{tap}") == wrong(
        9,
        '"x" must be a text, not a group of keys',
        'put the text in quotes: "{tap}"',
    )


def test_a_bracket_without_quotes_is_explained() -> None:
    assert judge({"type": "string"}, "[tap]") == wrong(
        9, '"x" must be a text, not a list', 'put the text in quotes: "[tap]"'
    )


def test_a_long_text_in_brackets_is_not_repeated() -> None:
    value = "[" + "a" * 60 + "]"
    assert judge({"type": "string"}, value) == wrong(
        66, '"x" must be a text, not a list', "put the text in quotes"
    )


def test_a_block_in_place_of_a_text_has_no_hint() -> None:
    assert judge({"type": "string"}, "\n  a: 1")[0].hint is None


def test_yes_in_quotes_is_no_truth() -> None:
    assert judge({"type": "boolean"}, '"yes"') == wrong(
        9, '"x" must be true or false, not "yes"', "write true"
    )


def test_off_in_quotes_is_no_truth() -> None:
    assert judge({"type": "boolean"}, '"Off"') == wrong(
        9, '"x" must be true or false, not "Off"', "write false"
    )


def test_one_text_in_place_of_a_list() -> None:
    assert judge({"type": "array"}, "swift") == wrong(
        9, '"x" must be a list, not "swift"', "write it as a list: [swift]"
    )


def test_one_number_in_place_of_a_list() -> None:
    assert judge({"type": "array"}, "3") == wrong(
        5, '"x" must be a list, not the number 3', "write it as a list: [3]"
    )


def test_nothing_where_something_is_wanted() -> None:
    assert judge({"type": ["integer", "boolean"]}, "~") == wrong(
        5,
        '"x" is empty, but must be a whole number or true or false',
        'write it after "x:", or remove "x" if it may be left out',
    )


def test_a_schema_may_say_in_its_own_words_what_it_wants() -> None:
    schema = {"type": "integer", "x-wants": "a number of pips"}
    assert judge(schema, "[]") == wrong(6, '"x" must be a number of pips, not a list')


def test_a_near_choice_is_suggested() -> None:
    assert judge({"enum": ["top", "bottom"]}, "botom") == [
        Problem(
            "not-a-choice",
            at(1, 4, 9),
            '"x" cannot be "botom"',
            'did you mean "bottom"?',
        )
    ]


def test_choices_are_listed_where_none_is_near() -> None:
    assert judge({"enum": ["top", 3, True, None]}, "left") == [
        Problem(
            "not-a-choice",
            at(1, 4, 8),
            '"x" cannot be "left"',
            "it may be top, 3, true or nothing",
        )
    ]


def test_long_lists_of_choices_are_cut() -> None:
    assert judge({"enum": list(range(14))}, "left")[0].hint == (
        "it may be 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …"
    )


def test_one_constant_is_asked_for() -> None:
    assert judge({"const": 1}, "2") == [
        Problem(
            "not-a-choice", at(1, 4, 5), '"x" cannot be the number 2', "it must be 1"
        )
    ]


def test_a_pattern_with_words_of_its_own() -> None:
    schema = {"type": ["integer", "string"], "pattern": "^X$", "x-wants": "a pip or X"}
    assert judge(schema, "Y") == [
        Problem("bad-pattern", at(1, 4, 5), '"x" must be a pip or X, not "Y"')
    ]


def test_a_pattern_without_words() -> None:
    assert judge({"pattern": "^[a-c]+$"}, "abd") == [
        Problem(
            "bad-pattern",
            at(1, 4, 7),
            '"x" cannot be "abd"',
            "it must match ^[a-c]+$",
        )
    ]


def test_a_long_text_is_cut_in_a_message() -> None:
    assert judge({"const": "b"}, "a" * 50)[0].message == (
        f'"x" cannot be "{"a" * 40}…"'
    )


def test_keys_have_patterns_too() -> None:
    schema = {"propertyNames": {"pattern": "^[a-z]+$", "x-wants": "small letters"}}
    assert judge(schema, "{lamp: 1, Oil: 2}") == [
        Problem(
            "bad-pattern",
            at(1, 14, 17),
            'the key "Oil" must be small letters',
            'write "oil"',
        )
    ]


def test_keys_may_be_choices() -> None:
    schema = {"propertyNames": {"enum": ["lamp", "oil"]}}
    assert judge(schema, "{lmap: 1}") == [
        Problem(
            "not-a-choice",
            at(1, 5, 9),
            'the key "lmap" is none of those allowed',
            'did you mean "lamp"?',
        )
    ]


def test_each_repeated_item_is_marked() -> None:
    assert judge({"uniqueItems": True}, "[a, 1, a, true, 1]") == [
        Problem("duplicate-item", at(1, 11, 12), '"x" lists "a" twice'),
        Problem("duplicate-item", at(1, 20, 21), '"x" lists the number 1 twice'),
    ]


def test_a_key_may_be_forbidden() -> None:
    assert judge({"properties": {"oil": {"not": {}}}}, "{oil: 1}") == [
        Problem("unknown-key", at(1, 5, 8), '"oil" must not stand here')
    ]


@pytest.mark.parametrize(
    ("keys", "said"),
    [(["a", "b"], 'cannot have "a" and "b" together'), (["b"], 'cannot have "b"')],
)
def test_keys_may_exclude_one_another(keys: list[str], said: str) -> None:
    assert judge({"not": {"required": keys}}, "{a: 1, b: 2}") == [
        Problem("unknown-key", at(1, 11, 12), f'"x" {said}')
    ]


def test_a_value_may_be_forbidden() -> None:
    assert judge({"not": {"const": "x"}}, "x") == [
        Problem("not-a-choice", at(1, 4, 5), '"x" cannot be "x"')
    ]


def test_a_value_that_is_nearly_right_is_shown_rightly_spelled() -> None:
    schema = {"pattern": "^[a-z]+(_[a-z]+)*$", "x-wants": "small letters"}
    assert judge(schema, "Card Limit") == [
        Problem(
            "bad-pattern",
            at(1, 4, 14),
            '"x" must be small letters, not "Card Limit"',
            'write "card_limit"',
        )
    ]


def test_several_names_where_one_may_stand() -> None:
    schema = {"type": "string", "x-link": "place"}
    assert judge(schema, "[reef, cove]") == [
        Problem(
            "wrong-type",
            at(1, 4, 16),
            '"x" must be a text, not a list',
            "only one may stand here, such as reef",
        )
    ]
