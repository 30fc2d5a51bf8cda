"""Cases of ``cases/`` and the problems found in them come in, what differs goes out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from cardwright.model.entry import Catalog
from cardwright.model.problem import Problem, order
from cardwright.model.source import Map, place_of
from cardwright.rules.whereabouts import spot

CODE = "case-failed"
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


def _otherwise(case: Map, index: int, listed: Told, found: Told) -> Problem:
    """A problem that is given, but not as listed."""
    differing = [key for key in KEYS if listed.get(key) != found.get(key)]
    path: tuple[str | int, ...] = ("problems", index)
    if "code" in differing:
        words = f"gives another problem in its place: {_spoken(found)}"
    else:
        said = [_said(key, found.get(key)) for key in differing]
        words = f"gives this problem otherwise: {' and '.join(said)}"
        if len(said) == 1 and differing[0] in listed:
            path = (*path, differing[0])
    return _problem(case, path, words, f"write {spelled(found)}")


def _said(key: str, value: str | None) -> str:
    if key == "level":
        return f"its level is {value or 'error'}"
    if value is None:
        return f'its "{key}" is absent'
    shown = _quoted(value) if key in ("message", "hint") else value
    return f'its "{key}" is {shown}'


def _missing(case: Map, index: int, listed: Told) -> Problem:
    hint = "take it off the list, or let the case break the rule"
    words = f"does not give this problem: {_spoken(listed)}"
    return _problem(case, ("problems", index), words, hint)


def _unlisted(case: Map, found: Told) -> Problem:
    words = f"gives a problem that it does not list: {_spoken(found)}"
    return _problem(case, ("problems",), words, f"add {spelled(found)}", key=True)


def _disordered(case: Map, found: Sequence[Told]) -> Problem:
    words = "lists its problems in another order than they are found in"
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
