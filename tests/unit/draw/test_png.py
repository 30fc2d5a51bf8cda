from __future__ import annotations

import struct
from io import BytesIO

import pytest
from PIL import Image

from cardwright.draw.pdf import card_pdf, sheets_pdf
from cardwright.draw.png import page_image, png, pngs, raster
from cardwright.model.drawing import Colour, Drawing, Picture
from cardwright.model.sheet import Sheet
from tests.unit.draw.kit import BLUE, RED, bar, encoded, face, letters, pixels

POKER = Drawing(63.5, 88.9, 3.175, (bar(-3.175, -3.175, 69.85, 95.25, RED),))


def test_a_poker_card_has_825_by_1125_pixels_at_300_dpi() -> None:
    data = png(POKER)
    # Read from the file's own header (PNG specification, 11.2.2): 8 bits, RGB.
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II5B", data[16:29]) == (825, 1125, 8, 2, 0, 0, 0)


def test_the_resolution_is_in_the_file() -> None:
    data = png(POKER)
    at = data.index(b"pHYs")
    # 300 dpi are 11811 pixels a metre.
    assert struct.unpack(">IIB", data[at + 4 : at + 13]) == (11811, 11811, 1)


@pytest.mark.parametrize(
    ("bleed", "dpi", "size"),
    [(3, 300, (821, 1121)), (0, 300, (750, 1050)), (3.175, 100, (275, 375))],
)
def test_sizes_are_rounded_not_raised(
    bleed: float, dpi: float, size: tuple[int, int]
) -> None:
    drawing = Drawing(63.5, 88.9, bleed, ())
    assert raster(drawing, dpi).size == size


def test_the_bleed_reaches_every_edge() -> None:
    image = raster(POKER, 100)
    corners = [(x, y) for x in (0, 274) for y in (0, 374)]
    assert [image.getpixel(at) for at in corners] == [(255, 0, 0)] * 4


def test_paper_is_white_where_nothing_is_drawn() -> None:
    assert letters(pixels(())) == ["........"] * 3


def test_one_page_leaves_nothing_on_the_next() -> None:
    assert letters(pixels([bar(0, 0, 8, 3, BLUE)]))[0] == "BBBBBBBB"
    assert letters(pixels([bar(0, 0, 2, 3, RED)]))[0] == "RR......"


def test_an_image_stays_when_the_next_is_drawn() -> None:
    first = pixels([bar(0, 0, 8, 3, BLUE)])
    pixels([bar(0, 0, 8, 3, RED)])
    assert letters(first)[0] == "BBBBBBBB"


def test_a_page_is_found_by_its_number() -> None:
    sheets = [Sheet(8, 3, (), (bar(0, 0, 8, 3, c),)) for c in (RED, BLUE)]
    data = sheets_pdf(sheets, "")
    assert [letters(page_image(data, n, (8, 3)))[1] for n in (0, 1)] == [
        "RRRRRRRR",
        "BBBBBBBB",
    ]


def test_the_same_face_has_the_same_bytes() -> None:
    drawing = face([bar(0, 0, 4, 2, Colour(0.2, 0.4, 0.6, 0.5))])
    assert png(drawing) == png(drawing)


def test_faces_that_differ_by_a_colour_differ() -> None:
    colours = [Colour(0.2, 0.4, 0.6), Colour(0.2, 0.4, 0.61)]
    first, second = (png(face([bar(0, 0, 4, 2, colour)])) for colour in colours)
    assert first != second


def test_a_missing_picture_is_an_error_and_no_blank() -> None:
    drawing = face([Picture("art/none.png", "", (0, 0, 4, 2))])
    with pytest.raises(FileNotFoundError, match=r"art/none\.png"):
        png(drawing)


def test_png_and_pdf_are_one_drawing() -> None:
    image = Image.effect_mandelbrot((90, 30), (-2, -1, 1, 1), 50)
    drawing = face([Picture("a", "", (1, 1, 6, 1)), bar(0, 0, 1, 1, RED)])

    def read(_file: str) -> bytes:
        return encoded(image)

    data = card_pdf(drawing, "any title", read)
    with Image.open(BytesIO(png(drawing, 300, read))) as found:
        assert found.tobytes() == page_image(data, 0, found.size).tobytes()


def test_a_large_sheet_and_a_small_one_take_turns() -> None:
    sizes = [raster(face((), w, h), 25.4).size for w, h in ((8, 3), (300, 200), (8, 3))]
    assert sizes == [(8, 3), (300, 200), (8, 3)]


def test_a_face_has_the_same_bytes_in_any_company() -> None:
    others = [face([bar(0, 0, 4, 2, colour)]) for colour in (RED, BLUE)]
    alone = [png(drawing) for drawing in (POKER, *others)]
    assert list(pngs([POKER, *others])) == alone
