"""Texts that do not fit in; a box that is too small for most of them, once, out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from cardwright.model.entry import Catalog
from cardwright.model.problem import Place, Problem, order

_TASK = re.compile(r"\(while drawing [^\"]*\"([^\"]*)\"\)\Z")
_SEVERAL = 3


def too_small(problems: Iterable[Problem], catalog: Catalog) -> list[Problem]:
    """The problems; of a box that most cards of its kinds overflow only one, at it.

    Then the box is at fault, and to shorten each text would be in vain.
    """
    boxes: dict[Place, list[Problem]] = {}
    kept = []
    for problem in problems:
        if problem.box is None:
            kept.append(problem)
        else:
            boxes.setdefault(problem.box, []).append(problem)
    return [*kept, *(p for b, texts in boxes.items() for p in _of(b, texts, catalog))]


def _of(box: Place, texts: Sequence[Problem], catalog: Catalog) -> Iterator[Problem]:
    drawn = {match[1] for p in texts if (match := _TASK.search(p.hint or ""))}
    kinds = {catalog.entries[id_].kind for id_ in drawn if id_ in catalog.entries}
    cards = sum(entry.kind in kinds for entry in catalog.entries.values())
    if len(drawn) < max(_SEVERAL, cards // 2 + 1):
        yield from texts
        return
    first = min(texts, key=order)
    task = _TASK.search(first.hint or "")
    text = f"the texts of {len(drawn)} of {cards} cards do not fit this box"
    hint = "make it larger, or the text's min-size smaller"
    yield replace(
        first, place=box, message=text, hint=f"{hint} {task[0] if task else ''}"
    )
