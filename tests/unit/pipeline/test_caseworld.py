from __future__ import annotations

import pytest

from cardwright.model.problem import Place
from cardwright.model.source import Document, Map
from cardwright.pipeline.caseworld import MANY, case_world
from cardwright.resolve.entries.entries import resolve_entries
from cardwright.resolve.game.manifest import build_game
from cardwright.rules.check import Book
from cardwright.rules.rule import Rule
from tests.unit.resolve.garden import FORMS, GAME, SCHEMAS, read

PATTERN = """\
- id: cottage
  motto: "{{ slot.owner }} grows it"
  plants: [{kind: plant, id: ivy, hue: red}]
"""


def documents(number: int) -> list[Document]:
    """Beds that a blueprint makes, one written out, and the blueprint."""
    text = "id: bed-{}\nfrom: {{blueprint: cottage, owner: Ada{}}}\n"
    made = {f"beds/bed-{n}.yaml": text.format(n, n) for n in range(number)}
    files = {
        "patterns.yaml": PATTERN,
        **made,
        "beds/own.yaml": "id: own\nmotto: Mine\n",
    }
    return [read(name, text) for name, text in files.items()]


def world(number: int, case: str, form: str = "every") -> list[str]:
    """The files of beds in which a case is tried."""
    content = documents(number)
    forms = {**FORMS, "game": GAME.replace("[old-gus]", "[]")}
    cases = [read("cases/a.yaml", f"case: c\n{case}\nproblems: []\n")]
    game, _ = build_game(
        "garden", {n: read(f"{n}.yaml", t) for n, t in forms.items()}, cases, SCHEMAS
    )
    assert game is not None
    catalog, problems = resolve_entries(game, content)
    assert problems == []
    rules = [Rule("r", form, Place(""), Map())]
    found = case_world(game, content, catalog, Book({}, rules, (), ()))
    start = "cards/garden/beds/"
    return [d.file.removeprefix(start) for d in found if d.file.startswith(start)]


def test_what_no_case_names_is_left_out() -> None:
    assert world(MANY, "like: own") == ["own.yaml"]


@pytest.mark.parametrize(
    "case",
    [
        "like: bed-3",
        "like: bed-3-ivy",
        "like: own\nchange: {plants.bed-3-ivy: 1}",
        "like: own\nchange: {motto: Ada3}",
        "entry: {kind: bed, id: bed-3}",
    ],
)
def test_what_a_case_names_stays(case: str) -> None:
    assert world(MANY + 1, case) == ["bed-3.yaml", "own.yaml"]


def test_a_few_are_not_worth_it() -> None:
    assert len(world(MANY - 1, "like: own")) == MANY


@pytest.mark.parametrize("form", ["counts", "sum", "linked", "needs", "ascending"])
def test_where_a_rule_counts_or_finds_others_all_stay(form: str) -> None:
    assert len(world(MANY, "like: own", form)) == MANY + 1
