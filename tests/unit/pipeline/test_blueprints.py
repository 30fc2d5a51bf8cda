from __future__ import annotations

from cardwright.base.shipped import schemas_core
from cardwright.model.entry import Catalog
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Document, place_of
from cardwright.pipeline.blueprints import (
    blueprints,
    check_blueprints,
    models_of,
    once_each,
)
from cardwright.pipeline.core import form_schemas
from cardwright.pipeline.gate import Gate
from tests.unit.resolve.garden import GAME, at, catalog, game, read

PATTERN = """\
- id: cottage
  slots: {hue: {abuot: Its paint.}, cost: {type: [x]}}
  plants:
    - {kind: plant, id: ivy, cost: "{{ slot.cost }}", hue: "{{ slot.hue }}"}
    - {kind: plant, id: fern}
- {id: bare, slots: none}
"""
OURS = GAME.replace("[old-gus]", "[]")


def documents(pattern: str = PATTERN) -> list[Document]:
    files = {"patterns.yaml": pattern, "beds/bare.yaml": "id: bare\nslots: none\n"}
    return [read(file, text) for file, text in files.items()]


def made() -> Catalog:
    text = "id: {}\nfrom: {{blueprint: cottage, cost: 4, hue: red}}\n"
    plain = PATTERN.replace("slots: {hue: {abuot: Its paint.}, cost: {type: [x]}}", "")
    files = {f"beds/{id_}.yaml": text.format(id_) for id_ in ("east", "west")}
    found, problems = catalog({"patterns.yaml": plain, **files}, game=OURS)
    assert problems == []
    return found


def test_blueprints_are_told_from_other_entries() -> None:
    ids = [body["id"] for body in blueprints(game(game=OURS)[0], documents())]
    assert ids == ["cottage", "bare"]
    found = models_of(game(game=OURS)[0], documents())
    assert {k: {i: [*m.slots] for i, m in v.items()} for k, v in found.items()} == {
        "bed": {"cottage": ["hue", "cost"], "bare": []}
    }


def test_what_a_blueprint_says_of_its_slots_is_held_to_its_form() -> None:
    form = form_schemas(schemas_core())["slots"]
    problems = check_blueprints(game(game=OURS)[0], documents(), form)
    # 2|  slots: {hue: {abuot: Its paint.}, cost: {type: [x]}}
    #                   ^ 17                            ^ 50
    assert [(at(p), p.message, p.hint) for p in problems] == [
        (
            ("wrong-type", "patterns.yaml", 2, 50),
            '"type" must be a text, not a list',
            'put the text in quotes: "[x]"',
        ),
        (
            ("unknown-key", "patterns.yaml", 2, 17),
            '"hue" has no key "abuot"',
            'did you mean "about"?',
        ),
        (
            ("wrong-type", "patterns.yaml", 6, 21),
            '"slots" must be a group of keys, not "none"',
            None,
        ),
    ]


def rule(name: str, place: Place, word: str = "cost") -> Problem:
    return Problem("rule-failed", place, f'"{name}" breaks "{word}"')


def test_what_differs_in_names_alone_is_told_once_at_a_blueprint() -> None:
    found = made()
    ferns = [found.entries[f"{id_}-fern"] for id_ in ("east", "west")]
    here = [place_of(fern.body, ("id",)) for fern in ferns]
    assert here[0] == here[1]
    there = place_of(found.entries["east"].body, ("id",))
    problems = [
        rule("East Fern", here[0]),
        rule("West Fern", here[1]),
        rule("East Fern", here[0], "hue"),
        rule("East", there),
        rule("West", there),
    ]
    kept = [problems[0], *problems[2:]]
    assert list(once_each(found, problems)) == kept


def test_a_slip_in_a_blueprint_spoils_all_that_it_made() -> None:
    found = made()
    here = place_of(found.entries["east-fern"].body, ("id",))
    gate = Gate(found, [Problem("wrong-type", here, "so it is")])
    assert (gate.spoilt, gate.torn) == ({"east-fern", "west-fern"},) * 2
    gate.let([rule("West Fern", here)])
    assert [p.code for p in gate.problems] == ["wrong-type"]
