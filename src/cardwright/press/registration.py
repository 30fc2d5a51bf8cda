"""Registration marks: a paper comes in, the marks that a cutting machine looks for out.

Measures of the Silhouette machines: a square of 5 mm at the top left, L-shaped lines of
20 mm, 0.3 mm thick, at the top right and bottom left, 10 mm from the edges of the
paper. Nothing is cut within 20 mm of the corners between them
(``fablabnbg/inkscape-silhouette``, ``render_silhouette_regmarks.py``).
"""

from __future__ import annotations

from cardwright.model.drawing import Box, Colour, Fill, Item, Segment, Stroke

INSET = 10.0
SQUARE = 5.0
LEG = 20.0
WIDTH = 0.3

_FREE = INSET + LEG
_BLACK = Colour(0, 0, 0)


def free_of_marks(paper: tuple[float, float], margin: float) -> list[Box]:
    """The areas that stay clear of the corners: all across, and all the way down."""
    width, height = paper
    inside = max(margin, 0.0)
    return [
        (inside, _FREE, width - 2 * inside, height - 2 * _FREE),
        (_FREE, inside, width - 2 * _FREE, height - 2 * inside),
    ]


def registration_marks(paper: tuple[float, float]) -> tuple[Item, ...]:
    """The square and the two corners, as display list; their outer edges are inset."""
    right, bottom = paper[0] - INSET - WIDTH / 2, paper[1] - INSET - WIDTH / 2
    left = top = INSET + WIDTH / 2
    far = paper[0] - INSET - LEG
    low = paper[1] - INSET - LEG
    lines: tuple[Segment, ...] = (
        ("M", far, top),
        ("L", right, top),
        ("L", right, INSET + LEG),
        ("M", left, low),
        ("L", left, bottom),
        ("L", INSET + LEG, bottom),
    )
    end = INSET + SQUARE
    square: tuple[Segment, ...] = (
        ("M", INSET, INSET),
        ("L", end, INSET),
        ("L", end, end),
        ("L", INSET, end),
        ("Z",),
    )
    return (Fill(square, _BLACK), Stroke(lines, _BLACK, WIDTH))
