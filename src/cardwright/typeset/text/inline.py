"""Inline content: the children of a text box in, paragraphs of runs and icons out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal, NamedTuple

from cardwright.model.drawing import Colour
from cardwright.model.face import Element

INLINE = ("b", "i", "icon", "span", "br", "p", "n", "list", "li")
"""The elements that may stand in a text box."""

BULLET = "\u2022"
"""What stands before the items of a list."""

_BLANKS = re.compile("[ \t\r\n\x0b\x0c\x85\u2028\u2029]+")
_UNEVEN = re.compile("[\t\r\n\x0b\x0c\x85\u2028\u2029]|  ")


Case = Literal["none", "upper", "lower", "small-caps"]
Features = tuple[tuple[str, int], ...]
"""OpenType features, by tag, and their values."""


class Look(NamedTuple):
    """How a run differs from its box; ``None`` takes the box's own.

    ``factor`` multiplies the box's type size; ``strength`` marks a number that is
    raised by strength, which the box's ``strength`` look then dresses. ``tracking`` and
    ``spacing`` (of words) are in em. ``style`` is the one that gave it most of this.
    """

    family: str | None = None
    weight: int | None = None
    bold: bool = False
    italic: bool = False
    factor: float = 1.0
    colour: Colour | None = None
    strength: bool = False
    case: Case | None = None
    features: Features | None = None
    tracking: float | None = None
    spacing: float | None = None
    style: str | None = None

    def within(self, outer: Look) -> Look:
        """This look inside another: what it does not say comes from outside."""
        if outer is PLAIN:
            return self
        return Look(
            family=self.family or outer.family,
            weight=self.weight or outer.weight,
            bold=self.bold or outer.bold,
            italic=self.italic or outer.italic,
            factor=self.factor * outer.factor,
            colour=self.colour or outer.colour,
            strength=self.strength or outer.strength,
            case=self.case or outer.case,
            features=outer.features if self.features is None else self.features,
            tracking=outer.tracking if self.tracking is None else self.tracking,
            spacing=outer.spacing if self.spacing is None else self.spacing,
            style=self.style or outer.style,
        )


PLAIN = Look()
BOLD, ITALIC = Look(bold=True), Look(italic=True)


class Run(NamedTuple):
    """Text in one look, its white space collapsed to single spaces."""

    text: str
    look: Look = PLAIN


@dataclass(frozen=True, slots=True)
class IconAtom:
    """An icon that stands in the line like a letter.

    ``colour`` paints all of it; ``None`` leaves the icon its own colours.
    """

    name: str
    factor: float = 1.0
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class LineBreak:
    """A new line inside a paragraph."""


@dataclass(frozen=True, slots=True)
class Bullet:
    """Comes first in the paragraph of a list's item, whose lines hang behind it.

    ``mark`` is drawn before the first line; ``None``: the item goes on. ``depth`` is 1
    in a list that stands in no other.
    """

    mark: Run | IconAtom | None
    depth: int = 1


Piece = Run | IconAtom | LineBreak | Bullet
Paragraph = tuple[Piece, ...]
Content = tuple[Paragraph, ...]
LookOf = Callable[[Element], Look]


def look_of(element: Element) -> Look:
    """What ``b``, ``i``, ``n`` and ``span size`` ask for by themselves.

    ``size`` of a span is a factor of the box's size. A caller who knows styles and
    colours passes a function of its own to ``content_of`` and may build on this one.
    """
    if element.name == "b":
        return BOLD
    if element.name == "i":
        return ITALIC
    if element.name == "n":
        return Look(strength=element.attributes.get("strength") == "true")
    if element.name == "span":
        return Look(factor=_factor(element.attributes.get("size", "")))
    return PLAIN


def _factor(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        return 1.0
    return value if 0 < value < 100 else 1.0  # noqa: PLR2004


def content_of(
    children: Sequence[Element | str], look: LookOf = look_of, base: Look = PLAIN
) -> Content:
    """Paragraphs of a text box: each ``p`` is one, and so is the text around them.

    So is each ``li`` of a ``list``. White space collapses as between words of XML text
    and falls away at the ends of lines; a no-break space stays. Elements that
    are not inline are left out. An icon is painted by its own ``color`` only, through
    ``look``.
    """
    paragraphs: list[list[Piece]] = [[]]
    for child in children:
        if isinstance(child, Element) and child.name == "p":
            inside = content_of(child.children, look, look(child).within(base))
            paragraphs += [[*paragraph] for paragraph in inside]
            paragraphs.append([])
        elif isinstance(child, Element) and child.name == "list":
            paragraphs += [[*item] for item in items_of(child, look, base)]
            paragraphs.append([])
        else:
            paragraphs[-1] += _pieces(child, look, base)
    tidied = (_tidy(pieces) for pieces in paragraphs)
    return tuple(paragraph for paragraph in tidied if paragraph)


def items_of(
    element: Element, look: LookOf, base: Look, depth: int = 1
) -> Iterator[Paragraph]:
    """The paragraphs of a list: of each item, and of lists in it."""
    inner = look(element).within(base)
    for child in element.children:
        if isinstance(child, Element) and child.name == "li":
            own = look(child).within(inner)
            yield from _item(
                child, look, own, Bullet(_mark(child, element, own), depth)
            )


def _item(
    element: Element, look: LookOf, base: Look, bullet: Bullet
) -> Iterator[Paragraph]:
    """The paragraphs of an item; only the first bears the mark."""
    apart = groupby(
        element.children, lambda c: isinstance(c, Element) and c.name == "list"
    )
    for nested, group in apart:
        children = [*group]
        if nested:
            for child in children:
                assert isinstance(child, Element)  # noqa: S101
                yield from items_of(child, look, base, bullet.depth + 1)
            continue
        for paragraph in content_of(children, look, base):
            yield (bullet, *paragraph)
            bullet = replace(bullet, mark=None)


def _mark(item: Element, outer: Element, look: Look) -> Run | IconAtom:
    """The item's own bullet or icon, else its list's, else a dot."""
    for element in (item, outer):
        given = element.attributes
        if "icon" in given:
            return IconAtom(given["icon"], look.factor)
        if "bullet" in given:
            return Run(given["bullet"], look)
    return Run(BULLET, look)


def _pieces(child: Element | str, look: LookOf, outer: Look) -> Iterable[Piece]:
    if isinstance(child, str):
        return (Run(child, outer),)
    if child.name == "br":
        return (LineBreak(),)
    if child.name not in INLINE:
        return ()
    own = look(child)
    if child.name == "icon":
        name = child.attributes.get("name", "")
        return (IconAtom(name, own.factor * outer.factor, own.colour),)
    inner = own.within(outer)
    return [piece for part in child.children for piece in _pieces(part, look, inner)]


def _tidy(pieces: Iterable[Piece]) -> Paragraph:
    """Collapse white space over all pieces and join runs of one look."""
    tidy: list[Piece] = []
    at_start = True
    for piece in pieces:
        if isinstance(piece, Run):
            text = piece.text
            if _UNEVEN.search(text):
                text = _BLANKS.sub(" ", text)
            text = text[1:] if at_start and text.startswith(" ") else text
            if text:
                _append(tidy, Run(text, piece.look))
                at_start = text.endswith(" ")
        else:
            if isinstance(piece, LineBreak):
                _trim(tidy)
            tidy.append(piece)
            at_start = isinstance(piece, LineBreak)
    _trim(tidy)
    only_breaks = all(isinstance(piece, LineBreak) for piece in tidy)
    return () if only_breaks else tuple(tidy)


def _append(tidy: list[Piece], run: Run) -> None:
    last = tidy[-1] if tidy else None
    if isinstance(last, Run) and last.look == run.look:
        tidy[-1] = last._replace(text=last.text + run.text)
    else:
        tidy.append(run)


def _trim(tidy: list[Piece]) -> None:
    """Take the white space off the end of what is there so far."""
    last = tidy[-1] if tidy else None
    if isinstance(last, Run) and last.text.endswith(" "):
        tidy.pop()
        if last.text != " ":
            tidy.append(last._replace(text=last.text[:-1]))


def plain(content: Content) -> str:
    """The content as plain text: an icon says ``[name]``, paragraphs are lines."""
    return "\n".join("".join(map(_plain, paragraph)) for paragraph in content)


def _plain(piece: Piece) -> str:
    if isinstance(piece, Run):
        return piece.text
    if isinstance(piece, Bullet):
        return _plain(piece.mark) + " " if piece.mark else ""
    return f"[{piece.name}]" if isinstance(piece, IconAtom) else "\n"
