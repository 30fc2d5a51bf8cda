from __future__ import annotations

from dataclasses import replace

from cardwright.model.drawing import Clip, Drawing, Fill, Group
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.outline import ellipse, polygon, rectangle
from tests.unit.typeset.faces import INK, RED, SETTING, TASK, at, items, problems

DOT = '<rect x="1" y="1" w="2" h="2" fill="blood"/>'
MARK = '_at="t.card.xml:5:2"'


def dot(x: float, y: float) -> Fill:
    return Fill(rectangle((x, y, 2, 2)), RED)


def test_shifts_go_into_the_coordinates() -> None:
    assert items(f'<g x="10" y="20"><g x="-3">{DOT}</g></g>') == (dot(8, 21),)


def test_a_turn_and_a_scale_become_a_matrix() -> None:
    """Twice as large, a quarter turn clockwise: x goes down, y goes left."""
    made = items(f'<g x="5"><g x="10" y="20" rotate="90" scale="2">{DOT}</g></g>')
    matrix = (0.0, 2.0, -2.0, 0.0, 15.0, 20.0)
    assert made == (Group((dot(1, 1),), matrix=matrix),)


def test_opacity_and_blend_make_a_group() -> None:
    body = f'<g x="1" opacity="0.5" blend="multiply">{DOT}</g>'
    assert items(body) == (Group((dot(2, 1),), 0.5, "multiply"),)
    assert items('<g opacity="0.5"/>') == ()


def test_clips() -> None:
    inside = (dot(1, 1),)
    assert items(f'<clip w="9" h="9" r="1">{DOT}</clip>') == (
        Clip(rectangle((0, 0, 9, 9), (1,)), inside),
    )
    assert items(f'<clip cx="4" cy="5" radius="3">{DOT}</clip>') == (
        Clip(ellipse(4, 5, 3, 3), inside),
    )
    assert items(f'<clip d="M0 0h4v4z" x="1">{DOT}</clip>') == (
        Clip(polygon([(1, 0), (5, 0), (5, 4)]), inside),
    )
    assert items(f'<clip w="9" h="9" opacity="0.5">{DOT}</clip>') == (
        Group((Clip(rectangle((0, 0, 9, 9)), inside),), 0.5),
    )
    assert items('<clip w="9" h="9"/>') == ()


def test_a_clip_needs_exactly_one_window() -> None:
    expected = Problem(
        "missing-attribute",
        at(5, 2, "<clip"),
        "<clip> needs one of w and h, cx cy and radius, or d",
        TASK,
    )
    assert problems(f"<clip {MARK}>{DOT}</clip>") == [expected]
    assert problems(f'<clip {MARK} w="1" h="1" d="M0 0">{DOT}</clip>') == [expected]


OTHER = Drawing(60, 90, 3, (Fill(rectangle((-3, -3, 66, 96)), INK),))


def face_of(entry: str, side: str) -> Drawing | None:
    return OTHER if (entry, side) == ("shield", "front") else None


WITH_FACE = replace(SETTING, face_of=face_of)


def test_a_face_is_placed_at_its_width_and_cut_at_its_trim() -> None:
    """60 mm wide drawn 20 mm wide: a third."""
    made = items('<face entry="shield" x="5" y="6" w="20" opacity="0.5"/>', WITH_FACE)
    clip = Clip(rectangle((0, 0, 60, 90)), OTHER.items)
    matrix = (0.333333, 0.0, 0.0, 0.333333, 5.0, 6.0)
    assert made == (Group((clip,), 0.5, matrix=matrix),)


def test_a_face_that_is_not_there() -> None:
    body = f'<face {MARK} entry="shield" side="bak" w="20"/>'
    assert problems(body, WITH_FACE) == [
        Problem(
            "unknown-reference",
            at(5, 2, "<face"),
            'there is no bak of "shield" to place',
            f'did you mean "back"? ({TASK})',
        )
    ]
