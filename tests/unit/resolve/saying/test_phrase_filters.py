from __future__ import annotations

from typing import Any

import pytest

from cardwright.base.expression import ABSENT
from cardwright.model.game import Word
from cardwright.model.markup import plain
from cardwright.model.rich import Value
from cardwright.model.views import word_view
from cardwright.resolve.saying.phrase_filters import PHRASE_FILTERS, spoken
from cardwright.resolve.saying.said import SaidNumber, SaidPart, SaidText, said_word
from cardwright.resolve.saying.speech import Speech

SPEECH = Speech()
ONE = SaidNumber.of(1, Value("n"), SPEECH)
LOSS = SaidNumber.of(-2, Value("n"), SPEECH)
LETTER = SaidText.of("X", Value("n"), SPEECH)
PART = SaidPart({}, lambda: "deal")
SILENT = SaidPart({}, lambda: "")
FOX = said_word(word_view(Word("fox", "fox", "foxen")), "", "a", SPEECH)
ELF = word_view(Word("elf", "elf", "elves"))


@pytest.mark.parametrize(
    ("name", "value", "arguments", "expected"),
    [
        ("sentence", ["at noon", SILENT, ABSENT, "if full"], (), "At noon, if full: "),
        ("sentence", [], (), ""),
        ("sentence", ABSENT, (), ""),
        ("sentence", "at noon", (), "At noon"),
        ("sentence", ["a"], (" \u2014 ",), "A \u2014 "),
        ("sentences", [PART, "stop!", "do it (now.)"], (), "Deal. Stop! Do it (now.)"),
        ("sentences", [], (), ""),
        ("join", [PART, SILENT, LETTER, None, 3], (", then ",), "deal, then X, then 3"),
        ("join", "alone", (", ",), "alone"),
        ("choices", {"a": "one", "b": "two"}, (), "choose one and two, then "),
        ("choices", {"a": "one"}, ("pick ", ": "), "pick one: "),
        ("choices", {}, (), ""),
        ("choices", ["a", "b", "c"], (), "a, b or c"),
        ("listed", ["a", "b", "c"], (), "a, b and c"),
        ("listed", ["a", "b"], (" & ",), "a & b"),
        ("listed", ["a"], (), "a"),
        ("plural", "turn", (ONE,), "turn"),
        ("plural", "turn", (2,), "turns"),
        ("plural", "box", (LETTER,), "boxes"),
        ("plural", FOX, (ONE,), "fox"),
        ("plural", FOX, (3,), "foxen"),
        ("plural", ELF, (2,), "elves"),
        ("plural", ABSENT, (2,), ""),
        ("signed", ONE, (), "+1"),
        ("signed", LOSS, (), "\u22122"),
        ("abs", LOSS, (), "2"),
        ("capitalize", PART, (), "Deal"),
        ("string", FOX, (), "fox"),
        ("upper", "a", (), "A"),
    ],
)
def test_each_filter_gives_its_words(
    name: str, value: Any, arguments: tuple[Any, ...], expected: str
) -> None:
    found = spoken(PHRASE_FILTERS[name](value, *arguments))
    assert (plain(SPEECH.rich(found)) if found else "") == expected


def test_views_of_the_catalogue_say_their_names() -> None:
    assert [spoken(v) for v in (ELF, 2.0, True, None, ["a", "b"])] == [
        "elf",
        "2",
        "true",
        "",
        "a, b",
    ]
