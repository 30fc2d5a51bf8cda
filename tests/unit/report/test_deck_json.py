from __future__ import annotations

import json

from jsonschema import Draft202012Validator

from cardwright.base.shipped import schemas_core
from cardwright.report.deck_json import as_data, render
from tests.unit.report.given_decks import REPORT

SCHEMA = json.loads((schemas_core() / "deck-report.schema.json").read_bytes())


def test_the_form_is_that_of_its_schema() -> None:
    data = json.loads(render(REPORT))
    assert list(Draft202012Validator(SCHEMA).iter_errors(data)) == []
    assert data == as_data(REPORT) | {
        "analyses": [
            {**f, "rows": [*map(list, f["rows"])]} for f in as_data(REPORT)["analyses"]
        ]
    }


def test_a_deck_as_data() -> None:
    data = as_data(REPORT)
    assert {
        key: data[key] for key in ("game", "id", "title", "chosen", "problems")
    } == {
        "game": "tides",
        "id": "first",
        "title": "The First",
        "chosen": [],
        "problems": [],
    }
    (pile,) = data["piles"]
    assert pile["size"] == 5
    assert pile["cards"][1] == {
        "id": "train-oil",
        "name": "Train Oil",
        "kind": "oil",
        "owner": "whalers",
        "copies": 2,
    }
    assert pile["kinds"][0] == {"id": "lamp", "name": "lamps", "cards": 3}
    assert pile["owners"][0] == {"id": None, "name": "", "cards": 3}
    assert data["analyses"][1]["rows"] == [[1, 3], [3, 2]]
    assert data["analyses"][1]["columns"][1] == {"title": "cards", "unit": "cards"}


def test_verdicts_as_data() -> None:
    first, second = as_data(REPORT)["formats"]
    assert first == {
        "format": "open",
        "title": "Open",
        "judged": True,
        "legal": True,
        "problems": [],
    }
    assert (second["judged"], second["legal"]) == (False, False)
    assert second["problems"] == [
        {
            "code": "deck-size",
            "level": "error",
            "file": "first.yaml",
            "line": 4,
            "column": 1,
            "end_line": 4,
            "end_column": 6,
            "message": "5 cards are too few",
            "hint": None,
        }
    ]
