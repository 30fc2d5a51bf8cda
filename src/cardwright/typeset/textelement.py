"""The element text-box in, its set text out, or what keeps it from fitting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cardwright.model.drawing import Box, Colour, Group, Item
from cardwright.model.face import Element, TextStyle
from cardwright.model.problem import Place, Problem
from cardwright.typeset.elements import INLINE, read, unknown_element
from cardwright.typeset.icons import report_lost, report_svg, symbol_of
from cardwright.typeset.paint import colour
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.shadow import cast
from cardwright.typeset.shapes import faded
from cardwright.typeset.slip import SlipError
from cardwright.typeset.style import no_font, no_style
from cardwright.typeset.svg.symbol import centred, placed
from cardwright.typeset.text.inline import PLAIN, Look, content_of, look_of
from cardwright.typeset.text.place import IconsOf
from cardwright.typeset.text.textbox import SetText, TextBox, set_text, try_text

_DEFAULT = TextStyle()
_BOX_ATTRIBUTES = ("weight", "italic", "leading", "tracking", "align", "valign", "case")


def text_box(element: Element, values: Values, pen: Pen) -> list[Item]:
    """The text in the largest size that fits; what does not fit is a problem."""
    looks = dict(_looks(element, pen))
    style = _style(element, values, pen)
    if style is None:
        return []
    content = content_of(element.children, lambda child: looks.get(id(child), PLAIN))
    settings = _settings(style, values, pen)
    raised = values.get("strength", style.strength)
    if raised is not None:
        settings["strength"] = _dressed(PLAIN, raised, element, pen)
    box = TextBox(pen.box(values), content, **settings)
    done = _done(box, pen)
    pen.problems.extend(_problems(done, element, values, pen))
    items = list(done.items)
    if "shadow" in values and items:
        items = [*cast(items, values["shadow"]), *items]
    return faded(items, values.get("opacity", 1.0))


def _done(box: TextBox, pen: Pen) -> SetText:
    if pen.setting.proof:
        return try_text(box, pen.setting.fonts)
    return set_text(box, pen.setting.fonts, _icons(pen, box.colour))


def _looks(element: Element, pen: Pen) -> Iterator[tuple[int, Look]]:
    """The look of every inline element, by identity; slips in them are reported."""
    for child in element.children:
        if isinstance(child, str):
            continue
        if child.name not in INLINE:
            pen.report(child.place, unknown_element(child.name, INLINE))
            continue
        yield id(child), _look(child, read(child, pen, INLINE), pen)
        yield from _looks(child, pen)


def _look(element: Element, values: Values, pen: Pen) -> Look:
    look = look_of(element)
    if element.name == "icon":
        _check_icon(element, values, pen)
    if "style" in values:
        look = _dressed(look, values["style"], element, pen)
    return replace(look, colour=values["color"]) if "color" in values else look


def _dressed(look: Look, name: str, element: Element, pen: Pen) -> Look:
    """The look with the font, weight, slant and colour of a style."""
    style = _named(name, element, pen) or _DEFAULT
    return replace(
        look,
        family=style.font,
        weight=style.weight,
        italic=style.italic,
        colour=colour(style.color, pen.setting.style.colors),
    )


def _check_icon(element: Element, values: Values, pen: Pen) -> None:
    name = values.get("name", "")
    try:
        report_svg(symbol_of(name, pen.setting), pen)
    except SlipError as slip:
        report_lost(element, name, slip, pen)


def _icons(pen: Pen, current: Colour) -> IconsOf:
    """Draws inline icons; those that are not there have been reported.

    ``currentColor`` in their files is the text's colour.
    """

    def draw(name: str, box: Box, tone: Colour | None) -> Item | None:
        try:
            symbol = symbol_of(name, pen.setting)
        except SlipError:
            return None
        items = placed(symbol, centred(symbol, box), tone, current)
        return items[0] if len(items) == 1 else Group(items)

    return draw


def _named(name: str, element: Element, pen: Pen) -> TextStyle | None:
    styles = pen.setting.style.text
    if name not in styles:
        pen.report(element.place, no_style(name, styles))
    return styles.get(name)


def _style(element: Element, values: Values, pen: Pen) -> TextStyle | None:
    """The style of a box: its own or the card's, then what the card sets."""
    name, given = values.get("style", pen.inherited.get("style")), pen.inherited
    style = _DEFAULT if name is None else _named(name, element, pen)
    if style is None:
        return None
    font = values.get("font")
    if font is None:
        inherits = style.font == _DEFAULT.font
        font = given.get("font", style.font) if inherits else style.font
    if font not in pen.setting.style.fonts:
        pen.report(element.place, no_font(font, pen.setting.style.fonts))
        return None
    return style if font == style.font else replace(style, font=font)


def _settings(style: TextStyle, values: Values, pen: Pen) -> dict[str, Any]:
    """What a ``TextBox`` takes besides its box and content."""
    settings = {
        name: values[name] if name in values else getattr(style, name)
        for name in _BOX_ATTRIBUTES
    }
    settings["family"] = style.font
    settings["colour"] = _tone(style, values, pen)
    settings["size"] = values.get("size", style.size)
    smallest = values.get("min-size", style.min_size)
    settings["min_size"] = min(smallest, settings["size"])
    settings["lines"] = values.get("lines") or None
    return settings


def _tone(style: TextStyle, values: Values, pen: Pen) -> Colour:
    if "color" in values:
        own: Colour = values["color"]
        return own
    if style.color == _DEFAULT.color and "color" in pen.inherited:
        card: Colour = pen.inherited["color"]
        return card
    return colour(style.color, pen.setting.style.colors)


def _problems(
    done: SetText, element: Element, values: Values, pen: Pen
) -> Iterator[Problem]:
    field = values.get("field")
    written = pen.setting.place_of_field(field) if field else None
    place, hint = written or element.place, pen.task
    if written:
        hint = f"its box stands at {_at(element.place)} ({pen.task})"
    if not done.fits:
        yield Problem("text-overflow", place, _overflow(done), hint)
    for character in done.missing:
        code = f"U+{ord(character):04X}"
        message = f'no font has the character "{character}" ({code})'
        advice = "add a font that has it to fallback in style.yaml"
        exact = pen.setting.place_in_field(field, character) if field else None
        yield Problem(
            "missing-glyph", exact or place, message, f"{advice} ({pen.task})"
        )


def _at(place: Place) -> str:
    return f"{place.file}:{place.line}"


def _overflow(done: SetText) -> str:
    size = f"{done.size:g} pt"
    excess = f"{done.excess_mm:.1f} mm"
    if done.too_wide and not done.excess_lines:
        word = f'"{done.too_wide}"'
        return f"{word} is {excess} wider than its box at {size}, its smallest size"
    if done.excess_lines:
        lines = "1 line" if done.excess_lines == 1 else f"{done.excess_lines} lines"
        excess = f"{excess}, {lines}"
    return f"the text does not fit its box at {size}, its smallest size: {excess} over"
