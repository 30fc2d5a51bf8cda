"""An expression's source comes in, a function of names and the names read go out."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any, Final

from jinja2 import nodes

from cardwright.base.filters import TESTS, Filter
from cardwright.base.operators import (
    ARITHMETIC,
    COMPARISONS,
    affirm,
    bounded,
    compare_all,
    negate,
)
from cardwright.base.suggest import did_you_mean
from cardwright.base.syntax import Path, dotted
from cardwright.base.tokens import applied, step
from cardwright.base.values import (
    ABSENT,
    ExpressionError,
    attribute,
    item,
    unknown_name,
)
from cardwright.base.weight import run_together, said

Scope = Mapping[str, Any]
Run = Callable[[Scope], Any]


class Builder:
    """Makes functions of syntax trees, and keeps the dotted names that they read."""

    def __init__(self, filters: Mapping[str, Filter], source: str = "") -> None:
        self.filters = filters
        self.source = source
        self.paths: dict[Path, None] = {}

    def build(self, node: nodes.Node) -> Run:
        make = MAKERS.get(type(node))
        if make is None:
            raise ExpressionError(
                f"an expression cannot hold a {type(node).__name__.lower()}",
                'filters stand after a bar: "value | length"',
            )
        return make(self, node)

    def build_all(self, parts: list[Any]) -> list[Run]:
        return [self.build(part) for part in parts]


def _const(_: Builder, node: nodes.Const) -> Run:
    value = bounded(node.value)
    return lambda _: value


def _name(builder: Builder, node: nodes.Name) -> Run:
    name = node.name
    builder.paths.setdefault((name,))

    def run(scope: Scope) -> Any:
        try:
            return scope[name]
        except KeyError:
            error = unknown_name(name, scope)
            raise error.at(step(builder.source, (name,), 0)) from None

    return run


def _owner(builder: Builder, node: nodes.Getattr | nodes.Getitem) -> Run:
    """The function of what stands before a dot; only the whole chain is a name."""
    path = dotted(node)
    if path is None:
        return builder.build(node.node)
    known = dict(builder.paths)
    run = builder.build(node.node)
    builder.paths = {**known, path: None}
    return run


def _getattr(builder: Builder, node: nodes.Getattr) -> Run:
    owner, name = _owner(builder, node), node.attr
    source = builder.source

    def run(scope: Scope) -> Any:
        value = owner(scope)
        try:
            return attribute(value, name)
        except ExpressionError as error:
            raise _placed(error, node, source) from None

    return run


def _placed(
    error: ExpressionError, node: nodes.Getattr | nodes.Getitem, source: str
) -> ExpressionError:
    """The error at the last step of the dotted name, if it is one."""
    path = dotted(node)
    return error.at(step(source, path, len(path) - 1) if path else None)


def _getitem(builder: Builder, node: nodes.Getitem) -> Run:
    owner = _owner(builder, node)
    key, source = builder.build(node.arg), builder.source

    def run(scope: Scope) -> Any:
        value, at = owner(scope), key(scope)
        try:
            return item(value, at)
        except ExpressionError as error:
            raise _placed(error, node, source) from None

    return run


def _slice(builder: Builder, node: nodes.Slice) -> Run:
    ends = [part and builder.build(part) for part in (node.start, node.stop, node.step)]
    return lambda scope: slice(*(end and end(scope) for end in ends))


def _compare(builder: Builder, node: nodes.Compare) -> Run:
    parts = [node.expr, *(operand.expr for operand in node.ops)]
    names = [operand.op for operand in node.ops]
    runs = builder.build_all(parts)
    words = [".".join(dotted(part) or ()) for part in parts]
    word = next((word for word in words if word), "value")
    if len(names) > 1:
        return lambda scope: compare_all([run(scope) for run in runs], names)
    left, right = runs
    work = COMPARISONS[names[0]]

    def run(scope: Scope) -> bool:
        one, two = left(scope), right(scope)
        try:
            return bool(work(one, two))
        except ExpressionError as error:
            hint = error.hint and error.hint.replace("value", word, 1)
            raise ExpressionError(error.message, hint) from None

    return run


def _and(builder: Builder, node: nodes.And) -> Run:
    left, right = builder.build(node.left), builder.build(node.right)
    return lambda scope: left(scope) and right(scope)


def _or(builder: Builder, node: nodes.Or) -> Run:
    left, right = builder.build(node.left), builder.build(node.right)
    return lambda scope: left(scope) or right(scope)


def _not(builder: Builder, node: nodes.Not) -> Run:
    value = builder.build(node.node)
    return lambda scope: not value(scope)


def _conditional(builder: Builder, node: nodes.CondExpr) -> Run:
    test, then = builder.build(node.test), builder.build(node.expr1)
    other = builder.build(node.expr2) if node.expr2 else lambda _: ABSENT
    return lambda scope: then(scope) if test(scope) else other(scope)


def _arithmetic(builder: Builder, node: nodes.BinExpr) -> Run:
    left, right = builder.build(node.left), builder.build(node.right)
    work = ARITHMETIC[str(node.operator)]
    return lambda scope: work(left(scope), right(scope))


def _negative(builder: Builder, node: nodes.Neg) -> Run:
    value = builder.build(node.node)
    return lambda scope: negate(value(scope))


def _positive(builder: Builder, node: nodes.Pos) -> Run:
    value = builder.build(node.node)
    return lambda scope: affirm(value(scope))


def _concat(builder: Builder, node: nodes.Concat) -> Run:
    parts = builder.build_all(node.nodes)
    return lambda scope: "".join(run_together(said(part(scope)) for part in parts))


def _list(builder: Builder, node: nodes.List | nodes.Tuple) -> Run:
    parts = builder.build_all(node.items)
    return lambda scope: [part(scope) for part in parts]


def _dict(builder: Builder, node: nodes.Dict) -> Run:
    pairs = [(builder.build(p.key), builder.build(p.value)) for p in node.items]
    return lambda scope: {str(key(scope)): value(scope) for key, value in pairs}


def _filter(builder: Builder, node: nodes.Filter) -> Run:
    return _applied(builder, node, builder.filters, "filter")


def _test(builder: Builder, node: nodes.Test) -> Run:
    return _applied(builder, node, TESTS, "test")


def _applied(
    builder: Builder,
    node: nodes.Filter | nodes.Test,
    known: Mapping[str, Filter],
    sort: str,
) -> Run:
    if node.name not in known or node.node is None or node.dyn_args or node.dyn_kwargs:
        hint = did_you_mean(node.name, known)
        span = applied(builder.source, node.name)
        raise ExpressionError(f'there is no {sort} "{node.name}"', hint, span=span)
    work, value = known[node.name], builder.build(node.node)
    args = builder.build_all(node.args)
    named = {str(pair.key): builder.build(pair.value) for pair in node.kwargs}
    try:
        _check_arguments(node.name, work, args, named)
    except ExpressionError as error:
        raise error.at(applied(builder.source, node.name)) from None
    if not args and not named:
        return lambda scope: work(value(scope))
    return lambda scope: work(
        value(scope),
        *[arg(scope) for arg in args],
        **{key: arg(scope) for key, arg in named.items()},
    )


def _check_arguments(
    name: str, work: Filter, args: list[Run], named: Mapping[str, Run]
) -> None:
    try:
        inspect.signature(work).bind(None, *args, **named)
    except TypeError:
        raise ExpressionError(f'"{name}" does not take these arguments') from None
    except ValueError:
        return


MAKERS: Final[Mapping[type[nodes.Node], Callable[[Builder, Any], Run]]] = {
    nodes.Const: _const,
    nodes.Name: _name,
    nodes.Getattr: _getattr,
    nodes.Getitem: _getitem,
    nodes.Slice: _slice,
    nodes.Compare: _compare,
    nodes.And: _and,
    nodes.Or: _or,
    nodes.Not: _not,
    nodes.CondExpr: _conditional,
    nodes.Neg: _negative,
    nodes.Pos: _positive,
    nodes.Concat: _concat,
    nodes.List: _list,
    nodes.Tuple: _list,
    nodes.Dict: _dict,
    nodes.Filter: _filter,
    nodes.Test: _test,
    nodes.Add: _arithmetic,
    nodes.Sub: _arithmetic,
    nodes.Mul: _arithmetic,
    nodes.Div: _arithmetic,
    nodes.FloorDiv: _arithmetic,
    nodes.Mod: _arithmetic,
    nodes.Pow: _arithmetic,
}
"""What an expression may be made of; everything else is refused."""
