from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardwright.model.face import Element
from cardwright.typeset.text.block import Block, block
from cardwright.typeset.text.dressing import Base
from cardwright.typeset.text.hyphens import Hyphens
from cardwright.typeset.text.inline import Look
from cardwright.typeset.text.lines import (
    Feed,
    Line,
    count,
    is_too_wide,
    sticking_out,
    wrap,
)
from tests.unit.typeset.kit import BLACK, FONTS, content, el

BASE = Base(
    fonts=FONTS,
    family="mono",
    weight=400,
    italic=False,
    colour=BLACK,
    tracking=0.0,
    case="none",
    strength=Look(),
)


def made(*children: Element | str) -> Block:
    (paragraph,) = content(*children)
    return block(BASE, paragraph)


def texts(found: list[Line]) -> list[str]:
    return [" ".join(part.text for part in line.segments) for line in found]


TEXT = "aa bb cc dd"
"""Words of 1.2 em, blanks of 0.6 em."""


@pytest.mark.parametrize(
    ("width", "lines"),
    [
        (6.6, ["aa bb cc dd"]),
        (6.5, ["aa bb cc", "dd"]),
        (4.8, ["aa bb cc", "dd"]),
        (4.7, ["aa bb", "cc dd"]),
        (3.0, ["aa bb", "cc dd"]),
        (2.9, ["aa", "bb", "cc", "dd"]),
        (0.1, ["aa", "bb", "cc", "dd"]),
    ],
)
def test_lines_are_filled_greedily(width: float, lines: list[str]) -> None:
    found = wrap(made(TEXT), width)
    assert texts(found) == lines
    assert count(made(TEXT), width) == len(lines)
    assert [line.last for line in found] == [False] * (len(lines) - 1) + [True]


def test_a_break_ends_a_line_that_is_not_stretched() -> None:
    found = wrap(made("aa", el("br"), "bb cc"), 3.0)
    assert [(texts([line]), line.last) for line in found] == [
        (["aa"], True),
        (["bb cc"], True),
    ]


def test_two_breaks_leave_an_empty_line() -> None:
    found = made("aa", el("br"), el("br"), "bb")
    assert texts(wrap(found, 9)) == ["aa", "", "bb"]
    assert count(found, 9) == 3


def test_a_hyphen_needs_its_room() -> None:
    soft = made("aa\u00adbb")
    assert len(wrap(soft, 2.4)) == 1
    assert len(wrap(soft, 2.3)) == 2
    assert soft.widest == pytest.approx(1.8)


@given(st.text("ab  -,", min_size=1, max_size=40), st.floats(0.1, 30))
def test_a_wider_box_never_needs_more_lines(text: str, width: float) -> None:
    found = made("x" + text)
    assert count(found, width * 1.2) <= count(found, width)
    assert count(found, width) == len(wrap(found, width))
    kept = [part for line in wrap(found, width) for part in line.segments]
    assert kept == list(found.segments)


HYPHENATED = BASE._replace(hyphens=Hyphens("en"))
"""In em: opponent is 4.8 wide, ``op-`` 1.8, ``oppon-`` 3.6."""


def parted(text: str, width: float) -> list[str]:
    (paragraph,) = content(text)
    found = block(HYPHENATED, paragraph)
    lines = wrap(found, width)
    assert count(found, width) == len(lines)
    return texts(lines)


@pytest.mark.parametrize(
    ("width", "lines"),
    [
        (6.6, ["an opponent"]),
        (6.5, ["an oppon\u00ad", "ent"]),
        (5.4, ["an oppon\u00ad", "ent"]),
        (5.3, ["an op\u00ad", "ponent"]),
        (3.6, ["an op\u00ad", "ponent"]),
        (3.5, ["an", "op\u00ad", "pon\u00ad", "ent"]),
        (2.4, ["an", "op\u00ad", "pon\u00ad", "ent"]),
    ],
)
def test_a_word_is_parted_as_late_as_it_can_be(width: float, lines: list[str]) -> None:
    assert parted("an opponent", width) == lines


def test_what_cannot_be_parted_sticks_out() -> None:
    (paragraph,) = content("an opponent")
    found = block(HYPHENATED, paragraph)
    assert not is_too_wide(found, 2.4)
    assert is_too_wide(found, 2.3)
    assert sticking_out(found, 2.0) == pytest.approx(3.6 - 2.0)
    assert parted("an opponent", 2.0) == ["an", "op\u00ad", "ponent"]


def test_a_feed_gives_each_line_its_width() -> None:
    (paragraph,) = content("aa bb cc dd")
    feed = Feed(block(BASE, paragraph))
    assert feed.line(1.0) is None
    lines = [feed.line(3.0), feed.line(1.2), feed.line(9.0)]
    assert [line and texts([line]) for line in lines] == [["aa bb"], ["cc"], ["dd"]]
    assert feed.done


def test_a_feed_can_be_forced() -> None:
    (paragraph,) = content("aaaa b")
    feed = Feed(block(BASE, paragraph))
    assert texts([feed.forced(1.0)]) == ["aaaa"]
    assert not feed.done


WORDS = st.lists(
    st.sampled_from(["opponent", "a", "hyphenation", "to", "draw,", "tournament's"]),
    min_size=1,
    max_size=12,
).map(" ".join)


@given(text=WORDS, width=st.floats(1, 20), wider=st.floats(0, 3))
def test_hyphenated_lines_grow_fewer_with_their_width(
    text: str, width: float, wider: float
) -> None:
    (paragraph,) = content(text)
    found = block(HYPHENATED, paragraph)
    assume(not is_too_wide(found, width))
    assert not is_too_wide(found, width + wider)
    assert count(found, width + wider) <= count(found, width)
    said = "".join(texts(wrap(found, width))).replace("\u00ad", "").replace(" ", "")
    assert said == text.replace(" ", "")


@given(text=WORDS, width=st.floats(1, 20))
def test_a_feed_breaks_lines_as_wrapping_does(text: str, width: float) -> None:
    (paragraph,) = content(text)
    found = block(BASE, paragraph)
    assert [*Feed(found).lines(width)] == wrap(found, width)
