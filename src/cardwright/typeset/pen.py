"""The state in which an element is drawn: where, with what, and whom to tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from cardwright.model.drawing import Box, Group, Item
from cardwright.model.face import Element
from cardwright.model.problem import Place, Problem
from cardwright.typeset.notes import Note, Site
from cardwright.typeset.setting import Setting
from cardwright.typeset.slip import SlipError

Values = Mapping[str, Any]
"""An element's attributes as read; those left out are not in it."""


@dataclass(frozen=True, slots=True)
class Pen:
    """``x`` and ``y`` are the origin in mm; ``inherited`` the card's text settings.

    ``scale`` is by how much the groups around enlarge what is drawn.

    ``task`` tells what is being drawn; ``draw`` draws any element (the way down to
    children); problems gather in ``problems``, and in ``notes`` what the lints are to
    look at once all is drawn: by the identity of an item, which is kept beside it.
    """

    setting: Setting
    task: str
    draw: Callable[[Element, Pen], list[Item]]
    problems: list[Problem]
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    inherited: Values = field(default_factory=dict)
    notes: dict[int, tuple[Item, Note]] = field(default_factory=dict)

    def at(self, x: float, y: float) -> Pen:
        """The same pen with its origin moved by ``x``, ``y`` mm."""
        return replace(self, x=self.x + x, y=self.y + y) if x or y else self

    def origin(self, scale: float = 1.0) -> Pen:
        """The same pen at 0, 0: for items that a matrix will place, and scale."""
        return replace(self, x=0.0, y=0.0, scale=self.scale * abs(scale))

    def box(self, values: Values) -> Box:
        """An element's box on the face, in mm."""
        x, y = values.get("x", 0.0), values.get("y", 0.0)
        return (self.x + x, self.y + y, values.get("w", 0.0), values.get("h", 0.0))

    def children(self, element: Element) -> list[Item]:
        """All child elements drawn, in order."""
        out: list[Item] = []
        for child in element.children:
            if isinstance(child, Element):
                out += self.draw(child, self)
        return out

    def site(self, element: Element, field: str | None = None) -> Site:
        """Where to report what an element shows: at the field's text, else its tag."""
        written = self.setting.place_of_field(field) if field else None
        if written is None:
            return Site(element.place, f" ({self.task})")
        box = f"{element.place.file}:{element.place.line}"
        return Site(written, f"; its box stands at {box} ({self.task})")

    def note(self, items: list[Item], note: Note) -> list[Item]:
        """The items, noted; in a proof an empty group stands for those not drawn."""
        shown = items or ([Group(())] if self.setting.proof else [])
        if shown:
            self.notes[id(shown[0])] = (shown[0], note)
        return shown

    def report(self, place: Place, slip: SlipError, subject: str = "") -> None:
        """Add a problem; ``subject`` (attribute and tag) comes before the slip."""
        message = f"{subject}: {slip.message}" if subject else slip.message
        hint = f"{slip.hint} ({self.task})" if slip.hint else self.task
        self.problems.append(Problem(slip.code, place, message, hint))
