from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.documents import read_document
from cardwright.load.workspace import open_workspace
from cardwright.model.source import Map, Mark, Seq
from cardwright.pipeline.reading import Read, read_game
from cardwright.pipeline.study import study, study_read
from tests.cases.kit import BASE, lay_out

NEW = "cards/tides/items/new.yaml"
ITEMS = """\
- {id: anchor, cots: 3}
- {id: oar, cost: 1, effects: [{do: draw, amuont: 1}]}
- {id: sail, cost: 1, rarity: commn}
- {id: keel, cost: 1, text: "For {{ param.hours }} {{ param.huors }}."}
- {id: mast, cost: 9}
"""
ANCHOR = f"{NEW}:1 unknown-key"
OAR = f"{NEW}:2 unknown-key"
SAIL = f"{NEW}:3 unknown-reference"
KEEL = f"{NEW}:4 unknown-name"
MAST = f"{NEW}:5 rule-failed"


def told(root: Path, form: str = "", old: str = "", new: str = "") -> list[str]:
    """What is told of the items once the form of this name has another text."""
    file = f"cards/tides/{form}.yaml"
    changed = {file: {"replace": {old: new}}} if form else {}
    space = open_workspace(lay_out(root / "w", {NEW: ITEMS, **changed}), Memo(None))
    found = study(space, space.games[0], Cache(None)).problems
    own = [p for p in found if p.place.file == NEW]
    assert form == "" or [p for p in found if p.place.file == file]
    assert len(own) == len(found) - bool(form)
    return sorted(f"{p.place.file}:{p.place.line} {p.code}" for p in own)


def test_all_is_told_of_items_where_the_forms_are_sound(tmp_path: Path) -> None:
    assert told(tmp_path) == [ANCHOR, OAR, SAIL, KEEL, MAST]


@pytest.mark.parametrize(
    ("form", "old", "new", "items"),
    [
        ("vocabularies", "{name: Rare}", "{nam: Rare}", [ANCHOR, OAR, SAIL, KEEL]),
        ("vocabularies", "strength: am", "strengt: am", [ANCHOR, SAIL, KEEL]),
        ("vocabularies", "strength: am", "strength: m", [ANCHOR, SAIL, KEEL]),
        ("vocabularies", "amount: number", "amount: nmber", [ANCHOR, SAIL, KEEL]),
        (
            "vocabularies",
            "arguments: {amount: number}",
            "arguments: 5",
            [ANCHOR, SAIL, KEEL],
        ),
        ("rules", "{of: cost}", "{of: cost, pile: [hold]}", [ANCHOR, OAR, SAIL, KEEL]),
        ("parameters", "hours: {value", "hours: {vlue", [ANCHOR, OAR, SAIL]),
        ("glossary", "text:", "txt:", [ANCHOR, OAR, SAIL, KEEL]),
        ("rules", "size:", "sze:", [ANCHOR, OAR, SAIL, KEEL]),
        ("play", "steps:", "stps:", [ANCHOR, OAR, SAIL, KEEL]),
        ("vocabularies", "verbs:", "vrbs:", []),
        ("vocabularies", "rarities:", "Rarities:", []),
        ("game", "title: Tides", "titel: Tides", []),
    ],
)
def test_what_needs_no_word_with_a_slip_is_told(
    tmp_path: Path, form: str, old: str, new: str, items: list[str]
) -> None:
    assert told(tmp_path, form, old, new) == items


def marks(data: Any) -> Iterator[Mark]:
    """Where each value stands."""
    if isinstance(data, Map | Seq):
        parts: Any = data.items() if isinstance(data, Map) else enumerate(data)
        for step, value in parts:
            yield data.marks[step]
            yield from marks(value)


@pytest.mark.parametrize("new", ["3", "[odd, one]", "{odd: one}", "~", "odd"])
def test_whatever_a_form_holds_is_told_and_never_a_crash(new: str) -> None:
    space = open_workspace(BASE, Memo(None))
    files = replace(space.games[0], cases=())
    read = read_game(space, files, Cache(None))
    for form in ("vocabularies", "parameters", "glossary", "rules", "play"):
        file = files.forms[form]
        known = read.documents[file]
        for mark in list(marks(known.data))[::3]:
            start, end = mark.value
            text = known.source.text
            line = "\n" * (text[end - 1] == "\n")
            document, _ = read_document(
                file, f"{text[:start]} {new}{line}{text[end:]}".encode()
            )
            documents = {**read.documents, file: document}
            made = study_read(space, files, Read(documents, ()))
            assert all(problem.message for problem in made.problems)
