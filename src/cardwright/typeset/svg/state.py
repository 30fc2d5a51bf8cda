"""What an element of an SVG file inherits while it is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cardwright.model.drawing import Item, Matrix
from cardwright.model.face import Element
from cardwright.model.problem import Problem
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.style import Props

MOST = 10_000
"""Parts that a file may have: each takes a tenth of a millisecond in every place."""


class FullError(Exception):
    """There are too many parts."""


@dataclass(frozen=True, slots=True)
class State:
    """``size`` is that of the picture's viewBox, ``draw`` the way down to children.

    ``uses`` are the ids of what is being drawn by reference; ``inside`` is false for
    the file's own root; ``counted`` has one item for each part drawn.
    """

    props: Props
    matrix: Matrix
    known: Mapping[str, Element]
    problems: list[Problem]
    size: tuple[float, float]
    draw: Callable[[Element, State], list[Item]]
    uses: frozenset[str] = frozenset()
    inside: bool = False
    counted: list[None] = field(default_factory=list)

    def report(self, element: Element, slip: SlipError) -> None:
        problem = Problem(slip.code, element.place, slip.message, slip.hint)
        if problem not in self.problems:
            self.problems.append(problem)

    def count(self) -> None:
        """One more part; FullError if there are too many."""
        self.counted.append(None)
        if len(self.counted) > MOST:
            raise FullError

    def of(self, reference: str) -> Element | None:
        """The element that ``#id`` or ``url(#id)`` names."""
        return self.known.get(named(reference))


def named(reference: str) -> str:
    """The id in ``#id`` or ``url(#id)``."""
    return reference.removeprefix("url(").partition(")")[0].strip("\"' #")
