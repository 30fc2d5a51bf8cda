from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.problem import Problem
from cardwright.validate.prose.pairs import check_pairs
from tests.unit.validate.prose.corpora import corpus, said
from tests.unit.validate.written import at


def test_a_bracket_without_its_end() -> None:
    assert list(check_pairs(corpus("Draw (at most 3."))) == [
        Problem(
            "unbalanced-pair",
            at(1, 10, 11),
            "the bracket ( has no end",
            "write both of the pair, or none",
            "warning",
        )
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Draw at most 3).", "the bracket ) has no start"),
        ("Draw (at [most) 3].", "the bracket ) has no start"),
        ("He says \u201cno.", "the quote \u201c has no end"),
        ("He says no\u201d.", "the quote \u201d has no start"),
        ("Er sagt \u201enein.", "the quote \u201e has no end"),
        ("Il dit \u00abnon.", "the quote \u00ab has no end"),
        ("a \u201cb\u201d c\u201d", "the quote \u201d has no start"),
    ],
)
def test_signs_without_a_partner(text: str, message: str) -> None:
    assert [p.message for p in check_pairs(said(text))] == [message]


@pytest.mark.parametrize(
    "text",
    [
        "Draw (at [most] 3), \u201cno\u201d.",
        "\u201eja\u201c, \u201ejo\u201d.",
        "\u00abnon\u00bb, \u00bbnein\u00ab",
        "a) draw b) play 12) stop",
        "Well :) or ;)",
        "\u201cOne.\n\n\u201cTwo.\u201d",
        "{a} {{ b[0] }} \\(",
        "It\u2019s",
    ],
)
def test_pairs_and_what_has_no_partner(text: str) -> None:
    assert list(check_pairs(said(text))) == []


def test_a_sign_that_begins_and_ends_alike() -> None:
    known = said("Hon sa \u201dnej\u201d.")
    assert list(check_pairs(known, "sv")) == []
    assert len(list(check_pairs(known, "en"))) == 1


def test_each_text_is_told_of_once() -> None:
    known = corpus("Draw ((3.", "Play) it).", "Fine (so).")
    assert [p.place for p in check_pairs(known)] == [at(1, 10, 11), at(2, 9, 10)]


@given(st.recursive(st.text("ab ", max_size=3), lambda s: s.map(lambda t: f"({t})")))
def test_balanced_brackets_are_never_told_of(text: str) -> None:
    assert list(check_pairs(said(f"x{text}y"))) == []


@given(st.integers(0, 4), st.integers(0, 4))
def test_brackets_balance_if_as_many_close(opened: int, closed: int) -> None:
    found = list(check_pairs(said(f"{'(' * opened}draw{')' * closed}")))
    assert bool(found) == (opened != closed)
