"""A line of text in, what stands in each place of a terminal out."""

from __future__ import annotations

from rich.cells import cell_len

from cardwright.report.visible import sign

BASE = "\u25cc"
JOINER = "\u200d"
SKIN = ("\U0001f3fb", "\U0001f3ff")
TAB = 4

Cell = tuple[str, int]
"""What is shown together, and how many columns it takes."""


def cells(text: str) -> tuple[list[Cell], list[int]]:
    """The cells of a line, and for each character the cell that it is shown in.

    Accents, joined emoji and the like share a cell; a tab reaches to the next stop.
    """
    found: list[Cell] = []
    at: list[int] = []
    column = 0
    for char, before in zip(text, f" {text}", strict=False):
        shown = " " * (TAB - column % TAB) if char == "\t" else sign(char, before)
        if found and _joins(shown, found[-1][0]):
            before_it, width = found.pop()
            shown, column = before_it + shown, column - width
        elif cell_len(shown) == 0:
            shown = BASE + shown
        found.append((shown, cell_len(shown)))
        column += found[-1][1]
        at.append(len(found) - 1)
    return found, at


def _joins(shown: str, before: str) -> bool:
    """Whether a character is shown together with what stands before it."""
    is_joined = before[-1] == JOINER and not shown.isascii()
    return is_joined or cell_len(shown) == 0 or SKIN[0] <= shown <= SKIN[1]
