"""A rich text as templates see it: inline XML where printed, plain where asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cardwright.base.expression import View
from cardwright.model.markup import inline_xml, nodes, plain
from cardwright.model.rich import Rich, Value


class RichText(View):
    """Prints as inline XML that is not escaped again; each print tells what it read."""

    __slots__ = ("_icons", "_read", "rich")

    def __init__(
        self, rich: Rich, icons: Mapping[str, str], read: Callable[[str], None]
    ) -> None:
        self.rich = rich
        self._icons = icons
        self._read = read

    def __html__(self) -> str:
        self._tell()
        return inline_xml(self.rich)

    def plain(self) -> str:
        """The text without marks, icons by their names."""
        self._tell()
        return plain(self.rich, self._icons)

    def __bool__(self) -> bool:
        return bool(self.rich.paragraphs)

    def __str__(self) -> str:
        return self.plain()

    def lookup(self, name: str) -> Any:
        raise KeyError(name)

    def names(self) -> Iterable[str]:
        return ()

    def _tell(self) -> None:
        for node in nodes(self.rich):
            if isinstance(node, Value) and node.origin.startswith("param."):
                self._read(node.origin.split(".")[1])
