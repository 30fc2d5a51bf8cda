from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.model.problem import Problem
from tests.unit.rules.harbour import CHARMS, GUILDS, SAILORS, at, problems


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
    ("text", "key", "message", "hint"),
    [
        (
            "counts: {kind: sailor, max: 9}, at: pay",
            "at",
            '"at" means nothing to counts',
            "it belongs to every, unique, ascending, needs, excludes, links, linked",
        ),
        (
            "unique: {kind: sailor, of: id}, if: rank",
            "if",
            '"if" means nothing to unique',
            "it belongs to every, links",
        ),
        (
            "every: sailor, where: id, title: crew",
            "title",
            '"title" means nothing to every',
            "it belongs to counts",
        ),
    ],
)
def test_keys_that_a_predicate_does_not_read(
    text: str, key: str, message: str, hint: str
) -> None:
    rules = rule(text)
    place = at(rules, f" {key}:", "rules")
    place = replace(place, column=place.column + 1, end_column=place.end_column - 1)
    assert problems(rules) == [Problem("unknown-key", place, message, hint)]


def test_a_key_of_one_of_two_predicates() -> None:
    text = "counts: {kind: sailor, max: 9}, every: sailor, where: id, at: pay"
    assert problems(rule(text)) == []


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("links: {from: charm, to: sailor}, where: id == 'x'", "dot"),
        ("links: {from: charm, to: sailor}, where: id == 'x', at: pay", "0"),
        ("linked: {to: charm, from: fleet}", "amber"),
        ("linked: {to: charm, from: fleet}, at: power", "2"),
        ("unique: {kind: charm, of: kind}, at: power", "7"),
        ("ascending: {kind: charm, of: -pay}, at: power", "7"),
        ("needs: {kind: charm, with: rank == 'x'}, at: pay", "0"),
        ("excludes: {kind: charm, with: rank == 'captain'}, at: pay", "0"),
        ("every: charm, where: id == 'x', at: power", "2"),
    ],
)
@pytest.mark.parametrize("level", ["error", "warning", "advice"])
def test_where_it_stands_how_grave_it_is_and_why(
    text: str, part: str, level: str
) -> None:
    made = problems(rule(f"{text}, level: {level}, because: so it is"))
    first = min(made, key=lambda p: p.place)
    assert first.place == at(CHARMS, part, "charms")
    assert {(p.code, p.level, p.hint) for p in made} == {
        ("rule-failed", level, "so it is")
    }


@pytest.mark.parametrize(
    "text",
    [
        "counts: {kind: sailor, max: 1}",
        "sum: {kind: charm, of: pay, max: 1}",
        "spread: {kind: charm, of: pay, max: 1}",
        "distinct: {kind: charm, of: pay, max: 1}",
    ],
)
def test_figures_tell_their_level_and_reason(text: str) -> None:
    rules = rule(f"{text}, level: advice, because: so it is")
    (made,) = problems(rules)
    assert (made.place, made.level, made.hint) == (
        at(rules, "tidy", "rules"),
        "advice",
        "so it is",
    )


def test_a_field_of_references_that_no_source_has() -> None:
    rules = rule("links: {from: charm, to: sailor, by: waerer}, where: rank")
    assert problems(rules) == [
        Problem(
            "unknown-name",
            at(rules, "waerer", "rules"),
            'there is no name "waerer" here',
            'did you mean "wearer"?',
        )
    ]
