"""A comma that is lost before a key in braces: a stop comes in, the fault goes out."""

from __future__ import annotations

import re

from cardwright.load.spots import Fault, Spot

_KEY = r"(?P<key>[A-Za-z_][\w-]*)"
_RUN_ON = re.compile(rf"(?P<before>[^\s,:{{}}\[\]][^,:{{}}\[\]\r\n]*?)[ \t]+{_KEY}\Z")
_BEHIND = re.compile(rf"[ \t]*{_KEY}:(?=\s)")
_FIRST = re.compile(rf"[ \t]*{_KEY}\Z")
_PAIR = re.compile(r"[{,][ \t]*[^\s,:{}\[\]]+:[ \t]+")
_TWICE = 2


def lost_comma(spot: Spot) -> Fault | None:
    """A key that is read as a part of the value before it, or stands behind that."""
    return _after_words(spot) or _after_line(spot) or _after_value(spot)


def _after_words(spot: Spot) -> Fault | None:
    """``{plate: souls effects: 3}``: a value of two words of which one is a key.

    A sentence begins with a capital; its last word may be a key that stands elsewhere.
    """
    holder = spot.within(spot.at) if spot.sign == ":" else None
    if holder is None or spot.text[holder] != "{":
        return None
    starts = [found.end() for found in _PAIR.finditer(spot.text, holder, spot.at)]
    found = _RUN_ON.match(spot.text, starts[-1], spot.at) if starts else None
    if found is None:
        return None
    is_name = " " not in found["before"] and not found["before"][:1].isupper()
    if not is_name and _uses(spot.text, found["key"]) < _TWICE:
        return None
    hint = f'write "{found["before"]}, {found["key"]}: …"; a text stands in quotes'
    return _fault(found, hint if is_name else None)


def _after_line(spot: Spot) -> Fault | None:
    """``{id: anchor`` and, on the next line, ``cost: 3}``."""
    line, above = spot.line(spot.at), spot.above(spot.at)
    found = _FIRST.match(spot.text, line[0], spot.at) if spot.sign == ":" else None
    if found is None or above is None or spot.opening not in {"{", ":"}:
        return None
    rest, before = spot.text[spot.at : line[1]], spot.text[slice(*above)].rstrip()
    is_inside = spot.column(found.start("key")) > spot.column(spot.first(above[0]))
    closes = rest.count("}") > rest.count("{")
    if before[-1:] in {",", "{", "["} or not (closes and is_inside):
        return None
    return _fault(found, f"end line {spot.number(above[0])} with a comma")


def _after_value(spot: Spot) -> Fault | None:
    """``{name: "Big" cost: 3}``, ``{tags: [a] cost: 3}``."""
    found = _BEHIND.match(spot.text, spot.at)
    holder = spot.within(spot.at)
    if found is None or holder is None or spot.text[holder] != "{":
        return None
    before = spot.text[holder : spot.at].rstrip()
    if before[-1:] not in {'"', "'", "]", "}"}:
        return None
    return _fault(found)


def _uses(text: str, key: str) -> int:
    """How often a word is a key."""
    return len(re.findall(rf"(?:^|[\s{{,-]){re.escape(key)}:(?=\s)", text))


def _fault(found: re.Match[str], hint: str | None = None) -> Fault:
    message = f'a comma is missing before "{found["key"]}"'
    return Fault(*found.span("key"), message, hint or f'write ", {found["key"]}: …"')
