"""A template's name in; the problem of a ring of templates that it leads to out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardwright.compose.loader import Loader
from cardwright.model.problem import Problem
from cardwright.model.source import Source

_CALL = re.compile(
    r"""\{%[-+]?\s*(?:include|extends|import|from)\s+(["'])(?P<name>[^"']+)\1[^%]*%\}"""
)


def ring_of(loader: Loader, template: str) -> Problem | None:
    """Templates that take one another in without end, at the tag of the first by name.

    Only names that are written out are followed.
    """
    ring = _ring(loader, (template,), set())
    if not ring:
        return None
    first = ring.index(min(ring))
    ring = ring[first:] + ring[:first]
    message = f'the template "{ring[0]}" takes itself in'
    if len(ring) > 1:
        chain = " → ".join((*ring, ring[0]))
        message = f"templates take one another in without end: {chain}"
    text, file = loader.read(ring[0]) or ("", ring[0])
    wanted = ring[1] if len(ring) > 1 else ring[0]
    span = next(m.span() for m in _CALL.finditer(text) if m["name"] == wanted)
    hint = "take one of these tags out, or let it name another template"
    return Problem("circular-reference", Source(file, text).place(*span), message, hint)


def _ring(loader: Loader, trail: tuple[str, ...], done: set[str]) -> tuple[str, ...]:
    """The first ring that the last of the trail leads to, in reading order.

    ``done`` are templates that lead to none.
    """
    for name in _named(loader, trail[-1]):
        if name in done:
            continue
        if name in trail:
            return trail[trail.index(name) :]
        found = _ring(loader, (*trail, name), done)
        if found:
            return found
        done.add(name)
    return ()


def _named(loader: Loader, template: str) -> Iterator[str]:
    text, _ = loader.read(template) or ("", "")
    for match in _CALL.finditer(text):
        yield match["name"]
