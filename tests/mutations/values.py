"""Faults of values: of the wrong type, out of range, no choice, not there."""

from __future__ import annotations

from tests.mutations.ground import Ground
from tests.mutations.page import Part
from tests.mutations.slip import Choose, Slip, edited, planted
from tests.mutations.spelling import misspelt

_VOCABULARY = "vocabulary."


def write_a_word_for_a_number(ground: Ground, choose: Choose) -> Slip | None:
    wanted = [p for p in ground.parts if p.types in {("integer",), ("number",)}]
    part = choose([p for p in wanted if _is_plain(p)])
    return planted(ground, part, "wrong-type", (part.start, part.end), "many")


def write_a_list_for_a_text(ground: Ground, choose: Choose) -> Slip | None:
    wanted = [p for p in ground.parts if p.types == ("string",) and p.is_scalar]
    part = choose([p for p in wanted if _is_plain(p) or p.style in {"'", '"'}])
    return planted(ground, part, "wrong-type", (part.start, part.end), "[odd, one]")


def write_a_number_for_a_group(ground: Ground, choose: Choose) -> Slip | None:
    """A list or mapping gives way to a number, with all that it held."""
    wanted = [
        p
        for p in ground.parts
        if set(p.types) & {"array", "object"} and len(p.types) == 1
    ]
    part = choose(
        [p for p in wanted if not p.is_scalar and not p.is_alias and p.key and p.above]
    )
    text = ground.texts[part.file]
    if "&" in text[part.key_span[1] : part.end]:
        return None
    start = text.index(":", part.key_span[1]) + 1
    text = edited(text, start, part.end, " 12")
    return Slip(part.file, text, "wrong-type", start + 1, start + 3)


def go_out_of_range(ground: Ground, choose: Choose) -> Slip | None:
    part = choose([p for p in ground.parts if _limits(p) and _is_plain(p)])
    return planted(
        ground, part, "out-of-range", (part.start, part.end), choose(_limits(part))
    )


def write_no_choice(ground: Ground, choose: Choose) -> Slip | None:
    part = choose(
        [p for p in ground.parts if p.is_scalar and "enum" in (p.schema or {})]
    )
    assert part.schema is not None
    taken = [str(word) for word in part.schema["enum"]]
    new = misspelt(part.value, [*taken, "true", "false"], choose)
    return planted(ground, part, "not-a-choice", (part.start, part.end), new)


def dangle_a_link(ground: Ground, choose: Choose) -> Slip | None:
    """An id or a word of a list loses, doubles or changes a letter."""
    parts = [p for p in ground.parts if "x-link" in (p.schema or {}) and _is_plain(p)]
    part = choose([p for p in parts if "{{" not in p.value])
    new = misspelt(part.value, ground.names, choose)
    span = (part.start, part.end)
    return planted(ground, part, "unknown-reference", span, new)


def dangle_a_line_of_a_deck(ground: Ground, choose: Choose) -> Slip | None:
    part = choose([p for p in ground.parts if _is_line(p)])
    assert part.key is not None
    new = misspelt(part.key, ground.names, choose)
    return planted(ground, part, "unknown-reference", part.key_span, new)


def misspell_a_verb(ground: Ground, choose: Choose) -> Slip | None:
    part = choose([p for p in ground.parts if p.key == "do" and _is_plain(p)])
    new = misspelt(part.value, ground.verbs, choose)
    return planted(ground, part, "not-a-choice", (part.start, part.end), new)


def misspell_an_argument(ground: Ground, choose: Choose) -> Slip | None:
    part = choose([p for p in ground.parts if _is_argument(p)])
    assert part.key is not None
    assert part.above is not None
    taken = {p.key for p in part.above.parts if p.key}
    verb = part.above.child("do")
    assert verb is not None
    new = misspelt(part.key, {*taken, *ground.verbs[verb.value]}, choose)
    return planted(ground, part, "unknown-key", part.key_span, new)


def break_an_id(ground: Ground, choose: Choose) -> Slip | None:
    part = choose([p for p in ground.parts if _is_id(p)])
    new = choose([part.value.capitalize(), part.value + "-", f"{part.value}_2"])
    return planted(ground, part, "bad-pattern", (part.start, part.end), new)


def take_the_id_of_another(ground: Ground, choose: Choose) -> Slip | None:
    """Of the entry before it in the same list, so that this is the later one."""
    parts = [p for p in ground.parts if _is_id(p) and _before(p)]
    part = choose(parts)
    before = _before(part)
    assert before is not None
    id_ = before.child("id")
    if id_ is None:
        return None
    return planted(ground, part, "duplicate-id", (part.start, part.end), id_.value)


def double_an_entry(ground: Ground, choose: Choose) -> Slip | None:
    """The whole entry once more, right after itself, with all that it holds."""
    part = choose([p for p in ground.parts if p.kind and _before(p) and p.key is None])
    text = ground.texts[part.file]
    id_, before = part.child("id"), _before(part)
    if id_ is None or before is None or "&" in text[part.start : part.end]:
        return None
    dash = text.rindex("\n", 0, part.start) if not part.in_flow else before.end
    item = text[dash : part.end]
    at = part.end + id_.start - dash
    text = edited(text, part.end, part.end, item)
    return Slip(part.file, text, "duplicate-id", at, at + len(id_.value))


def _before(entry: Part) -> Part | None:
    part = entry if entry.kind else entry.above
    if part is None or part.above is None or part.key is not None:
        return None
    items = part.above.parts
    return items[items.index(part) - 1] if items.index(part) else None


def _is_plain(part: Part) -> bool:
    return part.is_scalar and not part.is_alias and part.style == ""


def _is_id(part: Part) -> bool:
    above = part.above
    return (
        part.key == "id" and _is_plain(part) and above is not None and bool(above.kind)
    )


def _is_line(part: Part) -> bool:
    """Whether its key is a reference, as in a deck."""
    schema = (part.above.schema if part.above else None) or {}
    return "x-link" in (schema.get("propertyNames") or {})


def _is_argument(part: Part) -> bool:
    above = part.above
    return (
        part.key not in {None, "do", "phrase", "where", "if", "choose"}
        and above is not None
        and above.child("do") is not None
    )


def _limits(part: Part) -> list[str]:
    """Numbers one beyond what the schema allows; none where words are allowed too."""
    schema = part.schema or {}
    if part.types != ("integer",):
        return []
    below = [str(schema["minimum"] - 1)] if "minimum" in schema else []
    return below + ([str(schema["maximum"] + 1)] if "maximum" in schema else [])
