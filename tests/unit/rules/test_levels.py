from __future__ import annotations

import pytest

from cardwright.base.shipped import schemas_core
from cardwright.load.documents import read_document
from cardwright.model.problem import Level, Place, Problem
from cardwright.model.source import Map
from cardwright.rules.levels import FREE, check_levels, count_rules, read_levels
from tests.unit.rules.harbour import RULES, body

SIZE = Problem("deck-size", Place("cards/harbour/fleets/a.yaml"), "41 cards")
COUNT = Problem("deck-count", Place("cards/harbour/b.yaml"), "14", None, "advice")
LOST = Problem("yaml-syntax", Place("cards/harbour/b.yaml"), "no end")

USUAL = {"deck-size": "error", "yaml-syntax": "error", "stray-blank": "warning"}
FILES = ("cards/harbour/fleets/a.yaml", "templates/harbour/style.yaml")


def levels(rules: str, *problems: Problem) -> list[Level]:
    found = read_levels(body(rules, "rules"), "harbour")
    return [problem.level for problem in found.apply(problems)]


def test_a_game_has_its_own_levels() -> None:
    rules = "levels: {deck-size: warning, deck-count: error}\n"
    assert levels(rules, SIZE, COUNT) == ["warning", "error"]


def test_other_codes_keep_their_level() -> None:
    for rules in (body("levels: {deck-sum: advice}\n"), body("formats: {}\n"), None):
        assert [*read_levels(rules, "harbour").apply([SIZE, COUNT])] == [SIZE, COUNT]


def test_what_is_off_is_left_out() -> None:
    assert levels("levels: {deck-size: off}\n", SIZE, COUNT) == ["advice"]


def test_what_could_not_be_read_stays_an_error() -> None:
    assert levels("levels: {yaml-syntax: off}\n", LOST) == ["error"]


@pytest.mark.parametrize(
    ("pattern", "level"),
    [
        ("fleets/*.yaml", "advice"),
        ("fleets/**", "advice"),
        ("cards/harbour/**/*.yaml", "advice"),
        ("cards/*/fleets/*", "advice"),
        ("*.yaml", "error"),
        ("harbour/fleets/*", "error"),
        ("templates/**", "error"),
    ],
)
def test_a_level_for_some_files(pattern: str, level: Level) -> None:
    rules = f'levels: {{deck-size: [{{in: "{pattern}", level: advice}}]}}\n'
    assert levels(rules, SIZE) == [level]


def test_the_first_that_holds_counts() -> None:
    rules = (
        "levels:\n"
        "  deck-size:\n"
        "    - {in: charms.yaml, level: off}\n"
        "    - {in: fleets/*, level: warning}\n"
        "    - {level: advice}\n"
    )
    other = Problem("deck-size", Place("cards/harbour/b.yaml"), "39 cards")
    assert levels(rules, SIZE, other) == ["warning", "advice"]


def test_an_error_that_is_lowered_is_not_grave() -> None:
    found = read_levels(body("levels: {deck-size: warning, deck-count: error}\n"), "x")
    assert [found.is_grave(p) for p in (SIZE, COUNT, LOST)] == [False, False, True]


def check(rules: str) -> list[Problem]:
    return list(check_levels(body(rules, "rules"), "harbour", USUAL, FILES))


def at(line: int, column: int, end: int) -> Place:
    return Place(RULES, line, column, line, end)


def test_levels_as_they_should_be() -> None:
    rules = (
        "levels:\n"
        "  yaml-syntax: error\n"
        "  stray-blank: off\n"
        "  deck-size:\n"
        "    - {in: fleets/*.yaml, level: warning}\n"
        "    - {in: templates/harbour/*, level: warning}\n"
        "    - {in: templates/core/**, level: advice}\n"
        "    - {level: advice}\n"
    )
    assert check(rules) == []


def test_errors_that_may_be_lowered_are_codes() -> None:
    pages, _ = read_document(
        "problems.yaml", (schemas_core() / "problems.yaml").read_bytes()
    )
    assert isinstance(pages.data, Map)
    assert sorted(FREE - set(pages.data)) == []


def test_a_code_that_is_not_there() -> None:
    assert check("levels: {deck-sizes: off, fog: off}\n") == [
        Problem(
            "unknown-reference",
            at(1, 10, 20),
            'no problem has the code "deck-sizes"',
            'did you mean "deck-size"?',
        ),
        Problem(
            "unknown-reference",
            at(1, 27, 30),
            'no problem has the code "fog"',
            "cardwright explain lists all codes",
        ),
    ]


def test_an_error_that_must_stay() -> None:
    text = '"yaml-syntax" must stay an error: what has it would be left out unsaid'
    hint = "mend it where it is found, and take this away"
    assert check("levels: {yaml-syntax: off}\n") == [
        Problem("not-a-choice", at(1, 23, 26), text, hint)
    ]
    rows = "levels: {yaml-syntax: [{level: error, in: '*'}, {level: advice}]}\n"
    assert check(rows) == [Problem("not-a-choice", at(1, 57, 63), text, hint)]


def test_levels_that_never_hold() -> None:
    rules = (
        "levels:\n"
        "  stray-blank:\n"
        "    - {in: flets/*, level: warning}\n"
        "    - {level: advice}\n"
        "    - {in: fleets/*, level: off}\n"
    )
    assert check(rules) == [
        Problem(
            "rule-selects-nothing",
            at(5, 29, 32),
            "this level never holds: the one before it is for all files",
            "put the one without in last",
            "advice",
        ),
        Problem(
            "rule-selects-nothing",
            at(3, 12, 19),
            'no file of the game is called "flets/*"',
            "paths begin within cards/harbour, or with cards/, schemas/ or templates/",
            "advice",
        ),
    ]


def test_rules_are_counted_one_by_one() -> None:
    rules = body(
        "formats:\n"
        "  open: {title: Open, size: {max: 3}, copies: [{max: 3}, {max: 1}]}\n"
        "  cup: {extends: open, sum: [{of: pay, max: 3}]}\n"
        "assertions: {a: {every: x, where: y}, b: {every: x, where: y}}\n"
        "analyses: {c: {curve: {of: pay}}}\n"
    )
    assert count_rules(rules) == 7
    assert count_rules(None) == 0
