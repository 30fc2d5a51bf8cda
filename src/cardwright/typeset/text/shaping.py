"""Shaping: a word and one font in, its glyphs at the size of one em out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
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


@dataclass(frozen=True, slots=True)
class Setting:
    """What shaping depends on besides font and text: language and tracking (em)."""

    language: str = "en"
    tracking: float = 0.0
    turn: Turn = RIGHTWARDS


_JOINED = frozenset(
    ("Arab", "Syrc", "Nkoo", "Mand", "Mong", "Phag", "Adlm", "Rohg", "Sogd", "Chrs")
)
"""Scripts whose letters join: no tracking parts them."""


def shape(key: FontKey, text: str, setting: Setting, slant: float = 0.0) -> Shape:
    """Shape ``text``, which is of one script, in the direction that is asked for.

    Tracking is added after every cluster and switches off common ligatures. Glyphs are
    from left to right; mirrored ones stand for what is mirrored (rule L4 of UAX 9).
    """
    leftwards, before, after = setting.turn
    buffer = hb.Buffer()
    buffer.add_str(before + text + after, len(before), len(text))
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if leftwards else "ltr"
    buffer.language = setting.language
    tracking = 0.0 if buffer.script in _JOINED else setting.tracking
    features = {"liga": False, "clig": False} if tracking else None
    made = fonts.font(key)
    hb.shape(made, buffer, features)
    em = fonts.upem(key)
    steps = _steps(buffer, text, em, len(before))
    signs, advance = _spread(steps, tracking, leftwards=leftwards)
    return Shape(signs, advance, *_ink(made, signs, em, slant), tracking)


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
    """A glyph, its offset and advance in em, its text and whether it ends a cluster."""

    gid: int
    dx: float
    dy: float
    advance: float
    text: str
    first: bool
    last: bool


def _steps(buffer: Any, text: str, em: int, skipped: int) -> Iterator[_Step]:
    infos = buffer.glyph_infos
    clusters = [info.cluster - skipped for info in infos]
    texts = _cluster_texts(text, clusters)
    end = len(infos) - 1
    for index, (info, at) in enumerate(zip(infos, buffer.glyph_positions, strict=True)):
        yield _Step(
            info.codepoint,
            at.x_offset / em,
            at.y_offset / em,
            at.x_advance / em,
            texts[index],
            first=index == 0 or clusters[index - 1] != clusters[index],
            last=index == end or clusters[index + 1] != clusters[index],
        )


def _spread(
    steps: Iterable[_Step], tracking: float, *, leftwards: bool
) -> tuple[tuple[Sign, ...], float]:
    """Glyphs with their pen positions, and the whole advance."""
    signs: list[Sign] = []
    pen = 0.0
    for made in steps:
        start = tracking if leftwards and made.first else 0.0
        step = made.advance + (tracking if made.last and not leftwards else 0.0)
        x = pen + start + made.dx
        signs.append(Sign(made.gid, x, made.dy, made.text, step + start))
        pen += step + start
    return tuple(signs), pen


def _cluster_texts(text: str, clusters: Sequence[int]) -> list[str]:
    """Each cluster's characters on its first glyph, the empty text on the others."""
    starts = sorted(set(clusters))
    ends = dict(zip(starts, [*starts[1:], len(text)], strict=True))
    texts: list[str] = []
    for index, cluster in enumerate(clusters):
        first = index == 0 or clusters[index - 1] != cluster
        texts.append(text[cluster : ends[cluster]] if first else "")
    return texts


def _ink(
    made: Any, signs: Sequence[Sign], em: int, slant: float
) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of the ink; zeros when nothing is drawn."""
    boxes = [box for sign in signs if (box := _box(made, sign, em, slant))]
    if not boxes:
        return 0.0, 0.0, 0.0, 0.0
    left, right, top, bottom = zip(*boxes, strict=True)
    return min(left), max(right), max(top), min(bottom)


def _box(
    made: Any, sign: Sign, em: int, slant: float
) -> tuple[float, float, float, float] | None:
    extents = made.get_glyph_extents(sign.gid)
    if extents is None or not (extents.width and extents.height):
        return None
    left = sign.x + extents.x_bearing / em
    top = sign.y + extents.y_bearing / em
    right, bottom = left + extents.width / em, top + extents.height / em
    return left + slant * min(bottom, 0.0), right + slant * max(top, 0.0), top, bottom
