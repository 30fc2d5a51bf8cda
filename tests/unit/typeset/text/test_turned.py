from __future__ import annotations

import pytest

from cardwright.typeset.text.inline import IconAtom
from cardwright.typeset.text.segments import Bit, Dress, IconBit, Segment, Span
from cardwright.typeset.text.turned import turned_segments
from tests.unit.typeset.kit import BLACK, FALLING_BACK, RED

A, B = "\u05d0\u05d1", "\u05d2\u05d3"
ARABIC = "\u0628\u064a\u062a"


def dressed(factor: float = 1.0, family: str = "body") -> Dress:
    chain = FALLING_BACK.chain(family)
    assert chain
    return Dress(chain, factor, BLACK if factor == 1 else RED, 0.0)


PLAIN = dressed()
LARGE = dressed(2.0)


def cut(text: str, *spans: Span, level: int = 1) -> list[Segment]:
    return [*turned_segments(text, spans or [(len(text), PLAIN)], level, 0.3)]


def bits(part: Segment) -> list[tuple[str, int]]:
    return [
        (bit.word.text if isinstance(bit, Bit) else f"[{bit.icon.name}]", bit.level)
        for bit in part.bits
    ]


def test_a_line_is_cut_where_it_may_break() -> None:
    found = cut(f"{A} one {B}")
    assert [bits(part) for part in found] == [[(A, 1)], [("one", 2)], [(B, 1)]]
    assert [part.blank and part.blank.level for part in found] == [1, 1, None]


def test_a_segment_has_a_bit_for_each_level() -> None:
    assert [bits(part) for part in cut(f"{A}(12)x")] == [
        [(f"{A}(", 1), ("12", 2), (")", 1), ("x", 2)]
    ]


def test_a_segment_has_a_bit_for_each_dress_in_reading_order() -> None:
    text = f"{A}\ufffc{B}"
    gem = IconAtom("gem", 2.0)
    (found,) = cut(text, (2, PLAIN), (3, gem), (5, LARGE))
    assert bits(found) == [(A, 1), ("[gem]", 1), (B, 1)]
    first, icon, last = found.bits
    assert isinstance(icon, IconBit)
    assert icon.middle == pytest.approx(0.6)
    assert icon.x == pytest.approx(first.advance)
    assert last.x == pytest.approx(first.advance + icon.advance)
    assert isinstance(last, Bit)
    assert found.width == pytest.approx(last.x + 2 * last.word.advance)


def test_characters_that_steer_the_order_are_not_drawn() -> None:
    found = cut(f"\u2067{A}\u2069\u200e {B}", level=0)
    assert [bits(part) for part in found] == [[(A, 1)], [(B, 1)]]


def test_a_word_between_blanks_is_made_once_for_each_level() -> None:
    first, second = cut(f"{A} {A} ")
    assert first is second
    (turned,) = cut("(1) ", level=1)
    (straight,) = cut("(1) ", level=0)
    assert bits(turned) == [("(", 1), ("1", 2), (")", 1)]
    assert bits(straight) == [("(1)", 0)]


def test_nothing_is_no_segment() -> None:
    assert cut("") == []


def glyphs(part: Segment) -> list[int]:
    return [
        sign.gid
        for bit in part.bits[::-1]
        if isinstance(bit, Bit)
        for made in bit.word.parts
        for sign in made.shape.signs
    ]


def test_letters_join_across_the_edges_of_a_dress() -> None:
    (whole,) = cut(ARABIC)
    (parted,) = cut(ARABIC, (1, PLAIN), (2, LARGE), (3, PLAIN))
    assert glyphs(parted) == glyphs(whole)


def test_letters_do_not_join_across_a_blank() -> None:
    alone = cut(ARABIC)[0]
    assert [glyphs(part) for part in cut(f"{ARABIC} {ARABIC}")] == [glyphs(alone)] * 2


def test_either_side_keeps_room_for_the_ink_of_all_bits() -> None:
    fjord = dressed(family="serif").chain
    leaning = FALLING_BACK.chain("serif", italic=True)
    assert leaning
    assert fjord is not leaning
    dress = Dress(leaning, 1.0, BLACK, 0.0)
    (part,) = cut("f", (1, dress))
    word = leaning.word("f")
    over = max(-word.left, word.right - word.advance)
    assert over > 0
    assert (part.left, part.right) == pytest.approx((over, over))
    assert part.end == pytest.approx(word.advance + over)
