"""Break opportunities by UAX 14: a paragraph's text in, the places to break at out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cardwright.typeset.text.lineclass import OBJECT, is_east_asian, line_class
from cardwright.typeset.text.pairs import ALWAYS, TOUCHING

_LETTER = (
    f"A-Za-z\u00b7\u00c0-\u024f&=*#@<>{OBJECT}"
    "\u0620-\u064a\u066e\u066f\u0671-\u06d3\u0750-\u077f"
)
"""Of class AL, letters and what breaks like one."""

_DIGIT = "0-9\u0660-\u0669\u06f0-\u06f9"
_MARK = "\u064b-\u065f\u0670"
_ANY = f"{_LETTER}{_DIGIT}{_MARK}"
_WORD = f"[{_LETTER}{_DIGIT}](?:[{_ANY}'\u2019.,:;\xa0]*[{_ANY}])?"
_END = "%?[.,;:!?\u2026)\u201d\u2019\"'\u060c\u061b\u061f\u06d4]*"
_HEBREW = (
    "[(\"\u201c\u2018']*[\u05d0-\u05ea](?:[\u05d0-\u05ea\u0591-\u05bd0-9]*|-[0-9]+)"
)
_PLAIN = re.compile(
    rf"(?:[(\"\u201c\u2018']*|[+\u2212-]){_WORD}"
    f"(?:(?:[-\u2013/](?=[{_LETTER}])|-(?=[{_DIGIT}])){_WORD})*"
    f"{_END}|{_HEBREW}{_END}"
)
_INSIDE = re.compile(rf"[-\u2013/](?=[{_LETTER}])(?<=[{_ANY}].)")


def breaks(text: str) -> list[int]:
    """Indices (in order) before which a line may begin; never 0 nor the end.

    Spaces belong to the line before a break. Plain words of Latin, Arabic and Hebrew
    take a short cut that agrees with the rules; any other sends all text through them.
    """
    found: list[int] = []
    at = 0
    for token in text.split(" "):
        if token:
            inside = _inside(token)
            if inside is None:
                return breaks_by_rule(text)
            found.append(at)
            if inside:
                found += [at + place for place in inside]
        at += len(token) + 1
    return found[1:] if found and not found[0] else found


@lru_cache(maxsize=16_384)
def _inside(token: str) -> tuple[int, ...] | None:
    """Breaks within a plain word, ``None`` if the word is not plain."""
    if not _PLAIN.fullmatch(token):
        return None
    return tuple(match.end() for match in _INSIDE.finditer(token))


class Unit(NamedTuple):
    """A character with its combining marks: what rule LB9 leaves to the others.

    ``spaced`` tells of spaces before it, ``joiner`` of a zero width joiner at its end.
    """

    start: int
    name: str
    wide: bool
    spaced: bool
    joiner: bool


def breaks_by_rule(text: str) -> list[int]:
    """The same by the rules alone, for any text."""
    units = _units(text)
    return [
        units[index].start for index in range(len(units)) if _may_break(units, index)
    ]


def _units(text: str) -> list[Unit]:
    units: list[Unit] = []
    spaced = False
    for index, character in enumerate(text):
        name = line_class(character)
        if name == "SP":
            spaced = True
            continue
        if name in {"CM", "ZWJ"}:
            if units and not spaced and units[-1].name != "ZW":
                units[-1] = units[-1]._replace(joiner=name == "ZWJ")
                continue
            joiner, name = name == "ZWJ", "AL"
        else:
            joiner = False
        units.append(Unit(index, name, is_east_asian(character), spaced, joiner))
        spaced = False
    if spaced:
        units.append(Unit(len(text), "", wide=False, spaced=True, joiner=False))
    return units


def _may_break(units: Sequence[Unit], index: int) -> bool:
    after = units[index]
    if not (index and after.name):
        return bool(after.name) and after.spaced and _leaves_spaces(units)
    before = units[index - 1]
    pair = (before.name, after.name)
    if before.name == "ZW":
        return after.name != "ZW"
    if pair in ALWAYS or _opening(units, index - 1) or _closing(units, index):
        return False
    if after.spaced:
        return after.name != "IS" or _name(units, index + 1) == "NU"
    return not (before.joiner or pair in TOUCHING or _held(units, index))


def _held(units: Sequence[Unit], index: int) -> bool:
    """The rules that look further than at two neighbours without space."""
    rules = _CONTEXTS.get(units[index].name, _COMMON)
    return any(rule(units, index) for rule in rules)


_NEVER_FIRST = frozenset(("CL", "CP", "CE", "EX", "SY", "WJ", "ZW"))


def _leaves_spaces(units: Sequence[Unit]) -> bool:
    """Whether a line may begin at the first unit, leaving leading spaces behind."""
    after = units[0].name
    if after in _NEVER_FIRST or _closing(units, 0):
        return False
    return after != "IS" or _name(units, 1) == "NU"


def _name(units: Sequence[Unit], index: int) -> str:
    """The class at ``index`` if it touches what is before it, else nothing."""
    if not 0 <= index < len(units) or units[index].spaced:
        return ""
    return units[index].name


def _opening(units: Sequence[Unit], index: int) -> bool:
    """LB15a: an opening mark at the start of a word holds what follows."""
    if units[index].name != "QI":
        return False
    if index == 0 or units[index].spaced:
        return True
    return units[index - 1].name in {"OP", "OE", "QU", "QI", "QF", "GL", "ZW"}


_AFTER_CLOSING = {
    "GL",
    "WJ",
    "CL",
    "QU",
    "QI",
    "QF",
    "CP",
    "CE",
    "EX",
    "IS",
    "SY",
    "ZW",
}


def _closing(units: Sequence[Unit], index: int) -> bool:
    """LB15b: a closing mark at the end of a word holds to what leads."""
    if units[index].name != "QF":
        return False
    if index + 1 == len(units) or units[index + 1].spaced:
        return True
    return units[index + 1].name in _AFTER_CLOSING


def _beside_quote(units: Sequence[Unit], index: int) -> bool:
    """LB19a: quotation marks hold to what is not East Asian on either side."""
    before, after = units[index - 1], units[index]
    if after.name == "QI":
        following = units[index + 1] if index + 1 < len(units) else None
        return not (before.wide and following and _wide(following))
    if before.name == "QF":
        return not (after.wide and index > 1 and _wide(before, units[index - 2]))
    return False


def _wide(unit: Unit, previous: Unit | None = None) -> bool:
    """East Asian, and with no space between (before ``unit``)."""
    return not unit.spaced and (previous or unit).wide


def _hyphened(units: Sequence[Unit], index: int) -> bool:
    """LB20a, LB21a: a hyphen that begins a word, or one after a Hebrew letter."""
    hyphen, after = units[index - 1], units[index].name
    if hyphen.name not in {"HY", "HH", "BA"}:
        return False
    first = index == 1 or hyphen.spaced
    lead = "" if first else units[index - 2].name
    if lead == "HL":
        return after != "HL"
    word_start = first or lead in {"ZW", "GL"}
    return hyphen.name != "BA" and word_start and after in {"AL", "DC"}


def _in_number(units: Sequence[Unit], index: int) -> bool:
    """LB25: what follows digits with separators, and a bracket behind a prefix."""
    before, after = units[index - 1].name, units[index].name
    if after in {"OP", "OE"}:
        skip = 2 if _name(units, index + 1) == "IS" else 1
        return before in {"PO", "PR"} and _name(units, index + skip) == "NU"
    back = index - 1
    if after != "NU" and before in {"CL", "CP", "CE"}:
        back = back - 1 if not units[back].spaced else -1
    while back >= 0 and units[back].name in {"SY", "IS"} and not units[back].spaced:
        back -= 1
    return back >= 0 and units[back].name == "NU"


def _aksara(units: Sequence[Unit], index: int) -> bool:
    """LB28a, the parts that look further than a pair."""
    before = units[index - 1]
    stems = {"AK", "DC", "AS"}
    if before.name == "VI" and index > 1 and not before.spaced:
        return units[index - 2].name in stems and units[index].name in {"AK", "DC"}
    return (
        before.name in stems
        and units[index].name in stems
        and _name(units, index + 1) == "VF"
    )


def _flag(units: Sequence[Unit], index: int) -> bool:
    """LB30a: regional indicators make pairs."""
    count, back = 0, index - 1
    while back >= 0 and units[back].name == "RI":
        count += 1
        if units[back].spaced:
            break
        back -= 1
    return count % 2 == 1


_COMMON = (_beside_quote, _hyphened)
_CONTEXTS = {
    **dict.fromkeys(("NU", "PO", "PR", "OP", "OE"), (*_COMMON, _in_number)),
    **dict.fromkeys(("AK", "DC", "AS"), (*_COMMON, _aksara)),
    "RI": (*_COMMON, _flag),
}
