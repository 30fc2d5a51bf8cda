from __future__ import annotations

from cardwright.model.problem import Place, Problem
from cardwright.model.source import Path, Seq
from cardwright.resolve.entries.placeholders import (
    Open,
    check_paths,
    inherited,
    own,
    placeholders,
    present,
)
from tests.unit.resolve.garden import CONTENT, ROOT, at, catalog, data, read

GIVEN = {
    "plants.*.cost": "a",
    "plants.1": "b",
    "plants.rose.hue": "c",
    "plants": "d",
    "motto": "e",
}
ROSE: Path = ("plants", 0)


def test_placeholders_of_a_holder_go_down() -> None:
    assert inherited(GIVEN, ROSE, "rose") == {"cost": "a", "hue": "c", "*": "d"}
    assert inherited(GIVEN, ("plants", 1), "ivy") == {"cost": "a", "*": "d"}
    assert inherited({"*": "all"}, ROSE, "rose") == {"*": "all"}
    assert inherited({"other.*.cost": "a"}, ROSE, "rose") == {}


def test_the_holder_keeps_its_own() -> None:
    assert own({**GIVEN, "*": "f"}, [(ROSE, "rose"), (("plants", 1), "ivy")]) == {
        "motto": "e",
        "*": "f",
    }
    assert own(GIVEN, []) == GIVEN


def test_a_placeholder_that_marks_nothing() -> None:
    body = data(
        """\
placeholder: {"plants.*.cost": a, "plants.rose": b, "plants.*.age": c, "*": d, x: e}
plants: [{id: rose, cost: 1}]
"""
    )
    assert [(at(p), p.message, p.level) for p in check_paths(body)] == [
        (
            ("unused", "data.yaml", 1, 53),
            'the placeholder "plants.*.age" marks nothing in this entry',
            "warning",
        ),
        (
            ("unused", "data.yaml", 1, 80),
            'the placeholder "x" marks nothing in this entry',
            "warning",
        ),
    ]


def test_a_placeholder_that_is_near_to_what_there_is() -> None:
    body = data(
        """\
placeholder: {"plants.*.cots": a, "plants.roes.cost": b, "plant.rose": c}
plants: [{id: rose, cost: 1}]
"""
    )
    assert [p.hint for p in check_paths(body)] == [
        'did you mean "plants.*.cost"?',
        'did you mean "plants.rose.cost"?',
        'did you mean "plants.rose"?',
    ]


def listed(content: dict[str, str]) -> list[tuple[str, str, str, int, int]]:
    found = placeholders(catalog(content)[0])
    return [
        (
            row.what,
            row.note,
            row.place.file.removeprefix(ROOT),
            row.place.line,
            row.place.column,
        )
        for row in found
    ]


def test_all_that_is_open_is_listed() -> None:
    assert listed(CONTENT) == [
        ("param.rain", "guess", "parameters.yaml", 1, 15),
        ("ivy.cost", "tune", "beds/south.yaml", 6, 34),
        ("rose.cost", "tune", "beds/south.yaml", 5, 35),
    ]


def test_whole_entries_and_parts_of_lists_are_listed() -> None:
    content = {
        "gnomes/a.yaml": "{id: a, placeholder: true, note: why}",
        "beds/b.yaml": "id: b\nplaceholder: {fits.1: x, fits.*: y, helpers.*: z}\n"
        "fits: [c, d]\nhelpers: {a: 1}\n",
    }
    assert listed(content)[1:] == [
        ("b.fits.*", "y", "beds/b.yaml", 3, 8),
        ("b.fits.1", "x", "beds/b.yaml", 3, 11),
        ("b.helpers.*", "z", "beds/b.yaml", 4, 14),
        ("a", "why", "gnomes/a.yaml", 1, 6),
    ]


def test_a_path_that_is_not_there_stands_at_what_is() -> None:
    content = {"beds/b.yaml": "id: b\nplaceholder: {fits.7: x, gone: y}\nfits: [c]\n"}
    assert listed(content)[1:] == [
        ("b.fits.7", "x", "beds/b.yaml", 3, 7),
        ("b.gone", "y", "beds/b.yaml", 1, 5),
    ]


def test_what_is_open_is_named() -> None:
    place = catalog()[0].entries["ivy"].place
    assert Open("ivy", "", "n", place).what == "ivy"


def test_what_an_entry_lacks_is_not_open_in_it() -> None:
    south = CONTENT["beds/south.yaml"].replace("plants.*.cost", "plants.*.hue")
    assert [row[0] for row in listed({**CONTENT, "beds/south.yaml": south})] == [
        "param.rain",
        "rose.hue",
    ]


def test_a_holder_speaks_of_what_an_entry_has() -> None:
    body = data("{id: ivy, cost: 1}\n")
    assert present({"*": "a", "cost": "b", "hue": "c"}, body) == {"*": "a", "cost": "b"}


def test_a_placeholder_by_an_alias_stands_where_the_alias_does() -> None:
    """What the alias names may mark something in the entry where it is written."""
    listed = read(
        "data.yaml", "- placeholder: &p {age: a}\n  age: 3\n- placeholder: *p\n"
    ).data
    assert isinstance(listed, Seq)
    assert [list(check_paths(body)) for body in listed] == [
        [],
        [
            Problem(
                "unused",
                Place(f"{ROOT}data.yaml", 3, 16, 3, 18),
                'the placeholder "age" marks nothing in this entry',
                level="warning",
            )
        ],
    ]
