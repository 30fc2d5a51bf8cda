from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.typeset.lints.icons import Placed
from cardwright.typeset.svg.read import read_svg
from tests.unit.typeset.faces import setting
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
