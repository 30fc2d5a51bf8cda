from __future__ import annotations

from cardwright.model.source import mark_of
from cardwright.resolve.entries.merge import merge
from tests.unit.resolve.garden import data

BASE = """\
title: base
deep: {a: x, b: y}
list: [p, q]
beds:
  - {id: one, n: p, m: q}
  - {id: two, n: r}
"""


def test_keys_of_the_upper_stand_over_and_before() -> None:
    base, over = data(BASE), data("new: z\ntitle: over\n", "over.yaml")
    merged = merge(base, over)
    assert [*merged][:4] == ["new", "title", "deep", "list"]
    assert (merged["title"], merged["deep"]) == ("over", {"a": "x", "b": "y"})
    assert mark_of(merged, ("title",)) == mark_of(over, ("title",))
    assert mark_of(merged, ("list",)) == mark_of(base, ("list",))
    assert (merged.source, merged.span) == (over.source, over.span)


def test_mappings_merge_and_other_values_are_replaced() -> None:
    merged = merge(data(BASE), data("deep: {b: w, c: v}\nlist: [s]\n"))
    assert merged["deep"] == {"a": "x", "b": "w", "c": "v"}
    assert merged["list"] == ["s"]


def test_lists_of_things_with_ids_merge_by_id() -> None:
    base, over = data(BASE), data("beds: [{id: three}, {id: one, m: w}]", "over.yaml")
    merged = merge(base, over)
    assert merged["beds"] == [
        {"id": "one", "n": "p", "m": "w"},
        {"id": "two", "n": "r"},
        {"id": "three"},
    ]
    assert mark_of(merged, ("beds", 0)) == mark_of(base, ("beds", 0))
    assert mark_of(merged, ("beds", 0, "m")) == mark_of(over, ("beds", 1, "m"))
    assert mark_of(merged, ("beds", 1)) == mark_of(base, ("beds", 1))
    assert mark_of(merged, ("beds", 2)) == mark_of(over, ("beds", 0))


def test_the_same_id_twice_keeps_both_of_the_base() -> None:
    merged = merge(data("l: [{id: a}, {id: a}]"), data("l: [{id: a, n: x}]"))
    assert merged["l"] == [{"id": "a", "n": "x"}, {"id": "a"}]
