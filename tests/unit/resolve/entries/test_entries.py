from __future__ import annotations

import json
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.entry import Link, Saying
from cardwright.model.source import Map, mark_of
from cardwright.resolve.entries.entries import resolve_entries
from tests.unit.resolve.garden import CONTENT, GAME, at, catalog, game, read


def test_the_garden_has_no_slips() -> None:
    entries, problems = catalog()
    assert problems == []
    assert [(e.kind, e.id, e.owner) for e in entries.entries.values()] == [
        ("basket", "first", None),
        ("basket", "second", None),
        ("bed", "north", None),
        ("bed", "south", None),
        ("gnome", "old-gus", None),
        ("plant", "ivy", "south"),
        ("plant", "moss", "north"),
        ("plant", "rose", "south"),
        ("season", "winter", None),
    ]
    assert entries.nameless == frozenset()


def test_a_holder_has_ids_where_its_entries_stood() -> None:
    south = catalog()[0].entries["south"]
    assert south.fields == {"helpers": {"old-gus": 1}, "plants": ["rose", "ivy"]}
    assert (south.held, south.holds) == (
        ("rose", "ivy"),
        {("plants", 0): "rose", ("plants", 1): "ivy"},
    )
    mark = mark_of(south.fields, ("plants", 1))
    assert mark is not None
    assert (mark.place().line, mark.place().column) == (6, 5)
    assert south.body["plants"][0]["id"] == "rose"


def test_placeholders_go_down_to_what_is_held() -> None:
    entries = catalog()[0].entries
    assert (entries["south"].placeholder, entries["rose"].placeholder) == (
        {},
        {"cost": "tune"},
    )


def test_fields_are_typed_and_filled() -> None:
    ivy = catalog()[0].entries["ivy"]
    assert (ivy.fields, ivy.reads) == (
        {"cost": 3, "late": "autumn"},
        frozenset({"rain"}),
    )


def test_what_the_schema_marks_stands_in_the_entry() -> None:
    content = {
        "beds/a.yaml": """\
id: a
plants:
  - id: fern
    kind: plant
    motto: Green
    effects: [{do: grow, amount: 1, what: fern}]
"""
    }
    fern = catalog(content)[0].entries["fern"]
    assert fern.plain_texts == (("motto",),)
    assert fern.sayings == (Saying(("effects", 0), "verbs"),)
    assert fern.links == (
        Link(("effects", 0, "what"), ("plant",), "fern", argument=True),
    )


def test_ids_are_unique_over_all_kinds() -> None:
    content = {**CONTENT, "gnomes/zed.yaml": "id: rose\n"}
    entries, problems = catalog(content)
    assert [(at(p), p.hint) for p in problems] == [
        (
            ("duplicate-id", "gnomes/zed.yaml", 1, 5),
            "the first stands in cards/garden/beds/south.yaml:5",
        )
    ]
    # What the dropped one was meant to be called, other entries may name.
    assert (entries.entries["rose"].kind, entries.nameless) == (
        "plant",
        frozenset({"gnome"}),
    )


def test_a_file_that_is_not_read_may_hold_what_is_named() -> None:
    entries, problems = catalog({**CONTENT, "odd.yaml": "id: odd\n"})
    assert [at(p) for p in problems] == [("unclaimed-file", "odd.yaml", 1, 1)]
    assert entries.nameless == frozenset(entries.game.kinds)


def test_an_entry_that_lost_its_id_is_there_under_a_guess() -> None:
    content = {**CONTENT, "gnomes/gus.yaml": "name: Old Gus\nage: 80\n"}
    entries, problems = catalog(content)
    assert [at(p) for p in problems] == [("missing-key", "gnomes/gus.yaml", 1, 1)]
    assert (entries.entries["old-gus"].kind, entries.nameless) == (
        "gnome",
        frozenset({"gnome"}),
    )


def test_two_of_a_name_and_a_target_without_its_entry() -> None:
    content = {name: text for name, text in CONTENT.items() if "gus" not in name}
    content["gnomes/a.yaml"] = "id: a\nname: Tim\n"
    content["gnomes/b.yaml"] = "id: b\nname: Tim\n"
    _, problems = catalog(content)
    assert [(at(p), p.level) for p in problems] == [
        (("duplicate-name", "gnomes/b.yaml", 2, 7), "warning"),
        (("unknown-reference", "game.yaml", 27, 57), "error"),
    ]


def test_one_slip_is_told_once() -> None:
    content = {"baskets.yaml": "[{id: a, rules: '{{ gone }}'}]"}
    _, problems = catalog(content, game=GAME.replace("[old-gus]", "[]"))
    assert [at(p) for p in problems] == [("unknown-name", "baskets.yaml", 1, 21)]


@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-99, 99)
        | st.text("ab-.*{} é", max_size=9),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(
                    ["id", "kind", "plants", "copies", "placeholder", "fits"]
                ),
                inner,
                max_size=4,
            )
        ),
        max_leaves=12,
    )
)
def test_odd_data_never_raises(value: object) -> None:
    built, _ = game()
    document = read("beds/odd.yaml", json.dumps(value))
    entries, problems = resolve_entries(built, [document])
    assert len(entries.entries) + len(problems) > 0 or document.data in (None, [])


def test_an_empty_file_is_an_entry_without_an_id() -> None:
    built, _ = game()
    found = replace(read("beds/new.yaml", "{}"), data=Map())
    entries, problems = resolve_entries(built, [found])
    assert [p.code for p in problems if p.place.file == ""] == ["missing-key"]
    assert entries.entries["new"].kind == "bed"
