from __future__ import annotations

import re

import pytest

from cardwright.model.problem import Place, Problem
from cardwright.model.report import GameCount, Report, Written
from cardwright.report.lines import Lines
from cardwright.report.text import problem_lines, render
from tests.unit.report.given import GAMES, PROBLEMS, REPORT

TEXT = """\
cards/ash/rules.yaml:2:3: advice[unused]: nobody names ember
cards/tides/lamps.yaml:3:5: error[unknown-key]: a lamp has no key "cots"
  hint: did you mean "cost"?
templates/tides/lamp.card.xml:7:3: warning[duplicate-name]: “Öl” is there already
  hint: twice
ash: 0 entries in 1 file, 1 schema, 1 rule, 1 problem
tides: 34 entries in 12 files, 2 schemas, 0 rules, 1 face, 2 problems
1 error, 1 warning, 1 advice
"""


def test_problems_then_a_line_a_game_then_the_sum() -> None:
    assert render(REPORT) == TEXT


def test_colour_only_adds_to_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    painted = render(REPORT, color=True)
    assert re.sub(r"\x1b\[\d*m", "", painted) == TEXT
    assert re.findall(r"\x1b\[\d*m[^\x1b]*\x1b\[0m", painted) == [
        "\x1b[36madvice[unused]\x1b[0m",
        "\x1b[31merror[unknown-key]\x1b[0m",
        "\x1b[33mwarning[duplicate-name]\x1b[0m",
    ]


def test_no_color_is_honoured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert render(REPORT, color=True) == TEXT


def test_a_game_that_was_built_tells_what_was_made() -> None:
    written = (
        Written("tides", images=30, sheets=1, exports=0, made=0),
        Written("mist", images=1, sheets=2, exports=1, made=3),
    )
    games = (*GAMES, GameCount("mist", files=1, entries=1))
    assert render(Report(PROBLEMS[:1], games, written)) == (
        "cards/ash/rules.yaml:2:3: advice[unused]: nobody names ember\n"
        "ash: 0 entries in 1 file, 1 schema, 1 rule, 1 problem\n"
        "tides: 34 entries, 30 images, 1 PDF, 0 exports, nothing new\n"
        "mist: 1 entry, 1 image, 2 PDFs, 1 export, 3 made anew\n"
        "0 errors, 0 warnings, 1 advice\n"
    )


LAMPS = """\
- id: brass
  name: Brass
  cots: 3
"""
TEMPLATE = "\n" * 6 + "  <text-box/>\n"
EXCERPTS = """\
cards/ash/rules.yaml:2:3: advice[unused]: nobody names ember

cards/tides/lamps.yaml:3:5: error[unknown-key]: a lamp has no key "cots"
  3 |   cots: 3
    |     ^^^^
  hint: did you mean "cost"?

templates/tides/lamp.card.xml:7:3: warning[duplicate-name]: “Öl” is there already
  7 |   <text-box/>
    |   ^^^^^
  hint: twice

1 error, 1 warning, 1 advice
"""
GIVEN = Lines(
    {},
    {"cards/tides/lamps.yaml": LAMPS, "templates/tides/lamp.card.xml": TEMPLATE},
)


def test_the_line_of_a_problem_stands_between_its_sentence_and_its_hint() -> None:
    assert render(Report(PROBLEMS), lines=GIVEN) == EXCERPTS


def test_the_carets_have_the_colour_of_the_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    painted = render(Report(PROBLEMS), lines=GIVEN, color=True)
    assert re.sub(r"\x1b\[\d*m", "", painted) == EXCERPTS
    assert "    |     \x1b[31m^^^^\x1b[0m\n" in painted
    assert "    |   \x1b[33m^^^^^\x1b[0m\n" in painted


def test_a_place_over_lines_has_its_numbers_in_one_column() -> None:
    lines = Lines({}, {"a.yaml": "x\n" * 8 + "text: |\n" + "  word\n" * 3})
    problem = Problem("unused", Place("a.yaml", 9, 7, 12, 7), "too long")
    assert render(Report((problem,)), lines=lines) == (
        "a.yaml:9:7: error[unused]: too long\n"
        "   9 | text: |\n"
        "     |       ^\n"
        "   … |\n"
        "  12 |   word\n"
        "     |   ^^^^\n"
        "\n"
        "1 error, 0 warnings, 0 advice\n"
    )


def test_a_page_says_how_wide_it_is() -> None:
    lines = Lines({}, {"a.yaml": "word " * 99})
    problem = Problem("unused", Place("a.yaml", 1, 250, 1, 251), "here")
    for width in (60, 100):
        told = render(Report((problem,)), lines=lines, width=width)
        assert max(map(len, told.splitlines())) == width


def test_no_message_commands_the_terminal_or_breaks_the_line() -> None:
    place = Place("cards/a\nb.yaml", 1, 1, 1, 1)
    problem = Problem("unused", place, "\x1b[31mred\r\nnext", "a\u202eb")
    assert problem_lines(problem) == [
        "cards/a␊b.yaml:1:1: error[unused]: ␛[31mred␍␊next",
        "  hint: a\ufffdb",
    ]


def test_a_report_of_nothing() -> None:
    assert render(Report(())) == "0 errors, 0 warnings, 0 advice\n"


def test_what_waits_for_an_error_is_told() -> None:
    games = (
        GameCount("tides", files=12, entries=0, waits="all"),
        GameCount("ash", files=2, entries=3, waits="faces"),
    )
    assert render(Report((PROBLEMS[1],), games)).splitlines()[-3:] == [
        "tides: 12 files, 1 problem; the rest waits until it is mended",
        (
            "ash: 3 entries in 2 files, 0 schemas, 0 rules, 0 problems; its faces wait "
            "until it is mended"
        ),
        "1 error, 0 warnings, 0 advice",
    ]
