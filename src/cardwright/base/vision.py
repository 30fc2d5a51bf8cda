"""Colours in; how they look to those who see fewer, and how far two are apart, out."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from cardwright.base.colour import Rgba, linear, luminance

Lab = tuple[float, float, float]
Rows = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
# Color Vision Deficiency", IEEE TVCG 15 (6), 2009: severity 1.0, for linear sRGB.
_VIEWERS: dict[str, Rows] = {
    "red-blind": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "green-blind": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "blue-blind": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

# IEC 61966-2-1: linear sRGB to XYZ, and its white (D65).
_XYZ: Rows = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
_WHITE = (0.9505, 1.0, 1.089)
_KNEE = (6 / 29) ** 3

GREY = "grey"
VIEWERS = (*_VIEWERS, GREY)
"""To whom colours may look alike; grey is for a print in black."""


@lru_cache(maxsize=1024)
def seen_by(viewer: str, colour: Rgba) -> Lab:
    """What a viewer of ``VIEWERS`` sees of a colour, in CIELAB."""
    if viewer == GREY:
        grey = luminance(colour)
        return _lab((grey, grey, grey))
    light = linear(colour)
    seen = [
        sum(a * b for a, b in zip(row, light, strict=True)) for row in _VIEWERS[viewer]
    ]
    red, green, blue = (min(1.0, max(0.0, part)) for part in seen)
    return _lab((red, green, blue))


def _lab(light: tuple[float, float, float]) -> Lab:
    """CIELAB (CIE 15) of linear sRGB."""
    xyz = zip(_times(_XYZ, light), _WHITE, strict=True)
    x, y, z = (_root(part / white) for part, white in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(rows: Rows, light: tuple[float, float, float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, light, strict=True)) for row in rows]


def _root(part: float) -> float:
    return part ** (1 / 3) if part > _KNEE else part / (3 * (6 / 29) ** 2) + 4 / 29


def difference(one: Lab, other: Lab) -> float:
    """CIEDE2000 (Sharma, Wu and Dalal, Color Research and Application 30, 2005)."""
    mean_c = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * sqrt(mean_c**7 / (mean_c**7 + 25**7))
    c1, h1 = _polar(one[1] * stretch, one[2])
    c2, h2 = _polar(other[1] * stretch, other[2])
    mean_l, mean_c = (one[0] + other[0]) / 2, (c1 + c2) / 2
    mean_h = _mean_hue(c1, h1, c2, h2)
    turn = _turn(h1, h2) if c1 * c2 else 0.0
    far_h = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    far_l = (other[0] - one[0]) / _weight_l(mean_l)
    far_c = (c2 - c1) / (1 + 0.045 * mean_c)
    far_h /= 1 + 0.015 * mean_c * _tilt(mean_h)
    return sqrt(far_l**2 + far_c**2 + far_h**2 + _bend(mean_c, mean_h) * far_c * far_h)


def _polar(a: float, b: float) -> tuple[float, float]:
    """Chroma, and hue in degrees."""
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _turn(h1: float, h2: float) -> float:
    """The shorter way from hue to hue."""
    return (h2 - h1 + 180) % 360 - 180


def _mean_hue(c1: float, h1: float, c2: float, h2: float) -> float:
    if not c1 * c2:
        return h1 + h2
    return (h1 + _turn(h1, h2) / 2) % 360


def _weight_l(mean: float) -> float:
    off = (mean - 50) ** 2
    return 1 + 0.015 * off / sqrt(20 + off)


def _tilt(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )


def _bend(chroma: float, hue: float) -> float:
    reach = 2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    return -reach * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
