"""An element and an attribute of it in; where its template has that attribute out."""

from __future__ import annotations

import re
from pathlib import Path

from cardwright.base.shipped import templates_core
from cardwright.model.face import Element
from cardwright.model.problem import Place
from cardwright.model.source import Part, Source

_CORE = "templates/core/"
_CODE = r"\{\{.*?\}\}|\{%.*?%\}|\{\#.*?\#\}"
_PIECE = re.compile(
    rf"""{_CODE}
      | (?P<name>[\w:.-]+)\s*=\s*
        (?:"(?P<double>(?:{_CODE}|[^"])*)"|'(?P<single>(?:{_CODE}|[^'])*)')
      | (?P<end>>)""",
    re.VERBOSE | re.DOTALL,
)


def attribute_place(element: Element, name: str, root: Path, part: Part) -> Place:
    """The attribute's name or value in the template; the tag if it is not clear.

    ``root`` is the workspace. An attribute that stands in several branches is the one
    whose value is as given.
    """
    source = _source(element.place.file, root)
    if source is None:
        return element.place
    found = _attributes(source, element.place, name)
    if len(found) > 1:
        given = element.attributes.get(name)
        found = [match for match in found if _value(match)[2] == given]
    if len(found) != 1:
        return element.place
    span = found[0].span("name") if part == "key" else _value(found[0])[:2]
    return source.place(*span)


def value_place(element: Element, value: str, root: Path, *names: str) -> Place:
    """Where one of these attributes has that value; the tag if none has."""
    for name in names:
        if element.attributes.get(name) == value:
            return attribute_place(element, name, root, "value")
    return element.place


def _source(file: str, root: Path) -> Source | None:
    """A template's text, from the workspace or the core's own folder."""
    path = root / file
    if not path.is_file() and file.startswith(_CORE):
        path = templates_core() / file.removeprefix(_CORE)
    try:
        return Source(file, path.read_text("utf-8-sig"))
    except (OSError, UnicodeDecodeError):
        return None


def _attributes(source: Source, tag: Place, name: str) -> list[re.Match[str]]:
    """All attributes of that name in the tag that begins at ``tag``."""
    found = []
    for match in _PIECE.finditer(source.text, source.index(tag.line, tag.column)):
        if match["end"]:
            break
        if match["name"] == name:
            found.append(match)
    return found


def _value(match: re.Match[str]) -> tuple[int, int, str]:
    """Where the value stands, without its quotes, and its text."""
    sort = "single" if match["double"] is None else "double"
    return (*match.span(sort), match[sort])
