"""The text of an SVG ``transform`` in, a matrix out."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import radians, tan

from cardwright.model.drawing import Matrix
from cardwright.typeset.geometry.matrix import (
    IDENTITY,
    rotation,
    scaling,
    times,
    translation,
)
from cardwright.typeset.slip import SlipError
from cardwright.typeset.values import decimals

_ONE = re.compile(r"[\s,]*([a-zA-Z]+)\s*\(([^)]*)\)[\s,]*")


def transform(text: str) -> Matrix:
    """The product of all transforms of a list; SlipError when it is none."""
    matrix, at = IDENTITY, 0
    text = text.strip()
    while at < len(text):
        found = _ONE.match(text, at)
        numbers = decimals(found[2]) if found else ()
        make = _MAKE.get((found[1], len(numbers))) if found else None
        if found is None or make is None:
            raise SlipError(f'"{text}" is not a transform')
        matrix, at = times(matrix, make(*numbers)), found.end()
    return matrix


def _turn_round(turn: float, x: float, y: float) -> Matrix:
    back = times(rotation(turn), translation(-x, -y))
    return times(translation(x, y), back)


def _matrix(*numbers: float) -> Matrix:
    a, b, c, d, e, f = numbers
    return (a, b, c, d, e, f)


_MAKE: dict[tuple[str, int], Callable[..., Matrix]] = {
    ("translate", 1): lambda x: translation(x, 0.0),
    ("translate", 2): translation,
    ("scale", 1): lambda x: scaling(x, x),
    ("scale", 2): scaling,
    ("rotate", 1): rotation,
    ("rotate", 3): _turn_round,
    ("skewX", 1): lambda turn: (1.0, 0.0, tan(radians(turn)), 1.0, 0.0, 0.0),
    ("skewY", 1): lambda turn: (1.0, tan(radians(turn)), 0.0, 1.0, 0.0, 0.0),
    ("matrix", 6): _matrix,
}
"""Name and number of numbers of each transform."""
