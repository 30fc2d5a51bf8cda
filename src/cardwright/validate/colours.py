"""A game's words and its style's colours in, problems where a word's is neither out."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from cardwright.base.colournames import colour_meant
from cardwright.model.game import Game, Word
from cardwright.model.problem import Problem
from cardwright.model.source import Map, place_of

_DIGITS = re.compile("[0-9A-Fa-f]{6}")


def check_colours(game: Game, colors: Collection[str]) -> Iterator[Problem]:
    """Colours of words that are neither hexadecimal nor among ``colors``."""
    form = game.forms.get("vocabularies", Map())
    for name, words in game.vocabularies.items():
        for word in words.values():
            path = ("vocabularies", name, word.id, "color")
            tone = _tone(word)
            if tone and not tone.startswith("#") and tone not in colors:
                text = f'there is no colour "{tone}"'
                hint = colour_meant(tone, colors) or _hint(tone)
                yield Problem("unknown-color", place_of(form, path), text, hint)


def _tone(word: Word) -> str:
    """A word's colour without the opacity that may follow it."""
    return (word.color or "").partition("/")[0]


def _hint(tone: str) -> str:
    if _DIGITS.fullmatch(tone):
        return f'write "#{tone}"'
    return 'write it as "#d9c27a", or add it to colors in style.yaml'
