from __future__ import annotations

import pytest

from cardwright.base.english import quoted, sort_of
from cardwright.validate.wording import bare, count, either, named, shown, type_words


def test_alternatives_are_joined_by_or() -> None:
    assert either(["a"]) == "a"
    assert either(["a", "b"]) == "a or b"
    assert either(["a", "b", "c"]) == "a, b or c"


def test_types_are_named_in_one_order() -> None:
    assert type_words("integer") == "a whole number"
    assert type_words(["string", "integer"]) == "a whole number or a text"
    assert type_words(["null", "object"]) == "a group of keys or empty"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "empty"),
        (True, "true"),
        (False, "false"),
        (3, "the number 3"),
        (2.5, "the number 2.5"),
        ("tap", '"tap"'),
        ({}, "a group of keys"),
        ([], "a list"),
    ],
)
def test_values_are_named_by_their_sort(value: object, said: str) -> None:
    assert sort_of(value) == said
    assert shown(value) == said


def test_choices_stand_as_one_writes_them() -> None:
    assert [bare(v) for v in (None, True, False, 1, "a b")] == [
        "nothing",
        "true",
        "false",
        "1",
        "a b",
    ]


def test_quoted_texts_stand_on_one_line_and_are_cut() -> None:
    assert quoted("one\n  two") == '"one two"'
    assert quoted("a" * 40) == '"' + "a" * 40 + '"'
    assert quoted("a" * 41) == '"' + "a" * 40 + '…"'


def test_paths_are_named_by_their_last_key() -> None:
    assert named((), "a lamp") == "a lamp"
    assert named(("wick", "length"), "a lamp") == '"length"'
    assert named(("cards", 3), "a lamp") == 'an item of "cards"'
    assert named(("cards", 3, 1), "a lamp") == 'an item of "cards"'
    assert named((2,), "a lamp") == "an item"


def test_counts_agree_with_their_word() -> None:
    assert count(1, "item", "items") == "1 item"
    assert count(0, "item", "items") == "0 items"
