"""Lines of both directions: what stands where, from left to right."""

from __future__ import annotations

import pytest

from cardwright.model.face import Element
from cardwright.typeset.text.block import block
from cardwright.typeset.text.dressing import Base
from cardwright.typeset.text.inline import Look
from cardwright.typeset.text.lines import Line, wrap
from cardwright.typeset.text.segments import Bit
from cardwright.typeset.text.visual import Atom, overhang, visual
from tests.unit.typeset.kit import BLACK, FONTS, content, el

BASE = Base(
    fonts=FONTS,
    family="body",
    weight=400,
    italic=False,
    colour=BLACK,
    tracking=0.1,
    case="none",
    strength=Look(),
)
A, B, C = "\u05d0\u05d1", "\u05d2\u05d3", "\u05d4\u05d5"


def broken(width: float, *children: Element | str) -> list[Line]:
    (paragraph,) = content(*children)
    return wrap(block(BASE, paragraph), width)


def said(atoms: tuple[Atom, ...]) -> list[str]:
    """What each atom says in reading order, from left to right."""
    return [
        atom.bit.word.text
        if isinstance(atom.bit, Bit)
        else f"[{atom.bit.icon.name}]"
        if atom.bit
        else "|"
        for atom in atoms
    ]


@pytest.mark.parametrize(
    ("text", "atoms"),
    [
        (f"{A} {B}", [B, " ", A]),
        (f"{A} one two {B}", [B, " ", "one", " ", "two", " ", A]),
        (f"{A} 12, {B}.", [f"{B}.", " ", ",", "12", " ", A]),
        (f"one {A} {B} two", ["one", " ", B, " ", A, " ", "two"]),
        (f"{A}-12", ["12", f"{A}-"]),
    ],
)
def test_words_stand_in_the_order_of_their_levels(text: str, atoms: list[str]) -> None:
    (line,) = broken(99, text)
    assert said(visual(line)) == atoms


def test_an_icon_is_a_neutral_between_words() -> None:
    (line,) = broken(99, f"{A} ", el("icon", name="gem"), " ", el("b", B))
    assert said(visual(line)) == [B, " ", "[gem]", " ", A]


def test_each_line_is_ordered_by_itself_and_ends_without_its_blank() -> None:
    lines = broken(3, f"{A} {B} {C}")
    assert [said(visual(line)) for line in lines] == [[B, " ", A], [C]]


def test_tracking_behind_the_last_letter_falls_away() -> None:
    """It stands on the left of a word that runs leftwards."""
    (line,) = broken(99, f"{A} {B}")
    left, blank, right = visual(line)
    assert left.shift == pytest.approx(-0.1)
    assert isinstance(left.bit, Bit)
    assert left.width == pytest.approx(left.bit.advance - 0.1)
    assert (blank.shift, right.shift) == (0, 0)
    width = sum(atom.width for atom in (left, blank, right))
    first, last = line.segments
    assert width == pytest.approx(first.width + first.space + last.width)


def test_only_blanks_between_words_are_loose() -> None:
    (line,) = broken(99, f"{A} {B}")
    assert [atom.loose for atom in visual(line)] == [False, True, False]


def test_a_line_without_blanks_has_gaps_between_its_segments() -> None:
    (line,) = broken(99, f"{A}\u200b{B}")
    found = visual(line)
    assert said(found) == [B, "|", f"{A}\u200b"]
    assert [atom.loose for atom in found] == [False, True, False]


def test_a_hyphen_ends_the_word_that_it_breaks() -> None:
    latin, _ = broken(3.6, f"{A} so\u00adft")
    assert said(visual(latin)) == ["so\u00ad", "-", " ", A]
    hebrew, _ = broken(1.8, f"{A}\u00ad{B}")
    assert said(visual(hebrew)) == ["-", f"{A}\u00ad"]


def test_ink_that_sticks_out_on_either_side_is_told() -> None:
    (line,) = broken(99, f"{A} ", el("i", "fjord"))
    atoms = visual(line)
    left, right = overhang(atoms)
    assert left >= 0
    assert right >= 0
    word = atoms[0].bit
    assert isinstance(word, Bit)
    assert left == pytest.approx(max(-word.word.left, 0))
