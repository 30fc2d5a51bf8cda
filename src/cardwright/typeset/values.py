"""An attribute's text in, its value out; SlipError when it cannot be read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cardwright.base.suggest import did_you_mean
from cardwright.model.drawing import Box
from cardwright.typeset.geometry.outline import Point
from cardwright.typeset.slip import SlipError

Colors = Mapping[str, str]
"""The colours of a style: name to hex."""

Form = Callable[[str, Colors], Any]
"""Reads one attribute; the colours are for those that name one."""

_DECIMAL = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_UNIT = re.compile(rf"({_DECIMAL.pattern})\s*(mm|cm|in|pt|px|em|%)")
_COMMA = re.compile(r"([-+]?\d+),(\d+)")
_IN_MM = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": 25.4 / 72}
_LIMIT = 100_000.0
_SEPARATOR = re.compile(r"\s*,\s*|\s+")
_NAME = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")
_FEATURE = re.compile(r"([A-Za-z0-9]{4})(?:=([0-9]{1,3}))?")
_CORNERS = (0, 1, 4)
_PAIR = 2
_SIDES = 4
_MOST_BOXES = 50


class SpanSize(NamedTuple):
    """A factor of the box's size; if ``absolute``, pt where the box is not shrunk."""

    value: float
    absolute: bool = False


def decimal(text: str) -> float:
    """A plain decimal number of reasonable size."""
    if not _DECIMAL.fullmatch(text.strip()):
        raise SlipError(f'"{text}" is not a number', _plainly(text.strip()))
    value = float(text)
    if abs(value) > _LIMIT:
        raise SlipError(f'"{text}" is too large')
    return value


def _plainly(text: str) -> str | None:
    """How to write a number that has a unit, or a comma for its point."""
    comma, unit = _COMMA.fullmatch(text), _UNIT.fullmatch(text)
    if comma:
        return f"write {comma[1]}.{comma[2]}: a point, not a comma"
    if unit and unit[2] in _IN_MM:
        lengths = f"{round(float(unit[1]) * _IN_MM[unit[2]], 3):g}"
        return f"write {lengths}: lengths are in mm, without the unit"
    return f"write {unit[1]}, without the unit" if unit else None


def decimals(text: str) -> tuple[float, ...]:
    """Numbers parted by blanks or commas."""
    words = _SEPARATOR.split(text.strip())
    return tuple(decimal(word) for word in words if word)


def number(text: str, _colors: Colors) -> float:
    return decimal(text)


def length(text: str, _colors: Colors) -> float:
    """A number that is not negative."""
    value = decimal(text)
    if value < 0:
        raise SlipError(f'"{text}" is negative')
    return value


def size(text: str, _colors: Colors) -> float:
    """A number above zero."""
    value = decimal(text)
    if value <= 0:
        raise SlipError(f'"{text}" is not above 0')
    return value


def pair(text: str) -> Point:
    """One number that stands for both, or two: across and down."""
    values = decimals(text)
    if len(values) not in (1, _PAIR):
        raise SlipError(f'"{text}" is neither one number nor two', 'write "10 0"')
    return values[0], values[-1]


def angles(text: str, _colors: Colors) -> Point:
    """Degrees across and down; one number is across alone."""
    across, down = pair(text)
    return across, down if len(decimals(text)) == _PAIR else 0.0


def scales(text: str, _colors: Colors) -> Point:
    """One factor, or two: across and down. One below zero mirrors."""
    across, down = pair(text)
    if not across or not down:
        raise SlipError(f'"{text}" leaves nothing to be seen', 'write "1" or "-1 1"')
    return across, down


def place(text: str, _colors: Colors) -> Point:
    """A point: x and y."""
    values = decimals(text)
    if len(values) != _PAIR:
        raise SlipError(f'"{text}" is not a point', 'write "20 30"')
    return values[0], values[1]


def sides(text: str, _colors: Colors) -> tuple[float, float, float, float]:
    """Lengths at the top, right, bottom and left; fewer as in CSS."""
    values = decimals(text)
    if len(values) not in (1, _PAIR, _SIDES) or min(values) < 0:
        raise SlipError(
            f'"{text}" is neither one length nor two nor four',
            'write "2", "2 3" (above and below, beside) or "2 3 2 3" (from the top)',
        )
    top, right = values[0], values[1 % len(values)]
    return (top, right, values[2 % len(values)], values[3 % len(values)])


def type_size(text: str, sizes: Colors) -> float:
    """A type size in pt: a number above zero, or a name of the style's ``sizes``."""
    if _NAME.fullmatch(text.strip()):
        if text.strip() not in sizes:
            raise SlipError(f'there is no size "{text}"', did_you_mean(text, sizes))
        text = sizes[text.strip()]
    unit = _UNIT.fullmatch(text.strip())
    if unit and unit[2] == "pt":
        hint = f"write {unit[1]}: type sizes are in pt, without the unit"
        raise SlipError(f'"{text}" is not a number', hint)
    return size(text, sizes)


def span_size(text: str, sizes: Colors) -> SpanSize:
    """A factor of the box's size, or a name of the style's ``sizes``."""
    if _NAME.fullmatch(text.strip()):
        return SpanSize(type_size(text, sizes), absolute=True)
    return SpanSize(size(text, sizes))


def share(text: str, _colors: Colors) -> float:
    """A number from 0 to 1."""
    value = decimal(text)
    if not 0 <= value <= 1:
        raise SlipError(f'"{text}" is not between 0 and 1')
    return value


def count(text: str, _colors: Colors) -> int:
    """A whole number that is not negative."""
    value = decimal(text)
    if value < 0 or value != int(value):
        raise SlipError(f'"{text}" is not a whole number from 0 up')
    return int(value)


def columns(text: str, _colors: Colors) -> int:
    """A number of columns, from 1 to 6."""
    value = decimal(text)
    if value not in range(1, 7):
        raise SlipError(f'"{text}" is not a number of columns from 1 to 6')
    return int(value)


def dashes(text: str, _colors: Colors) -> tuple[float, ...]:
    values = decimals(text)
    if not values or min(values) < 0 or not any(values):
        raise SlipError(f'"{text}" is not a list of dash and gap lengths')
    return values


def radii(text: str, _colors: Colors) -> tuple[float, ...]:
    """One radius, or four: top left, top right, bottom right, bottom left."""
    values = decimals(text)
    if len(values) not in _CORNERS or any(value < 0 for value in values):
        raise SlipError(
            f'"{text}" is neither one radius nor four',
            'write "2" or "2 2 0 0": top left, top right, bottom right, bottom left',
        )
    return values


def points(text: str, _colors: Colors) -> tuple[Point, ...]:
    """Points as x,y pairs."""
    values = decimals(text)
    if not values or len(values) % _PAIR:
        raise SlipError(f'"{text}" is not a list of x,y pairs')
    return tuple(zip(values[::2], values[1::2], strict=True))


def boxes(text: str, _colors: Colors) -> tuple[Box, ...]:
    """One or more boxes, not very many: x, y, width and height of each."""
    values = decimals(text)
    if len(values) > _MOST_BOXES * _SIDES:
        raise SlipError(f"there are more than {_MOST_BOXES} boxes")
    found = tuple(
        (x, y, w, h)
        for x, y, w, h in zip(*(values[i::_SIDES] for i in range(_SIDES)), strict=False)
    )
    if not values or len(values) % _SIDES or any(min(box[2:]) < 0 for box in found):
        raise SlipError(
            f'"{text}" is not x, y, width and height', 'write "40 70 18 14"'
        )
    return found


def features(text: str, _colors: Colors) -> tuple[tuple[str, int], ...]:
    """OpenType features: ``tnum, onum, liga=0``."""
    found: dict[str, int] = {}
    for part in _SEPARATOR.split(text.strip()):
        match = _FEATURE.fullmatch(part)
        if not match:
            raise SlipError(
                f'"{part}" is not an OpenType feature',
                'write tags of four letters: "tnum, onum, liga=0"',
            )
        found[match[1]] = int(match[2] or 1)
    return tuple(found.items())


def percents(text: str, _colors: Colors) -> Point:
    """Two percentages as fractions: across and down."""
    values = decimals(text.replace("%", ""))
    if len(values) != _PAIR or not all(0 <= value <= 100 for value in values):  # noqa: PLR2004
        raise SlipError(f'"{text}" is not two numbers from 0 to 100', 'write "50 50"')
    return values[0] / 100, values[1] / 100


def word(text: str, _colors: Colors) -> str:
    if not text.strip():
        raise SlipError("it is empty")
    return text


def truth(text: str, _colors: Colors) -> bool:
    if text not in ("true", "false"):
        raise SlipError(f'"{text}" is neither "true" nor "false"')
    return text == "true"


def choice(*words: str) -> Form:
    """One of a few words."""

    def read(text: str, _colors: Colors) -> str:
        if text not in words:
            listed = " ".join(words)
            hint = did_you_mean(text, words)
            raise SlipError(f'"{text}" is not one of: {listed}', hint)
        return text

    return read


def weight(text: str, _colors: Colors) -> int:
    """A font weight: a number from 1 to 1000, ``normal`` or ``bold``."""
    named = {"normal": 400, "bold": 700}.get(text)
    if named is not None:
        return named
    value = decimal(text)
    if not 1 <= value <= 1000:  # noqa: PLR2004
        raise SlipError(f'"{text}" is not a weight from 1 to 1000')
    return int(value)
