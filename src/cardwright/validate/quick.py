"""A schema in, a quick judge out: its yes is sure, its no only means to look closer.

jsonschema judges what this does not pass. Most entries are as they should be, and are
passed in a fiftieth of its time.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping, Sized
from typing import Any

Schema = Mapping[str, Any]
Judge = Callable[[Any], bool]
"""True only for what the schema surely allows."""

SILENT = frozenset(
    (
        "$schema",
        "$comment",
        "$defs",
        "title",
        "description",
        "default",
        "examples",
        "deprecated",
        "format",
    )
)
"""Keywords that judge nothing, as are all that begin with ``x-``."""

_TYPES: Mapping[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
    "array": (list,),
    "object": (dict,),
}
_NUMBERS = (int, float)


def quick(schema: Any) -> Judge:
    """The judge of a schema whose references are inlined."""
    if schema is True:
        return _yes
    if not isinstance(schema, Mapping):
        return _no
    judges: list[Judge] = []
    for keyword in schema:
        if keyword in SILENT or keyword.startswith("x-"):
            continue
        if keyword not in _MAKERS:
            return _no
        judges.append(_MAKERS[keyword](schema))
    return _all(judges)


def _yes(_value: Any) -> bool:
    return True


def _no(_value: Any) -> bool:
    return False


def _all(judges: list[Judge]) -> Judge:
    judges = [judge for judge in judges if judge is not _yes]
    if not judges:
        return _yes
    if len(judges) == 1:
        return judges[0]
    first, *rest = judges
    if len(rest) == 1:
        second = rest[0]
        return lambda value: first(value) and second(value)
    return lambda value: all(judge(value) for judge in judges)


def _types(schema: Schema) -> Judge:
    named = schema["type"]
    names = [named] if isinstance(named, str) else named
    allowed = tuple(t for name in names for t in _TYPES.get(name, ()))
    truths = bool in allowed
    return lambda value: (
        isinstance(value, allowed) and (truths or not isinstance(value, bool))
    )


def _words(values: list[Any]) -> Judge:
    """Only texts are compared: of numbers and truths 1, 1.0 and true are not one."""
    words = frozenset(value for value in values if isinstance(value, str))
    return lambda value: isinstance(value, str) and value in words


def _number(bound: Any, holds: Callable[[Any, Any], bool]) -> Judge:
    return lambda value: not isinstance(value, _NUMBERS) or holds(value, bound)


def _length(sort: type[Sized], bound: int, holds: Callable[[int, int], bool]) -> Judge:
    return lambda value: not isinstance(value, sort) or holds(len(value), bound)


def _pattern(schema: Schema) -> Judge:
    try:
        search = re.compile(schema["pattern"]).search
    except re.error:
        return _no
    return lambda value: not isinstance(value, str) or search(value) is not None


def _required(schema: Schema) -> Judge:
    names = tuple(schema["required"])
    return lambda value: (
        not isinstance(value, dict) or all(name in value for name in names)
    )


def _dependent(schema: Schema) -> Judge:
    wanted = schema["dependentRequired"].items()

    def judge(value: Any) -> bool:
        if not isinstance(value, dict):
            return True
        return all(
            name in value for key, names in wanted if key in value for name in names
        )

    return judge


def _properties(schema: Schema) -> Judge:
    """Judges ``properties`` and ``additionalProperties`` together."""
    if "patternProperties" in schema:
        return _no
    judges = {key: quick(sub) for key, sub in schema.get("properties", {}).items()}
    others = quick(schema.get("additionalProperties", True))

    def judge(value: Any) -> bool:
        if not isinstance(value, dict):
            return True
        return all(judges.get(key, others)(part) for key, part in value.items())

    return judge


def _names(schema: Schema) -> Judge:
    name = quick(schema["propertyNames"])
    return lambda value: not isinstance(value, dict) or all(map(name, value))


def _items(schema: Schema) -> Judge:
    if "prefixItems" in schema:
        return _no
    item = quick(schema["items"])
    return lambda value: not isinstance(value, list) or all(map(item, value))


def _unique(schema: Schema) -> Judge:
    if not schema["uniqueItems"]:
        return _yes

    def judge(value: Any) -> bool:
        if not isinstance(value, list):
            return True
        words = all(isinstance(item, str) for item in value)
        return words and len(set(value)) == len(value)

    return judge


def _any(schema: Schema) -> Judge:
    judges = [quick(sub) for sub in schema["anyOf"]]
    return lambda value: any(judge(value) for judge in judges)


_MAKERS: Mapping[str, Callable[[Schema], Judge]] = {
    "type": _types,
    "enum": lambda schema: _words(schema["enum"]),
    "const": lambda schema: _words([schema["const"]]),
    "minimum": lambda schema: _number(schema["minimum"], operator.ge),
    "maximum": lambda schema: _number(schema["maximum"], operator.le),
    "exclusiveMinimum": lambda s: _number(s["exclusiveMinimum"], operator.gt),
    "exclusiveMaximum": lambda s: _number(s["exclusiveMaximum"], operator.lt),
    "minLength": lambda s: _length(str, s["minLength"], operator.ge),
    "maxLength": lambda s: _length(str, s["maxLength"], operator.le),
    "minItems": lambda s: _length(list, s["minItems"], operator.ge),
    "maxItems": lambda s: _length(list, s["maxItems"], operator.le),
    "minProperties": lambda s: _length(dict, s["minProperties"], operator.ge),
    "maxProperties": lambda s: _length(dict, s["maxProperties"], operator.le),
    "pattern": _pattern,
    "required": _required,
    "dependentRequired": _dependent,
    "properties": _properties,
    "additionalProperties": _properties,
    "propertyNames": _names,
    "items": _items,
    "uniqueItems": _unique,
    "allOf": lambda schema: _all([quick(sub) for sub in schema["allOf"]]),
    "anyOf": _any,
}
