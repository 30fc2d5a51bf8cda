from __future__ import annotations

from cardwright.model.problem import Problem
from cardwright.rules.formats import read_formats
from tests.unit.rules.harbour import at, fleet, judge, problems

EXTENDED = """\
formats:
  open: {size: {min: 1, max: 4}, copies: [{max: 2}]}
  cup: {extends: open, counts: [{where: "kind == 'charm'", max: 0}]}
  final: {extends: cup, size: {max: 2}}
"""


def shapes(rules: str) -> dict[str, list[tuple[str, str, int]]]:
    formats, _ = read_formats(judge(rules))
    return {
        name: [(rule.form, rule.name, int(rule.most or 0)) for rule in found.rules]
        for name, found in formats.items()
    }


def test_a_format_has_the_rules_of_those_that_it_extends() -> None:
    assert shapes(EXTENDED) == {
        "open": [("size", "open", 4), ("copies", "open", 2)],
        "cup": [("counts", "cup", 0), ("size", "cup", 4), ("copies", "cup", 2)],
        "final": [("size", "final", 2), ("counts", "final", 0), ("copies", "final", 2)],
    }


def test_how_many_rules_are_its_own() -> None:
    formats, slips = read_formats(judge(EXTENDED))
    assert [(f.name, f.own) for f in formats.values()] == [
        ("open", 2),
        ("cup", 1),
        ("final", 1),
    ]
    assert slips == ()


def test_inherited_rules_speak_of_the_deck_s_format() -> None:
    found = problems(EXTENDED, fleets=fleet("ann: 3", rules="final"))
    assert [p.message for p in found] == [
        '3 copies of "Ann", at most 2 are allowed in final',
        "3 cards, at most 2 are allowed in final",
    ]


def test_an_unknown_parent() -> None:
    rules = "formats:\n  open: {size: {max: 4}}\n  cup: {extends: opn}\n"
    assert problems(rules) == [
        Problem(
            "unknown-format",
            at(rules, "opn", "rules"),
            'there is no format "opn"',
            'did you mean "open"?',
        )
    ]


def test_a_circle_of_formats() -> None:
    rules = "formats:\n  open: {extends: cup}\n  cup: {extends: open}\n"
    assert problems(rules) == [
        Problem(
            "circular-reference",
            at(rules, "open", "rules", 2),
            "formats extend one another: cup → open → cup",
            "let one of them extend another format, or none",
        )
    ]


def test_a_format_that_extends_itself_and_one_that_extends_it() -> None:
    rules = "formats:\n  open: {extends: open}\n  cup: {extends: open}\n"
    assert problems(rules) == [
        Problem(
            "circular-reference",
            at(rules, "open", "rules", 2),
            'the format "open" extends itself',
            "let one of them extend another format, or none",
        )
    ]


def test_a_rule_with_a_slip_is_left_out_and_told_once() -> None:
    rules = (
        "formats:\n  open: {copies: [{max: 2}, {where: rnak == 1, max: 1}]}\n"
        "  cup: {extends: open}\n"
    )
    slip = Problem(
        "unknown-name",
        at(rules, "rnak", "rules"),
        'there is no name "rnak" here',
        'did you mean "rank"?',
    )
    assert problems(rules) == [slip]
    assert shapes(rules)["cup"] == [("copies", "cup", 2)]


def test_a_single_rule_needs_no_list() -> None:
    assert shapes("formats: {open: {copies: {max: 2}}}") == {
        "open": [("copies", "open", 2)]
    }


def test_no_formats() -> None:
    assert shapes("assertions: {}") == {}
