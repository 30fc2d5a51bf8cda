from __future__ import annotations

import pytest

from cardwright.export.editor.slots import slots
from tests.unit.export.editor.shed import SIZES, TWINS, wrong

FIRST = "{id: a, from: {blueprint: sizes, hue: red, "


@pytest.mark.parametrize(
    "more",
    [
        "width: 3, share: 0.5, mood: calm, owner: Tim, late: true",
        "width: '{{ param.x }}', share: -1, mood: loud, owner: 1984, late: false",
        "mood: '{{ param.x }}', late: '{{ param.x }}'",
    ],
)
def test_values_that_fit(more: str) -> None:
    assert wrong("chest", f"{FIRST}{more}}}}}") == []
    assert wrong("chest", "{id: a, from: {blueprint: sizes, hue: '{{ x }}'}}") == []


@pytest.mark.parametrize(
    ("more", "name"),
    [
        ("width: 4", "width"),
        ("width: 0", "width"),
        ("width: 1.5", "width"),
        ("width: '2'", "width"),
        ("share: 0.6", "share"),
        ("mood: clam", "mood"),
        ("owner: T", "owner"),
        ("owner: Timmie", "owner"),
        ("owner: [x]", "owner"),
        ("late: maybe", "late"),
    ],
)
def test_values_that_do_not_fit(more: str, name: str) -> None:
    assert wrong("chest", f"{FIRST}{more}}}}}") == [("from", name)]


def test_a_slot_without_a_default_is_needed() -> None:
    assert wrong("chest", "{id: a, from: {blueprint: sizes, width: 1}}") == [("from",)]
    assert slots("twins", TWINS)["required"] == ["first", "second"]


def test_an_editor_tells_what_a_slot_is_for() -> None:
    known = slots("sizes", SIZES)["properties"]
    assert [known["hue"][key] for key in ("title", "description")] == [
        "paint",
        "Its paint. It takes a word of the list hues.",
    ]
    assert known["width"]["description"] == (
        "What stands for {{ slot.width }} in the blueprint sizes. "
        "It takes a whole number from 1 to 3."
    )
    assert known["width"]["errorMessage"] == "must be a whole number from 1 to 3"
