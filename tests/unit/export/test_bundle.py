from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from jsonschema import Draft202012Validator

from cardwright.base.shipped import schemas_core
from cardwright.export.bundle import FaceFile, Faces, Said, bundle
from cardwright.model.entry import Catalog, Link
from cardwright.model.game import Parameter, Term, Word
from cardwright.model.rich import Bold, Icon, Paragraph, Rich, Text, Value
from tests.unit.validate.written import catalog, entry, game, kind, read

LAMP = kind("lamp", "lamp", {"properties": {"text": {"x-text": "rich"}}})
OIL = kind("oil", "oil")

RULES = """\
formats:
  short:
    size: {max: "{{ param.most }}"}
    copies: [{where: "cost > 1", max: "{{ param.most - 7 }}"}]
"""
PLAY = "steps: [{phase: Dusk, does: Light all}]\n"

BRASS = """\
id: brass
name: Brass “Lamp”
text: Burns 2 {oil}.
cost: 3
"""


def made(**parts: Any) -> Catalog:
    """Two lamps and an oil that one of them names."""
    found = game(LAMP, OIL, **parts)
    brass = replace(
        entry(LAMP, BRASS),
        copies=2,
        owner="chest",
        tags=("old",),
        placeholder={"cost": "tune", "*": "all"},
        links=(
            Link(("fuel", 0), ("oil",), "train"),
            Link(("hue",), ("vocabulary.hues",), "train"),
        ),
    )
    tin = entry(LAMP, "id: tin\n")
    return catalog(found, tin, brass, entry(OIL, "id: train\n"))


FACES: Faces = {
    "brass": {
        "front": FaceFile("images/lamp/brass.png", 825, 1125, "f" * 32),
        "back": FaceFile("images/lamp/_back.png", 825, 1125, "b" * 32),
    }
}
SAID: Said = {
    "brass": {
        ("effects", 0): Rich(
            (
                Paragraph(
                    (
                        Text("Burn "),
                        Value("", "2", "effects.0.amount", strength=True),
                        Text(" "),
                        Icon("oil"),
                    )
                ),
                Paragraph((Bold((Text("now"),)),)),
            )
        )
    }
}


def data(of: Catalog) -> Any:
    return json.loads(bundle(of, FACES, SAID))


def test_an_entry_is_told_whole() -> None:
    found = {e["id"]: e for e in data(made())["entries"]}["brass"]
    assert len(found.pop("digest")) == 32
    assert found == {
        "kind": "lamp",
        "id": "brass",
        "name": "Brass “Lamp”",
        "owner": "chest",
        "copies": 2,
        "tags": ["old"],
        "fields": {"text": "Burns 2 {oil}.", "cost": 3},
        "texts": {
            "effects.0": {
                "tree": [
                    [
                        "Burn ",
                        {
                            "value": "2",
                            "origin": "effects.0.amount",
                            "strength": True,
                        },
                        " ",
                        {"icon": "oil"},
                    ],
                    [{"b": ["now"]}],
                ],
                "plain": "Burn 2 [oil]\n\nnow",
            },
            "text": {
                "tree": [["Burns 2 ", {"icon": "oil"}, "."]],
                "plain": "Burns 2 [oil].",
            },
        },
        "links": [
            {"path": "fuel.0", "to": "train", "in": ["oil"]},
            {"path": "hue", "to": "train", "in": ["vocabulary.hues"]},
        ],
        "used_by": [],
        "faces": {
            "back": {
                "file": "images/lamp/_back.png",
                "width": 825,
                "height": 1125,
                "digest": "b" * 32,
            },
            "front": {
                "file": "images/lamp/brass.png",
                "width": 825,
                "height": 1125,
                "digest": "f" * 32,
            },
        },
        "placeholders": {"*": "all", "cost": "tune"},
    }


def test_entries_stand_by_kind_and_id_with_who_uses_them() -> None:
    # The word "train" of a vocabulary is another thing than the oil of that id.
    found = data(made())["entries"]
    assert [(e["kind"], e["id"], e["used_by"]) for e in found] == [
        ("lamp", "brass", []),
        ("lamp", "tin", []),
        ("oil", "train", ["brass"]),
    ]


def test_what_belongs_to_the_whole_game() -> None:
    found = data(
        made(
            parameters={
                "most": Parameter(
                    "most",
                    9,
                    placeholder=True,
                    note="a guess",
                    minimum=1,
                    maximum=12,
                    choices={"9": "x"},
                )
            },
            vocabularies={"hues": {"red": Word("red", "Red", "Reds", color="#f00")}},
            glossary={"oil": Term("oil", "oil", "oils", "It burns.")},
            forms={"rules": read(RULES), "play": read(PLAY)},
        )
    )
    del found["entries"]
    assert found == {
        "$schema": "https://cardwright.example/schemas/core/bundle.schema.json",
        "version": 1,
        "game": {"slug": "tides", "title": "Tides", "language": "en", "version": "1"},
        "parameters": {
            "most": {
                "name": "most",
                "value": 9,
                "placeholder": True,
                "note": "a guess",
                "unit": None,
                "minimum": 1,
                "maximum": 12,
                "choices": {"9": "x"},
                "word": None,
            }
        },
        "vocabularies": {
            "hues": {
                "red": {
                    "id": "red",
                    "name": "Red",
                    "plural": "Reds",
                    "icon": None,
                    "color": "#f00",
                    "phrase": None,
                    "note": None,
                }
            }
        },
        "glossary": {
            "oil": {"id": "oil", "name": "oil", "plural": "oils", "text": "It burns."}
        },
        "play": {"steps": [{"phase": "Dusk", "does": "Light all"}]},
        "formats": {
            "short": {"size": {"max": 9}, "copies": [{"where": "cost > 1", "max": 2}]}
        },
    }


def test_a_game_without_rules_and_play_has_empty_ones() -> None:
    found = data(made())
    assert (found["formats"], found["play"]) == ({}, {})


def test_the_digest_changes_with_anything_of_the_entry() -> None:
    of = made()

    def digests(changed: Catalog, faces: Faces = FACES) -> list[str]:
        entries = json.loads(bundle(changed, faces, SAID))["entries"]
        return [entry["digest"] for entry in entries]

    noted = replace(of.entries["tin"], tags=("new",))
    other = replace(of, entries={**of.entries, "tin": noted})
    pairs = zip(digests(of), digests(other), strict=True)
    assert [before == after for before, after in pairs] == [True, False, True]
    pairs = zip(digests(of), digests(of, {}), strict=True)
    assert [before == after for before, after in pairs] == [False, True, True]


def test_the_file_is_utf_8_with_letters_as_they_are_and_a_last_line_end() -> None:
    text = bundle(made(), FACES, SAID).decode()
    assert "Brass “Lamp”" in text
    assert text.endswith("}\n")


def test_the_bundle_is_as_its_schema_says() -> None:
    schema = json.loads((schemas_core() / "bundle.schema.json").read_bytes())
    errors = Draft202012Validator(schema).iter_errors(data(made()))
    assert [error.message for error in errors] == []


def test_a_phrase_that_nothing_has_filled_is_no_text_of_the_entry() -> None:
    found = made()
    open_phrase = Rich((Paragraph((Text("burn "), Value("amount"))),))
    brass = replace(found.entries["brass"], texts={("phrase",): open_phrase})
    data = json.loads(bundle(catalog(found.game, brass), {}, {}))
    assert data["entries"][0]["texts"] == {}
