from __future__ import annotations

from dataclasses import replace

from cardwright.model.entry import Catalog
from cardwright.model.problem import Problem
from cardwright.model.source import place_of
from cardwright.resolve.entries.entries import resolve_entries
from tests.unit.resolve.garden import GAME, at, catalog, game, read

PATTERN = """\
- id: cottage
  motto: "{{ slot.owner }} grows it"
  plants:
    - {kind: plant, id: ivy, cost: "{{ slot.cost }}", hue: "{{ slot.hue }}"}
    - {kind: plant, id: fern, text: "Next to {{ param.rain }} {{ slot.hue }} ones."}
  helpers: {"{{ slot.id }}-gus": 1}
"""

EAST = """\
id: east
from: {blueprint: cottage, owner: Tim, cost: 4, hue: red}
fits: [winter]
plants:
  - {id: ivy, copies: 2}
  - {kind: plant, id: oak}
"""


def made(east: str, pattern: str = PATTERN) -> tuple[Catalog, list[Problem]]:
    content = {"patterns.yaml": pattern, "beds/east.yaml": east}
    return catalog(content, game=GAME.replace("[old-gus]", "[]"))


def test_a_blueprint_makes_an_entry_and_all_that_it_holds() -> None:
    entries, problems = made(EAST)
    assert problems == []
    east = entries.entries["east"]
    assert (east.fields, east.made_from) == (
        {
            "fits": ["winter"],
            "plants": ["east-ivy", "east-fern", "oak"],
            "motto": "Tim grows it",
            "helpers": {"east-gus": 1},
        },
        "cottage",
    )
    ivy = entries.entries["east-ivy"]
    assert (ivy.fields, ivy.copies, ivy.name, ivy.owner) == (
        {"cost": 4, "hue": "red"},
        2,
        "East Ivy",
        "east",
    )
    assert [*entries.entries] == ["east", "east-fern", "east-ivy", "oak"]


def test_a_slip_stands_at_the_value_of_the_slot() -> None:
    entries, _ = made(EAST)
    place = place_of(entries.entries["east-ivy"].fields, ("hue",))
    assert (place.file, place.line, place.column) == (
        "cards/garden/beds/east.yaml",
        2,
        54,
    )
    assert entries.entries["east"].place.file == "cards/garden/beds/east.yaml"


def test_a_slip_of_the_blueprint_is_told_once() -> None:
    west = EAST.replace("east", "west").replace("oak", "elm")
    pattern = PATTERN.replace("param.rain", "param.rian")
    content = {
        "patterns.yaml": pattern,
        "beds/east.yaml": EAST.replace("hue: red", "hue: red, tone: x"),
        "beds/west.yaml": west,
    }
    _, problems = catalog(content, game=GAME.replace("[old-gus]", "[]"))
    # 5|    - {kind: plant, id: fern, text: "Next to {{ param.rian }} {{ …
    #                                                  ^ column 55
    assert [at(p) for p in problems] == [
        ("unknown-key", "beds/east.yaml", 2, 59),
        ("unknown-name", "patterns.yaml", 5, 55),
    ]


def test_slots_must_be_those_of_the_blueprint() -> None:
    _, problems = made(EAST.replace("cost: 4", "cots: 4"))
    assert [(at(p), p.message, p.hint) for p in problems] == [
        (
            ("unknown-key", "beds/east.yaml", 2, 40),
            'there is no slot "cots"',
            'did you mean "cost"?',
        ),
    ]


def test_a_slot_without_a_value_is_missing() -> None:
    _, problems = made(EAST.replace("cost: 4, ", ""))
    assert [(at(p), p.message) for p in problems] == [
        (
            ("missing-key", "beds/east.yaml", 2, 8),
            'the blueprint wants a value for "cost"',
        ),
    ]


def test_a_blueprint_must_be_there() -> None:
    entries, problems = made(EAST.replace("cottage", "cotage"))
    assert [(at(p), p.hint) for p in problems] == [
        (
            ("unknown-reference", "beds/east.yaml", 2, 19),
            'did you mean "cottage"?',
        ),
    ]
    assert entries.entries["east"].made_from is None
    _, problems = made("id: east\nfrom: {owner: Tim}\n")
    assert [at(p) for p in problems] == [("missing-key", "beds/east.yaml", 2, 8)]


def test_blueprints_have_ids_of_their_own() -> None:
    _, problems = made("id: east\n", "[{id: a}, {id: a}, {motto: b}]")
    assert [(at(p), p.hint) for p in problems] == [
        (
            ("duplicate-id", "patterns.yaml", 1, 16),
            "the first stands in cards/garden/patterns.yaml:1",
        ),
        (("missing-key", "patterns.yaml", 1, 21), None),
    ]


def test_a_kind_without_blueprints_may_have_a_field_called_from() -> None:
    entries, problems = catalog({"gnomes/a.yaml": "{id: a, from: afar}"})
    assert entries.entries["a"].fields == {"from": "afar"}
    assert [p.code for p in problems] == ["unknown-reference"]


def test_a_blueprint_that_holds_an_entry_made_from_it_is_a_ring() -> None:
    kinds = "kinds: {box: {files: x.yaml}, form: {files: y.yaml, blueprint_of: box}}"
    built, _ = game(game=kinds)
    schema = {"properties": {"boxes": {"items": {"x-holds": "box"}}}}
    box = replace(built.kinds["box"], schema=schema)
    built = replace(built, kinds={**built.kinds, "box": box})
    pattern = "- id: nest\n  boxes: [{id: a, from: {blueprint: nest}}]\n"
    crate = "- {id: crate, from: {blueprint: nest}}\n"
    documents = [read("x.yaml", crate), read("y.yaml", pattern)]
    _, problems = resolve_entries(built, documents)
    # 2|  boxes: [{id: a, from: {blueprint: nest}}]
    #                                       ^ column 37
    assert [(at(p), p.message, p.hint) for p in problems] == [
        (
            ("circular-reference", "y.yaml", 2, 37),
            'the blueprint "nest" holds an entry that is made from it, without end',
            "let that entry be made from another one, or write it out",
        )
    ]


DECLARED = """\
- id: cottage
  slots:
    owner: {about: Who digs there., max: 8}
    cost: {type: whole, min: 1, max: 4, default: 3}
    hue: {type: hues}
""" + PATTERN.partition("\n")[2]


def test_a_slot_may_have_a_default() -> None:
    entries, problems = made(EAST.replace("cost: 4, ", ""), DECLARED)
    assert problems == []
    ivy = entries.entries["east-ivy"]
    assert ivy.fields == {"cost": 3, "hue": "red"}
    place = place_of(ivy.fields, ("cost",))
    # 4|    cost: {type: whole, min: 1, max: 4, default: 3}
    #                                                 ^ column 50
    file = place.file.removeprefix("cards/garden/")
    assert (file, place.line, place.column) == ("patterns.yaml", 4, 50)


def test_a_value_must_be_what_its_slot_takes() -> None:
    slips = "{blueprint: cottage, owner: Bartholomew, cost: 5, hue: rad}"
    east = "id: east\nfrom: " + slips + "\n"
    # 2| from: {blueprint: cottage, owner: Bartholomew, cost: 5, hue: rad}
    #                                      ^ 35                ^ 54    ^ 62
    _, problems = made(east, DECLARED)
    assert [(at(p), p.message, p.hint) for p in problems] == [
        (
            ("out-of-range", "beds/east.yaml", 2, 35),
            '"owner" must have at most 8 characters, not 11',
            "the blueprint takes a text of at most 8 characters",
        ),
        (
            ("out-of-range", "beds/east.yaml", 2, 54),
            '"cost" must be at most 4, not 5',
            "the blueprint takes a whole number from 1 to 4",
        ),
        (
            ("unknown-reference", "beds/east.yaml", 2, 62),
            'the list "hues" has no word "rad"',
            'did you mean "red"?',
        ),
    ]


def test_a_declared_slot_that_is_missing_tells_what_it_takes() -> None:
    east = "id: east\nfrom: {blueprint: cottage, hue: red}\n"
    _, problems = made(east, DECLARED)
    assert [(at(p), p.message, p.hint) for p in problems] == [
        (
            ("missing-key", "beds/east.yaml", 2, 8),
            'the blueprint wants a value for "owner"',
            "it takes a text of at most 8 characters: Who digs there.",
        ),
    ]


def test_slips_of_declarations_are_told_once_for_all_that_is_made() -> None:
    content = {
        "patterns.yaml": DECLARED.replace("default: 3", "default: 9"),
        "beds/east.yaml": EAST,
        "beds/west.yaml": EAST.replace("east", "west").replace("oak", "elm"),
    }
    _, problems = catalog(content, game=GAME.replace("[old-gus]", "[]"))
    assert [at(p) for p in problems] == [("out-of-range", "patterns.yaml", 4, 50)]
