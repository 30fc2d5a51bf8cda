from __future__ import annotations

import pytest

from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, Seq, place_of
from cardwright.rules.cases import at, changed, compare
from tests.unit.rules import harbour
from tests.unit.rules.harbour import body

BASE = """\
id: first
crew: {ann: 2, bob: 1}
steps:
- {do: row, amount: 2}
- {do: rest}
"""


def test_nothing_is_altered() -> None:
    base = body(BASE, "fleets")
    changed(base, body("crew: {ann: 3}\n"))
    assert base["crew"] == {"ann": "2", "bob": "1"}


@pytest.mark.parametrize(
    ("change", "path", "value"),
    [
        ("crew: {ann: 4}", ("crew",), {"ann": "4", "bob": "1"}),
        ("crew.ann: 4", ("crew",), {"ann": "4", "bob": "1"}),
        ("crew: {cid: 1}", ("crew",), {"ann": "2", "bob": "1", "cid": "1"}),
        ("crew.bob: ~", ("crew",), {"ann": "2"}),
        ("crew: 3", ("crew",), "3"),
        ("steps.0.amount: 5", ("steps", 0), {"do": "row", "amount": "5"}),
        ("steps.1: {do: sing}", ("steps", 1), {"do": "sing"}),
        ("steps.0: ~", ("steps",), [{"do": "rest"}]),
        ("steps.2: {do: sing}", ("steps", 2), {"do": "sing"}),
        ("steps: [1]", ("steps",), ["1"]),
        ("mood.wild: 3", ("mood",), {"wild": "3"}),
    ],
)
def test_changes(change: str, path: tuple[str | int, ...], value: object) -> None:
    found: object = changed(body(BASE, "fleets"), body(f"{change}\n"))
    for step in path:
        assert isinstance(found, Map | Seq)
        found = found[step]  # type: ignore[index]
    assert found == value


def test_changed_values_stand_where_they_are_written() -> None:
    change = "crew: {ann: 4}\nmood: wild\n"
    made = changed(body(BASE, "fleets"), body(change))
    assert place_of(made, ("crew", "ann"), "key") == harbour.at(
        change, "ann", "cases/all"
    )
    assert place_of(made, ("mood",)) == harbour.at(change, "wild", "cases/all")
    assert place_of(made, ("crew", "bob")) == harbour.at(BASE, "1", "fleets")
    assert place_of(made, ("id",), "key") == harbour.at(BASE, "id", "fleets")


def test_the_path_of_a_place() -> None:
    base = body(BASE, "fleets")
    assert at(base, harbour.at(BASE, "bob", "fleets")) == "crew.bob"
    assert at(base, harbour.at(BASE, "rest", "fleets")) == "steps.1.do"
    assert at(base, Place("elsewhere.yaml")) is None


DECK = body(BASE, "fleets")
SIZE = Problem(
    "deck-size", place_of(DECK, ("crew",), "key"), "3 cards", "count them", "warning"
)
ROW = Problem("wrong-type", place_of(DECK, ("steps", 0, "amount")), "a number")


def differences(listed: str, *found: Problem) -> list[tuple[str, str | None]]:
    case = body(f"case: too big\nproblems: [{listed}]\n")
    made = list(compare(case, DECK, found))
    assert {p.code for p in made} <= {"case-failed"}
    return [(p.message, p.hint) for p in made]


@pytest.mark.parametrize(
    ("listed", "found"),
    [
        ("", ()),
        ("{code: wrong-type}", (ROW,)),
        ("{code: wrong-type, level: error, at: steps.0.amount}", (ROW,)),
        (
            (
                "{code: deck-size, level: warning, at: crew, message: 3 cards, "
                "hint: count them}"
            ),
            (SIZE,),
        ),
        (
            "{code: wrong-type}, {code: deck-size, level: warning}",
            (SIZE, ROW),
        ),
    ],
)
def test_cases_that_hold(listed: str, found: tuple[Problem, ...]) -> None:
    assert differences(listed, *found) == []


@pytest.mark.parametrize(
    ("listed", "found", "told"),
    [
        (
            "{code: deck-size}",
            (),
            [('the case "too big" does not give deck-size', None)],
        ),
        (
            "",
            (SIZE,),
            [
                (
                    (
                        'the case "too big" gives a problem that it does not list '
                        "at crew: warning[deck-size] 3 cards"
                    ),
                    "count them",
                )
            ],
        ),
        (
            "{code: wrong-type, message: a text, at: crew}",
            (ROW,),
            [
                (
                    'the case "too big" does not give wrong-type: a text',
                    'its message is "a number"; its at is "steps.0.amount"',
                ),
            ],
        ),
        (
            "{code: deck-count}",
            (ROW,),
            [
                (
                    'the case "too big" does not give deck-count',
                    "it gives wrong-type: a number",
                ),
            ],
        ),
    ],
)
def test_cases_that_do_not_hold(
    listed: str, found: tuple[Problem, ...], told: list[tuple[str, str | None]]
) -> None:
    assert sorted(differences(listed, *found)) == sorted(told)


def test_a_level_that_is_not_named_is_error() -> None:
    assert differences("{code: deck-size}", SIZE) == [
        ('the case "too big" does not give deck-size', 'its level is "warning"')
    ]


def test_each_found_problem_answers_one_that_is_listed() -> None:
    listed = "{code: wrong-type}, {code: wrong-type}"
    assert differences(listed, ROW) == [
        ('the case "too big" does not give wrong-type', None)
    ]


def test_a_missing_problem_stands_where_it_is_listed() -> None:
    text = "case: too big\nproblems: [{code: deck-size}]\n"
    (found,) = compare(body(text), DECK, ())
    assert found.place == harbour.at(text, "{code: deck-size}", "cases/all")
