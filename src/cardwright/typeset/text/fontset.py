"""Font chains: a family with its fallbacks in, shaped words out of a cache."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from cardwright.base import fonts
from cardwright.base.fonts import Metrics
from cardwright.base.recent import Recent
from cardwright.model.drawing import FontKey
from cardwright.model.face import FontFamily, Style
from cardwright.typeset.text.shaping import (
    RIGHTWARDS,
    USUAL,
    Manner,
    Setting,
    Shape,
    Turn,
    has_small_caps,
    runs_of_script,
    shape,
)

CACHED_WORDS = 1000
"""So many words are known again, so that a long run stays small."""

_UNSEEN = frozenset("\u00ad\u200b\u200c\u200d\u2060\ufe0e\ufe0f\ufeff")
"""Characters that no font need have: they are never drawn."""


@dataclass(frozen=True, slots=True)
class Face:
    """One font of a chain."""

    key: FontKey
    slant: float
    metrics: Metrics
    coverage: frozenset[int]


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a word in one font, ``x`` em from the word's start."""

    x: float
    face: Face
    shape: Shape


@dataclass(frozen=True, slots=True)
class Word:
    """A word shaped once, in em; ink edges as in ``Shape``.

    ``missing`` holds the characters that no font of the chain has. ``trail`` is the
    tracking at its end, which is on the left if it runs leftwards. Its parts are from
    left to right.
    """

    text: str
    parts: tuple[Part, ...]
    advance: float
    left: float
    right: float
    top: float
    bottom: float
    missing: tuple[str, ...] = ()
    trail: float = 0.0


class Chain:
    """The fonts tried for one style, the best first; never empty."""

    __slots__ = ("_words", "faces", "language", "manner")

    def __init__(
        self, faces: Sequence[Face], language: str, manner: Manner = USUAL
    ) -> None:
        self.faces = tuple(faces)
        self.language = language
        self.manner = manner
        self._words = Recent(CACHED_WORDS)

    @property
    def metrics(self) -> Metrics:
        return self.faces[0].metrics

    @property
    def small_caps(self) -> bool:
        """Whether the first font has small capitals of its own."""
        return has_small_caps(self.faces[0].key)

    def word(self, text: str, tracking: float = 0.0, turn: Turn = RIGHTWARDS) -> Word:
        """``text`` shaped; ``tracking`` in em is added after every character."""
        key = (text, tracking, turn)
        found: Word | None = self._words.get(key)
        if found is None:
            setting = Setting(self.language, tracking, turn, self.manner)
            found = self._words.put(key, self._shape(text, setting))
        return found

    def _shape(self, text: str, setting: Setting) -> Word:
        shapes = [*self._shapes(text, setting)]
        if len(shapes) == 1:
            return _word(text, *shapes[0], self._missing(text))
        trail = shapes[-1][1].trail if shapes else 0.0
        parts: list[Part] = []
        pen = 0.0
        for face, shaped in reversed(shapes) if setting.turn.leftwards else shapes:
            parts.append(Part(pen, face, shaped))
            pen += shaped.advance
        drawn = [part for part in parts if part.shape.top != part.shape.bottom]
        return Word(
            text=text,
            parts=tuple(parts),
            advance=pen,
            left=min((part.x + part.shape.left for part in drawn), default=0.0),
            right=max((part.x + part.shape.right for part in drawn), default=0.0),
            top=max((part.shape.top for part in drawn), default=0.0),
            bottom=min((part.shape.bottom for part in drawn), default=0.0),
            missing=self._missing(text),
            trail=trail,
        )

    def _shapes(self, text: str, setting: Setting) -> Iterator[tuple[Face, Shape]]:
        """The parts in reading order; one that runs leftwards knows its neighbours."""
        end = 0
        for run in runs_of_script(text):
            for face, piece in self._split(run):
                start, end = end, end + len(piece)
                made = setting
                if setting.turn.leftwards:
                    _, before, after = setting.turn
                    before, after = before + text[:start], text[end:] + after
                    turn = Turn(leftwards=True, before=before, after=after)
                    made = replace(setting, turn=turn)
                yield face, shape(face.key, piece, made, face.slant)

    def _split(self, text: str) -> Iterator[tuple[Face, str]]:
        """Stretches of ``text`` with the font that each is set in."""
        first = self.faces[0]
        if first.coverage.issuperset(map(ord, text)):
            yield first, text
            return
        chosen = ((self._face(cluster), cluster) for cluster in _clusters(text))
        for face, group in groupby(chosen, key=lambda pair: pair[0]):
            yield face, "".join(cluster for _, cluster in group)

    def _face(self, cluster: str) -> Face:
        """The first font with all of a cluster, else with its base, else the first.

        A cluster that Unicode composes may have a glyph where its marks have none.
        """
        seen = [ord(c) for c in cluster if c not in _UNSEEN]
        whole = [ord(c) for c in unicodedata.normalize("NFC", cluster)]
        for wanted in (seen, whole, seen[:1]):
            for face in self.faces:
                if face.coverage.issuperset(wanted):
                    return face
        return self.faces[0]

    def _missing(self, text: str) -> tuple[str, ...]:
        """What no font has, by itself or composed with what is before it."""
        lacking = self._lacking(text)
        if not lacking:
            return ()
        composed = self._lacking(unicodedata.normalize("NFC", text))
        return tuple(c for c in lacking if c in composed) or lacking[: len(composed)]

    def _lacking(self, text: str) -> tuple[str, ...]:
        if self.faces[0].coverage.issuperset(map(ord, text)):
            return ()
        return tuple(
            character
            for character in dict.fromkeys(text)
            if character not in _UNSEEN
            and not any(ord(character) in face.coverage for face in self.faces)
        )


def _word(text: str, face: Face, made: Shape, missing: tuple[str, ...]) -> Word:
    """A word of one part."""
    return Word(
        text=text,
        parts=(Part(0.0, face, made),),
        advance=made.advance,
        left=made.left,
        right=made.right,
        top=made.top,
        bottom=made.bottom,
        missing=missing,
        trail=made.trail,
    )


def _clusters(text: str) -> Iterator[str]:
    """A character with the marks and joiners that belong to it."""
    start = 0
    for index in range(1, len(text) + 1):
        if index < len(text) and _joins(text[index], text[index - 1]):
            continue
        yield text[start:index]
        start = index


def _joins(character: str, before: str) -> bool:
    if character in _UNSEEN or before == "\u200d":
        return True
    return unicodedata.category(character).startswith("M")


class FontSet:
    """The families of a style and the chains made of them. Make one, use it often.

    A family or package that is not there is left out of its chain. ``language`` is the
    text's (BCP 47): shaping follows it.
    """

    def __init__(
        self,
        families: Mapping[str, FontFamily],
        fallback: Sequence[str] = (),
        language: str = "en",
    ) -> None:
        self._families = families
        self._fallback = tuple(fallback)
        self.language = language
        self._chains: dict[tuple[str, int, bool, Manner], Chain | None] = {}

    @classmethod
    def of(cls, style: Style, language: str = "en") -> FontSet:
        return cls(style.fonts, style.fallback, language)

    def chain(
        self,
        family: str,
        weight: int = 400,
        *,
        italic: bool = False,
        manner: Manner = USUAL,
    ) -> Chain | None:
        """The fonts for a family, weight and posture; ``None`` if there are none."""
        key = (family, weight, italic, manner)
        if key not in self._chains:
            self._chains[key] = self._make(*key)
        return self._chains[key]

    def _make(
        self,
        family: str,
        weight: int,
        italic: bool,  # noqa: FBT001
        manner: Manner,
    ) -> Chain | None:
        faces: list[Face] = []
        for name in dict.fromkeys((family, *self._fallback)):
            found = self._families.get(name)
            pick = found and fonts.pick(found.package, weight, italic, found.axes)
            if pick:
                faces.append(_face(pick))
        return Chain(faces, self.language, manner) if faces else None


def _face(pick: fonts.Pick) -> Face:
    key = FontKey(pick.package, pick.file, pick.axes)
    return Face(key, pick.slant, fonts.metrics(key), fonts.coverage(key))
