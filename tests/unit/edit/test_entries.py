from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardwright.edit.entries import write_entries
from cardwright.load.documents import read_document
from cardwright.resolve.plan import Plan
from cardwright.resolve.walk import walk

FILE, SCHEMA = "cards/tides/items/bell.yaml", "schemas/tides/editor/item.schema.json"
HEAD = (
    "# yaml-language-server: $schema=../../../schemas/tides/editor/item.schema.json\n"
)
BELL = {"id": "bell", "from": {"blueprint": "cast", "maker": "Ada: & Co", "cost": 2}}


def test_an_entry_alone() -> None:
    assert write_entries(FILE, SCHEMA, [BELL], listed=False).decode() == (
        HEAD + "id: bell\nfrom:\n  blueprint: cast\n  maker: 'Ada: & Co'\n  cost: 2\n"
    )


def test_entries_as_a_list() -> None:
    gong = {"id": "gong", "late": True}
    assert write_entries(FILE, SCHEMA, [BELL, gong], listed=True).decode() == (
        HEAD
        + "- id: bell\n  from:\n    blueprint: cast\n    maker: 'Ada: & Co'\n"
        + "    cost: 2\n- id: gong\n  late: true\n"
    )


def test_several_entries_make_a_list() -> None:
    with pytest.raises(ValueError, match="a list"):
        write_entries(FILE, SCHEMA, [BELL, BELL], listed=False)


def read(data: bytes) -> Any:
    """What our reader makes of it, numbers and truths as YAML has them."""
    document, problems = read_document(FILE, data)
    assert [p for p in problems if p.level == "error"] == []
    schema = {"properties": {"texts": {"items": {"type": "string"}}}}
    return walk(document.data, Plan(schema)).data


TEXT = st.text(
    st.characters(exclude_categories=["Cs", "Cc"], include_characters="\n\t"),
    min_size=1,
)

WHOLE = st.integers(-(10**18) + 1, 10**18 - 1)
"""More digits no number on a card has, says the reader."""


@given(st.lists(TEXT, min_size=1), st.lists(WHOLE | st.booleans()))
@example(["1984", "No", "~", "null", "0x10", "1e3", "true", "é", "# x", "a #b"], [])
@example(["- a", "[x]", "{icon}", "*b*", "&a", "!t", "'", '"', "a: b", "x\ny", " "], [])
@example(
    ["{{ param.x }}", "\ufeff", "\x85", "\u2028", "a\n", "\n", "12:30", "=", "%"], []
)
def test_our_reader_reads_it_as_meant(texts: list[str], values: list[Any]) -> None:
    entry = {"id": "bell", "texts": texts, "values": values}
    assert read(write_entries(FILE, SCHEMA, [entry], listed=False)) == entry
