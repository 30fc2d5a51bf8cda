"""The filters and tests of expressions and templates: values in, values out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from cardwright.base.operators import LONGEST, bounded, negate
from cardwright.base.values import (
    ABSENT,
    ExpressionError,
    View,
    attribute,
    describe,
    is_number,
)
from cardwright.base.weight import run_together, said

Filter = Callable[..., Any]

MOST_DIGITS: Final = 15
"""Of a number that is rounded: the largest has no more before its point."""


def _items(value: Any) -> list[Any]:
    """The items of a list, the values of names, or one value as a list of it."""
    if isinstance(value, str | View) and not hasattr(value, "__iter__"):
        return [value]
    if isinstance(value, str) or is_number(value):
        return [value]
    return [] if value is None else list(value)


def _is_markup(value: Any) -> bool:
    return hasattr(value, "__html__")


def _said(value: Any) -> str:
    if value is ABSENT or value is None:
        return ""
    return said(value)


def _text(work: Callable[[str], str]) -> Filter:
    return lambda value: ABSENT if value is ABSENT else work(_said(value))


def join(value: Any, separator: str = "") -> str:
    """The items as one text; nothing for those absent. Markup stays markup."""
    parts = [p for p in _items(value) if p is not ABSENT and p is not None]
    if any(_is_markup(part) for part in parts):
        from markupsafe import escape

        marked = [escape(part if _is_markup(part) else said(part)) for part in parts]
        return escape(separator).join(run_together(marked, len(separator)))
    return separator.join(run_together(map(_said, parts), len(separator)))


def _length(value: Any) -> int:
    if value is ABSENT or value is None:
        return 0
    if not hasattr(value, "__len__"):
        raise ExpressionError(f"{describe(value)} has no length")
    return len(value)


def _default(value: Any, other: Any = "") -> Any:
    return other if value is ABSENT or value is None else value


def _whole(value: Any) -> Any:
    if value is ABSENT:
        return ABSENT
    try:
        return bounded(int(value))
    except (TypeError, ValueError):
        raise ExpressionError(f"{describe(value)} is no whole number") from None


def _round(value: Any, digits: int = 0) -> Any:
    if value is ABSENT:
        return ABSENT
    digits = max(-MOST_DIGITS, min(digits, MOST_DIGITS))
    return round(value, digits) if digits > 0 else int(round(value, digits))


def _abs(value: Any) -> Any:
    return value if value is ABSENT or value >= 0 else negate(value)


def _sum(value: Any) -> Any:
    return bounded(sum(part for part in _items(value) if part is not ABSENT))


def _extreme(pick: Callable[[list[Any]], Any]) -> Filter:
    def apply(value: Any) -> Any:
        present = [part for part in _items(value) if part is not ABSENT]
        return pick(present) if present else ABSENT

    return apply


def _map(value: Any, name: str) -> list[Any]:
    """The part ``name`` of each item that has it."""
    parts = [attribute(part, name) for part in _items(value)]
    return [part for part in parts if part is not ABSENT]


def _select(value: Any, name: str, wanted: Any = ABSENT) -> list[Any]:
    """The items whose part ``name`` is ``wanted``, or holds where none is given."""
    if wanted is ABSENT:
        return [part for part in _items(value) if attribute(part, name)]
    return [part for part in _items(value) if attribute(part, name) == wanted]


def _sort(value: Any, by: str | None = None) -> list[Any]:
    if by is None:
        return sorted(_items(value))
    name = by
    return sorted(_items(value), key=lambda part: attribute(part, name))


def _key(value: Any) -> Any:
    """What is equal where two values are, and can be looked up."""
    if isinstance(value, list | tuple):
        return (list, tuple(map(_key, value)))
    if isinstance(value, Mapping):
        return (dict, frozenset((name, _key(part)) for name, part in value.items()))
    return value


def _unique(value: Any) -> list[Any]:
    found: dict[Any, Any] = {}
    for part in _items(value):
        found.setdefault(_key(part), part)
    return [*found.values()]


def _replace(value: Any, old: str, new: str) -> Any:
    if value is ABSENT or not old:
        return value
    text = _said(value)
    if len(text) + text.count(old) * len(new) > LONGEST:
        raise ExpressionError(f"the result is longer than {LONGEST:,} characters")
    return text.replace(old, new)


def _title(text: str) -> str:
    """Each word with a capital; letters after an apostrophe stay as they are."""
    return re.sub(r"(?<![\w'\u2019])\w", lambda m: m[0].upper(), text)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def name(value: Any) -> Any:
    """The name of an entry or word; a text is its own name."""
    if isinstance(value, View | Mapping):
        return _default(attribute(value, "name"), _said(value))
    return value


def plural(value: Any, number: Any = 2) -> Any:
    """``turn`` for 1, ``turns`` else: a view's own plural, or the text with an s."""
    if value is ABSENT or str(number) == "1":
        return name(value)
    if isinstance(value, View | Mapping):
        many = attribute(value, "plural")
        if many is not ABSENT and many is not None:
            return many
    text = _said(name(value))
    return text + ("es" if text.endswith(("s", "x", "ch", "sh")) else "s")


def sentence(value: Any) -> str:
    """The start of a sentence: a text with a capital; a list as ``A, b: ``."""
    if isinstance(value, str) or not hasattr(value, "__iter__"):
        return _capital(_said(value))
    parts = [_said(part) for part in value]
    start = ", ".join(part for part in parts if part)
    return f"{_capital(start)}: " if start else ""


def choices(value: Any) -> str:
    """A list as ``a, b or c``."""
    parts = [_said(part) for part in _items(value)]
    start = ", ".join(parts[:-1])
    return f"{start} or {parts[-1]}" if start else "".join(parts)


FILTERS: Final[Mapping[str, Filter]] = {
    "abs": _abs,
    "capitalize": _text(_capital),
    "choices": choices,
    "default": _default,
    "first": _extreme(lambda parts: parts[0]),
    "int": _whole,
    "join": join,
    "last": _extreme(lambda parts: parts[-1]),
    "length": _length,
    "list": _items,
    "lower": _text(str.lower),
    "map": _map,
    "max": _extreme(max),
    "min": _extreme(min),
    "name": name,
    "plural": plural,
    "replace": _replace,
    "reverse": lambda value: _items(value)[::-1],
    "round": _round,
    "select": _select,
    "sentence": sentence,
    "sort": _sort,
    "string": _said,
    "sum": _sum,
    "title": _text(_title),
    "trim": _text(str.strip),
    "unique": _unique,
    "upper": _text(str.upper),
}
"""All filters there are; templates add those that make markup."""

TESTS: Final[Mapping[str, Filter]] = {
    "absent": lambda value: value is ABSENT,
    "defined": lambda value: value is not ABSENT,
    "divisibleby": lambda value, by: is_number(value) and value % by == 0,
    "even": lambda value: is_number(value) and value % 2 == 0,
    "false": lambda value: value is False,
    "list": lambda value: isinstance(value, list | tuple),
    "mapping": lambda value: isinstance(value, Mapping),
    "none": lambda value: value is None,
    "number": is_number,
    "odd": lambda value: is_number(value) and value % 2 == 1,
    "string": lambda value: isinstance(value, str),
    "text": lambda value: isinstance(value, str),
    "true": lambda value: value is True,
}
"""All that may follow ``is``."""
