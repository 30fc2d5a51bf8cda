"""A report in, the JSON form that scripts rely on out."""

from __future__ import annotations

import json
from typing import Any

from cardwright.model.problem import Problem
from cardwright.model.report import Report


def render(report: Report) -> str:
    """The report as in ``schemas/core/report.schema.json``."""
    return json.dumps(as_data(report), ensure_ascii=False, indent=2)


def as_data(report: Report) -> dict[str, Any]:
    return {
        "problems": [problem_data(problem) for problem in report.problems],
        "counts": {
            "files": report.files,
            "entries": report.entries,
            "errors": report.count("error"),
            "warnings": report.count("warning"),
            "advice": report.count("advice"),
        },
    }


def problem_data(problem: Problem) -> dict[str, Any]:
    place = problem.place
    return {
        "code": problem.code,
        "level": problem.level,
        "file": place.file,
        "line": place.line,
        "column": place.column,
        "end_line": place.end_line,
        "end_column": place.end_column,
        "message": problem.message,
        "hint": problem.hint,
    }
