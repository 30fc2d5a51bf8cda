"""Lines that fit nowhere: a stop comes in, the fault goes out if it is known."""

from __future__ import annotations

import re

from cardwright.load.spots import Fault, Spot

_WORD = re.compile(r"[\w.-]+(?=[ \t])")
_COLON = re.compile(r":(?=[ \t]|$)")
_TIGHT = re.compile(
    r"""[ \t]*(?:- +)*(?:[^\W\d][\w-]*|"[^"\r\n]*"|'[^'\r\n]*')(:)[^\s:/]"""
)

_KEY = re.compile(r"[ ]*(?:- +)*(?P<key>[\w.*-]+|\"[^\"\r\n]*\")[ ]*:[ \t]+")

_WHOLE = re.compile(r"""[^|>&*!#\[{"'\s]|(?:"[^"]*"|'[^']*')\s*$""")
"""A value that ends on its line, as far as that is clear."""

_PAIR = re.compile(r"[{,][ \t]*[^\s,:{}\[\]]+:[ \t]+")
_DASHES = re.compile(r"(?:-[ ]+)+")
_NAMED = re.compile(r"(?:- +)*[^\s:]+:")
_SHOWN = 20
_ITEM = re.compile(r"[\[,][ \t]*")


def tab(spot: Spot) -> Fault | None:
    """A tab that indents."""
    start, first = spot.line(spot.at)[0], spot.first(spot.at)
    at = spot.at if spot.sign == "\t" else spot.text.find("\t", start, first)
    if at < 0:
        return None
    message = "lines are indented with blanks, and here stands a tab"
    return Fault(at, at + 1, message, "put two blanks for each tab")


def colon(spot: Spot) -> Fault | None:
    """A colon inside a text, or the first colon of a line that fits nowhere."""
    if spot.sign != ":":
        return None
    first = spot.first(spot.at)
    if spot.at == first:
        return Fault(spot.at, spot.at + 1, "before this colon no key stands")
    if _COLON.search(spot.text, first, spot.at):
        message = "a text with a colon and a blank in it must stand in quotes"
        if spot.text[spot.at + 1 : spot.at + 2].strip():
            message = "inside brackets a text with a colon in it must stand in quotes"
        hint = spot.in_quotes(_value(spot))
        return Fault(spot.at, spot.at + 1, message, hint)
    return _too_deep(spot, first)


def _value(spot: Spot) -> int:
    """Where the value with the colon at the stop begins."""
    value, holder = spot.value(spot.at), spot.within(spot.at)
    if holder is None:
        return value
    opens = _ITEM if spot.text[holder] == "[" else _PAIR
    starts = [found.end() for found in opens.finditer(spot.text, holder, spot.at)]
    return starts[-1] if starts else value


def tight(spot: Spot) -> Fault | None:
    """``cost:3``, which makes one text of the key and what follows it."""
    lines = [spot.line(spot.context), spot.above(spot.at), spot.line(spot.at)]
    for start, end in filter(None, lines):
        found = _tight(spot, start, end)
        if found is not None and not _COLON.search(spot.text, start, end):
            return found
    return None


def _tight(spot: Spot, start: int, end: int) -> Fault | None:
    """A colon without a blank after it, on the line from start to end."""
    found = _TIGHT.match(spot.text, start, end)
    if found is None:
        return None
    message = "between a colon and its value a blank is missing"
    at = spot.first(start)
    whole = spot.text[at : spot.written(at)[1]]
    cut = found.end(1) - at
    hint = f"write {whole[:cut].lstrip('- ')} {whole[cut:]}"
    return Fault(found.start(1), found.end(1), message, hint)


def deeper(spot: Spot) -> Fault | None:
    """A key that is indented deeper than the key above it, which has a value."""
    above, here = spot.above(spot.at), spot.line(spot.at)
    if above is None:
        return None
    key, deep = (_KEY.match(spot.text, *line) for line in (above, here))
    if key is None or deep is None or deep.start("key") > spot.at:
        return None
    if not _WHOLE.match(spot.text, key.end(), above[1]):
        return None
    is_deep = deep.start("key") - here[0] > key.start("key") - above[0]
    return _too_deep(spot, deep.start("key")) if is_deep else None


def _too_deep(spot: Spot, first: int) -> Fault:
    message = "this line is indented deeper than its neighbours"
    hint = "put it in line with the keys above, or quote a text of several lines"
    return Fault(*spot.written(first), message, hint)


def dash(spot: Spot) -> Fault | None:
    """``text: - 2``: a list on its key's line, or a text that begins with a dash."""
    if spot.sign != "-" or spot.at == spot.first(spot.at):
        return None
    message = "a list begins on the line after its key"
    hint = f"if it is a text, {spot.in_quotes(spot.at)}"
    return Fault(*spot.written(spot.at), message, hint)


def no_colon(spot: Spot) -> Fault | None:
    """A line without a key."""
    end = spot.line(spot.context)[1]
    is_past = spot.at >= end and spot.context < spot.at
    if (
        not is_past
        or spot.opening == "-"
        or _COLON.search(spot.text, spot.context, end)
    ):
        return None
    start, stop = spot.written(spot.context)
    message = 'this line is neither "key: value" nor "- item"'
    first = _WORD.match(spot.text, start, stop)
    hint = f'put a colon behind the key: "{first[0]}:"' if first else None
    return Fault(start, stop, message, hint)


def after_end(spot: Spot) -> Fault | None:
    """Something after the line ``...``."""
    above = spot.above(spot.at)
    if above is None or spot.text[slice(*above)].rstrip() != "...":
        return None
    return Fault(*spot.written(spot.at), 'after "..." nothing more may stand')


_BESIDE = (
    ("a list item stands among keys", 'in a list each entry begins with "- "'),
    ("a key stands among list items", 'indent it to its item, or begin it with "- "'),
)
"""What is wrong, and what to do, where items and keys begin in one column."""


def indentation(spot: Spot) -> Fault | None:
    """A line that is in line with nothing above it."""
    first = spot.first(spot.at)
    if spot.at != first or spot.at >= len(spot.text):
        return None
    message = "the indentation of this line is that of no line above it"
    hint = _levels(spot, first)
    if spot.column(spot.at) == spot.column(spot.context):
        message, hint = _BESIDE[spot.opening == "-"]
    return Fault(*spot.written(first), message, hint)


def _levels(spot: Spot, first: int) -> str | None:
    """The nearest indentations above that the line may have had in mind."""
    column, found, at = spot.column(first), dict[int, str](), first
    is_item = _DASHES.match(spot.text, first) is not None
    while (above := spot.above(at)) is not None:
        at = spot.first(above[0])
        dashes = _DASHES.match(spot.text, at, above[1])
        if dashes and not is_item:
            at = dashes.end()
        depth = spot.column(at)
        if not found or depth < min(found):
            found[depth] = _opening(spot.text[at : above[1]])
        if depth < column:
            break
    near = sorted(found, key=lambda depth: (abs(depth - column), depth))[:2]
    ways = [f"{_blanks(depth)} as {found[depth]}" for depth in near]
    return f"begin it with {', or with '.join(ways)}" if ways else None


def _opening(line: str) -> str:
    """What a line is known by: its key, or the dash of its item."""
    key = _NAMED.match(line)
    return f'"{key[0].strip()}"' if key else f'"{line.strip()[:_SHOWN]}"'


def _blanks(number: int) -> str:
    return {0: "no blanks", 1: "1 blank"}.get(number, f"{number} blanks")
