"""Letter case by language: a text in, its capitals or small letters out.

Beyond Unicode's own mapping (SpecialCasing.txt): the two letters i of Turkic languages,
and Greek capitals, which have no accents.
"""

from __future__ import annotations

import re
import unicodedata

_TURKIC = frozenset(("az", "tr"))
_UP = str.maketrans({"i": "\u0130"})
_DOWN = str.maketrans({"\u0130": "i", "I": "\u0131"})

_ACUTE, _DIAERESIS = "\u0301", "\u0308"
_HIATUS = re.compile(
    f"(?<=[\u03b1\u03b5\u03bf\u03b7]){_ACUTE}([\u03b9\u03c5])(?!{_DIAERESIS})"
)
_ACCENTS = re.compile("(?<=[\u0370-\u03ff])[\u0300\u0301\u0313\u0314\u0342\u0345]+")
_ON_DIAERESIS = re.compile(f"(?<=[\u0370-\u03ff]{_DIAERESIS}){_ACUTE}")


def upper(text: str, language: str) -> str:
    """The text in capitals."""
    tongue = _tongue(language)
    if tongue in _TURKIC:
        text = text.translate(_UP)
    elif tongue == "el":
        text = _bare(text)
    return text.upper()


def lower(text: str, language: str) -> str:
    """The text in small letters."""
    if _tongue(language) in _TURKIC:
        text = text.translate(_DOWN)
    return text.lower()


def _tongue(language: str) -> str:
    return language.partition("-")[0].lower()


def _bare(text: str) -> str:
    """Greek without accents; a vowel that one kept apart from the next still is."""
    apart = unicodedata.normalize("NFD", text.lower())
    apart = _HIATUS.sub(rf"\1{_DIAERESIS}", apart)
    apart = _ACCENTS.sub("", _ON_DIAERESIS.sub("", apart))
    return unicodedata.normalize("NFC", apart)
