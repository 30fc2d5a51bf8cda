"""SARIF logs whole, and as ``sarif-tools`` reads them."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from cardwright import __version__
from cardwright.base.shipped import schemas_core
from cardwright.load.documents import read_document
from cardwright.model.problem import Place, Problem
from cardwright.model.report import Report
from cardwright.report.sarif import Known, render
from tests.unit.report.given import LAMP, PROBLEMS, REPORT

KNOWN = {
    "unknown-key": {
        "level": "error",
        "title": "No such key",
        "about": "An entry has only the keys of its kind.\n",
        "bad": "cots: 3\n",
        "good": "cost: 3\n",
    },
    "unused": {
        "level": "advice",
        "title": "Nobody uses it",
        "about": "It may go.",
        "bad": "a ```b``` c",
        "good": "",
    },
}


def run_of(report: Report, known: Known = KNOWN, prefix: str = "") -> dict[str, Any]:
    log = json.loads(render(report, known, prefix))
    assert log.pop("$schema") == "https://json.schemastore.org/sarif-2.1.0.json"
    assert (log.pop("version"), list(log)) == ("2.1.0", ["runs"])
    (run,) = log["runs"]
    found: dict[str, Any] = run
    return found


def test_a_result_for_each_problem() -> None:
    run = run_of(REPORT)
    assert [
        (each["ruleId"], each.get("ruleIndex"), each["level"], each["message"])
        for each in run["results"]
    ] == [
        ("unused", 1, "note", {"text": "nobody names ember"}),
        (
            *("unknown-key", 0, "error"),
            {"text": 'a lamp has no key "cots"\nhint: did you mean "cost"?'},
        ),
        (
            *("duplicate-name", None, "warning"),
            {"text": "“Öl” is there already\nhint: twice"},
        ),
    ]
    assert run["columnKind"] == "unicodeCodePoints"
    assert run["results"][1]["locations"] == [
        {
            "physicalLocation": {
                "artifactLocation": {
                    "uri": "cards/tides/lamps.yaml",
                    "uriBaseId": "%SRCROOT%",
                },
                "region": {
                    "startLine": 3,
                    "startColumn": 5,
                    "endLine": 3,
                    "endColumn": 9,
                },
            }
        }
    ]
    assert set(run["originalUriBaseIds"]) == {"%SRCROOT%"}


def test_a_rule_for_each_code() -> None:
    driver = run_of(REPORT)["tool"]["driver"]
    assert (driver["name"], driver["version"]) == ("cardwright", __version__)
    first, second = driver["rules"]
    about = "An entry has only the keys of its kind."
    assert first == {
        "id": "unknown-key",
        "shortDescription": {"text": "No such key"},
        "fullDescription": {"text": about},
        "help": {
            "text": f"{about}\n\nBad:\ncots: 3\n\nGood:\ncost: 3\n",
            "markdown": (
                f"{about}\n\nBad:\n```\ncots: 3\n```\n\nGood:\n```\ncost: 3\n```\n"
            ),
        },
        "defaultConfiguration": {"level": "error"},
        "properties": {"problem.severity": "error", "precision": "very-high"},
    }
    assert second["defaultConfiguration"] == {"level": "note"}
    assert second["properties"]["problem.severity"] == "recommendation"
    assert "````\na ```b``` c\n````\n" in second["help"]["markdown"]


def uris(run: dict[str, Any]) -> list[str]:
    places = [each["locations"][0]["physicalLocation"] for each in run["results"]]
    return [place["artifactLocation"]["uri"] for place in places]


def test_names_of_files_are_percent_encoded() -> None:
    name = "cards/tides/öl & 100%#?.yaml"
    report = Report((replace(PROBLEMS[0], place=Place(name)),))
    (uri,) = uris(run_of(report, prefix="my games/"))
    assert uri == "my%20games/cards/tides/%C3%B6l%20%26%20100%25%23%3F.yaml"
    assert unquote(uri) == f"my games/{name}"


def test_a_problem_of_a_whole_file_has_no_columns() -> None:
    report = Report((replace(PROBLEMS[0], place=Place("a.yaml")),))
    (result,) = run_of(report)["results"]
    location = result["locations"][0]["physicalLocation"]
    assert location["region"] == {"startLine": 1}


def prints(*problems: Problem) -> list[str]:
    results = run_of(Report(problems))["results"]
    return [each["partialFingerprints"]["cardwright/v1"] for each in results]


def test_a_fingerprint_stays_when_lines_move_and_else_differs() -> None:
    old = PROBLEMS[1]
    moved = replace(old, place=replace(LAMP, line=90, end_line=90))
    others = (
        replace(old, code="unused"),
        replace(old, message="b"),
        replace(old, place=replace(LAMP, file="b")),
    )
    assert prints(moved) == prints(old)
    assert len({*prints(old, moved, *others)}) == 5


@pytest.fixture(scope="module")
def every_code() -> Known:
    """What is shipped of each code."""
    file = schemas_core() / "problems.yaml"
    document, _ = read_document(file.name, file.read_bytes())
    assert isinstance(document.data, dict)
    return document.data


def test_all_codes_meet_what_github_asks_of_a_rule(every_code: Known) -> None:
    rules = run_of(Report(()), every_code)["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == list(every_code)
    long = [r["id"] for r in rules if len(r["fullDescription"]["text"]) > 1024]
    empty = [r["id"] for r in rules if not r["shortDescription"]["text"]]
    assert (long, empty) == ([], [])


def test_sarif_tools_lists_the_same_problems(tmp_path: Path, every_code: Known) -> None:
    (tmp_path / "in.sarif").write_text(render(REPORT, every_code), encoding="utf-8")
    words = ("-m", "sarif", "csv", "-o", "out.csv", "in.sarif")
    subprocess.run(
        [sys.executable, *words], cwd=tmp_path, check=True, capture_output=True
    )
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(r["Severity"], r["Code"], r["Location"], r["Line"]) for r in rows] == [
        ("error", "unknown-key", "cards/tides/lamps.yaml", "3"),
        ("warning", "duplicate-name", "templates/tides/lamp.card.xml", "7"),
        ("note", "unused", "cards/ash/rules.yaml", "2"),
    ]
