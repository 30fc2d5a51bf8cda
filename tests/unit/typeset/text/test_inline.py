from __future__ import annotations

import pytest

from cardwright.model.face import Element
from cardwright.typeset.text.inline import (
    IconAtom,
    LineBreak,
    Look,
    Run,
    content_of,
    look_of,
    plain,
)
from tests.unit.typeset.kit import RED, el

BOLD, ITALIC = Look(bold=True), Look(italic=True)


def test_text_is_one_paragraph_of_one_run() -> None:
    assert content_of(("Draw a card.",)) == ((Run("Draw a card."),),)


def test_white_space_collapses_and_falls_away_at_the_ends() -> None:
    assert content_of(("\n  Draw\n\t a  card. \n",)) == ((Run("Draw a card."),),)


def test_a_no_break_space_stays() -> None:
    assert content_of(("5\xa0 cards",)) == ((Run("5\xa0 cards"),),)


def test_white_space_between_runs_counts_once() -> None:
    children = ("Draw ", el("b", " two "), " cards")
    assert content_of(children) == ((Run("Draw "), Run("two ", BOLD), Run("cards")),)


def test_looks_nest() -> None:
    children = (el("b", "a", el("i", "b")), el("span", el("n", "3", strength="true")))
    both = Look(bold=True, italic=True)
    strong = Look(strength=True)
    assert content_of(children) == ((Run("a", BOLD), Run("b", both), Run("3", strong)),)


def test_factors_of_nested_spans_multiply() -> None:
    children = (el("span", "a", el("span", "b", size="0.5"), size="0.8"),)
    assert content_of(children) == (
        (Run("a", Look(factor=0.8)), Run("b", Look(factor=0.4))),
    )


@pytest.mark.parametrize("size", ["", "large", "-1", "0", "1000", "nan"])
def test_a_span_without_a_usable_size_keeps_its_size(size: str) -> None:
    assert look_of(el("span", "a", size=size)) == Look()


def test_a_number_without_strength_joins_the_text_around_it() -> None:
    assert content_of(
        (
            "Deal ",
            el("n", "3"),
            " damage",
        )
    ) == ((Run("Deal 3 damage"),),)


def test_each_p_is_a_paragraph_and_so_is_what_stands_around() -> None:
    children = ("a", el("p", "b"), "\n", el("p", el("i", "c")), "d")
    assert content_of(children) == (
        (Run("a"),),
        (Run("b"),),
        (Run("c", ITALIC),),
        (Run("d"),),
    )


def test_blank_paragraphs_are_none() -> None:
    assert content_of((" \n", el("p", " "), el("p", el("br")))) == ()


def test_a_break_takes_the_blanks_around_it() -> None:
    children = ("a ", el("br"), " b")
    assert content_of(children) == ((Run("a"), LineBreak(), Run("b")),)


def test_blanks_beside_an_icon_stay() -> None:
    children = ("Pay ", el("icon", name="gem"), " now")
    assert content_of(children) == ((Run("Pay "), IconAtom("gem"), Run(" now")),)


def test_an_icon_takes_the_size_around_it_and_no_colour() -> None:
    def look(element: Element) -> Look:
        colour = RED if "color" in element.attributes else None
        return Look(colour=colour).within(look_of(element))

    children = (
        el("span", el("icon", name="a"), size="0.5", color="red"),
        el("icon", name="b", color="red"),
    )
    assert content_of(children, look) == (
        (IconAtom("a", 0.5), IconAtom("b", 1.0, RED)),
    )


def test_what_is_not_inline_is_left_out() -> None:
    assert content_of(("a", el("rect", "b"), "c")) == ((Run("ac"),),)


def test_a_base_look_is_under_everything() -> None:
    assert content_of((el("b", "a"), "b"), base=ITALIC) == (
        (Run("a", Look(bold=True, italic=True)), Run("b", ITALIC)),
    )


def test_plain_text_says_icons_and_lines() -> None:
    children = ("a ", el("icon", name="gem"), el("br"), el("b", "b"), el("p", "c"))
    assert plain(content_of(children)) == "a [gem]\nb\nc"
