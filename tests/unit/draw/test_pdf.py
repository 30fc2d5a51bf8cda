from __future__ import annotations

import os
import re
import subprocess
import sys

import pypdfium2 as pdfium
import pypdfium2.raw as pdfium_c
import pytest
from PIL import Image, ImageChops

from cardwright.draw.pdf import Setup, card_pdf, card_sheet, sheets_pdf
from cardwright.draw.png import page_image, raster
from cardwright.model.drawing import (
    Colour,
    Drawing,
    Group,
    Item,
    Linear,
    Picture,
    Radial,
)
from cardwright.model.sheet import Placed, Sheet, Turn
from tests.unit.draw.kit import (
    BLUE,
    BODY,
    MONO,
    RED,
    bar,
    encoded,
    face,
    forms,
    letters,
    objects,
    run,
    text_of,
)


def rich() -> Drawing:
    """A poker card with all that could go wrong between a page and a form."""
    fade = Linear(
        0, 0, 60, 80, ((0, Colour(0.1, 0.2, 0.5)), (1, Colour(0.9, 0.8, 0.3)))
    )
    glow = Radial(30, 40, 20, ((0, Colour(1, 1, 1, 0.6)), (1, Colour(1, 0, 0, 0.6))))
    pair = (bar(10, 60, 12, 12, RED), bar(16, 66, 12, 12, BLUE))
    items: tuple[Item, ...] = (
        bar(-4, -4, 72, 97, fade),
        bar(5, 5, 40, 20, Colour(1, 1, 1, 0.5)),
        bar(12, 30, 40, 20, glow),
        Group(pair, alpha=0.5),
        Group((bar(30, 60, 20, 20, Colour(0.5, 1, 0.5)),), blend="multiply"),
        Picture("a.png", "a", (40, 5, 20, 20)),
        run("Harbour", (6, 12), 14, BODY),
        run("no. 7", (6, 20), 8),
        Group((bar(20, 17, 3, 3, RED),), spoken="[coin]"),
    )
    return Drawing(63.5, 88.9, 3.175, items, "rich")


def art(_file: str) -> bytes:
    pattern = Image.effect_mandelbrot((80, 80), (-2, -1.5, 1, 1.5), 60)
    image = pattern.convert("RGBA")
    image.putalpha(pattern.point(lambda value: 255 - value // 2))
    return encoded(image)


def on_paper(placed: Placed) -> Sheet:
    return Sheet(210, 297, (placed,))


def rendered(data: bytes, drawing: Drawing, at: tuple[float, float]) -> Image.Image:
    """The part of an A4 page from ``at`` (mm, the corner of the bleed) at 300 dpi."""
    size = raster(drawing, pictures=art).size
    scale = 300 / 72
    left, top = (value * 300 / 25.4 for value in at)
    document = pdfium.PdfDocument(data)
    bitmap = pdfium.PdfBitmap.new_native(*size, pdfium_c.FPDFBitmap_BGRx)
    bitmap.fill_rect((255, 255, 255, 255), 0, 0, *size)
    matrix = pdfium_c.FS_MATRIX(scale, 0, 0, scale, -left, -top)
    clip = pdfium_c.FS_RECTF(0, 0, *size)
    page = document[0]
    pdfium_c.FPDF_RenderPageBitmapWithMatrix(bitmap, page, matrix, clip, 0)
    image: Image.Image = bitmap.to_pil().convert("RGB")
    document.close()
    return image


def test_an_imposed_card_is_its_own_page_pixel_for_pixel() -> None:
    drawing = rich()
    # 2 and 3 inches from the corner of the paper, so that both lie alike on pixels.
    x, y = 50.8 + 3.175, 76.2 + 3.175
    whole = (50.8, 76.2, 69.85, 95.25)
    data = sheets_pdf([on_paper(Placed(drawing, x, y, whole))], "", art)
    own = raster(drawing, pictures=art)
    difference = ImageChops.difference(rendered(data, drawing, (50.8, 76.2)), own)
    assert len(set(own.get_flattened_data())) > 1000
    assert difference.getbbox() is None


def test_a_turned_card_is_its_page_on_its_head() -> None:
    corner = face([bar(0, 0, 2, 1, RED), bar(0, 1, 1, 1, BLUE)], 6, 3)
    placed = Placed(corner, 1, 1, (1, 1, 6, 3), turn=180)
    data = sheets_pdf([Sheet(8, 5, (placed,))], "")
    assert letters(page_image(data, 0, (8, 5))) == [
        "........",
        "........",
        "......B.",
        ".....RR.",
        "........",
    ]


@pytest.mark.parametrize(
    ("turn", "rows"),
    [
        (90, ["....", ".BR.", "..R.", "...."]),
        (270, ["....", ".R..", ".RB.", "...."]),
    ],
)
def test_a_card_lies_on_its_side(turn: Turn, rows: list[str]) -> None:
    corner = face([bar(0, 0, 2, 1, RED), bar(0, 1, 1, 1, BLUE)], 2, 2)
    placed = Placed(corner, 1, 1, (1, 1, 2, 2), turn=turn)
    data = sheets_pdf([Sheet(4, 4, (placed,))], "")
    assert letters(page_image(data, 0, (4, 4))) == rows


def test_a_page_is_moved_and_its_boxes_stay() -> None:
    red = Placed(face([bar(0, 0, 1, 1, RED)], 1, 1), 1, 1, (1, 1, 1, 1))
    note = Placed(face([bar(0, 0, 1, 1, BLUE)], 1, 1), 3, 1, (3, 1, 1, 1))
    # To the right by 2 and down by 1, then a quarter turn about the middle (4, 2).
    moved = (1.0, 0.0, 0.0, 1.0, 2.0, 1.0)
    turned = (0.0, 1.0, -1.0, 0.0, 6.0, -2.0)
    sheets = [
        Sheet(8, 4, (red,), notes=(note,), trim=(1, 1, 1, 1), shift=shift)
        for shift in (None, moved, turned)
    ]
    data = sheets_pdf(sheets, "")
    shown = [letters(page_image(data, page, (8, 4))) for page in range(3)]
    assert shown == [
        ["........", ".R.B....", "........", "........"],
        ["........", "........", "...R.B..", "........"],
        # The red square has left the paper: it was 3 mm left of the middle.
        ["........", "....B...", "........", "........"],
    ]
    document = pdfium.PdfDocument(data)
    assert len({page.get_trimbox() for page in document}) == 1
    document.close()


def test_a_card_is_cut_to_its_visible_part() -> None:
    red = Drawing(2, 1, 1, (bar(-1, -1, 4, 3, RED),))
    faces = (
        Placed(red, 2, 2, (1, 1, 3, 3)),
        Placed(red, 4.02, 2, (4.02, 2, 1.96, 0.98)),
    )
    data = sheets_pdf([Sheet(8, 5, faces)], "")
    assert letters(page_image(data, 0, (8, 5))) == [
        "........",
        ".RRR....",
        ".RRRRR..",
        ".RRR....",
        "........",
    ]


def test_marks_lie_on_the_sheet() -> None:
    sheet = Sheet(8, 2, (), (bar(0, 0, 1, 2), bar(7, 0, 1, 2)))
    assert letters(page_image(sheets_pdf([sheet], ""), 0, (8, 2))) == ["#......#"] * 2


def test_each_distinct_card_is_written_once() -> None:
    cards = [face([bar(0, 0, 1, 1, colour)], 2, 2) for colour in (RED, BLUE)]
    faces = tuple(
        Placed(cards[i % 2], 2.0 * i, 0, (2.0 * i, 0, 2, 2)) for i in range(6)
    )
    data = sheets_pdf([Sheet(12, 2, faces)] * 3, "")
    assert len(forms(data)) == 2
    assert letters(page_image(data, 2, (12, 2)))[0] == "R.B.R.B.R.B."


class Elsewhere:
    """A card of which only the measures are at hand; its items are asked for."""

    width, height, bleed, digest = 63.5, 88.9, 3.175, "rich"

    def __init__(self) -> None:
        self.asked = 0

    @property
    def items(self) -> tuple[Item, ...]:
        self.asked += 1
        return rich().items


def test_a_card_that_is_kept_elsewhere_is_drawn_alike_and_asked_for_once() -> None:
    kept, here = Elsewhere(), rich()
    made, other = (
        sheets_pdf([card_sheet(card), card_sheet(card)], "Cards", art)
        for card in (kept, here)
    )
    assert (made, kept.asked) == (other, 1)


def test_the_digest_is_what_makes_a_card_another() -> None:
    items = (bar(0, 0, 1, 1, RED),)
    cards = [Drawing(2, 2, 0, items, digest) for digest in ("a", "b", "a", "", "")]
    faces = tuple(Placed(card, 0, 0, (0, 0, 2, 2)) for card in cards)
    assert len(forms(sheets_pdf([Sheet(2, 2, faces)], ""))) == 3


def test_a_card_page_has_the_boxes_of_the_card() -> None:
    document = pdfium.PdfDocument(card_pdf(rich(), "One card", art))
    page = document[0]
    boxes = (page.get_mediabox(), page.get_trimbox(), page.get_bleedbox())
    title, count = document.get_metadata_dict()["Title"], len(document)
    document.close()
    # An eighth of an inch is 9 points.
    assert boxes == ((0, 0, 198, 270), (9, 9, 189, 261), (0, 0, 198, 270))
    assert (title, count) == ("One card", 1)


def test_a_card_sheet_shows_all_of_the_bleed() -> None:
    drawing = Drawing(10, 20, 2, ())
    whole = (0.0, 0.0, 14.0, 24.0)
    placed = Placed(drawing, 2, 2, whole)
    expected = Sheet(14, 24, (placed,), (), (2, 2, 10, 20), whole, "x")
    assert card_sheet(drawing, "x") == expected


def test_boxes_of_a_sheet_are_counted_from_below() -> None:
    sheet = Sheet(100, 200, (), (bar(0, 0, 1, 1),), (10, 20, 30, 40), (5, 15, 40, 50))
    document = pdfium.PdfDocument(sheets_pdf([sheet], ""))
    trim, bleed = document[0].get_trimbox(), document[0].get_bleedbox()
    document.close()
    unit = 72 / 25.4
    assert trim == pytest.approx((10 * unit, 140 * unit, 40 * unit, 180 * unit))
    assert bleed == pytest.approx((5 * unit, 135 * unit, 45 * unit, 185 * unit))


def test_the_text_of_a_sheet_is_that_of_its_cards() -> None:
    drawing = rich()
    expected = "Harbour\r\nno. 7 [coin]"
    assert text_of(card_pdf(drawing, "", art)) == expected
    placed = Placed(drawing, 20, 20, (20, 20, 63.5, 88.9))
    assert text_of(sheets_pdf([on_paper(placed)], "", art)) == expected


def test_no_font_is_left_outside_the_file() -> None:
    every = b"".join(objects(card_pdf(rich(), "", art)).values())
    assert len(re.findall(rb"/Type /Font /Subtype /Type0", every)) == 2
    assert len(re.findall(rb"/FontFile2 \d+ 0 R", every)) == 2
    assert b"Helvetica" not in every


def test_the_same_sheets_are_the_same_bytes() -> None:
    sheets = [card_sheet(rich())]
    assert sheets_pdf(sheets, "t", art) == sheets_pdf(sheets, "t", art)


OUTSIDE = """
import hashlib
from cardwright.draw.png import png
from tests.unit.draw.test_pdf import art, card_pdf, rich
print(hashlib.sha256(card_pdf(rich(), "t", art) + png(rich(), 100, art)).hexdigest())
"""


def test_the_bytes_do_not_depend_on_the_process() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", OUTSIDE],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1
    assert re.fullmatch(rb"[0-9a-f]{64}\s*", found.pop())


def test_a_deck_of_plain_cards_takes_less_than_ten_kilobytes_each() -> None:
    words = "Deal two damage to each other player and draw a card for each"
    cards = [
        Drawing(
            63.5,
            88.9,
            3.175,
            tuple(
                run(f"{i} {words[i:]}", (3, 10.0 + 4 * line), 7, BODY if line else MONO)
                for line in range(8)
            ),
            str(i),
        )
        for i in range(20)
    ]
    data = sheets_pdf([card_sheet(card) for card in cards], "deck")
    assert len(data) / 20 < 10_000


def booklet(setup: Setup) -> bytes:
    """Two pages: a card of one part with its copy, then one of another part."""
    ivy = face([run("Ivy", (1, 2), 4)], 8, 3)
    moss = face([run("Moss", (1, 2), 4)], 8, 3)
    whole = (0, 0, 8, 3)
    first = Placed(ivy, 0, 0, whole, name="Ivy", part="Deck")
    other = Placed(moss, 0, 0, whole, name="Möss", part="Moor")
    sheets = [Sheet(8, 3, (first, first)), Sheet(8, 3, (first, other))]
    return sheets_pdf(sheets, "Heath", setup=setup)


def test_bookmarks_lead_to_the_pages_of_parts_and_cards() -> None:
    document = pdfium.PdfDocument(booklet(Setup(bookmarks=True)))
    found = [
        (mark.level, mark.get_title(), mark.get_dest().get_index())
        for mark in document.get_toc()
    ]
    document.close()
    assert found == [(0, "Deck", 0), (1, "Ivy", 0), (0, "Moor", 1), (1, "Möss", 1)]


def test_without_bookmarks_nothing_is_named() -> None:
    data = booklet(Setup())
    assert b"/Outlines" not in data.replace(b"/UseOutlines", b"")
    assert b"page-0" not in data


def test_the_language_is_told_if_it_is_known() -> None:
    assert b"/Lang (pt-BR)" in booklet(Setup(language="pt-BR"))
    assert b"/Lang" not in booklet(Setup())


def test_letters_as_paths_need_no_font() -> None:
    plain, paths = booklet(Setup()), booklet(Setup(paths=True))
    assert b"/Type /Font" in plain
    assert b"/Type /Font" not in paths
    assert (text_of(plain), text_of(paths)) == ("Ivy", "")


def test_a_booklet_with_all_it_can_have_is_the_same_bytes() -> None:
    whole = Setup("en", paths=True, bookmarks=True)
    assert booklet(whole) == booklet(whole)
