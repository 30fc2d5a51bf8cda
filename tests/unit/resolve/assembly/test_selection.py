from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.model.entry import Component, Copy, Printing
from cardwright.model.problem import Place
from cardwright.model.selection import Selection
from cardwright.resolve.assembly.selection import select

DECKS = Printing(
    "duel",
    "Duel",
    (
        Copy("ivy", 3, None, "First"),
        Copy("moss", 1, None, "First"),
        Copy("ivy", 2, None, "Second"),
        Copy("ivy", 1, "shed", "Second"),
    ),
)
HERE = Place("f")


def wanted(selection: Selection) -> list[str]:
    found, problems = select(DECKS, selection, HERE)
    assert problems == []
    return [
        f"{c.copies} {c.entry} {c.part} {c.back or ''}".strip() for c in found.copies
    ]


def test_without_a_wish_all_is_printed() -> None:
    assert select(DECKS, Selection(), HERE) == (DECKS, [])


def test_components_are_counted_like_other_entries_where_some_are_printed() -> None:
    counted = replace(DECKS, components=(Component("moss", 3, "moss"),))
    assert select(counted, Selection(), HERE)[0] == counted
    assert select(counted, Selection(one_each=True), HERE)[0].components == ()


def test_copies_times_all() -> None:
    assert wanted(Selection(copies=2)) == [
        "6 ivy First",
        "2 moss First",
        "4 ivy Second",
        "2 ivy Second shed",
    ]


def test_each_face_once_is_each_entry_with_each_back() -> None:
    assert wanted(Selection(one_each=True)) == [
        "1 ivy First",
        "1 moss First",
        "1 ivy Second shed",
    ]


def test_only_some_entries() -> None:
    assert wanted(Selection(only=("moss",), copies=3)) == ["3 moss First"]
    both = Selection(only=("moss", "ivy"), one_each=True)
    assert wanted(both) == wanted(Selection(one_each=True))


@pytest.mark.parametrize(
    ("id_", "hint"),
    [("mos", 'did you mean "moss"?'), ("cactus", "it prints ivy, moss")],
)
def test_what_is_not_printed_is_told(id_: str, hint: str) -> None:
    _, problems = select(DECKS, Selection(only=("ivy", id_)), HERE)
    assert [(p.code, p.message, p.hint) for p in problems] == [
        ("bad-target", f'"{id_}" is not printed by "duel"', hint)
    ]
