"""A manifest in, the sizes of faces that it names out, in mm."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from cardwright.base.suggest import nearest
from cardwright.model.game import Cut, Size
from cardwright.model.problem import Problem
from cardwright.model.source import Map
from cardwright.resolve import forms

BLEED = 3.175
"""An eighth of an inch in mm: with it the default card has whole pixels at 300 dpi."""

TRIMS: Mapping[str, tuple[float, float]] = {
    "poker": (63.5, 88.9),
    "euro": (63.0, 88.0),
    "bridge": (57.15, 88.9),
    "tarot": (70.0, 120.0),
    "mini": (44.0, 68.0),
    "mini-euro": (44.0, 68.0),
    "mini-us": (41.0, 63.0),
    "square": (70.0, 70.0),
    "jumbo": (88.9, 139.7),
    "business": (50.8, 88.9),
    "domino": (44.45, 88.9),
    "micro": (31.75, 44.45),
}
"""The trims that printers know by name: width and height in mm."""

PAGES: Mapping[str, tuple[float, float]] = {
    "a3": (297.0, 420.0),
    "a4": (210.0, 297.0),
    "a5": (148.0, 210.0),
    "letter": (215.9, 279.4),
}
"""Pages and mats, upright: width and height in mm; their corners are sharp."""

KNOWN: Mapping[str, tuple[float, float]] = {**TRIMS, **PAGES}

CORNER = 3.0
"""The rounding (radius, mm) that printers give to cards of a named trim."""

_NUMBER = r"(\d+(?:\.\d+)?)(?:\s*mm)?"
_TIMES = re.compile(rf"{_NUMBER}\s*[xX*\u00d7]\s*{_NUMBER}")

CARD = Size(*TRIMS["poker"], BLEED, Cut(corner=CORNER))
DEFAULT = "card"


def sizes(manifest: Map) -> dict[str, Size]:
    """Every declared size by its name, and the default card."""
    declared = {name: _size(d) for name, d in forms.mappings(manifest, "sizes")}
    return {DEFAULT: CARD, **declared}


def _size(data: Map) -> Size:
    """A size; what cannot be read is as on the default card."""
    bleed = forms.number(data, "bleed")
    name = forms.text(data, "trim")
    width, height = KNOWN.get(name or "", (CARD.width, CARD.height))
    lengths = [forms.as_number(item) for item in forms.listed(data, "trim")]
    if len(lengths) == 2 and None not in lengths:  # noqa: PLR2004 width and height
        width, height = (float(length or 0) for length in lengths)
    return Size(width, height, BLEED if bleed is None else float(bleed), _cut(data))


def _cut(data: Map) -> Cut:
    """How a size is cut: cards by name have round corners unless they are declared."""
    corner = forms.number(data, "corner")
    if corner is None:
        corner = CORNER if forms.text(data, "trim") in TRIMS else 0.0
    shape = forms.text(data, "shape")
    if shape == "circle":
        return Cut("circle")
    return Cut("hexagon") if shape == "hexagon" else Cut(corner=float(corner))


def check_sizes(manifest: Map) -> Iterator[Problem]:
    """Trims that no printer knows, circles that are none, too round corners."""
    for _, data in forms.mappings(manifest, "sizes"):
        name = forms.text(data, "trim")
        if name is not None and name not in KNOWN:
            found = forms.unknown("trim", name, KNOWN, forms.place(data, "trim"))
            yield replace(found, hint=_measures(name) or found.hint)
        else:
            yield from _check_shape(data, _size(data))


def _check_shape(data: Map, size: Size) -> Iterator[Problem]:
    least = min(size.width, size.height)
    if size.cut.shape == "circle" and size.width != size.height:
        message = f"a circle cannot be {size.width:g} by {size.height:g} mm"
        hint = f"write trim: [{least:g}, {least:g}]"
        yield Problem("out-of-range", forms.place(data, "trim"), message, hint)
    if 2 * size.cut.corner > least:
        message = (
            f"a corner of {size.cut.corner:g} mm is more than half of {least:g} mm"
        )
        hint = f"write at most {least / 2:g}"
        yield Problem("out-of-range", forms.place(data, "corner"), message, hint)


def _measures(name: str) -> str | None:
    """The hint for a trim that is no near miss of a name: mostly its measures."""
    measures = _TIMES.fullmatch(name)
    if measures is not None:
        return f"write [{measures[1]}, {measures[2]}]: width and height in mm"
    if nearest(name, KNOWN) is not None:
        return None
    return f"known are {', '.join(KNOWN)}, or [width, height] in mm"
