"""Near words: a misspelt word and the words allowed come in, a suggestion goes out."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

_CUTOFF = 0.6


def nearest(word: str, words: Iterable[str]) -> str | None:
    """The word most like ``word``, the first of equals; ``None`` if none is near.

    Likeness is difflib's ratio, from 0 to 1; capitals count as their small letters.
    """
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(word.casefold())
    best, likeness = None, 0.0
    for candidate in words:
        matcher.set_seq1(candidate.casefold())
        if matcher.real_quick_ratio() < _CUTOFF or matcher.quick_ratio() < _CUTOFF:
            continue
        ratio = matcher.ratio()
        if ratio >= _CUTOFF and ratio > likeness:
            best, likeness = candidate, ratio
    return best


def did_you_mean(word: str, words: Iterable[str]) -> str | None:
    """The hint ``did you mean "cost"?``, or ``None`` if no word is near."""
    found = nearest(word, words)
    return None if found is None else f'did you mean "{found}"?'
