from __future__ import annotations

import pickle
from operator import eq, ge, gt, le, lt, ne

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.base.values import (
    ABSENT,
    ExpressionError,
    Names,
    attribute,
    describe,
    is_number,
    item,
    unknown_name,
)
from tests.unit.base.views import Plain

ANYTHING = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(), st.lists(st.integers())
)


@given(ANYTHING, st.sampled_from([eq, ne, lt, le, gt, ge]))
def test_absent_is_false_in_every_comparison(other: object, compare: object) -> None:
    assert callable(compare)
    assert (compare(ABSENT, other), compare(other, ABSENT)) == (False, False)


def test_absent_is_nothing() -> None:
    assert (bool(ABSENT), str(ABSENT), list(ABSENT), len(ABSENT)) == (False, "", [], 0)
    assert (1 in ABSENT, repr(ABSENT)) == (False, "ABSENT")


def test_absent_is_itself_after_a_journey() -> None:
    assert pickle.loads(pickle.dumps(ABSENT)) is ABSENT  # noqa: S301 its own bytes


def test_a_view_equals_its_id() -> None:
    oak = Plain(id="oak")
    assert (oak == "oak", oak == Plain(id="oak"), oak == "elm") == (True, True, False)
    assert (str(oak), oak in ["elm", "oak"], {oak: 1}["oak"]) == ("oak", True, 1)  # type: ignore[index]


def test_names_are_closed() -> None:
    names = Names("param", {"hand": 5, "purse": 2})
    assert (names.lookup("hand"), list(names), "purse" in names) == (5, [5, 2], True)
    with pytest.raises(ExpressionError) as caught:
        names.lookup("hnd")
    error = caught.value
    assert (error.message, error.hint, error.code) == (
        '"param" has no "hnd"',
        'did you mean "hand"?',
        "unknown-name",
    )


def test_a_name_with_a_hyphen_is_shown_as_it_must_be_written() -> None:
    error = unknown_name("danger", ["danger-marker"], "term")
    assert error.hint == (
        "write term['danger-marker']: a hyphen in a name reads as a minus"
    )


def test_unknown_name_without_an_owner() -> None:
    error = unknown_name("coost", ["cost", "name"])
    assert (error.message, error.hint) == (
        'there is no name "coost" here',
        'did you mean "cost"?',
    )


def test_attributes_stand_on_views_and_mappings_only() -> None:
    assert attribute(Plain(id="oak", height=9), "height") == 9
    assert attribute({"items": 3}, "items") == 3
    assert attribute(Plain(id="oak"), "height") is ABSENT
    assert attribute({}, "items") is ABSENT
    assert attribute(ABSENT, "height") is ABSENT
    assert attribute(None, "height") is ABSENT


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("oak", 'the text "oak" has no "upper"'),
        (7, 'the number 7 has no "upper"'),
        ([1], 'a list has no "upper"'),
    ],
)
def test_other_values_have_no_attributes(value: object, message: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        attribute(value, "upper")
    assert caught.value.message == message


def test_parts_by_key_and_by_place() -> None:
    assert item({"a": 1}, "a") == 1
    assert item({"oak": 1}, Plain(id="oak")) == 1
    assert item(Plain(id="oak", height=9), "height") == 9
    assert item([4, 5, 6], 1) == 5
    assert item("oak", slice(0, 2)) == "oa"
    assert item([4], 3) is ABSENT
    assert item(ABSENT, 1) is ABSENT
    assert item({1: 2}, 1) == 2
    assert item(7, 1) is ABSENT


def test_lists_have_no_named_parts() -> None:
    with pytest.raises(ExpressionError) as caught:
        item([4], "first")
    assert caught.value.message == 'a list has no part the text "first"'


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (True, "true"),
        (False, "false"),
        (None, "nothing"),
        (ABSENT, "nothing"),
        (3, "the number 3"),
        ("a" * 41, f'the text "{"a" * 39}…"'),
        (Plain(id="oak"), '"oak"'),
        ({}, "a mapping"),
        ([], "a list"),
    ],
)
def test_values_are_described(value: object, words: str) -> None:
    assert describe(value) == words


def test_truth_is_no_number() -> None:
    assert [is_number(v) for v in (1, 1.5, True, "1", None)] == [
        True,
        True,
        False,
        False,
        False,
    ]
