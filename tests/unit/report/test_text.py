from __future__ import annotations

import re

import pytest

from cardwright.model.report import GameCount, Report, Written
from cardwright.report.text import render
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


def test_a_report_of_nothing() -> None:
    assert render(Report(())) == "0 errors, 0 warnings, 0 advice\n"
