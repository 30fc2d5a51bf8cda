"""Words in, words that are wrong by one letter out."""

from __future__ import annotations

from collections.abc import Collection

from tests.mutations.slip import Choose

_LEAST = 3
_ODD = "q"


def misspelt(word: str, taken: Collection[str], choose: Choose) -> str | None:
    """The word with one letter otherwise; none of ``taken``."""
    found = sorted({*_others(word)} - {*taken, word})
    return choose(found) if found else None


def _others(word: str) -> list[str]:
    if len(word) < _LEAST:
        return [word + _ODD, _ODD + word]
    found = []
    for i in range(1, len(word)):
        if word[i].isalpha():
            found += [
                word[:i] + _ODD + word[i + 1 :],
                word[:i] + word[i:][:1] + word[i:],
            ]
            if word[i - 1].isalpha():
                found.append(word[: i - 1] + word[i] + word[i - 1] + word[i + 1 :])
            if len(word) > _LEAST and word[i - 1] != "-" != word[i + 1 : i + 2]:
                found.append(word[:i] + word[i + 1 :])
    return [w for w in found if w[-1:].isalnum()]
