"""Small faces held to limits: a body of elements in, what is told of it out."""

from __future__ import annotations

from dataclasses import replace

from cardwright.model.face import Limits
from cardwright.model.problem import Problem
from cardwright.typeset.face import typeset
from cardwright.typeset.setting import Setting
from tests.unit.typeset.faces import SETTING, composed

MARK = '_at="t.card.xml:9:5"'
PAPER = '<rect x="-4" y="-4" w="72" h="97" fill="#ffffff"/>'
"""A white ground that covers the bleed."""


def told(
    body: str, within: Setting = SETTING, limits: Limits | None = None
) -> list[Problem]:
    """The problems of a face on white, the same whether it is drawn or only tried."""
    held = replace(within, limits=limits or Limits())
    face = composed(PAPER + body)
    found = typeset(face, held)[1]
    assert typeset(face, replace(held, proof=True))[1] == found
    return found
