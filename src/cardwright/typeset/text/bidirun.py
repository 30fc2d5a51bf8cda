"""An isolating run sequence: classes and characters in, L, R, EN or AN of each out.

Rules W1 to W7 and N0 to N2 of UAX 9. What rule X9 removes is not in a sequence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardwright.typeset.text.bidiclass import CANONICAL, CLOSING

INITIATORS = frozenset(("LRI", "RLI", "FSI"))
_ISOLATING = INITIATORS | {"PDI"}
_NEUTRAL = frozenset(("B", "S", "WS", "ON")) | _ISOLATING
_SEPARATORS = frozenset(("ES", "ET", "CS"))
_SIDES = {"L": "L", "R": "R", "EN": "R", "AN": "R"}
_OPENERS = {CANONICAL.get(end, end): start for start, end in CLOSING.items()}
_DEEPEST = 63


def resolved(
    kinds: Sequence[str], text: Sequence[str], embedding: str, around: tuple[str, str]
) -> list[str]:
    """What each character of a sequence is; ``around`` are its sos and eos.

    ``kinds`` has the classes after the rules on explicit levels, ``embedding`` is L or
    R, the direction of the sequence's level.
    """
    found = _letters(kinds, around[0])
    if not _SEPARATORS.isdisjoint(found):
        _numbers(found)
    _after_latin(found, around[0])
    for pair in _pairs(found, text):
        _bracket(found, kinds, pair, (embedding, around[0]))
    _neutrals(found, embedding, around)
    return found


def _letters(kinds: Sequence[str], sos: str) -> list[str]:
    """W1 to W3: marks are what they stand on, numbers after Arabic letters are AN."""
    found: list[str] = []
    before = strong = sos
    for own in kinds:
        kind = own
        if kind == "NSM":
            kind = "ON" if before in _ISOLATING else before
        before = kind
        if kind in {"L", "R", "AL"}:
            strong = kind
        if kind == "EN" and strong == "AL":
            kind = "AN"
        found.append("R" if kind == "AL" else kind)
    return found


def _numbers(found: list[str]) -> None:
    """W4 to W6: separators and terminators are part of a number or neutral."""
    for index in range(1, len(found) - 1):
        before = found[index - 1]
        if before == found[index + 1] and (
            (before == "EN" and found[index] in {"ES", "CS"})
            or (before == "AN" and found[index] == "CS")
        ):
            found[index] = before
    for start, end in _runs(found, frozenset(("ET",))):
        if "EN" in {*found[max(start - 1, 0) : start], *found[end : end + 1]}:
            found[start:end] = ["EN"] * (end - start)
    found[:] = ["ON" if kind in _SEPARATORS else kind for kind in found]


def _after_latin(found: list[str], sos: str) -> None:
    """W7: European numbers after Latin letters read as these do."""
    strong = sos
    for index, kind in enumerate(found):
        if kind in {"L", "R"}:
            strong = kind
        elif kind == "EN" and strong == "L":
            found[index] = "L"


def _pairs(found: Sequence[str], text: Sequence[str]) -> list[tuple[int, int]]:
    """BD16: places of neutral brackets that belong together, in order of the first."""
    pairs: list[tuple[int, int]] = []
    open_: list[tuple[str, int]] = []
    for index, character in enumerate(text):
        if found[index] != "ON":
            continue
        if character in CLOSING:
            if len(open_) == _DEEPEST:
                return []
            end = CLOSING[character]
            open_.append((CANONICAL.get(end, end), index))
            continue
        own = CANONICAL.get(character, character)
        if own not in _OPENERS:
            continue
        match = [depth for depth, (end, _) in enumerate(open_) if end == own]
        if match:
            pairs.append((open_[match[-1]][1], index))
            del open_[match[-1] :]
    return sorted(pairs)


def _bracket(
    found: list[str],
    kinds: Sequence[str],
    pair: tuple[int, int],
    sides: tuple[str, str],
) -> None:
    """N0 for one pair; ``sides`` are the embedding direction and the sos."""
    embedding, sos = sides
    inside = {_SIDES.get(kind) for kind in found[pair[0] + 1 : pair[1]]} - {None}
    if not inside:
        return
    own = embedding
    if embedding not in inside:
        before = (_SIDES[kind] for kind in found[pair[0] :: -1] if kind in _SIDES)
        own = next(before, sos)
    for place in pair:
        found[place] = own
        following = place + 1
        while following < len(kinds) and kinds[following] == "NSM":
            found[following] = own
            following += 1


def _neutrals(found: list[str], embedding: str, around: tuple[str, str]) -> None:
    """N1 and N2: neutrals are what is on both their sides, else the embedding's."""
    sos, eos = around
    for start, end in _runs(found, _NEUTRAL):
        before = _SIDES[found[start - 1]] if start else sos
        after = _SIDES[found[end]] if end < len(found) else eos
        own = before if before == after else embedding
        found[start:end] = [own] * (end - start)


def _runs(found: Sequence[str], wanted: frozenset[str]) -> Iterator[tuple[int, int]]:
    """Starts and ends of the longest stretches of ``wanted``."""
    start = -1
    for index, kind in enumerate(found):
        if kind in wanted:
            start = index if start < 0 else start
        elif start >= 0:
            yield start, index
            start = -1
    if start >= 0:
        yield start, len(found)
