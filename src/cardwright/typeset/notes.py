"""What an element leaves for the lints, beside what it draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cardwright.model.drawing import Box, Colour, Item
from cardwright.model.problem import Place

Areas = Callable[[], tuple[Box, ...]]
"""Works out boxes in mm, in the coordinates of the items."""


class Site(NamedTuple):
    """Where to report: the place, and what the hint adds (box, face)."""

    place: Place
    about: str


SiteOf = Callable[[], Site]
"""Finds the place of a text in the data, which takes its time: only when asked."""


class Tone(NamedTuple):
    """A colour that some of a text has, and whether it is set large there (WCAG)."""

    colour: Colour
    large: bool


class Mark(NamedTuple):
    """An icon by its name, and the colours that it is drawn in."""

    name: str
    inks: tuple[Colour, ...]


class TextNote(NamedTuple):
    """A text that fits ``box``; ``areas`` is the ink of its lines, with its icons.

    ``site`` is that of what it says, ``tag`` that of its box in the template. ``halo``
    is the colour that a soft shadow lays round the letters.
    """

    box: Box
    areas: Areas
    em: float
    tones: tuple[Tone, ...]
    site: SiteOf
    tag: SiteOf
    halo: Colour | None = None
    marks: tuple[Mark, ...] = ()


class IconNote(NamedTuple):
    """An icon in ``box``; ``areas`` is its ink, ``later`` its items in a proof.

    ``site`` and ``mark`` are ``None`` for a picture, which may lie where it wants.
    """

    box: Box
    areas: Areas | None
    site: SiteOf | None
    mark: Mark | None = None
    later: Callable[[], list[Item]] | None = None


class CodeNote(NamedTuple):
    """A qr code: the box round its modules, a module's side in mm, and its colour."""

    box: Box
    module: float
    colour: Colour
    site: SiteOf


Note = TextNote | IconNote | CodeNote
