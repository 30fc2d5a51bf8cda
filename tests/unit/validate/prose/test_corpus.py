from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.source import Map
from cardwright.validate.prose.corpus import (
    ESCAPED,
    ICON,
    VALUE,
    Corpus,
    Written,
    masked,
)
from tests.unit.validate.prose.corpora import corpus, said
from tests.unit.validate.written import at, read


def test_texts_stand_between_line_breaks() -> None:
    known = corpus("Draw.", "Play.")
    assert known.joined == "\nDraw.\nPlay.\n"
    assert known.starts == [1, 7]


def test_what_is_no_prose_is_masked() -> None:
    assert masked("{tap}: {{ a }}!") == f"{ICON * 5}: {VALUE * 7}!"
    assert masked("a\\*b\\\nc") == f"a{ESCAPED * 2}b{ESCAPED}\nc"
    assert masked("no mark") == "no mark"


def test_a_text_that_is_not_rich_is_not_masked() -> None:
    assert corpus('"{tap}"', rich=False).joined == "\n{tap}\n"


@given(st.text("a{}\\ \n%'*"))
def test_a_mask_is_as_long_as_its_text(text: str) -> None:
    assert len(masked(text)) == len(text)


def test_a_place_is_inside_its_text() -> None:
    known = corpus("Draw a card.", '"It\\u2019s here."')
    start = known.joined.index("card")
    assert known.place(start, start + 4) == at(1, 12, 16)
    start = known.joined.index("\u2019")
    assert known.place(start, start + 1) == at(2, 8, 14)


def test_a_place_in_a_block_is_on_its_line() -> None:
    known = corpus("|\n  Draw.\n  Then play.")
    start = known.joined.index("play")
    assert known.place(start, start + 4) == at(3, 8, 12)


def test_an_alias_has_no_place_of_its_own() -> None:
    form = read("a: &x Draw.\nb: *x\n")
    assert isinstance(form, Map)
    known = Corpus([Written("Draw.", form, ("a",)), Written("Draw.", form, ("b",))])
    assert known.place(1, 5) == at(1, 7, 11)
    assert known.place(7, 11) is None


def test_a_text_that_was_written_otherwise_has_the_place_of_its_value() -> None:
    form = read('a: "{{ n }} cards"\n')
    assert isinstance(form, Map)
    assert Corpus([Written("3 cards", form, ("a",))]).place(1, 2) == at(1, 4, 19)


def test_texts_begin_and_end_where_they_do() -> None:
    known = corpus("ab", "cd")
    assert [known.begins(i) for i in range(1, 6)] == [True, False, False, True, False]
    assert [known.ends(i) for i in range(2, 7)] == [False, True, False, False, True]


def test_words_are_counted_without_marks() -> None:
    known = corpus("'**Draw** two, draw-two'", '"{tap} {{ two }}"')
    assert known.words == {"Draw": 1, "two": 2, "draw": 1}


def test_tokens_tell_of_blanks_and_signs() -> None:
    known = corpus("'a  b '")
    assert known.tokens == {"a": 1, "": 2, "b": 1}
    assert known.signs == {"a", "b"}


@given(st.text(st.characters(codec="utf-8", exclude_characters="\r\x00")))
def test_small_letters_keep_their_index(text: str) -> None:
    known = said(text, rich=False)
    assert len(known.lowered) == len(known.joined)


def test_a_letter_that_grows_when_small_stays() -> None:
    assert corpus("\u0130Ab").lowered == "\n\u0130ab\n"


def test_a_value_without_its_end_is_no_prose() -> None:
    assert masked("Take {{ cards  (now") == VALUE * len("Take {{ cards  (now")
    assert (
        masked("Take {{ a }} \\{{ b") == "Take " + VALUE * 7 + " " + ESCAPED * 2 + "{ b"
    )
