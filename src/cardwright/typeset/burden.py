"""A face's elements in; whether they would draw more than a face may out."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cardwright.model.drawing import Clip, Group, Item
from cardwright.model.face import Element
from cardwright.typeset import assets
from cardwright.typeset.pen import Pen
from cardwright.typeset.slip import SlipError
from cardwright.typeset.symbols import symbol_of

MOST = 100_000
"""Shapes, letters and parts of pictures on a face. Rich cards have a few thousand."""

_FEWER = "draw fewer, or save a picture of them as PNG"
_LESS = "write less; letters in columns or around things count six times"

_SHADOW = 12
"""A soft shadow is so many copies."""

_BOX = 30
"""To lay out a text of a word takes as long as so many shapes."""

_POURED = 6
"""Letters in columns or around things are laid out anew so much more often."""

_POURS = frozenset(("columns", "around"))

_CODE = 1000
"""A qr code has about so many modules, which take their time."""


def is_too_much(root: Element, pen: Pen) -> bool:
    """Whether the face draws too much; the element that tips the scales is told."""
    found, left = 0, [root]
    while left:
        element = left.pop()
        found += _burden(element, pen)
        if found > MOST:
            message = f"the face has more than {MOST:,} shapes and letters"
            hint = _LESS if element.name == "text-box" else _FEWER
            pen.report(element.place, SlipError(message, hint, "too-many-shapes"))
            return True
        left += [c for c in reversed(element.children) if isinstance(c, Element)]
    return False


def _burden(element: Element, pen: Pen) -> int:
    letters = sum(len(child) for child in element.children if isinstance(child, str))
    work = _OF.get(element.name)
    own = 1 + letters + (work(element, pen) if work else 0)
    return own * _SHADOW if "shadow" in element.attributes else own


def _icon(element: Element, pen: Pen) -> int:
    return _parts(element.attributes.get("name", ""), pen)


def _parts(name: str, pen: Pen) -> int:
    try:
        return symbol_of(name, pen.setting).parts
    except SlipError:
        return 0


def _bullets(element: Element, pen: Pen) -> int:
    """The icons before a list's items, and one that an item has for itself."""
    items = [c for c in element.children if isinstance(c, Element) and c.name == "li"]
    times = len(items) if element.name == "list" else 1
    name = element.attributes.get("icon")
    return _parts(name, pen) * times if name else 0


def _text(element: Element, _pen: Pen) -> int:
    """What a text costs besides its letters."""
    if _POURS.isdisjoint(element.attributes):
        return _BOX
    return _BOX + (_POURED - 1) * _letters(element)


def _letters(element: Element) -> int:
    """The letters in an element, and in those within."""
    found, left = 0, [element]
    while left:
        for child in left.pop().children:
            if isinstance(child, str):
                found += len(child)
            else:
                left.append(child)
    return found


def _image(element: Element, pen: Pen) -> int:
    name, setting = element.attributes.get("src", ""), pen.setting
    if not name.lower().endswith(".svg"):
        return 0
    try:
        found = assets.find(name, setting.images, setting.root)
    except SlipError:
        return 0
    return assets.symbol(*found, setting.name(found[0])).parts if found else 0


def _face(element: Element, pen: Pen) -> int:
    name = element.attributes.get("entry", "")
    drawing = pen.setting.face_of(name, element.attributes.get("side", "front"))
    return _count(drawing.items) if drawing else 0


def _count(items: Iterable[Item]) -> int:
    """Each face was weighed itself, so there are not too many to be counted."""
    return sum(
        1 + (_count(item.items) if isinstance(item, Group | Clip) else 0)
        for item in items
    )


def _qr(_element: Element, _pen: Pen) -> int:
    return _CODE


_OF: dict[str, Callable[[Element, Pen], int]] = {
    "icon": _icon,
    "image": _image,
    "face": _face,
    "qr": _qr,
    "text-box": _text,
    "list": _bullets,
    "li": _bullets,
}
"""What an element draws beside one shape and its letters."""
