"""Items of a display list come in; operators and the resources that they need go out.

The pen works in mm with y downwards; whoever places its form turns the axes once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from cardwright.draw.bounds import bounds, first_font
from cardwright.draw.fonts import Font, Fonts
from cardwright.draw.gradient import alphas, shading, veil
from cardwright.draw.run import show, unseen
from cardwright.draw.syntax import matrix, number, numbers, path, rectangle, span
from cardwright.model.drawing import (
    Box,
    Clip,
    Colour,
    Fill,
    FontKey,
    Glyphs,
    Group,
    Item,
    Linear,
    Picture,
    Radial,
    Stroke,
)

_CAPS = {"butt": "0", "round": "1", "square": "2"}
_JOINS = {"miter": "0", "round": "1", "bevel": "2"}
_BLENDS = {"normal": "/Normal", "multiply": "/Multiply", "screen": "/Screen"}
_SEAM = 1.0
"""How far in mm a mask reaches beyond what it masks, whose edge is smoothed."""

_FRESH = {
    "rg": "0 0 0",
    "RG": "0 0 0",
    "w": "1",
    "J": "0",
    "j": "0",
    "M": "10",
    "d": "[] 0",
    "ca": "1",
    "CA": "1",
    "BM": "/Normal",
}


class Store(Protocol):
    """What a pen asks of the file that it writes for."""

    @property
    def fonts(self) -> Fonts: ...

    def image(self, picture: Picture) -> tuple[str, Box]:
        """The object of a picture, and the box that the whole of it fills."""
        ...

    def group(self, items: Sequence[Item], box: Box) -> str:
        """A new transparency group that draws ``items``."""
        ...


class Pen:
    """Writes the form of some items.

    A ``fresh`` one starts in the state of a page, others in that of some other form.
    """

    def __init__(self, store: Store, items: Sequence[Item], *, fresh: bool) -> None:
        self._store = store
        self._out: list[str] = []
        self._state = dict(_FRESH) if fresh else {}
        self._saved: list[dict[str, str]] = []
        self._font = first_font(items)
        self._resources: dict[str, dict[str, str]] = {}
        self._draw(items)

    @property
    def operators(self) -> str:
        return "\n".join(self._out)

    @property
    def resources(self) -> str:
        """The form's resource dictionary, in PDF syntax."""
        kinds = (f"/{kind} {_named(found)}" for kind, found in self._resources.items())
        return f"<<{' '.join(kinds)}>>"

    def _draw(self, items: Sequence[Item]) -> None:
        for item in items:
            match item:
                case Fill():
                    self._fill(item)
                case Stroke():
                    self._stroke(item)
                case Glyphs():
                    self._glyphs(item)
                case Picture():
                    self._picture(item)
                case Clip():
                    self._clip(item)
                case Group():
                    self._group(item)

    def _fill(self, item: Fill) -> None:
        rule = "*" if item.even_odd else ""
        if not item.outline:
            return
        if isinstance(item.paint, Colour):
            self._colour(item.paint, "rg", "ca")
            self._out.append(f"{path(item.outline)} f{rule}")
        else:
            self._save()
            self._out.append(f"{path(item.outline)} W{rule} n")
            self._shade(item, item.paint)
            self._restore()

    def _shade(self, item: Fill, paint: Linear | Radial) -> None:
        found = alphas(paint)
        if len(found) > 1:
            self._veil(item, paint)
        self._set_state("ca", number(found.pop() if len(found) == 1 else 1))
        if isinstance(paint, Radial) and paint.matrix:
            self._out.append(matrix(paint.matrix))
        name = self._resource("Shading", "S", shading(paint))
        self._out.append(f"/{name} sh")

    def _veil(self, item: Fill, paint: Linear | Radial) -> None:
        """Let what is painted be as opaque at each point as its gradient is there."""
        x, y, width, height = bounds([item])
        box = (x - _SEAM, y - _SEAM, width + 2 * _SEAM, height + 2 * _SEAM)
        mask = self._store.group((Fill(rectangle(box), veil(paint)),), box)
        self._set_state("SMask", f"<</S /Luminosity /G {mask}>>")

    def _stroke(self, item: Stroke) -> None:
        if not item.outline:
            return
        self._colour(item.paint, "RG", "CA")
        self._set("w", number(item.width))
        self._set("J", _CAPS[item.cap])
        self._set("j", _JOINS[item.join])
        self._set("M", number(item.miter))
        self._set("d", f"[{numbers(*item.dashes)}] 0")
        self._out.append(f"{path(item.outline)} S")

    def _glyphs(self, item: Glyphs) -> None:
        if not item.glyphs or item.size <= 0:
            return
        self._font = item.font
        self._colour(item.paint, "rg", "ca")
        self._out.extend(show(item, self._use(item.font)))

    def _picture(self, item: Picture) -> None:
        if item.box[2] <= 0 or item.box[3] <= 0:
            return
        image, whole = self._store.image(item)
        name = self._resource("XObject", "X", image)
        self._save()
        if whole != item.box:
            self._out.append(f"{numbers(*item.box)} re W n")
        self._set_state("ca", "1")
        x, y, width, height = whole
        self._out.append(matrix((width, 0, 0, -height, x, y + height)))
        self._out.append(f"/{name} Do")
        self._restore()

    def _clip(self, item: Clip) -> None:
        if not item.outline:
            return
        self._save()
        rule = "*" if item.even_odd else ""
        self._out.append(f"{path(item.outline)} W{rule} n")
        self._draw(item.items)
        self._restore()

    def _group(self, item: Group) -> None:
        if item.spoken is not None:
            self._out.append(span(item.spoken))
        if item.matrix is not None:
            self._save()
            self._out.append(matrix(item.matrix))
        if item.spoken and self._font is not None and not first_font(item.items):
            font, box = self._use(self._font), bounds(item.items)
            self._out.extend(unseen(font, item.spoken, box))
        if item.alpha == 1 and item.blend == "normal":
            self._draw(item.items)
        else:
            self._composite(item)
        if item.matrix is not None:
            self._restore()
        if item.spoken is not None:
            self._out.append("EMC")

    def _composite(self, item: Group) -> None:
        """Draw the group as one: a form of its own, as large as what it paints."""
        box = bounds(item.items)
        if not box[2] or not box[3]:
            return
        name = self._resource("XObject", "X", self._store.group(item.items, box))
        self._save()
        self._set_state("ca", number(item.alpha))
        self._set_state("BM", _BLENDS[item.blend])
        self._out.append(f"/{name} Do")
        self._restore()

    def _use(self, key: FontKey) -> Font:
        font = self._store.fonts.use(key)
        self._resources.setdefault("Font", {})[font.name] = font.reference
        return font

    def _colour(self, colour: Colour, operator: str, alpha: str) -> None:
        self._set(operator, numbers(colour.red, colour.green, colour.blue))
        self._set_state(alpha, number(colour.alpha))

    def _set(self, operator: str, operand: str) -> None:
        if self._state.get(operator) != operand:
            self._state[operator] = operand
            self._out.append(f"{operand} {operator}")

    def _set_state(self, key: str, value: str) -> None:
        if self._state.get(key) != value:
            self._state[key] = value
            name = self._resource("ExtGState", "E", f"<</{key} {value}>>")
            self._out.append(f"/{name} gs")

    def _save(self) -> None:
        self._saved.append(dict(self._state))
        self._out.append("q")

    def _restore(self) -> None:
        self._state = self._saved.pop()
        self._out.append("Q")

    def _resource(self, kind: str, prefix: str, value: str) -> str:
        """The form's name for a resource; equal ones share it."""
        known = self._resources.setdefault(kind, {})
        for name, other in known.items():
            if other == value:
                return name
        name = f"{prefix}{len(known)}"
        known[name] = value
        return name


def _named(values: Mapping[str, str]) -> str:
    return f"<<{' '.join(f'/{name} {value}' for name, value in values.items())}>>"
