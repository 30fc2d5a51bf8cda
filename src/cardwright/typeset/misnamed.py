"""An attribute that an element does not have in; its slip, with the one meant, out."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cardwright.base.suggest import nearest
from cardwright.typeset.slip import SlipError


def unknown_attribute(element: str, name: str, wanted: str | None) -> SlipError:
    """The slip for an attribute that the element does not have."""
    hint = f'did you mean "{wanted}"?' if wanted else None
    message = f'<{element}> has no attribute "{name}"'
    return SlipError(message, hint, "unknown-attribute")


def meant_attribute(
    name: str, missing: Sequence[str], forms: Collection[str]
) -> str | None:
    """The nearest attribute, or a missing one that is short for it: w for width."""
    short = (wanted for wanted in missing if name.startswith(wanted))
    meant = nearest(name, missing) or next(short, None) or nearest(name, forms)
    other = _OTHER_WORDS.get(nearest(name, _OTHER_WORDS) or "")
    return meant or (other if other in forms else None)


_OTHER_WORDS = {"width": "w", "height": "h", "radius": "r", "colour": "fill"}
"""What attributes are called elsewhere, and here."""
