"""Pieces of a text in reading order in, paragraphs of nested marks out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardwright.model.rich import (
    Bold,
    Break,
    Inline,
    Italic,
    Paragraph,
    Rich,
    Text,
)

ITALIC, BOLD, BOTH = 1, 2, 3
"""Stars of a mark: ``*``, ``**``, and ``***`` for both at once."""

_MARKED = {ITALIC: "italic", BOLD: "bold", BOTH: "bold italic"}
_STAR = "\\*"
_NO_MARK = f"write {_STAR} for a star that is no mark"


@dataclass(frozen=True, slots=True)
class Flaw:
    """A slip in a text: ``start`` and ``end`` are indices into the source string."""

    code: str
    start: int
    end: int
    message: str
    hint: str | None = None


@dataclass(slots=True)
class _Open:
    """A mark that waits for its end; a ``glued`` one stands right behind a letter."""

    count: int
    start: int
    end: int
    glued: bool = False
    children: list[Inline] = field(default_factory=list)


class Builder:
    """Collects a rich text; a line break is put only once something follows it."""

    def __init__(self) -> None:
        self.flaws: list[Flaw] = []
        self._paragraphs: list[Paragraph] = []
        self._begin()

    def _begin(self) -> None:
        self._stack = [_Open(0, 0, 0)]
        self._buffer: list[str] = []
        self._line_ended = False
        self._marks_failed = False

    def rich(self) -> Rich:
        self.end_paragraph()
        return Rich(tuple(self._paragraphs))

    def write(self, text: str) -> None:
        self._settle()
        self._buffer.append(text)

    def add(self, node: Inline) -> None:
        self._flush()
        self._stack[-1].children.append(node)

    def end_line(self) -> None:
        """A line break as written: blanks before it vanish, as it does at the edges."""
        if self._buffer:
            self._buffer[-1] = self._buffer[-1].rstrip(" \t")
        if self._buffer or self._stack[0].children or len(self._stack) > 1:
            self._line_ended = True

    def end_paragraph(self) -> None:
        self._line_ended = False
        self._flush()
        if len(self._stack) > 1:
            self._unclosed(self._stack[1])
        while len(self._stack) > 1:
            lost = self._stack.pop()
            self._stack[-1].children += [Text("*" * lost.count), *lost.children]
        children = _merged(self._stack[0].children)
        if children:
            self._paragraphs.append(Paragraph(children))
        self._begin()

    def stars(self, span: tuple[int, int], *, opens: bool, closes: bool) -> None:
        """A run of stars that may open a mark, close one, or both."""
        start, end = span
        left = end - start
        while left and closes and self._fits(left, opens=opens):
            left -= self._close(left)
        if left:
            self._open(left, end, opens=opens, glued=closes)

    def lose_marks(self) -> None:
        """Marks of this paragraph are not judged: something swallowed their ends."""
        self._marks_failed = True

    def _settle(self) -> None:
        if self._line_ended:
            self._line_ended = False
            self.add(Break())

    def _flush(self) -> None:
        self._settle()
        if self._buffer:
            self._stack[-1].children.append(Text("".join(self._buffer)))
            self._buffer.clear()

    def _fits(self, left: int, *, opens: bool) -> bool:
        """Whether the innermost open mark may end with ``left`` stars."""
        top = self._stack[-1].count
        if not top:
            return False
        return left == top or BOTH in (left, top) or (left > top and not opens)

    def _close(self, left: int) -> int:
        """End the innermost mark with at most ``left`` stars; tell how many it took."""
        self._flush()
        top = self._stack[-1]
        taken = min(left, top.count)
        inner = _wrap(taken, _merged(top.children))
        if taken == top.count:
            self._stack.pop()
            self._stack[-1].children.append(inner)
        else:
            top.count -= taken
            top.children = [inner]
        return taken

    def _open(self, count: int, end: int, *, opens: bool, glued: bool) -> None:
        span = (end - count, end)
        if count > BOTH:
            self._flaw(span, "there is nothing between the marks")
        elif not opens:
            self._flaw(span, f'the mark "{"*" * count}" has no start')
        elif self._is_open(count):
            self._unclosed(self._stack[-1])
        else:
            self._flush()
            self._stack.append(_Open(count, *span, glued))
            return
        self.write("*" * count)

    def _is_open(self, count: int) -> bool:
        open_counts = {mark.count for mark in self._stack[1:]}
        clashes = {ITALIC: {1, 3}, BOLD: {2, 3}, BOTH: {1, 2, 3}}
        return bool(open_counts & clashes[count])

    def _unclosed(self, lost: _Open) -> None:
        stars = "*" * lost.count
        real = "a real star" if lost.count == ITALIC else "real stars"
        hint = f"write {stars} again where the {_MARKED[lost.count]} text ends"
        hint = f"{hint}; for {real} write {stars.replace('*', _STAR)}"
        hint = _NO_MARK if lost.glued else hint
        self._flaw((lost.start, lost.end), f'the mark "{stars}" has no end', hint)

    def _flaw(self, span: tuple[int, int], message: str, hint: str = _NO_MARK) -> None:
        """One flaw of marks in a paragraph: what follows the first is its echo."""
        if not self._marks_failed:
            self._marks_failed = True
            self.flaws.append(Flaw("unbalanced-mark", *span, message, hint))


def _wrap(count: int, children: tuple[Inline, ...]) -> Inline:
    if count == BOTH:
        return Bold((Italic(children),))
    return Bold(children) if count == BOLD else Italic(children)


def _merged(nodes: Sequence[Inline]) -> tuple[Inline, ...]:
    """The nodes, texts that touch made one."""
    merged: list[Inline] = []
    for node in nodes:
        last = merged[-1] if merged else None
        if isinstance(node, Text) and isinstance(last, Text):
            merged[-1] = Text(last.text + node.text)
        else:
            merged.append(node)
    return tuple(merged)
