"""Named parts in, a closed list of them as templates see it out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardwright.base.expression import ABSENT, View


class Record(View):
    """A closed list of named parts; prints the part that ``shows`` names."""

    __slots__ = ("_parts", "_shows")

    def __init__(self, parts: Mapping[str, Any], shows: str = "id") -> None:
        self._parts = {k: ABSENT if v is None else v for k, v in parts.items()}
        self._shows = shows

    def lookup(self, name: str) -> Any:
        return self._parts[name]

    def names(self) -> Iterable[str]:
        return self._parts

    def __str__(self) -> str:
        return str(self._parts[self._shows])
