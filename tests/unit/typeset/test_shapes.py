from __future__ import annotations

import pytest

from cardwright.model.drawing import (
    Colour,
    Fill,
    Group,
    Item,
    Linear,
    Outline,
    Radial,
    Stroke,
)
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.outline import arrow, ellipse, polygon, rectangle
from cardwright.typeset.shapes import bounds, faded
from tests.unit.typeset.faces import INK, RED, TASK, at, items, problems

TRIANGLE = polygon([(1, 1), (5, 1), (3, 4)])


@pytest.mark.parametrize(
    ("element", "outline"),
    [
        ('<rect x="1" y="2" w="10" h="5"', rectangle((1, 2, 10, 5))),
        ('<rect w="10" h="5" r="1 0 1 0"', rectangle((0, 0, 10, 5), (1, 0, 1, 0))),
        ('<circle cx="5" cy="6" r="2"', ellipse(5, 6, 2, 2)),
        ('<ellipse cx="5" cy="6" rx="2" ry="1"', ellipse(5, 6, 2, 1)),
        ('<polygon points="1,1 5,1 3,4"', TRIANGLE),
        (
            '<path d="M0 0h4v3z" x="10" y="20" scale="2"',
            polygon([(10, 20), (18, 20), (18, 26)]),
        ),
        (
            '<arrow x="1" y="2" w="9" h="4" direction="down" head="0.3" shaft="0.6"',
            arrow((1, 2, 9, 4), "down", 0.3, 0.6),
        ),
        ('<arrow w="9" h="4"', arrow((0, 0, 9, 4), "right", 0.5, 0.5)),
    ],
)
def test_every_shape_is_its_outline_filled(element: str, outline: Outline) -> None:
    assert items(f'{element} fill="blood"/>') == (Fill(outline, RED),)


def test_a_stroke_lies_on_the_fill() -> None:
    made = items(
        '<path d="M0 0h4v3z" fill="blood" fill-rule="evenodd" stroke="ink/0.5"'
        ' stroke-width="0.3" cap="round" join="bevel" dash="1 0.5"/>'
    )
    outline = polygon([(0, 0), (4, 0), (4, 3)])
    line = Stroke(outline, Colour(0, 0, 0, 0.5), 0.3, "round", "bevel", (1.0, 0.5))
    assert made == (Fill(outline, RED, even_odd=True), line)


def test_a_stroke_is_a_quarter_of_a_millimetre_if_it_does_not_say() -> None:
    outline = rectangle((0, 0, 2, 2))
    assert items('<rect w="2" h="2" stroke="ink"/>') == (Stroke(outline, INK, 0.25),)


@pytest.mark.parametrize(
    "body",
    [
        '<rect w="2" h="2"/>',
        '<rect w="2" h="2" fill="none" stroke="none"/>',
        '<rect w="2" h="2" stroke="ink" stroke-width="0"/>',
    ],
)
def test_what_paints_nothing_is_no_item(body: str) -> None:
    assert items(body) == ()


def test_a_gradient_spans_the_shape() -> None:
    made = items(
        '<polygon points="1,1 5,1 3,4" fill="linear-gradient(90deg,ink,blood)"/>'
    )
    stops = ((0.0, INK), (1.0, RED))
    assert made == (Fill(TRIANGLE, Linear(1.0, 2.5, 5.0, 2.5, stops)),)
    made = items('<circle cx="4" cy="3" r="2" fill="radial-gradient(ink, blood)"/>')
    radius = 2.8284
    assert made == (Fill(ellipse(4, 3, 2, 2), Radial(4.0, 3.0, radius, stops)),)


def test_an_opacity_goes_into_a_plain_colour() -> None:
    made = items('<rect w="2" h="2" fill="blood/0.5" opacity="0.5"/>')
    assert made == (Fill(rectangle((0, 0, 2, 2)), Colour(1.0, 0.0, 0.0, 0.25)),)


def test_an_opacity_makes_a_group_of_several_items() -> None:
    outline = rectangle((0, 0, 2, 2))
    made = items('<rect w="2" h="2" fill="blood" stroke="ink" opacity="0.5"/>')
    inside = (Fill(outline, RED), Stroke(outline, INK, 0.25))
    assert made == (Group(inside, alpha=0.5),)


def test_a_shadow_lies_below() -> None:
    made = items('<rect w="2" h="2" fill="blood" shadow="1 1 ink/0.4"/>')
    copy = Group((Fill(rectangle((1, 1, 2, 2)), INK),), alpha=0.4)
    assert made == (copy, Fill(rectangle((0, 0, 2, 2)), RED))


def test_path_data_that_cannot_be_read() -> None:
    assert problems('<path _at="t.card.xml:4:1" d="M0 0L" fill="ink"/>') == [
        Problem(
            "bad-value",
            at(4, 1, "<path"),
            "d of <path>: path data ends too early",
            TASK,
        )
    ]


def test_bounds_are_those_of_points_and_handles() -> None:
    outline: Outline = (("M", 1.0, 2.0), ("C", 0.0, 9.0, 3.0, 3.0, 4.0, 4.0), ("Z",))
    assert bounds(outline) == (0, 2, 4, 7)
    assert bounds(()) == (0, 0, 0, 0)


def test_faded_leaves_opaque_items_alone() -> None:
    fill: Item = Fill(TRIANGLE, RED)
    assert faded([fill], 1) == [fill]
    assert faded([], 0.5) == []
