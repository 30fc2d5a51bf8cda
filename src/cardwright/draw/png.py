"""Faces as display lists come in, PNG files go out: PDFium draws their pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pypdfium2 as pdfium
import pypdfium2.raw as pdfium_c
from PIL import Image

from cardwright.base.cache import Cache
from cardwright.base.units import pixels
from cardwright.draw.pdf import Pictures, Setup, card_sheet, no_pictures, sheets_pdf
from cardwright.draw.pngfile import encode
from cardwright.model.drawing import Drawing

_WHITE = 0xFFFFFFFF


def png(
    drawing: Drawing,
    dpi: float = 300,
    pictures: Pictures = no_pictures,
    cache: Cache | None = None,
) -> bytes:
    """The face with its bleed; px = round(mm x dpi / 25.4) in each direction."""
    return next(pngs([drawing], dpi, pictures, cache))


def pngs(
    drawings: Sequence[Drawing],
    dpi: float = 300,
    pictures: Pictures = no_pictures,
    cache: Cache | None = None,
) -> Iterator[bytes]:
    """A file for each face. Together they share their fonts, which costs less."""
    for image in rasters(drawings, dpi, pictures, cache):
        yield encode(image, dpi)


def raster(
    drawing: Drawing,
    dpi: float = 300,
    pictures: Pictures = no_pictures,
    cache: Cache | None = None,
) -> Image.Image:
    """The face's pixels as RGB, on white."""
    return next(rasters([drawing], dpi, pictures, cache))


def rasters(
    drawings: Sequence[Drawing],
    dpi: float = 300,
    pictures: Pictures = no_pictures,
    cache: Cache | None = None,
) -> Iterator[Image.Image]:
    """The pixels of each face, the same in any company."""
    sheets = [card_sheet(drawing) for drawing in drawings]
    data = sheets_pdf(sheets, "", pictures, cache, Setup(deflate=False))
    document, bitmap = pdfium.PdfDocument(data), None
    try:
        for number, sheet in enumerate(sheets):
            size = (pixels(sheet.width, dpi), pixels(sheet.height, dpi))
            # The same room again: new memory costs more than an empty page.
            if bitmap is None or (bitmap.width, bitmap.height) != size:
                bitmap = _bitmap(size)
            yield _page(document, number, bitmap)
    finally:
        document.close()


def page_image(data: bytes, page: int, size: tuple[int, int]) -> Image.Image:
    """A page of a PDF, drawn to fill exactly ``size`` pixels."""
    document = pdfium.PdfDocument(data)
    try:
        return _page(document, page, _bitmap(size))
    finally:
        document.close()


def _bitmap(size: tuple[int, int]) -> pdfium.PdfBitmap:
    return pdfium.PdfBitmap.new_native(*size, pdfium_c.FPDFBitmap_BGRx)


def _page(
    document: pdfium.PdfDocument, number: int, bitmap: pdfium.PdfBitmap
) -> Image.Image:
    # PdfPage.render would round the size up, and make room for pixels each time.
    page, size = document[number], (bitmap.width, bitmap.height)
    pdfium_c.FPDFBitmap_FillRect(bitmap, 0, 0, *size, _WHITE)
    pdfium_c.FPDF_RenderPageBitmap(bitmap, page, 0, 0, *size, 0, 0)
    layout = ("raw", "BGRX", bitmap.stride, 1)
    return Image.frombuffer("RGB", size, bitmap.buffer, *layout)
