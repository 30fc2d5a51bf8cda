"""Mappings and lists of an entry as templates see them: they know where they stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardwright.base.expression import ABSENT, View
from cardwright.model.entry import Entry
from cardwright.model.source import Path

Spot = tuple[Entry, Path]
"""A place in the data of an entry."""


class FieldMap(dict[str, Any], View):  # type: ignore[misc]  # never hashed
    """A mapping of an entry that knows where it stands, and what may stand in it.

    ``declared`` is ``None`` where the schema leaves that open.
    """

    __slots__ = ("declared", "spot")
    spot: Spot
    declared: tuple[str, ...] | None

    def lookup(self, name: str) -> Any:
        if name in self:
            return self[name]
        if self.declared is None or name in self.declared:
            return ABSENT
        raise KeyError(name)

    def names(self) -> Iterable[str]:
        return self.declared or self

    def __str__(self) -> str:
        return ".".join(map(str, self.spot[1]))


class FieldList(list[Any]):
    """A list of an entry that knows where it stands."""

    __slots__ = ("spot",)
    spot: Spot
