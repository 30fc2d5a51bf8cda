"""A manifest in, the sizes of faces that it names out, in mm."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from cardwright.base.suggest import nearest
from cardwright.model.game import Size
from cardwright.model.problem import Problem
from cardwright.model.source import Map
from cardwright.resolve import forms

BLEED = 3.175
"""An eighth of an inch in mm: with it the default card has whole pixels at 300 dpi."""

TRIMS: Mapping[str, tuple[float, float]] = {
    "poker": (63.5, 88.9),
    "bridge": (57.15, 88.9),
    "tarot": (70.0, 120.0),
    "mini": (44.0, 68.0),
    "square": (70.0, 70.0),
}
"""The trims that printers know by name: width and height in mm."""

_NUMBER = r"(\d+(?:\.\d+)?)(?:\s*mm)?"
_TIMES = re.compile(rf"{_NUMBER}\s*[xX*\u00d7]\s*{_NUMBER}")

CARD = Size(*TRIMS["poker"], BLEED)
DEFAULT = "card"


def sizes(manifest: Map) -> dict[str, Size]:
    """Every declared size by its name, and the default card."""
    declared = {name: _size(d) for name, d in forms.mappings(manifest, "sizes")}
    return {DEFAULT: CARD, **declared}


def _size(data: Map) -> Size:
    """A size; what cannot be read is as on the default card."""
    bleed = forms.number(data, "bleed")
    name = forms.text(data, "trim")
    width, height = TRIMS.get(name or "", (CARD.width, CARD.height))
    lengths = [forms.as_number(item) for item in forms.listed(data, "trim")]
    if len(lengths) == 2 and None not in lengths:  # noqa: PLR2004 width and height
        width, height = (float(length or 0) for length in lengths)
    return Size(width, height, BLEED if bleed is None else float(bleed))


def check_sizes(manifest: Map) -> Iterator[Problem]:
    """Trims that no printer knows."""
    for _, data in forms.mappings(manifest, "sizes"):
        name = forms.text(data, "trim")
        if name is not None and name not in TRIMS:
            found = forms.unknown("trim", name, TRIMS, forms.place(data, "trim"))
            yield replace(found, hint=_measures(name) or found.hint)


def _measures(name: str) -> str | None:
    """The hint for a trim that is no near miss of a name: mostly its measures."""
    measures = _TIMES.fullmatch(name)
    if measures is not None:
        return f"write [{measures[1]}, {measures[2]}]: width and height in mm"
    if nearest(name, TRIMS) is not None:
        return None
    return f"known are {', '.join(TRIMS)}, or [width, height] in mm"
