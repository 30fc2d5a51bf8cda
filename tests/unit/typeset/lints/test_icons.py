from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.model.drawing import Clip, Fill, Group, Stroke
from cardwright.typeset.geometry.outline import rectangle
from cardwright.typeset.lints.icons import Placed, inks
from cardwright.typeset.svg.read import read_svg
from cardwright.typeset.svg.symbol import Symbol
from tests.unit.typeset.faces import INK, RED, setting
from tests.unit.typeset.lints.faces import told

ARROW = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20">'
    '<rect x="1" y="2" width="3" height="4"/>'
    '<g opacity="0.5"><path d="M5 10V18" stroke="#000" stroke-width="2"/></g></svg>'
)


def test_the_ink_of_a_symbol_is_around_its_fills_and_lines() -> None:
    symbol = read_svg(ARROW.encode(), "icons/arrow.svg")
    # Ten units of the file are 5 mm; the line is from 4 to 6, its box half a width on.
    (ink,) = Placed("arrow", symbol, (10, 20, 5, 10)).ink()
    assert ink == pytest.approx((10.5, 21, 2.5, 8.5))


def test_ink_is_where_groups_and_windows_leave_it() -> None:
    """A line of 2 by 8 that is 1 wide, drawn twice as broad, and a window from 3 on."""
    symbol = Symbol(
        20,
        20,
        (
            Group(
                (Stroke((("M", 1, 1), ("L", 1, 9)), RED, 1.0),),
                matrix=(2, 0, 0, 1, 4, 0),
            ),
            Clip(rectangle((3, 0, 20, 20)), (Fill(rectangle((0, 4, 5, 2)), RED),)),
            Clip(rectangle((9, 9, 1, 1)), (Fill(rectangle((0, 4, 5, 2)), RED),)),
        ),
    )
    # The line's middle is at 6, a unit on either side; its ends are half a unit on.
    assert Placed("any", symbol, (0, 0, 20, 20)).ink() == ((3, 0.5, 4, 9),)


def test_an_empty_symbol_has_no_ink() -> None:
    symbol = read_svg(
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', ""
    )
    assert Placed("none", symbol, (0, 0, 1, 1)).ink() == ()


def test_a_vector_picture_is_a_ground_drawn_or_not(
    tmp_path: Path,
) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art/night.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        '<rect width="10" height="10" fill="#111111"/></svg>',
        encoding="utf-8",
    )
    art = '<image src="night.svg" x="9" y="9" w="30" h="30"/>'
    text = '<text-box x="10" y="10" w="20" h="9" size="10">Draw</text-box>'
    assert [found.code for found in told(art + text, setting(tmp_path))] == [
        "low-contrast"
    ]
    assert told(text + art, setting(tmp_path)) == []


def test_the_colours_of_a_symbol_as_its_groups_let_them_be_seen() -> None:
    symbol = read_svg(
        b'<svg viewBox="0 0 9 9"><linearGradient id="g"><stop stop-color="red"/>'
        b'<stop offset="1"/></linearGradient><path d="M0 0H9V9Z" fill="url(#g)"/>'
        b'<g opacity="0.5"><path d="M0 0H9" stroke="red" fill="none"/></g></svg>',
        "icons/any.svg",
    )
    assert [*inks(symbol.items)] == [RED, INK, replace(RED, alpha=0.5)]
