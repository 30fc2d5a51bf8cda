"""Where a YAML parser stopped: two indices come in, the lines around them go out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

_KEY = r"""(?:"[^"\n]*"|'[^'\n]*'|[^\s#"'\[{*&!|>@`%][^#\n]*?)"""
_VALUE = re.compile(rf"(?:- +)*(?:{_KEY} *:(?:[ \t]+|\Z))?")
_LONG = 60
_BREAK = re.compile(r"\r\n|\r|\n")
_COMMENT = re.compile(r"\s+#.*$")
_OPENERS = {"]": "[", "}": "{"}
_QUOTED = re.compile(r"""(?<=[\s\[{,])(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*')""")
_NEXT_KEY = re.compile(r",\s+[\w.-]+:(?:\s|$)")
_NEXT_ITEM = re.compile(r",(?:\s|$)")


def _opens(text: str, at: int) -> bool:
    """Whether the bracket at an index begins a value, not part of a text."""
    before = text[:at].rstrip(" \t")
    return not before or before[-1] in ":-,[{"


def quoted(text: str) -> str:
    """The text as a YAML scalar in quotes."""
    if '"' not in text and "\\" not in text:
        return f'"{text}"'
    return "'" + text.replace("'", "''") + "'"


class Fault(NamedTuple):
    """A span of the text, what is wrong with it, and what to do."""

    start: int
    end: int
    message: str
    hint: str | None = None


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the parser stopped (``at``), and where what it was reading began."""

    text: str
    at: int
    context: int

    @property
    def sign(self) -> str:
        """The character at which the parser stopped."""
        return self.text[self.at : self.at + 1]

    @property
    def opening(self) -> str:
        """The character with which that began which it was reading."""
        return self.text[self.context : self.context + 1]

    def line(self, index: int) -> tuple[int, int]:
        """The span of the line around an index, without its break."""
        before = (self.text.rfind("\n", 0, index), self.text.rfind("\r", 0, index))
        after = (self.text.find("\n", index), self.text.find("\r", index))
        ends = [end for end in after if end >= 0]
        return max(before) + 1, min(ends, default=len(self.text))

    def number(self, index: int) -> int:
        """The number of the line around an index, from 1."""
        return len(_BREAK.findall(self.text, 0, index)) + 1

    def column(self, index: int) -> int:
        """The column of an index, from 0."""
        return index - self.line(index)[0]

    def above(self, index: int) -> tuple[int, int] | None:
        """The span of the nearest line above with content."""
        at = self.line(index)[0] - 1
        while at >= 0:
            start, end = self.line(at)
            if self.text[start:end].strip():
                return start, end
            at = start - 1
        return None

    def first(self, index: int) -> int:
        """Where the content of the line around an index begins."""
        start, end = self.line(index)
        line = self.text[start:end]
        return start + len(line) - len(line.lstrip(" \t"))

    def value(self, index: int) -> int:
        """Where the value on the line around an index begins: after ``- `` and key."""
        first, end = self.first(index), self.line(index)[1]
        found = _VALUE.match(self.text, first, end)
        return first if found is None else found.end()

    def written(self, index: int) -> tuple[int, int]:
        """From an index to the end of its line, without a comment."""
        end = self.line(index)[1]
        rest = _COMMENT.sub("", self.text[index:end]).rstrip()
        return index, index + len(rest)

    def whole(self, index: int, stop: int | None = None) -> tuple[int, int]:
        """The text that begins at an index: in brackets, up to the next key or item.

        ``stop`` is where it ends at last, if not where a comment begins.
        """
        start, end = self.written(index) if stop is None else (index, stop)
        holder = self.within(start)
        if holder is None:
            return start, end
        ends = _NEXT_KEY if self.text[holder] == "{" else _NEXT_ITEM
        depth = 0
        for at in range(start, end):
            sign = self.text[at]
            depth += (sign in _OPENERS.values()) - (sign in _OPENERS)
            if depth < 0 or (not depth and ends.match(self.text, at, end)):
                return start, start + len(self.text[start:at].rstrip())
        return start, end

    def within(self, index: int) -> int | None:
        """The innermost bracket that is open at an index, on its line."""
        line = self.line(index)[0]
        shown = _QUOTED.sub(lambda found: " " * len(found[0]), self.text[line:index])
        depth = 0
        for at in range(len(shown) - 1, -1, -1):
            depth += (shown[at] in _OPENERS) - (shown[at] in _OPENERS.values())
            if depth < 0:
                if _opens(shown, at):
                    return line + at
                depth = 0
        return None

    def in_quotes(self, index: int) -> str:
        """The hint to put what begins at an index in quotes."""
        start, end = self.whole(index)
        is_value = index == self.value(index) or self.begins(index)
        if not is_value or end - start > _LONG:
            return "put the whole text in quotes"
        return f"write {quoted(self.text[start:end])}"

    def begins(self, index: int) -> bool:
        """Whether a key or value may begin at an index of its line."""
        before = self.text[self.line(index)[0] : index].rstrip(" \t")
        return not before or before[-1] in ":-,?[{"

    def bracket(self) -> int | None:
        """Where the bracket opened that closes just before the stop, on this line."""
        start = self.line(self.at)[0]
        before = self.text[start : self.at].rstrip(" \t")
        closer = before[-1:]
        depth = 0
        for index in range(len(before) - 1, -1, -1):
            depth += (before[index] == closer) - (before[index] == _OPENERS.get(closer))
            if closer in _OPENERS and depth == 0:
                return start + index
        return None
