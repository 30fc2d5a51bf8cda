"""An expression's source text comes in, its syntax tree and dotted names go out."""

from __future__ import annotations

import re
from typing import Final

from jinja2 import TemplateSyntaxError, nodes
from jinja2.parser import Parser

from cardwright.base.tokens import Lexed, Span, environment, lex
from cardwright.base.values import ExpressionError, describe

LONGEST_SOURCE: Final = 2000
"""Characters of an expression."""

Path = tuple[str, ...]


def parse(source: str) -> nodes.Expr:
    """The syntax tree of one expression; raises ``ExpressionError``."""
    if len(source) > LONGEST_SOURCE:
        raise ExpressionError(f"longer than {LONGEST_SOURCE:,} characters")
    if not source.strip():
        raise ExpressionError("the expression is empty")
    found = lex(source)
    parser = Parser(environment(), "")
    parser.stream = found.stream()
    try:
        tree = parser.parse_expression()
    except (TemplateSyntaxError, ValueError):
        raise _unread(found, parser) from None
    except RecursionError:
        raise ExpressionError(f"{describe(source)} is no expression") from None
    if found.wrong is not None or not parser.stream.eos:
        raise _unread(found, parser)
    return tree


_MEANT: Final = (
    (r"\{\{(?![\s\S]*\}\})", "close it with }}"),
    (r"\{\{", "write the expression without {{ }}"),
    (r"&&|\|\||\b(?:AND|OR)\b", "write and, or"),
    ("=<", "write <="),
    ("=>", "write >="),
    ("<>", "write !="),
    ("!(?!=)", "write not"),
    ("(?<![=!<>])=(?!=)", "compare with =="),
)
"""Signs of other languages, and what to write for them."""


def _unread(found: Lexed, parser: Parser) -> ExpressionError:
    """The error of a source that is no expression, at the word that is too much."""
    message, source = f"{describe(found.source)} is no expression", found.source
    strings = [s for s in found.spans if source[s[0]] in "'\""]
    for pattern, hint in _MEANT:
        for match in re.finditer(pattern, source):
            if not any(
                start < match.end() and match.start() < end for start, end in strings
            ):
                return ExpressionError(message, hint, span=match.span())
    span = _stop(found, parser)
    if span is not None:
        return ExpressionError(
            message, f'"{source[slice(*span)]}" cannot stand here', span=span
        )
    span = found.spans[-1] if found.spans else None
    last = source[slice(*span)] if span else source
    return ExpressionError(message, f'something is missing behind "{last}"', span=span)


def _stop(found: Lexed, parser: Parser) -> Span | None:
    """The word at which the parser stood, unless it waited for more."""
    current = parser.stream.current
    for token, span in zip(found.tokens, found.spans, strict=True):
        if token is current:
            return span
    return None if found.wrong is None else (found.wrong, found.wrong + 1)


def dotted(node: nodes.Node) -> Path | None:
    """The names of ``a.b['c']``, or ``None`` for anything else."""
    if isinstance(node, nodes.Name):
        return (node.name,)
    key: object = None
    if isinstance(node, nodes.Getattr):
        key = node.attr
    elif isinstance(node, nodes.Getitem) and isinstance(node.arg, nodes.Const):
        key = node.arg.value
    start = dotted(node.node) if isinstance(key, str) else None  # type: ignore[attr-defined]
    return (*start, key) if start and isinstance(key, str) else None
