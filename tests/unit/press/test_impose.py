from __future__ import annotations

from dataclasses import replace

import pypdfium2 as pdfium
import pytest
from PIL import Image

from cardwright.draw.pdf import sheets_pdf
from cardwright.draw.png import page_image
from cardwright.model.drawing import Colour, Drawing, Fill, Outline
from cardwright.model.sheet import Sheet
from cardwright.press.piece import Piece
from cardwright.press.printer import Printer
from cardwright.press.profile import Marks, Profile
from tests.unit.press.kit import (
    A4,
    CARD,
    LETTER,
    face,
    rounded,
    sheets_of,
)

LONG = replace(A4, backs="long-edge", turned=False)
SHORT = replace(A4, backs="short-edge", turned=False)


def names(sheet: Sheet) -> list[str]:
    return [placed.drawing.digest for placed in sheet.faces]


def corners(sheet: Sheet) -> list[tuple[float, float]]:
    return [(round(p.x, 4), round(p.y, 4)) for p in sheet.faces]


def test_nine_poker_cards_fill_an_a4_page() -> None:
    (sheet,) = sheets_of([Piece(face("a"), 9)], A4, "Deck")
    assert (sheet.width, sheet.height, sheet.title) == (210, 297, "Deck")
    xs, ys = (9.75, 73.25, 136.75), (15.15, 104.05, 192.95)
    assert corners(sheet) == [(x, y) for y in ys for x in xs]
    assert sheet.trim is not None
    assert sheet.bleed is not None
    assert rounded(sheet.trim) == (9.75, 15.15, 190.5, 266.7)
    assert rounded(sheet.bleed) == (6.575, 11.975, 196.85, 273.05)


def test_bleed_is_kept_at_the_outside_only() -> None:
    (sheet,) = sheets_of([Piece(face("a"), 9)], A4, "")
    shown = [rounded(placed.visible) for placed in sheet.faces]
    assert shown[0] == (6.575, 11.975, 66.675, 92.075)
    assert shown[1] == (73.25, 11.975, 63.5, 92.075)
    assert shown[4] == (73.25, 104.05, 63.5, 88.9)
    assert shown[8] == (136.75, 192.95, 66.675, 92.075)


def test_a_sheet_that_is_not_full_keeps_its_places() -> None:
    first, last = sheets_of([Piece(face("a"), 9), Piece(face("b"), 4)], A4, "")
    assert names(last) == ["b"] * 4
    assert corners(last) == corners(first)[:4]
    shown = [rounded(placed.visible) for placed in last.faces]
    # The second and third have nothing below them, the fourth nothing beside it.
    assert shown[1] == (73.25, 11.975, 63.5, 95.25)
    assert shown[2] == (136.75, 11.975, 66.675, 95.25)
    assert shown[3] == (6.575, 104.05, 69.85, 92.075)
    assert last.trim is not None
    assert rounded(last.trim) == (9.75, 15.15, 190.5, 177.8)


def test_without_bleed_only_the_trim_is_seen() -> None:
    (sheet,) = sheets_of([Piece(face("a"), 2)], replace(A4, bleed="none"), "")
    assert [placed.visible for placed in sheet.faces] == [p.trim for p in sheet.faces]
    assert sheet.bleed == sheet.trim


def test_full_bleed_is_all_seen() -> None:
    (sheet,) = sheets_of([Piece(face("a"), 4)], replace(A4, bleed="full"), "")
    assert [rounded(placed.visible)[2:] for placed in sheet.faces] == [
        (69.85, 95.25)
    ] * 4


def test_copies_follow_each_other_in_order() -> None:
    jobs = [Piece(face("a"), 2), Piece(face("b"), 0), Piece(face("c"), 3)]
    (sheet,) = sheets_of(jobs, A4, "")
    assert names(sheet) == ["a", "a", "c", "c", "c"]


def test_sizes_never_share_a_sheet() -> None:
    jobs = [
        Piece(face("a"), 1),
        Piece(face("small", 44, 68, 3), 1),
        Piece(face("b"), 1),
        Piece(face("other bleed", bleed=1), 1),
    ]
    sheets = sheets_of(jobs, A4, "")
    assert [names(sheet) for sheet in sheets] == [
        ["a", "b"],
        ["small"],
        ["other bleed"],
    ]


def test_no_faces_give_no_sheets() -> None:
    assert sheets_of([], A4, "") == []
    assert sheets_of([Piece(face("a"), 0)], A4, "") == []


def test_a_card_page_has_the_boxes_of_its_card() -> None:
    sheets = sheets_of([Piece(face("a"), 1), Piece(face("b", 10, 20, 2), 2)], CARD, "")
    assert [(sheet.width, sheet.height) for sheet in sheets] == [
        (69.85, 95.25),
        (14, 24),
        (14, 24),
    ]
    assert sheets[1].trim == (2.0, 2.0, 10.0, 20.0)
    assert sheets[1].bleed == (0.0, 0.0, 14.0, 24.0)
    assert sheets[1].faces[0].visible == (0, 0, 14, 24)


def test_crop_marks_come_with_the_profile() -> None:
    (bare,) = sheets_of([Piece(face("a"), 1)], A4, "")
    (marked,) = sheets_of([Piece(face("a"), 1)], replace(A4, marks=Marks()), "")
    assert bare.marks == ()
    assert len(marked.marks) == 1


def backs_of(profile: Profile, count: int = 4) -> tuple[Sheet, Sheet]:
    jobs = [Piece(face(f"f{i}"), 1, face(f"b{i}")) for i in range(count)]
    front, back = sheets_of(jobs, profile, "")
    return front, back


# Four cards fill the first row and begin the second of three by three on A4; on its
# long side A4 takes four by two.
@pytest.mark.parametrize(
    ("profile", "cells", "turned"),
    [
        (LONG, [(2, 0), (1, 0), (0, 0), (2, 1)], False),
        (SHORT, [(0, 2), (1, 2), (2, 2), (0, 1)], True),
        (replace(LONG, turned=True), [(0, 1), (1, 1), (2, 1), (3, 1)], True),
        (replace(SHORT, turned=True), [(3, 0), (2, 0), (1, 0), (0, 0)], False),
    ],
)
def test_backs_mirror_their_fronts(
    profile: Profile,
    cells: list[tuple[int, int]],
    turned: bool,  # noqa: FBT001
) -> None:
    _, back = backs_of(profile)
    assert names(back) == ["b0", "b1", "b2", "b3"]
    width, height = back.width, back.height
    across = 3 if width < height else 4
    down = 3 if width < height else 2
    left, top = (width - across * 63.5) / 2, (height - down * 88.9) / 2
    assert corners(back) == [
        (round(left + c * 63.5, 4), round(top + r * 88.9, 4)) for c, r in cells
    ]
    assert [placed.turn for placed in back.faces] == [180 if turned else 0] * 4


def test_each_sheet_is_followed_by_its_backs() -> None:
    jobs = [Piece(face("f"), 12, face("b"))]
    assert [names(sheet)[0] for sheet in sheets_of(jobs, LONG, "")] == [
        "f",
        "b",
        "f",
        "b",
    ]
    assert [names(sheet)[0] for sheet in sheets_of(jobs, A4, "")] == ["f", "f"]


def test_a_card_without_a_back_leaves_its_place_empty() -> None:
    jobs = [Piece(face("f0"), 1), Piece(face("f1"), 1, face("b1"))]
    front, back = sheets_of(jobs, LONG, "")
    assert names(back) == ["b1"]
    assert corners(back) == [corners(front)[1]]
    assert len(sheets_of([Piece(face("f0"), 1)], LONG, "")) == 1


def test_backs_on_card_pages_stand_upright() -> None:
    jobs = [Piece(face("f", 88.9, 63.5), 1, face("b", 88.9, 63.5))]
    front, back = sheets_of(jobs, replace(CARD, backs="long-edge"), "")
    assert (names(front), names(back)) == (["f"], ["b"])
    assert back.faces[0].turn == 0


def test_backs_of_card_pages_cannot_be_folded_and_follow() -> None:
    sheets = sheets_of(
        [Piece(face("f"), 1, face("b"))], replace(CARD, backs="fold"), ""
    )
    assert [names(sheet) for sheet in sheets] == [["f"], ["b"]]


def test_folded_backs_lie_beside_their_fronts() -> None:
    jobs = [Piece(face(f"f{i}"), 1, face(f"b{i}")) for i in range(2)]
    profile = replace(A4, backs="fold", turned=False)
    (sheet,) = sheets_of(jobs, profile, "")
    assert names(sheet) == ["f0", "f1", "b0", "b1"]
    # The fold is in the middle of the paper: 105 mm; both bleeds reach it.
    assert corners(sheet)[:3:2] == [(38.325, 15.15), (108.175, 15.15)]
    assert [rounded(p.visible)[0] for p in sheet.faces][2] == 105
    assert [placed.turn for placed in sheet.faces] == [0] * 4


def test_backs_folded_from_below_stand_on_their_heads() -> None:
    profile = replace(A4, backs="fold", fold="horizontal", turned=False)
    (sheet,) = sheets_of([Piece(face("f"), 2, face("b"))], profile, "")
    assert names(sheet) == ["f", "f", "b", "b"]
    # Fold at 148.5 mm, 3.175 mm for each bleed: 56.425 above it, 151.675 below.
    assert corners(sheet) == [
        (9.75, 56.425),
        (73.25, 56.425),
        (9.75, 151.675),
        (73.25, 151.675),
    ]
    assert [placed.turn for placed in sheet.faces] == [0, 0, 180, 180]


def test_a_sheet_without_backs_is_followed_by_an_empty_page() -> None:
    pieces = [Piece(face("f0"), 9), Piece(face("f1"), 1, face("b1"))]
    sheets = sheets_of(pieces, LONG, "")
    assert [names(sheet) for sheet in sheets] == [["f0"] * 9, [], ["f1"], ["b1"]]
    assert sheets[1].trim == sheets[1].bleed == (0, 0, 210, 297)


def test_a_printer_moves_backs_and_no_fronts() -> None:
    printer = Printer("Office", x=1.5, y=-0.5)
    pieces = [Piece(face("f"), 1, face("b"))]
    sheets = sheets_of(pieces, LONG, "", printer)
    assert [sheet.shift for sheet in sheets] == [None, (1, 0, 0, 1, 1.5, -0.5)]
    # The box is where the back would lie unmoved: behind the front.
    assert rounded(sheets[1].trim or (0, 0, 0, 0))[:2] == (136.75, 15.15)
    folded = sheets_of(pieces, replace(A4, backs="fold"), "", printer)
    assert [sheet.shift for sheet in folded] == [None]


@pytest.mark.parametrize(
    ("sides", "marked"),
    [("front", [1, 0]), ("back", [0, 1]), ("both", [1, 1])],
)
def test_marks_stand_on_the_sides_that_are_to_have_them(
    sides: str, marked: list[int]
) -> None:
    marks = Marks(sides=sides)  # type: ignore[arg-type]
    sheets = sheets_of([Piece(face("f"), 1, face("b"))], replace(LONG, marks=marks))
    assert [len(sheet.marks) for sheet in sheets] == marked


def rectangle(x: float, y: float, width: float, height: float) -> Outline:
    right, bottom = x + width, y + height
    return (
        ("M", x, y),
        ("L", right, y),
        ("L", right, bottom),
        ("L", x, bottom),
        ("Z",),
    )


def printed(profile: Profile, count: int) -> tuple[Image.Image, bytes]:
    """Red cards with grey bleed as PDFium draws their sheet, ten pixels a mm."""
    grey, red = Colour(0.5, 0.5, 0.5), Colour(1, 0, 0)
    around = Fill(rectangle(-4, -4, 71.5, 96.9), grey)
    card = Drawing(63.5, 88.9, 3.175, (around, Fill(rectangle(0, 0, 63.5, 88.9), red)))
    data = sheets_pdf(sheets_of([Piece(card, count)], profile, "Red"), "Red")
    assert profile.paper is not None
    width, height = (round(10 * side) for side in profile.paper)
    return page_image(data, 0, (width, height)), data


def test_marks_are_seen_in_line_with_the_trims_and_only_outside() -> None:
    image, _ = printed(replace(A4, marks=Marks()), 9)
    grey = image.convert("L").point(lambda value: 255 if value < 120 else 0)
    red = image.getchannel("R").point(lambda value: 255 if value > 200 else 0)
    # 2 mm above the bleed's edge at 11.975 mm: four marks, one at each cut.
    row = [
        x for x in range(2100) if grey.getpixel((x, 98)) and red.getpixel((x, 98)) == 0
    ]
    assert [round(x / 10, 1) for x in row] == pytest.approx(
        [9.75, 73.25, 136.75, 200.25], abs=0.15
    )
    # Inside the block nothing is dark but red cards.
    inside = image.crop((98, 152, 2002, 2818)).getchannel("R")
    assert min(inside.tobytes()) > 200


def test_butted_cards_show_no_bleed_between_them() -> None:
    image, _ = printed(A4, 9)
    middle = image.crop((110, 600, 1990, 601))
    assert set(middle.get_flattened_data()) == {(255, 0, 0)}
    # Half way down the first card its bleed stands left of it.
    assert image.getpixel((80, 600)) in {(127, 127, 127), (128, 128, 128)}
    assert image.getpixel((60, 600)) == (255, 255, 255)


@pytest.mark.parametrize(
    ("profile", "trim_box"),
    [
        # 9.75 and 15.15 mm are 27.638 and 42.945 pt, the block is 540 by 756 pt.
        (A4, (27.638, 42.945, 567.638, 798.945)),
        (LETTER, (36, 18, 576, 774)),
    ],
)
def test_the_page_says_where_it_is_cut(
    profile: Profile, trim_box: tuple[float, float, float, float]
) -> None:
    _, data = printed(profile, 9)
    document = pdfium.PdfDocument(data)
    page = document[0]
    boxes = (page.get_trimbox(), page.get_bleedbox(), document.get_metadata_dict())
    document.close()
    assert boxes[0] == pytest.approx(trim_box, abs=0.001)
    left, bottom, right, top = trim_box
    assert boxes[1] == pytest.approx(
        (left - 9, bottom - 9, right + 9, top + 9), abs=0.001
    )
    assert boxes[2]["Title"] == "Red"
