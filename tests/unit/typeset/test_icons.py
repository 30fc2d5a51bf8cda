from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.model.drawing import Box, Colour, Fill
from cardwright.model.problem import Place, Problem
from cardwright.typeset.face import typeset
from cardwright.typeset.geometry.outline import rectangle
from tests.unit.typeset.faces import (
    INK,
    RED,
    TASK,
    at,
    composed,
    items,
    problems,
    setting,
)

MARK = '_at="t.card.xml:2:1"'


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Icons: a bar of 20 by 10 in the current colour, and one that cannot be read."""
    icons = tmp_path / "icons"
    icons.mkdir()
    (icons / "bar.svg").write_text(
        '<svg viewBox="0 0 20 10"><path fill="currentColor" d="M0 0h20v10h-20z"/></svg>'
    )
    (icons / "bad.svg").write_text("<svg/>")
    return tmp_path


@pytest.mark.parametrize(
    ("attributes", "box"),
    [
        ('w="4"', (0, 0, 4, 2)),
        ('h="4"', (0, 0, 8, 4)),
        ('x="1" y="2" w="4" h="4"', (1, 3, 4, 2)),
        ('w="8" h="2"', (2, 0, 4, 2)),
    ],
)
def test_an_icon_keeps_its_proportions(root: Path, attributes: str, box: Box) -> None:
    made = items(f'<icon name="bar" {attributes}/>', setting(root))
    assert made == (Fill(rectangle(box), INK),)


def test_a_colour_paints_all_of_it(root: Path) -> None:
    outline = rectangle((0, 0, 4, 2))
    made = items('<icon name="bar" w="4" color="blood"/>', setting(root))
    assert made == (Fill(outline, RED),)
    made = items('<icon name="bar" w="4" opacity="0.5"/>', setting(root))
    assert made == (Fill(outline, Colour(0, 0, 0, 0.5)),)


def test_an_icon_of_the_list_that_has_no_file_is_told_at_the_list(root: Path) -> None:
    listed = replace(setting(root), icon_names={"baar": "bar"})
    lost = '<icon name="baar" w="4"/>'
    text = '<text-box w="9" h="9"><icon name="baar"/></text-box>'
    for xml in (lost, text):
        assert typeset(composed(xml), listed)[1] == []


def test_the_current_colour_is_the_card_s(root: Path) -> None:
    xml = '<card color="blood"><icon name="bar" w="4"/></card>'
    drawing, found = typeset(replace(composed(""), xml=xml), setting(root))
    assert found == []
    assert drawing is not None
    assert drawing.items == (Fill(rectangle((0, 0, 4, 2)), RED),)


@pytest.mark.parametrize(
    ("attributes", "problem"),
    [
        (
            'name="baar" w="4"',
            Problem(
                "unknown-icon",
                at(2, 1, "<icon"),
                'there is no icon "baar"',
                f'did you mean "bar"? ({TASK})',
            ),
        ),
        (
            'name="bar"',
            Problem(
                "missing-attribute", at(2, 1, "<icon"), "<icon> needs w or h", TASK
            ),
        ),
        (
            'w="3"',
            Problem(
                "missing-attribute",
                at(2, 1, "<icon"),
                '<icon> needs the attribute "name"',
                TASK,
            ),
        ),
        (
            'name="bad" w="3"',
            Problem(
                "bad-image",
                Place("icons/bad.svg", 1, 1, 1, 5),
                "<svg> needs a viewBox",
                'write viewBox="0 0 24 24"',
            ),
        ),
    ],
)
def test_what_is_wrong_with_an_icon(
    root: Path, attributes: str, problem: Problem
) -> None:
    assert problems(f"<icon {MARK} {attributes}/>", setting(root)) == [problem]


def test_a_bad_file_is_told_once_in_a_face(root: Path) -> None:
    body = '<icon name="bad" w="3"/>' * 3
    assert len(problems(body, setting(root))) == 1
