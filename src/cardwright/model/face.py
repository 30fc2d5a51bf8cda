"""Composed faces: a template's output, and the element tree that it reads as."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from cardwright.model.drawing import Colour
from cardwright.model.problem import Place


@dataclass(frozen=True, slots=True)
class Composed:
    """One side of an entry as SVG-flavoured XML with source marks.

    ``draft`` is true where the entry or a parameter that the face read is a
    placeholder. ``reads_entry`` is false for a side (a back) that looks the same for
    all of its kind. ``template`` is the file that it came from, within the workspace.
    ``entries`` are the ids of all entries of which it read anything.
    """

    entry: str
    kind: str
    side: str
    xml: str
    draft: bool = False
    reads_entry: bool = True
    template: str = ""
    entries: frozenset[str] = frozenset()


class Element(NamedTuple):
    """An element of a face: name, attributes, children, and its tag's place.

    The source mark (attribute ``_at`` = ``file:line:column``) has become ``place``.
    """

    name: str
    attributes: Mapping[str, str]
    children: tuple[Element | str, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class TextStyle:
    """A named text style of ``style.yaml``, after inheritance. Sizes in pt.

    ``features`` are OpenType's, by tag. ``strength`` names the style of numbers that a
    stronger effect raises. ``sized``: its size was said, in it or what it extends.
    """

    font: str = "body"
    size: float = 9.0
    min_size: float = 6.0
    weight: int = 400
    italic: bool = False
    color: str = "#000"
    leading: float = 1.2
    tracking: float = 0.0
    align: str = "start"
    direction: str = "auto"
    valign: str = "top"
    case: str = "none"
    strength: str | None = None
    word_spacing: float = 0.0
    features: tuple[tuple[str, int], ...] = ()
    wrap: str = "pretty"
    hyphenate: str = "false"
    lists: bool = False
    overflow: str = "problem"
    sized: bool = False


@dataclass(frozen=True, slots=True)
class FontFamily:
    """A family: the package that holds it, and axes pinned for all its styles."""

    package: str
    axes: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Limits:
    """What layout is held to: type and lines in pt, modules and edges in mm.

    Contrasts are those of WCAG 2.2. ``fine_print`` names text styles that may be
    smaller than ``text_advised``.
    """

    text_least: float = 6.0
    text_advised: float = 7.5
    fine_print: tuple[str, ...] = ()
    contrast: float = 4.5
    contrast_large: float = 3.0
    safe_zone: float = 3.175
    hairline: float = 0.25
    qr_module: float = 0.35


@dataclass(frozen=True, slots=True)
class Variant:
    """Another way to draw all faces: ``ink`` of words and signs, thin ``line``s.

    ``width`` of a line in mm. ``fills`` and ``pictures`` tell whether they are kept.
    """

    ink: Colour = field(default=Colour(0, 0, 0))
    line: Colour = field(default=Colour(0.45, 0.45, 0.45))
    width: float = 0.2
    fills: bool = False
    pictures: bool = False


LOW_INK = "low-ink"
"""The variant that every game has, though its style does not say how."""


def _usual() -> dict[str, Variant]:
    return {LOW_INK: Variant()}


@dataclass(frozen=True, slots=True)
class Style:
    """A game's ``style.yaml``.

    ``fallback`` lists families tried for missing characters; ``sizes`` are type sizes
    by name, as written.
    """

    fonts: Mapping[str, FontFamily]
    fallback: tuple[str, ...]
    colors: Mapping[str, str]
    text: Mapping[str, TextStyle]
    digest: str = ""
    sizes: Mapping[str, str] = field(default_factory=dict)
    limits: Limits = Limits()
    variants: Mapping[str, Variant] = field(default_factory=_usual)
