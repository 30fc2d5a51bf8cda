from __future__ import annotations

import pytest

from cardwright.model.face import Element
from cardwright.typeset.text.ellipsis import shortened
from cardwright.typeset.text.lines import Line
from cardwright.typeset.text.textbox import TextBox, try_text
from tests.unit.typeset.kit import EM, FONTS, drawn, el, lines, mono, put


def cut(width: float, height: float, *children: Element | str) -> TextBox:
    return mono(width, height, *children)._replace(overflow="ellipsis")


ONE, TWO = 0.92, 2.12
"""In em: the height of one line of ``Hp`` and of two."""


def test_what_has_no_room_gives_way_to_an_ellipsis() -> None:
    found = put(cut(6, ONE, "Happy ends happen"))
    assert (lines(found.items), found.fits, found.excess_mm) == (
        ["Happy\u2026"],
        True,
        0,
    )
    assert put(cut(7.2, ONE, "Happy ends happen")).lines == 1


def test_the_last_line_that_has_room_is_cut() -> None:
    found = put(cut(6, TWO, "Happy acts happen, so nap"))
    assert lines(found.items) == ["Happy acts", "happen\u2026"]


def test_the_most_lines_count_too() -> None:
    box = cut(6, 9, "Happy ends happen to pips")._replace(lines=2)
    assert lines(put(box).items) == ["Happy ends", "happen to\u2026"]


def test_a_word_too_long_loses_letters() -> None:
    assert lines(put(cut(3, 9, "Happening")).items) == ["Happ\u2026"]


def test_a_comma_before_an_ellipsis_falls_away() -> None:
    assert lines(put(cut(4, ONE, "Happy, ends")).items) == ["Happy\u2026"]


def test_a_sign_that_stands_alone_stays() -> None:
    assert lines(put(cut(3, ONE, ":;: bbbb")).items) == [":;:\u2026"]
    assert lines(put(cut(3, ONE, "a : bbbb")).items) == ["a\u2026"]


def test_text_that_fits_is_whole() -> None:
    box = mono(6, ONE, "Happy")
    assert put(box._replace(overflow="ellipsis")).items == put(box).items


def test_the_ellipsis_comes_at_the_smallest_size_only() -> None:
    box = cut(6, ONE, "Happy ends happen")._replace(size=20)
    assert put(box).size == 10


@pytest.mark.parametrize("width", [0.1, 0.5])
def test_where_not_even_a_letter_fits_it_is_told(width: float) -> None:
    assert not put(cut(width, 9, "Happy")).fits


def test_a_box_lower_than_a_line_is_told() -> None:
    assert not put(cut(6, 0.5, "Happy")).fits


def test_paragraphs_and_lists_are_cut_too() -> None:
    box = cut(6, TWO + 0.2, el("p", "Happ"), el("list", el("li", "pp"), el("li", "p")))
    found = put(box)
    assert (lines(found.items), found.fits) == (["Happ", "\u2022pp\u2026"], True)


def test_columns_end_with_an_ellipsis() -> None:
    box = cut(7, ONE, "Hap ppp pp")._replace(columns=2, gutter=EM)
    assert lines(put(box).items) == ["Happpp\u2026"]


def test_a_last_word_too_wide_for_its_column_is_cut() -> None:
    box = cut(5, ONE, "pp pppp")._replace(columns=2, gutter=EM)
    assert lines(put(box).items) == ["pppp\u2026"]


def test_a_try_tells_the_same() -> None:
    for box in (cut(6, ONE, "Happy ends"), cut(0.1, 9, "H"), cut(6, 0.5, "H")):
        assert try_text(box, FONTS).fits == put(box).fits


def test_no_ink_leaves_the_box() -> None:
    for width in range(2, 12):
        found = put(cut(width / 2, TWO, "Happy ends, happen to pips"))
        if found.fits:
            rights = [right for _, _, right, _ in drawn(found.items)]
            assert max(rights) <= width / 2 * EM + 1e-6


def test_a_line_of_an_icon_alone_stays() -> None:
    found = put(cut(2, ONE, el("icon", name="gem"), " b c d e"))
    assert found.items


def test_a_line_without_words_has_no_ellipsis() -> None:
    line = Line((), last=True)
    assert shortened(line, 1.0) == line


def test_an_ellipsis_alone_must_have_room_as_well() -> None:
    """A no-break space has no ink: the sign behind it is 0.18 em high."""
    text = (el("p", "\u00a0"), el("p", "word two"))
    assert not put(cut(4, 0.1, *text)).fits
    found = put(cut(4, 0.5, *text))
    assert (found.fits, lines(found.items)) == (True, ["\u00a0\u2026"])
    ((_, top, _, bottom),) = [
        ink for ink in drawn(found.items) if ink[3] - ink[1] > 0.01
    ]
    assert 0 <= top < bottom <= 0.5 * EM + 1e-6


def test_behind_icons_stands_an_ellipsis_too() -> None:
    """An icon takes 1.2 em and the sign 0.6, which is dressed as a word before it."""
    icons = [part for _ in range(6) for part in (el("icon", name="pin"), " ")]
    assert lines(put(cut(5, 1.2, "ab ", *icons)).items) == ["ab [pin]\u2026"]
    assert lines(put(cut(5, 1.2, *icons, "ab")).items) == ["[pin] [pin]\u2026"]


def test_icons_without_a_word_are_not_cut_short() -> None:
    icons = [part for _ in range(6) for part in (el("icon", name="pin"), " ")]
    assert not put(cut(4, 1.2, *icons)).fits
    assert not put(cut(4, 1.2, *icons)._replace(columns=2)).fits
