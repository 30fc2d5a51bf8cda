"""A text as set in, what the lints are to know of it noted with its items."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import sqrt
from typing import NamedTuple

from cardwright.base.units import mm
from cardwright.model.drawing import Colour, Item
from cardwright.model.face import Element, Limits
from cardwright.model.problem import Problem
from cardwright.typeset.lints.icons import Placed, check_thinnest, mark_of
from cardwright.typeset.lints.size import Asked, check_size
from cardwright.typeset.notes import Mark, SiteOf, TextNote, Tone
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.shadow import Shadow
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.symbol import centred
from cardwright.typeset.symbols import symbol_of
from cardwright.typeset.text.inline import Bullet, IconAtom, Look, Run
from cardwright.typeset.text.segments import ICON
from cardwright.typeset.text.textbox import SetText, TextBox

LARGE, LARGE_BOLD = 18.0, 14.0
"""From these sizes on (pt) WCAG calls a text large."""

BOLD = 700


def note_text(
    done: SetText, box: TextBox, element: Element, values: Values, pen: Pen
) -> list[Item]:
    """The items of a text that fits, noted; its size is checked at once.

    Of a text that does not fit, nothing more is told.
    """
    limits, items = pen.setting.limits, list(done.items)
    looks = _looks(box) if limits is not None and done.fits else []
    if limits is None or not looks:
        return items
    site = partial(pen.site, element, values.get("field"))
    size, tag = done.size * pen.scale, partial(pen.site, element)
    name = values.get("style", pen.inherited.get("style"))
    texts = _Texts(looks, size, box.size * pen.scale, name, site, tag)
    pen.problems.extend(_small(texts, limits))
    note = TextNote(
        box=box.box,
        areas=done.areas,
        em=mm(done.size),
        tones=tuple(dict.fromkeys([_tone(look, box, size) for look in looks])),
        site=site,
        tag=tag,
        halo=_halo(values.get("shadow")),
        marks=tuple(_marks(box, done.size, tag, limits, pen)),
    )
    return pen.note(items, note)


def _marks(
    box: TextBox, size: float, tag: SiteOf, limits: Limits, pen: Pen
) -> Iterator[Mark]:
    """The icons in a text; their thinnest lines are checked. Lost ones were told."""
    for icon in dict.fromkeys(_icons(box)):
        try:
            symbol = symbol_of(icon.name, pen.setting)
        except SlipError:
            continue
        side = ICON * icon.factor * mm(size)
        square = centred(symbol, (0.0, 0.0, side, side))
        shown = Placed(icon.name, symbol, square, icon.colour, box.colour)
        pen.problems.extend(check_thinnest(shown, tag, limits, pen))
        yield mark_of(shown, pen.setting)


def _icons(box: TextBox) -> Iterator[IconAtom]:
    for paragraph in box.content:
        for piece in paragraph:
            mark = piece.mark if isinstance(piece, Bullet) else piece
            if isinstance(mark, IconAtom):
                yield mark


class _Texts(NamedTuple):
    """The looks of a text, its size (pt as printed), the box's style and places."""

    looks: list[Look]
    size: float
    wanted: float
    style: str | None
    site: SiteOf
    tag: SiteOf


def _small(texts: _Texts, limits: Limits) -> Iterator[Problem]:
    """What is too small: one problem for all of the text, fine print held to less."""
    smallest = texts.size * min([look.factor for look in texts.looks])
    if smallest >= max(limits.text_least, limits.text_advised):
        return
    by_rule: dict[bool, list[float]] = {}
    for look in texts.looks:
        fine = (look.style or texts.style) in limits.fine_print
        by_rule.setdefault(fine, []).append(look.factor)
    for fine, factors in by_rule.items():
        factor = min(factors)
        asked = Asked(texts.wanted * factor, texts.tag)
        size = texts.size * factor
        found = [*check_size(size, texts.site, limits, asked, fine=fine)]
        if found:
            yield from found
            return


def _looks(box: TextBox) -> list[Look]:
    """The looks of the runs that differ in what counts here.

    Numbers raised by strength are dressed.
    """
    given = {
        p.look: None for pieces in box.content for p in pieces if isinstance(p, Run)
    }
    found: dict[tuple[object, ...], Look] = {}
    for own in given:
        look = box.strength.within(own) if own.strength else own
        key = (look.colour, look.factor, look.bold, look.weight, look.style)
        found[key] = look
    return list(found.values())


def _tone(look: Look, box: TextBox, size: float) -> Tone:
    weight = look.weight or box.weight
    bold = look.bold or weight >= BOLD
    large = size * look.factor >= (LARGE_BOLD if bold else LARGE)
    return Tone(look.colour or box.colour, large)


def _halo(shade: Shadow | None) -> Colour | None:
    """What a soft shadow lays round the letters, if it reaches to all their sides.

    It is drawn as rings of copies, of which half meet at an edge. A hard shadow lies on
    one side alone, and is no help to the others.
    """
    if shade is None or shade.blur / 2 < max(abs(shade.x), abs(shade.y)):
        return None
    tone = shade.colour
    return Colour(tone.red, tone.green, tone.blue, 1 - sqrt(1 - tone.alpha))
