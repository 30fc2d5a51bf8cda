"""Line breaking classes of UAX 14: a character in, its refined class out."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from uniseg.emoji import extended_pictographic
from uniseg.linebreak import line_break

OBJECT = "\ufffc"
"""What stands for an icon in a line's text; it breaks like a letter."""

_AS_LETTER = frozenset(("AI", "SG", "XX", "CB"))
_AS_SPACE = frozenset(("SP", "BK", "CR", "LF", "NL"))


@lru_cache(maxsize=16_384)
def line_class(character: str) -> str:
    """The class that the pair table knows, as rule LB1 resolves it.

    Finer than the standard's: ``QI`` and ``QF`` are initial and final quotation marks,
    ``OE``, ``CE`` and ``BE`` are East Asian ``OP``, ``CP`` and ``BA``, ``HH`` is the
    hyphen U+2010, ``DC`` the dotted circle. Strict kinsoku: small kana are ``NS``.
    """
    name = str(line_break(character).value)
    if name in _AS_SPACE:
        return "SP"
    if character == "\u25cc":
        return "DC"
    if name in _AS_LETTER:
        return "AL"
    if name == "CJ":
        return "NS"
    return _refined(name, character)


def _refined(name: str, character: str) -> str:
    if name == "SA":
        marks = unicodedata.category(character) in {"Mn", "Mc"}
        return "CM" if marks else "AL"
    if name == "QU":
        return {"Pi": "QI", "Pf": "QF"}.get(unicodedata.category(character), "QU")
    if name == "BA" and character == "\u2010":
        return "HH"
    if name in {"OP", "CP", "BA"} and is_east_asian(character):
        return name[0] + "E"
    return "EB" if name == "ID" and _future_emoji(character) else name


@lru_cache(maxsize=16_384)
def is_east_asian(character: str) -> bool:
    """Full, wide or half width: what the rules on quotation marks ask about."""
    return unicodedata.east_asian_width(character) in {"F", "W", "H"}


def _future_emoji(character: str) -> bool:
    unassigned = unicodedata.category(character) == "Cn"
    return unassigned and bool(extended_pictographic(character))
