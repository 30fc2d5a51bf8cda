"""The text of a template, a face or a data file in; the names that it uses out."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

ANY = ""
"""The key of the names that may be of any sort: texts in a template's code."""

_COMMENT = re.compile(r"\{#[\s\S]*?#\}|<!--[\s\S]*?-->")
_CODE = re.compile(r"\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}")
_LITERAL = re.compile(r'"([^"]*)"|\'([^\']*)\'')
_ATTRIBUTE = re.compile(r'([\w-]+)\s*=\s*(?:"([^"]*)"|\'([^\']*)\')')
_PARTS = re.compile(r"[\s,()/]+")
_GLUE = "\x01"
"""Stands for code in an attribute: what it touches is only a part of a name."""

VALUE = re.compile(r"(?:[{\[]\s*|[\"']|[:,-][ \t]+)\Z")
"""What stands before a value or a mark."""
VERB = re.compile(r"\b(?:do|is)[\"']?[ \t]*:[ \t]*[\"']?\Z")
"""What stands before the name of a verb or condition."""

_CLOSES = re.compile(
    r"(?:/[\d.]+)?\s*(?:[}\],\"']|\Z)|[ \t]*(?:/[\d.]+)?[ \t]*(?:\n|#)"
)
_BEFORE, _BEHIND = 16, 24


def named_in_template(source: str) -> dict[str, set[str]]:
    """The words of a template that may be names, by the attribute that they stand in.

    Words in the texts of its code may name anything: they stand under ``ANY``.
    """
    names: dict[str, set[str]] = {ANY: set()}
    plain = _COMMENT.sub("", source)
    for code in _CODE.findall(plain):
        names[ANY].update(*(_words(a or b) for a, b in _LITERAL.findall(code)))
    for attribute, a, b in _ATTRIBUTE.findall(_CODE.sub(_GLUE, plain)):
        names.setdefault(attribute, set()).update(_words(a or b))
    return names


def _words(text: str) -> Iterable[str]:
    return (text, *_PARTS.split(text))


def merged(parts: Iterable[Mapping[str, Collection[str]]]) -> dict[str, set[str]]:
    """The names of several templates as if they were one."""
    names: dict[str, set[str]] = {ANY: set()}
    for part in parts:
        for attribute, words in part.items():
            names.setdefault(attribute, set()).update(words)
    return names


def is_named(name: str, text: str, opens: re.Pattern[str] = VALUE) -> bool:
    """Whether a data file has the name as a value or a mark: ``a: name``, ``{name}``.

    A word within a sentence is none, nor is a key, nor what a line of comment says.
    ``opens`` is what must end just before the name.
    """
    at = text.find(name)
    while at >= 0:
        end = at + len(name)
        if (
            opens.search(text[max(0, at - _BEFORE) : at])
            and _CLOSES.match(text[end : end + _BEHIND])
            and not _is_comment(text, at)
        ):
            return True
        at = text.find(name, end)
    return False


def _is_comment(text: str, at: int) -> bool:
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return line.lstrip().startswith("#")


def face_pattern(name: str, attributes: Iterable[str]) -> re.Pattern[str]:
    """Finds a name in a composed face, in attributes that may hold one of its sort."""
    word = rf"(?:[^\"'<]*[ ,(])?{re.escape(name)}(?:[ ,)/][^\"'<]*)?"
    return re.compile(rf"\s(?:{'|'.join(attributes)})=[\"']{word}[\"']")
