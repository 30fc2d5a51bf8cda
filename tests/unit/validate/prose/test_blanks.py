from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.problem import Problem
from cardwright.validate.prose.blanks import check_blanks
from cardwright.validate.prose.corpus import Corpus
from tests.unit.validate.prose.corpora import corpus, said
from tests.unit.validate.written import at


def told(known: Corpus, language: str = "en") -> list[tuple[str, str | None]]:
    return [(p.message, p.hint) for p in check_blanks(known, language)]


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. Then play it!",
        '"{tap}: draw, {{ param.x }} times (at most 3)."',
        "|\n  Draw.\n\n  Then play.",
        "|+\n  Draw.\n\n",
        ">\n  Draw a card\n  and play it.",
        "Draw a card\n  and play it.",
        "'Odds of 2 : 1 and a share of .5 of all, or ...'",
        "'( )'",
        '"a {{ b  }} c \\\\  d"',
        '"soft\\_blank"',
        "''",
    ],
)
def test_a_text_as_it_should_be(text: str) -> None:
    assert told(corpus(text)) == []


def test_two_blanks_in_a_row() -> None:
    assert list(check_blanks(corpus("Draw  a card."))) == [
        Problem(
            "stray-blank",
            at(1, 9, 11),
            "2 blanks stand in a row",
            "leave one of them",
            "warning",
        )
    ]


def test_a_blank_that_may_not_break_beside_another() -> None:
    assert told(corpus('"Draw \\_a card."')) == [
        ("2 blanks stand in a row", "leave one of them")
    ]


def test_blanks_at_the_ends_of_a_text() -> None:
    assert list(check_blanks(corpus("' Draw.'", "'Draw.  '"))) == [
        Problem(
            "stray-blank",
            at(1, 6, 7),
            "the text begins with a blank",
            "take it out",
            "warning",
        ),
        Problem(
            "stray-blank",
            at(2, 11, 13),
            "the text ends with 2 blanks",
            "take them out",
            "warning",
        ),
    ]


def test_blanks_at_the_ends_of_a_line() -> None:
    found = list(check_blanks(corpus("|\n  Draw. \n    Then play.\n  Stop.")))
    assert [(p.message, p.place) for p in found] == [
        ("a line of the text ends with a blank", at(2, 8, 9)),
        ("a line of the text begins with 2 blanks", at(3, 3, 5)),
    ]


def test_a_blank_before_a_folded_end_of_line() -> None:
    found = list(check_blanks(corpus(">\n  Draw a card \n  and play it.")))
    assert [(p.message, p.place) for p in found] == [
        ("2 blanks stand in a row", at(2, 14, 15))
    ]


@pytest.mark.parametrize("sign", ",.;:!?)")
def test_a_blank_before_a_sign(sign: str) -> None:
    assert told(corpus(f"'It (is one {sign} of two)'")) == [
        (f'a blank stands before "{sign}"', "take it out")
    ]


def test_a_blank_behind_a_bracket() -> None:
    found = list(check_blanks(corpus("Draw ( at once).")))
    assert [(p.message, p.place) for p in found] == [
        ('a blank stands after "("', at(1, 11, 12))
    ]


def test_a_blank_behind_an_icon_and_before_a_sign() -> None:
    assert told(corpus('"Turn {tap} , then draw."')) == [
        ('a blank stands before ","', "take it out")
    ]


def test_a_tab() -> None:
    assert told(corpus('"Draw\\ta card."')) == [
        ("a tab stands in the text", "write a blank")
    ]


def test_where_french_is_written_some_signs_have_a_blank() -> None:
    known = corpus("'Piochez : deux cartes !'", "'Piochez , vite .'")
    assert told(known, "fr-CA") == [
        ('a blank stands before ","', "take it out"),
        ('a blank stands before "."', "take it out"),
    ]


def test_names_too() -> None:
    assert told(corpus("'Old  Lamp'", sort="name")) == [
        ("2 blanks stand in a row", "leave one of them")
    ]


@given(st.lists(st.text("ab(){}.,\n\t ", max_size=12), min_size=1, max_size=4))
def test_one_problem_for_all_blanks_of_a_run(texts: list[str]) -> None:
    known = said("\n".join(texts), rich=False)
    places = [p.place for p in check_blanks(known)]
    assert len(places) == len(set(places))


@given(st.text("ab.", min_size=1), st.integers(0, 40), st.text(" \t", min_size=2))
def test_doubled_blanks_are_never_missed(text: str, where: int, run: str) -> None:
    cut = where % (len(text) + 1)
    known = said(text[:cut] + run + text[cut:])
    assert len(list(check_blanks(known))) == 1


@given(
    st.text("ab.", max_size=8).map("a{}".format),
    st.text("ab.", min_size=1, max_size=9),
    st.sampled_from(
        ['"{}"', "'{}'", "{}", "|\n  x\n  {}", ">-\n  x\n  {}", '"\\u0041{}"']
    ),
)
def test_the_place_of_a_slip_is_exact_in_each_style(
    before: str, after: str, style: str
) -> None:
    written = style.format(f"{before}  {after}")
    known = corpus(written)
    (found,) = check_blanks(known)
    line = f"k0: {written}".split("\n")[found.place.line - 1]
    start, end = found.place.column - 1, found.place.end_column - 1
    assert line[:start].endswith(before)
    assert (line[start:end], line[end:].strip("\"'")) == ("  ", after)
