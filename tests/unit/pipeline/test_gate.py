from __future__ import annotations

from dataclasses import replace

from cardwright.model.entry import Catalog
from cardwright.model.problem import Place, Problem
from cardwright.model.source import place_of
from cardwright.pipeline.gate import Gate
from cardwright.rules.changes import changed
from tests.unit.resolve import garden

GARDEN, _ = garden.catalog()


def wrong(place: Place, level: str = "error") -> Problem:
    return Problem("wrong-type", place, "so it is", None, level)  # type: ignore[arg-type]


def spot(name: str, *path: str, within: Catalog = GARDEN) -> Place:
    return place_of(within.entries[name].body, path)


def test_an_error_spoils_the_innermost_entry() -> None:
    gate = Gate(GARDEN, [wrong(spot("rose", "cost"))])
    assert gate.spoilt == {"rose"}


def test_what_a_later_stage_finds_in_a_spoilt_entry_is_left_out() -> None:
    gate = Gate(GARDEN, [wrong(spot("rose", "cost"))])
    other, same = wrong(spot("ivy", "late")), wrong(spot("rose", "hue"))
    gate.let([other, same])
    assert gate.problems == [wrong(spot("rose", "cost")), other]
    assert gate.spoilt == {"rose", "ivy"}


def test_warnings_spoil_nothing() -> None:
    assert Gate(GARDEN, [wrong(spot("rose", "cost"), "warning")]).spoilt == set()


def test_a_value_that_a_case_put_in_is_part_of_the_entry_it_changes() -> None:
    change = garden.data("hue: redd\n", "cases/odd.yaml")
    rose = GARDEN.entries["rose"]
    entries = {**GARDEN.entries, "rose": replace(rose, body=changed(rose.body, change))}
    tried = replace(GARDEN, entries=entries)
    gate = Gate(tried, [wrong(spot("rose", "hue", within=tried))])
    assert gate.spoilt == {"rose"}


def test_an_entry_of_the_wrong_shape_may_have_lost_what_it_holds() -> None:
    late = replace(wrong(spot("ivy", "late")), code="out-of-range")
    gate = Gate(GARDEN, [wrong(spot("rose", "cost")), late])
    assert (gate.spoilt, gate.torn) == ({"rose", "ivy"}, {"rose"})


def test_an_empty_value_at_the_end_of_an_entry_is_part_of_it() -> None:
    body = GARDEN.entries["rose"].body
    end = body.source.place(body.span.end, body.span.end)
    assert Gate(GARDEN, [wrong(end)]).spoilt == {"rose"}


def test_what_may_come_of_a_torn_entry_is_dropped() -> None:
    echo = replace(wrong(spot("rose", "hue"), "warning"), code="unused")
    other = replace(echo, place=spot("ivy", "late"))
    gate = Gate(GARDEN, [echo, other, wrong(spot("rose", "cost"))])
    gate.drop("unused")
    assert gate.problems == [other, wrong(spot("rose", "cost"))]


def test_what_holds_a_torn_entry_is_torn_with_it() -> None:
    bed = GARDEN.entries["rose"].owner
    assert bed is not None
    echo = replace(wrong(spot(bed, "id"), "warning"), code="unused")
    gate = Gate(GARDEN, [echo, wrong(spot("rose", "cost"))])
    gate.drop("unused")
    assert gate.problems == [wrong(spot("rose", "cost"))]
