"""A report and the files that were checked in, JUnit XML out: a test for each file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from xml.etree import ElementTree as ET

from cardwright.model.problem import Level, Problem
from cardwright.model.report import Report
from cardwright.report.text import problem_lines

# Problems in files that are no game's own: profiles, the core's templates.
SHARED = "shared"

_INVALID = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Files = Mapping[str, Sequence[str]]
"""The files of each game."""


def render(report: Report, files: Files, *, strict: bool = False) -> str:
    """A suite for each game of the report, a test for each of its files.

    A test fails for errors, if ``strict`` for warnings, too; what does not fail it
    stands in its output. There is no ``file`` attribute: Jenkins refuses it.
    """
    failing: tuple[Level, ...] = ("error", "warning") if strict else ("error",)
    found: dict[str, list[Problem]] = {}
    for problem in report.problems:
        found.setdefault(problem.place.file, []).append(problem)
    top = ET.Element("testsuites", name="cardwright")
    for game, names in _suites(report, files, found).items():
        suite = ET.SubElement(top, "testsuite", name=_valid(game))
        for name in names:
            suite.append(_test(game, name, found.get(name, ()), failing))
        _count(suite, skipped="0", time="0")
    _count(top, time="0")
    ET.indent(top)
    text = ET.tostring(top, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


def _suites(report: Report, files: Files, found: Iterable[str]) -> dict[str, list[str]]:
    """The files of each suite, those that only a problem names among them."""
    suites = {count.game: set(files.get(count.game, ())) for count in report.games}
    rest: set[str] = set()
    for file in found:
        game = file.split("/")[1] if file.count("/") > 1 else ""
        suites.get(game, rest).add(file)
    suites |= {SHARED: rest} if rest else {}
    return {game: sorted(names) for game, names in suites.items()}


def _test(
    game: str, name: str, problems: Sequence[Problem], failing: Sequence[Level]
) -> ET.Element:
    case = ET.Element("testcase", name=_valid(name), classname=_valid(game), time="0")
    bad = [problem for problem in problems if problem.level in failing]
    if bad:
        more = f" (and {len(bad) - 1} more)" if len(bad) > 1 else ""
        failure = ET.SubElement(case, "failure", type=bad[0].code)
        failure.set("message", _valid(bad[0].message + more))
        failure.text = _told(bad)
    told = [problem for problem in problems if problem.level not in failing]
    if told:
        ET.SubElement(case, "system-out").text = _told(told)
    return case


def _told(problems: Iterable[Problem]) -> str:
    return _valid("\n".join(line for p in problems for line in problem_lines(p)))


def _count(element: ET.Element, **more: str) -> None:
    """Says in the attributes how many tests there are below, and how many fail."""
    tests = str(len(list(element.iter("testcase"))))
    failures = str(len(list(element.iter("failure"))))
    element.attrib |= {"tests": tests, "failures": failures, "errors": "0", **more}


def _valid(text: str) -> str:
    """The text with a sign for what XML cannot hold."""
    return _INVALID.sub("\ufffd", text)
