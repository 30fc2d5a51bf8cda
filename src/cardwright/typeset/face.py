"""A composed face in, its display list out, or the problems that stand in the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from cardwright.model.drawing import Drawing, Item
from cardwright.model.face import Composed, Element
from cardwright.model.problem import Place, Problem
from cardwright.typeset import groups, icons, images, qr, rows, shapes, textelement
from cardwright.typeset.burden import is_too_much
from cardwright.typeset.elements import ELEMENTS, read, unknown_element
from cardwright.typeset.encode import digest_of
from cardwright.typeset.lints.check import check_element, check_face
from cardwright.typeset.measure import Measure, Sizes, shared
from cardwright.typeset.parse import NotXmlError, parse_face
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.setting import Setting
from cardwright.typeset.slip import SlipError

DRAW: dict[str, Callable[[Element, Values, Pen], list[Item]]] = {
    "g": groups.group,
    "rect": shapes.rect,
    "circle": shapes.circle,
    "ellipse": shapes.ellipse,
    "polygon": shapes.polygon,
    "path": shapes.path_element,
    "image": images.image,
    "icon": icons.icon,
    "arrow": shapes.arrow,
    "qr": qr.qr,
    "text-box": textelement.text_box,
    "row": rows.row,
    "col": rows.col,
    "clip": groups.clip,
    "face": groups.face,
}
"""How each element is drawn; ``card`` is the root only."""

_SHARES = re.compile(r'<text-box\b[^>]*\sfit=["\']')
_TRIES = 8
_WITH_TEXT = ("text-box", "qr")
_WITH_CHILDREN = ("g", "row", "col", "clip")
_SHOWN = 30


def typeset(
    composed: Composed, setting: Setting
) -> tuple[Drawing | None, list[Problem]]:
    """Lay out one face. No drawing if any problem is grave.

    That of a proof lacks its texts and icons, and has no digest.
    """
    setting = _sharing(composed, setting)
    items, problems = _laid_out(composed, setting)
    if any(map(setting.is_grave, problems)):
        return None, problems
    return _drawing(items, setting), problems


def measures(composed: Composed, setting: Setting) -> tuple[Measure, ...]:
    """How each text box of a face fits."""
    return tried(composed, _sharing(composed, setting))[0]


def tried(
    composed: Composed, setting: Setting
) -> tuple[tuple[Measure, ...], list[Problem]]:
    """The same with the setting's own sizes, and what is wrong with the face.

    Nothing is held to limits, and the faces that are shown on it stay blank.
    """
    size = setting.size
    blank = Drawing(size.width, size.height, size.bleed, (), "")
    found: list[Measure] = []
    proof = replace(
        setting,
        proof=True,
        limits=None,
        tell=found.append,
        face_of=lambda _entry, _side: blank,
    )
    _, problems = _laid_out(composed, proof)
    return tuple(found), problems


def _sharing(composed: Composed, setting: Setting) -> Setting:
    if not _SHARES.search(composed.xml):
        return setting
    return replace(setting, shared=sizes(composed, setting))


def sizes(composed: Composed, setting: Setting) -> Sizes:
    """The sizes that boxes of a face share; those of the setting stay as they are.

    Where text flows around things, a text that fits at its own size may not fit at a
    smaller one: then all try again.
    """
    known: Sizes = setting.shared
    for _ in range(_TRIES):
        found = shared(tried(composed, replace(setting, shared=known))[0])
        before, known = known, {**found, **setting.shared}
        if known == before or "around=" not in composed.xml:
            break
    return known


def _laid_out(composed: Composed, setting: Setting) -> tuple[list[Item], list[Problem]]:
    task = f'while drawing {composed.kind} "{composed.entry}"'
    pen = Pen(setting, task, draw, [])
    items: list[Item] = []
    try:
        items = _card(parse_face(composed.xml), pen)
    except NotXmlError as error:
        message = f"the template's output is not XML: {error.slip.message}"
        slip = SlipError(message, error.slip.hint, "template-syntax")
        known = error.place is not None and error.place.file
        place = error.place if known else Place(composed.template)
        pen.report(place or Place(""), slip)
    return items, pen.problems


def _drawing(items: list[Item], setting: Setting) -> Drawing:
    size = setting.size
    measures = (size.width, size.height, size.bleed)
    identity = "" if setting.proof else digest_of(items, measures)
    return Drawing(*measures, tuple(items), identity)


def _card(root: Element, pen: Pen) -> list[Item]:
    if root.name != "card":
        message = f"a face is a <card>, not <{root.name}>"
        pen.report(root.place, SlipError(message, None, "unknown-element"))
        return []
    values = read(root, pen, ELEMENTS)
    _refuse_text(root, pen)
    if is_too_much(root, pen):
        return []
    items = replace(pen, inherited=values).children(root)
    if not any(map(pen.setting.is_grave, pen.problems)):
        pen.problems.extend(check_face(items, root, pen))
    # Notes hold the pen, and the pen them.
    pen.notes.clear()
    return items


def draw(element: Element, pen: Pen) -> list[Item]:
    """The items of one element and all in it."""
    function = DRAW.get(element.name)
    if function is None:
        pen.report(element.place, _not_drawn(element.name))
        return []
    known = len(pen.problems)
    values = read(element, pen, ELEMENTS)
    if element.name in _WITH_TEXT and len(pen.problems) > known:
        # In a box of another size a text would not fit for that reason alone.
        return []
    if element.name not in _WITH_TEXT:
        _refuse_text(element, pen)
        if element.name not in _WITH_CHILDREN:
            _refuse_children(element, pen)
    if len(pen.problems) == known:
        # A line whose width is misspelt is thin for that reason alone.
        pen.problems.extend(check_element(element, values, pen))
    return function(element, values, pen)


def _not_drawn(name: str) -> SlipError:
    if name == "card":
        message = "<card> cannot stand in another element"
        return SlipError(message, None, "unknown-element")
    return unknown_element(name, ELEMENTS)


def _refuse_text(element: Element, pen: Pen) -> None:
    for child in element.children:
        if isinstance(child, str) and not child.isspace():
            shown = " ".join(child.split())[:_SHOWN]
            message = f'the text "{shown}" stands outside a text-box'
            pen.report(element.place, SlipError(message, None, "unknown-element"))


def _refuse_children(element: Element, pen: Pen) -> None:
    for child in element.children:
        if isinstance(child, Element):
            message = f"<{child.name}> cannot stand in <{element.name}>"
            pen.report(child.place, SlipError(message, None, "unknown-element"))
