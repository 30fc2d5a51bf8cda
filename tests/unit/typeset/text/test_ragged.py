from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardwright.typeset.text.block import Block, block
from cardwright.typeset.text.dressing import Base
from cardwright.typeset.text.hyphens import Hyphens
from cardwright.typeset.text.inline import Look
from cardwright.typeset.text.lines import count, wrap
from cardwright.typeset.text.ragged import Wrap, broken
from tests.unit.typeset.kit import BLACK, FONTS, content

BASE = Base(FONTS, "mono", 400, False, BLACK, 0.0, "none", Look())  # noqa: FBT003


def made(text: str) -> Block:
    (paragraph,) = content(text)
    return block(BASE, paragraph)


def lines(text: str, width: float, how: Wrap, *, justified: bool = False) -> list[str]:
    found = broken(made(text), width, how, justified=justified)
    return [" ".join(part.text for part in line.segments) for line in found]


def test_a_short_word_is_not_left_alone() -> None:
    """Words of 2.4 em; a line of 9 em has room for three of them."""
    text = "cook fish once then eat it"
    assert lines(text, 9, "plain") == ["cook fish once", "then eat it"]
    assert lines("cook fish once it", 9, "plain") == ["cook fish once", "it"]
    assert lines("cook fish once it", 9, "pretty") == ["cook fish", "once it"]


def test_a_longer_word_may_stand_alone() -> None:
    assert lines("cook fish once again", 9, "pretty") == ["cook fish once", "again"]


def test_a_line_that_would_be_half_empty_keeps_its_word() -> None:
    text = "a considered it"
    assert lines(text, 7.5, "pretty") == ["a considered", "it"]
    assert lines("cook considered it", 9.6, "pretty") == ["cook considered", "it"]


def test_a_justified_line_keeps_four_fifths() -> None:
    text = "cook fish once it"
    assert lines(text, 9, "pretty", justified=True) == ["cook fish once", "it"]
    longer = "cook fish dish at it"
    assert lines(longer, 10.2, "plain") == ["cook fish dish at", "it"]
    assert lines(longer, 10.2, "pretty", justified=True) == ["cook fish dish", "at it"]


def test_balanced_lines_are_as_even_as_can_be() -> None:
    text = "cook fish once then eat"
    assert lines(text, 12, "plain") == ["cook fish once then", "eat"]
    assert lines(text, 12, "balance") == ["cook fish", "once then eat"]
    assert lines("cook", 12, "balance") == ["cook"]


@given(
    words=st.lists(st.integers(1, 9), min_size=1, max_size=25),
    width=st.floats(6, 30),
    how=st.sampled_from(["pretty", "balance"]),
)
def test_no_rag_takes_more_lines_or_other_words(
    words: list[int], width: float, how: Wrap
) -> None:
    found = made(" ".join("a" * letters for letters in words))
    lines = broken(found, width, how, justified=False)
    assert len(lines) == count(found, width)
    said = [part for line in lines for part in line.segments]
    assert said == [part for line in wrap(found, width) for part in line.segments]


def test_words_are_parted_only_to_save_a_line() -> None:
    """In 5.4 em both take two lines: the word whole, or in two parts."""
    hyphened = BASE._replace(hyphens=Hyphens("en"))
    (paragraph,) = content("an opponent")
    found = block(hyphened, paragraph)

    def said(width: float, *, justified: bool) -> list[str]:
        lines = broken(found, width, "plain", justified=justified)
        return [" ".join(part.text for part in line.segments) for line in lines]

    assert said(5.4, justified=False) == ["an", "opponent"]
    assert said(5.4, justified=True) == ["an oppon\u00ad", "ent"]
    assert said(4.7, justified=False) == ["an op\u00ad", "ponent"]
