"""The filters that only templates have: values of an entry in, text or markup out."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cardwright.base.expression import (
    ABSENT,
    ExpressionError,
    Filter,
    compile,  # noqa: A004 the word that every reader expects
    describe,
)
from cardwright.compose.rich import RichText
from cardwright.compose.views import CardView, FieldList, FieldMap, Spot, Views
from cardwright.model.entry import Entry
from cardwright.model.markup import filled, parse
from cardwright.model.rich import Rich, Value
from cardwright.model.source import Path

Say = Callable[[Entry, Path], Rich]
"""What the structure at a path of an entry says."""


def text_filters(views: Views, say: Say) -> dict[str, Filter]:
    """``say`` for structure, ``rich`` for marked-up text, ``plain``, sine, cosine."""

    def said(value: Any) -> Any:
        spot = _spot(value)
        if spot is None:
            return value
        return views.rich(say(*spot))

    def rich(value: Any) -> Any:
        if value is ABSENT or isinstance(value, RichText):
            return value
        tree, _ = parse(str(value))
        return views.rich(filled(tree, lambda node: _worked_out(node, views)))

    return {"say": said, "rich": rich, "plain": _plain, "sin": _sin, "cos": _cos}


def _spot(value: Any) -> Spot | None:
    """Where the structure stands that is to be said."""
    if isinstance(value, CardView):
        return value.entry, ()
    if isinstance(value, FieldMap | FieldList):
        return value.spot
    if value is ABSENT or isinstance(value, str | RichText):
        return None
    raise ExpressionError(f"{describe(value)} says nothing", "give it a field's list")


def _worked_out(node: Value, views: Views) -> Value:
    result = compile(node.expression).evaluate(views.scope())
    return replace(node, result="" if result is ABSENT else str(result))


def _plain(value: Any) -> Any:
    return value.plain() if isinstance(value, RichText) else value


def _sin(degrees: float) -> float:
    return round(math.sin(math.radians(degrees)), 4)


def _cos(degrees: float) -> float:
    return round(math.cos(math.radians(degrees)), 4)
