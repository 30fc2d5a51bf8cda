"""Faults within texts: marks, icons, expressions."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tests.mutations.ground import Ground
from tests.mutations.page import Part
from tests.mutations.slip import Choose, Slip, edited
from tests.mutations.spelling import misspelt

_BLANK = re.compile(r"(?<=[a-z]) (?=[a-z])")
_ICON = re.compile(r"\{([a-z-]+)\}")
_VALUE = re.compile(r"\{\{ ([a-z_.]+) \}\}")
_FIELD = re.compile(r"param\.(\w+)")


def name_an_icon_that_is_not_there(ground: Ground, choose: Choose) -> Slip | None:
    part, at = _between_words(ground, choose)
    if part.in_flow and not part.style:
        return None
    text = edited(ground.texts[part.file], at, at, " {nope}")
    return Slip(part.file, text, "unknown-icon", at + 1, at + len(" {nope}"))


def leave_a_mark_open(ground: Ground, choose: Choose) -> Slip | None:
    part, at = _between_words(ground, choose)
    mark = choose(["**", "*"])
    text = edited(ground.texts[part.file], at + 1, at + 1, mark)
    return Slip(part.file, text, "unbalanced-mark", at + 1, at + 1 + len(mark))


def misspell_an_icon(ground: Ground, choose: Choose) -> Slip | None:
    part = choose([p for p in _rich(ground) if _ICON.search(_written(ground, p))])
    found = choose(list(_ICON.finditer(_written(ground, part))))
    new = misspelt(found[1], ground.names, choose)
    if new is None:
        return None
    span = part.start + found.start(1), part.start + found.end(1)
    text = edited(ground.texts[part.file], *span, new)
    return Slip(part.file, text, "unknown-icon", span[0] - 1, span[0] + len(new) + 1)


def lose_a_brace_of_an_icon(ground: Ground, choose: Choose) -> Slip | None:
    part = choose([p for p in _rich(ground) if _ICON.search(_written(ground, p))])
    found = choose(list(_ICON.finditer(_written(ground, part))))
    at = part.start + found.start()
    end = part.start + found.end()
    text = edited(ground.texts[part.file], end - 1, end, "")
    return Slip(part.file, text, "unbalanced-mark", at, at + 1)


def misspell_a_name_in_an_expression(ground: Ground, choose: Choose) -> Slip | None:
    """``param.deck_szie``: the name that is not there is told."""
    part = choose([p for p in _texts(ground) if _FIELD.search(_written(ground, p))])
    found = choose(list(_FIELD.finditer(_written(ground, part))))
    new = misspelt(found[1], ground.names, choose)
    if new is None:
        return None
    start, end = part.start + found.start(1), part.start + found.end(1)
    text = edited(ground.texts[part.file], start, end, new)
    return Slip(part.file, text, "unknown-name", start, start + len(new))


def lose_a_brace_of_an_expression(ground: Ground, choose: Choose) -> Slip | None:
    parts = [p for p in _texts(ground) if _VALUE.search(_written(ground, p))]
    part = choose([p for p in parts if p.style])
    found = choose(list(_VALUE.finditer(_written(ground, part))))
    at, end = part.start + found.start(), part.start + found.end()
    lost = choose([1, 2])
    text = edited(ground.texts[part.file], end - lost, end, "")
    is_rule = part.file.endswith("/rules.yaml") or part.key == "count"
    code = "bad-expression" if is_rule else "unbalanced-mark"
    return Slip(part.file, text, code, at, at + 2)


def _between_words(ground: Ground, choose: Choose) -> tuple[Part, int]:
    """A rich text, and where in its file a blank parts two words of it."""
    parts = [p for p in _rich(ground) if _spots(ground, p)]
    part = choose(parts)
    return part, choose(_spots(ground, part))


def _spots(ground: Ground, part: Part) -> Sequence[int]:
    written = _written(ground, part)
    if set(written) & set("*{\\\n"):
        return []
    return [part.start + found.start() for found in _BLANK.finditer(written)]


def _rich(ground: Ground) -> list[Part]:
    return [p for p in _texts(ground) if (p.schema or {}).get("x-text") == "rich"]


def _texts(ground: Ground) -> list[Part]:
    return [p for p in ground.parts if p.is_scalar and not p.is_alias]


def _written(ground: Ground, part: Part) -> str:
    return ground.texts[part.file][part.start : part.end]
