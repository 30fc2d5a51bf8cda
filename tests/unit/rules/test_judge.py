from __future__ import annotations

import pytest

from cardwright.base.expression import ABSENT, ExpressionError
from cardwright.model.views import Views
from cardwright.rules.judge import Judge
from tests.unit.rules.harbour import catalog, judge


def test_a_scope_has_the_entry_s_fields_and_the_parameters() -> None:
    found = judge()
    scope = found.scope(found.catalog.entries["fay"])
    assert (scope["pay"], scope["kind"]) == (2, "sailor")
    assert scope["friend"] is ABSENT
    assert scope["owner"].lookup("town") == "Low End"
    assert scope["param"].lookup("cheap") == 2
    assert scope["power"] is ABSENT


def test_a_parameter_that_is_not_there() -> None:
    found = judge()
    with pytest.raises(ExpressionError) as caught:
        found.given["param"].lookup("cheep")
    assert caught.value.message == '"param" has no "cheep"'


def test_each_scope_is_made_once() -> None:
    found = judge()
    ann = found.catalog.entries["ann"]
    assert found.scope(ann) is found.scope(ann)
    assert len(found.scope(ann)) == len(list(found.scope(ann)))


def test_a_pair_has_two_ends_and_the_target_s_fields() -> None:
    found = judge()
    entries = found.catalog.entries
    scope = found.pair(entries["ann"], entries["dot"])
    assert (scope["pay"], scope["source"].lookup("pay")) == (5, 1)
    assert (scope["target"].lookup("pay"), scope["param"].lookup("few")) == (5, 3)


def test_entries_come_as_they_are_written() -> None:
    found = judge()
    assert [e.id for e in found.entries(("sailor",))] == [
        "fay",
        "gil",
        "hal",
        "ann",
        "bob",
        "cid",
        "dot",
        "eve",
    ]
    assert [e.id for e in found.entries(("charm", "guild"))] == [
        "amber",
        "coral",
        "knots",
        "ties",
    ]
    assert found.entries(("voyage",)) == []


def test_entries_in_error_are_not_there() -> None:
    made = catalog()
    found = Judge(made, Views(made).of, {"amber", "fay"})
    assert [e.id for e in found.entries(("charm",))] == ["coral"]
    assert sorted(set(made.entries) - set(found.catalog.entries)) == ["amber", "fay"]
    assert [found.whole((kind,)) for kind in ("charm", "sailor", "guild")] == [
        False,
        False,
        True,
    ]
    assert (found.whole(), judge().whole()) == (False, True)
