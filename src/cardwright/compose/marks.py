"""A template's source in, the same with a source mark in each start tag out."""

from __future__ import annotations

import re
from bisect import bisect_right

MARK = "_at"
"""The attribute that tells an element's place: ``file:line:column``, from 1."""

_CODE = r"""(?:'[^']*'|"[^"]*"|[\s\S])*?"""
SKIPPED = re.compile(
    rf"""\{{\#.*?(?:\#\}}|\Z)
      | \{{%{_CODE}(?:%\}}|\Z)
      | \{{\{{{_CODE}(?:\}}\}}|\Z)
      | <!--.*?(?:-->|\Z)
      | <!\[CDATA\[.*?(?:\]\]>|\Z)
      | <(?P<name>[A-Za-z_][\w.-]*)""",
    re.VERBOSE | re.DOTALL,
)
"""Jinja2's braces, comments, CDATA and start tags (with their ``name``), in order."""


def marked(source: str, file: str) -> str:
    """The source with ``_at`` in each start tag; no line becomes another.

    What stands in Jinja2's braces, in comments and in CDATA is left alone.
    """
    starts = [0, *(m.end() for m in re.finditer("\n", source))]

    def mark(match: re.Match[str]) -> str:
        if match["name"] is None:
            return match[0]
        line = bisect_right(starts, match.start())
        column = match.start() - starts[line - 1] + 1
        return f'{match[0]} {MARK}="{file}:{line}:{column}"'

    return SKIPPED.sub(mark, source)
