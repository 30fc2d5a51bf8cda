"""Annotations, undone by a small reader of GitHub's rules for workflow commands."""

from __future__ import annotations

import re
from collections import Counter
from urllib.parse import unquote

from cardwright.model.problem import Level, Place, Problem
from cardwright.model.report import Report
from cardwright.report.github import render
from tests.unit.report.given import REPORT

COMMAND = re.compile(r"::(\w+)(?: ([^:]*))?::(.*)")


def read(line: str) -> tuple[str, dict[str, str], str] | None:
    """A command: its name, its properties, its message; anything else is a log line."""
    match = COMMAND.fullmatch(line)
    if match is None:
        return None
    name, listed, told = match.groups()
    pairs = (part.split("=", 1) for part in (listed or "").split(",") if part)
    return name, {key: unquote(value) for key, value in pairs}, unquote(told)


def told(text: str) -> list[tuple[str, dict[str, str], str]]:
    found = (read(line) for line in text.splitlines())
    return [each for each in found if each and each[0] not in ("group", "endgroup")]


def test_the_worst_come_first_and_the_sum_last() -> None:
    assert render(REPORT).splitlines() == [
        (
            "::error file=cards/tides/lamps.yaml,line=3,endLine=3,col=5,endColumn=9,"
            'title=unknown-key::a lamp has no key "cots"%0Adid you mean "cost"?'
        ),
        (
            "::warning file=templates/tides/lamp.card.xml,line=7,endLine=7,col=3,"
            "endColumn=8,title=duplicate-name::“Öl” is there already%0Atwice"
        ),
        (
            "::notice file=cards/ash/rules.yaml,line=2,endLine=2,col=3,endColumn=7,"
            "title=unused::nobody names ember"
        ),
        "1 error, 1 warning, 1 advice",
    ]


def test_columns_stand_only_where_a_place_is_within_one_line() -> None:
    places = (Place("a", 2, 3, 4, 5), Place("a", 2, 3, 4, 1))
    text = render(Report(tuple(Problem("unused", place, "m") for place in places)))
    assert [properties for _, properties, _ in told(text)] == [
        {"file": "a", "line": "2", "endLine": "4", "title": "unused"},
        {"file": "a", "line": "2", "endLine": "3", "title": "unused"},
    ]


def test_what_would_end_a_property_or_a_line_is_escaped() -> None:
    name, said = "cards/a,b:c%0A%/x\n=.yaml", "50% of {a}\r\n::error::no, b: c%2C"
    text = render(Report((Problem("unused", Place(name), said, "one\ntwo"),)))
    assert text.count("\n") == 2
    ((_, properties, message),) = told(text)
    assert (properties["file"], message) == (name, f"{said}\none\ntwo")


def test_a_workspace_in_a_folder_of_the_repository() -> None:
    files = [found[1]["file"] for found in told(render(REPORT, "games/mine/"))]
    assert files[0] == "games/mine/cards/tides/lamps.yaml"


def many(**numbers: int) -> Report:
    levels: dict[str, Level] = {
        "errors": "error",
        "warnings": "warning",
        "advice": "advice",
    }
    return Report(
        tuple(
            Problem("unused", Place("a.yaml", n + 1), f"{key} {n}", None, levels[key])
            for key, number in numbers.items()
            for n in range(number)
        )
    )


def test_ten_of_a_level_are_shown_and_a_notice_tells_of_the_others() -> None:
    text = render(many(advice=3, warnings=10, errors=12))
    found = told(text)
    counts = Counter(name for name, _, _ in found)
    assert counts == {"error": 10, "warning": 10, "notice": 4}
    assert found[-1] == (
        "notice",
        {"title": "cardwright"},
        "2 more problems in the log of this step",
    )
    assert text.splitlines()[-5:] == [
        "::group::2 more problems",
        "a.yaml:11:1: error[unused]: errors 10",
        "a.yaml:12:1: error[unused]: errors 11",
        "::endgroup::",
        "12 errors, 10 warnings, 3 advice",
    ]


def test_the_notice_that_tells_is_one_of_ten() -> None:
    text = render(many(advice=10, errors=11))
    found = told(text)
    assert Counter(name for name, _, _ in found) == {"error": 10, "notice": 10}
    log = [line for line in text.splitlines() if line.startswith("a.yaml")]
    assert log == [
        "a.yaml:11:1: error[unused]: errors 10",
        "a.yaml:10:1: advice[unused]: advice 9",
    ]
    assert render(many(advice=10)).count("::notice") == 10


def test_every_problem_is_told_once() -> None:
    report = many(errors=25, warnings=11, advice=31)
    text = render(report)
    for problem in report.problems:
        assert len(re.findall(rf"{problem.message}$", text, re.MULTILINE)) == 1


def test_a_report_of_nothing_has_no_annotation() -> None:
    assert render(Report(())) == "0 errors, 0 warnings, 0 advice\n"
