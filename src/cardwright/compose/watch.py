"""What a face reads while it is composed: entries, their fields, and parameters."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment
from jinja2.runtime import Context

from cardwright.model.entry import Entry
from cardwright.model.game import Game

CARD = "card"
ENTRY_NAMES = frozenset((CARD, "owner", "row", "rng"))
"""Names by which a face may differ from those of other entries of its kind."""

_WHOLE = ("", ".", "*")


class Watch:
    """Kept by the views while one face is composed; begun anew for each."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._contexts: list[Context] = []
        self.begin()

    def begin(self) -> None:
        self.let_go()
        self.reads_entry = False
        self.entries: set[str] = set()
        self._parameters: set[str] = set()
        self._fields: dict[tuple[str, str], Entry] = {}

    def context(self, context: Context) -> None:
        """What a template has at hand, for this face alone."""
        self._contexts.append(context)

    def let_go(self) -> None:
        """Part each macro from the context that it holds, and that holds it.

        Those of thousands of faces would fill the memory until somebody looked for
        what is lost.
        """
        for context in self._contexts:
            context.vars.clear()
        self._contexts.clear()

    def parameter(self, name: str) -> None:
        self._parameters.add(name)

    def field(self, entry: Entry, name: str) -> None:
        self._fields[entry.id, name] = entry
        self.entries.add(entry.id)

    def entry(self, entry: Entry) -> None:
        """Any of an entry was looked at, by a template or by what says structure."""
        self.entries.add(entry.id)

    def is_draft(self, entry: Entry) -> bool:
        """Whether a placeholder was read: a parameter, or a field of any entry.

        The parameters that the entry's own fills and texts read count as read by it.
        """
        read = self._parameters | (entry.reads if self.reads_entry else set())
        known = self._game.parameters
        if any(known[name].placeholder for name in read if name in known):
            return True
        return any(_is_open(e, name) for (_, name), e in self._fields.items())


def context_class(watch: Watch) -> type[Context]:
    """The contexts of templates that tell ``watch`` when an entry's name is used."""

    class FaceContext(Context):
        def __init__(
            self,
            environment: Environment,
            parent: dict[str, Any],
            *more: Any,
            **named: Any,
        ) -> None:
            super().__init__(environment, parent, *more, **named)
            if CARD in parent:
                watch.context(self)

        def resolve_or_missing(self, key: str) -> Any:
            if key in ENTRY_NAMES:
                watch.reads_entry = True
            return super().resolve_or_missing(key)

    return FaceContext


def _is_open(entry: Entry, name: str) -> bool:
    """Whether a field of an entry is, or holds, a placeholder."""
    for path in entry.placeholder:
        if path in _WHOLE or path.split(".")[0] in ("*", name):
            return True
    return False
