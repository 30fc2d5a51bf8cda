"""A mapping and one that stands over it in, both as one mapping out."""

from __future__ import annotations

from typing import Any

from cardwright.model.source import Map, Mark, Seq


def merge(base: Map, over: Map) -> Map:
    """``base`` with the values of ``over`` in it, those of ``over`` first.

    Mappings merge key by key, lists of mappings that have ids merge by id; everything
    else is replaced. Every value keeps the mark it had.
    """
    items = {key: _merged(base.get(key), value) for key, value in over.items()}
    rest = {key: value for key, value in base.items() if key not in over}
    marks: dict[str, Mark] = {**over.marks}
    marks |= {key: mark for key, mark in base.marks.items() if key in rest}
    return Map({**items, **rest}.items(), marks, over.source, over.span)


def _merged(base: Any, over: Any) -> Any:
    if isinstance(base, Map) and isinstance(over, Map):
        return merge(base, over)
    if _has_ids(base) and _has_ids(over):
        return _by_id(base, over)
    return over


def _has_ids(data: Any) -> bool:
    return isinstance(data, Seq) and all(
        isinstance(item, Map) and isinstance(item.get("id"), str) for item in data
    )


def _by_id(base: Seq, over: Seq) -> Seq:
    changed = dict(zip((item["id"] for item in over), over, strict=True))
    marks = dict(zip(changed, over.marks, strict=False))
    items = []
    for item, mark in zip(base, base.marks, strict=True):
        change = changed.pop(item["id"], None)
        items.append((item, mark) if change is None else (merge(item, change), mark))
    items += [(item, marks[id_]) for id_, item in changed.items()]
    return Seq(
        [item for item, _ in items], [mark for _, mark in items], over.source, over.span
    )
