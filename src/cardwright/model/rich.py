"""Rich text as a tree: the one form in which rules text travels through the stages."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Text:
    text: str


@dataclass(frozen=True, slots=True)
class Icon:
    """``{name}``: ``start`` and ``end`` are its span in the source string."""

    name: str
    start: int = 0
    end: int = 0


@dataclass(frozen=True, slots=True)
class Value:
    """One ``{{ expression }}``, or a number that a phrase printed.

    ``result`` is the printed text (``None`` before it is known); ``origin`` tells where
    the value came from: ``param.hand`` or ``effects.0.amount``; ``strength`` marks the
    argument that its verb names as its strength. ``start`` and ``end`` are its span in
    the source string, in which the expression begins ``at``.
    """

    expression: str
    result: str | None = None
    origin: str = ""
    strength: bool = False
    start: int = 0
    end: int = 0
    at: int = field(default=0, compare=False)

    def span(self, inner: tuple[int, int] | None) -> tuple[int, int]:
        """The span in the source of a part of the expression; of all if ``None``."""
        if inner is None:
            return self.start, self.end
        return self.at + inner[0], self.at + inner[1]


@dataclass(frozen=True, slots=True)
class Break:
    """A line break inside a paragraph."""


@dataclass(frozen=True, slots=True)
class Bold:
    children: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Italic:
    children: tuple[Inline, ...]


Inline = Text | Icon | Value | Break | Bold | Italic


@dataclass(frozen=True, slots=True)
class Paragraph:
    children: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Rich:
    """A whole text: its paragraphs, in order."""

    paragraphs: tuple[Paragraph, ...] = ()
