from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.face import Element
from cardwright.typeset.text.block import Base, Block, block
from cardwright.typeset.text.inline import Look
from cardwright.typeset.text.lines import Line, count, wrap
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
