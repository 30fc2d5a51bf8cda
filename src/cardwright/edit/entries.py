"""New entries as plain data in, the YAML file that says them out."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.nodes import ScalarNode
from ruamel.yaml.representer import SafeRepresenter

_BREAKS = re.compile("[\n\r\t\x85\u2028\u2029]")
_WIDTH = 1_000_000
"""No line is broken: a text stays as long as its author made it."""


def write_entries(
    file: str, schema: str, entries: Sequence[Mapping[str, Any]], *, listed: bool
) -> bytes:
    """The bytes of a file with these entries: a list, or the only one by itself.

    ``file`` and ``schema``, which editors read, are paths in the workspace. Texts that
    YAML would take for something else stand in quotes.
    """
    if not listed and len(entries) != 1:
        raise ValueError("several entries make a list")
    head = f"# yaml-language-server: $schema={_way(file, schema)}\n"
    items = [dict(entry) for entry in entries]
    return (head + _dumped(items if listed else items[0])).encode()


def _way(file: str, to: str) -> str:
    """The path of ``to`` as seen from the folder of ``file``."""
    up = len(PurePosixPath(file).parent.parts)
    return "../" * up + to


class _Representer(SafeRepresenter):
    """Texts with breaks stand in double quotes, where these are written as escapes."""

    def represent_str(self, data: str) -> ScalarNode:
        style = '"' if _BREAKS.search(data) else None
        return self.represent_scalar("tag:yaml.org,2002:str", data, style=style)


_Representer.add_representer(str, _Representer.represent_str)


def _dumped(data: Any) -> str:
    yaml = YAML(typ="safe", pure=True)
    yaml.Representer = _Representer
    yaml.default_flow_style = False
    yaml.allow_unicode = True
    yaml.width = _WIDTH
    yaml.sort_base_mapping_type_on_output = False  # type: ignore[assignment]
    out = io.StringIO()
    yaml.dump(data, out)
    return out.getvalue()
