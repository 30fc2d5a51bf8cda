"""Faces as display lists come in, PNG files go out: PDFium draws the face's page."""

from __future__ import annotations

import zlib
from functools import lru_cache
from io import BytesIO

import pypdfium2 as pdfium
import pypdfium2.raw as pdfium_c
from PIL import Image

from cardwright.base.cache import Cache
from cardwright.base.units import pixels
from cardwright.draw.pdf import Pictures, card_pdf, no_pictures
from cardwright.model.drawing import Drawing

_WHITE = 0xFFFFFFFF


def png(
    drawing: Drawing,
    dpi: float = 300,
    pictures: Pictures = no_pictures,
    cache: Cache | None = None,
) -> bytes:
    """The face with its bleed; px = round(mm x dpi / 25.4) in each direction."""
    return encode(raster(drawing, dpi, pictures, cache), dpi)


def raster(
    drawing: Drawing,
    dpi: float = 300,
    pictures: Pictures = no_pictures,
    cache: Cache | None = None,
) -> Image.Image:
    """The face's pixels as RGB, on white."""
    width = pixels(drawing.width + 2 * drawing.bleed, dpi)
    height = pixels(drawing.height + 2 * drawing.bleed, dpi)
    data = card_pdf(drawing, pictures=pictures, cache=cache)
    return page_image(data, 0, (width, height))


def page_image(data: bytes, page: int, size: tuple[int, int]) -> Image.Image:
    """A page of a PDF, drawn to fill exactly ``size`` pixels."""
    # PdfPage.render would round the size up, and make room for pixels each time.
    document = pdfium.PdfDocument(data)
    try:
        loaded, bitmap = document[page], _bitmap(size)
        pdfium_c.FPDFBitmap_FillRect(bitmap, 0, 0, *size, _WHITE)
        pdfium_c.FPDF_RenderPageBitmap(bitmap, loaded, 0, 0, *size, 0, 0)
        layout = ("raw", "BGRX", bitmap.stride, 1)
        return Image.frombuffer("RGB", size, bitmap.buffer, *layout)
    finally:
        document.close()


@lru_cache(maxsize=1)
def _bitmap(size: tuple[int, int]) -> pdfium.PdfBitmap:
    """Room for one page, used again: new memory costs more than an empty page."""
    return pdfium.PdfBitmap.new_native(*size, pdfium_c.FPDFBitmap_BGRx)


def encode(image: Image.Image, dpi: float) -> bytes:
    """PNG with its resolution; run lengths only, which is fast and nearly as small."""
    target = BytesIO()
    image.save(
        target,
        "PNG",
        dpi=(dpi, dpi),
        compress_level=1,
        compress_type=zlib.Z_RLE,
    )
    return target.getvalue()
