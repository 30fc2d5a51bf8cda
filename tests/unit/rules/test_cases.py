from __future__ import annotations

import pytest

from cardwright.model.problem import Problem
from cardwright.model.source import Map, place_of
from cardwright.rules.cases import compare, spelled, told
from tests.unit.rules import harbour
from tests.unit.rules.harbour import body, catalog

BASE = """\
id: first
crew: {ann: 2, bob: 1}
steps:
- {do: row, amount: 2}
"""
DECK = body(BASE, "fleets")
SIZE = Problem(
    "deck-size", place_of(DECK, ("crew",), "key"), "3 cards", "count them", "warning"
)
ROW = Problem("wrong-type", place_of(DECK, ("steps", 0, "amount")), "a number")
TOWN = Problem("rule-failed", harbour.at(harbour.GUILDS, "Hightown", "guilds"), "no")

AS_SIZE = "{code: deck-size, level: warning, at: crew, message: 3 cards"
LISTED = f"{AS_SIZE}, hint: count them}}"
AS_ROW = "{code: wrong-type, at: steps.0.amount, message: a number}"
WRITE_SIZE = (
    "{code: deck-size, level: warning, at: crew, "
    "message: '3 cards', hint: 'count them'}"
)
WRITE_ROW = "{code: wrong-type, at: steps.0.amount, message: 'a number'}"


def case(*listed: str) -> tuple[str, Map]:
    text = f"case: too big\nproblems: [{', '.join(listed)}]\n"
    return text, body(text)


def differences(listed: tuple[str, ...], *found: Problem) -> list[Problem]:
    return list(compare(case(*listed)[1], DECK, catalog(), found))


@pytest.mark.parametrize(
    ("listed", "found"),
    [
        ((), ()),
        ((AS_ROW,), (ROW,)),
        (("{code: wrong-type, level: error," + AS_ROW[18:],), (ROW,)),
        ((LISTED, AS_ROW), (ROW, SIZE)),
        (("{code: rule-failed, in: ties, at: town, message: no}",), (TOWN,)),
        ((AS_ROW, AS_ROW), (ROW, ROW)),
    ],
)
def test_cases_that_hold(listed: tuple[str, ...], found: tuple[Problem, ...]) -> None:
    assert differences(listed, *found) == []


@pytest.mark.parametrize(
    ("listed", "found", "at", "words", "hint"),
    [
        (
            AS_ROW.replace("a number", "a text"),
            ROW,
            "a text",
            "expects another message than it gives",
            "expected: 'a text'; found: 'a number'",
        ),
        (
            AS_ROW.replace("steps.0.amount", "steps.0"),
            ROW,
            "steps.0",
            "expects another at than it gives",
            "at expected: steps.0; found: steps.0.amount",
        ),
        (
            LISTED.replace("level: warning, ", ""),
            SIZE,
            LISTED.replace("level: warning, ", ""),
            "expects another level than it gives",
            "level expected: error; found: warning",
        ),
        (
            LISTED.replace("warning", "advice"),
            SIZE,
            "advice",
            "expects another level than it gives",
            "level expected: advice; found: warning",
        ),
        (
            f"{AS_SIZE}}}",
            SIZE,
            f"{AS_SIZE}}}",
            'lists too little of the problem that it gives: "hint"',
            f"write {WRITE_SIZE}",
        ),
        (
            AS_ROW[:-1] + ", hint: why}",
            ROW,
            "why",
            "expects another hint than it gives",
            "hint expected: 'why'; found: none",
        ),
        (
            AS_ROW[:-1] + ", in: ann}",
            ROW,
            "ann",
            "expects another in than it gives",
            "in expected: ann; found: none",
        ),
        (
            "{code: wrong-type}",
            ROW,
            "{code: wrong-type}",
            'lists too little of the problem that it gives: "at" and "message"',
            f"write {WRITE_ROW}",
        ),
        (
            "{code: deck-count, message: many}",
            ROW,
            "{code: deck-count, message: many}",
            "expects error[deck-count] many, but gives error[wrong-type] a number",
            f"if that is right, write {WRITE_ROW}",
        ),
    ],
)
def test_a_problem_that_is_given_otherwise_is_one_slip(
    listed: str, found: Problem, at: str, words: str, hint: str
) -> None:
    text, _ = case(listed)
    place = harbour.at(text, at, "cases/all")
    message = f'the case "too big" {words}'
    assert differences((listed,), found) == [
        Problem("case-failed", place, message, hint)
    ]


def test_a_problem_that_is_not_given() -> None:
    text, _ = case(AS_ROW)
    assert differences((AS_ROW,)) == [
        Problem(
            "case-failed",
            harbour.at(text, AS_ROW, "cases/all"),
            (
                'the case "too big" expects a problem that it does not give: '
                "error[wrong-type] a number"
            ),
            "take it off the list, or let the case break the rule",
        )
    ]


def test_a_problem_that_is_not_listed_can_be_put_in_as_it_is_told() -> None:
    text, _ = case(AS_ROW)
    (found,) = differences((AS_ROW,), SIZE, ROW)
    assert found == Problem(
        "case-failed",
        harbour.at(text, "problems", "cases/all"),
        (
            'the case "too big" gives a problem that it does not expect: '
            "warning[deck-size] 3 cards"
        ),
        f"add {WRITE_SIZE}",
    )
    assert differences((WRITE_SIZE, AS_ROW), SIZE, ROW) == []


def test_the_order_counts() -> None:
    text, _ = case(AS_ROW, LISTED)
    assert differences((AS_ROW, LISTED), SIZE, ROW) == [
        Problem(
            "case-failed",
            harbour.at(text, "problems", "cases/all"),
            'the case "too big" expects its problems in another order than they are '
            "found in",
            "the order is deck-size, wrong-type",
        )
    ]


def test_each_found_problem_answers_one_that_is_listed() -> None:
    (found,) = differences((AS_ROW, AS_ROW), ROW)
    assert "expects a problem that it does not give" in found.message


def test_a_slip_is_paired_with_what_is_most_like_it() -> None:
    wrong = AS_ROW.replace("a number", "a text")
    (found,) = differences((LISTED, wrong), SIZE, ROW)
    assert found.hint == "expected: 'a text'; found: 'a number'"


@pytest.mark.parametrize(
    "message", ["plain", "it's", 'say "x"', 'it\'s "x"', "a: b #c", "two\nlines", "\\"]
)
def test_a_line_for_a_case_is_read_as_it_was_meant(message: str) -> None:
    problem = Problem("deck-size", SIZE.place, message, message)
    line = spelled(told(catalog(), DECK, problem))
    assert body(line) == {
        "code": "deck-size",
        "at": "crew",
        "message": message,
        "hint": message,
    }
