from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from cardwright.model.drawing import Colour, Glyphs, Group, Item
from cardwright.model.face import Element
from cardwright.typeset.text.block import block
from cardwright.typeset.text.dressing import Base
from cardwright.typeset.text.inline import Look
from cardwright.typeset.text.lines import wrap
from cardwright.typeset.text.place import Row, Ruler, ink, row, set_row
from tests.unit.typeset.kit import BLACK, EM, FONTS, content, el, square

BASE = Base(
    fonts=FONTS,
    family="mono",
    weight=400,
    italic=False,
    colour=BLACK,
    tracking=0.0,
    case="none",
    strength=Look(),
    middle=0.365,
)


def ruler(width: float, align: str = "left") -> Ruler:
    """A box that begins at 100 mm, ``width`` em wide, at 10 pt."""
    return Ruler(100.0, width * EM, align, 10, EM)


def rows(width: float, align: str, *children: Element | str) -> list[Row]:
    (paragraph,) = content(*children)
    lines = wrap(block(BASE, paragraph), width)
    return [row(line, ruler(width, align), 50.0) for line in lines]


def texts(items: Sequence[Item]) -> list[list[str]]:
    """The texts of the glyphs of each run."""
    return [[g.text for g in item.glyphs] for item in items if isinstance(item, Glyphs)]


def ems(found: Row) -> tuple[float, float]:
    """Pen start within the box and pen width, in em."""
    return round((found.start - 100) / EM, 6), round(found.width / EM, 6)


@pytest.mark.parametrize(
    ("align", "starts"),
    [("left", [0, 0]), ("center", [0.5, 1.4]), ("right", [1, 2.8])],
)
def test_lines_are_aligned(align: str, starts: list[float]) -> None:
    found = rows(4.0, align, "HH HH HH")
    assert [ems(line) for line in found] == [(starts[0], 3.0), (starts[1], 1.2)]


HEBREW = "\u05d0\u05d1"


@pytest.mark.parametrize(
    ("align", "text", "side"),
    [
        ("start", "HH", "left"),
        ("end", "HH", "right"),
        ("start", HEBREW, "right"),
        ("end", HEBREW, "left"),
        ("left", HEBREW, "left"),
        ("right", HEBREW, "right"),
        ("justify", HEBREW, "right"),
    ],
)
def test_a_line_starts_where_its_letters_do(align: str, text: str, side: str) -> None:
    (found,), (plain,) = rows(9.0, align, text), rows(9.0, side, text)
    assert found == plain
    start = found.start - found.before
    end = found.start + found.width + found.behind
    assert start == pytest.approx(100) or side == "right"
    assert end == pytest.approx(100 + 9 * EM) or side == "left"


def test_a_justified_line_that_runs_leftwards_reaches_both_edges() -> None:
    found = rows(4.0, "justify", f"{HEBREW} HH {HEBREW} {HEBREW}")
    first = found[0]
    assert first.start - first.before == pytest.approx(100)
    assert first.start + first.width + first.behind == pytest.approx(100 + 4 * EM)
    made = set_row(first, ruler(4.0), square)
    said = [
        glyph.text for run in made if isinstance(run, Glyphs) for glyph in run.glyphs
    ]
    assert "".join(said) == f"HH {HEBREW[::-1]}"


def test_a_justified_line_reaches_both_edges_and_the_last_stays() -> None:
    found = rows(4.0, "justify", "HH HH HH")
    assert [ems(line) for line in found] == [(0, 4.0), (0, 1.2)]
    assert found[0].stretch == pytest.approx(1.0 * EM)


def test_a_line_before_a_break_is_not_stretched() -> None:
    found = rows(4.0, "justify", "HH HH", el("br"), "HH")
    assert [ems(line) for line in found] == [(0, 3.0), (0, 1.2)]


def test_a_justified_line_without_blanks_stretches_between_segments() -> None:
    found = rows(4.0, "justify", "HH-HH-HH")
    assert ems(found[0]) == (0, 4.0)
    assert found[0].stretch == pytest.approx(0.4 * EM)
    assert not found[0].blanks


@pytest.mark.parametrize("align", ["left", "center", "right", "justify"])
def test_ink_that_sticks_out_is_pushed_into_the_box(align: str) -> None:
    base = BASE._replace(family="serif", italic=True)
    (paragraph,) = content("fjord")
    made = block(base, paragraph)
    (line,) = wrap(made, made.widest)
    wide = replace(ruler(made.widest, align))
    box = ink([row(line, wide, 50.0)], wide)
    assert box
    assert box[0] >= 100 - 1e-9
    assert box[0] + box[2] <= 100 + wide.width + 1e-9


def test_glyphs_stand_on_the_baseline_at_their_pen_positions() -> None:
    (line,) = rows(9, "left", "ab c")
    (run,) = set_row(line, ruler(9), square)
    assert isinstance(run, Glyphs)
    assert (run.size, run.paint, run.slant) == (10, BLACK, 0)
    assert [glyph.text for glyph in run.glyphs] == ["a", "b", " ", "c"]
    assert [glyph.y for glyph in run.glyphs] == [50.0] * 4
    steps = [0.0, 0.6, 1.2, 1.8]
    assert [g.x for g in run.glyphs] == pytest.approx([100 + s * EM for s in steps])
    assert [g.advance for g in run.glyphs] == pytest.approx([0.6 * EM] * 4)


def test_a_stretched_blank_has_the_advance_that_it_takes() -> None:
    found = rows(4.0, "justify", "HH HH HH")
    (run,) = set_row(found[0], ruler(4.0), square)
    assert isinstance(run, Glyphs)
    assert run.glyphs[2].advance == pytest.approx(1.6 * EM)
    assert run.glyphs[3].x == pytest.approx(100 + 2.8 * EM)


def test_another_look_is_another_run() -> None:
    (line,) = rows(9, "left", "a ", el("b", "b"), " c")
    found = set_row(line, ruler(9), square)
    assert texts(found) == [["a", " "], ["b"], [" ", "c"]]


def test_an_icon_is_a_group_that_says_its_name() -> None:
    boxes: list[tuple[float, ...]] = []

    def icons(name: str, box: tuple[float, ...], colour: Colour | None) -> Group:
        assert (name, colour) == ("gem", None)
        boxes.append(box)
        return Group(())

    (line,) = rows(9, "left", "a", el("icon", name="gem"))
    found = set_row(line, ruler(9), icons)
    assert found[1:] == [Group((Group(()),), spoken="[gem]")]
    (x, y, w, h) = boxes[0]
    assert (w, h) == pytest.approx((1.1 * EM, 1.1 * EM))
    assert x == pytest.approx(100 + 0.65 * EM)
    assert y + h / 2 == pytest.approx(50 - 0.365 * EM)


def test_an_unknown_icon_leaves_its_room() -> None:
    (line,) = rows(9, "left", "a", el("icon", name="gem"), "b")
    first, second = set_row(line, ruler(9), lambda *_: None)
    assert isinstance(first, Glyphs)
    assert isinstance(second, Glyphs)
    assert second.glyphs[0].x == pytest.approx(100 + 1.8 * EM)


def test_a_hyphen_is_drawn_where_a_line_ends_only() -> None:
    """It says nothing: the soft hyphen before it stands for both."""
    broken = rows(2.0, "left", "aa\u00adbb")
    (whole,) = rows(9.0, "left", "aa\u00adbb")
    drawn = [texts(set_row(line, ruler(2), square)) for line in (*broken, whole)]
    assert drawn == [
        [["a", "a", "\u00ad", "-"]],
        [["b", "b"]],
        [["a", "a", "\u00ad", "b", "b"]],
    ]
    assert ems(broken[0]) == (0, 1.8)
