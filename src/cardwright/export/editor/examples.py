"""What a schema tells of itself in; the same with examples that editors can show out.

An editor offers an example as a value to insert, and makes a mess of one that nests. So
such an example becomes part of what is told.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9 ._/-]*")
_WORDS = {"true", "false", "null", "yes", "no", "on", "off"}
_MARKUP = re.compile(r"[\\`*_{}\[\]#+!]")


def with_examples(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with examples that nest written out below its description."""
    examples = schema.get("examples")
    if not isinstance(examples, list):
        return schema
    flat = [value for value in examples if not _nests(value)]
    nested = [value for value in examples if _nests(value)]
    if not nested:
        return schema
    kept = {key: value for key, value in schema.items() if key != "examples"}
    about = _MARKUP.sub(r"\\\g<0>", str(schema.get("description", "")))
    shown = "".join(f"\n\n```yaml\n{flow(value)}\n```" for value in nested)
    told = {"markdownDescription": about + shown}
    return {**kept, **told, **({"examples": flat} if flat else {})}


def _nests(value: Any) -> bool:
    """Whether it is a mapping, or a list that holds lists or mappings."""
    if isinstance(value, list):
        return any(isinstance(part, Mapping | list) for part in value)
    return isinstance(value, Mapping)


def flow(value: Any) -> str:
    """A value as YAML in one line."""
    if isinstance(value, Mapping):
        rows = (f"{flow(key)}: {flow(part)}" for key, part in value.items())
        return "{" + ", ".join(rows) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(flow(part) for part in value) + "]"
    if isinstance(value, str) and _is_plain(value):
        return value
    return json.dumps(value, ensure_ascii=False)


def _is_plain(text: str) -> bool:
    return bool(_PLAIN.fullmatch(text)) and text.lower() not in _WORDS
