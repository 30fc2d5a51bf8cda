"""An entry as written in, its core keys with their problems and the rest of it out."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeGuard

from cardwright.base.english import for_nothing, sort_of, with_article
from cardwright.base.numerals import rewritten
from cardwright.base.suggest import nearest
from cardwright.model.game import Kind
from cardwright.model.problem import Problem
from cardwright.model.source import Map, Part, first_key
from cardwright.model.views import declared
from cardwright.resolve import forms
from cardwright.resolve.entries.placeholders import WHOLE
from cardwright.resolve.game.words import titled
from cardwright.resolve.plan import Plan
from cardwright.resolve.walk import Evaluate, walk

_TEXT = {"type": "string"}
_SCHEMA = {
    "properties": {
        "kind": _TEXT,
        "id": _TEXT,
        "name": {"type": "string", "x-text": "plain"},
        "copies": {"type": "integer"},
        "placeholder": {
            "type": ["object", "boolean"],
            "additionalProperties": _TEXT,
        },
        "note": _TEXT,
        "tags": {"type": "array", "items": _TEXT},
    }
}
_PLAN = Plan(_SCHEMA)
KEYS = tuple(_SCHEMA["properties"])
"""The keys of every entry, taken off before its schema sees it."""

_RARE = frozenset(KEYS) - {"id", "name"}
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_DEVICE = re.compile(r"con|prn|aux|nul|com[0-9]|lpt[0-9]")
_SLUG = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class Core:
    """An entry's core keys.

    ``has_id`` is false where its id had to be guessed, or cannot be one.
    """

    id: str
    has_id: bool
    name: str
    copies: int
    placeholder: Mapping[str, str]
    note: str | None
    tags: tuple[str, ...]
    fields: Map
    reads: frozenset[str]
    problems: tuple[Problem, ...]


def take(body: Map, kind: Kind, evaluate: Evaluate, stem: str | None = None) -> Core:
    """The core keys of ``body``, and its fields: the body without them.

    An entry without an id is called after its name, or its file's ``stem``.
    """
    if _is_simple(body):
        id_, name = body["id"], body["name"]
        fields = _without(body, None)
        return Core(id_, True, name, 1, {}, None, (), fields, frozenset(), ())  # noqa: FBT003
    lost = lost_key(body, "id", kind)
    taken = Map(((k, v) for k, v in body.items() if k in KEYS), body.marks)
    walked = walk(taken, _PLAN, evaluate)
    core: Map = walked.data
    name = forms.text(core, "name")
    written = forms.text(core, "id") or (forms.text(body, lost) if lost else None)
    id_ = written or slug(name or stem or kind.name)
    return Core(
        id=id_,
        has_id=written is not None and bool(_ID.fullmatch(written)),
        name=name or titled(id_),
        copies=_copies(core),
        placeholder=_placeholder(core),
        note=forms.text(core, "note"),
        tags=forms.texts(core, "tags"),
        fields=_without(body, lost),
        reads=frozenset(walked.reads),
        problems=(*walked.problems, *_check(core, body, kind)),
    )


def _is_simple(body: Map) -> bool:
    """Whether the core keys are a good id and a name as written: most often so."""
    id_, name = body.get("id"), body.get("name")
    return (
        type(id_) is type(name) is str
        and _ID.fullmatch(id_) is not None
        and _DEVICE.fullmatch(id_) is None
        and name != ""
        and "{{" not in name
        and _RARE.isdisjoint(body)
    )


def slug(text: str) -> str:
    """A text as an id: small letters and digits, all else a single hyphen.

    Letters lose their accents.
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return _SLUG.sub("-", bare).strip("-")


def lost_key(body: Map, key: str, kind: Kind) -> str | None:
    """The unknown key of ``body`` that must have been meant as ``key``."""
    if key in body:
        return None
    known = declared(kind.schema)
    strange = [k for k in body if k not in known and k not in KEYS]
    return nearest(key, strange)


def _without(body: Map, lost: str | None) -> Map:
    rest = ((k, v) for k, v in body.items() if k not in KEYS and k != lost)
    return Map(rest, body.marks, body.source, body.span)


def _copies(core: Map) -> int:
    return core["copies"] if _is_count(core.get("copies")) else 1


def _is_count(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _placeholder(core: Map) -> dict[str, str]:
    value = core.get("placeholder")
    if value is True:
        return {WHOLE: forms.text(core, "note") or ""}
    items = value.items() if isinstance(value, Map) else ()
    return {path: str(note) for path, note in items if isinstance(note, str)}


def _check(core: Map, body: Map, kind: Kind) -> Iterator[Problem]:
    yield from _check_id(core, body, kind)
    yield from _check_texts(core)
    yield from _check_copies(core)
    yield from _check_placeholder(core)


def _check_id(core: Map, body: Map, kind: Kind) -> Iterator[Problem]:
    lost = lost_key(body, "id", kind)
    if lost is not None:
        yield renamed(body, lost, "id", kind)
    elif "id" not in core:
        message = f"this {kind.title} has no id"
        hint = "give it one of small letters, digits and single hyphens"
        yield Problem("missing-key", first_key(body), message, hint)
    else:
        id_ = core["id"]
        if not isinstance(id_, str):
            yield _wrong(core, "id", "a text")
        elif (told := odd_id(id_)) is not None:
            yield Problem("bad-pattern", forms.place(core, "id"), *told)


def odd_id(id_: str) -> tuple[str, str | None] | None:
    """Why a text cannot be an id, and a hint; ``None`` if it can."""
    if not _ID.fullmatch(id_):
        hint = f'small letters, digits and single hyphens, such as "{slug(id_)}"'
        return f'"{id_}" cannot be an id', hint
    if _DEVICE.fullmatch(id_):
        return f'"{id_}" cannot be an id: Windows has no files of that name', None
    return None


def renamed(body: Map, lost: str, key: str, kind: Kind) -> Problem:
    """The problem of a key that must have been meant as ``key``."""
    message = f'{with_article(kind.title)} has no key "{lost}"'
    place = forms.place(body, lost, "key")
    return Problem("unknown-key", place, message, f'did you mean "{key}"?')


def _check_texts(core: Map) -> Iterator[Problem]:
    for key in ("name", "note"):
        if key in core and not isinstance(core[key], str):
            yield _wrong(core, key, "a text")
    if "tags" in core:
        yield from _check_tags(core)


def _check_tags(core: Map) -> Iterator[Problem]:
    tags = core["tags"]
    if isinstance(tags, str):
        yield _wrong(core, "tags", "a list", f"write it as a list: [{tags}]")
        return
    listed = forms.listed(core, "tags")
    if not isinstance(tags, list):
        yield _wrong(core, "tags", "a list of texts")
    for index, tag in enumerate(listed):
        if not isinstance(tag, str):
            message = f'an item of "tags" must be a text, not {sort_of(tag)}'
            yield Problem("wrong-type", listed.marks[index].place(), message)
        elif tag in listed[:index]:
            place = listed.marks[index].place()
            yield Problem("duplicate-item", place, f'"tags" lists "{tag}" twice')


def _check_copies(core: Map) -> Iterator[Problem]:
    if "copies" not in core or _is_count(core["copies"]):
        return
    if isinstance(core["copies"], int) and not isinstance(core["copies"], bool):
        message = '"copies" must be at least 1'
        yield Problem("out-of-range", forms.place(core, "copies"), message)
    else:
        hint = rewritten(str(core["copies"]), ("integer",))
        yield _wrong(core, "copies", "a whole number", hint)


def _check_placeholder(core: Map) -> Iterator[Problem]:
    value = core.get("placeholder", True)
    if not isinstance(value, Map | bool):
        hint = 'such as {"cards.*.cost": "tune"}'
        yield _wrong(core, "placeholder", "a group of paths with notes, or true", hint)
    elif isinstance(value, Map):
        for path, note in value.items():
            if not isinstance(note, str):
                yield _wrong(value, path, "a text")


def _wrong(
    data: Map, key: str, wanted: str, hint: str | None = None, part: Part = "value"
) -> Problem:
    place, value = forms.place(data, key, part), data[key]
    message = f'"{key}" must be {wanted}, not {sort_of(value)}'
    if value is None:
        message = f'"{key}" is empty, but must be {wanted}'
        hint = for_nothing(key)
    return Problem("wrong-type", place, message, hint)
