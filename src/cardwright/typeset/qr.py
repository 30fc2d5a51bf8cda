"""The element qr in, its dark modules as one outline out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from cardwright.model.drawing import Colour, Fill, Item, Segment
from cardwright.model.face import Element
from cardwright.typeset.geometry.outline import exact, rectangle
from cardwright.typeset.notes import CodeNote
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.shapes import faded
from cardwright.typeset.slip import SlipError

if TYPE_CHECKING:
    from qrcode.main import QRCode

QUIET = 4
"""Modules of quiet zone that the standard (ISO/IEC 18004) asks for."""

AUTO = "auto"

_SLACK = 1e-6

Block = tuple[int, int, int, int]
"""A rectangle of dark modules: column, row, columns, rows."""


def qr(element: Element, values: Values, pen: Pen) -> list[Item]:
    """A square of ``w`` mm, quiet zone included, that says the element's text."""
    payload = "".join(c for c in element.children if isinstance(c, str)).strip()
    if not payload or len(element.children) > 1 or "w" not in values:
        message = "<qr> holds the text that it says, and nothing else"
        pen.report(element.place, SlipError(message, None, "bad-value"))
        return []
    quiet, side = values.get("quiet", QUIET), values["w"]
    try:
        blocks, count = modules(payload, _level(payload, values, pen))
    except SlipError as slip:
        pen.report(element.place, slip)
        return []
    x, y, _, _ = pen.box(values)
    module = side / (count + 2 * quiet)
    items: list[Item] = []
    background = values.get("background", Colour(1, 1, 1))
    if background is not None:
        items.append(Fill(rectangle((x, y, side, side)), background))
    origin = (x + quiet * module, y + quiet * module)
    outline = _outline(blocks, origin, module)
    ink = values.get("color", Colour(0, 0, 0))
    code: list[Item] = [Fill(outline, ink)]
    if pen.setting.limits is not None:
        box = (*origin, count * module, count * module)
        pen.note(code, CodeNote(box, module, ink, partial(pen.site, element)))
    return faded([*items, *code], values.get("opacity", 1.0))


def _level(payload: str, values: Values, pen: Pen) -> str:
    """The level of error correction that is asked for.

    ``auto`` is the highest whose modules are as wide as the style's limit, else L.
    """
    given: str = values.get("ecc", "M")
    if given != AUTO:
        return given
    most = values["w"] * pen.scale / pen.setting.style.limits.qr_module
    room = most - 2 * values.get("quiet", QUIET) + _SLACK
    return next((level for level in "HQM" if _count(payload, level) <= room), "L")


def _count(payload: str, level: str) -> float:
    """The modules along a side; endless where the text is too long for the level."""
    from qrcode.exceptions import DataOverflowError

    try:
        return 17 + 4 * _code(payload, level).best_fit(start=1)
    except (DataOverflowError, ValueError):
        return math.inf


def _outline(
    blocks: Sequence[Block], origin: tuple[float, float], module: float
) -> tuple[Segment, ...]:
    x, y = origin
    out: list[Segment] = []
    for column, row, columns, rows in blocks:
        left, top = exact(x + column * module), exact(y + row * module)
        right = exact(x + (column + columns) * module)
        bottom = exact(y + (row + rows) * module)
        out += (("M", left, top), ("L", right, top), ("L", right, bottom))
        out += (("L", left, bottom), ("Z",))
    return tuple(out)


@lru_cache(maxsize=64)
def modules(payload: str, ecc: str) -> tuple[tuple[Block, ...], int]:
    """The dark modules as few rectangles, and the modules along a side.

    SlipError if the text is too long for a code.
    """
    from qrcode.exceptions import DataOverflowError

    code = _code(payload, ecc)
    try:
        code.make(fit=True)
    except (DataOverflowError, ValueError):
        message = f"a text of {len(payload)} characters is too long for a qr code"
        raise SlipError(message, "write a shorter address, or ecc L") from None
    matrix = code.get_matrix()
    return merged(matrix), len(matrix)


def _code(payload: str, ecc: str) -> QRCode:  # type: ignore[type-arg]
    """A code of the text, not laid out."""
    from qrcode import constants
    from qrcode.main import QRCode

    level = getattr(constants, f"ERROR_CORRECT_{ecc}")
    code: QRCode = QRCode(error_correction=level, border=0)  # type: ignore[type-arg]
    code.add_data(payload)
    return code


def merged(matrix: Sequence[Sequence[bool]]) -> tuple[Block, ...]:
    """Runs of dark modules, and runs that stand exactly below another joined to it."""
    out: list[Block] = []
    open_blocks: dict[tuple[int, int], Block] = {}
    for number, line in enumerate(matrix):
        going: dict[tuple[int, int], Block] = {}
        for column, width in _runs(line):
            above = open_blocks.pop((column, width), None)
            height = above[3] + 1 if above else 1
            going[column, width] = (column, number + 1 - height, width, height)
        out += open_blocks.values()
        open_blocks = going
    out += open_blocks.values()
    return tuple(sorted(out, key=lambda block: (block[1], block[0])))


def _runs(line: Sequence[bool]) -> list[tuple[int, int]]:
    """Column and width of each run of dark modules in a line."""
    out: list[tuple[int, int]] = []
    start = None
    for column, dark in enumerate([*line, False]):
        if dark and start is None:
            start = column
        elif not dark and start is not None:
            out.append((start, column - start))
            start = None
    return out
