from __future__ import annotations

import pytest

from cardwright.validate.fieldpath import fault
from tests.unit.validate.written import kind

SIDE = {"additionalProperties": False, "properties": {"text": {"type": "string"}}}
ITEM = kind(
    "item",
    "item",
    {
        "additionalProperties": False,
        "properties": {
            "cost": {"type": "integer"},
            "left": SIDE,
            "sides": {"type": "array", "items": SIDE},
            "more": {"type": "object"},
            "either": {"anyOf": [SIDE]},
        },
    },
)


@pytest.mark.parametrize(
    "path",
    [
        *("cost", "name", "tags.0", "left.text", "sides.0.text"),
        *("more.anything.else", "either.whatever", "cost.deeper"),
    ],
)
def test_paths_that_an_entry_may_have(path: str) -> None:
    assert fault(ITEM, path) is None


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("cots", ('an item has no field "cots"', 'did you mean "cost"?')),
        ("nmae", ('an item has no field "nmae"', 'did you mean "name"?')),
        ("xyz", ('an item has no field "xyz"', None)),
        ("left.txet", ('"left" has no field "txet"', 'did you mean "text"?')),
        ("sides.1.txt", ('"1" has no field "txt"', 'did you mean "text"?')),
    ],
)
def test_paths_that_no_entry_can_have(path: str, found: tuple[str, str | None]) -> None:
    assert fault(ITEM, path) == found


def test_a_kind_without_a_schema_may_have_anything() -> None:
    assert fault(kind("item", "item"), "any.thing") is None
