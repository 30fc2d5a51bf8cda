"""The basic shapes of SVG in, their outlines in user units out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from cardwright.model.drawing import Box, Outline
from cardwright.typeset.geometry import outline as outlines
from cardwright.typeset.geometry.matrix import moved
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.pathdata import path
from cardwright.typeset.svg.style import Props, length
from cardwright.typeset.values import points


def _path(props: Props) -> Outline:
    return path(props.get("d", ""))


def _rect(props: Props) -> Outline:
    x, y = length(props, "x"), length(props, "y")
    w, h = length(props, "width"), length(props, "height")
    if w <= 0 or h <= 0:
        return ()
    rx = length(props, "rx", length(props, "ry"))
    ry = length(props, "ry", rx)
    if not rx or not ry:
        return outlines.rectangle((x, y, w, h))
    rx, ry = min(rx, w / 2), min(ry, h / 2)
    unit = outlines.rectangle((0.0, 0.0, w / rx, h / ry), (1.0,))
    return _stretched(unit, rx, ry, (x, y))


def _stretched(
    outline: Outline, across: float, down: float, at: outlines.Point
) -> Outline:
    return moved(outline, (across, 0.0, 0.0, down, *at))


def _circle(props: Props) -> Outline:
    r = length(props, "r")
    return _round(props, r, r)


def _ellipse(props: Props) -> Outline:
    rx = length(props, "rx", length(props, "ry"))
    return _round(props, rx, length(props, "ry", rx))


def _round(props: Props, rx: float, ry: float) -> Outline:
    if rx <= 0 or ry <= 0:
        return ()
    return outlines.ellipse(length(props, "cx"), length(props, "cy"), rx, ry)


def _line(props: Props) -> Outline:
    x1, y1 = length(props, "x1"), length(props, "y1")
    return (("M", x1, y1), ("L", length(props, "x2"), length(props, "y2")))


def _polyline(props: Props) -> Outline:
    """The polygon without its closing line."""
    return _polygon(props)[:-1]


def _polygon(props: Props) -> Outline:
    text = props.get("points", "").strip()
    return outlines.polygon(points(text, {})) if text else ()


OUTLINE: dict[str, Callable[[Props], Outline]] = {
    "path": _path,
    "rect": _rect,
    "circle": _circle,
    "ellipse": _ellipse,
    "line": _line,
    "polyline": _polyline,
    "polygon": _polygon,
}


def cap(text: str) -> Literal["butt", "round", "square"]:
    match text:
        case "butt" | "round" | "square":
            return text
        case _:
            raise SlipError(f'the line end "{text}" is not known')


def join(text: str) -> Literal["miter", "round", "bevel"]:
    match text:
        case "miter" | "round" | "bevel":
            return text
        case "miter-clip" | "arcs":
            return "miter"
        case _:
            raise SlipError(f'the line join "{text}" is not known')


def box(outline: Outline) -> Box:
    """The exact box of an outline: the handles of cubics do not count."""
    xs: list[float] = []
    ys: list[float] = []
    x = y = 0.0
    for segment in outline:
        if len(segment) == 1:
            continue
        numbers = [float(value) for value in segment[1:]]
        if len(numbers) > len("xy"):
            xs += _extremes(x, *numbers[::2])
            ys += _extremes(y, *numbers[1::2])
        x, y = numbers[-2:]
        xs.append(x)
        ys.append(y)
    if not xs:
        return (0.0, 0.0, 0.0, 0.0)
    return (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _extremes(*handles: float) -> list[float]:
    """Values of one coordinate of a cubic where its derivative is zero."""
    p, q, r, s = handles
    a, b, c = -p + 3 * q - 3 * r + s, 2 * (p - 2 * q + r), q - p
    if abs(a) < 1e-12:  # noqa: PLR2004
        roots = [-c / b] if b else []
    else:
        square = b * b - 4 * a * c
        roots = [(-b + sign * square**0.5) / (2 * a) for sign in (1, -1) if square >= 0]
    inside = [t for t in roots if 0 < t < 1]
    return [
        (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t * t * r + t**3 * s
        for t in inside
    ]
