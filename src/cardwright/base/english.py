"""Titles of things come in, the words that messages put before them go out."""

from __future__ import annotations

import re

_VOWEL = re.compile(r"(?!uni|use|one|eu)[aeiou]", re.IGNORECASE)


def with_article(title: str) -> str:
    """``entity card`` → ``an entity card``."""
    return f"{'an' if _VOWEL.match(title) else 'a'} {title}"
