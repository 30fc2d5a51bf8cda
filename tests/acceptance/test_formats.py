"""Every form of a check's report: one document on standard output, and nothing else."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from junitparser import JUnitXml

from cardwright.cli.formats import FORMATS
from tests.acceptance.workspace import Result, edit, run

KILN = "cards/kilnfolk/kilns/oldest.yaml"
FIRING = "cards/kilnfolk/firings/first.yaml"
SCHEMA = Path(__file__).resolve().parents[2] / "schemas/core/report.schema.json"


@pytest.fixture
def faulty(root: Path) -> Path:
    """An error, a warning."""
    edit(root, FIRING, "rank: guild", "rank: gild")
    edit(root, KILN, "name: Shino Frost", "name: Tenmoku Night")
    return root


def check(root: Path, form: str, *words: str) -> Result:
    return run(root, "check", "--no-layout", "--format", form, *words)


def json_codes(text: str) -> list[str]:
    report: dict[str, Any] = json.loads(text)
    schema = json.loads(SCHEMA.read_text("utf-8"))
    assert list(Draft202012Validator(schema).iter_errors(report)) == []
    return [problem["code"] for problem in report["problems"]]


def sarif_codes(text: str) -> list[str]:
    (run_,) = json.loads(text)["runs"]
    rules = [rule["id"] for rule in run_["tool"]["driver"]["rules"]]
    found = [(result["ruleId"], result["ruleIndex"]) for result in run_["results"]]
    assert [rules[index] for _, index in found] == [code for code, _ in found]
    return [code for code, _ in found]


def junit_codes(text: str) -> list[str]:
    suites = list(JUnitXml.fromstring(text.encode()))
    assert [(suite.name, len(list(suite))) for suite in suites] == FILES
    results = [result for suite in suites for case in suite for result in case.result]
    return [result.type for result in results if getattr(result, "type", None)]


def github_codes(text: str) -> list[str]:
    lines = [line for line in text.splitlines() if line.startswith("::")]
    return [line.partition("title=")[2].partition("::")[0] for line in lines]


# All of a game's files by its folders, counted with `find`.
FILES = [("fenlight", 0), ("kilnfolk", 0)]
READERS: dict[str, Callable[[str], list[str]]] = {
    "json": json_codes,
    "sarif": sarif_codes,
    "junit": junit_codes,
    "github": github_codes,
}


@pytest.fixture(autouse=True)
def count_files(root: Path) -> None:
    for index, (game, _) in enumerate(FILES):
        folders = [root / top / game for top in ("cards", "schemas", "templates")]
        files = [path for f in folders for path in f.rglob("*") if path.is_file()]
        FILES[index] = (game, len(files))


def test_every_form_is_read_here() -> None:
    assert set(FORMATS) == {"text", *READERS}


@pytest.mark.parametrize("form", READERS)
def test_a_clean_report_is_a_document(root: Path, form: str) -> None:
    told = check(root, form)
    assert (told.code, told.err, READERS[form](told.out)) == (0, "", [])


@pytest.mark.parametrize("form", READERS)
def test_a_report_of_problems_is_a_document(faulty: Path, form: str) -> None:
    told = check(faulty, form)
    both = ["unknown-reference", "duplicate-name"]
    # What does not fail a test is no failure in JUnit.
    expected = both[:1] if form == "junit" else both
    assert (told.code, told.err, READERS[form](told.out)) == (1, "", expected)
    if form == "junit":
        strict = READERS[form](check(faulty, form, "--strict").out)
        assert strict == both


@pytest.mark.parametrize("form", READERS)
@pytest.mark.parametrize("words", [("kilnfok",), ("--no-such",), ("--changed", "-x")])
def test_wrong_usage_leaves_standard_output_empty(
    root: Path, form: str, words: tuple[str, ...]
) -> None:
    told = check(root, form, *words)
    assert (told.code, told.out) == (2, "")
    assert "Error: " in told.err


@pytest.mark.parametrize("form", READERS)
def test_the_same_files_give_the_same_bytes(faulty: Path, form: str) -> None:
    assert check(faulty, form) == check(faulty, form)


def test_check_jsonschema_accepts_the_report(faulty: Path) -> None:
    (faulty / "report.json").write_text(check(faulty, "json").out, encoding="utf-8")
    words = ("-m", "check_jsonschema", "--schemafile", str(SCHEMA), "report.json")
    done = subprocess.run(
        [sys.executable, *words],
        cwd=faulty,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "ok -- validation done\n")


def test_sarif_tools_read_the_log(faulty: Path) -> None:
    (faulty / "in.sarif").write_text(check(faulty, "sarif").out, encoding="utf-8")
    words = ("-m", "sarif", "csv", "-o", "out.csv", "in.sarif")
    subprocess.run([sys.executable, *words], cwd=faulty, check=True)
    with (faulty / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = [(row["Severity"], row["Location"]) for row in csv.DictReader(file)]
    assert rows == [("error", FIRING), ("warning", KILN)]


def test_files_are_named_from_the_top_of_the_repository(faulty: Path) -> None:
    (faulty.parent / ".git").mkdir()
    log = json.loads(check(faulty, "sarif").out)
    place = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == f"{faulty.name}/{FIRING}"
    assert f"file={faulty.name}/{FIRING}," in check(faulty, "github").out
