from __future__ import annotations

import pytest

from cardwright.model.drawing import Colour, Fill, Group, Outline
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.outline import rectangle
from cardwright.typeset.qr import merged, modules
from tests.unit.typeset.faces import INK, TASK, at, items, problems

WHITE = Colour(1, 1, 1)
MARK = '_at="t.card.xml:2:1"'


def drawn(outline: Outline) -> set[tuple[int, int]]:
    """The cells of 1 mm that an outline of rectangles covers."""
    cells: set[tuple[int, int]] = set()
    for start in range(0, len(outline), 5):
        left, top = [round(float(part)) for part in outline[start][1:]]
        right, bottom = [round(float(part)) for part in outline[start + 2][1:]]
        cells |= {(x, y) for x in range(left, right) for y in range(top, bottom)}
    return cells


def test_equal_runs_below_each_other_are_one_block() -> None:
    matrix = ["XX..", "XX.X", "..XX", "XXX."]
    dark = [[cell == "X" for cell in line] for line in matrix]
    assert merged(dark) == ((0, 0, 2, 2), (3, 1, 1, 1), (2, 2, 2, 1), (0, 3, 3, 1))


def test_a_short_text_is_a_code_of_21_modules() -> None:
    """Version 1; its finder patterns are 7 by 7 with a core of 3 by 3."""
    blocks, count = modules("HELLO", "M")
    assert count == 21
    for x, y in ((0, 0), (14, 0), (0, 14)):
        assert (x + 2, y + 2, 3, 3) in blocks
        assert (x, y, 7, 1) in blocks


def test_a_code_fills_its_square_with_a_quiet_zone() -> None:
    """29 mm for 21 modules and 4 on each side: a module is 1 mm."""
    ground, code = items('<qr x="10" y="20" w="29">HELLO</qr>')
    assert ground == Fill(rectangle((10, 20, 29, 29)), WHITE)
    assert isinstance(code, Fill)
    assert code.paint == INK
    blocks, _ = modules("HELLO", "M")
    assert drawn(code.outline) == {
        (14 + column + i, 24 + row + j)
        for column, row, columns, rows in blocks
        for i in range(columns)
        for j in range(rows)
    }


def test_colours_quiet_zone_and_opacity() -> None:
    (made,) = items(
        '<qr w="21" quiet="0" color="blood" background="none" opacity="0.5">HELLO</qr>'
    )
    assert isinstance(made, Fill)
    assert made.paint == Colour(1, 0, 0, 0.5)
    assert min(drawn(made.outline)) == (0, 0)
    (group,) = items('<qr w="21" opacity="0.5">HELLO</qr>')
    assert isinstance(group, Group)
    assert [type(item) for item in group.items] == [Fill, Fill]


def test_more_correction_makes_a_larger_code() -> None:
    """36 bytes: the standard's versions 3 and 4 hold 53 L, 42 M, 46 Q, its 5th 44 H."""
    text = "https://example.org/a-longer-address"
    assert [modules(text, level)[1] for level in "LMQH"] == [29, 29, 33, 37]


@pytest.mark.parametrize(
    ("wide", "count"),
    [
        # 45, 41, 37 modules with the quiet zone, of 0.35 mm: 15.75, 14.35, 12.95 mm.
        ("15.75", 37),
        ("15.7", 33),
        ("14.35", 33),
        ("14.3", 29),
        # M is as large as L here. Where none fits it is L.
        ("12.95", 29),
        ("8", 29),
    ],
)
def test_auto_is_the_most_correction_whose_modules_are_wide_enough(
    wide: str, count: int
) -> None:
    text = "https://example.org/a-longer-address"
    _, made = items(f'<qr w="{wide}" ecc="auto">{text}</qr>')
    assert isinstance(made, Fill)
    side = max(float(part[1]) for part in made.outline if len(part) > 1)
    module = float(wide) / (count + 8)
    assert side == pytest.approx((count + 4) * module, abs=0.01)


def test_auto_takes_the_same_level_as_if_it_were_named() -> None:
    text = "https://example.org/a-longer-address"
    for wide, level in (("16", "H"), ("15", "Q"), ("13", "M"), ("9", "L")):
        auto, named = (
            items(f'<qr w="{wide}" ecc="{ecc}">{text}</qr>') for ecc in ("auto", level)
        )
        assert auto == named
    grown = items(f'<g scale="2"><qr w="8" ecc="auto">{text}</qr></g>')
    assert grown == items(f'<g scale="2"><qr w="8" ecc="H">{text}</qr></g>')


def test_a_code_without_text() -> None:
    message = "<qr> holds the text that it says, and nothing else"
    expected = Problem("bad-value", at(2, 1, "<qr"), message, TASK)
    assert problems(f'<qr {MARK} w="9"> </qr>') == [expected]
    assert problems(f'<qr {MARK} w="9">a<b/></qr>') == [expected]


def test_a_text_that_is_too_long() -> None:
    assert problems(f'<qr {MARK} w="9">{"x" * 3000}</qr>') == [
        Problem(
            "bad-value",
            at(2, 1, "<qr"),
            "a text of 3000 characters is too long for a qr code",
            f"write a shorter address, or ecc L ({TASK})",
        )
    ]
