"""Rich text as a text that filters can work on, and such a text back as rich text.

What is more than letters is a *span*: a code that stands for its node, the letters in
it, and an end. Codes are characters that data never holds, so text filters leave them
alone, and no value can open or close a mark.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from cardwright.model.rich import (
    Bold,
    Break,
    Icon,
    Inline,
    Italic,
    Paragraph,
    Rich,
    Text,
    Value,
)

_FIRST, _LAST = 0xF0000, 0x10FFFC
_CLASS = "[\U000f0000-\U0010ffff]"
_END = "\U0010fffd"
_CODES = re.compile(_CLASS)
_DOUBLE_BLANK = re.compile(f" (?={_CLASS}* )")
_PIECE = re.compile("[\U000f0000-\U0010ffff]|[^\U000f0000-\U0010ffff]+")
# Stands inside a span without letters, so that a sentence begins with the span.
_FILLER = "0"


@dataclass(frozen=True, slots=True)
class Word:
    """A span of letters that say a word of a vocabulary."""

    origin: str


@dataclass(frozen=True, slots=True)
class Parted:
    """The gap between two paragraphs."""


Payload = Inline | Word | Parted


@dataclass(slots=True)
class _Open:
    payload: Payload | None
    children: list[Inline] = field(default_factory=list)


def clean(text: str) -> str:
    """A text of the data, without characters that serve as codes."""
    return _CODES.sub("", text)


def capital(text: str) -> str:
    """The text with a capital for its first letter, behind any codes."""
    for index, char in enumerate(text):
        if char.isalnum():
            return text[:index] + char.upper() + text[index + 1 :]
    return text


def tidy(text: str) -> str:
    """The text without blanks at its ends or twice, as left by what was not there."""
    return _DOUBLE_BLANK.sub("", text).strip(" ")


def is_silent(text: str) -> bool:
    """Whether nothing would be seen of a coded text."""
    return not clean(text)


class Speech:
    """The spans of one saying: what each code stands for."""

    def __init__(self) -> None:
        self._payloads: list[Payload] = []

    def span(self, payload: Payload, letters: str) -> str:
        """The letters as a span, or bare when there are no more codes."""
        code = _FIRST + len(self._payloads)
        if code > _LAST:
            return letters
        self._payloads.append(payload)
        return f"{chr(code)}{letters}{_END}"

    def coded(self, rich: Rich, say: Callable[[Value], str]) -> str:
        """A rich text as a coded text; ``say`` gives the coded text of its values."""
        parts = (self._inlines(p.children, say) for p in rich.paragraphs)
        return self.span(Parted(), _FILLER).join(parts)

    def _inlines(
        self, children: tuple[Inline, ...], say: Callable[[Value], str]
    ) -> str:
        return "".join(self._inline(node, say) for node in children)

    def _inline(self, node: Inline, say: Callable[[Value], str]) -> str:
        match node:
            case Text(text):
                return clean(text)
            case Value():
                return say(node)
            case Bold(children) | Italic(children):
                return self.span(node, self._inlines(children, say))
            case _:
                return self.span(node, _FILLER)

    def origins(self, text: str) -> Iterator[str]:
        """Where the numbers and words of a coded text came from, in reading order."""
        for code in _CODES.findall(text):
            payload = self._payload(code)
            if isinstance(payload, Word | Value) and payload.origin:
                yield payload.origin

    def quoted(self, text: str) -> str:
        """A coded text said once more: its numbers and words no longer count."""
        return _CODES.sub(lambda match: self._without_origin(match[0]), text)

    def _without_origin(self, code: str) -> str:
        payload = self._payload(code)
        if isinstance(payload, Word | Value) and payload.origin:
            return self.span(replace(payload, origin=""), "")[0]
        return code

    def _payload(self, code: str) -> Payload | None:
        index = ord(code) - _FIRST
        return self._payloads[index] if index < len(self._payloads) else None

    def rich(self, text: str) -> Rich:
        """A coded text as the rich text that it stands for."""
        paragraphs: list[Paragraph] = []
        stack = [_Open(None)]
        for piece in _PIECE.findall(text):
            if piece == _END:
                self._close(stack, paragraphs)
            elif _CODES.match(piece):
                stack.append(_Open(self._payload(piece)))
            else:
                stack[-1].children.append(Text(piece))
        while len(stack) > 1:
            self._close(stack, paragraphs)
        _end_paragraph(stack[0], paragraphs)
        return Rich(tuple(paragraphs))

    def _close(self, stack: list[_Open], paragraphs: list[Paragraph]) -> None:
        if len(stack) == 1:
            return
        done = stack.pop()
        if isinstance(done.payload, Parted) and len(stack) == 1:
            _end_paragraph(stack[0], paragraphs)
        else:
            stack[-1].children += _closed(done)


def _end_paragraph(root: _Open, paragraphs: list[Paragraph]) -> None:
    if root.children:
        paragraphs.append(Paragraph(_joined(root.children)))
    root.children = []


def _closed(done: _Open) -> list[Inline]:
    """The nodes of a span that has ended."""
    children = _joined(done.children)
    match done.payload:
        case Value():
            return [replace(done.payload, result=_letters(children))]
        case Bold() | Italic():
            # Marks around what was not there mark nothing.
            return [replace(done.payload, children=children)] if children else []
        case Icon() | Break():
            return [done.payload]
        case Parted():
            return [Break()]
        case _:
            return list(children)


def _letters(children: tuple[Inline, ...]) -> str:
    return "".join(node.text for node in children if isinstance(node, Text))


def _joined(nodes: list[Inline]) -> tuple[Inline, ...]:
    """The nodes, texts that touch made one."""
    joined: list[Inline] = []
    for node in nodes:
        last = joined[-1] if joined else None
        if isinstance(node, Text) and isinstance(last, Text):
            joined[-1] = Text(last.text + node.text)
        else:
            joined.append(node)
    return tuple(joined)
