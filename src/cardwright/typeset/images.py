"""The element image in, a picture or vector art fitted into its box out."""

from __future__ import annotations

from pathlib import Path

from cardwright.base.suggest import did_you_mean
from cardwright.model.drawing import Box, Clip, Item, Picture
from cardwright.model.face import Element
from cardwright.typeset import assets
from cardwright.typeset.assets import Raster, Stamp
from cardwright.typeset.geometry.outline import Point, exact, rectangle
from cardwright.typeset.icons import report_svg
from cardwright.typeset.lints.icons import note_picture
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.shapes import faded
from cardwright.typeset.sharpness import Shown, check_sharpness
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.symbol import placed
from cardwright.typeset.written import value_place

_CENTRE = (0.5, 0.5)


def image(element: Element, values: Values, pen: Pen) -> list[Item]:
    """A PNG, JPEG or SVG file; of ``w`` and ``h`` one may be left out."""
    if "src" not in values:
        return []
    try:
        items = _items(values, pen, element)
    except SlipError as slip:
        named = slip.code == "missing-image" and pen.setting.place_of_file
        place = element.place
        if slip.code == "missing-image":
            place = value_place(element, values["src"], pen.setting.root, "src")
        pen.report((named and named(values["src"])) or place, slip)
        return []
    return faded(items, values.get("opacity", 1.0))


def _items(values: Values, pen: Pen, element: Element) -> list[Item]:
    name = values["src"]
    found = assets.find(name, pen.setting.images, pen.setting.root)
    if found is None:
        hint = did_you_mean(name, assets.names(pen.setting.images))
        raise SlipError(f'there is no image "{name}"', hint, "missing-image")
    if name.lower().endswith(".svg"):
        return _vector(found, values, pen, element)
    picture = assets.raster(*found)
    if picture is None:
        message = f'"{name}" is not a PNG, JPEG or SVG file'
        raise SlipError(message, None, "bad-image")
    box = _box(pen.box(values), (picture.width, picture.height), element)
    _check(picture, box, values, element, pen)
    return _picture(found[0], picture, box, values, pen)


def _check(
    picture: Raster, box: Box, values: Values, element: Element, pen: Pen
) -> None:
    size, fit = (picture.width, picture.height), values.get("fit", "cover")
    whole = fitted(size, box, fit, _CENTRE)
    seen = whole if fit == "contain" else box
    check_sharpness(Shown(values["src"], size, seen[2:], whole[2]), element, pen)


def _box(box: Box, size: Point, element: Element) -> Box:
    """The box, what was left out of it taken from the picture's proportions."""
    x, y, w, h = box
    if "w" not in element.attributes and "h" not in element.attributes:
        message = "<image> needs w or h"
        raise SlipError(message, None, "missing-attribute")
    w = w if "w" in element.attributes else h * size[0] / size[1]
    h = h if "h" in element.attributes else w * size[1] / size[0]
    if not w or not h:
        raise SlipError("<image> is without extent")
    return (x, y, w, h)


def _picture(
    path: Path, picture: Raster, box: Box, values: Values, pen: Pen
) -> list[Item]:
    size, focus = (picture.width, picture.height), values.get("focus", _CENTRE)
    whole = fitted(size, box, values.get("fit", "cover"), focus)
    name = pen.setting.name(path)
    if values.get("fit") == "contain":
        place, crop = whole, (0.0, 0.0, 1.0, 1.0)
    else:
        place, crop = box, _crop(whole, box)
    exact_box = (exact(place[0]), exact(place[1]), exact(place[2]), exact(place[3]))
    item = Picture(name, picture.digest, exact_box, crop)
    radii = values.get("r", ())
    return [Clip(rectangle(place, radii), (item,))] if any(radii) else [item]


def fitted(size: Point, box: Box, fit: str, focus: Point) -> Box:
    """Where a picture of ``size`` lies whole: around the box or within it.

    ``focus`` is the point of the picture (fractions) that keeps its place in the box.
    """
    x, y, w, h = box
    scales = (w / size[0], h / size[1])
    scale = min(scales) if fit == "contain" else max(scales)
    width, height = size[0] * scale, size[1] * scale
    return (x + (w - width) * focus[0], y + (h - height) * focus[1], width, height)


def _crop(whole: Box, box: Box) -> Box:
    """The part of the picture in the box: left, top, right, bottom as fractions."""
    left, top = (box[0] - whole[0]) / whole[2], (box[1] - whole[1]) / whole[3]
    right, bottom = left + box[2] / whole[2], top + box[3] / whole[3]
    sides = [round(min(1.0, max(0.0, side)), 6) for side in (left, top, right, bottom)]
    return (sides[0], sides[1], sides[2], sides[3])


def _vector(
    found: tuple[Path, Stamp], values: Values, pen: Pen, element: Element
) -> list[Item]:
    symbol = assets.symbol(*found, pen.setting.name(found[0]))
    report_svg(symbol, pen)
    if not symbol.width or not symbol.height:
        return []
    size = (symbol.width, symbol.height)
    box = _box(pen.box(values), size, element)

    def drawn() -> list[Item]:
        fit = values.get("fit", "cover")
        whole = fitted(size, box, fit, values.get("focus", _CENTRE))
        items = placed(symbol, whole)
        radii = values.get("r", ())
        if fit == "contain" and not any(radii):
            return list(items)
        return [Clip(rectangle(box, radii), items)]

    return note_picture(drawn, box, pen)
