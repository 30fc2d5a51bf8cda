from __future__ import annotations

import json

from cardwright.model.report import Report
from cardwright.report.as_json import render
from tests.unit.report.given import REPORT


def test_problems_with_their_places_and_the_counts() -> None:
    assert json.loads(render(REPORT)) == {
        "problems": [
            {
                "code": "unused",
                "level": "advice",
                "file": "cards/ash/rules.yaml",
                "line": 2,
                "column": 3,
                "end_line": 2,
                "end_column": 7,
                "message": "nobody names ember",
                "hint": None,
            },
            {
                "code": "unknown-key",
                "level": "error",
                "file": "cards/tides/lamps.yaml",
                "line": 3,
                "column": 5,
                "end_line": 3,
                "end_column": 9,
                "message": 'a lamp has no key "cots"',
                "hint": 'did you mean "cost"?',
            },
            {
                "code": "duplicate-name",
                "level": "warning",
                "file": "templates/tides/lamp.card.xml",
                "line": 7,
                "column": 3,
                "end_line": 7,
                "end_column": 8,
                "message": "“Öl” is there already",
                "hint": "twice",
            },
        ],
        "counts": {
            "files": 13,
            "entries": 34,
            "errors": 1,
            "warnings": 1,
            "advice": 1,
        },
    }


def test_letters_stay_readable() -> None:
    assert "“Öl” is there already" in render(REPORT)


def test_a_report_of_nothing() -> None:
    counts = dict.fromkeys(("files", "entries", "errors", "warnings", "advice"), 0)
    assert json.loads(render(Report(()))) == {"problems": [], "counts": counts}
