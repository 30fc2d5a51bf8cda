"""Colours as plain tuples: hex text in, and mixed, measured or printed colours out."""

from __future__ import annotations

import re
from functools import lru_cache

Rgba = tuple[float, float, float, float]
"""sRGB red, green, blue and alpha, each from 0 to 1."""

BLACK: Rgba = (0.0, 0.0, 0.0, 1.0)
WHITE: Rgba = (1.0, 1.0, 1.0, 1.0)
_KNEE = 0.04045
_HEX = re.compile(r"#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})")


@lru_cache(maxsize=4096)
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


def _linear(part: float) -> float:
    return float(part / 12.92 if part <= _KNEE else ((part + 0.055) / 1.055) ** 2.4)


def _clamp(value: float) -> float:
    return min(1.0, max(0.0, value))
