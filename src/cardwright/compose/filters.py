"""The filters that only templates have: values of an entry in, text or markup out."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from markupsafe import escape

from cardwright.base import expression
from cardwright.base.expression import (
    ABSENT,
    ExpressionError,
    Filter,
    compile,  # noqa: A004 the word that every reader expects
    describe,
)
from cardwright.base.steps import spend
from cardwright.base.weight import said
from cardwright.compose.fields import FieldList, FieldMap, Spot
from cardwright.compose.rich import RichText
from cardwright.compose.views import CardView, Views
from cardwright.model.entry import Entry
from cardwright.model.markup import filled, parse
from cardwright.model.rich import Rich, Value
from cardwright.model.source import Path

Say = Callable[[Entry, Path], Rich]
"""What the structure at a path of an entry says."""

Height = Callable[[str, float, Mapping[str, str]], float]
"""How high (mm) inline XML is in a width (mm), set as attributes of a text-box say."""

_A_LAYOUT = 20
"""Setting a text takes about as long as so many steps."""


def text_filters(views: Views, say: Say, height: Height) -> dict[str, Filter]:
    """The filters on structure and text.

    ``say`` tells what structure says, ``height`` how high a text is.
    """
    return {
        "say": partial(_said, views, say),
        "rich": partial(_rich, views),
        "worked": partial(_worked, views),
        "plain": _plain,
        "height": partial(_height, height),
        "sin": _sin,
        "cos": _cos,
    }


def _said(views: Views, say: Say, value: Any) -> Any:
    """What an entry, or a mapping or list of it, says; a text stays as it is."""
    spot = _spot(value)
    return value if spot is None else views.rich(say(*spot))


def _rich(views: Views, value: Any) -> Any:
    """A marked-up source (of the glossary, of play) as the text that it stands for."""
    if value is ABSENT or isinstance(value, RichText):
        return value
    tree, _ = parse(str(value))
    return views.rich(filled(tree, lambda node: _worked_out(node, views)))


def _worked(views: Views, value: Any, **names: Any) -> Any:
    """The value of an expression over ``param``, ``term`` and the names given.

    It may stand in braces, as counts of ``play.yaml`` do.
    """
    if not isinstance(value, str):
        return value
    source = expression.filled(value) or value
    return compile(source).evaluate({**views.scope(), **names})


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


def _height(height: Height, value: Any, width: Any = None, **attributes: Any) -> float:
    """The height in mm that a text needs in a width, set as the attributes say."""
    if not isinstance(width, int | float) or isinstance(width, bool) or width <= 0:
        hint = "write height(WIDTH, style=…), with the width in mm"
        raise ExpressionError("height needs the width of the box", hint)
    if value is ABSENT:
        return 0.0
    spend(_A_LAYOUT)
    given = {name.replace("_", "-"): said(value) for name, value in attributes.items()}
    return round(height(str(escape(value)), float(width), given), 4)


def _sin(degrees: float) -> float:
    return round(math.sin(math.radians(degrees)), 4)


def _cos(degrees: float) -> float:
    return round(math.cos(math.radians(degrees)), 4)
