"""An element in, its attributes as values out: the closed list of a face's elements."""

from __future__ import annotations

from typing import Any

from cardwright.base.suggest import nearest
from cardwright.model.face import Element
from cardwright.typeset.misnamed import meant_attribute, unknown_attribute
from cardwright.typeset.paint import brush, colour, stroke
from cardwright.typeset.pen import Pen
from cardwright.typeset.setting import Setting
from cardwright.typeset.shadow import shadow
from cardwright.typeset.slip import SlipError
from cardwright.typeset.values import (
    Form,
    angles,
    boxes,
    choice,
    columns,
    count,
    dashes,
    features,
    length,
    number,
    percents,
    place,
    points,
    radii,
    scales,
    share,
    sides,
    size,
    span_size,
    truth,
    type_size,
    weight,
    word,
)
from cardwright.typeset.written import attribute_place

Table = dict[str, Form]
"""Attribute name to the form of its value."""

_AT: Table = {"x": number, "y": number}
_BOX: Table = {**_AT, "w": length, "h": length}
_GROWS: Table = {**_BOX, "grow": length}
_LINE: Table = {
    "stroke": stroke,
    "stroke-width": length,
    "dash": dashes,
    "cap": choice("butt", "round", "square"),
}
_CORNERS: Table = {"join": choice("miter", "round", "bevel"), "miter": size}
_FADES: Table = {"shadow": shadow, "opacity": share}
_ROUND: Table = {"fill": brush, **_LINE, **_FADES}
_SHAPE: Table = {"fill": brush, **_LINE, **_CORNERS, **_FADES}
_RULE: Table = {"fill-rule": choice("nonzero", "evenodd")}
_FLOW: Table = {
    **_GROWS,
    "gap": number,
    "padding": sides,
    "align": choice("start", "center", "end", "between"),
    "cross": choice("start", "center", "end"),
    "opacity": share,
}
_TEXT: Table = {
    "style": word,
    "font": word,
    "size": type_size,
    "min-size": type_size,
    "weight": weight,
    "italic": truth,
    "color": colour,
    "align": choice("start", "end", "left", "center", "right", "justify"),
    "direction": choice("auto", "ltr", "rtl"),
    "valign": choice("top", "middle", "bottom"),
    "leading": size,
    "tracking": number,
    "word-spacing": number,
    "features": features,
    "case": choice("none", "upper", "lower", "small-caps"),
    "shadow": shadow,
    "wrap": choice("pretty", "balance", "plain"),
    "hyphenate": choice("false", "true", "all"),
    "lists": truth,
    "lines": count,
    "overflow": choice("problem", "ellipsis"),
    "columns": columns,
    "gap": length,
    "around": boxes,
    "fit": word,
    "fit-scope": choice("face", "all"),
    "strength": word,
    "field": word,
    "opacity": share,
}

ELEMENTS: dict[str, Table] = {
    "card": {"font": word, "color": colour, "style": word},
    "g": {
        **_GROWS,
        "rotate": number,
        "scale": scales,
        "skew": angles,
        "about": place,
        "opacity": share,
        "blend": choice("normal", "multiply", "screen"),
    },
    "rect": {**_GROWS, "r": radii, **_SHAPE},
    "circle": {"cx": number, "cy": number, "r": length, **_ROUND},
    "ellipse": {"cx": number, "cy": number, "rx": length, "ry": length, **_ROUND},
    "polygon": {"points": points, **_SHAPE},
    "path": {"d": word, **_AT, "scale": size, **_RULE, **_SHAPE},
    "image": {
        **_GROWS,
        "src": word,
        "fit": choice("cover", "contain"),
        "focus": percents,
        "r": radii,
        "opacity": share,
    },
    "icon": {**_GROWS, "name": word, "color": colour, "opacity": share},
    "arrow": {
        **_GROWS,
        "direction": choice("right", "left", "up", "down"),
        "head": share,
        "shaft": share,
        **_SHAPE,
    },
    "qr": {
        **_AT,
        "w": size,
        "ecc": choice("L", "M", "Q", "H", "auto"),
        "quiet": count,
        "color": colour,
        "background": stroke,
        "opacity": share,
    },
    "text-box": {**_GROWS, **_TEXT},
    "row": _FLOW,
    "col": _FLOW,
    "clip": {
        **_GROWS,
        "r": radii,
        "cx": number,
        "cy": number,
        "radius": length,
        "rx": length,
        "ry": length,
        "points": points,
        "d": word,
        **_RULE,
        "opacity": share,
    },
    "face": {**_AT, "entry": word, "side": word, "w": size, "opacity": share},
}

OF_SIZES: tuple[Form, ...] = (type_size, span_size)
"""Forms that take the style's named sizes, not its colours."""

INLINE: dict[str, Table] = {
    "b": {},
    "i": {},
    "br": {},
    "p": {},
    "icon": {"name": word, "color": colour},
    "span": {"style": word, "size": span_size, "color": colour},
    "n": {"strength": truth},
    "list": {"bullet": word, "icon": word},
    "li": {"bullet": word, "icon": word},
}
"""What a text-box may hold besides characters."""

REQUIRED: dict[str, tuple[str, ...]] = {
    "rect": ("w", "h"),
    "circle": ("r",),
    "ellipse": ("rx", "ry"),
    "polygon": ("points",),
    "path": ("d",),
    "image": ("src",),
    "icon": ("name",),
    "arrow": ("w", "h"),
    "qr": ("w",),
    "text-box": ("w", "h"),
    "face": ("entry", "w"),
}


def read(element: Element, pen: Pen, table: dict[str, Table]) -> dict[str, Any]:
    """The values of a known element; each slip is reported and left out.

    Most elements are the same on all faces: what was read is remembered.
    """
    style = pen.setting.style
    key = (id(style), id(table), element.name, *element.attributes.items())
    known = pen.setting.memo.get(key)
    if known is not None:
        values: dict[str, Any] = known[0]
        return values
    before = len(pen.problems)
    values = _read(element, pen, table)
    if len(pen.problems) == before:
        # Kept beside the values, the style keeps its id.
        pen.setting.memo.put(key, (values, style))
    return values


def _read(element: Element, pen: Pen, table: dict[str, Table]) -> dict[str, Any]:
    forms, values = table[element.name], {}
    for name, text in element.attributes.items():
        form = forms.get(name)
        if form is None:
            continue
        try:
            values[name] = _value(form, text, pen.setting)
        except SlipError as slip:
            place = attribute_place(element, name, pen.setting.root, "value")
            pen.report(place, slip, f"{name} of <{element.name}>")
    _report_names(element, pen, table)
    return values


def _value(form: Form, text: str, setting: Setting) -> Any:
    """The value, worked out once however many elements have it."""
    style, memo = setting.style, setting.memo
    names = style.sizes if form in OF_SIZES else style.colors
    if form is word:
        return form(text, names)
    key = (id(names), form, text)
    # Kept beside the value, the names keep their id.
    return (memo.get(key) or memo.put(key, (form(text, names), names)))[0]


def _report_names(element: Element, pen: Pen, table: dict[str, Table]) -> None:
    """Attributes that an element cannot have, and those that it lacks.

    One that is missing because it is misspelt is told once, where it is misspelt.
    """
    forms, given = table[element.name], element.attributes
    needed = REQUIRED.get(element.name, ()) if table is ELEMENTS else ()
    missing = [name for name in needed if name not in given]
    if not missing and given.keys() <= forms.keys():
        return
    unknown = [name for name in given if name not in forms]
    meant = {name: meant_attribute(name, missing, forms) for name in unknown}
    for name, wanted in meant.items():
        place = attribute_place(element, name, pen.setting.root, "key")
        pen.report(place, unknown_attribute(element.name, name, wanted))
    left = [f'"{name}"' for name in missing if name not in meant.values()]
    if left:
        word = "attribute" if len(left) == 1 else "attributes"
        message = f"<{element.name}> needs the {word} {' and '.join(left)}"
        pen.report(element.place, SlipError(message, None, "missing-attribute"))


def unknown_element(name: str, table: dict[str, Table]) -> SlipError:
    """The slip for a tag that is not in the table."""
    if table is INLINE and name in ELEMENTS:
        message, hint = f"<{name}> cannot stand in a text-box", None
    elif table is ELEMENTS and name in INLINE:
        message, hint = f"<{name}> stands outside a text-box", None
    else:
        message, hint = f"there is no element <{name}>", _near(name, table)
    return SlipError(message, hint, "unknown-element")


_HTML = {"strong": "b", "em": "i", "ul": "list", "ol": "list"}
"""Elements of HTML, and what a text-box has for them."""


def _near(name: str, table: dict[str, Table]) -> str:
    meant = _HTML.get(name) if table is INLINE else None
    near = meant or nearest(name, table)
    if near:
        return f'did you mean "{near}"?'
    return f"there are {' '.join(other for other in table if other != 'card')}"
