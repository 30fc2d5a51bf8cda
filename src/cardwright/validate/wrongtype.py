"""A value of the wrong type in, what to write instead out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from cardwright.base.english import quoted
from cardwright.base.numerals import rewritten
from cardwright.model.source import Map, Seq
from cardwright.validate.breach import Breach
from cardwright.validate.wording import bare

_SWITCHES: Mapping[str, str] = {
    "yes": "true",
    "on": "true",
    "y": "true",
    "no": "false",
    "off": "false",
    "n": "false",
}
_PLAIN = re.compile("[A-Za-z][A-Za-z0-9_. -]*")
_LONGEST_SOURCE = 60


def type_hint(breach: Breach) -> str | None:
    """What was most likely meant; an example of the schema if that cannot be told."""
    types = [breach.wanted] if isinstance(breach.wanted, str) else breach.wanted
    value = breach.value
    if value is None:
        return None
    if "string" in types and isinstance(value, Map | Seq):
        return _alone(breach) or _ungrouped(breach) or _unquoted(value)
    if "object" in types:
        return _as_group(breach) or _as_keys(breach) or _example(breach)
    listed = _listed(breach) if "array" in types else None
    if isinstance(value, str):
        return _for_text(value.strip(), types) or listed
    return listed


def _alone(breach: Breach) -> str | None:
    """One of several names, where only one may stand."""
    if "x-link" not in breach.schema or not isinstance(breach.value, Seq):
        return None
    if not breach.value or not isinstance(breach.value[0], str):
        return None
    return f"only one may stand here, such as {bare(breach.value[0])}"


def _unquoted(value: Map | Seq) -> str | None:
    """A text that begins with a bracket and has no quotes is read as something else."""
    source = value.source.text[value.span.start : value.span.end]
    if not source.startswith(("{", "[")) or "\n" in source:
        return None
    if len(source) > _LONGEST_SOURCE or '"' in source:
        return "put the text in quotes"
    return f'put the text in quotes: "{source}"'


def _ungrouped(breach: Breach) -> str | None:
    """The name within a group, where it may stand by itself."""
    if "x-wants" not in breach.schema or not isinstance(breach.value, Map):
        return None
    words = [value for value in breach.value.values() if isinstance(value, str)]
    if not words or not breach.path:
        return None
    beside = [f'"{key}"' for key in breach.moves]
    rest = f", and {' and '.join(beside)} beside it" if beside else ""
    return f"write {breach.path[-1]}: {bare(words[0])}{rest}"


def _as_group(breach: Breach) -> str | None:
    """The value under the first key that a group there must have, and the others."""
    group = _group(breach.value, breach.schema, breach.moves)
    return _written(breach, group) if group else None


def _group(
    value: Any, schema: Mapping[str, Any], moves: Mapping[str, Any]
) -> str | None:
    needed = [key for key in schema.get("required", ()) if key not in moves]
    if not needed or isinstance(value, Map | Seq) or len(bare(value)) > _LONGEST_SOURCE:
        return None
    items = [(needed[0], _flow(value)), *((key, "…") for key in needed[1:])]
    return _braced([*items, *((key, _flow(moved)) for key, moved in moves.items())])


def _as_keys(breach: Breach) -> str | None:
    """A list of names that are each to be a key, such as the cards of a deck."""
    value, schema = breach.value, breach.schema
    if not isinstance(value, Seq) or not value or "propertyNames" not in schema:
        return None
    number = schema.get("additionalProperties", {})
    if not isinstance(value[0], str) or not isinstance(number, Mapping):
        return None
    one = 1 if number.get("type") == "integer" else "…"
    return f"write each as a key: {bare(value[0])}: {one}"


def _example(breach: Breach) -> str | None:
    for example in breach.schema.get("examples", ()):
        text = _flow(example)
        if len(text) <= _LONGEST_SOURCE:
            return _written(breach, text, "for example")
    return None


def _written(breach: Breach, text: str, say: str = "write") -> str:
    last = breach.path[-1] if breach.path else None
    return f"{say} {last}: {text}" if isinstance(last, str) else f"{say} {text}"


def _flow(value: Any) -> str:
    """A value as it may stand among others in braces."""
    if isinstance(value, Mapping):
        return _braced((key, _flow(each)) for key, each in value.items())
    if isinstance(value, list):
        return f"[{', '.join(map(_flow, value))}]"
    if value is None:
        return "null"
    plain = not isinstance(value, str) or _PLAIN.fullmatch(value)
    return bare(value) if plain else quoted(value)


def _braced(items: Iterable[tuple[str, str]]) -> str:
    return f"{{{', '.join(f'{key}: {value}' for key, value in items)}}}"


def _for_text(value: str, types: list[str]) -> str | None:
    if "boolean" in types and value.lower() in _SWITCHES:
        return f"write {_SWITCHES[value.lower()]}"
    return rewritten(value, types)


def _listed(breach: Breach) -> str | None:
    """The value as the only item of a list, or as what an item must be."""
    value, items = breach.value, breach.schema.get("items", {})
    of_groups = isinstance(items, Mapping) and items.get("type") == "object"
    if isinstance(value, Map):
        text = _flow(value) if of_groups and value else "…" * bool(value)
    else:
        text = (_group(value, items, {}) if of_groups else _shown(value)) or "…"
    if "…" in text or len(text) > _LONGEST_SOURCE:
        return _example(breach)
    return f"write it as a list: [{text}]"


def _shown(value: Any) -> str:
    return bare(value) if isinstance(value, str | int | float) else "…"
