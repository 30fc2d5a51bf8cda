from __future__ import annotations

import unicodedata

import pytest

from cardwright.typeset.text.bidiclass import CLOSING, bidi_class, drawn, is_turned
from tests.unit.typeset.text.unicodefiles import lines


def test_brackets_are_those_of_unicode() -> None:
    rows = (line.split("; ") for line in lines("BidiBrackets.txt"))
    pairs = {chr(int(a, 16)): chr(int(b, 16)) for a, b, kind in rows if kind == "o"}
    assert pairs == CLOSING


def test_classes_are_those_of_unicode() -> None:
    """Of the characters that both know, and the blocks of those not yet assigned."""
    wrong = []
    for line in lines("extracted/DerivedBidiClass.txt"):
        codes, _, name = line.partition(";")
        first, _, last = codes.strip().partition("..")
        for code in range(int(first, 16), int(last or first, 16) + 1):
            character = chr(code)
            known = unicodedata.category(character) != "Cn"
            if known and bidi_class(character) != name.strip():
                wrong.append(f"{code:04X} {name}")
    assert wrong == []


@pytest.mark.parametrize(
    ("character", "name"),
    [
        ("\u05ff", "R"),
        ("\U00010ec0", "AL"),
        ("\U0001ee04", "AL"),
        ("\u20c9", "ET"),
        ("\ufdd0", "BN"),
        ("\U0001ffff", "BN"),
        ("\U000e0000", "BN"),
        ("\u0378", "L"),
    ],
)
def test_an_unassigned_code_point_has_the_class_of_its_block(
    character: str, name: str
) -> None:
    assert bidi_class(character) == name


@pytest.mark.parametrize("text", ["a\u05d0", "\u0627", "1\u200f", "\u2068a\u2069"])
def test_what_may_be_set_from_right_to_left(text: str) -> None:
    assert is_turned(text)


@pytest.mark.parametrize("text", ["", "Draw 2 (two).", "札を引く", "«é» ไทย नमस्ते"])
def test_what_is_never_set_from_right_to_left(text: str) -> None:
    assert not is_turned(text)


def test_steering_characters_are_not_drawn() -> None:
    assert drawn("a\u2067b\u2069\u061c \u200e\u202bc\u202c") == "ab c"
    assert drawn("a\u200db") == "a\u200db"
