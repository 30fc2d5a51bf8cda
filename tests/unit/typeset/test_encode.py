from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from cardwright.model.drawing import (
    Clip,
    Colour,
    Fill,
    FontKey,
    Glyph,
    Glyphs,
    Group,
    Item,
    Linear,
    Outline,
    Picture,
    Radial,
    Stroke,
)
from cardwright.typeset.encode import digest_of

RED, BLUE = Colour(1, 0, 0), Colour(0, 0, 1)
LINE: Outline = (("M", 0.0, 0.0), ("L", 1.0, 2.0))
SQUARE: Outline = (*LINE, ("Z",))
STOPS = ((0.0, RED), (1.0, BLUE))
FONT = FontKey("p", "f.ttf", (("wght", 400.0),))
GLYPHS = Glyphs(FONT, 9, (Glyph(1, 0, 0, "a", 2), Glyph(2, 2, 0, "b", 2)), RED)
FILL = Fill(LINE, RED)
STROKE = Stroke(LINE, RED, 1)
PICTURE = Picture("a.png", "d", (0, 0, 1, 1))
SIZE = (63.5, 88.9, 3.175)

DIFFERENT: tuple[tuple[Item, ...], ...] = (
    (),
    (FILL,),
    (FILL, FILL),
    (Fill(SQUARE, RED),),
    (Fill(LINE, BLUE),),
    (Fill(LINE, RED, even_odd=True),),
    (Fill(LINE, Linear(0, 0, 1, 0, STOPS)),),
    (Fill(LINE, Linear(0, 0, 1, 1, STOPS)),),
    (Fill(LINE, Linear(0, 0, 1, 0, (*STOPS, (1.0, RED)))),),
    (Fill(LINE, Radial(0, 0, 1, STOPS)),),
    (Fill(LINE, Radial(0, 0, 1, STOPS, (0.5, 0))),),
    (Fill(LINE, Radial(0, 0, 1, STOPS, matrix=(2, 0, 0, 1, 0, 0))),),
    (STROKE,),
    (replace(STROKE, width=2),),
    (replace(STROKE, cap="round"),),
    (replace(STROKE, join="round"),),
    (replace(STROKE, dashes=(1, 2)),),
    (replace(STROKE, miter=4),),
    (PICTURE,),
    (replace(PICTURE, digest="e"),),
    (replace(PICTURE, box=(0, 0, 1, 2)),),
    (replace(PICTURE, crop=(0, 0, 1, 0.5)),),
    (GLYPHS,),
    (replace(GLYPHS, size=8),),
    (replace(GLYPHS, slant=0.2),),
    (replace(GLYPHS, paint=BLUE),),
    (replace(GLYPHS, font=replace(FONT, axes=(("wght", 700.0),))),),
    (replace(GLYPHS, font=replace(FONT, package="q")),),
    (replace(GLYPHS, glyphs=GLYPHS.glyphs[:1]),),
    (replace(GLYPHS, glyphs=(Glyph(1, 0, 0, "ab", 2), Glyph(2, 2, 0, "", 2))),),
    (Clip(LINE, (FILL,)),),
    (Clip(SQUARE, (FILL,)),),
    (Clip(LINE, (FILL,), even_odd=True),),
    (Clip(LINE, ()), FILL),
    (Group((FILL,)),),
    (Group(()), FILL),
    (Group((FILL,), alpha=0.5),),
    (Group((FILL,), blend="screen"),),
    (Group((FILL,), spoken=""),),
    (Group((FILL,), spoken="fire"),),
    (Group((FILL,), matrix=(1, 0, 0, 1, 0, 0)),),
    (Group((FILL,), matrix=(1, 0, 0, 1, 5, 0)),),
)


def test_whatever_is_drawn_differently_has_another_digest() -> None:
    digests = [digest_of(items, SIZE) for items in DIFFERENT]
    same = [
        pair for pair in combinations(range(len(digests)), 2) if _equal(digests, pair)
    ]
    assert same == []
    assert digest_of((FILL,), (63.5, 88.9, 0)) != digest_of((FILL,), SIZE)


def _equal(digests: list[str], pair: tuple[int, int]) -> bool:
    return digests[pair[0]] == digests[pair[1]]


def test_equal_drawings_have_one_digest() -> None:
    again = Fill((("M", 0.0, 0.0), ("L", 1.0, 2.0)), Colour(1.0, 0.0, 0.0))
    assert digest_of((again,), SIZE) == digest_of((FILL,), SIZE)


def test_a_picture_counts_by_its_content() -> None:
    moved = replace(PICTURE, file="b/a.png")
    assert digest_of((moved,), SIZE) == digest_of((PICTURE,), SIZE)


def test_what_no_printer_could_show_is_no_difference() -> None:
    one, other, third = (
        Fill((("M", x, 0.0), ("L", 1.0, 1.0), ("Z",)), Colour(0, 0, 0))
        for x in (0.1 + 0.2, 0.3, 0.30001)
    )
    digests = [digest_of([item], (1.0, 1.0, 0.0)) for item in (one, other, third)]
    assert digests[0] == digests[1] != digests[2]


def test_what_lies_beyond_all_measure_has_a_digest() -> None:
    far = Fill((("M", 1e300, -0.0), ("L", 1.0, 1.0)), Colour(0, 0, 0))
    near = Fill((("M", 1e300, 0.0), ("L", 1.0, 1.0)), Colour(0, 0, 0))
    assert digest_of([far], SIZE) == digest_of([near], SIZE)
