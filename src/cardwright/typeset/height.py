"""A text and the attributes of a text box in, how high the box must be out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from xml.sax.saxutils import quoteattr

from cardwright.model.face import Composed
from cardwright.model.game import Size
from cardwright.typeset.face import tried
from cardwright.typeset.setting import Setting
from cardwright.typeset.slip import SlipError

HIGH = 10_000.0
"""A box so high (mm) has room for any text."""

_BOX = (
    '<card _at="height:1:1"><text-box _at="height:1:1" {attributes}>{text}</text-box>'
    "</card>"
)
_TASK = 'while drawing text ""'
_PLACED = ("x", "y", "w", "h", "grow")


def height(
    text: str, width: float, attributes: Mapping[str, str], setting: Setting
) -> float:
    """How high (mm) a box of a width (mm) must be for inline XML at its full size.

    SlipError for an attribute that a text-box cannot have. What is wrong with the text
    itself is left to the box that it is for.
    """
    _check(attributes, setting)
    found, _ = tried(_box(text, width, attributes), _high(setting, width))
    return found[0].height if found else 0.0


def _check(attributes: Mapping[str, str], setting: Setting) -> None:
    """Without a text only what its attributes say can be wrong with a box."""
    key = (_check, *attributes.items())
    if setting.memo.get(key):
        return
    for name in attributes:
        if name in _PLACED:
            message = f'the height of a text does not depend on "{name}"'
            raise SlipError(message, None, "unknown-attribute")
    _, problems = tried(_box("", 1.0, attributes), _high(setting, 1.0))
    for problem in problems:
        hint = (problem.hint or "").removesuffix(f" ({_TASK})").removesuffix(_TASK)
        raise SlipError(problem.message, hint or None, problem.code)
    setting.memo.put(key, True)  # noqa: FBT003 a mark that it was looked at


def _box(text: str, width: float, attributes: Mapping[str, str]) -> Composed:
    measures = {"x": "0", "y": "0", "w": f"{width:.4f}", "h": f"{HIGH:.0f}"}
    given = {**attributes, **measures}
    written = " ".join(f"{name}={quoteattr(value)}" for name, value in given.items())
    xml = _BOX.format(attributes=written, text=text)
    return Composed("", "text", "", xml)


def _high(setting: Setting, width: float) -> Setting:
    return replace(setting, size=Size(max(width, 1.0), HIGH, 0.0))
