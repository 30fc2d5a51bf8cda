"""The keywords and marks that a content schema may use; nothing comes in."""

from __future__ import annotations

from collections.abc import Mapping

CORE_KEYS = ("kind", "id", "name", "copies", "placeholder", "note", "tags")
"""Keys that every entry may have; they are taken off before its schema sees it."""

NOTES = (
    "$schema",
    "$id",
    "$comment",
    "title",
    "description",
    "examples",
    "default",
    "deprecated",
)
SINGLE = ("additionalProperties", "propertyNames", "items", "not", "if", "then", "else")
"""Keywords whose value is a schema."""

NAMED = ("properties", "$defs", "dependentSchemas")
"""Keywords whose value maps names to schemas."""

SEVERAL = ("prefixItems", "anyOf", "oneOf", "allOf")
"""Keywords whose value is a list of schemas."""

LIMITS = (
    "type",
    "enum",
    "const",
    "required",
    "dependentRequired",
    "pattern",
    "uniqueItems",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "minProperties",
    "maxProperties",
)
KEYWORDS = (*NOTES, "$ref", *SINGLE, *NAMED, *SEVERAL, *LIMITS)

MARKS: Mapping[str, tuple[str, ...]] = {
    "x-link": (),
    "x-holds": (),
    "x-text": ("rich", "plain"),
    "x-file": ("image",),
    "x-says": ("verbs", "conditions"),
    "x-wants": (),
}
"""Each mark of ours with the values it may have; an empty tuple allows any text."""
