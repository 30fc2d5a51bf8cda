"""Texts in, problems out where they hold HTML of which no mark's reading has told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.entities import html5

from cardwright.model.markup import TAG
from cardwright.model.problem import Problem
from cardwright.validate.prose.corpus import Corpus

CODE = "stray-html"

_ENTITY = r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});"
_COMMENT = r"<!--[^<>]*>?"
_HTML = re.compile(f"(?P<sign>{_ENTITY})|(?P<comment>{_COMMENT})|(?P<tag>{TAG})")
_NAME = re.compile(r"\w+")
_LAST = 0x10FFFF


def check_html(corpus: Corpus) -> Iterator[Problem]:
    """Entities and comments; in texts without marks, and in names, tags as well."""
    if corpus.signs.isdisjoint("&<"):
        return
    begun: set[tuple[int, str]] = set()
    for found in _HTML.finditer(corpus.joined):
        number = corpus.number(found.start())
        if found["tag"] and (
            corpus.texts[number].rich or _is_end(number, found, begun)
        ):
            continue
        words = _words(found)
        place = words and corpus.place(*found.span())
        if words and place:
            begun.add((number, _name(found)))
            yield Problem(CODE, place, *words)


def _is_end(number: int, found: re.Match[str], begun: set[tuple[int, str]]) -> bool:
    """Whether a tag is the end of one that was told of."""
    return found[0].startswith("</") and (number, _name(found)) in begun


def _name(found: re.Match[str]) -> str:
    name = _NAME.search(found[0])
    return name[0].lower() if name else ""


def _words(found: re.Match[str]) -> tuple[str, str] | None:
    """The message and hint about a piece of HTML, if it is one."""
    written = found[0]
    if found["comment"]:
        return "a comment of HTML is printed as it stands", "write it behind a #"
    if found["tag"]:
        return f'the tag "{written}" means nothing here', "take it out"
    sign = _sign(written)
    if sign is None:
        return None
    hint = f"write {sign}" if sign.isprintable() and sign.strip() else "write it itself"
    return f'the entity "{written}" is printed as it stands', hint


def _sign(written: str) -> str | None:
    """The character that an entity stands for, if there is such an entity."""
    name = written[1:]
    if not name.startswith("#"):
        return html5.get(name)
    digits = name[1:-1]
    number = int(digits[1:], 16) if digits[0] in "xX" else int(digits)
    return chr(number) if number <= _LAST else None
