from __future__ import annotations

import pytest

from cardwright.model.drawing import (
    Colour,
    Fill,
    FontKey,
    Glyph,
    Glyphs,
    Group,
    Outline,
    Stroke,
)
from cardwright.typeset.shadow import Shadow, cast, cast_shape, cast_text, shadow
from cardwright.typeset.slip import SlipError

BLACK = Colour(0, 0, 0)
OUTLINE: Outline = (("M", 0.0, 0.0), ("L", 4.0, 0.0), ("Z",))
SHIFTED: Outline = (("M", 1.0, 2.0), ("L", 5.0, 2.0), ("Z",))


def test_a_shadow_is_read_with_or_without_a_blur() -> None:
    assert shadow("1 2 #0008", {}) == Shadow(1, 2, 0, Colour(0, 0, 0, 136 / 255))
    assert shadow("-1 0.5 0.3 ink/0.5", {"ink": "#000"}) == Shadow(
        -1, 0.5, 0.3, Colour(0, 0, 0, 0.5)
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1 2", '"1 2" is not a shadow'),
        ("a 2 #000", '"a" is not a number'),
        ("1 2 -3 #000", 'the blur "-3" is negative'),
        ("1 2 nil", 'there is no colour "nil"'),
    ],
)
def test_what_is_no_shadow(text: str, message: str) -> None:
    with pytest.raises(SlipError, match="^" + message):
        shadow(text, {})


def test_a_hard_shadow_is_a_copy_in_its_colour() -> None:
    glyphs = Glyphs(FontKey("p", "f"), 9, (Glyph(1, 0, 0, "a", 2),), Colour(1, 0, 0))
    copy = Glyphs(FontKey("p", "f"), 9, (Glyph(1, 1, 2, "a", 2),), BLACK)
    shade = Shadow(1, 2, 0, Colour(0, 0, 0, 0.4))
    assert cast([glyphs], shade) == [Group((copy,), alpha=0.4)]


def test_a_blurred_shape_is_six_ever_wider_copies() -> None:
    """All six together let 1 - 0.469 through: each has an alpha of 1 - 0.531^(1/6)."""
    body = Fill(OUTLINE, Colour(1, 0, 0))
    shade = Shadow(1, 2, 0.6, Colour(0, 0, 0, 0.468559))
    copy = Fill(SHIFTED, BLACK)
    rings = [
        Group((copy, Stroke(SHIFTED, BLACK, width, join="round")), alpha=0.1)
        for width in (0.2, 0.4, 0.6, 0.8, 1.0, 1.2)
    ]
    assert cast_shape(OUTLINE, body, shade) == rings


def test_a_blurred_text_is_six_copies_around_its_shadow() -> None:
    """At a blur of 2, on a circle of radius 1 around the offset."""
    dot: Outline = (("M", 0.0, 0.0),)
    made = cast([Fill(dot, BLACK)], Shadow(0, 0, 2, Colour(0, 0, 0, 0.468559)))
    points = [
        (1, 0),
        (0.5, 0.866),
        (-0.5, 0.866),
        (-1, 0),
        (-0.5, -0.866),
        (0.5, -0.866),
    ]
    assert made == [
        Group((Fill((("M", float(x), float(y)),), BLACK),), alpha=0.1)
        for x, y in points
    ]


def test_the_shadow_of_a_text_says_nothing() -> None:
    """Nor do the letters and icons in it."""
    icon = Group((Group((Fill(OUTLINE, BLACK),), spoken="inner"),), spoken="[sun]")
    font = FontKey("fontpkg-inter-tight", "a.ttf", ())
    letters = Glyphs(font, 9, (Glyph(7, 1, 1, "a", 2),), BLACK)
    made = cast_text([icon, letters], Shadow(1, 2, 0, BLACK))
    mute = Group((Group((Fill(SHIFTED, BLACK),)),))
    dumb = Glyphs(font, 9, (Glyph(7, 2, 3, "", 2),), BLACK)
    assert made == Group((Group((mute, dumb)),), spoken="")
