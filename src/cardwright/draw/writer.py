"""The one door to ReportLab: streams, forms and pages come in, a PDF file goes out."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from cardwright.model.drawing import Box, Matrix

rl_config.useA85 = 0  # binary streams: a third of the time, four fifths of the size
rl_config.invariant = 1  # no clock in the file


class _Raw(pdfdoc.PDFObject):
    """An object of the file as finished PDF syntax, given away once."""

    __RefOnly__ = 1

    def __init__(self, data: bytes = b"null") -> None:
        self.data = data

    def format(self, document: object) -> bytes:  # noqa: ARG002 - ReportLab's call
        data, self.data = self.data, b""  # a file of pictures fills the memory
        return data


class _Canvas(Canvas):
    """A canvas whose pages set no font: ReportLab's own would stay unembedded."""

    def _make_preamble(self) -> None:
        self._preamble = ""

    def anchor(self, name: str, page: int) -> None:
        """A place that bookmarks lead to: the whole of a page (from 0).

        ReportLab names pages from 1, and gives each name one title.
        """
        destination = self._bookmarkReference(name)  # type: ignore[attr-defined]
        destination.setPage(pdfdoc.PDFObjectReference(f"Page{page + 1}"))
        destination.fit()

    @property
    def document(self) -> Any:
        return vars(self)["_doc"]


class _Outlines(pdfdoc.PDFOutlines):
    """Bookmarks that are counted as readers see them: those in closed ones are not.

    ReportLab counts on while it names what is below.
    """

    def prepare(self, document: Any, canvas: Any) -> None:
        super().prepare(document, canvas)
        if self.mydestinations:
            self.count = pdfdoc.count(self.mydestinations, self.closedict)


class PdfFile:
    """A PDF in the making. Lengths are points from the page's bottom left corner.

    ``language`` is a tag such as ``en`` or ``pt-BR``, for those who have it read out;
    ``deflate`` compresses all streams: in vain where the file is read at once.

    References such as ``7 0 R`` and dictionaries are texts in PDF syntax.
    """

    def __init__(self, title: str, language: str = "", *, deflate: bool = True) -> None:
        self._deflate = deflate
        self._canvas = _Canvas(
            "",
            pageCompression=int(deflate),
            invariant=1,
            pdfVersion=(1, 6),
            lang=language or None,
        )
        self._doc = self._canvas.document
        self._doc.Outlines = self._doc.outline = _Outlines()
        self._doc.Catalog.Outlines = self._doc.Outlines
        self._canvas.setTitle(title)
        self._canvas.setAuthor("")
        self._canvas.setSubject("")
        self._canvas.setCreator("cardwright")
        self._reserved: dict[str, _Raw] = {}

    def reserve(self) -> str:
        """The reference of an object that ``fill`` brings later."""
        raw = _Raw()
        reference = self._reference(raw)
        self._reserved[reference] = raw
        return reference

    def fill(self, reference: str, value: str) -> None:
        """Write a reserved object."""
        self._reserved.pop(reference).data = value.encode("ascii")

    def add(self, value: str) -> str:
        """Write an object and return its reference."""
        return self._reference(_Raw(value.encode("ascii")))

    def stream(self, entries: str, data: bytes, *, deflate: bool) -> str:
        """Write a stream with the entries of its dictionary; ``deflate`` compresses."""
        if deflate and self._deflate:
            data = zlib.compress(data)
            entries += " /Filter /FlateDecode"
        head = f"<<{entries} /Length {len(data)}>>\nstream\n"
        return self._reference(_Raw(head.encode("ascii") + data + b"\nendstream\n"))

    def form(self, name: str, content: str, box: Box, entries: dict[str, str]) -> str:
        """Write a form XObject: operators, x, y, width and height, dictionary entries.

        ReportLab's endForm would leave out ExtGState and Shading, so that alpha and
        gradients were lost: ``entries`` brings all Resources, and Group if wanted.
        """
        x, y, width, height = box
        form = pdfdoc.PDFFormXObject(x, y, x + width, y + height)
        form.compression = self._deflate
        form.Resources = entries["Resources"]
        dictionary = pdfdoc.PDFDictionary(entries)
        form.Contents = pdfdoc.PDFStream(dictionary, content.encode("ascii"))
        self._doc.addForm(name, form)
        return self._reference(form)

    def place(self, name: str, matrix: Matrix, visible: Box | None = None) -> None:
        """Draw a form on the current page, cut to ``visible`` (page points)."""
        self._canvas.saveState()
        if visible is not None:
            path = self._canvas.beginPath()
            path.rect(*visible)
            self._canvas.clipPath(path, stroke=0, fill=0)
        self._canvas.transform(*matrix)
        self._canvas.doForm(name)
        self._canvas.restoreState()

    def shift(self, matrix: Matrix) -> None:
        """Move all that is drawn on the current page from now on, and no box."""
        self._canvas.transform(*matrix)

    def page(
        self, width: float, height: float, trim: Box | None, bleed: Box | None
    ) -> None:
        """End the current page and give it its boxes (x, y, width, height)."""
        self._canvas.setPageSize((width, height))
        self._canvas.setTrimBox(_corners(trim))
        self._canvas.setBleedBox(_corners(bleed))
        self._canvas.showPage()

    def outline(self, lines: Iterable[tuple[str, int, int]]) -> None:
        """Bookmarks as title, page (from 0) and depth (from 0), readers show them."""
        for number, (title, page, level) in enumerate(lines):
            self._canvas.anchor(str(number), page)
            self._canvas.addOutlineEntry(title, str(number), level, closed=level == 0)
            self._canvas.showOutline()

    def close(self) -> bytes:
        """The whole file. Nothing can be added afterwards."""
        data: bytes = self._doc.GetPDFData(self._canvas)
        return data

    def _reference(self, value: object) -> str:
        reference: bytes = self._doc.Reference(value).format(self._doc)
        return reference.decode("ascii")


def _corners(box: Box | None) -> tuple[float, float, float, float] | None:
    if box is None:
        return None
    x, y, width, height = box
    return (x, y, x + width, y + height)
