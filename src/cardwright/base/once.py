"""A function of one value in, the same function that works once for each value out."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

Given = TypeVar("Given")
Made = TypeVar("Made")


def once(make: Callable[[Given], Made]) -> Callable[[Given], Made]:
    """What ``make`` made of the very same value before, else what it makes now.

    For values without a hash, such as schemas. They are kept for good: it is for those
    that last as long as the process.
    """
    known: dict[int, tuple[Given, Made]] = {}

    @wraps(make)
    def kept(value: Given) -> Made:
        found = known.get(id(value))
        if found is None:
            found = known[id(value)] = (value, make(value))
        return found[1]

    return kept
