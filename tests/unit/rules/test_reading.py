from __future__ import annotations

import pytest

from cardwright.model.problem import Place, Problem
from cardwright.rules.reading import (
    Section,
    form,
    kinds_at,
    number,
    part,
    rule,
    steps,
)
from cardwright.rules.rule import Flawed
from tests.unit.rules.harbour import at, judge

HERE = Place("rules.yaml", 3, 5)

RULES = """\
assertions:
  tidy:
    sum: {kind: sailor, of: pay, max: "{{ param.few * 2 }}"}
    where: pay is number
    level: warning
    because: purses are small
    at: berth.deck
"""


def test_a_rule_is_gathered_from_its_mappings() -> None:
    found = judge(RULES)
    path = ("assertions", "tidy")
    section = Section("tidy", "sum", path, (path, (*path, "sum")), ("sailor",))
    made = rule(found, section)
    assert (made.name, made.form, made.place) == (
        "tidy",
        "sum",
        at(RULES, "tidy", "rules"),
    )
    sources = {key: c.expression.source for key, c in made.clauses.items()}
    assert sources == {"where": "pay is number", "of": "pay"}
    assert (made.least, made.most, made.level) == (None, 6, "warning")
    assert (made.because, made.at) == ("purses are small", ("berth", "deck"))
    assert made.body["of"] == "pay"


def test_a_clause_with_a_slip_is_told_at_its_place() -> None:
    slip = RULES.replace("pay is number", "pay is numbr")
    path = ("assertions", "tidy")
    with pytest.raises(Flawed) as caught:
        rule(judge(slip), Section("tidy", "sum", path, (path,), ("sailor",)))
    assert caught.value.problem == Problem(
        "bad-expression",
        at(slip, "pay is numbr", "rules"),
        'there is no test "numbr"',
        'did you mean "number"?',
    )


def test_a_field_that_no_entry_has_is_told_at_its_place() -> None:
    slip = RULES.replace("at: berth.deck", "at: birth.deck")
    path = ("assertions", "tidy")
    with pytest.raises(Flawed) as caught:
        rule(judge(slip), Section("tidy", "sum", path, (path,), ("sailor",)))
    assert caught.value.problem == Problem(
        "unknown-name",
        at(slip, "birth.deck", "rules"),
        'there is no name "birth" here',
        'did you mean "berth"?',
    )


@pytest.mark.parametrize(
    ("value", "result"),
    [(3, 3), (0.5, 0.5), (None, None), ("{{ param.few / 4 }}", 0.75), ("param.few", 3)],
)
def test_numbers(value: object, result: object) -> None:
    assert number(judge(), value, HERE) == result


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("{{ 'a' }}", Problem("wrong-type", HERE, "a limit is a number")),
        (True, Problem("wrong-type", HERE, "a limit is a number")),
        (
            "{{ param.fw }}",
            Problem(
                "unknown-name",
                HERE,
                '"param" has no "fw"',
                'did you mean "few"?',
            ),
        ),
    ],
)
def test_what_is_no_number(value: object, problem: Problem) -> None:
    with pytest.raises(Flawed) as caught:
        number(judge(), value, HERE)
    assert caught.value.problem == problem


def test_parts_of_a_form() -> None:
    found = form(judge(RULES))
    assert part(found, ("assertions", "tidy", "level")) == "warning"
    assert part(found, ("assertions", 0)) is None
    assert part(found, ("formats",)) is None
    assert dict(form(judge())) == {}


def test_kinds_are_one_or_a_list() -> None:
    found = judge("assertions: {a: {every: sailor}, b: {every: [sailor, charm]}}")
    assert kinds_at(found, ("assertions", "a", "every")) == ("sailor",)
    assert kinds_at(found, ("assertions", "b", "every")) == ("sailor", "charm")
    assert kinds_at(found, ("assertions", "b", "links")) == ()


def test_steps_of_a_path() -> None:
    assert steps("effects.0.amount") == ("effects", 0, "amount")
