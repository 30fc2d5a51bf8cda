"""Cases of ``cases/`` and the problems found in them come in, what differs goes out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from cardwright.model.entry import Catalog
from cardwright.model.problem import Problem, order
from cardwright.model.source import Map, place_of
from cardwright.rules.whereabouts import spot

CODE = "case-failed"
_NAME = re.compile(r'"([^"]*)"')
_PARTS = ("assertions", "formats", "analyses")
KEYS = ("code", "level", "in", "at", "message", "hint")
"""What a case says of a problem. A level that it does not name is error."""

Told = Mapping[str, str]
"""A problem in the form of a case, without what is not there."""


def compare(
    case: Map, body: Map, catalog: Catalog, found: Iterable[Problem]
) -> Iterator[Problem]:
    """What differs between the problems that a case lists and those ``found``.

    ``body`` is the entry that was tried, in ``catalog``. All that a problem says is
    compared, and their order. One that is given otherwise is one problem.
    """
    given = [told(catalog, body, problem) for problem in sorted(found, key=order)]
    written = [_as_told(item) for item in case.get("problems") or ()]
    if given == written:
        return
    missed = _without(written, given)
    fresh = [given[index] for index in _without(given, written)]
    if not missed and not fresh:
        yield _disordered(case, given)
    for index in missed:
        if fresh:
            instead = fresh.pop(_nearest(written[index], fresh))
            names = _renamed(catalog, written[index], instead)
            if names:
                yield _renaming(catalog, case, index, written[index], names)
            else:
                yield _otherwise(case, index, written[index], instead)
        else:
            yield _missing(case, index, written[index])
    for problem in fresh:
        yield _unlisted(case, problem)


def told(catalog: Catalog, body: Map, problem: Problem) -> Told:
    """A problem as a case that tries ``body`` must list it."""
    where = spot(catalog, body, problem.place)
    parts = {
        "code": problem.code,
        "level": problem.level if problem.level != "error" else None,
        "in": where.within,
        "at": where.at,
        "message": problem.message,
        "hint": problem.hint or None,
    }
    return {key: value for key, value in parts.items() if value is not None}


def _as_told(listed: Mapping[str, object]) -> Told:
    """A listed problem, keys in their order, without a level that goes unsaid."""
    parts = {key: str(listed[key]) for key in KEYS if listed.get(key) is not None}
    if parts.get("level") == "error":
        del parts["level"]
    return parts


def _without(these: Sequence[Told], those: Sequence[Told]) -> list[int]:
    """The indices of ``these`` that none of ``those`` answers, each for one."""
    left, missed = list(those), []
    for index, item in enumerate(these):
        if item in left:
            left.remove(item)
        else:
            missed.append(index)
    return missed


def _nearest(listed: Told, found: Sequence[Told]) -> int:
    """Which of ``found`` is most like a listed one; the first of equals."""

    def likeness(index: int) -> tuple[bool, int]:
        other = found[index]
        same = sum(listed.get(key) == other.get(key) for key in KEYS)
        return listed.get("code") == other["code"], same

    return max(range(len(found)), key=likeness)


def _renamed(catalog: Catalog, listed: Told, found: Told) -> tuple[str, str] | None:
    """The old and the new name of a rule, where that is all that differs."""
    before, after = (told.get("message", "") for told in (listed, found))
    names = list(zip(_NAME.findall(before), _NAME.findall(after), strict=False))
    differing = dict.fromkeys((a, b) for a, b in names if a != b)
    if _NAME.sub("", before) != _NAME.sub("", after) or len(differing) != 1:
        return None
    (old, new), rules = next(iter(differing)), _rules(catalog)
    meant = {key: listed.get(key, "").replace(old, new) for key in KEYS}
    if new not in rules or old in rules or meant != {k: found.get(k, "") for k in KEYS}:
        return None
    return old, new


def _renaming(
    catalog: Catalog, case: Map, index: int, listed: Told, names: tuple[str, str]
) -> Problem:
    """One name is another in the case and among the rules: one of them is a slip."""
    old, new = names
    form = catalog.game.forms.get("rules", Map())
    part = next(p for p in _PARTS if new in (form.get(p) or ()))
    place = place_of(form, (part, new), "key")
    words = f'expects the rule "{old}", which rules.yaml calls "{new}"'
    there = f"line {place.line} of {place.file}"
    hint = f'{there}: mend it there if "{new}" is a slip, else here'
    path: tuple[str | int, ...] = ("problems", index)
    keys = [key for key in KEYS if old in listed.get(key, "")]
    return _problem(case, (*path, *keys) if len(keys) == 1 else path, words, hint)


def _rules(catalog: Catalog) -> set[str]:
    form = catalog.game.forms.get("rules", Map())
    parts = (form.get(part) for part in _PARTS)
    return {name for part in parts if isinstance(part, Map) for name in part}


def _otherwise(case: Map, index: int, listed: Told, found: Told) -> Problem:
    """A problem that is given, but not as listed."""
    differing = [key for key in KEYS if listed.get(key) != found.get(key)]
    path: tuple[str | int, ...] = ("problems", index)
    if "code" in differing:
        words = f"expects {_spoken(listed)}, but gives {_spoken(found)}"
        return _problem(case, path, words, f"if that is right, write {spelled(found)}")
    absent = [f'"{key}"' for key in differing if key not in listed and key != "level"]
    if len(absent) == len(differing):
        words = f"lists too little of the problem that it gives: {' and '.join(absent)}"
        return _problem(case, path, words, f"write {spelled(found)}")
    words = f"expects another {' and '.join(differing)} than it gives"
    sides = [_sides(key, listed.get(key), found.get(key)) for key in differing]
    if len(differing) == 1 and differing[0] in listed:
        path = (*path, differing[0])
    return _problem(case, path, words, "; ".join(sides))


def _sides(key: str, listed: str | None, found: str | None) -> str:
    """What is expected and what is found, one beside the other."""
    name = "" if key == "message" else f"{key} "
    return f"{name}expected: {_side(key, listed)}; found: {_side(key, found)}"


def _side(key: str, value: str | None) -> str:
    if value is None:
        return "error" if key == "level" else "none"
    return _quoted(value) if key in ("message", "hint") else value


def _missing(case: Map, index: int, listed: Told) -> Problem:
    hint = "take it off the list, or let the case break the rule"
    words = f"expects a problem that it does not give: {_spoken(listed)}"
    return _problem(case, ("problems", index), words, hint)


def _unlisted(case: Map, found: Told) -> Problem:
    words = f"gives a problem that it does not expect: {_spoken(found)}"
    return _problem(case, ("problems",), words, f"add {spelled(found)}", key=True)


def _disordered(case: Map, found: Sequence[Told]) -> Problem:
    words = "expects its problems in another order than they are found in"
    codes = ", ".join(problem["code"] for problem in found)
    return _problem(case, ("problems",), words, f"the order is {codes}", key=True)


def _problem(
    case: Map, path: tuple[str | int, ...], words: str, hint: str, *, key: bool = False
) -> Problem:
    message = f'the case "{case.get("case")}" {words}'
    place = place_of(case, path, "key" if key else "value")
    return Problem(CODE, place, message, hint)


def _spoken(problem: Told) -> str:
    level, code = problem.get("level", "error"), problem.get("code")
    message = problem.get("message")
    return f"{level}[{code}] {message}" if message else f"{level}[{code}]"


def spelled(problem: Told) -> str:
    """A problem as one line of YAML, to be put into a case."""
    parts = [
        f"{key}: {_quoted(value) if key in ('message', 'hint') else value}"
        for key, value in problem.items()
    ]
    return f"{{{', '.join(parts)}}}"


def _quoted(text: str) -> str:
    """A text in the quotes that need the fewest escapes."""
    if not text.isprintable() or ("'" in text and '"' not in text and "\\" not in text):
        return json.dumps(text, ensure_ascii=False)
    doubled = text.replace("'", "''")
    return f"'{doubled}'"
