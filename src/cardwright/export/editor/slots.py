"""A blueprint's slots in, the schema of the values for them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardwright.export.editor.fit import EXPRESSION, FILL, ref
from cardwright.export.editor.names import VOCABULARY
from cardwright.model.slot import NUMBER, TEXT, TRUTH, TYPES, WHOLE, Slot

_TYPES = {NUMBER: "number", WHOLE: "integer", TRUTH: "boolean"}


def slots(blueprint: str, known: Sequence[Slot]) -> dict[str, Any]:
    """What stands beside the blueprint's id in an entry that it makes."""
    told = {slot.name: _slot(blueprint, slot) for slot in known}
    return {
        "additionalProperties": False,
        "required": [slot.name for slot in known if not slot.has_default],
        "properties": {"blueprint": {}, **told},
    }


def _slot(blueprint: str, slot: Slot) -> dict[str, Any]:
    about = f"What stands for {{{{ slot.{slot.name} }}}} in the blueprint {blueprint}."
    takes = f"It takes {slot.takes}." if slot.takes else None
    told = [text for text in (slot.about or about, takes) if text]
    title = {"title": slot.title or slot.name, "description": " ".join(told)}
    return {**title, **_values(slot)} if slot.declared else title


def _values(slot: Slot) -> dict[str, Any]:
    if slot.choices:
        return {"anyOf": [{"enum": [*slot.choices]}, ref(EXPRESSION)]}
    if slot.type not in TYPES:
        return {"anyOf": [ref(f"link.{VOCABULARY}{slot.type}"), ref(EXPRESSION)]}
    if slot.type == TEXT:
        limits = {"minLength": slot.least, "maxLength": slot.most}
        return {"type": ["string", "number", "boolean"], **_kept(limits)}
    limits = {"minimum": slot.least, "maximum": slot.most}
    told = {"errorMessage": f"must be {slot.takes}", "pattern": FILL}
    return {"type": [_TYPES[slot.type], "string"], **told, **_kept(limits)}


def _kept(limits: dict[str, float | None]) -> dict[str, float]:
    return {key: limit for key, limit in limits.items() if limit is not None}
