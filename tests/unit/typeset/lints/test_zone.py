from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.model.face import Limits
from cardwright.model.problem import Problem
from tests.unit.typeset.faces import TASK, at, setting
from tests.unit.typeset.lints.faces import MARK, told

# A card of 63.5 by 88.9 mm; a capital I of 10 pt is slim, so its box tells its place.
TEXT = f'<text-box {MARK} size="10" h="5"'


def problem(what: str, excess: str, edge: str, tag: str = "<text-box") -> Problem:
    return Problem(
        "unsafe-zone",
        at(9, 5, tag),
        f"{what} stands {excess} mm too near the {edge} edge",
        f"keep 3.175 mm free: cutting may be off ({TASK})",
        "warning",
    )


def test_a_text_near_an_edge() -> None:
    text = f'{TEXT} x="40" y="70" w="22.5" align="right">Draw</text-box>'
    assert told(text) == [problem("the text", "2.2", "right")]


def test_the_ink_counts_not_the_box() -> None:
    text = f'{TEXT} x="0" y="70" w="63.5" align="center">Draw</text-box>'
    assert told(text) == []


def test_what_a_turned_group_holds_is_turned() -> None:
    text = f'<g x="1" y="60" rotate="-90">{TEXT} w="30">Draw</text-box></g>'
    (found,) = told(text)
    assert found.message.endswith("too near the left edge")
    assert told(f'<g x="4" y="60" rotate="-90">{TEXT} w="30">Draw</text-box></g>') == []


@pytest.mark.parametrize(("x", "told_of"), [("-20", 0), ("-5", 1), ("3.2", 0)])
def test_beyond_the_trim_nothing_is_missed(x: str, told_of: int) -> None:
    text = f'{TEXT} x="{x}" y="70" w="15">Draw</text-box>'
    assert len(told(text)) == told_of


@pytest.fixture
def icons(tmp_path: Path) -> Path:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons/dot.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        '<rect x="4" y="4" width="2" height="2"/></svg>',
        encoding="utf-8",
    )
    return tmp_path


def test_the_ink_of_an_icon_counts(icons: Path) -> None:
    near = f'<icon {MARK} name="dot" x="-1" y="40" w="10"/>'
    assert told(near, setting(icons)) == [
        problem('the icon "dot"', "0.2", "left", "<icon")
    ]
    assert told(near.replace("-1", "0"), setting(icons)) == []


def test_an_icon_that_runs_off_is_cut_on_purpose(icons: Path) -> None:
    off = f'<icon {MARK} name="dot" x="-20" y="30" w="40"/>'
    assert told(off, setting(icons)) == []
    cut = f'<icon {MARK} name="dot" x="-10" y="30" w="20"/>'
    assert told(cut, setting(icons)) == [
        problem('the icon "dot"', "5.2", "left", "<icon")
    ]


def test_a_game_has_a_zone_of_its_own() -> None:
    text = f'{TEXT} x="1.5" y="70" w="22.5">Draw</text-box>'
    assert told(text, limits=Limits(safe_zone=1.5)) == []
