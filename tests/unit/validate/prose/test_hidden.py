from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.problem import Problem
from cardwright.validate.prose.hidden import check_hidden, named
from tests.unit.validate.prose.corpora import corpus, said
from tests.unit.validate.written import at


def test_a_blank_without_width() -> None:
    assert list(check_hidden(corpus('"Draw\\u200b a card."'))) == [
        Problem(
            "hidden-character",
            at(1, 10, 16),
            "the text has U+200B zero width space, which cannot be seen",
            "take it out",
        )
    ]


def test_several_of_one_in_a_row_are_one_slip() -> None:
    assert [p.place for p in check_hidden(corpus("Dr\u200b\u200baw"))] == [at(1, 7, 9)]


@pytest.mark.parametrize(
    ("sign", "message", "hint"),
    [
        (
            "\u202e",
            "U+202E right-to-left override, which changes the order of what is read",
            "take it out",
        ),
        (
            "\u2066",
            "U+2066 left-to-right isolate, which changes the order of what is read",
            "take it out",
        ),
        (
            "\ufeff",
            "U+FEFF zero width no-break space, which cannot be seen",
            "take it out",
        ),
        (
            "\u2028",
            "U+2028 line separator, which cannot be seen",
            "write a line break",
        ),
        ("\r", "U+000D carriage return, which cannot be seen", "write a line break"),
        ("\x07", "U+0007 a control character, which cannot be seen", "take it out"),
        (
            "\ue001",
            "U+E001 a character of private use, which looks otherwise in each font",
            "take it out",
        ),
        (
            "\ufffd",
            "U+FFFD replacement character, where another character was lost",
            "write the character that was lost here",
        ),
        ("\u3164", "U+3164 hangul filler, which cannot be seen", "take it out"),
        ("\u200e", "U+200E left-to-right mark, which cannot be seen", "take it out"),
        ("\u200d", "U+200D zero width joiner, which cannot be seen", "take it out"),
        (
            "\U000e0061",
            "U+E0061 tag latin small letter a, which cannot be seen",
            "take it out",
        ),
    ],
)
def test_characters_that_no_text_needs(sign: str, message: str, hint: str) -> None:
    found = [(p.message, p.hint) for p in check_hidden(said(f"Dr{sign}aw"))]
    assert found == [(f"the text has {message}", hint)]


@pytest.mark.parametrize(
    "text",
    [
        "soft\u00adhyphen, no\u00a0break, thin\u2009blank, narrow\u202fone",
        "\u2764\ufe0f \U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\u0915\u094d\u200d\u0937",
        "\u200f\u05e9\u05dc\u05d5\u05dd\u200f!",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "caf\u00e9 cafe\u0301 \u4e09\u3000 \u00d72",
    ],
)
def test_what_scripts_and_emoji_need(text: str) -> None:
    assert list(check_hidden(said(text))) == []


def test_names_are_told_as_such() -> None:
    (found,) = check_hidden(corpus("La\u200bmp", sort="name"))
    assert found.message.startswith("the name has U+200B")


def test_what_is_no_prose_is_left_alone() -> None:
    assert list(check_hidden(corpus('"{{ a }} {tap} \\\\*"'))) == []


@given(st.characters(categories=["Cc", "Co", "Zl", "Zp"], exclude_characters="\n\t"))
def test_no_control_is_missed(sign: str) -> None:
    assert len(list(check_hidden(said(f"a{sign}b")))) == 1


@given(st.characters(categories=["L", "N", "P", "Sm", "Sc", "Zs"]))
def test_a_character_that_is_seen_is_no_problem(sign: str) -> None:
    fillers = "\u115f\u1160\u3164\uffa0"
    assert len(list(check_hidden(said(f"a{sign}b", rich=False)))) == (sign in fillers)


@given(st.characters(exclude_categories=["Cs"]))
def test_every_character_has_a_name(sign: str) -> None:
    number, _, name = named(sign).partition(" ")
    assert number == f"U+{ord(sign):04X}"
    assert name == unicodedata.name(sign, name).lower()
    assert name
