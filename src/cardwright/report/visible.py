"""A text in, the same text with a sign for whatever a terminal does not show out."""

from __future__ import annotations

from unicodedata import category

UNSHOWN = "\ufffd"
JOINERS = ("\u200c", "\u200d")

_PICTURES = {n: chr(0x2400 + n) for n in range(0x20)} | {0x7F: "\u2421"}

# What ends lines, turns the order of letters round, or has no letter at all.
_HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")


def visible(text: str) -> str:
    """The text as one line that a terminal shows whole, and that cannot command it."""
    if text.isprintable():
        return text
    return "".join(map(sign, text, f" {text}"))


def sign(char: str, before: str = " ") -> str:
    """A character, or what stands for it; joiners stay between letters that need them.

    ``before`` is what stands before it: ASCII has nothing to join.
    """
    if category(char) not in _HIDDEN or (char in JOINERS and not before.isascii()):
        return char
    return _PICTURES.get(ord(char), UNSHOWN)
