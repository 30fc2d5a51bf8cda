"""What was meant otherwise than it reads: a place comes in, a finding goes out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from cardwright.base.suggest import nearest
from cardwright.load.frames import MapFrame
from cardwright.load.refusal import Refusal, refuse
from cardwright.load.spots import Spot, quoted
from cardwright.model.problem import Problem
from cardwright.model.source import Source

_ALONE = re.compile(r" *(?:[\r\n,}\]]| #|\Z)")
_COMMENT = re.compile(r" +(#[^\s#][^\r\n]*)")
ICON = re.compile(r"\{[\w-]+\}")
_CURLY = ("“”", "„“", "„”", "«»", "»«")
_EXPRESSION = re.compile(r"\{\{.*?\}\}+")


def stray_comment(source: Source, start: int, end: int) -> Problem | None:
    """The finding that a ``#`` cut the plain text that stands from start to end.

    One blank before the ``#`` and none after it cut a text; anything else is a comment.
    After an empty value any number of blanks cuts: ``color: #fff`` has no colour.
    """
    cut = _COMMENT.match(source.text, end)
    if cut is None or (start < end and cut.start(1) > end + 1):
        return None
    stop = cut.end() - len(cut[0]) + len(cut[0].rstrip())
    first = start if start < end else cut.start(1)
    whole = source.text[slice(*Spot(source.text, first, first).whole(first, stop))]
    message = f'"{cut[1].rstrip()}" is read as a comment, not as part of the text'
    hint = f"put the text in quotes: {quoted(whole)}" if "\n" not in whole else None
    place = source.place(cut.start(1), stop)
    return Problem("stray-comment", place, message, hint)


def odd_quotes(source: Source, start: int, end: int, value: str) -> Problem | None:
    """The warning that the quotes of a plain text are part of it."""
    inner = value[1:-1]
    if value[:1] + value[-1:] in _CURLY and not set(inner) & {value[0], value[-1]}:
        message = f"the quotes {value[0]} and {value[-1]} are part of the text"
        hint = f"write {quoted(inner)}, or put straight quotes around them"
        place = source.place(start, end)
        return Problem("typographic-quotes", place, message, hint, "warning")
    if value[-1:] == '"' and value.count('"') == 1:
        message = "the quote at the end is part of the text, as none opens it"
        hint = f"write {quoted(value[:-1])}, or take the quote away"
        place = source.place(end - 1, end)
        return Problem("stray-quote", place, message, hint, "warning")
    return None


def stray_tag(source: Source, start: int, end: int) -> Problem:
    """A word with ``!`` before a value."""
    tag = source.text[start:end]
    message = f'"{tag}" is read as a YAML tag, not as part of the text'
    hint = Spot(source.text, start, start).in_quotes(start)
    if tag.startswith("!!"):
        hint = "take it away: the schema says what the value is"
    return Problem("stray-tag", source.place(start, end), message, hint)


def duplicate_key(
    source: Source, frame: MapFrame, key: str, span: tuple[int, int]
) -> Problem:
    """A key that its mapping has already."""
    line = source.place(*frame.key_span(key)).line
    message = f'the key "{key}" stands twice'
    hint = f"first on line {line}; keep one of them"
    return Problem("duplicate-key", source.place(*span), message, hint)


def lost_dash(first: Problem) -> Problem:
    """The first of several keys that an item of a list has twice."""
    hint = f"{(first.hint or '').partition(';')[0]}; if a new item begins here, "
    return replace(first, hint=f"{hint}its first line with the dash is lost")


def bare_expression(source: Source, start: int) -> Refusal:
    """An expression without quotes; ``start`` is its first brace."""
    spot = Spot(source.text, start, start)
    found = _EXPRESSION.match(source.text, start)
    span = spot.written(start)
    if spot.value(start) != start and found is not None:
        span = found.span()
    message = "an expression in {{ }} must stand in quotes"
    hint = f"write {quoted(source.text[slice(*span)])}"
    return refuse(source, "yaml-syntax", span, message, hint)


def bare_icon(source: Source, start: int) -> Refusal | None:
    """An icon without quotes that begins an item in brackets, before a colon."""
    found = ICON.match(source.text, start)
    if found is None:
        return None
    message = "a text that begins with an icon must stand in quotes"
    hint = Spot(source.text, start, start).in_quotes(start)
    return refuse(source, "yaml-syntax", found.span(), message, hint)


def bare_star(
    source: Source, span: tuple[int, int], anchors: Iterable[str] = ()
) -> Refusal:
    """An alias that names nothing: mostly a text that begins with a star.

    Where it is near to one of the ``anchors`` so far, that was meant.
    """
    name = source.text[span[0] + 1 : span[1]]
    near = nearest(name, anchors)
    if near is not None and _ALONE.match(source.text, span[1]):
        message = f'there is no anchor "&{name}" above'
        hint = f"did you mean *{near}? a text must stand in quotes"
        return refuse(source, "yaml-syntax", span, message, hint)
    spot = Spot(source.text, span[1], span[0])
    if spot.value(span[0]) == span[0]:
        span = spot.written(span[0])
    message = "a text that begins with a star must stand in quotes"
    return refuse(source, "yaml-syntax", span, message, spot.in_quotes(span[0]))
