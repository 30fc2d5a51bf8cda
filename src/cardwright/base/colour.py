"""Colours as plain tuples: hex text in, and mixed, measured or printed colours out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

Rgba = tuple[float, float, float, float]
"""sRGB red, green, blue and alpha, each from 0 to 1."""

BLACK: Rgba = (0.0, 0.0, 0.0, 1.0)
WHITE: Rgba = (1.0, 1.0, 1.0, 1.0)
_KNEE = 0.04045
_ROOT = 1 / 2.4
_STEPS = 16
_HEX = re.compile(r"#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})")


@lru_cache(maxsize=1024)
def parse(text: str) -> Rgba | None:
    """Read ``#rgb #rgba #rrggbb #rrggbbaa``; ``None`` for anything else."""
    if not _HEX.fullmatch(text):
        return None
    step = 1 if len(text) <= len("#rgba") else 2
    parts = [text[i : i + step] * (3 - step) for i in range(1, len(text), step)]
    red, green, blue, alpha = [int(part, 16) / 255 for part in (*parts, "ff")][:4]
    return red, green, blue, alpha


def to_hex(colour: Rgba) -> str:
    """Print as ``#rrggbb``, or ``#rrggbbaa`` where the colour is not opaque."""
    *inks, alpha = (f"{round(_clamp(part) * 255):02x}" for part in colour)
    return f"#{''.join(inks)}{'' if alpha == 'ff' else alpha}"


def mix(first: Rgba, second: Rgba, share: float) -> Rgba:
    """The colour at ``share`` (0 to 1) of the way from ``first`` to ``second``."""
    t = _clamp(share)
    red, green, blue, alpha = (
        a + (b - a) * t for a, b in zip(first, second, strict=True)
    )
    return red, green, blue, alpha


def lighten(colour: Rgba, share: float) -> Rgba:
    """Mix with white; the alpha stays."""
    return fade(mix(colour, WHITE, share), colour[3])


def darken(colour: Rgba, share: float) -> Rgba:
    """Mix with black; the alpha stays."""
    return fade(mix(colour, BLACK, share), colour[3])


def fade(colour: Rgba, alpha: float) -> Rgba:
    """The same colour with another alpha."""
    return colour[0], colour[1], colour[2], _clamp(alpha)


def luminance(colour: Rgba) -> float:
    """Relative luminance, 0 to 1, of the colour made opaque (WCAG 2.2)."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(colour: Rgba) -> tuple[float, float, float]:
    """The parts of sRGB as amounts of light, 0 to 1 (IEC 61966-2-1)."""
    red, green, blue = (_linear(part) for part in colour[:3])
    return red, green, blue


def contrast(first: Rgba, second: Rgba) -> float:
    """Contrast ratio, 1 to 21 (WCAG 2.2)."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def readable(background: Rgba, dark: Rgba, light: Rgba) -> Rgba:
    """The one of ``dark`` and ``light`` that stands out more; ``dark`` when equal."""
    on_dark, on_light = contrast(background, dark), contrast(background, light)
    return dark if on_dark >= on_light else light


@lru_cache(maxsize=1024)
def inked(colour: Rgba, surfaces: Sequence[Rgba], at: float) -> Rgba:
    """The shade or tint of ``colour`` nearest to it that stands out on all surfaces.

    ``at`` is the least contrast to each; the hue stays. Where no shade or tint has it,
    the one of black and white that stands out more. ``surfaces`` is a tuple.
    """
    if stands_out(colour, surfaces, at):
        return colour
    edges = [(BLACK, (luminance(s) + 0.05) / at - 0.05) for s in surfaces]
    edges += [(WHITE, (luminance(s) + 0.05) * at - 0.05) for s in surfaces]
    moved = [_moved(colour, end, edge) for end, edge in edges if 0 <= edge <= 1]
    fit = [move for move in moved if stands_out(move[1], surfaces, at)]
    if fit:
        return min(fit)[1]
    return max((BLACK, WHITE), key=lambda ink: least_contrast(ink, surfaces))


def stands_out(colour: Rgba, surfaces: Sequence[Rgba], at: float) -> bool:
    """Whether a colour has the contrast ``at`` to each of the surfaces."""
    return least_contrast(colour, surfaces) >= at


def least_contrast(colour: Rgba, surfaces: Sequence[Rgba]) -> float:
    """The contrast of a colour to that surface on which it stands out least."""
    return min((contrast(colour, surface) for surface in surfaces), default=21.0)


def _moved(colour: Rgba, end: Rgba, edge: float) -> tuple[float, Rgba]:
    """How far in lightness to go to black or white until the luminance is ``edge``."""
    low, high = 0.0, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        light = luminance(blend(colour, end, middle))
        if light >= edge if end == WHITE else light <= edge:
            high = middle
        else:
            low = middle
    found = blend(colour, end, high)
    return abs(_lab(found)[0] - _lab(colour)[0]), found


def blend(first: Rgba, second: Rgba, share: float) -> Rgba:
    """Mix in Oklab, where equal steps look equal; printed, so of whole 255ths."""
    start, end = _lab(first), _lab(second)
    mixed = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    return parse(to_hex(fade(_from_lab(*mixed), first[3]))) or first


def _lab(colour: Rgba) -> tuple[float, float, float]:
    """Lightness and the two axes of Oklab (B. Ottosson, 2020)."""
    red, green, blue = linear(colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    mid = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * mid - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * mid + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * mid - 0.8086757660 * short,
    )


def _from_lab(light: float, a: float, b: float) -> Rgba:
    """The opaque colour of a place in Oklab; what is out of sRGB is cut."""
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    mid = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        _encoded(4.0767416621 * long - 3.3077115913 * mid + 0.2309699292 * short),
        _encoded(-1.2684380046 * long + 2.6097574011 * mid - 0.3413193965 * short),
        _encoded(-0.0041960863 * long - 0.7034186147 * mid + 1.7076147010 * short),
        1.0,
    )


def _encoded(light: float) -> float:
    """An amount of light as a part of sRGB."""
    part = _clamp(light)
    return float(part * 12.92 if part <= _KNEE / 12.92 else 1.055 * part**_ROOT - 0.055)


def _linear(part: float) -> float:
    return float(part / 12.92 if part <= _KNEE else ((part + 0.055) / 1.055) ** 2.4)


def _clamp(value: float) -> float:
    return min(1.0, max(0.0, value))
