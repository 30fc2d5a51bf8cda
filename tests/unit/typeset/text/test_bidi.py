"""Levels and order: by hand, and on the data files of Unicode."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.typeset.text.bidi import base_level, levels, order
from cardwright.typeset.text.bidiclass import bidi_class
from tests.unit.typeset.text.unicodefiles import characters, lines, sampled

REMOVED = ("RLE", "LRE", "RLO", "LRO", "PDF", "BN")
OF_CLASS = {
    "L": "a",
    "R": "\u05d0",
    "AL": "\u0627",
    "EN": "1",
    "AN": "\u0661",
    "ES": "+",
    "ET": "$",
    "CS": ",",
    "NSM": "\u0300",
    "BN": "\u00ad",
    "B": "\u2029",
    "S": "\t",
    "WS": " ",
    "ON": "!",
    "LRE": "\u202a",
    "RLE": "\u202b",
    "PDF": "\u202c",
    "LRO": "\u202d",
    "RLO": "\u202e",
    "LRI": "\u2066",
    "RLI": "\u2067",
    "FSI": "\u2068",
    "PDI": "\u2069",
}
"""A character of each class, none of them a bracket."""


def told(text: str, base: int) -> str:
    """Levels as the data files write them, and the order of what has one."""
    found = levels(text, base)
    seen = [index for index, c in enumerate(text) if bidi_class(c) not in REMOVED]
    marks = [str(level) if i in seen else "x" for i, level in enumerate(found)]
    places = [str(seen[at]) for at in order([found[index] for index in seen])]
    return f"{' '.join(marks)};{' '.join(places)}"


def test_all_character_cases_of_unicode() -> None:
    wrong = []
    for line in sampled(lines("BidiCharacterTest.txt"), 37):
        codes, asked, base, *wanted = line.split(";")
        text = characters(codes)
        if any(unicodedata.category(character) == "Cn" for character in text):
            continue
        found = base_level(text) if asked == "2" else int(asked)
        if found != int(base) or told(text, found) != ";".join(wanted):
            wrong.append(line)
    assert wrong == []


def test_all_cases_of_classes_of_unicode() -> None:
    wrong = []
    wanted = ["", ""]
    for line in sampled(lines("BidiTest.txt"), 101):
        if line.startswith("@"):
            name, _, value = line.partition(":")
            wanted[name == "@Reorder"] = value.strip()
            continue
        names, _, bits = line.partition(";")
        text = "".join(OF_CLASS[name] for name in names.split())
        bases = (base_level(text), 0, 1)
        for bit, base in enumerate(bases):
            if int(bits, 16) >> bit & 1 and told(text, base) != ";".join(wanted):
                wrong.append(line)
    assert wrong == []


def visual(text: str, base: int | None = None) -> str:
    """The characters from left to right."""
    level = base_level(text) if base is None else base
    return "".join(text[index] for index in order(levels(text, level)))


A, B, C = "\u05d0\u05d1\u05d2"
ALEF, BEH = "\u0627\u0628"


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        (f"{A}{B} {C}", f"{C} {B}{A}"),
        (f"{A}{B} 12 {C}", f"{C} 12 {B}{A}"),
        (f"{A} card {B}", f"{B} card {A}"),
        (f"{A} (b) {C}", f"{C} )b( {A}"),
        (f"draw {A}{B}, then", f"draw {B}{A}, then"),
        (f"draw {A}, {B}", f"draw {B} ,{A}"),
        (f"{ALEF}{BEH} 12.", f".12 {BEH}{ALEF}"),
        (f"{A} 3+ {B}", f"{B} +3 {A}"),
        (f"{A} \ufffc.", f".\ufffc {A}"),
        (f"{A}-b \ufffc {C}", f"{C} \ufffc b-{A}"),
    ],
)
def test_reading_order_becomes_order_on_paper(text: str, seen: str) -> None:
    assert visual(text) == seen


def test_numbers_after_arabic_letters_are_in_arabic_order() -> None:
    """1-2 after a Hebrew letter is one number, after an Arabic one two."""
    assert visual(f"{A} 1-2") == f"1-2 {A}"
    assert visual(f"{ALEF} 1-2") == f"2-1 {ALEF}"


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("a\u05d0", 0),
        ("\u05d0a", 1),
        ("12 \u0627", 1),
        ("\u2067\u05d0\u2069 a", 0),
        ("\u2067\u05d0", 5),
        ("", 5),
        ("12 + 3", 5),
    ],
)
def test_a_paragraph_goes_as_its_first_strong_character(text: str, level: int) -> None:
    assert base_level(text, 5) == level


@given(
    st.text([*OF_CLASS.values(), "(", ")", "[", "b"], max_size=24), st.integers(0, 1)
)
def test_every_character_stands_once(text: str, base: int) -> None:
    found = levels(text, base)
    assert len(found) == len(text)
    assert all(base <= level <= 126 for level in found)
    assert sorted(order(found)) == [*range(len(text))]
