"""A start tag as a template writes it in; the names in it that do not exist out.

Where it is drawn is not known here: an element and its attributes are right if they
are so within a text-box or outside.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cardwright.typeset.elements import (
    ELEMENTS,
    INLINE,
    REQUIRED,
    unknown_element,
)
from cardwright.typeset.misnamed import meant_attribute, unknown_attribute
from cardwright.typeset.slip import SlipError


def no_element(name: str, *, in_text: bool) -> SlipError | None:
    """The slip of a name that is no element's, with one that fits its place."""
    if name in ELEMENTS or name in INLINE:
        return None
    return unknown_element(name, INLINE if in_text else ELEMENTS)


def no_attributes(name: str, given: Collection[str]) -> Iterator[tuple[str, SlipError]]:
    """The attributes given to an element that it never has, with their slips."""
    forms = {**INLINE.get(name, {}), **ELEMENTS.get(name, {})}
    missing = [each for each in REQUIRED.get(name, ()) if each not in given]
    for each in given:
        if each not in forms:
            wanted = meant_attribute(each, missing, forms)
            yield each, unknown_attribute(name, each, wanted)
