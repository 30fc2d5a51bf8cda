"""Faults of keys: misspelt, missing, doubled."""

from __future__ import annotations

from tests.mutations.ground import Ground
from tests.mutations.page import Part
from tests.mutations.slip import Choose, Slip, edited, planted
from tests.mutations.spelling import misspelt


def rename_a_key(ground: Ground, choose: Choose) -> Slip | None:
    """A key of a closed mapping loses, doubles or changes a letter."""
    part = choose([p for p in ground.parts if _names(p)])
    assert part.key is not None
    siblings = {p.key for p in part.above.parts if p.key} if part.above else set()
    new = misspelt(part.key, {*_names(part), *siblings}, choose)
    return planted(ground, part, "unknown-key", part.key_span, new)


def add_a_key(ground: Ground, choose: Choose) -> Slip | None:
    """A key that nothing asks for stands in a closed mapping."""
    part = choose([p for p in ground.parts if _names(p)])
    at = part.key_span[0]
    new = f"zzyzx: 1{_between(part)}"
    text = edited(ground.texts[part.file], at, at, new)
    return Slip(part.file, text, "unknown-key", at, at + len("zzyzx"))


def drop_a_required_key(ground: Ground, choose: Choose) -> Slip | None:
    """The mapping's first key is told; of an entry made by a blueprint nothing is."""
    part = choose([p for p in ground.parts if _is_needed(p)])
    return _dropped(ground, part)


def drop_an_id(ground: Ground, choose: Choose) -> Slip | None:
    wanted = [p for p in ground.parts if _is_id(p)]
    return _dropped(ground, choose(wanted))


def double_a_key(ground: Ground, choose: Choose) -> Slip | None:
    """The same key and value once more, right after itself."""
    part = choose([p for p in ground.parts if p.key and _is_free(ground, p)])
    text = ground.texts[part.file]
    pair = text[part.key_span[0] : part.end]
    start = part.end + len(_between(part))
    text = edited(text, part.end, part.end, _between(part) + pair)
    return Slip(part.file, text, "duplicate-key", start, start + _length(part))


def lose_the_line_of_an_id(ground: Ground, choose: Choose) -> Slip | None:
    """``- id: …`` is deleted, so that the keys below fall to the entry above."""
    part = choose([p for p in ground.parts if _begins_entry(p)])
    assert part.above is not None
    items = part.above.above
    assert items is not None
    before = items.parts[items.parts.index(part.above) - 1]
    known = {p.key for p in before.parts}
    doubled = next((p for p in part.above.parts[1:] if p.key in known), None)
    if doubled is None:
        return None
    text = ground.texts[part.file]
    start = text.rindex("\n", 0, part.start)
    end = text.index("\n", part.end)
    at = doubled.key_span[0] - (end - start)
    text = edited(text, start, end, "")
    return Slip(part.file, text, "duplicate-key", at, at + _length(doubled))


def _begins_entry(part: Part) -> bool:
    entry = part.above
    if part.key != "id" or entry is None or entry.kind is None or part.in_flow:
        return False
    items = entry.above
    return items is not None and items.parts[0] is not entry and _is_first(part)


def _names(part: Part) -> tuple[str, ...]:
    """The keys that may stand where the part's key stands."""
    above = part.above
    return (above.names or ()) if above is not None and part.key else ()


def _is_id(part: Part) -> bool:
    above = part.above
    return part.key == "id" and above is not None and above.kind is not None


def _is_needed(part: Part) -> bool:
    above = part.above
    if above is None or above.schema is None or len(above.parts) < 2:
        return False
    return part.key in above.schema.get("required", ()) and above.names is not None


def _is_free(ground: Ground, part: Part) -> bool:
    """Whether it has no anchor, which would have two meanings."""
    return "&" not in ground.texts[part.file][part.key_span[0] : part.end]


def _dropped(ground: Ground, part: Part) -> Slip | None:
    above = part.above
    if above is None or not _is_free(ground, part) or len(above.parts) < 2:
        return None
    text = ground.texts[part.file]
    if _is_first(part):
        start, end = part.key_span[0], above.parts[1].key_span[0]
    else:
        start, end = above.parts[above.parts.index(part) - 1].end, part.end
        comment = text[start : part.key_span[0]]
        start += len(comment.rpartition("\n")[0]) if "\n" in comment else 0
    first = above.parts[1] if _is_first(part) else above.parts[0]
    at = start if _is_first(part) else first.key_span[0]
    text = edited(text, start, end, "")
    return Slip(part.file, text, "missing-key", at, at + _length(first))


def _is_first(part: Part) -> bool:
    return part.above is not None and part.above.parts[0] is part


def _length(part: Part) -> int:
    return part.key_span[1] - part.key_span[0]


def _between(part: Part) -> str:
    """What parts a key's value from the next key."""
    if part.in_flow:
        return ", "
    return "\n" + " " * part.column
