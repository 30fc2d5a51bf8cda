"""A viewBox and the box that it is to fill in, the matrix between them out."""

from __future__ import annotations

import re

from cardwright.model.drawing import Box, Matrix
from cardwright.model.face import Element
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.style import Props, length
from cardwright.typeset.values import decimal, decimals

_VIEW = 4
_SIDE = re.compile(r"\s*([\d.]+)\s*([a-z]*)\s*")
_ALIGN = re.compile(r"x(Min|Mid|Max)Y(Min|Mid|Max)")
_SHARE = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}
_NEAR = 1e-3


def view_of(props: Props) -> Box | None:
    """The box of user units that is shown; SlipError for one without extent."""
    view = decimals(props.get("viewBox", ""))
    if not view:
        return None
    if len(view) != _VIEW or min(view[2:]) <= 0:
        raise SlipError(f'viewBox "{props["viewBox"]}" has no extent')
    return (view[0], view[1], view[2], view[3])


def page(root: Element) -> tuple[Box, float, float]:
    """What a file shows of its user units, and the width and height to show it in."""
    if root.name != "svg":
        raise SlipError(f"<{root.name}> is not <svg>", None, "bad-image")
    try:
        view = view_of(root.attributes)
        if view is None:
            props = root.attributes
            view = (0.0, 0.0, length(props, "width"), length(props, "height"))
    except SlipError:
        view = (0.0, 0.0, 0.0, 0.0)
    if min(view[2:]) <= 0:
        hint = 'write viewBox="0 0 24 24"'
        raise SlipError("<svg> needs a viewBox", hint, "bad-image")
    ratio = _ratio(root.attributes)
    if ratio is None or abs(ratio * view[3] / view[2] - 1) < _NEAR:
        return view, view[2], view[3]
    return view, view[3] * ratio, view[3]


def _ratio(props: Props) -> float | None:
    """Width by height, if both are given in one unit."""
    width, height = (_SIDE.fullmatch(props.get(n, "")) for n in ("width", "height"))
    if not width or not height or width[2] != height[2]:
        return None
    across, down = decimal(width[1]), decimal(height[1])
    return across / down if across and down else None


def fitting(view: Box, box: Box, aspect: str) -> Matrix:
    """The matrix that takes a viewBox into a box, as preserveAspectRatio says."""
    (x, y, w, h), (left, top, width, height) = view, box
    across, down = width / w, height / h
    words = [word for word in aspect.split() if word != "defer"] or ["xMidYMid"]
    if words[0] == "none":
        return (across, 0.0, 0.0, down, left - x * across, top - y * down)
    found = _ALIGN.fullmatch(words[0])
    if found is None or words[1:] not in ([], ["meet"], ["slice"]):
        raise SlipError(f'"{aspect}" is no preserveAspectRatio')
    scale = max(across, down) if words[1:] == ["slice"] else min(across, down)
    left += (width - w * scale) * _SHARE[found[1]]
    top += (height - h * scale) * _SHARE[found[2]]
    return (scale, 0.0, 0.0, scale, left - x * scale, top - y * scale)
