from __future__ import annotations

import pytest

from cardwright.base import expression
from cardwright.base.expression import ABSENT
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map
from cardwright.rules.rule import Clause, Flawed, Rule, guarded, key_of
from tests.unit.base.views import Plain

HERE = Place("rules.yaml", 3, 5)


def clause(source: str) -> Clause:
    return Clause(expression.compile(source), HERE)


def rule(**parts: object) -> Rule:
    return Rule("open", "size", HERE, Map(), **parts)  # type: ignore[arg-type]


def test_a_clause_that_cannot_be_worked_out_gives_its_problem() -> None:
    with pytest.raises(Flawed) as caught:
        clause("pay > 2").value({"pay": "X"})
    assert caught.value.problem == Problem(
        "bad-expression",
        HERE,
        'the text "X" cannot be ordered against the number 2',
        "pay is number and …",
    )


def test_a_condition_that_is_not_written_holds() -> None:
    made = rule(clauses={"where": clause("pay == 1")})
    assert [made.selects({"pay": pay}) for pay in (1, 2)] == [True, False]
    assert made.selects({}, "if") is True
    assert made.value({}) is ABSENT


@pytest.mark.parametrize(
    ("value", "excess"),
    [(1, ("at least", 2)), (2, None), (4, None), (5, ("at most", 4))],
)
def test_limits(value: int, excess: tuple[str, int] | None) -> None:
    assert rule(least=2, most=4).excess(value) == excess


def test_no_limits() -> None:
    assert rule().excess(99) is None


def test_the_reason_goes_before_a_hint() -> None:
    made = rule(because="it is so", level="advice")
    assert made.broken("deck-size", HERE, "too many", "count them") == Problem(
        "deck-size", HERE, "too many", "it is so", "advice"
    )
    assert rule().broken("deck-size", HERE, "too many", "count them").hint == (
        "count them"
    )


def test_a_flaw_stands_in_for_the_problems_of_its_rule() -> None:
    first, slip = Problem("a", HERE, "first"), Problem("b", HERE, "slip")

    def check() -> object:
        yield first
        raise Flawed(slip)

    assert list(guarded([first])) == [first]
    assert list(guarded(check())) == [slip]  # type: ignore[arg-type]


def test_what_values_are_told_apart_by() -> None:
    assert [key_of(v) for v in (1, "a", None, True, Plain(id="oak"), [1, 2])] == [
        1,
        "a",
        None,
        True,
        "oak",
        "[1, 2]",
    ]
