"""A colour that is not there in, the hint for the one that may be meant out."""

from __future__ import annotations

from collections.abc import Iterable

from cardwright.base.suggest import did_you_mean


def colour_meant(word: str, colors: Iterable[str]) -> str | None:
    """One that CSS knows by that name, in digits; else the nearest of ``colors``.

    ``None`` if CSS knows none of that name, and none is near.
    """
    from PIL import ImageColor  # only where a colour is lost: Pillow takes its time

    if word.casefold() not in ImageColor.colormap:
        return did_you_mean(word, colors)
    red, green, blue = ImageColor.getrgb(word)[:3]
    tone = f"#{red:02x}{green:02x}{blue:02x}"
    return f'write "{tone}", or name a colour of style.yaml'
