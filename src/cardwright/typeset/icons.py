"""The element icon in, the symbol of that name fitted into its box out."""

from __future__ import annotations

from cardwright.model.drawing import Box, Item
from cardwright.model.face import Element
from cardwright.typeset.lints.icons import Placed, note_icon
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.shapes import faded
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.symbol import BLACK, Symbol, centred, placed
from cardwright.typeset.symbols import symbol_of
from cardwright.typeset.written import value_place


def icon(element: Element, values: Values, pen: Pen) -> list[Item]:
    """An icon in its own colours, or all in ``color``; one of w and h is enough.

    ``currentColor`` in its file is the card's colour.
    """
    name = values.get("name")
    if name is None:
        return []
    try:
        symbol = symbol_of(name, pen.setting)
        box = _box(pen.box(values), symbol, element)
    except SlipError as slip:
        report_lost(element, name, slip, pen)
        return []
    report_svg(symbol, pen)
    current, tone = pen.inherited.get("color", BLACK), values.get("color")

    alpha = values.get("opacity", 1.0)

    def drawn() -> list[Item]:
        return faded(placed(symbol, box, tone, current), alpha)

    shown = Placed(name, symbol, box, tone, current, alpha)
    return note_icon(drawn, shown, element, pen)


def report_lost(element: Element, name: str, slip: SlipError, pen: Pen) -> None:
    """The slip; one of an icon of the game's list is told at the list."""
    if slip.code != "unknown-icon" or name not in pen.setting.icon_names:
        place = value_place(element, name, pen.setting.root, "name", "icon")
        pen.report(element.place if slip.code == "missing-attribute" else place, slip)


def report_svg(symbol: Symbol, pen: Pen) -> None:
    """What could not be read of an SVG file, once in a face."""
    new = [problem for problem in symbol.problems if problem not in pen.problems]
    pen.problems.extend(new)


def _box(box: Box, symbol: Symbol, element: Element) -> Box:
    """The box given; what was left out of it follows from the symbol's proportions."""
    x, y, w, h = box
    if "w" not in element.attributes and "h" not in element.attributes:
        raise SlipError("<icon> needs w or h", None, "missing-attribute")
    if not symbol.width or not symbol.height:
        return box
    ratio = symbol.width / symbol.height
    w = w if "w" in element.attributes else h * ratio
    h = h if "h" in element.attributes else w / ratio
    return centred(symbol, (x, y, w, h))
