"""A template's file in; the problem of a macro that it imports in vain out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardwright.base.suggest import did_you_mean
from cardwright.compose.blocks import Tag, tags
from cardwright.compose.loader import Loader
from cardwright.model.problem import Lost, Problem
from cardwright.model.source import Source

_FROM = re.compile(r"""from\s+(["'])(?P<name>[^"']+)\1\s+import\s+""")
_ITEM = re.compile(r"(\w+)(?:\s+as\s+\w+)?\s*(?:,\s*)?")
_DECLARES = re.compile(r"(?:macro|set)\s+(\w+)")


def lost_macro(loader: Loader, file: str) -> Problem | None:
    """The first name of a file's imports that the other template does not have."""
    source = loader.shown(file)
    for tag in tags(source):
        found = _FROM.match(tag.text) if tag.word == "from" else None
        other = loader.read(found["name"]) if found else None
        if found is None or other is None:
            continue
        known = list(_declared(other[0]))
        for name, start, end in _imported(tag, found.end()):
            if name not in known:
                template = found["name"]
                place = Source(file, source).place(start, end)
                message = f'{template} has no macro "{name}"'
                hint = did_you_mean(name, known)
                lost = Lost("macro", name, (template,))
                return Problem("unknown-name", place, message, hint, lost=lost)
    return None


def _declared(source: str) -> Iterator[str]:
    for tag in tags(source):
        found = _DECLARES.match(tag.text)
        if found:
            yield found[1]


def _imported(tag: Tag, at: int) -> Iterator[tuple[str, int, int]]:
    """Each imported name, with its span in the template."""
    while found := _ITEM.match(tag.text, at):
        if found[1] in ("with", "without"):
            return
        start = tag.at + found.start(1)
        yield found[1], start, start + len(found[1])
        at = found.end()
