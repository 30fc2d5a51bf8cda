"""Shaping: a word and one font in, its glyphs at the size of one em out."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from math import inf
from typing import Any, NamedTuple

import uharfbuzz as hb

from cardwright.base import fonts
from cardwright.model.drawing import FontKey


class Sign(NamedTuple):
    """A glyph: id, pen position (y upwards) and advance in em, and its text."""

    gid: int
    x: float
    y: float
    text: str
    advance: float


@dataclass(frozen=True, slots=True)
class Shape:
    """A shaped piece of text in one font; everything is in em, y upwards.

    ``left`` and ``right`` are where its ink begins and ends, measured from the pen's
    start; ``top`` and ``bottom`` where it ends above and (negative) below the baseline.
    ``trail`` is the tracking behind its last character: at its right end, or at its
    left one if it runs leftwards.
    """

    signs: tuple[Sign, ...]
    advance: float
    left: float
    right: float
    top: float
    bottom: float
    trail: float = 0.0


class Turn(NamedTuple):
    """Which way a text runs, and what it joins before and after it in reading order."""

    leftwards: bool = False
    before: str = ""
    after: str = ""


RIGHTWARDS = Turn()


class Manner(NamedTuple):
    """OpenType features with their values, and what is added to word spaces in em."""

    features: tuple[tuple[str, int], ...] = ()
    spacing: float = 0.0


USUAL = Manner()


@dataclass(frozen=True, slots=True)
class Setting:
    """What shaping depends on besides font and text; tracking is in em."""

    language: str = "en"
    tracking: float = 0.0
    turn: Turn = RIGHTWARDS
    manner: Manner = USUAL


_CURSIVE = ("Arab", "Syrc", "Nkoo", "Mand", "Mong", "Phag", "Adlm", "Rohg", "Sogd")
_HUNG = ("Deva", "Beng", "Guru")
_JOINED = frozenset((*_CURSIVE, *_HUNG))
"""Scripts whose letters join, or hang from one line: no tracking parts them."""


def shape(key: FontKey, text: str, setting: Setting, slant: float = 0.0) -> Shape:
    """Shape ``text``, which is of one script, in the direction that is asked for.

    Tracking is added after every cluster and switches off common ligatures, unless a
    feature asks for them. Glyphs are from left to right; mirrored ones stand for what
    is mirrored (rule L4 of UAX 9).
    """
    leftwards, before, after = setting.turn
    buffer = hb.Buffer()
    buffer.add_str(before + text + after, len(before), len(text))
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if leftwards else "ltr"
    buffer.language = setting.language
    if leftwards:
        buffer.cluster_level = hb.BufferClusterLevel.CHARACTERS
    tracking = 0.0 if buffer.script in _JOINED else setting.tracking
    features = {"liga": 0, "clig": 0} if tracking else {}
    made = fonts.font(key)
    hb.shape(made, buffer, {**features, **dict(setting.manner.features)} or None)
    em = fonts.upem(key)
    spread = _leftward if leftwards else _rightward
    steps = _steps(buffer, em, len(before))
    if setting.manner.spacing:
        steps = [_spaced(made, text, setting.manner.spacing) for made in steps]
    signs, advance = spread(steps, text, tracking)
    return Shape(signs, advance, *_ink(key, signs, slant), tracking)


def runs_of_script(text: str) -> Iterator[str]:
    """Parts of ``text`` of one script; what is of none goes with what is before it."""
    if text.isascii():
        yield text
        return
    names: list[str] = []
    for character in text:
        own = script(character)
        names.append(own or (names[-1] if names else ""))
    first = next(filter(None, names), "")
    pairs = (
        (name or first, character) for name, character in zip(names, text, strict=True)
    )
    for _, group in groupby(pairs, key=lambda pair: pair[0]):
        yield "".join(character for _, character in group)


@lru_cache(maxsize=16_384)
def script(character: str) -> str:
    """The script of a character, such as ``Latn``; nothing if many share it.

    The kana are one with the ideographs that they are written with.
    """
    buffer = hb.Buffer()
    buffer.add_str(character)
    buffer.guess_segment_properties()
    found = str(buffer.script or "")
    return "Hani" if found in {"Hira", "Kana", "Bopo"} else found


class _Step(NamedTuple):
    """A glyph with its offset and advance in em; ``at`` is its text's first index."""

    gid: int
    dx: float
    dy: float
    advance: float
    at: int


def _steps(buffer: Any, em: int, skipped: int) -> list[_Step]:
    pairs = zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
    return [
        _Step(
            info.codepoint,
            at.x_offset / em,
            at.y_offset / em,
            at.x_advance / em,
            info.cluster - skipped,
        )
        for info, at in pairs
    ]


def _spaced(made: _Step, text: str, spacing: float) -> _Step:
    """A word space, no-break or not, made wider."""
    is_blank = text[made.at] in {" ", "\xa0"}
    return made._replace(advance=made.advance + spacing) if is_blank else made


@lru_cache(maxsize=256)
def has_small_caps(key: FontKey) -> bool:
    """Whether a font has small capitals of its own."""
    plain = shape(key, "a", Setting())
    small = shape(key, "a", Setting(manner=Manner((("smcp", 1),))))
    return plain.signs[0].gid != small.signs[0].gid


def _rightward(
    steps: Sequence[_Step], text: str, tracking: float
) -> tuple[tuple[Sign, ...], float]:
    """Glyphs with their pen positions, and the whole advance."""
    texts = _cluster_texts(text, [made.at for made in steps])
    signs: list[Sign] = []
    pen = 0.0
    for index, made in enumerate(steps):
        last = index + 1 == len(steps) or steps[index + 1].at != made.at
        step = made.advance + (tracking if last else 0.0)
        signs.append(Sign(made.gid, pen + made.dx, made.dy, texts[index], step))
        pen += step
    return tuple(signs), pen


def _leftward(
    steps: Sequence[_Step], text: str, tracking: float
) -> tuple[tuple[Sign, ...], float]:
    """The same for text that runs leftwards: tracking is on the left of letters.

    Every mark keeps its own text, since readers of a PDF turn the order of glyphs. Of
    the glyphs of one letter the widest has its text and comes first.
    """
    starts = sorted({made.at for made in steps})
    ends = dict(zip(starts, [*starts[1:], len(text)], strict=True))
    signs: list[Sign] = []
    pen = 0.0
    for _, letter in groupby(steps, key=lambda made: _base(text, made.at)):
        pen += tracking
        placed = []
        for made in letter:
            placed.append((pen + made.dx, made))
            pen += made.advance
        for at, group in groupby(placed, key=lambda pair: pair[1].at):
            ordered = sorted(group, key=lambda pair: -pair[1].advance)
            for index, (x, made) in enumerate(ordered):
                own = "" if index else text[at : ends[at]]
                signs.append(Sign(made.gid, x, made.dy, own, made.advance))
    return tuple(signs), pen


def _base(text: str, index: int) -> int:
    """Where the letter stands that a mark belongs to."""
    while index and unicodedata.category(text[index]).startswith("M"):
        index -= 1
    return index


def _cluster_texts(text: str, clusters: Sequence[int]) -> list[str]:
    """Each cluster's characters on its first glyph, the empty text on the others."""
    if clusters == [*range(len(text))]:
        return [*text]
    starts = sorted(set(clusters))
    ends = dict(zip(starts, [*starts[1:], len(text)], strict=True))
    texts: list[str] = []
    for index, cluster in enumerate(clusters):
        first = index == 0 or clusters[index - 1] != cluster
        texts.append(text[cluster : ends[cluster]] if first else "")
    return texts


def _ink(
    key: FontKey, signs: Sequence[Sign], slant: float
) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of the ink; zeros when nothing is drawn."""
    known = _extents(key)
    left, right, top, bottom = inf, -inf, -inf, inf
    for gid, x, y, _text, _advance in signs:
        if (box := known[gid]) is not None:
            start, head = x + box[0], y + box[1]
            foot = head + box[3]
            left = min(left, start + slant * min(foot, 0.0))
            right = max(right, start + box[2] + slant * max(head, 0.0))
            top = max(top, head)
            bottom = min(bottom, foot)
    return (left, right, top, bottom) if left < inf else (0.0, 0.0, 0.0, 0.0)


class _Extents(dict[int, tuple[float, float, float, float] | None]):
    """Each glyph's bearings, width and (negative) height in em; nothing if blank."""

    def __init__(self, key: FontKey) -> None:
        super().__init__()
        self._font, self._em = fonts.font(key), fonts.upem(key)

    def __missing__(self, gid: int) -> tuple[float, float, float, float] | None:
        found, em = self._font.get_glyph_extents(gid), self._em
        self[gid] = (
            (
                found.x_bearing / em,
                found.y_bearing / em,
                found.width / em,
                found.height / em,
            )
            if found is not None and found.width and found.height
            else None
        )
        return self[gid]


_extents = lru_cache(maxsize=256)(_Extents)
