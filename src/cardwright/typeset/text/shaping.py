"""Shaping: a word and one font in, its glyphs at the size of one em out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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
    """

    signs: tuple[Sign, ...]
    advance: float
    left: float
    right: float
    top: float
    bottom: float


@dataclass(frozen=True, slots=True)
class Setting:
    """What shaping depends on besides font and text: language and tracking (em)."""

    language: str = "en"
    tracking: float = 0.0


def shape(key: FontKey, text: str, setting: Setting, slant: float = 0.0) -> Shape:
    """Shape ``text`` from left to right or right to left as its script asks.

    Tracking is added after every cluster and switches off common ligatures.
    """
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.language = setting.language
    loose = setting.tracking != 0
    features = {"liga": False, "clig": False} if loose else None
    made = fonts.font(key)
    hb.shape(made, buffer, features)
    em = fonts.upem(key)
    signs, advance = _signs(buffer, text, em, setting.tracking)
    return Shape(signs, advance, *_ink(made, signs, em, slant))


def _signs(
    buffer: Any, text: str, em: int, tracking: float
) -> tuple[tuple[Sign, ...], float]:
    """Glyphs with their pen positions, and the whole advance."""
    infos, positions = buffer.glyph_infos, buffer.glyph_positions
    texts = _cluster_texts(text, [info.cluster for info in infos])
    signs: list[Sign] = []
    pen = 0.0
    for index, (info, at) in enumerate(zip(infos, positions, strict=True)):
        last = index + 1 == len(infos) or infos[index + 1].cluster != info.cluster
        step = at.x_advance / em + (tracking if last else 0.0)
        x, y = pen + at.x_offset / em, at.y_offset / em
        signs.append(Sign(info.codepoint, x, y, texts[index], step))
        pen += step
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
