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


def test_clips_of_other_shapes() -> None:
    inside = (dot(1, 1),)
    assert items(f'<clip cx="4" cy="5" rx="3" ry="2">{DOT}</clip>') == (
        Clip(ellipse(4, 5, 3, 2), inside),
    )
    assert items(f'<clip points="0,0 4,0 4,4">{DOT}</clip>') == (
        Clip(polygon([(0, 0), (4, 0), (4, 4)]), inside),
    )
    star = f'<clip d="M0 0h4v4z" fill-rule="evenodd">{DOT}</clip>'
    window = polygon([(0, 0), (4, 0), (4, 4)])
    assert items(star) == (Clip(window, inside, even_odd=True),)


def test_a_clip_needs_exactly_one_window() -> None:
    expected = Problem(
        "missing-attribute",
        at(5, 2, "<clip"),
        "<clip> needs one of: w and h, radius, rx and ry, points, d",
        TASK,
    )
    assert problems(f"<clip {MARK}>{DOT}</clip>") == [expected]
    assert problems(f'<clip {MARK} w="1">{DOT}</clip>') == [expected]
    assert problems(f'<clip {MARK} w="1" h="1" d="M0 0">{DOT}</clip>') == [expected]


def test_a_clip_takes_nothing_that_its_window_has_no_use_for() -> None:
    body = f'<clip {MARK} x="1" r="2" cx="3" radius="1">{DOT}</clip>'
    assert problems(body) == [
        Problem(
            "unknown-attribute",
            at(5, 2, "<clip"),
            f'<clip> takes no "{name}" beside radius',
            TASK,
        )
        for name in ("x", "r")
    ]


def test_mirrored_and_unevenly_scaled() -> None:
    made = items(f'<g x="10" scale="-1 1">{DOT}</g>')
    assert made == (Group((dot(1, 1),), matrix=(-1, 0, 0, 1, 10, 0)),)
    made = items(f'<g scale="2 0.5">{DOT}</g>')
    assert made == (Group((dot(1, 1),), matrix=(2, 0, 0, 0.5, 0, 0)),)


def test_a_turn_about_a_point_leaves_it_where_it_is() -> None:
    """Half a turn about (2, 2), the dot's middle: x and y become 4 minus themselves."""
    made = items(f'<g x="10" about="2 2" rotate="180">{DOT}</g>')
    assert made == (Group((dot(1, 1),), matrix=(-1, 0, 0, -1, 14, 4)),)
    made = items(f'<g about="2 2" scale="2">{DOT}</g>')
    assert made == (Group((dot(1, 1),), matrix=(2, 0, 0, 2, -2, -2)),)


def test_a_slant() -> None:
    """45 degrees: a mm to the right for each mm down; and a mm down for each across."""
    made = items(f'<g skew="45">{DOT}</g>')
    assert made == (Group((dot(1, 1),), matrix=(1, 0, 1, 1, 0, 0)),)
    made = items(f'<g skew="0 45">{DOT}</g>')
    assert made == (Group((dot(1, 1),), matrix=(1, 1, 0, 1, 0, 0)),)


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


def test_a_face_of_no_entry_is_told_with_the_nearest() -> None:
    body = f'<face {MARK} entry="sheild" w="20"/>'
    assert problems(body, replace(WITH_FACE, entries=("dagger", "shield"))) == [
        Problem(
            "unknown-reference",
            at(5, 2, "<face"),
            'there is no entry "sheild"',
            f'did you mean "shield"? ({TASK})',
        )
    ]


def test_a_face_that_cannot_be_drawn_is_told() -> None:
    body = f'<face {MARK} entry="dagger" w="20"/>'
    (problem,) = problems(body, replace(WITH_FACE, entries=("dagger", "shield")))
    assert (problem.message, problem.hint) == (
        'there is no front of "dagger" to place',
        f"it has none, or shows this one in turn ({TASK})",
    )


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
