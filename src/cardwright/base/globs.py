"""A pattern for paths in, a regular expression that holds for the whole path out."""

from __future__ import annotations

import re
from functools import lru_cache

_SIGNS = re.compile(r"(\*\*/|\*\*|\*|\?)")
_MEANT = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}


@lru_cache(maxsize=256)
def glob(pattern: str) -> re.Pattern[str]:
    """``*`` and ``?`` stand for parts of a name, ``**/`` for any folders."""
    parts = _SIGNS.split(pattern)
    return re.compile("".join(_MEANT.get(part, re.escape(part)) for part in parts))
