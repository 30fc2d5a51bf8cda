"""Faces and sheets as display lists come in, PDF files' bytes go out."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace

from cardwright.base.cache import Cache
from cardwright.base.units import pt
from cardwright.draw.bookmarks import Bookmarks
from cardwright.draw.encoded import Encoded
from cardwright.draw.fonts import Fonts
from cardwright.draw.outlines import outlined
from cardwright.draw.pen import Pen
from cardwright.draw.pictures import Prepared, prepare, whole_box
from cardwright.draw.writer import PdfFile
from cardwright.model.drawing import Box, Design, Item, Matrix, Picture
from cardwright.model.sheet import Placed, Sheet

Pictures = Callable[[str], bytes]
"""The bytes of a picture file by its name in the display list."""

_GROUP = "<</S /Transparency /CS /DeviceRGB>>"


@dataclass(frozen=True, slots=True)
class Setup:
    """What a PDF is besides its sheets.

    ``language`` is the tag of its texts; ``paths`` makes letters paths, so that no font
    is in it; ``bookmarks`` are wanted or not; ``deflate`` compresses it.
    """

    language: str = ""
    paths: bool = False
    bookmarks: bool = False
    deflate: bool = True


def no_pictures(file: str) -> bytes:
    raise FileNotFoundError(file)


def sheets_pdf(
    sheets: Iterable[Sheet],
    title: str,
    pictures: Pictures = no_pictures,
    cache: Cache | None = None,
    setup: Setup = Setup(),
) -> bytes:
    """One page for each sheet; each distinct drawing is written once, as a form."""
    book = _Book(title, pictures, cache or Cache(None), setup)
    for sheet in sheets:
        book.sheet(sheet)
    return book.close()


def card_pdf(
    drawing: Design,
    title: str = "",
    pictures: Pictures = no_pictures,
    cache: Cache | None = None,
) -> bytes:
    """One page as large as the face with its bleed."""
    return sheets_pdf([card_sheet(drawing, title)], title, pictures, cache)


def card_sheet(drawing: Design, title: str = "") -> Sheet:
    """A sheet of just one face; its bleed reaches the edge of the page."""
    bleed = drawing.bleed
    width, height = drawing.width + 2 * bleed, drawing.height + 2 * bleed
    whole = (0.0, 0.0, width, height)
    trim = (bleed, bleed, drawing.width, drawing.height)
    placed = Placed(drawing, bleed, bleed, whole)
    return Sheet(width, height, (placed,), trim=trim, bleed=whole, title=title)


class _Book:
    """A PDF in the making: what was written once is referred to afterwards."""

    def __init__(
        self, title: str, pictures: Pictures, cache: Cache, setup: Setup
    ) -> None:
        self._file = PdfFile(title, setup.language, deflate=setup.deflate)
        self._setup = setup
        self._bookmarks = Bookmarks()
        self._pages = 0
        self.fonts = Fonts(self._file)
        self._pictures = pictures
        self._cache = cache
        self._forms: dict[Hashable, str] = {}
        self._images: dict[str, str] = {}
        self._prepared: dict[Picture, tuple[str, Box]] = {}

    def sheet(self, sheet: Sheet) -> None:
        if sheet.shift is not None:
            self._file.shift(_shift(sheet, sheet.shift))
        for placed in (*sheet.faces, *sheet.notes):
            self._place(placed, sheet)
        if sheet.marks:
            box = (0.0, 0.0, sheet.width, sheet.height)
            name = self._form(sheet.marks, lambda: sheet.marks, box)
            self._file.place(name, _paper(sheet, (1, 0, 0, 1, 0, 0)))
        size = pt(sheet.width), pt(sheet.height)
        trim, bleed = _page_box(sheet, sheet.trim), _page_box(sheet, sheet.bleed)
        if self._setup.bookmarks:
            self._bookmarks.note(sheet, self._pages)
            self._pages += 1
        self._file.page(*size, trim, bleed)

    def close(self) -> bytes:
        if self._setup.bookmarks:
            self._file.outline(self._bookmarks)
        self.fonts.embed()
        return self._file.close()

    def image(self, picture: Picture) -> tuple[str, Box]:
        found = self._prepared.get(picture)
        if found is None:
            data = self._pictures(picture.file)
            prepared = prepare(data, picture, self._cache)
            found = self._image(prepared), whole_box(picture, prepared.crop)
            self._prepared[picture] = found
        return found

    def group(self, items: Sequence[Item], box: Box) -> str:
        pen = Pen(self, items, fresh=False)
        name = f"G{len(self._forms)}"
        self._forms[name] = name
        entries = {"Resources": pen.resources, "Group": _GROUP}
        return self._file.form(name, pen.operators, box, entries)

    def _place(self, placed: Placed, sheet: Sheet) -> None:
        drawing = placed.drawing
        key = drawing.digest or drawing
        name = self._form(key, lambda: drawing.items, _bled(drawing))
        visible = _page_box(sheet, placed.visible)
        self._file.place(name, _paper(sheet, _lying(placed)), visible)

    def _form(
        self, key: Hashable, drawn: Callable[[], Sequence[Item]], box: Box
    ) -> str:
        found = self._forms.get(key)
        if found is None:
            items = outlined(drawn()) if self._setup.paths else drawn()
            pen = Pen(self, items, fresh=True)
            found = f"C{len(self._forms)}"
            self._forms[key] = found
            entries = {"Resources": pen.resources}
            self._file.form(found, pen.operators, box, entries)
        return found

    def _image(self, prepared: Prepared) -> str:
        key = _key(prepared)
        found = self._images.get(key)
        if found is None:
            mask = prepared.mask
            soft = f" /SMask {self._write_image(mask, '')}" if mask else ""
            found = self._images[key] = self._write_image(prepared.colour, soft)
        return found

    def _write_image(self, image: Encoded, more: str) -> str:
        entries = (
            f"/Type /XObject /Subtype /Image /Width {image.width} "
            f"/Height {image.height} /ColorSpace {image.space} "
            f"/BitsPerComponent {image.bits} /Filter {image.filter} "
            f"/DecodeParms {image.parameters}{more}"
        )
        return self._file.stream(entries, image.data, deflate=False)


def _key(prepared: Prepared) -> str:
    """What tells an image from others, without keeping its pixels."""
    images = [image for image in (prepared.colour, prepared.mask) if image]
    parts = [(repr(replace(image, data=b"")), image.data) for image in images]
    return Cache.key(*(part for pair in parts for part in pair))


def _bled(drawing: Design) -> Box:
    bleed = drawing.bleed
    return (-bleed, -bleed, drawing.width + 2 * bleed, drawing.height + 2 * bleed)


def _lying(placed: Placed) -> Matrix:
    """A face's own mm as mm of the sheet: turned, its trim's corner at its place."""
    x, y, width, height = placed.trim
    matrices: dict[int, Matrix] = {
        0: (1, 0, 0, 1, x, y),
        90: (0, 1, -1, 0, x + width, y),
        180: (-1, 0, 0, -1, x + width, y + height),
        270: (0, -1, 1, 0, x, y + height),
    }
    return matrices[placed.turn]


def _shift(sheet: Sheet, matrix: Matrix) -> Matrix:
    """What moves a page, in mm with y downwards, as points with y upwards."""
    a, b, c, d, e, f = matrix
    across, up = pt(c * sheet.height + e), pt(sheet.height * (1 - d) - f)
    return (a, -b, -c, d, across, up)


def _paper(sheet: Sheet, matrix: Matrix) -> Matrix:
    """A placement in mm with y downwards, as points with y upwards."""
    a, b, c, d, e, f = matrix
    scale = pt(1)
    across, up = pt(e), pt(sheet.height - f)
    return (a * scale, -b * scale, c * scale, -d * scale, across, up)


def _page_box(sheet: Sheet, box: Box | None) -> Box | None:
    if box is None:
        return None
    x, y, width, height = box
    return (pt(x), pt(sheet.height - y - height), pt(width), pt(height))
