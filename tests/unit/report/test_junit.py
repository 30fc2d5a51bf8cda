"""JUnit XML, read by ``junitparser`` and, for what it must not hold, as plain XML."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from junitparser import Failure, JUnitXml, TestCase, TestSuite

from cardwright.model.problem import Place, Problem
from cardwright.model.report import GameCount, Report
from cardwright.report.junit import render
from tests.unit.report.given import GAMES, LAMP, PROBLEMS, REPORT

FILES = {
    "tides": ("cards/tides/game.yaml", "cards/tides/lamps.yaml"),
    "ash": ("cards/ash/rules.yaml",),
    "mist": ("cards/mist/game.yaml",),
}
# What Jenkins' junit-10.xsd lets stand on each element.
ALLOWED = {
    "testsuites": {"name", "time", "tests", "failures", "errors"},
    "testsuite": {"name", "time", "tests", "failures", "errors", "skipped"},
    "testcase": {"name", "time", "classname"},
    "failure": {"message", "type"},
    "system-out": set(),
}


def read(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314 - our own


def suites(text: str) -> list[TestSuite]:
    return list(JUnitXml.fromstring(text.encode()))


def cases(suite: TestSuite) -> list[tuple[str, list[tuple[str, str, str]], str]]:
    """Each test: its name, its failures (type, message, text), its output."""
    return [(case.name, failures(case), case.system_out or "") for case in suite]


def failures(case: TestCase) -> list[tuple[str, str, str]]:
    found = [each for each in case.result if isinstance(each, Failure)]
    return [(each.type, each.message, each.text or "") for each in found]


def test_a_suite_for_each_game_and_a_test_for_each_file() -> None:
    ash, tides = suites(render(REPORT, FILES))
    advice = "cards/ash/rules.yaml:2:3: advice[unused]: nobody names ember"
    assert (ash.name, ash.tests, ash.failures) == ("ash", 1, 0)
    assert cases(ash) == [("cards/ash/rules.yaml", [], advice)]
    assert (tides.name, tides.tests, tides.failures, tides.errors) == ("tides", 3, 1, 0)
    told = (
        'cards/tides/lamps.yaml:3:5: error[unknown-key]: a lamp has no key "cots"\n'
        '  hint: did you mean "cost"?'
    )
    warned = (
        "templates/tides/lamp.card.xml:7:3: warning[duplicate-name]: "
        "“Öl” is there already\n  hint: twice"
    )
    assert cases(tides) == [
        ("cards/tides/game.yaml", [], ""),
        (
            "cards/tides/lamps.yaml",
            [("unknown-key", 'a lamp has no key "cots"', told)],
            "",
        ),
        ("templates/tides/lamp.card.xml", [], warned),
    ]


def test_warnings_fail_when_strict() -> None:
    _, tides = suites(render(REPORT, FILES, strict=True))
    assert tides.failures == 2
    assert [kind for _, found, _ in cases(tides) for kind, _, _ in found] == [
        "unknown-key",
        "duplicate-name",
    ]


def test_several_problems_of_a_file_are_one_failure() -> None:
    other = Problem("wrong-type", LAMP, "another")
    report = Report((PROBLEMS[1], other, Problem("unused", LAMP, "m")), GAMES[1:])
    (tides,) = suites(render(report, FILES))
    ((_, ((kind, message, text),), _),) = [c for c in cases(tides) if c[1]]
    assert (kind, message) == ("unknown-key", 'a lamp has no key "cots" (and 2 more)')
    assert [
        line.split(": ")[1] for line in text.splitlines() if "hint" not in line
    ] == [*("error[unknown-key]", "error[wrong-type]", "error[unused]")]


def test_a_clean_game_passes() -> None:
    (mist,) = suites(render(Report((), (GameCount("mist", 1, 1),)), FILES))
    assert (mist.tests, mist.failures, cases(mist)) == (
        1,
        0,
        [("cards/mist/game.yaml", [], "")],
    )


def test_files_of_no_game_have_a_suite_of_their_own() -> None:
    problem = Problem("unused", Place("templates/core/profiles/a4.yaml"), "m")
    nowhere = Problem("unused", Place(""), "n")
    found = suites(render(Report((nowhere, problem), GAMES[:1]), FILES))
    assert [(suite.name, suite.failures) for suite in found] == [
        ("ash", 0),
        ("shared", 2),
    ]


def test_nothing_at_all() -> None:
    assert read(render(Report(()), {})).attrib["tests"] == "0"


def test_only_what_jenkins_reads_stands_there() -> None:
    elements = list(read(render(REPORT, FILES)).iter())
    assert {element.tag for element in elements} == set(ALLOWED)
    assert [e.tag for e in elements if set(e.attrib) - ALLOWED[e.tag]] == []
    assert elements[0].attrib == {
        "name": "cardwright",
        "tests": "4",
        "failures": "1",
        "errors": "0",
        "time": "0",
    }


def test_what_xml_cannot_hold_has_a_sign() -> None:
    message = 'a\x00b\x1b\ufffe\ud800<&"]]>'
    problem = Problem("unused", Place("cards/ash/a\x01.yaml"), message, "c\x0bd\te")
    (ash,) = suites(render(Report((problem,), GAMES[:1]), {}))
    ((name, ((_, told, text),), _),) = cases(ash)
    assert name == "cards/ash/a\ufffd.yaml"
    assert told == 'a\ufffdb\ufffd\ufffd\ufffd<&"]]>'
    assert text == (
        'cards/ash/a␁.yaml:1:1: error[unused]: a␀b␛\ufffe\ufffd<&"]]>\n  hint: c␋d␉e'
    ).replace("\ufffe", "\ufffd")
