from __future__ import annotations

import pytest

from cardwright.base.expression import ABSENT
from cardwright.model.record import Record


def test_a_record_has_its_parts_and_no_others() -> None:
    record = Record({"id": "a", "name": "A", "icon": None}, "name")
    assert (record.lookup("id"), record.lookup("icon"), str(record)) == (
        "a",
        ABSENT,
        "A",
    )
    assert list(record.names()) == ["id", "name", "icon"]
    with pytest.raises(KeyError, match="size"):
        record.lookup("size")


def test_a_record_equals_what_it_shows() -> None:
    assert Record({"id": "a"}) == "a"
