"""Values by key, of which those asked for lately are kept."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

Value = TypeVar("Value")


class Recent:
    """Keeps between ``room`` and twice as many values.

    When ``room`` new ones have come, those that nobody asked for since are forgotten.
    """

    __slots__ = ("_before", "_now", "_room")

    def __init__(self, room: int) -> None:
        self._room = room
        self._now: dict[Hashable, Any] = {}
        self._before: dict[Hashable, Any] = {}

    def __len__(self) -> int:
        return len(self._now.keys() | self._before.keys())

    def get(self, key: Hashable) -> Any:
        """The value; ``None`` where there is none, or no longer."""
        found = self._now.get(key)
        if found is None:
            found = self._before.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, value: Value) -> Value:
        """Keep a value, and give it back."""
        if len(self._now) >= self._room:
            self._before, self._now = self._now, {}
        self._now[key] = value
        return value
