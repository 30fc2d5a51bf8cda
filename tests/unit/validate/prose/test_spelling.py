from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardwright.model.problem import Problem
from cardwright.validate.prose.corpus import Corpus
from cardwright.validate.prose.lexicon import Lexicon
from cardwright.validate.prose.spelling import check_spelling
from tests.unit.validate.prose.corpora import corpus
from tests.unit.validate.written import at

TERMS = ("Runway", "Integrity", "storyline", "Live Slot", "carried")


def lexicon(*names: str) -> Lexicon:
    known = {spelling.lower(): (spelling,) for spelling in TERMS}
    return Lexicon(known, TERMS, frozenset(known), frozenset(names))


def check(known: Corpus, *names: str) -> list[Problem]:
    return list(check_spelling(known, lexicon(*names), known.words))


def test_two_letters_swapped() -> None:
    assert check(corpus("Lose 2 Runwya.")) == [
        Problem(
            "term-spelling",
            at(1, 12, 18),
            '"Runwya" seems to be the term "Runway", misspelt',
            'did you mean "Runway"?',
            "warning",
        )
    ]


@pytest.mark.parametrize(
    "word",
    ["Runwy", "Runwaay", "Runwey", "Rnuway", "Integirty", "integrty", "storylnie"],
)
def test_one_edit_from_a_term(word: str) -> None:
    assert len(check(corpus(f"Lose your {word} now."))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Lose Runway, Runways, runway and RUNWAY.",
        "A Slat, a Slut.",
        "It carries and carrier.",
        "Funway is another word.",
        "Runaway trains come at the start.",
        "lower runwey is no name",
        '"{{ term.runwya }} {runwya}"',
    ],
)
def test_words_that_are_no_slips(text: str) -> None:
    assert check(corpus(text)) == []


def test_a_word_that_begins_a_sentence_may_be_any_but_for_swapped_letters() -> None:
    assert check(corpus("Runwey is short.")) == []
    assert len(check(corpus("Runwya is short."))) == 1
    assert len(check(corpus("Integrety is long."))) == 1


def test_a_word_of_a_name_is_no_slip() -> None:
    assert check(corpus("Meet Runwey there."), "Runwey") == []


def test_a_word_that_the_game_writes_in_small_letters_too_is_no_slip() -> None:
    assert check(corpus("Meet Runwey there.", "A runwey.")) == []


def test_a_word_that_is_written_more_often_than_the_term_is_no_slip() -> None:
    assert check(corpus("A Runwey, a Runwey.", "One Runway.")) == []
    assert len(check(corpus("A Runwey, a Runwey.", "Two Runway, Runway."))) == 2


def test_names_are_not_judged() -> None:
    assert check(corpus("The Runwya", sort="name")) == []


def test_without_terms_nothing_is_misspelt() -> None:
    assert list(check_spelling(corpus("Runwya"), Lexicon(), {})) == []


@given(st.integers(1, 7), st.sampled_from("bcfgjkmpquvwxz"))
def test_any_letter_written_wrong_inside_a_long_term(where: int, letter: str) -> None:
    word = "Integrity"[:where] + letter + "Integrity"[where + 1 :]
    assume(word != "Integrity")
    assert len(check(corpus(f"Lose your {word} now."))) == 1


@given(st.text("abcdefghij", min_size=4, max_size=12))
def test_words_of_other_letters_are_never_told_of(word: str) -> None:
    assert check(corpus(f"Lose your {word.title()} now.")) == []
