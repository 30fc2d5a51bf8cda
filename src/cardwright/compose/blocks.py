"""A template's source in, the block, brace or expression that breaks it out."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from jinja2 import nodes

from cardwright.base.expression import ExpressionError
from cardwright.base.filters import TESTS
from cardwright.base.suggest import did_you_mean
from cardwright.base.syntax import parse
from cardwright.base.tokens import applied

_CLOSERS = {"{%": "%}", "{{": "}}", "{#": "#}"}
_OPEN = re.compile(r"\{[%{#]")
_INSIDE = re.compile(r"""'[^'\n]*'|"[^"\n]*"|\{[%{#]|[%}]\}|[\s\S]""")
_RAW_END = re.compile(r"\{%[-+]?\s*endraw\b")
_WORD = re.compile(r"\w+")
_LOOPED = re.compile(r"[\s\S]*?\sin\s")

_ASSIGNS = re.compile(r"set\s[^=]*=")

_BLOCKS = tuple(_WORD.findall("if for block macro call filter set with raw"))
_MIDDLES = {"else": ("if", "for"), "elif": ("if",)}
_LONE = ("extends", "include", "import", "from")
_ENDS = tuple(f"end{name}" for name in _BLOCKS)
_WORDS = (*_BLOCKS, *_MIDDLES, *_LONE, *_ENDS)


class Fault(NamedTuple):
    """A span of a template's source, what is wrong there, and what to do."""

    start: int
    end: int
    message: str
    hint: str | None = None


class Tag(NamedTuple):
    """``sign`` and ``text``: what it opens with, and what stands in it from ``at``.

    ``word`` is the first one of a block, ``rest`` what follows it.
    """

    sign: str
    text: str
    start: int
    end: int
    at: int

    @property
    def word(self) -> str:
        found = _WORD.match(self.text) if self.sign == "{%" else None
        return found[0] if found else ""

    @property
    def rest(self) -> str:
        return self.text[len(self.word) :].strip()


def fault(source: str, filters: Collection[str]) -> Fault | None:
    """The first slip in the blocks, braces and expressions of a template.

    ``filters`` are the names of those that it may use.
    """
    opened: list[Tag] = []
    for part in _parts(source):
        if isinstance(part, Fault):
            return part
        found = _block(part, opened) or _judged(part, filters)
        if found is not None:
            return found
    return _unclosed(opened[-1]) if opened else None


def tags(source: str) -> Iterator[Tag]:
    """What stands in braces, as far as a template can be read."""
    for part in _parts(source):
        if isinstance(part, Fault):
            return
        yield part


def _parts(source: str) -> Iterator[Tag | Fault]:
    """All that stands in braces; what a raw block holds is text."""
    at = 0
    while opening := _OPEN.search(source, at):
        sign, start = opening[0], opening.start()
        end = _end(source, sign, opening.end())
        if end is None:
            hint = f"close it with {_CLOSERS[sign]}"
            yield Fault(start, opening.end(), f"{sign} is not closed", hint)
            return
        text = source[opening.end() : end - 2].strip("-+").strip()
        at = source.index(text, opening.end())
        tag = Tag(sign, text, start, end, at)
        yield tag
        raw = _RAW_END.search(source, end) if tag.word == "raw" else None
        at = raw.start() if raw else end


def _end(source: str, sign: str, at: int) -> int | None:
    """Where the braces end that open before ``at``, unless others open before that."""
    if sign == "{#":
        end = source.find("#}", at)
        return None if end < 0 else end + 2
    for part in _INSIDE.finditer(source, at):
        if part[0] == _CLOSERS[sign]:
            return part.end()
        if part[0] in _CLOSERS:
            return None
    return None


def _block(tag: Tag, opened: list[Tag]) -> Fault | None:
    """Opens, closes or divides a block; a fault where it cannot."""
    word = tag.word
    if tag.sign != "{%":
        return None
    if word not in _WORDS:
        message = f"there is no block {{% {word} %}}"
        twisted = f'did you mean "{word[::-1]}"?' if word[::-1] in _WORDS else None
        hint = did_you_mean(word, _WORDS) or twisted
        return Fault(tag.start, tag.end, message, hint)
    if word in _ENDS or word in _MIDDLES:
        wants = _MIDDLES.get(word, (word.removeprefix("end"),))
        if not opened or opened[-1].word not in wants:
            return _astray(tag, opened, wants)
        if word in _ENDS:
            opened.pop()
    elif word in _BLOCKS and not _ASSIGNS.match(tag.text):
        opened.append(tag)
    return None


def _astray(tag: Tag, opened: list[Tag], wants: tuple[str, ...]) -> Fault:
    """An end or middle of a block that is not the innermost, or not there at all."""
    if any(other.word in wants for other in opened):
        return _unclosed(opened[-1])
    message = f"{{% {tag.word} %}} has no {{% {wants[0]} … %}} before it"
    return Fault(tag.start, tag.end, message)


def _unclosed(tag: Tag) -> Fault:
    message = f"{{% {tag.word} … %}} is not closed"
    return Fault(tag.start, tag.end, message, f"close it with {{% end{tag.word} %}}")


def _judged(tag: Tag, filters: Collection[str]) -> Fault | None:
    """A fault of the expression that stands in the braces, where one must."""
    source = tag.text if tag.sign == "{{" else None
    if tag.word in ("if", "elif"):
        source = tag.rest
    looped = _LOOPED.match(tag.rest) if tag.word == "for" else None
    if looped and " if " not in tag.rest:
        source = tag.rest[looped.end() :].removesuffix(" recursive")
    error = None if source is None else _slip(source, filters)
    if error is None or source is None:
        return None
    start, end = tag.start, tag.end
    if error.span is not None:
        begin = tag.at + tag.text.rfind(source)
        start, end = begin + error.span[0], begin + error.span[1]
    return Fault(start, end, error.message, error.hint)


def _slip(source: str, filters: Collection[str]) -> ExpressionError | None:
    try:
        tree = parse(source)
    except ExpressionError as error:
        # Several values parted by commas are one only in brackets.
        if "," not in source:
            return error
        try:
            tree = parse(f"({source})")
        except ExpressionError as inner:
            start, end = inner.span or (1, len(source) + 1)
            return ExpressionError(inner.message, inner.hint, span=(start - 1, end - 1))
    return _unknown(tree, source, filters)


def _unknown(
    tree: nodes.Expr, source: str, filters: Collection[str]
) -> ExpressionError | None:
    """The first filter, or test behind ``is``, that there is not."""
    for node in (tree, *tree.find_all((nodes.Filter, nodes.Test))):
        if isinstance(node, nodes.Filter) and node.name not in filters:
            hint = did_you_mean(node.name, filters)
            message = f'there is no filter "{node.name}"'
            return ExpressionError(message, hint, span=applied(source, node.name))
        if isinstance(node, nodes.Test) and node.name not in TESTS:
            hint = did_you_mean(node.name, TESTS) or "compare with =="
            message = f'"{node.name}" cannot stand behind "is"'
            return ExpressionError(message, hint, span=applied(source, node.name))
    return None
