from __future__ import annotations

import pytest

from cardwright.base.expression import ABSENT
from cardwright.compose.fields import FieldList, FieldMap
from tests.unit.compose.given import entry


def mapping(declared: tuple[str, ...] | None) -> FieldMap:
    found = FieldMap({"to": "east"})
    found.spot = (entry(), ("moves", 0))
    found.declared = declared
    return found


def test_a_closed_mapping_knows_what_may_stand_in_it() -> None:
    closed = mapping(("to", "far"))
    assert (closed.lookup("to"), closed.lookup("far")) == ("east", ABSENT)
    assert (list(closed.names()), str(closed)) == (["to", "far"], "moves.0")
    with pytest.raises(KeyError, match="fra"):
        closed.lookup("fra")


def test_an_open_mapping_may_have_anything() -> None:
    found = mapping(None)
    assert (found.lookup("any"), list(found.names())) == (ABSENT, ["to"])
    assert found == {"to": "east"}


def test_a_list_keeps_its_place() -> None:
    found = FieldList([1])
    found.spot = (entry(), ("moves",))
    assert (found, found.spot[1]) == ([1], ("moves",))
