from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from cardwright.model.face import Limits
from cardwright.model.problem import Problem
from tests.unit.typeset.faces import TASK, at, setting
from tests.unit.typeset.lints.faces import MARK, told

TEXT = f'<text-box {MARK} x="10" y="10" w="40" h="6" size="10"'
WORDS = "Draw two cards</text-box>"


def problem(
    ink: str, ground: str, ratio: str, near: str, least: str = "4.5"
) -> Problem:
    return Problem(
        "low-contrast",
        at(9, 5, "<text-box"),
        f'"{ink}" on "{ground}" is hard to read: its contrast is {ratio}, '
        f"and {least} is the least",
        f'write it in "{near}", or lay a panel under it ({TASK})',
        "warning",
    )


# The greys on either side of 4.5 on white have 4.48 and 4.54.
GREY = problem("#777777", "#ffffff", "4.4", "#767676")


def test_a_colour_that_stands_out_too_little() -> None:
    assert told(f'{TEXT} color="#777777">{WORDS}') == [GREY]
    assert told(f'{TEXT} color="#767676">{WORDS}') == []


def test_large_text_needs_less() -> None:
    large = f'<text-box {MARK} x="5" y="10" w="55" h="9" size="18"'
    assert told(f'{large} color="#949494">{WORDS}') == []
    assert told(f'{large} color="#969696">{WORDS}') == [
        problem("#969696", "#ffffff", "2.9", "#949494", "3")
    ]


@pytest.mark.parametrize(("weight", "told_of"), [("600", 1), ("700", 0)])
def test_bold_is_large_from_14_pt_on(weight: str, told_of: int) -> None:
    text = f'<text-box x="5" y="10" w="55" h="9" size="14" weight="{weight}"'
    assert len(told(f'{text} color="#949494">{WORDS}')) == told_of


def test_each_colour_in_a_text_is_looked_at_and_the_worst_told() -> None:
    spans = '<span color="#999999">Draw</span> <span color="#cccccc">two</span> cards'
    assert told(f"{TEXT}>{spans}</text-box>") == [
        problem("#cccccc", "#ffffff", "1.6", "#767676")
    ]


def test_alpha_and_opacity_count() -> None:
    # Half black on white is the grey 128, of contrast 3.95.
    half = problem("#808080", "#ffffff", "3.9", "#767676")
    assert told(f'{TEXT} color="#00000080">{WORDS}') == [
        problem("#7f7f7f", "#ffffff", "4", "#767676")
    ]
    assert told(f'{TEXT} opacity="0.5">{WORDS}') == [half]
    assert told(f'<g opacity="0.5">{TEXT}>{WORDS}</g>') == [half]


def test_what_is_really_behind_counts() -> None:
    black = '<rect x="9" y="9" w="45" h="9" fill="#000"/>'
    white = '<rect x="9" y="9" w="45" h="9" fill="#fff"/>'
    assert len(told(f"{black}{TEXT}>{WORDS}")) == 1
    assert told(f"{black}{white}{TEXT}>{WORDS}") == []
    assert told(f"{TEXT}>{WORDS}{black}") == []


def test_of_a_gradient_the_colour_where_the_letters_are() -> None:
    # The words are about 25 mm long, and the box goes on to where it is dark.
    across = '<rect x="10" y="9" w="40" h="9" fill="linear-gradient(90deg, {})"/>'
    dark = across.format("#fff, #fff 65%, #000 66%")
    sooner = across.format("#fff, #fff 30%, #000 31%")
    assert told(f"{dark}{TEXT}>{WORDS}") == []
    assert told(f"{sooner}{TEXT}>{WORDS}") == [
        problem("#000000", "#000000", "1", "#757575")
    ]


def test_a_shape_beside_the_letters_is_not_behind_them() -> None:
    beside = '<rect x="40" y="9" w="15" h="9" fill="#000"/>'
    across = '<circle cx="22" cy="13" r="5" fill="#000"/>'
    assert told(f"{beside}{TEXT}>{WORDS}") == []
    assert len(told(f"{across}{TEXT}>{WORDS}")) == 1


def test_a_fine_line_or_a_speck_harms_nothing() -> None:
    line = '<path d="M5 13H60" fill="none" stroke="#000" stroke-width="0.3"/>'
    speck = '<rect x="20" y="9" w="0.4" h="9" fill="#000"/>'
    assert told(f"{line}{speck}{TEXT}>{WORDS}") == []


@pytest.mark.parametrize(
    ("shadow", "told_of"),
    [("0 0 1 #000", 0), ("0 0 1 #0003", 1), ("0.3 0.3 #000", 1), ("0.6 0 1 #000", 1)],
)
def test_a_soft_dark_shadow_helps_white_letters(shadow: str, told_of: int) -> None:
    text = f'{TEXT} color="#fff" shadow="{shadow}">{WORDS}'
    assert len(told(text)) == told_of


def test_a_picture_is_a_ground(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    image = Image.new("RGB", (600, 300), (255, 255, 255))
    image.paste((0, 0, 0), (300, 0, 600, 300))
    image.save(tmp_path / "art/half.png")
    art = '<image x="{}" y="5" w="40" h="20" src="half.png"/>'
    assert told(f"{art.format(20)}{TEXT}>{WORDS}", setting(tmp_path)) == []
    assert told(f"{art.format(0)}{TEXT}>{WORDS}", setting(tmp_path)) == [
        problem("#000000", "#000000", "1", "#757575")
    ]


def test_an_icon_is_a_ground_whether_it_is_drawn_or_not(tmp_path: Path) -> None:
    (tmp_path / "icons").mkdir()
    path = tmp_path / "icons/heart.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        '<rect width="10" height="10" fill="#111111"/></svg>',
        encoding="utf-8",
    )
    icon = '<icon name="heart" x="10" y="10" w="10"/>'
    number = f'<text-box {MARK} x="10" y="10" w="10" h="10" size="20">7</text-box>'
    assert told(icon + number, setting(tmp_path)) == [
        problem("#000000", "#111111", "1.1", "#606060", "3")
    ]


def test_a_text_that_does_not_fit_is_told_of_that_alone() -> None:
    text = f'{TEXT} min-size="10" color="#ccc">{WORDS.replace("two", "two " * 30)}'
    assert {found.code for found in told(text)} == {"text-overflow"}


def test_a_game_has_limits_of_its_own() -> None:
    text = f'{TEXT} color="#949494">{WORDS}'
    assert told(text, limits=Limits(contrast=3)) == []
