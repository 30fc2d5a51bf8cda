from __future__ import annotations

import pytest

from cardwright.model.problem import Place
from cardwright.model.source import Map, Plain, Seq
from cardwright.resolve import forms
from tests.unit.resolve.garden import data

FORM = "{a: text, n: 3, f: 1.5, yes: true, m: {x: {y: 1}, z: no}, l: [p, 2, {}], e: }"


def test_parts_are_read_for_what_they_are() -> None:
    form = data(FORM)
    assert (forms.text(form, "a"), forms.text(form, "m")) == ("text", None)
    assert (forms.number(form, "n"), forms.number(form, "f")) == (3, 1.5)
    assert (forms.number(form, "a"), forms.number(form, "yes")) == (None, None)
    assert (forms.truth(form, "yes"), forms.truth(form, "n")) == (True, False)
    assert (forms.mapping(form, "m"), forms.mapping(form, "a")) == (form["m"], {})
    assert [*forms.mappings(form, "m")] == [("x", form["m"]["x"])]
    assert (forms.listed(form, "l"), forms.listed(form, "m")) == (form["l"], [])


def test_texts_come_from_one_or_a_list() -> None:
    form = data(FORM)
    assert forms.texts(form, "a") == ("text",)
    assert forms.texts(form, "l") == ("p", "2")
    assert forms.texts(form, "gone") == ()


def test_a_plain_scalar_is_spelling_and_number() -> None:
    form = Map([("n", Plain("07"))])
    assert (forms.text(form, "n"), forms.number(form, "n")) == ("07", 7)
    assert [forms.as_number(value) for value in (True, "7")] == [None, None]


def test_places_are_those_of_the_part_or_the_first_key() -> None:
    form = data("a: 1\nb: 2\n")
    file = "cards/garden/data.yaml"
    assert forms.place(form, "b") == Place(file, 2, 4, 2, 5)
    assert forms.place(form, "b", "key") == Place(file, 2, 1, 2, 2)
    assert forms.place(form, "c") == Place(file, 1, 1, 1, 2)


@pytest.mark.parametrize(
    ("known", "hint"),
    [
        (["spade", "rake"], 'did you mean "spade"?'),
        (["rake", "hoe"], "known are rake, hoe"),
        ([], None),
        ([f"{n:03}" for n in range(13)], None),
    ],
)
def test_what_is_unknown_is_told_with_a_hint(
    known: list[str], hint: str | None
) -> None:
    problem = forms.unknown("tool", "spaed", known, Place("x"))
    assert (problem.code, problem.message, problem.hint) == (
        "unknown-reference",
        'there is no tool "spaed"',
        hint,
    )


def test_an_empty_list_is_a_list() -> None:
    assert forms.listed(Map([("l", Seq())]), "l") == []
