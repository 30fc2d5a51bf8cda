"""Faults of templates and of ``style.yaml``, planted by the source text alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from tests.mutations.slip import Choose, Slip, edited
from tests.mutations.spelling import misspelt

_CODE = r"(?:\{[{%][^{}%]*[}%]\})"
_TAG = re.compile(rf"<([a-z-]+)((?:\s+[\w-]+=\"(?:[^\"{{}}<]|{_CODE})*\")+)\s*/>")
_ATTRIBUTE = re.compile(r"\s([a-z][\w-]*)=\"")
_WORD = re.compile(r"[A-Za-z][\w-]*")
_FIELD = re.compile(r"(?<=\{\{ card\.)[a-z_]+")
_IF, _ENDIF = re.compile(r"\{%-? if "), re.compile(r"\{%-? endif ")
_KEY = re.compile(r"(?<=[{,] )([a-z-]+)(?=: )")


@dataclass(frozen=True)
class Looks:
    """The templates of a game and its style, as written, by their files."""

    parts: Mapping[str, str]
    style: tuple[str, str]

    @property
    def templates(self) -> Mapping[str, str]:
        """Those of faces, not those that they take in."""
        return {f: text for f, text in self.parts.items() if f.endswith(".card.xml")}

    @property
    def names(self) -> frozenset[str]:
        """Every word of them: no misspelling may be one."""
        texts = (*self.parts.values(), self.style[1])
        return frozenset(word for text in texts for word in _WORD.findall(text))


Spot = tuple[str, int, int]
"""A file, and where in it a word begins and ends."""

Fault = Callable[[Looks, Choose], "Slip | None"]


def _swapped(looks: Looks, choose: Choose, code: str, spots: list[Spot]) -> Slip | None:
    """The word at one of the spots, misspelt, which is what is told."""
    file, start, end = choose(spots)
    text = looks.parts.get(file, looks.style[1])
    new = misspelt(text[start:end], looks.names, choose)
    if new is None:
        return None
    return Slip(file, edited(text, start, end, new), code, start, start + len(new))


def _shown(looks: Looks, spots: Iterable[Spot]) -> list[Spot]:
    """Those outside conditions: a value that no card shows is not looked at."""
    return [spot for spot in spots if not _is_hidden(looks, spot)]


def _is_hidden(looks: Looks, spot: Spot) -> bool:
    before = looks.parts.get(spot[0], "")[: spot[1]]
    return len(_IF.findall(before)) > len(_ENDIF.findall(before))


def _tags(texts: Mapping[str, str]) -> list[tuple[str, re.Match[str]]]:
    """Elements without content, of which no value has quotes within."""
    return [(f, m) for f, t in texts.items() for m in _TAG.finditer(t)]


def _values(looks: Looks, names: str) -> list[Spot]:
    """Attributes of these names with one plain word."""
    pattern = re.compile(rf"(?<=\s)(?:{names})=\"([a-z][a-z-]*)\"")
    spots = [
        (file, match.start() + found.start(1), match.start() + found.end(1))
        for file, match in _tags(looks.templates)
        for found in pattern.finditer(match[0])
    ]
    return _shown(looks, spots)


def misspell_an_element(looks: Looks, choose: Choose) -> Slip | None:
    spots = [(file, *match.span(1)) for file, match in _tags(looks.parts)]
    slip = _swapped(looks, choose, "unknown-element", spots)
    return slip and Slip(slip.file, slip.text, slip.code, slip.start - 1, slip.end)


def misspell_an_attribute(looks: Looks, choose: Choose) -> Slip | None:
    spots = [
        (file, match.start() + found.start(1), match.start() + found.end(1))
        for file, match in _tags(looks.parts)
        for found in _ATTRIBUTE.finditer(match[0])
    ]
    return _swapped(looks, choose, "unknown-attribute", spots)


def misspell_a_colour(looks: Looks, choose: Choose) -> Slip | None:
    spots = [
        spot
        for spot in _values(looks, "fill|stroke|color")
        if looks.templates[spot[0]][spot[1] : spot[2]] != "none"
    ]
    return _swapped(looks, choose, "unknown-color", spots)


def misspell_an_icon(looks: Looks, choose: Choose) -> Slip | None:
    spots = [s for s in _values(looks, "name") if _is_icon(looks, s[0], s[1])]
    return _swapped(looks, choose, "unknown-icon", spots)


def _is_icon(looks: Looks, file: str, at: int) -> bool:
    text = looks.templates[file]
    return text.startswith("<icon", text.rindex("<", 0, at))


def misspell_a_text_style(looks: Looks, choose: Choose) -> Slip | None:
    pattern = re.compile(r"<text-box\s[^<>{}]*?\sstyle=\"([a-z-]+)\"")
    spots = [
        (file, *match.span(1))
        for file, text in looks.templates.items()
        for match in pattern.finditer(text)
    ]
    return _swapped(looks, choose, "unknown-style", _shown(looks, spots))


def misspell_a_field_of_the_card(looks: Looks, choose: Choose) -> Slip | None:
    spots = [
        (file, *match.span())
        for file, text in looks.templates.items()
        for match in _FIELD.finditer(text)
    ]
    return _swapped(looks, choose, "unknown-name", _shown(looks, spots))


def lose_the_quotes_of_a_value(looks: Looks, choose: Choose) -> Slip | None:
    """``fill=ink``: told at the tag."""
    file, match = choose([(f, m) for f, m in _tags(looks.templates) if "{" not in m[0]])
    found = choose(list(re.finditer(r"=\"([\w.-]+)\"", match[0])))
    start, text = match.start() + found.start(1), looks.templates[file]
    new = edited(text, start - 1, start + len(found[1]) + 1, found[1])
    at = match.start()
    return Slip(file, new, "template-syntax", at, at + 1 + len(match[1]))


def _of_style(looks: Looks, key: str) -> list[Spot]:
    """Values of a key of the text styles."""
    file, text = looks.style
    first = re.search(r"^text:\n", text, re.MULTILINE)
    assert first is not None
    pattern = re.compile(rf"(?<=[{{ ]{key}: )[a-z-]+")
    return [(file, *found.span()) for found in pattern.finditer(text, first.end())]


def misspell_a_style_s_font(looks: Looks, choose: Choose) -> Slip | None:
    return _swapped(looks, choose, "unknown-font", _of_style(looks, "font"))


def misspell_a_style_s_colour(looks: Looks, choose: Choose) -> Slip | None:
    return _swapped(looks, choose, "unknown-color", _of_style(looks, "color"))


def misspell_a_style_s_parent(looks: Looks, choose: Choose) -> Slip | None:
    return _swapped(looks, choose, "unknown-style", _of_style(looks, "extends"))


def misspell_a_key_of_a_style(looks: Looks, choose: Choose) -> Slip | None:
    file, text = looks.style
    spots = [(file, *found.span(1)) for found in _KEY.finditer(text)]
    return _swapped(looks, choose, "unknown-key", spots)


FAULTS: tuple[Fault, ...] = (
    misspell_an_element,
    misspell_an_attribute,
    misspell_a_colour,
    misspell_an_icon,
    misspell_a_text_style,
    misspell_a_field_of_the_card,
    lose_the_quotes_of_a_value,
    misspell_a_style_s_font,
    misspell_a_style_s_colour,
    misspell_a_style_s_parent,
    misspell_a_key_of_a_style,
)
