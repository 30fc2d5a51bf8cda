"""Signs that YAML takes for its own: a stop comes in, the fault goes out if known."""

from __future__ import annotations

import re
from dataclasses import replace

from cardwright.load.findings import ICON
from cardwright.load.spots import Fault, Spot
from cardwright.load.yaml_scan import NOT_CLOSED, no_quote

_ESCAPE = re.compile(r"\\(?:[xuU][0-9a-fA-F]+|[^\r\n])")
_ASKED = re.compile(r"[\w-]+\?\Z")
_STAR = re.compile(r"(\*+[\w-]+)[ \t]*\Z")
_MISSING_COMMA = frozenset("\"'[{")
_QUOTE_HINTS = {
    "'": "an apostrophe inside '…' is written twice",
    '"': 'a quote inside "…" is written \\"',
}
_CLOSERS = {"[": "]", "{": "}"}
_NAMES = {
    "*": "a star",
    "&": 'an "&"',
    "@": 'an "@"',
    "`": "a backtick",
    ",": "a comma",
}


def escape(spot: Spot) -> Fault | None:
    r"""``"\d"``, or half a character as in ``"\ud83d"``."""
    at = spot.text.rfind("\\", spot.context, spot.at + 1)
    if spot.opening != '"' or at < 0 or at < spot.at - len("\\u"):
        return None
    found = _ESCAPE.match(spot.text, at)
    written = "\\" if found is None else found[0]
    message = f'a text in quotes knows no escape "{written}"'
    is_code = len(written) > len("\\u")
    hint = "write the sign itself" if is_code else "write \\\\ for a backslash"
    return Fault(at, at + len(written), message, hint)


def expression(spot: Spot) -> Fault | None:
    """``{{ … }}`` that begins a value."""
    for index in (spot.at, spot.context):
        start = spot.value(index)
        if spot.text.startswith("{{", start):
            message = "an expression in {{ }} must stand in quotes"
            return Fault(*spot.whole(start), message, spot.in_quotes(start))
    return None


def block(spot: Spot) -> Fault | None:
    """``> text`` on one line."""
    if spot.opening not in {"|", ">"} or spot.at >= spot.line(spot.context)[1]:
        return None
    message = f'after "{spot.opening}" a text begins on the next line'
    return Fault(*spot.whole(spot.context), message, spot.in_quotes(spot.context))


def question(spot: Spot) -> Fault | None:
    """``{a: word?}``: in brackets the parser takes the question mark for its own."""
    found = _ASKED.search(spot.text, spot.line(spot.at)[0], spot.at + 1)
    if found is None or found.end() != spot.at + 1:
        return None
    message = 'inside brackets a text that ends with a "?" must stand in quotes'
    hint = f'write "{found[0]}"'
    return Fault(found.start(), found.end(), message, hint)


def reserved(spot: Spot) -> Fault | None:
    """A value whose first sign means something to YAML, such as ``*bold*``."""
    line = spot.line(spot.at)[0]
    star = _STAR.search(spot.text, line, spot.at)
    starts = (
        (spot.context, "*&!%"),
        (spot.at, "@`%?"),
        (spot.value(spot.at), "*&!,}]?"),
        (spot.at if star is None else star.start(), "*"),
    )
    for start, signs in starts:
        sign = spot.text[start : start + 1]
        if sign and sign in signs and line <= start and spot.begins(start):
            name = _NAMES.get(sign, f'a "{sign}"')
            message = f"a text that begins with {name} must stand in quotes"
            return Fault(*spot.whole(start), message, spot.in_quotes(start))
    return None


def comma(spot: Spot) -> Fault | None:
    """``["a" "b"]``, ``[, b]``."""
    if spot.sign == "," and spot.bracket() is None:
        return Fault(spot.at, spot.at + 1, "before this comma a value is missing")
    if spot.opening not in {"[", "{"} or spot.sign not in _MISSING_COMMA:
        return None
    start = spot.bracket()
    if start is not None and ICON.match(spot.text, start):
        return None
    return Fault(spot.at, spot.at + 1, "before this a comma is missing")


def bracket(spot: Spot) -> Fault | None:
    """``{icon} text``, ``[tap] text``, a bracket too many or of the wrong sort."""
    if spot.sign in {"]", "}"}:
        return _closing(spot)
    start = spot.bracket()
    if start is None:
        spot = replace(spot, at=spot.context)
        start = spot.bracket()
    if start is None:
        return None
    found = ICON.match(spot.text, start)
    end = len(spot.text[: spot.at].rstrip(" \t:"))
    name = f'a "{spot.text[start]}"' if found is None else "an icon"
    message = f"a text that begins with {name} must stand in quotes"
    return Fault(start, end, message, spot.in_quotes(start))


def _closing(spot: Spot) -> Fault:
    message = f'no bracket is open that "{spot.sign}" could close'
    if spot.opening not in _CLOSERS:
        return Fault(spot.at, spot.at + 1, message, "take it away, or open one")
    message = f'the bracket "{spot.opening}" is closed by "{spot.sign}"'
    where = f"{spot.number(spot.context)}:{spot.column(spot.context) + 1}"
    hint = (
        f'write {_CLOSERS[spot.opening]} before it, for the "{spot.opening}" at {where}'
    )
    return Fault(spot.at, spot.at + 1, message, hint)


def quote(spot: Spot) -> Fault | None:
    """A text that goes on after its quotes."""
    line = spot.line(spot.at)[0]
    sign = spot.text[line : spot.at].rstrip(" \t")[-1:]
    if sign not in _QUOTE_HINTS or spot.at >= len(spot.text) or spot.sign == ":":
        return None
    message = "the text goes on after its closing quote"
    return Fault(*spot.written(spot.at), message, _QUOTE_HINTS[sign])


def unclosed(spot: Spot) -> Fault | None:
    """A quote or bracket that nothing closes."""
    is_last = not spot.text[spot.at :].strip()
    if spot.opening in {'"', "'"} and is_last:
        return no_quote(spot, spot.context)
    if spot.opening not in {"[", "{"}:
        return None
    if is_last or spot.at <= spot.line(spot.context)[1]:
        return None
    hint = f"reading stopped on line {spot.number(spot.at)}"
    return Fault(spot.context, spot.context + 1, NOT_CLOSED, hint)
