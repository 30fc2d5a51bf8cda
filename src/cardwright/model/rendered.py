"""A rich text in; its plain text, its JSON form or its inline XML out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from cardwright.model.rich import (
    Bold,
    Break,
    Icon,
    Inline,
    Italic,
    Paragraph,
    Rich,
    Text,
    Value,
)

_NUMBER = re.compile(r"[+\u2212-]?\d+(?:[.,]\d+)?|X")
_ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
_ESCAPED = re.compile("[&<>\"']")
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


def plain(rich: Rich, names: Mapping[str, str] | None = None) -> str:
    """The text without marks: ``[name]`` for an icon, a blank line between paragraphs.

    ``names`` gives an icon's printed name; without one its own name stands.
    """
    words = names or {}
    parts = (_plain(paragraph.children, words) for paragraph in rich.paragraphs)
    return "\n\n".join(parts)


def _plain(children: tuple[Inline, ...], names: Mapping[str, str]) -> str:
    return "".join(_plain_node(node, names) for node in children)


def _plain_node(node: Inline, names: Mapping[str, str]) -> str:
    match node:
        case Text(text):
            return text
        case Icon(name):
            return f"[{names.get(name, name)}]"
        case Value():
            return printed(node)
        case Break():
            return "\n"
        case Bold(children) | Italic(children):
            return _plain(children, names)


def printed(value: Value) -> str:
    """A value as printed, or as written while its result is not known."""
    return value.result if value.result is not None else f"{{{{ {value.expression} }}}}"


def tree(rich: Rich) -> list[list[Any]]:
    """The text for JSON: a list for each paragraph, of texts and one-key mappings.

    ``{"b": […]}``, ``{"i": […]}``, ``{"icon": name}``, ``{"br": true}``, and
    ``{"value": text, "origin": …, "strength": true}``, the last two where known.
    """
    return [_branch(paragraph.children) for paragraph in rich.paragraphs]


def _branch(children: tuple[Inline, ...]) -> list[Any]:
    return [_leaf(node) for node in children]


def _leaf(node: Inline) -> str | dict[str, Any]:
    match node:
        case Text(text):
            return text
        case Icon(name):
            return {"icon": name}
        case Value():
            return _value_leaf(node)
        case Break():
            return {"br": True}
        case Bold(children) | Italic(children):
            return {_tag(node): _branch(children)}


def _tag(node: Bold | Italic) -> str:
    return "b" if isinstance(node, Bold) else "i"


def _value_leaf(value: Value) -> dict[str, Any]:
    leaf: dict[str, Any] = {"value": printed(value)}
    if value.origin:
        leaf["origin"] = value.origin
    if value.strength:
        leaf["strength"] = True
    return leaf


def inline_xml(rich: Rich) -> str:
    """The text as children of a text box: ``b i icon br p n``, all else escaped.

    A text of one paragraph stands bare; of several, each is a ``p``. A value that is a
    number is an ``n``.
    """
    if len(rich.paragraphs) == 1:
        return _xml(rich.paragraphs[0].children)
    return "".join(f"<p>{_xml(part.children)}</p>" for part in rich.paragraphs)


def _xml(children: tuple[Inline, ...]) -> str:
    return "".join(map(_xml_node, children))


def _xml_node(node: Inline) -> str:
    match node:
        case Text(text):
            return escape_xml(text)
        case Icon(name):
            return f'<icon name="{escape_xml(name)}"/>'
        case Value():
            return _xml_value(node)
        case Break():
            return "<br/>"
        case Bold(children) | Italic(children):
            return f"<{_tag(node)}>{_xml(children)}</{_tag(node)}>"


def _xml_value(value: Value) -> str:
    text = printed(value)
    if value.strength:
        return f'<n strength="true">{escape_xml(text)}</n>'
    return f"<n>{text}</n>" if _NUMBER.fullmatch(text) else escape_xml(text)


def escape_xml(text: str) -> str:
    """The text for XML, in attributes too; characters that XML forbids are left out."""
    return _ESCAPED.sub(lambda match: _ENTITIES[match[0]], _CONTROL.sub("", text))


def nodes(rich: Rich) -> Iterator[Inline]:
    """All nodes of a text in reading order, a mark before what is in it."""
    for paragraph in rich.paragraphs:
        yield from _walk(paragraph.children)


def _walk(children: tuple[Inline, ...]) -> Iterator[Inline]:
    for node in children:
        yield node
        if isinstance(node, Bold | Italic):
            yield from _walk(node.children)


def filled(rich: Rich, fill: Callable[[Value], Inline]) -> Rich:
    """The text with each value replaced by what ``fill`` makes of it."""
    paragraphs = (Paragraph(_filled(part.children, fill)) for part in rich.paragraphs)
    return Rich(tuple(paragraphs))


def _filled(
    children: tuple[Inline, ...], fill: Callable[[Value], Inline]
) -> tuple[Inline, ...]:
    return tuple(_filled_node(node, fill) for node in children)


def _filled_node(node: Inline, fill: Callable[[Value], Inline]) -> Inline:
    match node:
        case Value():
            return fill(node)
        case Bold(children):
            return Bold(_filled(children, fill))
        case Italic(children):
            return Italic(_filled(children, fill))
        case _:
            return node
