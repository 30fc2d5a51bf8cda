from __future__ import annotations

import pytest
from PIL import Image

from cardwright.draw.pdf import card_pdf
from cardwright.model.drawing import (
    Clip,
    Colour,
    Fill,
    Glyphs,
    Group,
    Item,
    Picture,
    Stroke,
)
from tests.unit.draw.kit import (
    BLACK,
    BLUE,
    GREEN,
    MONO,
    RED,
    WHITE,
    bar,
    cells,
    content,
    encoded,
    face,
    forms,
    letters,
    middles,
    objects,
    pixels,
    polyline,
    rectangle,
    run,
    text_of,
)

HALF = Colour(0, 0, 0, 0.5)


def drawn(*items: Item, width: int = 8, height: int = 3) -> list[str]:
    return letters(pixels(items, width, height))


def test_x_goes_right_and_y_goes_down_from_the_corner() -> None:
    assert drawn(bar(2, 1, 4, 1)) == [
        "........",
        "..####..",
        "........",
    ]


def test_later_items_lie_on_earlier_ones() -> None:
    assert drawn(bar(0, 0, 4, 2, RED), bar(2, 1, 4, 2, BLUE)) == [
        "RRRR....",
        "RRBBBB..",
        "..BBBB..",
    ]


def test_a_hole_is_left_by_the_even_odd_rule_only() -> None:
    outline = cells(0, 0, 7, 3) + rectangle(2, 1, 3, 1)
    assert drawn(Fill(outline, BLACK)) == ["#######."] * 3
    assert drawn(Fill(outline, BLACK, even_odd=True)) == [
        "#######.",
        "##...##.",
        "#######.",
    ]


def test_curves_are_filled() -> None:
    # A drop whose control points go to x = 8 bulges to three quarters of that.
    bulge = Fill((("M", 0, 0), ("C", 8, 0, 8, 6, 0, 6), ("Z",)), BLACK)
    rows = drawn(bulge, height=6)
    assert rows[2][:5] == rows[3][:5] == "#####"
    assert [row[6:] for row in rows] == [".."] * 6


def test_a_stroke_lies_on_both_sides_of_its_line() -> None:
    line = polyline((1, 2), (7, 2))
    assert drawn(Stroke(line, RED, 2), height=4) == [
        "........",
        ".RRRRRR.",
        ".RRRRRR.",
        "........",
    ]


def test_a_square_cap_goes_on_by_half_the_width() -> None:
    line = polyline((2, 2), (6, 2))
    assert drawn(Stroke(line, RED, 2, cap="square"), height=4)[1] == ".RRRRRR."
    assert drawn(Stroke(line, RED, 2), height=4)[1] == "..RRRR.."


def test_joins_are_mitred_unless_said_otherwise() -> None:
    corner = polyline((1, 5), (1, 1), (5, 1))
    assert drawn(Stroke(corner, BLACK, 2), height=5)[0] == "#####..."
    assert drawn(Stroke(corner, BLACK, 2, join="bevel"), height=5)[0] == "?####..."


def test_dashes_begin_with_a_dash() -> None:
    line = polyline((0, 1), (8, 1))
    assert drawn(Stroke(line, BLACK, 2, dashes=(2, 1)), height=2) == ["##.##.##"] * 2


def test_a_setting_ends_with_the_item_that_needs_it() -> None:
    line = polyline((0, 1), (8, 1))
    lower = polyline((0, 3), (8, 3))
    items = (Stroke(line, RED, 2, dashes=(1, 1)), Stroke(lower, BLUE, 2))
    assert drawn(*items, height=4) == ["R.R.R.R."] * 2 + ["BBBBBBBB"] * 2


def test_alpha_lets_the_ground_through() -> None:
    image = pixels([bar(0, 0, 8, 1, RED), bar(0, 0, 4, 1, HALF), bar(6, 0, 2, 1)], 8, 1)
    found = [image.getpixel((x, 0)) for x in (0, 5, 7)]
    assert found[1:] == [(255, 0, 0), (0, 0, 0)]
    assert found[0] in {(127, 0, 0), (128, 0, 0)}


def test_strokes_have_an_alpha_of_their_own() -> None:
    line = polyline((0, 0.5), (4, 0.5))
    image = pixels([Stroke(line, HALF, 1), bar(4, 0, 4, 1)], 8, 1)
    assert image.getpixel((7, 0)) == (0, 0, 0)
    assert image.getpixel((1, 0)) in {(127, 127, 127), (128, 128, 128)}


def test_a_clip_shows_what_is_inside_and_ends() -> None:
    clip = Clip(cells(2, 1, 3, 1), (bar(0, 0, 8, 3, RED),))
    assert drawn(clip, bar(7, 0, 1, 3)) == [
        ".......#",
        "..RRR..#",
        ".......#",
    ]


def test_a_clip_may_have_a_hole() -> None:
    outline = cells(0, 0, 7, 3) + rectangle(2, 1, 3, 1)
    items = (bar(0, 0, 8, 3),)
    assert drawn(Clip(outline, items, even_odd=True))[1] == "##...##."
    assert drawn(Clip(outline, items))[1] == "#######."


def test_a_group_is_seen_through_as_one() -> None:
    overlapping = (bar(0, 0, 4, 1, RED), bar(2, 0, 4, 1, BLUE))
    image = pixels([Group(overlapping, alpha=0.5)], 8, 1)
    red, blue, none = (image.getpixel((x, 0)) for x in (0, 3, 7))
    assert red in {(255, 127, 127), (255, 128, 128)}
    assert blue in {(127, 127, 255), (128, 128, 255)}  # no red shines through
    assert none == (255, 255, 255)


def test_a_group_without_effect_is_just_its_items() -> None:
    inside = (bar(0, 0, 4, 1, RED), bar(2, 0, 4, 1, BLUE))
    assert drawn(Group(inside)) == drawn(*inside)
    assert len(forms(card_pdf(face([Group(inside)])))) == 1


@pytest.mark.parametrize(
    ("blend", "expected"),
    [
        # yellow ground, cyan above: product green, 1 - (1-a)(1-b) white
        ("normal", "YYCC"),
        ("multiply", "YYGG"),
        ("screen", "YY.."),
    ],
)
def test_blend_modes(blend: str, expected: str) -> None:
    ground, above = Colour(1, 1, 0), Colour(0, 1, 1)
    group = Group((bar(2, 0, 2, 1, above),), blend=blend)  # type: ignore[arg-type]
    assert drawn(bar(0, 0, 4, 1, ground), group, width=4, height=1) == [expected]


def test_a_form_inside_sets_its_own_colours() -> None:
    # The group's black needs saying: a form begins with the colours around it.
    group = Group((bar(4, 0, 2, 1, BLACK),), blend="multiply")
    assert drawn(bar(0, 0, 2, 1, RED), group, height=1) == ["RR..##.."]


def test_groups_may_lie_in_groups() -> None:
    inner = Group((bar(0, 0, 8, 1, BLACK),), alpha=0.5)
    image = pixels([Group((inner,), alpha=0.5)], 8, 1)
    assert image.getpixel((4, 0)) in {(191, 191, 191), (192, 192, 192)}


def test_a_matrix_moves_scales_and_turns() -> None:
    flag = (bar(0, 0, 2, 1, RED), bar(2, 0, 1, 1, BLUE))
    assert drawn(Group(flag, matrix=(1, 0, 0, 1, 4, 2)))[2] == "....RRB."
    assert drawn(Group(flag, matrix=(2, 0, 0, 3, 0, 0))) == ["RRRRBB.."] * 3
    quarter = Group(flag, matrix=(0, 1, -1, 0, 1, 0))  # clockwise on the page
    assert drawn(quarter) == ["R.......", "R.......", "B......."]


def test_a_matrix_ends_with_its_group() -> None:
    moved = Group((bar(0, 0, 1, 1, RED),), matrix=(1, 0, 0, 1, 5, 0))
    assert drawn(moved, bar(0, 0, 1, 1, BLUE), height=1) == ["B....R.."]


def test_an_effect_and_a_matrix_go_together() -> None:
    group = Group(
        (bar(0, 0, 2, 1, Colour(0, 1, 1)),), blend="multiply", matrix=(1, 0, 0, 1, 3, 0)
    )
    assert drawn(bar(0, 0, 8, 1, Colour(1, 1, 0)), group, height=1) == ["YYYGGYYY"]


FLAG = Image.new("RGB", (4, 2), "white")
FLAG.putpixel((0, 0), (255, 0, 0))
FLAG.putpixel((3, 0), (0, 0, 255))
FLAG.putpixel((0, 1), (0, 255, 0))


def flag(file: str) -> bytes:
    assert file == "art/flag.png"
    return encoded(FLAG)


def picture(
    x: float, y: float, width: float, height: float, *crop: float
) -> list[Item]:
    left, top, right, bottom = crop or (0, 0, 1, 1)
    box = (x + 0.02, y + 0.02, width - 0.04, height - 0.04)
    return [Picture("art/flag.png", "d", box, (left, top, right, bottom))]


def test_a_picture_stands_upright_in_its_box() -> None:
    assert letters(pixels(picture(2, 1, 4, 2), pictures=flag)) == [
        "........",
        "..R..B..",
        "..G.....",
    ]


def test_a_crop_fills_the_box_and_hides_the_rest() -> None:
    # The right half: white, blue above white, white.
    assert letters(pixels(picture(4, 0, 2, 2, 0.5, 0, 1, 1), pictures=flag)) == [
        ".....B..",
        "........",
        "........",
    ]
    # The left column, twice as wide.
    assert letters(pixels(picture(1, 0, 2, 2, 0, 0, 0.25, 1), pictures=flag)) == [
        ".RR.....",
        ".GG.....",
        "........",
    ]


def test_a_picture_is_not_touched_by_an_alpha_before_it() -> None:
    items: list[Item] = [bar(7, 0, 1, 1, Colour(1, 1, 1, 0.5)), *picture(0, 0, 4, 2)]
    assert letters(pixels(items, pictures=flag))[0] == "R..B...."


def test_an_alpha_of_a_picture_is_its_mask() -> None:
    see_through = Image.new("RGBA", (2, 1), (255, 0, 0, 255))
    see_through.putpixel((1, 0), (255, 0, 0, 0))
    items: list[Item] = [bar(0, 0, 8, 1), Picture("a", "", (0, 0, 4, 1))]
    found = pixels(items, 8, 1, lambda _: encoded(see_through))
    assert letters(found) == ["RR######"]


def test_one_picture_file_is_written_once() -> None:
    items = [*picture(0, 0, 4, 2), *picture(4, 1, 2, 1)]
    data = card_pdf(face(items), pictures=flag)
    images = [o for o in objects(data).values() if b"/Subtype /Image" in o]
    assert len(images) == 1


def test_opaque_art_is_embedded_as_it_is() -> None:
    jpeg = encoded(FLAG, "JPEG")
    data = card_pdf(face(picture(0, 0, 4, 2)), pictures=lambda _: jpeg)
    (image,) = [o for o in objects(data).values() if b"/Subtype /Image" in o]
    assert content(image).rstrip(b"\n") == jpeg.rstrip(b"\n")
    assert b"/Filter /DCTDecode" in image


def test_text_is_filled_in_its_colour_on_its_baseline() -> None:
    # A full block of MONO at 1 mm an em row: drawn large, looked at in its middle.
    word = run("HI", (1, 9), 720 / 25.4)
    red = Glyphs(MONO, word.size, word.glyphs, RED)
    rows = letters(middles([red], 14, 12))
    # H: stems 1 mm in and 5 mm in, joined in the middle; cap height 7.3 mm.
    assert {row[2] for row in rows[2:9]} == {"R"}
    assert rows[0] == rows[9] == rows[11] == "." * 14
    assert set("".join(rows)) <= set(".R?")


def test_a_slanted_run_leans_right() -> None:
    word = run("I", (2, 9), 720 / 25.4)
    leaning = Glyphs(MONO, word.size, word.glyphs, BLACK, slant=0.5)
    rows = letters(middles([leaning], 14, 12))
    # The middle of the stem is at x = 5; 1.5 and 5.5 mm above the baseline half of
    # that farther right: 5.75 and 7.75.
    assert (rows[7].index("#"), rows[3].index("#")) == (5, 7)


@pytest.mark.parametrize(
    "item",
    [
        Fill((), BLACK),
        Stroke((), BLACK, 1),
        Clip((), (bar(0, 0, 8, 3),)),
        Glyphs(MONO, 9, (), BLACK),
        Glyphs(MONO, 0, run("a", (0, 0), 9).glyphs, BLACK),
        Picture("none", "", (0, 0, 0, 3)),
        Group((), alpha=0.5),
        Group((Group(()),), blend="multiply"),
    ],
)
def test_what_is_empty_draws_nothing(item: Item) -> None:
    assert drawn(item) == ["........"] * 3


def test_an_icon_says_its_name_where_it_stands() -> None:
    icon = Group((bar(14, 2, 3, 3, RED),), spoken="[fire]")
    items: list[Item] = [run("pay ", (1, 5), 9), icon, run(" now", (17, 5), 9)]
    assert text_of(card_pdf(face(items, 40, 8))) == "pay [fire] now"


def test_an_icon_before_the_first_text_says_its_name_too() -> None:
    icon = Group((bar(1, 2, 3, 3, RED),), spoken="fire", matrix=(1, 0, 0, 1, 2, 0))
    assert text_of(card_pdf(face([icon, run(" now", (6, 5), 9)], 40, 8))) == "fire now"


def test_a_spoken_text_replaces_letters_inside() -> None:
    letter = Group((run("x", (1, 5), 9),), spoken="times")
    assert text_of(card_pdf(face([letter], 40, 8))) == "times"


def test_a_face_without_text_has_no_font() -> None:
    icon = Group((bar(1, 2, 3, 3, RED),), spoken="[fire]")
    data = card_pdf(face([icon]))
    assert b"/Type /Font" not in b"".join(objects(data).values())
    assert "/Span <</ActualText <FEFF005B0066006900720065005D>>> BDC" in forms(data)[0]


def test_unseen_letters_leave_no_pixel() -> None:
    icon = Group((bar(2, 0, 2, 2, RED),), spoken="[fire]")
    word = run("a", (0, 100), 9)
    assert drawn(word, icon) == ["..RR....", "..RR....", "........"]


def test_equal_settings_are_said_once() -> None:
    items = [Fill(rectangle(x, 0, 1, 1), RED) for x in (0, 2)]
    (operators,) = forms(card_pdf(face(items)))
    assert operators.splitlines() == [
        "1 0 0 rg",
        "0 0 m 1 0 l 1 1 l 0 1 l h f",
        "2 0 m 3 0 l 3 1 l 2 1 l h f",
    ]


def test_black_opaque_fills_need_no_setting() -> None:
    (operators,) = forms(card_pdf(face([Fill(rectangle(0, 0, 1, 1), BLACK)])))
    assert operators.strip() == "0 0 m 1 0 l 1 1 l 0 1 l h f"


def test_white_covers() -> None:
    assert drawn(bar(0, 0, 8, 1, GREEN), bar(2, 0, 3, 1, WHITE), height=1) == [
        "GG...GGG"
    ]


def test_a_corner_beyond_the_miter_is_cut() -> None:
    """A hairpin 1 mm wide and 4 long: its miter of 8 widths reaches 2 mm beyond x = 5.

    Cut, it ends a quarter of a mm beyond.
    """
    pin = polyline((1, 1), (5, 1.5), (1, 2))
    far = drawn(Stroke(pin, BLACK, 0.5, miter=20), width=12)
    near = drawn(Stroke(pin, BLACK, 0.5, miter=4), width=12)
    assert (far[1][6], near[1][6]) == ("?", ".")
