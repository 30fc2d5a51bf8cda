from __future__ import annotations

import pytest

from cardwright.model.problem import Problem
from tests.unit.rules.harbour import CHARMS, GUILDS, SAILORS, at, found, problems


def rule(text: str) -> str:
    return f"assertions:\n  tidy: {{{text}}}\n"


def test_every_stands_at_the_field_that_is_read() -> None:
    rules = rule(
        "every: sailor, if: 'pay is number', where: 'pay < 5', because: 'pay is low'"
    )
    assert problems(rules) == [
        Problem(
            "rule-failed",
            at(SAILORS, "5", "sailors"),
            '"Dot" breaks "tidy": pay < 5 does not hold',
            "pay is low",
        )
    ]


def test_every_stands_at_the_field_that_is_named() -> None:
    rules = rule("every: [sailor, charm], where: 'kind == ''sailor''', at: power")
    assert [p.place for p in problems(rules)] == [
        at(CHARMS, "2", "charms"),
        at(CHARMS, "7", "charms"),
    ]


def test_every_without_a_field_stands_at_the_id() -> None:
    rules = rule("every: guild, where: 'id == ''knots'''")
    assert [p.place for p in problems(rules)] == [at(GUILDS, "ties", "guilds")]


def test_absent_fields_fail_a_condition() -> None:
    rules = rule("every: sailor, where: 'friend != ''ann''', level: advice")
    assert [(p.message, p.level) for p in problems(rules)] == [
        (f'"{name}" breaks "tidy": friend != \'ann\' does not hold', "advice")
        for name in ("Fay", "Gil", "Hal", "Ann", "Bob", "Dot", "Eve")
    ]


def test_unique_stands_at_the_later_one() -> None:
    rules = rule("unique: {kind: sailor, of: pay}, where: 'work == ''rope'''")
    assert problems(rules) == [
        Problem(
            "rule-failed",
            at(SAILORS, "1", "sailors"),
            '"Ann" and "Hal" have the same pay, "1", which "tidy" does not allow',
            '"Hal" stands at cards/harbour/guilds.yaml:9',
        ),
        Problem(
            "rule-failed",
            at(SAILORS, "2", "sailors"),
            '"Bob" and "Fay" have the same pay, "2", which "tidy" does not allow',
            '"Fay" stands at cards/harbour/guilds.yaml:4',
        ),
    ]


def test_unique_within_a_group() -> None:
    rules = rule("unique: {kind: sailor, of: work, within: owner.id}, where: owner")
    assert problems(rules) == []


def test_ascending() -> None:
    rules = rule("ascending: {kind: sailor, of: pay, within: owner.id}, where: owner")
    assert problems(rules) == []
    falling = GUILDS.replace("pay: 4", "pay: 1")
    assert problems(rules, guilds=falling) == [
        Problem(
            "rule-failed",
            at(falling, "1", "guilds", 1),
            'pay falls from 2 of "Fay" to 1 of "Gil", which "tidy" does not allow',
        )
    ]


def test_links_stand_at_the_reference() -> None:
    rules = rule(
        "links: {from: sailor, to: sailor}, where: 'target.pay < source.pay', "
        "because: 'friends are cheap'"
    )
    assert problems(rules) == [
        Problem(
            "rule-failed",
            at(SAILORS, "gil", "sailors"),
            '"Cid" names "Gil", which "tidy" does not allow: '
            "target.pay < source.pay does not hold",
            "friends are cheap",
        )
    ]


def test_links_of_one_field_only() -> None:
    rules = rule("links: {from: sailor, to: [sailor, charm], by: luck}, where: 'false'")
    assert [p.place for p in problems(rules)] == [at(SAILORS, "amber", "sailors")]


def test_links_of_selected_entries() -> None:
    rules = rule(
        "links: {from: sailor, to: sailor}, if: 'source.pay == 3', where: 'pay == 1'"
    )
    assert [p.message for p in problems(rules)] == [
        '"Cid" names "Gil", which "tidy" does not allow: pay == 1 does not hold'
    ]


def test_links_that_are_keys() -> None:
    written = "- id: first\n  crew: {ann: 1, amber: 2}\n"
    rules = rule("links: {from: fleet, to: charm}, where: 'false'")
    assert [p.place for p in problems(rules, fleets=written)] == [
        at(written, "amber", "fleets")
    ]


def test_linked() -> None:
    rules = rule("linked: {to: charm, from: sailor}")
    assert problems(rules) == [
        Problem(
            "rule-failed",
            at(CHARMS, "coral", "charms"),
            'no sailor names "Coral", as "tidy" asks',
        )
    ]


def test_needs_and_excludes() -> None:
    rules = rule(
        "needs: {kind: charm, with: 'source.wearer == id and pay == 3'}, where: wearer"
    )
    assert [p.message for p in problems(rules)] == [
        (
            '"Amber" stands without another where source.wearer == id and pay == 3, '
            'which "tidy" asks for'
        )
    ]
    rules = rule("excludes: {kind: charm, with: 'luck == source.id'}")
    assert [p.message for p in problems(rules)] == [
        '"Amber" stands beside "Ann", which "tidy" does not allow'
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("counts: {kind: sailor, min: 9}", "8 sailors, at least 9 are needed"),
        (
            "counts: {kind: sailor, max: 2}, where: 'work == ''rope'''",
            "4 sailors where work == 'rope', at most 2 are allowed",
        ),
        (
            "sum: {kind: charm, of: power, max: 8}",
            "power adds up to 9, at most 8 are allowed",
        ),
        (
            "distinct: {kind: sailor, of: work, min: 4}",
            "3 different values of work, at least 4 are needed",
        ),
        (
            "spread: {kind: sailor, by: work, max: 1}",
            'work: 4 of "rope" and 2 of "helm" lie 2 apart, at most 1 is allowed',
        ),
    ],
)
def test_figures_of_a_kind_stand_at_the_rule(text: str, message: str) -> None:
    rules = rule(text)
    assert problems(rules) == [
        Problem("rule-failed", at(rules, "tidy", "rules"), f'{message} by "tidy"')
    ]


def test_an_unknown_kind() -> None:
    rules = rule("every: [sailor, salior], where: pay")
    assert problems(rules) == [
        Problem(
            "unknown-reference",
            at(rules, "salior", "rules"),
            'there is no kind "salior"',
            'did you mean "sailor"?',
        )
    ]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("every: sailor, where: pay, if: pay == 99", "tidy"),
        ("links: {from: charm, to: charm}, where: pay", "tidy"),
        ("linked: {to: voyage, from: sailor}", "tidy"),
        ("unique: {kind: sailor, of: pay}, where: pay == 99", "tidy"),
    ],
)
def test_rules_that_select_nothing(text: str, key: str) -> None:
    rules = rule(text)
    assert found(rules) == [
        Problem(
            "rule-selects-nothing",
            at(rules, key, "rules"),
            'a rule of "tidy" selects nothing, so it can never fail',
            None,
            "advice",
        )
    ]
