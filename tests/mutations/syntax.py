"""Faults of YAML: quotes, brackets, colons, indentation, tabs."""

from __future__ import annotations

import re

from tests.mutations.ground import Ground
from tests.mutations.page import Part
from tests.mutations.slip import Choose, Slip, edited

CODE = "yaml-syntax"
_CLOSERS = "]}"


def lose_a_closing_bracket(ground: Ground, choose: Choose) -> Slip | None:
    """Told at the bracket that stays open, or at one that closes the wrong sort."""
    part = choose([p for p in _groups(ground) if not p.in_flow])
    inner = choose([p for p in part.all() if p.is_flow])
    text = ground.texts[part.file]
    start, last = inner.start, inner.end - 1
    outer = _outer(inner)
    text = edited(text, last, last + 1, "")
    if outer is None:
        return Slip(part.file, text, CODE, start, start + 1)
    if outer.is_map == inner.is_map:
        return None
    at = outer.end - 2
    return Slip(part.file, text, CODE, at, at + 1) if _last(inner, outer) else None


def lose_a_closing_quote(ground: Ground, choose: Choose) -> Slip | None:
    """Told from the quote that opens to the end of its line, or what reads as that."""
    part = choose(_quoted(ground))
    text = edited(ground.texts[part.file], part.end - 1, part.end, "")
    end = text.find("\n", part.start)
    line = text[part.start : end]
    return Slip(part.file, text, CODE, part.start, part.start + len(line.rstrip()))


def lose_quotes_before_an_icon(ground: Ground, choose: Choose) -> Slip | None:
    """``text: {icon} deals 2``: a bracket, then a text that goes on behind it."""
    part = choose([p for p in _quoted(ground) if not p.in_flow])
    text = ground.texts[part.file]
    inner = text[part.start + 1 : part.end - 1]
    if "\\" in inner or "''" in inner or ": " in inner or " #" in inner:
        return None
    new = "{tap} " + inner
    text = edited(text, part.start, part.end, new)
    return Slip(part.file, text, CODE, part.start, part.start + len("{tap}"))


def write_a_colon_in_a_text(ground: Ground, choose: Choose) -> Slip | None:
    """``flavour: Remember: the sea``."""
    parts = [p for p in _plain(ground) if " " in p.value and p.key and not p.in_flow]
    part = choose(parts)
    written = ground.texts[part.file][part.start : part.end]
    if "\n" in written or ":" in written:
        return None
    at = part.start + choose([m.start() for m in re.finditer(" ", written)])
    text = edited(ground.texts[part.file], at, at, ":")
    return Slip(part.file, text, CODE, at, at + 1)


def begin_with_a_sign(ground: Ground, choose: Choose) -> Slip | None:
    """``text: @you``, ``text: *bold* move``: told with all that follows on the line."""
    part = choose([p for p in _plain(ground) if p.key and not p.in_flow])
    written = ground.texts[part.file][part.start : part.end]
    if "\n" in written or ":" in written or "#" in written:
        return None
    new = choose(["@", "`", "%", "**", "* "]) + written
    text = edited(ground.texts[part.file], part.start, part.end, new)
    return Slip(part.file, text, CODE, part.start, part.start + len(new))


def indent_with_a_tab(ground: Ground, choose: Choose) -> Slip | None:
    part = choose([p for p in ground.parts if _starts_line(ground, p) and p.column])
    text = ground.texts[part.file]
    start = text.rindex("\n", 0, part.key_span[0]) + 1
    text = edited(text, start, part.key_span[0], "\t")
    return Slip(part.file, text, CODE, start, start + 1)


def indent_a_key_too_far(ground: Ground, choose: Choose) -> Slip | None:
    """A key stands deeper than the one above it, whose value is a word."""
    part = choose([p for p in ground.parts if _starts_line(ground, p)])
    above = _above(part)
    if above is None or not above.is_scalar or above.style in {"|", ">"}:
        return None
    text = ground.texts[part.file]
    at = part.key_span[0]
    text = edited(text, at, at, "  ")
    end = text.find("\n", at)
    line = re.sub(r"\s+#.*", "", text[at + 2 : end]).rstrip()
    return Slip(part.file, text, CODE, at + 2, at + 2 + len(line))


def forget_the_blank_after_a_colon(ground: Ground, choose: Choose) -> Slip | None:
    """``cost:3`` between two other keys."""
    part = choose([p for p in _plain(ground) if _starts_line(ground, p)])
    items = part.above.parts if part.above else []
    text = ground.texts[part.file]
    at = part.key_span[1]
    if items.index(part) in {0, len(items) - 1} or text[at : part.start] != ": ":
        return None
    if "\n" in text[part.start : part.end] or ":" in part.value:
        return None
    text = edited(text, at, part.start, ":")
    return Slip(part.file, text, CODE, at, at + 1)


def _above(part: Part) -> Part | None:
    items = part.above.parts if part.above else []
    index = items.index(part) if items else 0
    return items[index - 1] if index else None


def _starts_line(ground: Ground, part: Part) -> bool:
    if part.key is None or part.in_flow:
        return False
    text = ground.texts[part.file]
    before = text[: part.key_span[0]]
    return before[before.rfind("\n") + 1 :].strip() == ""


def _groups(ground: Ground) -> list[Part]:
    return [p for p in ground.parts if p.is_flow and not p.is_alias]


def _quoted(ground: Ground) -> list[Part]:
    return [p for p in ground.parts if p.style in {'"', "'"} and not p.is_alias]


def _plain(ground: Ground) -> list[Part]:
    return [
        p
        for p in ground.parts
        if p.is_scalar and p.style == "" and p.value and not p.is_alias
    ]


def _outer(part: Part) -> Part | None:
    above = part.above
    return above if above is not None and above.is_flow else None


def _last(inner: Part, outer: Part) -> bool:
    return outer.parts[-1] is inner
