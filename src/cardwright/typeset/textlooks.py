"""The elements in a text-box in, the look of each out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from cardwright.model.face import Element, TextStyle
from cardwright.typeset.elements import INLINE, read, unknown_element
from cardwright.typeset.icons import report_lost, report_svg
from cardwright.typeset.paint import colour
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.slip import SlipError
from cardwright.typeset.style import no_style
from cardwright.typeset.symbols import symbol_of
from cardwright.typeset.text.inline import Case, Look, look_of
from cardwright.typeset.written import value_place

DEFAULT = TextStyle()


class Sized(NamedTuple):
    """The size (pt) of a box, and that of its style where the style says one."""

    wanted: float
    usual: float

    @classmethod
    def of(cls, style: TextStyle, wanted: float) -> Sized:
        return cls(wanted, style.size if style.sized else wanted)


def looks_of(element: Element, pen: Pen, box: Sized) -> Iterator[tuple[int, Look]]:
    """The look of every inline element, by identity; slips in them are reported."""
    for child in element.children:
        slip = _misplaced(child, element)
        if slip:
            pen.report(element.place if isinstance(child, str) else child.place, slip)
        elif isinstance(child, Element):
            yield id(child), _look(child, read(child, pen, INLINE), pen, box)
            yield from looks_of(child, pen, box)


def _misplaced(child: Element | str, parent: Element) -> SlipError | None:
    """What is wrong with a child where it stands; a list holds its items only."""
    if isinstance(child, str):
        if parent.name != "list" or not child.strip():
            return None
        message = "text in a <list> stands in its <li>"
        return SlipError(message, None, "unknown-element")
    if child.name not in INLINE:
        return unknown_element(child.name, INLINE)
    if (child.name == "li") == (parent.name == "list"):
        return None
    message = "<li> stands outside a <list>"
    if child.name != "li":
        message = f"<{child.name}> in a <list> stands in its <li>"
    return SlipError(message, None, "unknown-element")


def _look(element: Element, values: Values, pen: Pen, box: Sized) -> Look:
    look = look_of(element)
    shown = values.get("name" if element.name == "icon" else "icon")
    if shown is not None:
        _check_icon(shown, element, pen)
    if "style" in values:
        style = named(values["style"], element, pen) or DEFAULT
        look = dressed(look, values["style"], style, box, pen)
    if "size" in values:
        value, is_absolute = values["size"]
        look = look._replace(factor=value / box.wanted if is_absolute else value)
    return look._replace(colour=values["color"]) if "color" in values else look


def dressed(look: Look, name: str, style: TextStyle, box: Sized, pen: Pen) -> Look:
    """The look with the font, weight, slant, colour, letters and size of a style.

    A size that the style says is held against that of the box's style: words of a style
    half as large are half as large in every box, however small its text is set.
    """
    return look._replace(
        family=style.font,
        weight=style.weight,
        italic=style.italic,
        factor=style.size / box.usual if style.sized else look.factor,
        colour=colour(style.color, pen.setting.style.colors),
        case=None if style.case == "none" else cast("Case", style.case),
        features=style.features or None,
        tracking=style.tracking / 1000 or None,
        spacing=style.word_spacing / 1000 or None,
        style=name,
    )


def _check_icon(name: str, element: Element, pen: Pen) -> None:
    try:
        report_svg(symbol_of(name, pen.setting), pen)
    except SlipError as slip:
        report_lost(element, name, slip, pen)


def named(name: str, element: Element, pen: Pen) -> TextStyle | None:
    """The text style of that name; one that is not there is reported."""
    styles = pen.setting.style.text
    if name not in styles:
        place = value_place(element, name, pen.setting.root, "style", "strength")
        pen.report(place, no_style(name, styles))
    return styles.get(name)
