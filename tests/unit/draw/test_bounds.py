from __future__ import annotations

from cardwright.draw.bounds import bounds, first_font, moved
from cardwright.model.drawing import Clip, Fill, Glyph, Glyphs, Group, Picture, Stroke
from tests.unit.draw.kit import BLACK, BODY, MONO, bar, rectangle


def test_nothing_has_an_empty_box() -> None:
    assert bounds(()) == (0, 0, 0, 0)
    assert bounds((Group(()),)) == (0, 0, 0, 0)


def test_a_box_holds_all_fills_and_pictures() -> None:
    items = (Fill(rectangle(1, 2, 3, 4), BLACK), Picture("a.png", "", (-1, 5, 2, 3)))
    assert bounds(items) == (-1, 2, 5, 6)


def test_a_curve_is_held_by_its_control_points() -> None:
    curve = Clip((("M", 0, 0), ("C", 0, 8, 4, 9, 4, 0), ("Z",)), ())
    assert bounds((curve,)) == (0, 0, 4, 9)


def test_a_stroke_reaches_beyond_its_line() -> None:
    line = rectangle(0, 0, 10, 10)
    assert bounds((Stroke(line, BLACK, 2, join="round"),)) == (-1.5, -1.5, 13, 13)
    assert bounds((Stroke(line, BLACK, 2),)) == (-10, -10, 30, 30)


def test_glyphs_reach_two_em_around_their_pen_positions() -> None:
    glyphs = Glyphs(MONO, 72, (Glyph(1, 10, 20, "a"), Glyph(1, 30, 20, "a")), BLACK)
    assert bounds((glyphs,)) == (10 - 50.8, 20 - 50.8, 20 + 101.6, 101.6)


def test_a_matrix_moves_and_turns_what_is_inside() -> None:
    assert bounds(
        (Group((Fill(rectangle(1, 0, 2, 1), BLACK),), matrix=(0, 1, -1, 0, 5, 5)),)
    ) == (
        4,
        6,
        1,
        2,
    )
    assert moved((0, 0, 1, 2), (2, 0, 0, 3, 1, 1)) == (1, 1, 3, 7)


def test_the_first_font_is_found_however_deep() -> None:
    glyph = (Glyph(1, 0, 0, "a"),)
    deep = Group((Clip((), (Glyphs(BODY, 9, glyph, BLACK),)),))
    assert first_font((bar(0, 0, 1, 1), deep, Glyphs(MONO, 9, glyph, BLACK))) == BODY
    assert first_font((bar(0, 0, 1, 1), Glyphs(MONO, 9, (), BLACK))) is None
