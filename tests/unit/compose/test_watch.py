from __future__ import annotations

from dataclasses import replace

import pytest
from jinja2 import Environment

from cardwright.compose.watch import Watch, context_class
from cardwright.model.entry import Entry
from tests.unit.compose.given import entry, game


def watch() -> Watch:
    return Watch(game())


def test_a_face_that_reads_nothing_open_is_no_draft() -> None:
    seen = watch()
    seen.parameter("step")
    seen.field(entry(power=1), "power")
    assert not seen.is_draft(entry(power=1))


def test_a_parameter_that_is_a_placeholder_makes_a_draft_until_the_next_face() -> None:
    seen = watch()
    seen.parameter("toll")
    assert seen.is_draft(entry())
    seen.begin()
    assert not seen.is_draft(entry())


@pytest.mark.parametrize(
    ("path", "draft"),
    [("power", True), ("power.0", True), ("*", True), ("", True), ("motto", False)],
)
def test_a_field_that_is_a_placeholder_makes_a_draft(path: str, draft: bool) -> None:  # noqa: FBT001
    seen = watch()
    open_entry = replace(entry(power=1), placeholder={path: "tune"})
    seen.field(open_entry, "power")
    assert seen.is_draft(entry()) == draft


def filled() -> Entry:
    return replace(entry(), reads=frozenset({"toll"}))


def test_parameters_of_fills_count_only_where_the_entry_was_read() -> None:
    seen = watch()
    assert not seen.is_draft(filled())
    seen.reads_entry = True
    assert seen.is_draft(filled())


@pytest.mark.parametrize(
    ("source", "reads"),
    [
        ("{{ game }}", False),
        ("{{ card }}", True),
        ("{% if owner is defined %}a{% endif %}", True),
        ("{{ row }}", True),
        ("{% set x = rng %}", True),
    ],
)
def test_the_use_of_an_entry_s_name_is_seen(source: str, reads: bool) -> None:  # noqa: FBT001
    seen = watch()
    environment = Environment(autoescape=True)
    environment.context_class = context_class(seen)
    environment.from_string(source).render()
    assert seen.reads_entry == reads
