from __future__ import annotations

from cardwright.model.drawing import Colour
from cardwright.model.problem import Place
from cardwright.typeset.notes import IconNote, Site, TextNote, Tone


def nowhere() -> tuple[()]:
    return ()


def site() -> Site:
    return Site(Place("t.card.xml", 1, 1), "")


def test_a_text_has_no_halo_and_an_icon_is_drawn_unless_told() -> None:
    tone = Tone(Colour(0, 0, 0), large=False)
    assert TextNote((0, 0, 1, 1), nowhere, 3.5, (tone,), site, site).halo is None
    assert IconNote((0, 0, 1, 1), nowhere, site).later is None
