"""The bidirectional algorithm: a paragraph's text in, its levels and their order out.

UAX 9, tested on its data files of Unicode 15. Mirrored glyphs (L4) are HarfBuzz's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Literal, NamedTuple

from cardwright.typeset.text.bidiclass import bidi_class
from cardwright.typeset.text.bidirun import INITIATORS, resolved

Direction = Literal["auto", "ltr", "rtl"]

_DEEPEST = 125
_REMOVED = frozenset(("RLE", "LRE", "RLO", "LRO", "PDF", "BN"))
_EXPLICIT = _REMOVED | INITIATORS | {"PDI"}
_SEPARATORS = frozenset(("S", "B"))
_TRAILING = _EXPLICIT | {"WS"}
_LEVEL_OF = {"L": 0, "R": 1, "AL": 1}
_RISE = ({"L": 0, "R": 1, "AN": 2, "EN": 2}, {"R": 0, "L": 1, "AN": 1, "EN": 1})
"""What I1 adds to an even level, and I2 to an odd one."""


def base_level(text: str, default: int = 0) -> int:
    """P2, P3: the level of a paragraph by its first strong character outside isolates.

    ``default`` is that of a text without one.
    """
    return _first_strong([*map(bidi_class, text)], default)


def _first_strong(classes: Sequence[str], default: int) -> int:
    depth = 0
    for kind in classes:
        if kind in INITIATORS:
            depth += 1
        elif kind == "PDI":
            depth = max(depth - 1, 0)
        elif not depth and kind in _LEVEL_OF:
            return _LEVEL_OF[kind]
    return default


@lru_cache(maxsize=512)
def levels(text: str, base: int) -> tuple[int, ...]:
    """The level of every character of a line, blanks at its end reset (L1).

    Characters that rule X9 removes have the level of what is before them.
    """
    classes = [*map(bidi_class, text)]
    if _EXPLICIT.isdisjoint(classes):
        return _simple(classes, text, base)
    kinds, found = _explicit(classes, base)
    for sequence in _sequences(classes, found, base):
        members = sequence.members
        level = found[members[0]]
        kept = [kinds[index] for index in members]
        letters = [text[index] for index in members]
        sides = _side(sequence.before, level), _side(sequence.after, level)
        for index, kind in zip(
            members, resolved(kept, letters, "LR"[level % 2], sides), strict=True
        ):
            found[index] = level + _RISE[level % 2][kind]
    return tuple(_reset(_filled(classes, found, base), classes, base))


def _simple(classes: Sequence[str], text: str, base: int) -> tuple[int, ...]:
    """The levels of text in which nothing changes them: it is one sequence."""
    side, rise = "LR"[base % 2], _RISE[base % 2]
    kinds = resolved(classes, text, side, (side, side))
    return tuple(_reset([base + rise[kind] for kind in kinds], classes, base))


def order(found: Sequence[int]) -> list[int]:
    """L2: the indices from left to right of what has these levels."""
    indices = [*range(len(found))]
    for level in range(max(found, default=0), 0, -1):
        start = 0
        while start < len(indices):
            end = start
            while end < len(indices) and found[indices[end]] >= level:
                end += 1
            indices[start:end] = indices[start:end][::-1]
            start = end + 1
    return indices


class _Status(NamedTuple):
    level: int
    override: str
    isolate: bool


class _Stack:
    """The directional status stack of rules X1 to X8, with its overflow counts."""

    def __init__(self, base: int) -> None:
        self._open = [_Status(base, "", isolate=False)]
        self._isolates = self._embeddings = self._valid = 0

    @property
    def top(self) -> _Status:
        return self._open[-1]

    def embed(self, kind: str) -> None:
        """X2 to X5: an embedding or override begins."""
        level = _next(self.top.level, odd=kind in {"RLE", "RLO"})
        if level <= _DEEPEST and not (self._isolates or self._embeddings):
            override = {"LRO": "L", "RLO": "R"}.get(kind, "")
            self._open.append(_Status(level, override, isolate=False))
        elif not self._isolates:
            self._embeddings += 1

    def isolate(self, *, odd: bool) -> None:
        """X5a to X5c: an isolate begins."""
        level = _next(self.top.level, odd=odd)
        if level <= _DEEPEST and not (self._isolates or self._embeddings):
            self._valid += 1
            self._open.append(_Status(level, "", isolate=True))
        else:
            self._isolates += 1

    def end_isolate(self) -> None:
        """X6a."""
        if self._isolates:
            self._isolates -= 1
        elif self._valid:
            self._embeddings = 0
            while not self.top.isolate:
                self._open.pop()
            self._open.pop()
            self._valid -= 1

    def end_embedding(self) -> None:
        """X7."""
        if self._isolates:
            return
        if self._embeddings:
            self._embeddings -= 1
        elif not self.top.isolate and len(self._open) > 1:
            self._open.pop()


def _next(level: int, *, odd: bool) -> int:
    return (level + 1) | 1 if odd else (level + 2) & ~1


def _explicit(classes: Sequence[str], base: int) -> tuple[list[str], list[int]]:
    """X1 to X8: classes as overridden, and the level of every character."""
    kinds, found = [*classes], [base] * len(classes)
    stack = _Stack(base)
    for index, kind in enumerate(classes):
        if kind == "PDF":
            stack.end_embedding()
        elif kind == "PDI":
            stack.end_isolate()
        top = stack.top
        found[index] = base if kind == "B" else top.level
        if top.override and kind not in _REMOVED and kind != "B":
            kinds[index] = top.override
        if kind in INITIATORS:
            odd = kind == "RLI" or (kind == "FSI" and _isolated(classes, index))
            stack.isolate(odd=odd)
        elif kind in {"RLE", "LRE", "RLO", "LRO"}:
            stack.embed(kind)
    return kinds, found


def _isolated(classes: Sequence[str], start: int) -> bool:
    """Whether what an FSI isolates is set from right to left."""
    depth = 0
    for end in range(start, len(classes)):
        depth += (classes[end] in INITIATORS) - (classes[end] == "PDI")
        if not depth:
            return bool(_first_strong(classes[start + 1 : end], 0))
    return bool(_first_strong(classes[start + 1 :], 0))


class _Sequence(NamedTuple):
    """Members of an isolating run sequence, and the levels next to its ends."""

    members: list[int]
    before: int
    after: int


def _sequences(
    classes: Sequence[str], found: Sequence[int], base: int
) -> Iterator[_Sequence]:
    """X10: level runs, those joined whose ends are an isolate's ends."""
    kept = [index for index, kind in enumerate(classes) if kind not in _REMOVED]
    ends = _matches(classes)
    awaiting: dict[int, list[int]] = {}
    sequences: list[list[int]] = []
    for _, group in groupby(kept, key=found.__getitem__):
        run = [*group]
        members = awaiting.pop(run[0], None)
        if members is None:
            members = []
            sequences.append(members)
        members += run
        if run[-1] in ends:
            awaiting[ends[run[-1]]] = members
    around = [base, *map(found.__getitem__, kept), base]
    places = {index: place for place, index in enumerate(kept, 1)}
    for members in sequences:
        first, last = members[0], members[-1]
        alone = classes[last] in INITIATORS and last not in ends
        after = base if alone else around[places[last] + 1]
        yield _Sequence(members, around[places[first] - 1], after)


def _matches(classes: Sequence[str]) -> dict[int, int]:
    """BD9: where each isolate that ends, ends."""
    found: dict[int, int] = {}
    open_: list[int] = []
    for index, kind in enumerate(classes):
        if kind in INITIATORS:
            open_.append(index)
        elif kind == "PDI" and open_:
            found[open_.pop()] = index
    return found


def _side(beside: int, level: int) -> str:
    return "LR"[max(beside, level) % 2]


def _filled(classes: Sequence[str], found: Sequence[int], base: int) -> list[int]:
    """Levels in which what X9 removes has that of the character before it."""
    filled: list[int] = []
    before = base
    for kind, level in zip(classes, found, strict=True):
        before = before if kind in _REMOVED else level
        filled.append(before)
    return filled


def _reset(found: list[int], classes: Sequence[str], base: int) -> list[int]:
    """L1: separators, and blanks before them or at the end, are at the base level."""
    at_end = True
    for index in range(len(found) - 1, -1, -1):
        kind = classes[index]
        at_end = kind in _SEPARATORS or (at_end and kind in _TRAILING)
        if at_end:
            found[index] = base
    return found
