"""Texts as written come in; one string to search, and the way back to places, out.

All texts of a game stand in one string, each on a line or several of its own, so that
a check is one search however many texts there are. What is no prose (``{icon}``,
``{{ value }}``, an escaped sign) is masked by as many characters that stand for it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from typing import Literal, NamedTuple

from cardwright.base.scalars import Spelled, spelled
from cardwright.model.problem import Place
from cardwright.model.source import Map, Mark, Path, Seq, mark_of

Sort = Literal["text", "name"]

WORD = re.compile(r"[^\W\d_]+")

# Noncharacters of Unicode: no text has them.
ICON, VALUE, ESCAPED = "\ufdd0", "\ufdd1", "\ufdd2"
_VALUE = r"\{\{(?:[^{}]|\}(?!\})|\{(?!\{))*+\}\}"
_MARKUP = re.compile(rf"\\[\s\S]|{_VALUE}|(?P<open>\{{\{{)|\{{[^{{}}\n]*\}}")


class Written(NamedTuple):
    """A text and where it was written; a ``name`` need not be a sentence."""

    text: str
    holder: Map | Seq
    path: Path
    sort: Sort = "text"
    rich: bool = True

    @property
    def mark(self) -> Mark | None:
        return mark_of(self.holder, self.path)


class Corpus:
    """Texts, and ``joined``: all of them, a line break before, between and behind.

    ``shown`` are the texts as they stand in it, ``starts`` where.
    """

    def __init__(self, texts: Sequence[Written]) -> None:
        self.texts = texts
        self.shown = [masked(t.text) if t.rich else t.text for t in texts]
        self.joined = "\n".join(("", *self.shown, ""))
        lengths = (len(text) + 1 for text in self.shown)
        self.starts = list(accumulate(lengths, initial=1))[:-1]
        self._last: tuple[int, Spelled | None] = (-1, None)

    @cached_property
    def tokens(self) -> Counter[str]:
        """All that stands between blanks, and how often; nothing between two of them.

        They are few beside the texts, so that they tell fast what texts do not have.
        """
        tokens: Counter[str] = Counter()
        for text in self.shown:
            tokens.update(text.split(" "))
        return tokens

    @cached_property
    def signs(self) -> frozenset[str]:
        """All characters of the texts but the blank."""
        return frozenset("".join(self.tokens))

    @cached_property
    def words(self) -> Counter[str]:
        """All words of the texts, and how often each stands there."""
        words: Counter[str] = Counter()
        for token, times in self.tokens.items():
            for word in WORD.findall(token):
                words[word] += times
        return words

    @cached_property
    def lowered(self) -> str:
        """``joined`` in small letters, each at its old index."""
        lowered = self.joined.lower()
        if len(lowered) == len(self.joined):
            return lowered
        return "".join(s if len(s) == 1 else c for c in self.joined if (s := c.lower()))

    def number(self, index: int) -> int:
        """The number of the text that has an index of ``joined``."""
        return bisect_right(self.starts, index) - 1

    def begins(self, index: int) -> bool:
        """Whether a text begins at an index."""
        return self.starts[self.number(index)] == index

    def ends(self, index: int) -> bool:
        """Whether a text ends at an index."""
        number = self.number(index - 1)
        text = self.texts[number]
        return self.starts[number] + len(text.text) == index

    def _spelled(self, number: int, mark: Mark) -> Spelled | None:
        """A text's characters in the source, kept for the next problem in it."""
        if self._last[0] != number:
            found = spelled(mark.source.text, *mark.value, mark.style)
            is_it = found is not None and found.value == self.texts[number].text
            self._last = (number, found if is_it else None)
        return self._last[1]

    def place(self, start: int, end: int) -> Place | None:
        """The place of ``joined[start:end]``, which lies in one text.

        The whole value where its spelling is another; ``None`` for an alias, as its
        text stands elsewhere.
        """
        number = self.number(start)
        mark = self.texts[number].mark
        if mark is None or mark.style == "*":
            return None
        first = self.starts[number]
        if mark.pieces:
            return mark.inside(start - first, end - first)
        found = self._spelled(number, mark)
        if found is None:
            return mark.place()
        span = found.span(start - first, end - first)
        return mark.place() if span is None else mark.source.place(*span)


def masked(text: str) -> str:
    """The text with a sign of no prose for each character that is none.

    Of a text with a value that has no end nothing is: where it ends cannot be told.
    """
    if "{" not in text and "\\" not in text:
        return text
    if "{{" in text and any(found["open"] for found in _MARKUP.finditer(text)):
        return VALUE * len(text)
    return _MARKUP.sub(_mask, text)


def _mask(found: re.Match[str]) -> str:
    part = found[0]
    if part == "\\\n":
        return ESCAPED + "\n"
    if part.startswith("\\"):
        return ESCAPED * 2
    return (VALUE if part.startswith("{{") else ICON) * len(part)
