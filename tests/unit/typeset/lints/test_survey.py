from __future__ import annotations

import pytest

from cardwright.base.colour import Rgba
from cardwright.model.drawing import (
    Clip,
    Colour,
    Fill,
    Group,
    Item,
    Outline,
    Picture,
    Stroke,
)
from cardwright.model.problem import Place
from cardwright.typeset.geometry.outline import rectangle
from cardwright.typeset.lints.paints import Look
from cardwright.typeset.lints.survey import PAPER, THIN, Ground, Survey, survey
from cardwright.typeset.notes import IconNote, Note, Site, TextNote

WHOLE: Outline = rectangle((0, 0, 20, 20))
HALF: Outline = rectangle((0, 0, 10, 20))
GREEN, RED = Colour(0, 1, 0), Colour(1, 0, 0)


def site() -> Site:
    return Site(Place("t.card.xml", 1, 1), "")


TEXT = TextNote((2, 2, 4, 2), lambda: (), 1.0, (), site, site)
INK: Rgba = (0.0, 0.0, 0.0, 1.0)


def seen(*items: Item, at: Item, note: Note = TEXT) -> Survey:
    notes = {id(at): (at, note)}
    return survey(items, notes, lambda _: Look(lambda _u, _v: (0.0, 0.0, 1.0, 1.0)))


def ground(found: Survey) -> Ground:
    (sight,) = found.sights
    return Ground(sight, sight.bounds(sight.note.box))


def test_behind_a_text_is_what_is_drawn_before_it() -> None:
    mark = Group(())
    found = ground(seen(Fill(WHOLE, GREEN), mark, Fill(WHOLE, RED), at=mark))
    assert found.at(3, 3) == (0, 1, 0, 1)
    assert found.at(3, 3, INK) == INK
    assert found.even


def test_behind_nothing_is_white_paper() -> None:
    mark = Group(())
    found = ground(seen(mark, at=mark))
    assert (found.at(3, 3), found.even) == ((1, 1, 1, 1), True)


def test_what_is_covered_is_not_behind() -> None:
    mark = Group(())
    across = Fill(rectangle((0, 0, 3, 20)), RED)
    assert not ground(seen(across, mark, at=mark)).smooth
    assert ground(seen(across, Fill(WHOLE, GREEN), mark, at=mark)).even


def test_a_text_in_a_group_fades_with_it() -> None:
    mark = Group(())
    group = Group((Fill(WHOLE, RED), mark), alpha=0.5)
    found = ground(seen(Fill(WHOLE, GREEN), group, at=mark))
    assert found.at(3, 3) == (0.5, 0.5, 0, 1)
    assert found.at(3, 3, INK) == (0, 0.5, 0, 1)


def test_a_text_in_a_group_that_multiplies() -> None:
    mark = Group(())
    group = Group((Fill(WHOLE, Colour(1, 0.5, 0)), mark), blend="multiply")
    found = ground(seen(Fill(WHOLE, Colour(0.5, 0.5, 1)), group, at=mark))
    assert found.at(3, 3) == (0.5, 0.25, 0, 1)


def test_groups_move_what_is_in_them_and_clips_cut_it() -> None:
    mark = Group(())
    inner = Group((Clip(HALF, (Fill(WHOLE, RED),)), mark), matrix=(1, 0, 0, 1, 5, 0))
    outer = Group((inner,), matrix=(2, 0, 0, 2, 0, 0))
    found = seen(outer, at=mark)
    (sight,) = found.sights
    assert sight.bounds((2, 2, 4, 2)) == (14, 4, 22, 8)
    around = Ground(sight, (20, 0, 40, 20))
    assert around.at(29, 5) == (1, 0, 0, 1)
    assert around.at(31, 5) == (1, 1, 1, 1)


@pytest.mark.parametrize(("width", "colour"), [(THIN, (1, 0, 0, 1)), (0.3, PAPER)])
def test_fine_lines_are_no_ground(width: float, colour: Rgba) -> None:
    mark = Group(())
    line = Stroke((("M", 0, 3), ("L", 9, 3)), RED, width)
    assert ground(seen(line, mark, at=mark)).at(3, 3.1) == colour


def test_a_picture_is_a_ground() -> None:
    mark = Group(())
    found = ground(seen(Picture("a.png", "0", (0, 0, 9, 9)), mark, at=mark))
    assert (found.at(3, 3), found.even, found.smooth) == ((0, 0, 1, 1), False, False)


def test_an_icon_of_a_proof_is_drawn_once_it_is_looked_at() -> None:
    asked: list[str] = []

    def later() -> list[Item]:
        asked.append("icon")
        return [Fill(WHOLE, RED)]

    icon, near, far = Group(()), Group(()), Group(())
    notes: dict[int, tuple[Item, Note]] = {
        id(icon): (icon, IconNote((0, 0, 20, 20), lambda: (), site, later=later)),
        id(far): (far, TextNote((30, 0, 1, 1), lambda: (), 1.0, (), site, site)),
        id(near): (near, TEXT),
    }
    found = survey([icon, far, near], notes, lambda _: Look(lambda _u, _v: INK))
    _, distant, close = found.sights
    assert Ground(distant, (30, 0, 31, 1)).at(30, 0) == (1, 1, 1, 1)
    assert asked == []
    assert Ground(close, (2, 2, 6, 4)).at(3, 3) == (1, 0, 0, 1)
    assert Ground(close, (2, 2, 6, 4)).even
    assert asked == ["icon"]
