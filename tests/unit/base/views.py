"""A view over plain values, for tests of expressions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardwright.base.expression import View


class Plain(View):
    """A view whose names are the keys of a mapping."""

    __slots__ = ("parts",)

    def __init__(self, **parts: Any) -> None:
        self.parts: Mapping[str, Any] = parts

    def lookup(self, name: str) -> Any:
        return self.parts[name]

    def names(self) -> Iterable[str]:
        return self.parts
