"""PDF syntax: numbers, texts and paths in mm come in, operators go out."""

from __future__ import annotations

from functools import lru_cache

from cardwright.model.drawing import Box, Matrix, Outline

_OPERATORS = {"M": "m", "L": "l", "C": "c"}
_KNOWN = 16_384
"""So many lengths are written once: cards of one template have most in common."""


@lru_cache(maxsize=_KNOWN)
def number(value: float) -> str:
    """A length in mm to a tenth of a micrometre, without needless digits."""
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    return " ".join(map(number, values))


def matrix(value: Matrix) -> str:
    """The operand of ``cm``; scales keep seven digits."""
    a, b, c, d, e, f = value
    parts = [f"{part:.7f}".rstrip("0").rstrip(".") for part in (a, b, c, d)]
    return f"{' '.join('0' if p == '-0' else p for p in parts)} {numbers(e, f)} cm"


def path(outline: Outline) -> str:
    """The path operators of an outline."""
    parts: list[str] = []
    for name, *points in outline:
        if name == "Z":
            parts.append("h")
        else:
            parts += map(number, points)
            parts.append(_OPERATORS[name])
    return " ".join(parts)


def rectangle(box: Box) -> Outline:
    x, y, width, height = box
    right, bottom = x + width, y + height
    return (("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom))


def utf16(text: str) -> str:
    """A text as the hexadecimal digits of UTF-16BE (ToUnicode, ActualText)."""
    return text.encode("utf-16-be", "replace").hex().upper()


def span(text: str) -> str:
    """The start of marked content that a reader says as ``text``."""
    return f"/Span <</ActualText <FEFF{utf16(text)}>>> BDC"
