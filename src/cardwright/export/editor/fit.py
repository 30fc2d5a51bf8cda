"""A schema of ours in, what an editor understands of it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from cardwright.export.editor.examples import with_examples

Schema = Mapping[str, Any]

DEFS = "#/$defs/"
EXPRESSION = "expression"
GROUPS = ("verbs", "conditions")

NOTES = ("title", "description", "default", "examples")
_CONDITIONS = ("if", "not")
_ONE = (
    *("additionalProperties", "propertyNames", "items", "then", "else"),
    *_CONDITIONS,
)
_NAMED = ("properties", "dependentSchemas", "$defs")
_SEVERAL = ("prefixItems", "anyOf", "oneOf", "allOf")
_LEAST = ("required", "dependentRequired", "minItems", "minProperties")
FILL = r"\{\{"
_WANTED = {
    "boolean": "true or false",
    "integer": "a whole number",
    "null": "nothing",
    "number": "a number",
}
_NO_TEXT = _WANTED.keys()


@dataclass(frozen=True, slots=True)
class How:
    """How a schema is written out.

    ``part`` names the definition that a schema's own part becomes. ``fills``: a
    ``{{ expression }}`` may stand for any scalar. ``loose``: what is needed may stand
    elsewhere, in the blueprint or in the entry made from it.
    """

    part: Callable[[str], str] = str
    fills: bool = True
    loose: bool = False


def ref(name: str, **beside: Any) -> dict[str, Any]:
    return {**beside, "$ref": DEFS + name}


def cases(key: str, then: Mapping[str, Any]) -> dict[str, Any]:
    """What holds for each value of ``key``, by that value."""
    rows = [
        {
            "if": {"properties": {key: {"const": value}}, "required": [key]},
            "then": schema,
        }
        for value, schema in then.items()
    ]
    return {"allOf": rows} if rows else {}


def notes(schema: Schema) -> dict[str, Any]:
    """What a schema tells of itself."""
    kept = {key: schema[key] for key in NOTES if key in schema}
    return with_examples(kept)


def names_of(mark: Any) -> tuple[str, ...]:
    """The names that a mark gives, be it one or a list."""
    given = mark if isinstance(mark, list) else [mark]
    return tuple(name for name in given if isinstance(name, str))


def fit(schema: Any, how: How) -> Any:
    """The schema without marks of ours: names, verbs and held entries by reference."""
    if not isinstance(schema, Mapping):
        return schema
    for mark, written in _WRITTEN.items():
        if mark in schema and (mark != "x-says" or schema[mark] in GROUPS):
            return written(schema, how)
    if "$ref" in schema:
        own = schema["$ref"].removeprefix(DEFS)
        rest = {k: v for k, v in schema.items() if k != "$ref"}
        return {**_inner(rest, how), "$ref": DEFS + how.part(own)}
    return _scalar(_inner(schema, how), how)


def _inner(schema: Schema, how: How) -> dict[str, Any]:
    inner = {
        key: _below(key, value, how)
        for key, value in schema.items()
        if not key.startswith("x-") and not (how.loose and key in _LEAST)
    }
    if "x-wants" in schema:
        inner["errorMessage"] = f"must be {schema['x-wants']}"
    return with_examples(inner)


def _below(key: str, value: Any, how: How) -> Any:
    """What stands under a keyword; in a condition only plain values count."""
    if key in _CONDITIONS:
        how = replace(how, fills=False)
    elif key == "propertyNames":
        how = replace(how, fills=how.loose)
    if key in _ONE:
        return fit(value, how)
    if key in _NAMED and isinstance(value, Mapping):
        return {name: fit(part, how) for name, part in value.items()}
    if key in _SEVERAL and isinstance(value, list):
        return [fit(part, how) for part in value]
    return value


def _scalar(schema: dict[str, Any], how: How) -> dict[str, Any]:
    """A scalar as the tool reads it: a number may be a text, an expression all."""
    if how.fills and ("enum" in schema or "const" in schema):
        return filled(schema)
    types = _types(schema)
    if how.fills and types and types <= _NO_TEXT:
        wanted = " or ".join(_WANTED[name] for name in sorted(types))
        told = {"errorMessage": f"must be {wanted}"}
        either = [*names_of(schema["type"]), "string"]
        return {**told, **schema, "type": either, "pattern": FILL}
    if how.fills and "pattern" in schema:
        schema["pattern"] = f"(?:{schema['pattern']})|{FILL}"
    if "string" in types and not types & {"integer", "number"}:
        schema["type"] = [*names_of(schema["type"]), "number"]
    return schema


def _types(schema: Schema) -> set[str]:
    return set(names_of(schema.get("type")))


def filled(schema: Schema) -> dict[str, Any]:
    """One of some values, or an expression."""
    kept = {key: value for key, value in schema.items() if key in NOTES}
    values = {k: v for k, v in schema.items() if k not in (*NOTES, "type")}
    return {**kept, "anyOf": [values, ref(EXPRESSION)]}


def linked(schema: Schema, how: How) -> dict[str, Any]:
    """A field that names things: they are all written out elsewhere."""
    name = "link." + "+".join(names_of(schema["x-link"]))
    return _named(schema, name, how)


def _pictured(schema: Schema, how: How) -> dict[str, Any]:
    return _named(schema, "pictures", how)


def _named(schema: Schema, name: str, how: How) -> dict[str, Any]:
    told = {key: schema[key] for key in NOTES if key in schema and key != "examples"}
    if how.fills:
        return {**told, "anyOf": [ref(name), ref(EXPRESSION)]}
    return ref(name, **told)


def _said(schema: Schema, how: How) -> dict[str, Any]:
    return ref(_loosely(schema["x-says"], how), **notes(schema))


def _held(schema: Schema, how: How) -> dict[str, Any]:
    """Entries of some kinds: one, or where the schema does not say a list of them."""
    kinds = names_of(schema["x-holds"])
    sort = "entry." if len(kinds) == 1 else "held."
    one = ref(_loosely(sort + "+".join(kinds), how))
    told = notes(schema)
    if schema.get("type") == "object":
        return {**told, **one}
    least = {k: v for k, v in schema.items() if k in ("minItems", "maxItems")}
    if schema.get("type") == "array":
        return {**told, "type": "array", **({} if how.loose else least), "items": one}
    return {**told, "if": {"type": "array"}, "then": {"items": one}, "else": one}


def _loosely(name: str, how: How) -> str:
    return f"loose.{name}" if how.loose else name


_WRITTEN: Mapping[str, Callable[[Schema, How], dict[str, Any]]] = {
    "x-holds": _held,
    "x-says": _said,
    "x-link": linked,
    "x-file": _pictured,
}
