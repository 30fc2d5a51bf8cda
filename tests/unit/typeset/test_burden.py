from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.model.drawing import Clip, Colour, Drawing, Fill, Group
from cardwright.model.face import Element
from cardwright.model.problem import Problem
from cardwright.typeset.burden import MOST, is_too_much
from cardwright.typeset.face import draw
from cardwright.typeset.geometry.outline import rectangle
from cardwright.typeset.pen import Pen
from cardwright.typeset.setting import Setting
from tests.unit.typeset.faces import SETTING, TASK, problems, setting
from tests.unit.typeset.kit import el

DOT = Fill(rectangle((0, 0, 1, 1)), Colour(0, 0, 0))


def is_heavy(*children: Element, within: Setting = SETTING) -> bool:
    """Whether a card that holds these is too much."""
    return is_too_much(el("card", *children), Pen(within, TASK, draw, []))


def rects(number: int) -> tuple[Element, ...]:
    return (el("rect"),) * number


def test_each_element_counts_the_card_among_them() -> None:
    assert not is_heavy(*rects(MOST - 1))
    assert is_heavy(*rects(MOST))
    assert is_heavy(el("g", *rects(MOST - 1)))


def test_letters_and_soft_shadows_count() -> None:
    assert is_heavy(el("text-box", "a" * MOST))
    assert not is_heavy(*[el("rect", shadow="1 1 1 ink")] * (MOST // 12))
    assert is_heavy(*[el("rect", shadow="1 1 1 ink")] * (MOST // 12 + 1))


def test_a_text_costs_thirty_shapes_besides_its_letters() -> None:
    """Each has 32 in all: 3,200 boxes have 102,400, 3,100 have 99,200."""
    assert is_heavy(*(el("text-box", "a"),) * 3200)
    assert not is_heavy(*(el("text-box", "a"),) * 3100)


def test_letters_in_columns_and_around_things_count_six_times() -> None:
    letters = "a" * (MOST // 6 + 1)
    for attributes in ({"columns": "2"}, {"around": "1 1 1 1"}):
        box = el("text-box", el("b", letters[: MOST // 12]), "", **attributes)
        assert not is_heavy(box)
        assert is_heavy(box, box)
        assert is_heavy(el("text-box", letters, **attributes))
    assert not is_heavy(el("text-box", letters))


def test_bullets_of_a_list_count(tmp_path: Path) -> None:
    """Each has 1,002 parts with its root: a hundred are too many."""
    (tmp_path / "icons").mkdir()
    body = '<rect width="1" height="1"/>' * 1001
    (tmp_path / "icons/many.svg").write_text(f'<svg viewBox="0 0 1 1">{body}</svg>')
    inside = setting(tmp_path)
    items = (el("li", "a"),) * 100
    assert is_heavy(el("list", *items, icon="many"), within=inside)
    assert not is_heavy(el("list", *items[:99], icon="many"), within=inside)
    own = (el("li", "a", icon="many"),) * 100
    assert is_heavy(el("list", *own), within=inside)
    assert not is_heavy(el("list", *own[:99]), within=inside)


def test_the_parts_of_pictures_count(tmp_path: Path) -> None:
    """Each has 1,002 parts with its root: a hundred are too many."""
    (tmp_path / "icons").mkdir()
    (tmp_path / "art").mkdir()
    body = '<rect width="1" height="1"/>' * 1001
    for file in ("icons/many.svg", "art/many.svg"):
        (tmp_path / file).write_text(f'<svg viewBox="0 0 1 1">{body}</svg>')
    inside = setting(tmp_path)
    for one in (el("icon", name="many"), el("image", src="many.svg")):
        assert not is_heavy(*[one] * 99, within=inside)
        assert is_heavy(*[one] * 100, within=inside)


def test_the_shapes_of_faces_count() -> None:
    """A clip, a group, and a thousand shapes in them."""
    shown = Drawing(60, 90, 3, (Clip((), (Group((DOT,) * 998),)),))
    inside = replace(SETTING, face_of=lambda *_: shown)
    assert not is_heavy(*[el("face")] * 99, within=inside)
    assert is_heavy(*[el("face")] * 100, within=inside)


@pytest.mark.parametrize(
    "one",
    [
        el("icon", name="none"),
        el("icon"),
        el("image", src="../a.svg"),
        el("image", src="none.svg"),
        el("face", entry="none"),
    ],
)
def test_what_is_not_there_weighs_nothing(one: Element) -> None:
    assert not is_heavy(*[one] * 10)


def test_it_is_told_once_and_nothing_is_drawn() -> None:
    rect = '<rect _at="t.card.xml:4:2" w="1" h="1" fill="ink"/>'
    (problem,) = problems(rect * MOST)
    assert problem == Problem(
        "too-many-shapes",
        problem.place,
        "the face has more than 100,000 shapes and letters",
        f"draw fewer, or save a picture of them as PNG ({TASK})",
    )
    assert problem.place.line == 4


def test_a_text_that_is_too_long_is_told_as_one() -> None:
    words = "a" * (MOST // 6 + 1)
    text = f'<text-box w="9" h="9" columns="2">{words}</text-box>'
    (problem,) = problems(text)
    assert problem.hint == (
        f"write less; letters in columns or around things count six times ({TASK})"
    )
