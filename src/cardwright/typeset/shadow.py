"""Items that cast a shadow in, the shadow's items out: moved copies in one colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, sin, tau

from cardwright.model.drawing import Colour, Glyphs, Group, Item, Outline, Stroke
from cardwright.typeset.geometry.matrix import mapped, moved, translation
from cardwright.typeset.geometry.outline import exact
from cardwright.typeset.paint import colour
from cardwright.typeset.slip import SlipError
from cardwright.typeset.values import Colors, decimal

_RINGS = 6
_WITHOUT_BLUR = 3
_WITH_BLUR = 4


@dataclass(frozen=True, slots=True)
class Shadow:
    """Offset and blur in mm, and the colour with its alpha."""

    x: float
    y: float
    blur: float
    colour: Colour


def shadow(text: str, colors: Colors) -> Shadow:
    """Read ``dx dy color`` or ``dx dy blur color``."""
    words = text.split()
    if len(words) not in (_WITHOUT_BLUR, _WITH_BLUR):
        raise SlipError(
            f'"{text}" is not a shadow', 'write "dx dy color" or "dx dy blur color"'
        )
    lengths = [decimal(word) for word in words[:-1]]
    blur = lengths[2] if len(words) == _WITH_BLUR else 0.0
    if blur < 0:
        raise SlipError(f'the blur "{words[2]}" is negative')
    return Shadow(lengths[0], lengths[1], blur, colour(words[-1], colors))


def cast(items: Sequence[Item], shade: Shadow) -> list[Item]:
    """The shadow of any items (a text, a picture's outline), to lie below them.

    A blur is rings of faint copies: twice as many as one sees, all of them vector.
    """
    solid = Colour(shade.colour.red, shade.colour.green, shade.colour.blue)
    if not shade.blur:
        copy = mapped(items, translation(shade.x, shade.y), lambda _: solid)
        return [_faded(copy, shade.colour.alpha)]
    share = 1 - (1 - shade.colour.alpha) ** (1 / _RINGS)
    out = []
    for ring in range(_RINGS):
        angle, reach = tau * ring / _RINGS, shade.blur / 2
        dx, dy = shade.x + cos(angle) * reach, shade.y + sin(angle) * reach
        copy = mapped(items, translation(dx, dy), lambda _: solid)
        out.append(_faded(copy, share))
    return out


def cast_text(items: Sequence[Item], shade: Shadow) -> Item:
    """The shadow of a text, of which a reader of the PDF hears nothing."""
    return Group(tuple(cast([*map(_mute, items)], shade)), spoken="")


def _mute(item: Item) -> Item:
    if isinstance(item, Glyphs):
        return replace(item, glyphs=tuple([g._replace(text="") for g in item.glyphs]))
    if not isinstance(item, Group):
        return item
    return replace(item, items=tuple(map(_mute, item.items)), spoken=None)


def _faded(items: tuple[Item, ...], alpha: float) -> Item:
    return Group(items, alpha=exact(alpha))


def cast_shape(outline: Outline, body: Item, shade: Shadow) -> list[Item]:
    """The shadow of one shape; a blur is a stack of ever wider faint strokes."""
    if not shade.blur:
        return cast([body], shade)
    share = 1 - (1 - shade.colour.alpha) ** (1 / _RINGS)
    solid = Colour(shade.colour.red, shade.colour.green, shade.colour.blue)
    shift = translation(shade.x, shade.y)
    core = mapped((body,), shift, lambda _: solid)
    edge = moved(outline, shift)
    out: list[Item] = []
    for ring in range(1, _RINGS + 1):
        width = exact(shade.blur * 2 * ring / _RINGS)
        line = Stroke(edge, solid, width, join="round")
        out.append(_faded((*core, line), share))
    return out
