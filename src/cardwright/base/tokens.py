"""An expression's source text comes in, its words with their spans go out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jinja2 import Environment, TemplateSyntaxError
from jinja2.lexer import Token, TokenStream

Span = tuple[int, int]
"""Where something starts and ends in an expression's source, the end exclusive."""

_BLANK: Final = "whitespace"


@lru_cache(maxsize=1)
def environment() -> Environment:
    return Environment(autoescape=True)


@dataclass(frozen=True, slots=True)
class Lexed:
    """The words of an expression; ``wrong`` is where it stops to be one, if it does.

    ``tokens`` are the parser's own, one for each of ``spans``.
    """

    source: str
    tokens: tuple[Token, ...]
    spans: tuple[Span, ...]
    wrong: int | None = None

    def stream(self) -> TokenStream:
        return TokenStream(iter(self.tokens), None, None)

    def word(self, index: int) -> str:
        start, end = self.spans[index]
        return self.source[start:end]


def lex(source: str) -> Lexed:
    """All words up to the end, or to the first character that begins none."""
    lexer, at = environment().lexer, 0
    source = source.replace("\r\n", "\n").replace("\r", "\n")
    raw: list[tuple[int, str, str]] = []
    spans: list[Span] = []
    wrong = None
    try:
        for line, sort, text in lexer.tokeniter(source, None, None, "variable"):
            if sort != _BLANK:
                raw.append((line, sort, text))
                spans.append((at, at + len(text)))
            at += len(text)
    except TemplateSyntaxError:
        wrong = at
    tokens: list[Token] = []
    try:
        tokens.extend(lexer.wrap(raw))
    except (TemplateSyntaxError, ValueError):
        wrong = spans[len(tokens)][0]
    return Lexed(source, tuple(tokens), tuple(spans[: len(tokens)]), wrong)


def step(source: str, path: Sequence[str], index: int) -> Span | None:
    """Where step ``index`` of the dotted name ``path`` stands, the first time."""
    found = lex(source)
    words = [found.word(i) for i in range(len(found.spans))]
    for start, word in enumerate(words):
        before = words[start - 1] if start else ""
        if word == path[0] and before not in (".", "|", "is"):
            steps = _steps(words, start)
            names = [words[at].strip("'\"") for at in steps]
            if names[: index + 1] == list(path[: index + 1]):
                return found.spans[steps[index]]
    return None


def _steps(words: Sequence[str], start: int) -> list[int]:
    """The indices of the names of ``a.b['c']``, which starts at ``start``."""
    steps, at = [start], start + 1
    while at < len(words):
        if words[at] == "." and at + 1 < len(words):
            steps.append(at + 1)
            at += 2
        elif words[at] == "[" and words[at + 2 : at + 3] == ["]"]:
            steps.append(at + 1)
            at += 3
        else:
            break
    return steps


def applied(source: str, name: str) -> Span | None:
    """Where the filter or test ``name`` stands, the first time."""
    found = lex(source)
    words = [found.word(i) for i in range(len(found.spans))]
    for index, word in enumerate(words):
        before = [w for w in words[max(0, index - 2) : index] if w != "not"]
        if word == name and before[-1:] in (["|"], ["is"]):
            return found.spans[index]
    return None
