from __future__ import annotations

import pytest

from cardwright.typeset.text.inline import IconAtom
from cardwright.typeset.text.segments import (
    SOFT_HYPHEN,
    Bit,
    Dress,
    IconBit,
    Segment,
    icon_advance,
    segment,
)
from tests.unit.typeset.kit import BLACK, FONTS


def dressed(factor: float = 1.0, tracking: float = 0.0, family: str = "mono") -> Dress:
    chain = FONTS.chain(family)
    assert chain
    return Dress(chain, factor, BLACK, tracking)


def measures(part: Segment) -> list[float]:
    """Width and blank, top and bottom, as plain decimals."""
    return [round(x, 6) for x in (part.width, part.space, part.top, part.bottom)]


def test_a_word_and_its_blank() -> None:
    part = dressed().segment("Hop ")
    assert measures(part) == [1.8, 0.6, 0.73, 0.18]
    assert part.text == "Hop"
    assert part.blank
    assert part.blank.x == pytest.approx(1.8)
    assert part.blank.word.text == " "


def test_a_factor_scales_all_measures() -> None:
    assert measures(dressed(0.5).segment("Hop ")) == [0.9, 0.3, 0.365, 0.09]


def test_tracking_behind_the_last_letter_counts_with_the_blank() -> None:
    part = dressed(tracking=0.1).segment("Hop ")
    assert measures(part)[:2] == [2.0, 0.8]


def test_a_segment_is_made_once() -> None:
    mono = dressed()
    assert mono.segment("once ") is mono.segment("once ")


def test_only_spaces_are_a_blank_alone() -> None:
    part = dressed().segment("  ")
    assert (part.bits, part.width, part.space) == ((), 0.0, 1.2)


def test_ink_that_sticks_out_is_told() -> None:
    chain = FONTS.chain("serif", italic=True)
    assert chain
    part = Dress(chain, 1.0, BLACK, 0.0).segment("jf")
    word = chain.word("jf")
    assert part.left == -word.left > 0
    assert part.right == pytest.approx(word.right - word.advance)
    assert part.right > 0


def test_an_icon_is_a_square_with_a_bearing_centred_on_its_middle() -> None:
    part = segment((IconBit(0.0, IconAtom("gem"), 0.365),), "", None)
    assert measures(part) == [1.2, 0.0, 0.915, 0.185]
    assert (part.left, part.right, part.text) == (0.0, 0.0, "[gem]")
    assert icon_advance(IconAtom("gem", 0.5)) == pytest.approx(0.6)


def test_bits_follow_one_another() -> None:
    mono = dressed()
    bits = (Bit(0.0, mono.word("2"), mono), IconBit(0.6, IconAtom("gem"), 0.365))
    part = segment(bits, " ", mono)
    assert measures(part)[:2] == [1.8, 0.6]
    assert part.text == "2[gem]"


def test_a_soft_hyphen_brings_a_hyphen() -> None:
    part = dressed().segment(f"soft{SOFT_HYPHEN}")
    assert part.hyphen
    assert part.hyphen.word.text == "-"
    assert part.hyphen.x == pytest.approx(part.width) == pytest.approx(2.4)
    assert dressed().segment("soft").hyphen is None


def test_nothing_has_no_measures() -> None:
    assert segment((), "", None) == Segment()
