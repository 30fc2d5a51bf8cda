from __future__ import annotations

import pytest

from cardwright.export.editor.entries import entry, held, own, part
from tests.unit.export.editor.shed import known, wrong

OIL = "things: [{kind: oil, id: b}]"
CHEST = "{id: oak, things: [%s]}"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("lamp", "{id: old, glow: 1}"),
        ("lamp", "- {id: old, glow: 1}\n- {id: new, glow: 2}"),
        ("lamp", "[]"),
        (
            "lamp",
            (
                "{id: old, kind: lamp, name: 1984, copies: 2, tags: [a, 1], note: n, "
                "placeholder: {glow: tune}, glow: 1}"
            ),
        ),
        ("lamp", "{id: old, placeholder: true, copies: '{{ param.a }}', glow: 1}"),
        (
            "lamp",
            (
                "{id: old, glow: '{{ param.glow }}', hue: '{{ param.hue }}', "
                "burns: '{{ param.burns }}'}"
            ),
        ),
        ("lamp", "{id: old, glow: 1, hue: 12, like: tin, text: 5, art: art/tin.SVG}"),
        ("chest", CHEST % "{kind: lamp, id: a, glow: 1}, {kind: oil, id: b}"),
        ("chest", "{id: oak, things: [{kind: oil, id: b}], best: {id: c, glow: 2}}"),
        ("chest", "{id: oak, things: [{kind: oil, id: b}], best: [{id: c, glow: 2}]}"),
        (
            "chest",
            "{id: a, things: [{kind: oil, id: b}], rules: long, counts: {tin: 1}}",
        ),
        ("chest", "{id: oak, from: {blueprint: twins, first: 1, second: [x]}}"),
        (
            "chest",
            (
                "{id: a, from: {blueprint: twins, first: 1, second: 2}, "
                "things: [{id: b, hue: red, kind: lamp}]}"
            ),
        ),
        (
            "plan",
            (
                "{id: twins, note: two, things: [{kind: lamp, id: '{{ slot.first }}', "
                "glow: '{{ slot.second }}'}], slots: {first: {about: x}}}"
            ),
        ),
    ],
)
def test_entries_as_they_should_be(kind: str, text: str) -> None:
    assert wrong(kind, text) == []


@pytest.mark.parametrize(
    ("kind", "text", "path"),
    [
        ("lamp", "{glow: 1}", ()),
        ("lamp", "{id: old}", ()),
        ("lamp", "{id: Old, glow: 1}", ("id",)),
        ("lamp", "{id: old, kind: oil, glow: 1}", ("kind",)),
        ("lamp", "{id: old, glow: 1, copies: 0}", ("copies",)),
        ("lamp", "{id: old, glow: 1, placeholder: tune}", ("placeholder",)),
        ("lamp", "{id: old, glow: 1, tags: new}", ("tags",)),
        ("lamp", "{id: old, glow: 1, name: [a]}", ("name",)),
        ("lamp", "{id: old, glwo: 1, glow: 1}", ()),
        ("lamp", "{id: old, glow: -1}", ("glow",)),
        ("lamp", "{id: old, glow: much}", ("glow",)),
        ("lamp", "{id: old, glow: 1, hue: rde}", ("hue",)),
        ("lamp", "{id: old, glow: 1, like: train}", ("like",)),
        ("lamp", "{id: old, glow: 1, burns: ever}", ("burns",)),
        ("lamp", "{id: old, glow: 1, art: art/brass.txt}", ("art",)),
        ("lamp", "[{id: old, glow: 1}, tin]", ("1",)),
        ("chest", "{id: oak, things: []}", ("things",)),
        ("chest", CHEST % "{id: a}", ("things", "0")),
        ("chest", CHEST % "{kind: chest, id: a}", ("things", "0", "kind")),
        ("chest", CHEST % "{kind: lamp, id: a, glow: x}", ("things", "0", "glow")),
        (
            "chest",
            "{id: a, things: [{kind: oil, id: b}], counts: {tni: 1}}",
            ("counts",),
        ),
        ("chest", f"{{id: a, {OIL}, rules: logn}}", ("rules",)),
        ("chest", "{id: a, from: {blueprint: twin}}", ("from", "blueprint")),
        ("chest", "{id: a, from: {blueprint: twins, first: 1}}", ("from",)),
        (
            "chest",
            "{id: a, from: {blueprint: twins, first: 1, second: 2, third: 3}}",
            ("from",),
        ),
        ("plan", "{things: []}", ()),
        ("plan", "{id: a, slots: {first: 1}}", ("slots", "first")),
    ],
)
def test_one_slip_in_an_entry(kind: str, text: str, path: tuple[str, ...]) -> None:
    assert wrong(kind, text) == [path]


def test_the_fields_stand_between_the_core_keys() -> None:
    keys = list(own(known(), "oil")["properties"])
    assert keys == ["id", "name", "kind", "copies", "tags", "placeholder", "note"]


def test_an_entry_with_blueprints_is_whole_or_made() -> None:
    assert entry(known(), "chest", loose=False) == {
        "if": {"type": "object", "required": ["from"]},
        "then": {"$ref": "#/$defs/loose.entry.chest"},
        "else": {"$ref": "#/$defs/own.chest"},
    }


def test_a_held_entry_is_told_by_its_kind() -> None:
    sort = held(known(), ["lamp", "oil"], loose=False)["properties"]["kind"]
    assert sort["enum"] == ["lamp", "oil"]


def test_a_part_that_is_not_there_allows_all() -> None:
    assert part(known(), "lamp", "wick", loose=False) == {}
