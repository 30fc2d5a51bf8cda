from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.entry import Entry
from cardwright.model.problem import Problem
from cardwright.model.source import Span
from cardwright.validate.prose.twins import check_twins
from tests.unit.validate.written import at, catalog, entry, game, kind

SCHEMA = {
    "properties": {
        "text": {"x-text": "rich"},
        "flavour": {"x-text": "plain"},
        "art": {"x-file": "image"},
    }
}
SAYS = {"type": "array", "items": {"x-says": "verbs"}}
LAMP = kind("lamp", "lamp", SCHEMA)
MAST = kind("mast", "mast", SCHEMA)
FIRST = "id: one\nname: Old Lamp\ncost: 2\ntext: Draw 2 cards, then rest.\nart: a.png"
LATER = "id: two\nname: New Lamp\ncost: 3\ntext: Draw 3 cards, then rest.\nart: b.png"


def later(text: str = LATER, **parts: object) -> Entry:
    """An entry that stands below the first one in its file."""
    made = entry(LAMP, text)
    made.body.span = Span(100, 200)
    return replace(made, **parts)  # type: ignore[arg-type]  # fields by name


def check(*entries: Entry) -> list[Problem]:
    return list(check_twins(catalog(game(LAMP, MAST), *entries)))


def test_two_that_differ_in_numbers_and_names() -> None:
    assert check(later(), entry(LAMP, FIRST)) == [
        Problem(
            "near-duplicate",
            at(2, 7, 15),
            '"New Lamp" is "Old Lamp" but for its name and numbers',
            "the first stands in cards/tides/lamps.yaml:2; if it is meant, "
            "add the tag near-duplicate",
            "advice",
        )
    ]


def test_their_own_names_in_texts_are_no_difference() -> None:
    first = FIRST.replace("rest", "rest Old Lamp")
    other = LATER.replace("rest", "rest New Lamp")
    assert len(check(entry(LAMP, first), later(other))) == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("then rest", "then play"),
        ("cost: 3", "cost: high"),
        ("cost: 3", "cost: 3\nrank: low"),
        ("Draw 3 cards, then rest.", "Draw 3 cards."),
        ("text:", "other:"),
    ],
)
def test_another_difference_parts_them(old: str, new: str) -> None:
    assert check(entry(LAMP, FIRST), later(LATER.replace(old, new))) == []


def test_short_texts_are_often_alike() -> None:
    text = "id: {}\nname: {}\ntext: Draw 2 cards."
    one, two = text.format("a", "Ab"), text.format("c", "Cd")
    assert check(entry(LAMP, one), later(two)) == []


def test_flavour_and_pictures_part_nobody() -> None:
    assert len(check(entry(LAMP, FIRST), later(LATER + "\nflavour: Ah!"))) == 1


def test_a_tag_says_that_it_is_meant() -> None:
    assert check(entry(LAMP, FIRST), later(tags=("near-duplicate",))) == []


def test_what_a_blueprint_made_is_alike_on_purpose() -> None:
    assert check(entry(LAMP, FIRST), later(made_from="lamp")) == []


def test_kinds_are_compared_apart() -> None:
    assert check(entry(MAST, FIRST), later()) == []


def test_entries_without_texts_are_not_compared() -> None:
    one, two = "id: a\nname: Ab\ncost: 1", "id: c\nname: Cd\ncost: 2"
    assert check(entry(LAMP, one), later(two)) == []


SAYING = kind("lamp", "lamp", {"properties": {"effects": SAYS, "cost": {}}})
ONE = "id: one\nname: Old Lamp\neffects: [{do: draw, amount: 2}, {do: hit, amount: 1}]"
TWO = "id: two\nname: New Lamp\neffects: [{do: draw, amount: 3}, {do: hit, amount: 4}]"


def of_effects(one: str, two: str) -> int:
    entries = [entry(SAYING, one), entry(SAYING, two)]
    return len(check(*entries))


def test_effects_that_differ_in_numbers() -> None:
    assert of_effects(ONE, TWO) == 1


def test_effects_that_do_something_else() -> None:
    assert of_effects(ONE, TWO.replace("do: hit", "do: drain")) == 0


def test_one_effect_alone_is_often_like_another() -> None:
    short = "id: {}\nname: {}\neffects: [{{do: draw, amount: 2}}]"
    assert of_effects(short.format("one", "Ab"), short.format("two", "Cd")) == 0


def test_of_three_two_are_told_of() -> None:
    third = later(LATER.replace("two", "three").replace("New", "Red"))
    third.body.span = Span(300, 400)
    messages = [p.message for p in check(third, later(), entry(LAMP, FIRST))]
    assert messages == [
        '"New Lamp" is "Old Lamp" but for its name and numbers',
        '"Red Lamp" is "Old Lamp" but for its name and numbers',
    ]


@given(st.integers(0, 999), st.integers(0, 999), st.integers(0, 999))
def test_no_number_parts_two(cost: int, one: int, two: int) -> None:
    text = f"id: two\nname: Ox\ncost: {cost}\ntext: Draw {one} of {two} cards, rest."
    first = "id: one\nname: Ax\ncost: 1\ntext: Draw 2 of 3 cards, rest."
    assert len(check(entry(LAMP, first), later(text))) == 1
