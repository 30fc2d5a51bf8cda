from __future__ import annotations

import pytest

from cardwright.model.drawing import Clip, Colour, Fill
from cardwright.typeset.geometry.matrix import moved, scaling
from cardwright.typeset.geometry.outline import ellipse, polygon, rectangle
from cardwright.typeset.svg.read import read_svg
from cardwright.typeset.svg.symbol import Symbol

BAR = Fill(rectangle((100, 100, 200, 100)), Colour(0, 0, 0))


def read(path: str, transform: str = "") -> Symbol:
    """10 units are 1000 of the symbol."""
    body = (
        f'<clipPath id="c">{path}</clipPath><rect x="1" y="1" width="2" height="1"'
        f' clip-path="url(#c)" {transform}/>'
    )
    return read_svg(f'<svg viewBox="0 0 10 10">{body}</svg>'.encode(), "x.svg")


def test_a_clip_of_one_shape() -> None:
    made = read('<circle cx="2" cy="1" r="1"/>')
    assert made.problems == ()
    assert made.items == (Clip(moved(ellipse(2, 1, 1, 1), scaling(100, 100)), (BAR,)),)


def test_its_own_transform_and_that_of_what_it_cuts() -> None:
    path = '<path d="M0 0h1v1z" transform="scale(2)" clip-rule="evenodd"/>'
    window = polygon([(100, 0), (300, 0), (300, 200)])
    moved = Fill(rectangle((200, 100, 200, 100)), Colour(0, 0, 0))
    made = read(path, 'transform="translate(1 0)"')
    assert made.items == (Clip(window, (moved,), even_odd=True),)


def test_a_clip_of_nothing_hides_all() -> None:
    made = read('<rect width="0" height="1"/>')
    assert (made.items, made.problems) == ((), ())


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("", "a <clipPath> of other than one shape cannot be drawn"),
        (
            '<rect width="1" height="1"/><rect width="2" height="1"/>',
            "a <clipPath> of other than one shape cannot be drawn",
        ),
        ("<text>a</text>", "a <clipPath> of other than one shape cannot be drawn"),
        (
            '<rect width="1" height="1" clip-path="url(#c)"/>',
            "a <clipPath> that is clipped itself cannot be drawn",
        ),
    ],
)
def test_clips_that_cannot_be_drawn(path: str, message: str) -> None:
    made = read(path)
    assert made.items == ()
    assert [problem.message for problem in made.problems] == [message]
