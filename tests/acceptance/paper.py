"""PDF sheets as a second reader sees them: boxes, and the words in each place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pypdfium2

MM = 72 / 25.4
"""Points in a millimetre."""

_DIGEST = re.compile(" \u00b7 [0-9a-f]{8} \u00b7 ")
_ICON = re.compile(r"\[[a-z-]+\]")


@dataclass(frozen=True, slots=True)
class Grid:
    """Where a profile lays cards on A4: mm from the paper's top left corner."""

    left: float
    top: float
    width: float
    height: float
    columns: int
    rows: int


@dataclass(frozen=True, slots=True)
class Page:
    """Boxes in mm from the top left corner: x, y, width, height; words by place.

    ``text`` is all that the page says, in its order, with ``########`` for a digest in
    the footer; ``words`` are without icons.
    """

    paper: tuple[float, ...]
    trim: tuple[float, ...]
    bleed: tuple[float, ...]
    text: str
    words: tuple[str, ...]


def pages(file: Path, grid: Grid) -> list[Page]:
    """Every page; the words of each place row by row, up to the last with any."""
    document = pypdfium2.PdfDocument(file)
    try:
        return [_page(page, grid) for page in document]
    finally:
        document.close()


def _page(page: pypdfium2.PdfPage, grid: Grid) -> Page:
    height = page.get_height()
    text = page.get_textpage()
    words = [_words(text, place, height) for place in _places(grid)]
    while words and not words[-1]:
        words.pop()
    return Page(
        _mm(page.get_mediabox(), height),
        _mm(page.get_trimbox(), height),
        _mm(page.get_bleedbox(), height),
        _DIGEST.sub(" · ######## · ", _flat(text.get_text_range())),
        tuple(words),
    )


def _places(grid: Grid) -> Iterator[tuple[float, float, float, float]]:
    for row in range(grid.rows):
        for column in range(grid.columns):
            x = grid.left + column * grid.width
            y = grid.top + row * grid.height
            yield x, y, x + grid.width, y + grid.height


def _words(text: pypdfium2.PdfTextPage, place: tuple[float, ...], height: float) -> str:
    """What is printed in a place.

    PDFium looks for what an icon says (ActualText) where the face's own corner would
    lie on the sheet, so icons are left out.
    """
    left, top, right, bottom = (edge * MM for edge in place)
    found = text.get_text_bounded(left, height - bottom, right, height - top)
    return without_icons(found)


def without_icons(text: str) -> str:
    return _flat(_ICON.sub("", text))


def _flat(text: str) -> str:
    """The text in one line, each run of blanks and line ends one blank."""
    return " ".join(text.split())


def _mm(box: tuple[float, ...], height: float) -> tuple[float, ...]:
    left, bottom, right, top = box
    sides = left, height - top, right - left, top - bottom
    return tuple(round(side / MM, 3) for side in sides)
