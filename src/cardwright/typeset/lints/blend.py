"""Two colours in, the colour out that one gives when it is laid over the other."""

from __future__ import annotations

from typing import Literal

from cardwright.base.colour import Rgba

Blend = Literal["normal", "multiply", "screen"]

CLEAR: Rgba = (0.0, 0.0, 0.0, 0.0)


def over(ground: Rgba, colour: Rgba, blend: Blend = "normal") -> Rgba:
    """``colour`` laid over ``ground`` (PDF 32000-1, 11.3.3 and 11.3.5)."""
    alpha = colour[3]
    if not alpha:
        return ground
    if alpha == 1 and blend == "normal":
        return colour
    opacity = ground[3]
    whole = alpha + opacity * (1 - alpha)
    red, green, blue = (
        _part(g, c, _mixed(g, c, blend), opacity, alpha) / whole
        for g, c in zip(ground[:3], colour[:3], strict=True)
    )
    return red, green, blue, whole


def _part(
    ground: float, colour: float, mixed: float, opacity: float, alpha: float
) -> float:
    """A part of the colour times the alpha of the whole."""
    seen = (1 - opacity) * colour + opacity * mixed
    return (1 - alpha) * opacity * ground + alpha * seen


def _mixed(ground: float, colour: float, blend: Blend) -> float:
    if blend == "multiply":
        return ground * colour
    if blend == "screen":
        return ground + colour - ground * colour
    return colour
