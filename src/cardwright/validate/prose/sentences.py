"""A place in texts, or a text, in; whether a sentence begins, or it is a title, out."""

from __future__ import annotations

import re
from functools import lru_cache

from cardwright.validate.prose.corpus import ESCAPED, ICON

_PASSED = frozenset(" \u00a0\t*_\"'\u2018\u201c\u201e\u00ab\u00bb([" + ESCAPED)
_AFTER = frozenset("\n.!?:)\u2026\u2013\u2014\u2022|/" + ICON)
_LONG = re.compile(r"[^\W\d_]{4,}")
_SENTENCE_ENDS = (".", "!", "?", "\u2026")


def starts_sentence(joined: str, at: int) -> bool:
    """Whether the word at an index may have a capital for its place.

    So it may at the start of a line or sentence, after a colon, a dash or an icon, with
    marks and opening quotes between.
    """
    at -= 1
    while joined[at] in _PASSED:
        at -= 1
    return joined[at] in _AFTER


@lru_cache(maxsize=64)
def is_title(text: str) -> bool:
    """Whether all longer words of a text have capitals, and it ends no sentence."""
    if text.rstrip().endswith(_SENTENCE_ENDS):
        return False
    return all(word[0].isupper() for word in _LONG.findall(text))
