from __future__ import annotations

from math import inf
from pathlib import Path

import pytest

from cardwright.model.drawing import Clip, Colour, Fill, Group, Stroke
from cardwright.model.face import Limits
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.outline import rectangle
from cardwright.typeset.lints.hairline import thinnest
from tests.unit.typeset.faces import TASK, at, setting
from tests.unit.typeset.lints.faces import MARK, told

BOX = f'<rect {MARK} x="9" y="9" w="9" h="9"'

# 0.25 pt are 0.0882 mm.


def problem(what: str, width: str, tag: str) -> Problem:
    return Problem(
        "hairline",
        at(9, 5, tag),
        f"{what} is {width} pt wide, less than 0.25 pt",
        f"0.09 mm can be printed ({TASK})",
        "warning",
    )


def test_a_line_that_is_too_thin() -> None:
    thin = f'{BOX} fill="none" stroke="#000" stroke-width="0.08"/>'
    assert told(thin) == [problem("the line of <rect>", "0.22", "<rect")]
    assert told(thin.replace("0.08", "0.09")) == []


def test_a_group_makes_lines_thinner() -> None:
    line = f'<g scale="0.5">{BOX} stroke="#000" stroke-width="0.1"/></g>'
    assert [found.code for found in told(line)] == ["hairline"]
    assert told(line.replace("0.5", "1.5")) == []


@pytest.mark.parametrize(
    "line",
    [
        'fill="#abc" stroke="#abc" stroke-width="0.05"',
        'fill="#abc" stroke="none" stroke-width="0.05"',
        'fill="#abc" stroke="#000" stroke-width="0"',
        'fill="#abc" stroke="#000"',
    ],
)
def test_what_is_no_hairline(line: str) -> None:
    assert told(f"{BOX} {line}/>") == []


def test_the_lines_of_an_icon_shrink_with_it(tmp_path: Path) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons/net.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        '<path d="M0 50H100" stroke="#000" stroke-width="2"/></svg>',
        encoding="utf-8",
    )
    icon = f'<icon {MARK} name="net" x="9" y="9" w="4"/>'
    assert told(icon, setting(tmp_path)) == [
        problem('the thinnest line of the icon "net"', "0.22", "<icon")
    ]
    assert told(icon.replace('w="4"', 'w="5"'), setting(tmp_path)) == []


def test_the_thinnest_of_all_lines() -> None:
    box, ink = rectangle((0, 0, 1, 1)), Colour(0, 0, 0)
    lines = [Stroke(box, ink, width) for width in (3, 2, 4)]
    assert thinnest([lines[0], Group((Clip(box, (lines[1],)), lines[2]))]) == 2
    assert thinnest([Fill(box, ink)]) == inf


def test_a_game_has_a_limit_of_its_own() -> None:
    thin = f'{BOX} stroke="#000" stroke-width="0.08"/>'
    assert told(thin, limits=Limits(hairline=0.2)) == []


def test_a_line_is_as_thin_as_a_group_makes_it_somewhere() -> None:
    """Thrice as long across, half as broad: the line is 1 of 2 where it runs across."""
    line = Stroke((("M", 0, 0), ("L", 9, 0)), Colour(0, 0, 0), 2.0)
    assert thinnest([Group((line,), matrix=(3, 0, 0, 0.5, 7, 7))]) == 1
    assert thinnest([Group((line,), matrix=(0, 2, -2, 0, 0, 0))]) == 4
    assert thinnest([Group((), matrix=(3, 0, 0, 0.5, 7, 7))]) == inf


def test_the_lines_of_an_icon_in_a_text(tmp_path: Path) -> None:
    """At 10 pt an icon is 11 pt high: a line of a fiftieth of it is 0.22 pt wide."""
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons/net.svg").write_text(
        '<svg viewBox="0 0 100 100">'
        '<path d="M0 50H100" stroke="#000" stroke-width="2"/></svg>'
    )
    text = f'<text-box {MARK} x="9" y="9" w="30" h="9" size="10">Pay {{}}</text-box>'
    icon = '<icon name="net"/>'
    assert told(text.format(icon), setting(tmp_path)) == [
        problem('the thinnest line of the icon "net"', "0.22", "<text-box")
    ]
    larger = f'<span size="1.2">{icon}</span>'
    assert told(text.format(larger), setting(tmp_path)) == []
