from __future__ import annotations

import pytest

from cardwright.compose.declared import names_at
from cardwright.model.source import Path

CLOSED = {"additionalProperties": False, "properties": {"to": {}, "far": {}}}
SCHEMA = {
    "$defs": {"move": CLOSED},
    "properties": {
        "moves": {"items": {"$ref": "#/$defs/move"}},
        "first": CLOSED,
        "any": {"additionalProperties": CLOSED},
        "open": {"properties": {"to": {}}},
        "either": {**CLOSED, "anyOf": [{}]},
        "lost": {"$ref": "#/$defs/nothing/there"},
    },
}


@pytest.mark.parametrize(
    ("path", "names"),
    [
        (("moves", 0), ("to", "far")),
        (("first",), ("to", "far")),
        (("any", "key"), ("to", "far")),
        (("open",), None),
        (("either",), None),
        (("lost",), None),
        (("moves", 0, "to", "deep"), None),
        ((), None),
    ],
)
def test_only_a_closed_mapping_has_names(
    path: Path, names: tuple[str, ...] | None
) -> None:
    assert names_at(SCHEMA, path) == names
