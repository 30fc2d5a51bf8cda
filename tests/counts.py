"""How much the suite tries of what is many, and how much ``.ci/long``, which tries all.

``.ci/long`` sets CARDWRIGHT_EXAMPLES; the suite has a twentieth of its examples.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

EXAMPLES = int(os.environ.get("CARDWRIGHT_EXAMPLES", "10"))
"""Examples of each property."""

FULL = EXAMPLES >= 50


def some(things: Iterable[T], most: int) -> list[T]:
    """All of them in ``.ci/long``; in the suite at most so many, evenly chosen."""
    found = list(things)
    if FULL or len(found) <= most:
        return found
    return [found[index * len(found) // most] for index in range(most)]
