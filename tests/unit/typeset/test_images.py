from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from cardwright.base.files import digest
from cardwright.model.drawing import Box, Clip, Colour, Fill, Group, Item, Picture
from cardwright.model.problem import Place, Problem
from cardwright.typeset.geometry.outline import rectangle
from cardwright.typeset.images import fitted
from tests.unit.typeset.faces import TASK, at, items, problems, setting

MARK = '_at="t.card.xml:2:1"'
WHOLE = (0.0, 0.0, 1.0, 1.0)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A workspace with a picture of 400 by 200 pixels, a drawing of 20 by 10."""
    art = tmp_path / "art"
    art.mkdir()
    out = io.BytesIO()
    Image.new("RGB", (400, 200)).save(out, "PNG")
    (art / "sea.png").write_bytes(out.getvalue())
    (art / "words.png").write_text("words")
    (art / "logo.svg").write_text(
        '<svg viewBox="0 0 20 10"><path d="M0 0h20v10h-20z"/></svg>'
    )
    (art / "bad.svg").write_text('<svg viewBox="0 0 9 9"><text/></svg>')
    return tmp_path


def picture(root: Path, box: Box, crop: Box = WHOLE) -> Picture:
    data = (root / "art/sea.png").read_bytes()
    return Picture("art/sea.png", digest(data), box, crop)


@pytest.mark.parametrize(
    ("attributes", "box", "crop"),
    [
        ('w="20" h="10"', (0, 0, 20, 10), WHOLE),
        ('x="3" y="4" w="20"', (3, 4, 20, 10), WHOLE),
        ('h="5"', (0, 0, 10, 5), WHOLE),
        ('w="10" h="10"', (0, 0, 10, 10), (0.25, 0, 0.75, 1)),
        ('w="10" h="10" focus="0 50"', (0, 0, 10, 10), (0, 0, 0.5, 1)),
        ('w="10" h="10" focus="100 50"', (0, 0, 10, 10), (0.5, 0, 1, 1)),
        ('w="20" h="5" focus="50 100"', (0, 0, 20, 5), (0, 0.5, 1, 1)),
        ('w="10" h="10" fit="contain"', (0, 2.5, 10, 5), WHOLE),
        ('w="10" h="10" fit="contain" focus="0 100"', (0, 5, 10, 5), WHOLE),
    ],
)
def test_a_picture_is_fitted_into_its_box(
    root: Path, attributes: str, box: Box, crop: Box
) -> None:
    """400 by 200 pixels in a square of 10: cover shows half of them."""
    made = items(f'<image src="sea.png" {attributes}/>', setting(root))
    assert made == (picture(root, box, crop),)


def test_corners_and_opacity(root: Path) -> None:
    body = '<image src="sea.png" w="20" h="10" r="2" opacity="0.5"/>'
    clip = Clip(rectangle((0, 0, 20, 10), (2,)), (picture(root, (0, 0, 20, 10)),))
    assert items(body, setting(root)) == (Group((clip,), 0.5),)


def test_vector_art_is_drawn_and_cut(root: Path) -> None:
    """20 by 10 units over a square of 10: 20 mm wide from -5, cut at the box."""
    black = Colour(0, 0, 0)
    made: tuple[Item, ...] = items(
        '<image src="logo.svg" w="10" h="10"/>', setting(root)
    )
    wide = Fill(rectangle((-5, 0, 20, 10)), black)
    assert made == (Clip(rectangle((0, 0, 10, 10)), (wide,)),)
    made = items('<image src="logo.svg" w="10" h="10" fit="contain"/>', setting(root))
    assert made == (Fill(rectangle((0, 2.5, 10, 5)), black),)
    made = items('<image src="logo.svg" w="10" fit="contain"/>', setting(root))
    assert made == (Fill(rectangle((0, 0, 10, 5)), black),)


@pytest.mark.parametrize(
    ("attributes", "problem"),
    [
        (
            'src="see.png" w="9"',
            Problem(
                "missing-image",
                at(2, 1, "<image"),
                'there is no image "see.png"',
                f'did you mean "sea.png"? ({TASK})',
            ),
        ),
        (
            'src="../x.png" w="9"',
            Problem(
                "bad-value",
                at(2, 1, "<image"),
                '"../x.png" leaves the folders of the game',
                TASK,
            ),
        ),
        (
            'src="words.png" w="9"',
            Problem(
                "bad-image",
                at(2, 1, "<image"),
                '"words.png" is not a PNG, JPEG or SVG file',
                TASK,
            ),
        ),
        (
            'src="sea.png"',
            Problem(
                "missing-attribute", at(2, 1, "<image"), "<image> needs w or h", TASK
            ),
        ),
        (
            'src="logo.svg"',
            Problem(
                "missing-attribute", at(2, 1, "<image"), "<image> needs w or h", TASK
            ),
        ),
        (
            'src="sea.png" w="0"',
            Problem("bad-value", at(2, 1, "<image"), "<image> is without extent", TASK),
        ),
        (
            'src="bad.svg" w="9"',
            Problem(
                "unsupported-svg",
                Place("art/bad.svg", 1, 24, 1, 29),
                "<text> cannot be drawn from an SVG file",
                "turn the text into paths",
            ),
        ),
        (
            'w="9"',
            Problem(
                "missing-attribute",
                at(2, 1, "<image"),
                '<image> needs the attribute "src"',
                TASK,
            ),
        ),
    ],
)
def test_what_is_wrong_with_an_image(
    root: Path, attributes: str, problem: Problem
) -> None:
    assert problems(f"<image {MARK} {attributes}/>", setting(root)) == [problem]


def test_the_focus_keeps_its_place() -> None:
    assert fitted((40, 20), (0, 0, 10, 10), "cover", (0.25, 0)) == (-2.5, 0, 20, 10)
