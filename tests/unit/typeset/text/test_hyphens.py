from __future__ import annotations

from itertools import pairwise

import pytest

from cardwright.typeset.text.block import Block, block
from cardwright.typeset.text.dressing import Base
from cardwright.typeset.text.hyphens import (
    Hyphens,
    can_part,
    languages,
    letters,
    part,
    places,
)
from cardwright.typeset.text.inline import Look
from cardwright.typeset.text.segments import Bit
from tests.counts import some
from tests.unit.typeset.kit import BLACK, FONTS, content, el

BASE = Base(FONTS, "mono", 400, False, BLACK, 0.0, "none", Look())  # noqa: FBT003
ENGLISH = Hyphens("en")


def made(*children: object) -> Block:
    (paragraph,) = content(*children)  # type: ignore[arg-type]
    return block(BASE, paragraph)


def parted(text: str, hyphens: Hyphens = ENGLISH) -> list[str]:
    """Each word of a text with its hyphens in."""
    found = []
    parts = made(text).segments
    for index, whole in enumerate(parts):
        before = parts[index - 1] if index else None
        word, at = letters(whole), hyphens.places(whole, before)
        ends = [0, *at, len(word)]
        found.append("-".join(word[a:b] for a, b in pairwise(ends)))
    return found


@pytest.mark.parametrize(
    ("language", "word", "at"),
    [
        ("en", "hyphenation", (2, 6, 7)),
        ("en", "opponent", (2, 5)),
        ("de", "Abenteuer", (4,)),
        ("de-AT", "Abenteuer", (4,)),
        ("ja", "hyphenation", ()),
        ("nonsense", "hyphenation", ()),
    ],
)
def test_each_language_has_its_dictionary(
    language: str, word: str, at: tuple[int, ...]
) -> None:
    assert places(language, word) == at


def test_two_letters_stay_and_three_go_on() -> None:
    for word in ("hyphenation", "opponent", "elaborate", "tournament", "adventurer"):
        at = places("en", word)
        assert at
        assert min(at) >= 2
        assert len(word) - max(at) >= 3


def test_signs_around_a_word_and_its_ending_stay_with_it() -> None:
    assert parted("(opponent's), opponent: hyphenation.") == [
        "(op-pon-ent's),",
        "op-pon-ent:",
        "hy-phen-a-tion.",
    ]


def test_short_words_numbers_and_what_has_a_hyphen_are_whole() -> None:
    text = "area 123456789 well-hyphenation opponent@opponent"
    assert parted(text) == [
        "area",
        "123456789",
        "well-",
        "hy-phen-a-tion",
        "opponent@opponent",
    ]


def test_names_are_whole_unless_they_are_asked_for() -> None:
    text = "Opponent of Opponent. Opponent OPPONENT"
    assert parted(text) == [
        "Op-pon-ent",
        "of",
        "Opponent.",
        "Op-pon-ent",
        "OPPONENT",
    ]
    assert parted(text, Hyphens("en", names=True))[2] == "Op-pon-ent."


def test_a_capital_tells_nothing_in_german() -> None:
    assert parted("das Abenteuer", Hyphens("de")) == ["das", "Aben-teuer"]


def test_a_part_has_its_hyphen_and_the_rest_its_blank() -> None:
    first, _ = made("opponent b").segments
    head, tail = part(first, 2)
    assert (letters(head), letters(tail)) == ("op\u00ad", "ponent")
    assert head.end == pytest.approx(3 * 0.6)
    assert head.space == 0
    assert tail.space == pytest.approx(0.6)
    assert tail.width == pytest.approx(6 * 0.6)


def test_a_word_of_two_looks_is_parted_in_either() -> None:
    (whole,) = made("(", el("b", "oppo"), el("i", "nent"), ")").segments
    assert ENGLISH.places(whole, None) == (3, 6)
    for at, left, right in ((3, "(op\u00ad", "ponent)"), (6, "(oppon\u00ad", "ent)")):
        head, tail = part(whole, at)
        assert (letters(head), letters(tail)) == (left, right)
        assert head.end == pytest.approx((at + 1) * 0.6)
        assert tail.width == pytest.approx(len(right) * 0.6)
        assert tail.bits[0].x == 0
        assert all(isinstance(bit, Bit) for bit in tail.bits)


def test_an_icon_beside_a_word_goes_with_its_end() -> None:
    (whole,) = made(el("icon", name="gem"), "opponent").segments
    assert letters(whole) == "\ufffcopponent"
    at = ENGLISH.places(whole, None)
    assert at == (3, 6)
    head, tail = part(whole, at[0])
    assert head.text == "[gem]op\u00ad"
    assert tail.text == "ponent"
    assert tail.bits[0].x == 0


def test_a_break_behind_a_word_stays_behind_its_rest() -> None:
    first = made("opponent", el("br"), "a").segments[0]
    head, tail = part(first, 2)
    assert (head.forced, tail.forced) == (False, True)


def test_no_word_has_more_than_sixty_letters() -> None:
    """What is longer is none, and takes a dictionary very long."""
    (short,) = made("understanding" * 4).segments
    (long,) = made("understanding" * 5).segments
    assert ENGLISH.places(short, None)
    assert ENGLISH.places(long, None) == ()


def test_languages_with_dictionaries() -> None:
    assert can_part("en")
    assert can_part("en-GB")
    assert not can_part("ja")
    assert {"de", "en", "fr"} <= {*languages()}
    assert all(can_part(language) for language in some(languages(), 9))
