"""A kind in, the schemas of its entries and of a file of them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardwright.export.editor.fit import How, cases, fit, ref
from cardwright.export.editor.names import Known, one_of
from cardwright.export.editor.slots import slots
from cardwright.model.game import Kind
from cardwright.model.slot import Slot

_ID = {
    "title": "id",
    "description": "The one name by which files, links and outputs know this entry: "
    "small letters, digits and single hyphens, unique in the whole game.",
    "type": ["string", "number"],
    "pattern": r"^[a-z0-9]+(-[a-z0-9]+)*$",
    "errorMessage": "must be small letters, digits and single hyphens",
    "examples": ["cold-hands"],
}
_NAME = {
    "title": "name",
    "description": "The name as printed; without it the id with capitals is.",
    "type": ["string", "number"],
    "minLength": 1,
    "examples": ["Cold Hands"],
}
_COPIES = {
    "title": "copies",
    "description": "How many of it are printed, and lie in what holds it.",
    "type": ["integer", "string"],
    "minimum": 1,
    "pattern": r"\{\{",
    "errorMessage": "must be a whole number, 1 or more",
    "default": 1,
    "examples": [3],
}
_PLACEHOLDER = {
    "title": "placeholder",
    "description": "What is still a stand-in: true for all of it, or fields with what "
    "is open about each. A * stands for any item. Its faces bear a draft mark, and "
    "cardwright check --final fails while it is left.",
    "type": ["object", "boolean"],
    "additionalProperties": {"type": ["string", "number"]},
    "examples": [{"cost": "to be tried"}, True],
}
_NOTE = {
    "title": "note",
    "description": "A remark for whoever works on the game; no face prints it.",
    "type": ["string", "number"],
    "examples": ["Too strong in the first evening."],
}
_TAGS = {
    "title": "tags",
    "description": "Words of your own to select entries by in rules and templates.",
    "type": "array",
    "items": {"type": ["string", "number"]},
    "examples": [["starter"]],
}
_LIMITS = ("minProperties", "maxProperties", "propertyNames")
"""Keywords of a kind's schema that count its own fields only."""


def file(kind: Kind) -> dict[str, Any]:
    """The schema of a file: one entry, or a list of them."""
    entry = ref(f"entry.{kind.name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": kind.title,
        "description": f"A file of the kind {kind.name}: one entry, or a list of them.",
        "if": {"type": "array"},
        "then": {"items": entry},
        "else": entry,
    }


def entry(known: Known, name: str, *, loose: bool) -> dict[str, Any]:
    """The schema of an entry; one that a blueprint makes need not tell all."""
    kind = known.game.kinds[name]
    if kind.blueprint_of is not None:
        made = known.game.kinds[kind.blueprint_of]
        return _whole(known, made, kind, loose=True)
    if not loose and name in known.blueprints:
        chosen = {"if": {"type": "object", "required": ["from"]}}
        return {
            **chosen,
            "then": ref(f"loose.entry.{name}"),
            "else": ref(f"own.{name}"),
        }
    return _whole(known, kind, kind, loose=loose)


def own(known: Known, name: str) -> dict[str, Any]:
    """The schema of an entry that no blueprint makes."""
    kind = known.game.kinds[name]
    return _whole(known, kind, kind, loose=False)


def part(known: Known, kind: str, name: str, *, loose: bool) -> Any:
    """A part of a kind's schema that refers to itself."""
    schema = known.game.kinds[kind].schema
    return fit(schema.get("$defs", {}).get(name, {}), _how(kind, loose=loose))


def _how(kind: str, *, loose: bool) -> How:
    sort = "loose.part" if loose else "part"
    return How(part=lambda name: f"{sort}.{kind}.{name}", loose=loose)


def _whole(known: Known, kind: Kind, called: Kind, *, loose: bool) -> dict[str, Any]:
    """``kind`` has the fields; a blueprint of it is ``called`` otherwise."""
    plain = {k: v for k, v in kind.schema.items() if k not in ("$defs", *_LIMITS)}
    marked = {k: v for k, v in plain.items() if k not in ("x-says", "$schema", "$id")}
    fitted = fit(marked, _how(kind.name, loose=loose))
    fields = fitted.get("properties", {})
    blueprints = known.blueprints.get(kind.name, {})
    made = {"from": _from(blueprints)} if blueprints and kind is called else {}
    if called.blueprint_of is not None:
        made = {"slots": fit(known.slot_form, How(fills=False))}
    return {
        **fitted,
        "title": called.title,
        "type": "object",
        "additionalProperties": False,
        "required": ["id", *fitted.get("required", ())],
        "properties": {**_before(called, loose=loose), **made, **fields, **_AFTER},
    }


def _before(kind: Kind, *, loose: bool) -> dict[str, Any]:
    sort = {
        "title": "kind",
        "description": "The sort of this entry, where entries of several may stand.",
        "const": kind.name,
    }
    id_ = {**_ID, "pattern": rf"(?:{_ID['pattern']})|\{{\{{"} if loose else _ID
    return {"id": id_, "name": _NAME, "kind": sort}


_AFTER = {"copies": _COPIES, "tags": _TAGS, "placeholder": _PLACEHOLDER, "note": _NOTE}


def _from(blueprints: Mapping[str, Sequence[Slot]]) -> dict[str, Any]:
    """The blueprint that makes an entry, and a value for each of its slots."""
    ids = one_of(dict.fromkeys(blueprints, ""), "must be the id of a blueprint")
    about = "The id of the blueprint that the entry is made from."
    named = {"title": "blueprint", "description": about, **ids}
    return {
        "title": "from",
        "description": "The blueprint that makes this entry, and what fills its slots; "
        "what the entry says itself stands over it.",
        "type": "object",
        "required": ["blueprint"],
        "properties": {"blueprint": named},
        **cases("blueprint", {b: slots(b, blueprints[b]) for b in blueprints}),
    }


def held(known: Known, kinds: list[str], *, loose: bool) -> dict[str, Any]:
    """An entry inside another that may be of several kinds, and tells which."""
    titles = {name: known.game.kinds[name].title for name in kinds}
    sort = one_of(titles, f"must be {' or '.join(kinds)}")
    about = "The sort of this entry: what else it says follows from that."
    before = "loose.entry." if loose else "entry."
    return {
        "type": "object",
        "required": [] if loose else ["kind"],
        "properties": {"kind": {"title": "kind", "description": about, **sort}},
        **cases("kind", {name: ref(before + name) for name in kinds}),
    }
