"""An expression's source text comes in, its syntax tree and dotted names go out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jinja2 import Environment, TemplateSyntaxError, nodes
from jinja2.parser import Parser

from cardwright.base.values import ExpressionError, describe

LONGEST_SOURCE: Final = 2000
"""Characters of an expression."""

Path = tuple[str, ...]


@lru_cache(maxsize=1)
def _environment() -> Environment:
    return Environment(autoescape=True)


def parse(source: str) -> nodes.Expr:
    """The syntax tree of one expression; raises ``ExpressionError``."""
    if len(source) > LONGEST_SOURCE:
        raise ExpressionError(f"longer than {LONGEST_SOURCE:,} characters")
    if not source.strip():
        raise ExpressionError("the expression is empty")
    try:
        parser = Parser(_environment(), source, state="variable")
        tree = parser.parse_expression()
        rest = not parser.stream.eos
    except (TemplateSyntaxError, RecursionError, ValueError):
        raise ExpressionError(
            f"{describe(source)} is no expression", _advice(source)
        ) from None
    if rest:
        raise ExpressionError(f"{describe(source)} is no expression", _advice(source))
    return tree


_MEANT: Final = (
    ("{{", "write the expression without {{ }}"),
    ("&&", "write and, or"),
    ("||", "write and, or"),
    ("=<", "write <="),
    ("=>", "write >="),
)
"""Signs of other languages, and what to write for them."""


def _advice(source: str) -> str | None:
    """What a slip of another language most likely meant."""
    for sign, advice in _MEANT:
        if sign in source:
            return advice
    if "!" in source.replace("!=", ""):
        return "write not"
    stripped = source.replace("==", "").replace("!=", "")
    if "=" in stripped.replace("<=", "").replace(">=", ""):
        return "compare with =="
    return None


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
