"""The element text-box in, its set text out, or what keeps it from fitting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cardwright.base.english import quoted
from cardwright.base.suggest import did_you_mean
from cardwright.model.drawing import Box, Colour, Group, Item
from cardwright.model.face import Element, TextStyle
from cardwright.model.problem import Place, Problem
from cardwright.typeset.lints.texts import note_text
from cardwright.typeset.measure import Measure, Sharing
from cardwright.typeset.paint import colour
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.shadow import cast_text
from cardwright.typeset.shapes import faded
from cardwright.typeset.slip import SlipError
from cardwright.typeset.style import no_font
from cardwright.typeset.svg.symbol import centred, placed
from cardwright.typeset.symbols import symbol_of
from cardwright.typeset.text.hyphens import can_part, languages
from cardwright.typeset.text.inline import PLAIN, content_of
from cardwright.typeset.text.place import IconsOf
from cardwright.typeset.text.textbox import SetText, TextBox, set_text, try_text
from cardwright.typeset.textlooks import DEFAULT, Sized, dressed, looks_of, named
from cardwright.typeset.written import value_place

_BOX_ATTRIBUTES = {
    name: name.replace("-", "_")
    for name in (
        "weight",
        "italic",
        "leading",
        "tracking",
        "word-spacing",
        "features",
        "align",
        "direction",
        "valign",
        "case",
        "wrap",
        "hyphenate",
        "lists",
        "overflow",
    )
}
GUTTER = 3.0
"""What is between columns where nothing is said, in mm."""

_ROUND, _EXACT = 5, 40
"""Above so many characters a length is told in steps of five."""

_OWN = {"lines": "lines", "columns": "columns", "gap": "gutter"}
"""Attributes that no style has, and what a ``TextBox`` calls them."""


def text_box(element: Element, values: Values, pen: Pen) -> list[Item]:
    """The text in the largest size that fits; what does not fit is a problem."""
    blank, sized = _blank(element, values, pen)
    looks = dict(looks_of(element, pen, sized))
    if blank is None:
        return []
    content = content_of(element.children, lambda child: looks.get(id(child), PLAIN))
    box = blank._replace(box=pen.box(values), content=content)
    done = _done(_sharing(box, values, pen), pen)
    if pen.setting.tell:
        pen.setting.tell(_measure(done, box, element, values))
    pen.problems.extend(_problems(done, box, element, values, pen))
    items = note_text(done, box, element, values, pen)
    if "shadow" in values and done.items:
        items = [cast_text(done.items, values["shadow"]), *items]
    return faded(items, values.get("opacity", 1.0))


def _blank(element: Element, values: Values, pen: Pen) -> tuple[TextBox | None, Sized]:
    """The box without place and content; ``None`` where its style or font is not there.

    Values that were read once are the same object, so that it is known again.
    """
    key = (TextBox, id(values), id(pen.inherited))
    known = pen.setting.memo.get(key)
    if known is not None:
        blank: TextBox = known[0]
        return blank, known[1]
    before = len(pen.problems)
    style = _style(element, values, pen)
    sized = Sized.of(style or DEFAULT, values.get("size", (style or DEFAULT).size))
    if style is None:
        return None, sized
    settings = _settings(style, values, pen)
    raised = values.get("strength", style.strength)
    if raised is not None:
        strength = named(raised, element, pen) or DEFAULT
        settings["strength"] = dressed(PLAIN, raised, strength, sized, pen)
    if settings["hyphenate"] != "false":
        _check_language(element, settings["hyphenate"], pen)
    blank = TextBox((0.0, 0.0, 0.0, 0.0), (), **settings)
    if len(pen.problems) == before:
        # Kept beside the box, both keep their ids.
        pen.setting.memo.put(key, (blank, sized, values, pen.inherited))
    return blank, sized


def _shares(values: Values) -> Sharing | None:
    if "fit" not in values:
        return None
    return Sharing(values["fit"], everywhere=values.get("fit-scope") == "all")


def _sharing(box: TextBox, values: Values, pen: Pen) -> TextBox:
    """The box with the size that it shares with others, if it does."""
    sharing = _shares(values)
    shared = pen.setting.shared.get(sharing) if sharing else None
    if shared is None:
        return box
    size = min(box.size, shared.size)
    least = min(max(box.min_size, shared.least), size)
    return box._replace(size=size, min_size=least)


def _measure(done: SetText, box: TextBox, element: Element, values: Values) -> Measure:
    room = done.room()
    return Measure(
        place=element.place,
        field=values.get("field", ""),
        size=done.size,
        wanted=box.size,
        least=box.min_size,
        fits=done.fits,
        room=room.mm,
        lines=room.lines,
        height=done.height(),
        is_line=room.is_line,
        sharing=_shares(values),
    )


def _done(box: TextBox, pen: Pen) -> SetText:
    if pen.setting.proof:
        return try_text(box, pen.setting.fonts)
    return set_text(box, pen.setting.fonts, _icons(pen, box.colour))


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


def _style(element: Element, values: Values, pen: Pen) -> TextStyle | None:
    """The style of a box: its own or the card's, then what the card sets."""
    name, given = values.get("style", pen.inherited.get("style")), pen.inherited
    style = DEFAULT if name is None else named(name, element, pen)
    if style is None:
        return None
    font = values.get("font")
    if font is None:
        inherits = style.font == DEFAULT.font
        font = given.get("font", style.font) if inherits else style.font
    if font not in pen.setting.style.fonts:
        place = value_place(element, font, pen.setting.root, "font")
        pen.report(place, no_font(font, pen.setting.style.fonts))
        return None
    return style if font == style.font else replace(style, font=font)


def _settings(style: TextStyle, values: Values, pen: Pen) -> dict[str, Any]:
    """What a ``TextBox`` takes besides its box and content."""
    settings: dict[str, Any] = {}
    for name, key in _BOX_ATTRIBUTES.items():
        settings[key] = values[name] if name in values else getattr(style, key)
    for name, key in _OWN.items():
        if values.get(name):
            settings[key] = values[name]
    settings["family"] = style.font
    settings["colour"] = _tone(style, values, pen)
    settings["size"] = values.get("size", style.size)
    smallest = values.get("min-size", style.min_size)
    settings["min_size"] = min(smallest, settings["size"])
    settings.setdefault("gutter", GUTTER)
    settings["around"] = tuple(
        _from_corner(box, values) for box in values.get("around", ())
    )
    return settings


def _check_language(element: Element, wanted: str, pen: Pen) -> None:
    """Words can be parted in a language that has a dictionary only."""
    language = pen.setting.fonts.language
    if can_part(language):
        return
    known = languages()
    hint = did_you_mean(language, known) or f"there are {' '.join(known)}"
    message = f'there are no hyphens for the game\'s language "{language}"'
    place = value_place(element, wanted, pen.setting.root, "hyphenate")
    pen.report(place, SlipError(message, hint), f"hyphenate of <{element.name}>")


def _from_corner(box: Box, values: Values) -> Box:
    """A box of the element's surroundings, as seen from its own corner."""
    x, y, w, h = box
    return (x - values.get("x", 0.0), y - values.get("y", 0.0), w, h)


def _tone(style: TextStyle, values: Values, pen: Pen) -> Colour:
    if "color" in values:
        own: Colour = values["color"]
        return own
    if style.color == DEFAULT.color and "color" in pen.inherited:
        card: Colour = pen.inherited["color"]
        return card
    return colour(style.color, pen.setting.style.colors)


def _problems(
    done: SetText, box: TextBox, element: Element, values: Values, pen: Pen
) -> Iterator[Problem]:
    field = values.get("field")
    written = pen.setting.place_of_field(field) if field else None
    place, hint = written or element.place, pen.task
    if written:
        hint = f"its box stands at {_at(element.place)} ({pen.task})"
    if not done.fits:
        if advice := _shorter(done, box):
            hint = f"{advice} ({hint})" if hint == pen.task else f"{advice}; {hint}"
        if "fit" in values:
            hint = f'it shares its size with the boxes of fit="{values["fit"]}"; {hint}'
        at = element.place if written else None
        yield Problem("text-overflow", place, _overflow(done, box), hint, box=at)
    for character in done.missing:
        code = f"U+{ord(character):04X}"
        message = f'no font has the character "{character}" ({code})'
        advice = "add a font that has it to fallback in style.yaml"
        exact = pen.setting.place_in_field(field, character) if field else None
        yield Problem(
            "missing-glyph", exact or place, message, f"{advice} ({pen.task})"
        )


def _shorter(done: SetText, box: TextBox) -> str | None:
    """How long the text, or its longest word, may be; about, as letters differ."""
    letters = done.letters()
    if box.overflow == "ellipsis":
        return "not even a first line with an ellipsis has room"
    if not letters.fitting:
        return None
    about = letters.fitting
    about -= about % _ROUND if about > _EXACT else 0
    if done.too_wide and not done.excess_lines:
        return f"a word of about {about} letters fits, and this one has {letters.all}"
    return f"shorten it to about {about} of its {letters.all} characters"


def _at(place: Place) -> str:
    return f"{place.file}:{place.line}"


def _overflow(done: SetText, box: TextBox) -> str:
    size = f"{done.size:g} pt"
    excess = f"{done.excess_mm:.1f} mm"
    if done.too_wide and not done.excess_lines:
        word, where = quoted(done.too_wide), "column" if box.columns > 1 else "box"
        return f"{word} is {excess} wider than its {where} at {size}, its smallest size"
    if done.excess_lines:
        lines = "1 line" if done.excess_lines == 1 else f"{done.excess_lines} lines"
        excess = f"{excess}, {lines}"
    return f"the text does not fit its box at {size}, its smallest size: {excess} over"
