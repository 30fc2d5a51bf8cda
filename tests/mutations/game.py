"""Faults of a game as a whole: files that nobody claims, decks, rules."""

from __future__ import annotations

import re

from tests.mutations.ground import Ground
from tests.mutations.page import Part
from tests.mutations.slip import Choose, Slip, edited, planted
from tests.mutations.spelling import misspelt

_NAME = re.compile(r"(?<![\w.'\"-])(?:source|target|owner|kind)(?=\.)")
_TOO_MANY = 4
_EXPRESSIONS = ("where", "if")


def add_a_file_that_nobody_claims(ground: Ground, choose: Choose) -> Slip | None:
    folder = f"cards/{ground.files.slug}"
    name = choose(["stray.yaml", "notes/one.yaml", "odd.json"])
    text = '{"id": "stray"}\n'
    return Slip(f"{folder}/{name}", text, "unclaimed-file", 0, 0)


def put_too_many_copies_in_a_deck(ground: Ground, choose: Choose) -> Slip | None:
    """Four of a card, the others taken from a card like it: the deck keeps its size."""
    part = choose([p for p in ground.parts if _is_deck_line(p)])
    assert part.above is not None
    lacking = _TOO_MANY - int(part.value)
    like = _likeness(ground, part)
    others = [
        p
        for p in part.above.parts
        if p is not part and int(p.value) > lacking and _likeness(ground, p) == like
    ]
    other = choose(others)
    text = ground.texts[part.file]
    for line, copies in ((part, _TOO_MANY), (other, int(other.value) - lacking)):
        text = edited(text, line.start, line.end, str(copies))
    return Slip(part.file, text, "deck-copies", *part.key_span)


def _likeness(ground: Ground, line: Part) -> tuple[str, str]:
    """The file and the cost of a card of a deck, of which other rules speak."""
    entry = next(p for p in ground.parts if _has_id(p, line.key))
    cost = entry.child("cycles")
    return entry.file, cost.value if cost else ""


def _has_id(part: Part, id_: str | None) -> bool:
    found = part.child("id") if part.kind else None
    return found is not None and found.value == id_


def misspell_a_name_in_a_rule(ground: Ground, choose: Choose) -> Slip | None:
    """``taget.owner``: the name is told, inside the expression."""
    part = choose([p for p in ground.parts if _is_expression(p)])
    text = ground.texts[part.file][part.start : part.end]
    found = choose(list(_NAME.finditer(text)))
    new = misspelt(found[0], ground.names, choose)
    span = part.start + found.start(), part.start + found.end()
    return planted(ground, part, "unknown-name", span, new)


def misspell_a_parameter_s_value(ground: Ground, choose: Choose) -> Slip | None:
    """A parameter with choices has one of them."""
    page = ground.pages[f"cards/{ground.files.slug}/parameters.yaml"]
    parameter = choose([p for p in page.parts if p.child("choices")])
    value, choices = parameter.child("value"), parameter.child("choices")
    assert value is not None
    assert choices is not None
    if value.style or value.value in {"true", "false"}:
        return None
    taken = [part.key or "" for part in choices.parts]
    new = misspelt(value.value, [*taken, *ground.names], choose)
    return planted(ground, value, "not-a-choice", (value.start, value.end), new)


def _is_deck_line(part: Part) -> bool:
    schema = (part.above.schema if part.above else None) or {}
    return "/decks/" in part.file and "x-link" in (schema.get("propertyNames") or {})


def _is_expression(part: Part) -> bool:
    return (
        part.file.endswith("/rules.yaml")
        and part.key in _EXPRESSIONS
        and part.is_scalar
        and _NAME.search(part.value) is not None
    )
