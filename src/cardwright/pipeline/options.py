"""What a run is to do, as the command line says, and where it does it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from cardwright.base.cache import Cache
from cardwright.model.workspace import Workspace

Tell = Callable[[str, int, int], None]
"""What is being made, how many are done, how many there are."""


@dataclass(frozen=True, slots=True)
class CheckOptions:
    """``final`` makes placeholders that are left a problem.

    ``draw`` draws what is laid out, which finds no more problems. ``items`` asks where
    entries stand.
    """

    layout: bool = True
    final: bool = False
    items: bool = False
    draw: bool = field(default=False, repr=False)


@dataclass(frozen=True, slots=True)
class Work:
    """A build: ``only`` one sort of output, ``None`` all; ``jobs`` worker processes."""

    space: Workspace
    cache: Cache
    tell: Tell
    only: str | None = None
    jobs: int = 1

    def wants(self, sort: str) -> bool:
        return self.only in (None, sort)
