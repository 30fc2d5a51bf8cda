"""An SVG tree in; the same with its style sheets written into its elements out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cardwright.model.face import Element

_COMMENT = re.compile(r"/\*.*?\*/|<!--|-->", re.DOTALL)
_RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")
_SELECTOR = re.compile(r"(\*|[A-Za-z][\w-]*)?((?:[.#][\w-]+)*)")
_PART = re.compile(r"[.#][\w-]+")
_SVG = "http://www.w3.org/2000/svg"
_SHOWN = 24

Weight = tuple[int, int, int]
"""How many ids, classes and tags a selector names: the greater wins."""


@dataclass(frozen=True, slots=True)
class Rule:
    """Declarations for elements of a tag (or any), with some classes and an id."""

    tag: str
    parts: frozenset[str]
    declarations: Mapping[str, str]

    @property
    def weight(self) -> Weight:
        ids = sum(part.startswith("#") for part in self.parts)
        return ids, len(self.parts) - ids, self.tag != "*"

    def fits(self, element: Element) -> bool:
        classes = element.attributes.get("class", "").split()
        names = {f".{name}" for name in classes}
        names.add(f"#{element.attributes.get('id', '')}")
        return self.tag in ("*", element.name) and self.parts <= names


def declarations(text: str) -> dict[str, str]:
    """What a ``style`` attribute or the braces of a rule say."""
    found: dict[str, str] = {}
    for part in text.split(";"):
        name, colon, value = part.partition(":")
        if colon:
            found[name.strip()] = value.strip().removesuffix("!important").strip()
    return found


def plain_names(root: Element) -> Element:
    """The tree with ``svg:path`` as ``path``, where that prefix means SVG."""
    prefixes = [
        name.removeprefix("xmlns:") + ":"
        for name, space in root.attributes.items()
        if name.startswith("xmlns:") and space == _SVG
    ]
    return _renamed(root, tuple(prefixes)) if prefixes else root


def _renamed(element: Element, prefixes: tuple[str, ...]) -> Element:
    children = [
        _renamed(child, prefixes) if isinstance(child, Element) else child
        for child in element.children
    ]
    name = element.name
    for prefix in prefixes:
        name = name.removeprefix(prefix)
    return element._replace(name=name, children=tuple(children))


def dressed(root: Element) -> tuple[Element, list[tuple[Element, str]]]:
    """The tree; and the ``style`` elements with a rule that cannot be honoured."""
    rules: list[Rule] = []
    strange: list[tuple[Element, str]] = []
    for sheet in _sheets(root):
        for selector, found in _rules(sheet):
            if found is None:
                strange.append((sheet, selector[:_SHOWN]))
            else:
                rules.append(found)
    if not rules:
        return root, strange
    rules.sort(key=lambda rule: rule.weight)
    return _applied(root, rules), strange


def _sheets(element: Element) -> Iterator[Element]:
    if element.name == "style":
        yield element
    for child in element.children:
        if isinstance(child, Element):
            yield from _sheets(child)


def _rules(sheet: Element) -> Iterator[tuple[str, Rule | None]]:
    """Each selector with its rule, or nothing where it is not understood."""
    text = "".join(child for child in sheet.children if isinstance(child, str))
    text = _COMMENT.sub("", text)
    at = 0
    for found in _RULE.finditer(text):
        given = declarations(found[2])
        for selector in text[at : found.end(1)].split(","):
            yield selector.strip(), _rule(selector.strip(), given)
        at = found.end()
    if text[at:].strip():
        yield text[at:].strip(), None


def _rule(selector: str, given: Mapping[str, str]) -> Rule | None:
    found = _SELECTOR.fullmatch(selector)
    if not found or not selector:
        return None
    return Rule(found[1] or "*", frozenset(_PART.findall(found[2])), given)


def _applied(element: Element, rules: list[Rule]) -> Element:
    """The element and all in it; its own ``style`` stands over the rules."""
    attributes = dict(element.attributes)
    for rule in rules:
        if rule.fits(element):
            attributes |= rule.declarations
    children = [
        _applied(child, rules) if isinstance(child, Element) else child
        for child in element.children
    ]
    return element._replace(attributes=attributes, children=tuple(children))
