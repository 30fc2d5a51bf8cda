"""Items and a ``clip-path`` in, the items cut by its one shape out."""

from __future__ import annotations

from cardwright.model.drawing import Clip, Item
from cardwright.model.face import Element
from cardwright.typeset.geometry.matrix import moved, times
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.shapes import OUTLINE
from cardwright.typeset.svg.state import State, named
from cardwright.typeset.svg.style import declared
from cardwright.typeset.svg.transform import transform


def clipped(items: list[Item], reference: str, state: State) -> list[Item]:
    """SlipError for a clip of anything but one shape in the units of the drawing."""
    if reference == "none" or not items:
        return items
    path = state.of(reference)
    if path is None or path.name != "clipPath":
        raise SlipError(f'there is no <clipPath> "{named(reference)}"')
    shapes = [child for child in path.children if isinstance(child, Element)]
    whole = path.attributes.get("clipPathUnits", "userSpaceOnUse")
    if len(shapes) != 1 or shapes[0].name not in OUTLINE or whole != "userSpaceOnUse":
        message = "a <clipPath> of other than one shape cannot be drawn"
        raise SlipError(message, "cut the shapes in the drawing program")
    (shape,) = shapes
    own = declared(shape.attributes)
    if "clip-path" in own or "clip-path" in declared(path.attributes):
        raise SlipError("a <clipPath> that is clipped itself cannot be drawn")
    inner = transform(path.attributes.get("transform", ""))
    inner = times(inner, transform(own.get("transform", "")))
    outline = moved(OUTLINE[shape.name](own), times(state.matrix, inner))
    if not outline:
        return []
    return [Clip(outline, tuple(items), own.get("clip-rule") == "evenodd")]
