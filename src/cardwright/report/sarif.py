"""A report and the list of codes in, a SARIF 2.1.0 log for code scanning out."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import quote

from cardwright import __version__
from cardwright.base.files import digest
from cardwright.model.problem import Level, Place, Problem
from cardwright.model.report import Report

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
ROOT = "%SRCROOT%"
LEVELS: Mapping[Level, str] = {
    "error": "error",
    "warning": "warning",
    "advice": "note",
}
# What GitHub calls the levels of a rule.
SEVERITIES: Mapping[Level, str] = {
    "error": "error",
    "warning": "warning",
    "advice": "recommendation",
}

Known = Mapping[str, Mapping[str, Any]]
"""A page of ``problems.yaml`` for each code."""


def render(report: Report, known: Known, prefix: str = "") -> str:
    """One run: each code is a rule, each problem a result.

    ``prefix`` is the way from the repository's top to the workspace (``games/``).
    """
    driver = {
        "name": "cardwright",
        "version": __version__,
        "semanticVersion": __version__,
        "rules": [_rule(code, page) for code, page in known.items()],
    }
    about_root = {"description": {"text": "The top folder of the repository."}}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {ROOT: about_root},
        "results": list(_results(report.problems, list(known), prefix)),
    }
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, ensure_ascii=False, indent=2) + "\n"


def _rule(code: str, page: Mapping[str, Any]) -> dict[str, Any]:
    level, about = page["level"], str(page["about"]).strip()
    bad, good = str(page["bad"]).rstrip(), str(page["good"]).rstrip()
    return {
        "id": code,
        "shortDescription": {"text": page["title"]},
        "fullDescription": {"text": about},
        "help": {
            "text": f"{about}\n\nBad:\n{bad}\n\nGood:\n{good}\n",
            "markdown": f"{about}\n\nBad:\n{_fenced(bad)}\nGood:\n{_fenced(good)}",
        },
        "defaultConfiguration": {"level": LEVELS[level]},
        "properties": {"problem.severity": SEVERITIES[level], "precision": "very-high"},
    }


def _fenced(sample: str) -> str:
    fence = "```"
    while fence in sample:
        fence += "`"
    return f"{fence}\n{sample}\n{fence}\n"


def _results(
    problems: Sequence[Problem], codes: Sequence[str], prefix: str
) -> Iterator[dict[str, Any]]:
    index = {code: number for number, code in enumerate(codes)}
    seen: Counter[str] = Counter()
    for problem in problems:
        print_ = digest("\n".join((problem.code, problem.place.file, problem.message)))
        seen[print_] += 1
        rule = {"ruleIndex": index[problem.code]} if problem.code in index else {}
        hint = f"\nhint: {problem.hint}" if problem.hint else ""
        yield {
            "ruleId": problem.code,
            **rule,
            "level": LEVELS[problem.level],
            "message": {"text": problem.message + hint},
            "locations": [{"physicalLocation": _location(problem.place, prefix)}],
            # The same wherever in the file it stands: lines move.
            "partialFingerprints": {"cardwright/v1": f"{print_}:{seen[print_]}"},
        }


def _location(place: Place, prefix: str) -> dict[str, Any]:
    name = (prefix + place.file).encode("utf-8", "replace")
    artifact = {"uri": quote(name), "uriBaseId": ROOT}
    return {"artifactLocation": artifact, "region": _region(place)}


def _region(place: Place) -> dict[str, int]:
    if place == Place(place.file):
        return {"startLine": 1}
    return {
        "startLine": place.line,
        "startColumn": place.column,
        "endLine": place.end_line,
        "endColumn": place.end_column,
    }
