"""``problems.yaml`` and the case files belong together: codes, and samples."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from cardwright.base.shipped import schemas_core
from cardwright.load.documents import read_document
from cardwright.report.pages import Page, is_words, read_pages
from tests.cases.kit import Overlay, cases_of, codes, lay_out

IN_WORDS = {
    "encoding": "bytes that are no text cannot be shown",
    "too-deep": "a hundred brackets do not fit a line",
    "missing-form": "a file that is not there (the bad one alone)",
    "unreadable-file": "a link has no text",
}
"""Codes with a sample in words, and why."""

COMMANDS = ("bad-target",)
"""Codes whose samples are commands; their cases run the bad one."""


def _pages() -> dict[str, Page]:
    file = schemas_core() / "problems.yaml"
    document, _ = read_document("problems.yaml", file.read_bytes())
    assert isinstance(document.data, dict)
    return read_pages(document.data)


PAGES = _pages()


def test_every_code_has_its_case_file_and_every_file_its_code() -> None:
    assert codes() == sorted(PAGES)


def test_a_case_file_shows_its_code_and_what_is_right() -> None:
    first = {code: cases_of(code)[0] for code in codes()}
    shown = {code: [p["code"] for p in case.problems] for code, case in first.items()}
    assert [code for code, found in shown.items() if code not in found] == []
    assert [code for code, case in first.items() if case.good is None] == []


def test_every_variant_says_why_it_is_there() -> None:
    assert [str(c) for code in codes() for c in cases_of(code)[1:] if not c.why] == []


def test_no_variant_stands_twice() -> None:
    for code in codes():
        whys = [case.why for case in cases_of(code)]
        assert len(set(whys)) == len(whys), code


def test_samples_are_in_words_only_where_they_must() -> None:
    worded = {c for c, page in PAGES.items() if is_words(page.bad + page.good)}
    halves = {c for c, p in PAGES.items() if is_words(p.bad) or is_words(p.good)}
    assert (worded, halves) == ({*IN_WORDS} - {"missing-form"}, {*IN_WORDS})


def holds(root: Path, overlay: Overlay, page: Page, sample: str) -> bool:
    """Whether a file that the page names, or any laid over, has the sample in it."""
    ends = (page.file,) if page.file else tuple(overlay)
    found = [path for path in root.rglob("*") if path.is_file()]
    return any(
        is_part(sample, path.read_text("utf-8", "replace"))
        for path in found
        if path.as_posix().endswith(ends)
    )


def is_part(sample: str, text: str) -> bool:
    """Whether the sample's lines stand in the text, one after another, all shifted."""
    wanted = _flush(sample.rstrip().splitlines())
    lines = text.splitlines()
    starts = range(len(lines) - len(wanted) + 1)
    return any(_flush(lines[i : i + len(wanted)]) == wanted for i in starts)


def _flush(lines: list[str]) -> list[str]:
    return textwrap.dedent("\n".join(lines)).split("\n")


@pytest.mark.parametrize("code", sorted(PAGES.keys() - {*COMMANDS}))
def test_samples_are_parts_of_the_case(code: str, tmp_path: Path) -> None:
    page, case = PAGES[code], cases_of(code)[0]
    bad = lay_out(tmp_path / "bad", case.bad)
    good = lay_out(tmp_path / "good", case.good or {})
    assert is_words(page.bad) or holds(bad, case.bad, page, page.bad)
    assert is_words(page.good) or holds(
        good, {**case.bad, **(case.good or {})}, page, page.good
    )


@pytest.mark.parametrize("code", COMMANDS)
def test_a_command_that_is_a_sample_is_run(code: str) -> None:
    assert PAGES[code].bad == f"cardwright {' '.join(cases_of(code)[0].run)}\n"


def test_parts_of_a_text_are_found_and_others_are_not() -> None:
    text = "a:\n  b: 1\n    c: 2\nd: 3\n"
    assert [s for s in ("b: 1\n  c: 2\n", "d: 3\n", "a:\n") if is_part(s, text)] == [
        "b: 1\n  c: 2\n",
        "d: 3\n",
        "a:\n",
    ]
    others = ("b: 1\nc: 2\n", "b:\n", "d: 3\ne: 4\n")
    assert [sample for sample in others if is_part(sample, text)] == []


def test_pages_name_others_that_are_there() -> None:
    named = {(code, other) for code, page in PAGES.items() for other in page.see}
    assert [pair for pair in named if pair[1] not in PAGES or pair[0] == pair[1]] == []


def test_samples_and_titles_fit_a_terminal_of_80_columns() -> None:
    samples = [p.bad + p.good for p in PAGES.values() if not is_words(p.bad)]
    wide = [line for text in samples for line in text.splitlines() if len(line) > 76]
    longest = max(map(len, PAGES))
    assert wide == []
    assert [p.code for p in PAGES.values() if len(p.title) > 76 - longest] == []
