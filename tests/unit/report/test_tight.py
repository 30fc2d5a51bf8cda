from __future__ import annotations

import json
from dataclasses import replace

from jsonschema import Draft202012Validator

from cardwright.base.shipped import schemas_core
from cardwright.model.problem import Place
from cardwright.model.tight import Tight
from cardwright.report.tight import as_json, table

BOX = Tight(
    game="tides",
    entry="lamp",
    side="front",
    place=Place("templates/tides/a.card.xml", 7, 3, 7, 12),
    field="text",
    size=7.5,
    wanted=9.0,
    least=6.0,
    fits=True,
    room=1.26,
    lines=0,
    is_line=False,
)
OTHER = replace(
    BOX, entry="sea-lamp", side="back", field="", size=9.0, room=-0.5, is_line=True
)


def test_a_line_a_box() -> None:
    head, one, other = (line.split("  ") for line in table([BOX, OTHER]).splitlines())
    assert [cell.strip() for cell in head if cell] == [
        "entry",
        "box",
        "size",
        "wanted",
        "room",
        "lines",
    ]
    assert [cell.strip() for cell in one if cell] == [
        "tides lamp",
        "templates/tides/a.card.xml:7 text",
        "7.5 pt",
        "9 pt",
        "1.3 mm high",
        "0",
    ]
    assert [cell.strip() for cell in other if cell] == [
        "tides sea-lamp back",
        "templates/tides/a.card.xml:7",
        "9 pt",
        "9 pt",
        "-0.5 mm wide",
    ]


def test_columns_stand_below_one_another() -> None:
    lines = table([BOX, OTHER]).splitlines()
    assert len({line.index("templates/") for line in lines[1:]}) == 1
    assert len({line.index(" pt") for line in lines[1:]}) == 1


def test_without_boxes_there_is_a_sentence() -> None:
    assert table([]) == "no text boxes\n"


SCHEMA = json.loads((schemas_core() / "tight-report.schema.json").read_bytes())


def test_the_form_is_that_of_its_schema() -> None:
    judge = Draft202012Validator(SCHEMA)
    assert list(judge.iter_errors(json.loads(as_json([BOX, OTHER])))) == []
    assert list(judge.iter_errors(json.loads(as_json([])))) == []
    wrong = json.loads(as_json([replace(BOX, size=0)]))
    assert [error.json_path for error in judge.iter_errors(wrong)] == [
        "$.boxes[0].size"
    ]


def test_the_same_for_tools() -> None:
    (data, other) = json.loads(as_json([BOX, OTHER]))["boxes"]
    assert data == {
        "game": "tides",
        "entry": "lamp",
        "side": "front",
        "file": "templates/tides/a.card.xml",
        "line": 7,
        "field": "text",
        "size": 7.5,
        "wanted": 9.0,
        "least": 6.0,
        "fits": True,
        "room": 1.26,
        "of": "height",
        "lines": 0,
    }
    assert (other["of"], other["field"], other["room"]) == ("width", None, -0.5)


def test_a_size_is_a_share_of_the_wanted_one() -> None:
    assert BOX.share == 7.5 / 9
