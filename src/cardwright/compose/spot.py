"""A line of a template, and what went wrong there, in; the very words of it out."""

from __future__ import annotations

from cardwright.base.expression import ExpressionError
from cardwright.base.tokens import lex
from cardwright.compose.blocks import Tag, tags

_BEFORE_PART = (".", "[")
_BEFORE_FILTER = ("|", "is")


def spot(source: str, line: int, error: Exception) -> tuple[int, int] | None:
    """Where an error of ``line`` stands in a template, end exclusive.

    That is the name that is not there, else the only braces of the line; ``None`` if
    it may be any of several.
    """
    here = [tag for tag in tags(source) if tag.sign != "{#" and _has(source, tag, line)]
    if isinstance(error, ExpressionError) and error.word is not None:
        for tag in here:
            found = _word(tag, error.word, is_part=bool(error.of))
            if found is not None:
                return found
    return (here[0].start, here[0].end) if len(here) == 1 else None


def _has(source: str, tag: Tag, line: int) -> bool:
    """Whether the tag stands on a line, wholly or in part; lines end as Jinja2's do."""
    text = source[: tag.end].replace("\r\n", "\n").replace("\r", "\n")
    last = text.count("\n") + 1
    inner = source[tag.start : tag.end].replace("\r\n", "\n").replace("\r", "\n")
    return last - inner.count("\n") <= line <= last


def _word(tag: Tag, name: str, *, is_part: bool) -> tuple[int, int] | None:
    """The name in the braces, as a part of something or by itself."""
    found = lex(tag.text)
    for index, (start, end) in enumerate(found.spans):
        before = found.word(index - 1) if index else ""
        word = found.word(index)
        fits = (before in _BEFORE_PART) == is_part and before not in _BEFORE_FILTER
        if fits and name == (word.strip("'\"") if before == "[" else word):
            origins = _origins(tag.text)
            return tag.at + origins[start], tag.at + origins[end - 1] + 1
    return None


def _origins(text: str) -> list[int]:
    """The index of each character once the lexer has made one of CR and LF."""
    return [i for i in range(len(text)) if text[i : i + 2] != "\r\n"]
