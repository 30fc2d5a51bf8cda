"""The reference of templates and the manual of problems say what the tool does."""

from __future__ import annotations

import re
from pathlib import Path

from cardwright.base.filters import FILTERS
from cardwright.typeset.elements import ELEMENTS, INLINE, REQUIRED
from tests.acceptance.workspace import run

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE, PROBLEMS = DOCS / "templates.md", DOCS / "problems.md"
ROW = re.compile(r"\| `([a-z-]+)` \| ([^|]*)\|")


def rows(title: str) -> dict[str, list[str]]:
    """The attributes of each element in the table below a title, as written."""
    text = PAGE.read_text("utf-8")
    section = text.partition(f"## {title}\n")[2].partition("\n## ")[0]
    return {name: cells.split() for name, cells in ROW.findall(section)}


def test_every_element_stands_with_all_its_attributes() -> None:
    written = {
        name: [cell.strip("*") for cell in cells]
        for name, cells in rows("Elements").items()
    }
    assert written == {name: list(table) for name, table in ELEMENTS.items()}


def test_what_must_be_there_is_bold() -> None:
    bold = {
        name: tuple(cell.strip("*") for cell in cells if cell.startswith("**"))
        for name, cells in rows("Elements").items()
    }
    wanted = {name: set(REQUIRED.get(name, ())) for name in ELEMENTS}
    assert {name: set(cells) for name, cells in bold.items()} == wanted


def test_the_elements_of_a_text_box_stand_too() -> None:
    assert rows("In a text-box") == {
        name: list(table) for name, table in INLINE.items()
    }


def test_the_shared_filters_are_named() -> None:
    text = PAGE.read_text("utf-8").partition("## Filters\n")[2].partition("\n## ")[0]
    named = set(re.findall(r"[a-z]+", text))
    own = {"choices", "sentence"}  # of phrases, which templates do not need
    assert set(FILTERS) - own - named == set()


def test_the_manual_of_problems_is_fresh(tmp_path: Path) -> None:
    """``cardwright explain --format markdown > docs/problems.md`` makes it so."""
    made = run(tmp_path, "explain", "--format", "markdown").out
    assert made == PROBLEMS.read_text("utf-8")


def test_the_manual_links_to_what_it_has() -> None:
    text = PROBLEMS.read_text("utf-8")
    titles = re.findall(r"^#{2,3} (.+)$", text, re.MULTILINE)
    anchors = {title.lower().replace(" ", "-") for title in titles}
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= anchors
