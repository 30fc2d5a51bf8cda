from __future__ import annotations

import pytest

from cardwright.model.problem import Problem
from cardwright.rules.judge import Judge
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

PATH = ("formats", "open", "size", "max")

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
        at(slip, "numbr", "rules"),
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
        at(slip, "birth", "rules"),
        'there is no name "birth" here',
        'did you mean "berth"?',
    )


def limited(text: str) -> tuple[str, Judge]:
    rules = f"formats:\n  open: {{size: {{max: {text}}}}}\n"
    return rules, judge(rules)


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("0.5", 0.5),
        ('"{{ param.few / 4 }}"', 0.75),
        ("param.few", 3),
        ("~", None),
    ],
)
def test_numbers(text: str, result: object) -> None:
    assert number(limited(text)[1], PATH) == result


def test_no_number_at_all() -> None:
    assert number(judge(), PATH) is None


@pytest.mark.parametrize(
    ("text", "part", "code", "message", "hint"),
    [
        ("\"{{ 'a' }}\"", None, "wrong-type", 'a limit is a number, not "a"', None),
        (
            "{a: 1}",
            "{a: 1}",
            "wrong-type",
            "a limit is a number, not a group of keys",
            None,
        ),
        (
            '"{{ param.strict }}"',
            None,
            "wrong-type",
            "a limit is a number, not true",
            'write a number for "strict" in parameters.yaml:4',
        ),
        (
            '"{{ param.fw }}"',
            "fw",
            "unknown-name",
            '"param" has no "fw"',
            'did you mean "few"?',
        ),
        (
            '"{{ parm.few }}"',
            "parm",
            "unknown-name",
            'there is no name "parm" here',
            'did you mean "param"?',
        ),
        (
            '"{{ param.few + }}"',
            "+",
            "bad-expression",
            'the text "param.few +" is no expression',
            'something is missing behind "+"',
        ),
    ],
)
def test_what_is_no_number(
    text: str, part: str | None, code: str, message: str, hint: str | None
) -> None:
    rules, found = limited(text)
    with pytest.raises(Flawed) as caught:
        number(found, PATH)
    place = at(rules, part or text, "rules")
    assert caught.value.problem == Problem(code, place, message, hint)


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
