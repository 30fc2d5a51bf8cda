"""An expression's source in; the names in it that are held against texts out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from jinja2 import nodes

from cardwright.base.syntax import Path, dotted, parse
from cardwright.base.tokens import Span, lex

_SAME: Final = ("eq", "ne")
_WITHIN: Final = ("in", "notin")


@dataclass(frozen=True, slots=True)
class Comparison:
    """A dotted name that is compared with a text of the source, which stands at a span.

    ``of_items``: the text is looked for among the items of what is named.
    """

    path: Path
    text: str
    span: Span | None
    of_items: bool = False


def comparisons(source: str) -> Iterator[Comparison]:
    """``a == 'x'``, ``a != 'x'``, ``a in ['x', 'y']``, ``'x' in a`` and the like.

    Raises ``ExpressionError`` where ``source`` is no expression.
    """
    tree = parse(source)
    found = [tree] if isinstance(tree, nodes.Compare) else []
    for compare in [*found, *tree.find_all(nodes.Compare)]:
        left: nodes.Node = compare.expr
        for operand in compare.ops:
            yield from _pair(source, left, operand)
            left = operand.expr


def _pair(
    source: str, left: nodes.Node, operand: nodes.Operand
) -> Iterator[Comparison]:
    right: nodes.Node = operand.expr
    if operand.op in _SAME:
        for one, other in ((left, right), (right, left)):
            yield from _with(source, dotted(one), [other])
    elif operand.op in _WITHIN and isinstance(right, nodes.List | nodes.Tuple):
        yield from _with(source, dotted(left), right.items)
    elif operand.op in _WITHIN:
        yield from _with(source, dotted(right), [left], of_items=True)


def _with(
    source: str,
    path: Path | None,
    values: Sequence[nodes.Node],
    *,
    of_items: bool = False,
) -> Iterator[Comparison]:
    for value in values if path else ():
        if isinstance(value, nodes.Const) and isinstance(value.value, str) and path:
            yield Comparison(path, value.value, _span(source, value.value), of_items)


def _span(source: str, text: str) -> Span | None:
    """Where a text stands in the source the first time, without its quotes."""
    for start, end in lex(source).spans:
        if source[start] in "'\"" and source[start + 1 : end - 1] == text:
            return start + 1, end - 1
    return None
