"""Bidirectional properties: a character in, its class (UAX 9, table 4) or bracket out.

Classes are those of Python's ``unicodedata``; a code point that it does not know has
the default of its block (DerivedBidiClass.txt of Unicode 16).
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_OPENING = (
    *(0x0028, 0x005B, 0x007B, 0x0F3A, 0x0F3C, 0x169B, 0x2045, 0x207D, 0x208D, 0x2308),
    *(0x230A, 0x2329, *range(0x2768, 0x2775, 2), 0x27C5, *range(0x27E6, 0x27EF, 2)),
    *(*range(0x2983, 0x2998, 2), 0x29D8, 0x29DA, 0x29FC, *range(0x2E22, 0x2E29, 2)),
    *(*range(0x2E55, 0x2E5C, 2), *range(0x3008, 0x3011, 2), *range(0x3014, 0x301B, 2)),
    *(0xFE59, 0xFE5B, 0xFE5D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62),
)
_APART = {0x5B: 0x5D, 0x7B: 0x7D, 0xFF3B: 0xFF3D, 0xFF5B: 0xFF5D}
_CROSSED = {0x298D: 0x2990, 0x298F: 0x298E}
CLOSING = {
    chr(start): chr({**_APART, **_CROSSED}.get(start, start + 1)) for start in _OPENING
}
"""Brackets that rule N0 pairs, opening: closing (BidiBrackets.txt of Unicode 16)."""

CANONICAL = {"\u2329": "\u3008", "\u232a": "\u3009"}
"""Brackets that pair with those of other code points that look the same."""

_RIGHT = (
    "\u0590-\u05ff\u07c0-\u085f\ufb1d-\ufb4f\U00010800-\U00010cff\U00010d40-\U00010ebf"
    "\U00010f00-\U00010f2f\U00010f70-\U00010fff\U0001e800-\U0001ec6f"
    "\U0001ecc0-\U0001ecff\U0001ed50-\U0001edff\U0001ef00-\U0001efff"
)
_ARABIC = (
    "\u0600-\u07bf\u0860-\u08ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufeff"
    "\U00010d00-\U00010d3f\U00010ec0-\U00010eff\U00010f30-\U00010f6f"
    "\U0001ec70-\U0001ecbf\U0001ed00-\U0001ed4f\U0001ee00-\U0001eeff"
)
_CONTROLS = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
_IGNORED = "\u2065\ufdd0-\ufdef\ufff0-\uffff\U000e0000-\U000e0fff"
_DEFAULTS = (
    ("BN", re.compile(f"[{_IGNORED}]")),
    ("R", re.compile(f"[{_RIGHT}]")),
    ("AL", re.compile(f"[{_ARABIC}]")),
    ("ET", re.compile("[\u20a0-\u20cf]")),
)
_TURNING = re.compile(f"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff{_CONTROLS}]")
_FAR_TURNING = re.compile("[\U00010800-\U00010fff\U0001e800-\U0001efff]")
"""Apart, since a set of characters of one plane is searched a lot faster."""

_STEERING = re.compile(f"[{_CONTROLS}]+")


def drawn(text: str) -> str:
    """The text without the characters that only steer the order of others."""
    return _STEERING.sub("", text)


def is_turned(text: str) -> bool:
    """Whether anything in the text could be set from right to left."""
    if text.isascii():
        return False
    return _TURNING.search(text) is not None or _FAR_TURNING.search(text) is not None


@lru_cache(maxsize=16_384)
def bidi_class(character: str) -> str:
    """The class of a character."""
    found = unicodedata.bidirectional(character)
    if found:
        return found
    for name, block in _DEFAULTS:
        if block.match(character):
            return name
    return "BN" if ord(character) & 0xFFFE == 0xFFFE else "L"  # noqa: PLR2004
