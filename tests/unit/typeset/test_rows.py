from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.model.drawing import Clip, Fill, Group
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.outline import ellipse, rectangle
from tests.unit.typeset.faces import RED, TASK, at, items, problems, setting

NO_ICON = 'there is no icon "bar"'
SMALL = '<rect w="2" h="1" fill="blood"/>'
LARGE = '<rect w="4" h="3" fill="blood"/>'


def small(x: float, y: float) -> Fill:
    return Fill(rectangle((x, y, 2, 1)), RED)


def large(x: float, y: float) -> Fill:
    return Fill(rectangle((x, y, 4, 3)), RED)


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        ("row", (small(0, 0), large(2, 0))),
        ('row x="10" y="20" gap="1"', (small(10, 20), large(13, 20))),
        ('row w="20" align="center"', (small(7, 0), large(9, 0))),
        ('row w="20" align="end" gap="0.5"', (small(13.5, 0), large(16, 0))),
        ('row cross="center"', (small(0, 1), large(2, 0))),
        ('row cross="end" h="5"', (small(0, 4), large(2, 2))),
        ("col", (small(0, 0), large(0, 1))),
        ('col gap="1" cross="center"', (small(1, 0), large(0, 2))),
        ('col h="10" align="end" w="8" cross="end"', (small(6, 6), large(4, 7))),
    ],
)
def test_children_stand_one_after_another(tag: str, expected: tuple[Fill, ...]) -> None:
    name = tag.split(maxsplit=1)[0]
    assert items(f"<{tag}>{SMALL}{LARGE}</{name}>") == expected


def test_rows_in_cols_take_the_room_of_their_children() -> None:
    body = f'<col gap="1"><row gap="2">{SMALL}{LARGE}</row>{SMALL}</col>'
    assert items(body) == (small(0, 0), large(4, 0), small(0, 4))


def test_a_group_takes_the_room_that_it_says_and_a_circle_its_own() -> None:
    body = f'<row><g w="5" h="5">{SMALL}</g><circle cx="1" cy="1" r="1" fill="blood"/>'
    assert items(f"{body}{SMALL}</row>") == (
        small(0, 0),
        Fill(ellipse(6, 1, 1, 1), RED),
        small(7, 0),
    )


def test_what_has_a_centre_stands_in_its_box() -> None:
    """A circle of 2 by 2, an ellipse of 6 by 4 and a window of 2 by 2, in a row 8 high.

    Nobody counts centres; one that is given is counted from the room's corner.
    """
    round_ones = (
        '<circle r="1" fill="blood"/><ellipse rx="3" ry="2" fill="blood"/>'
        '<clip radius="1"><rect w="2" h="1" fill="blood"/></clip>'
        '<circle cy="2" r="1" fill="blood"/>'
    )
    made = items(f'<row gap="1" h="8" cross="center">{round_ones}{SMALL}</row>')
    assert made == (
        Fill(ellipse(1, 4, 1, 1), RED),
        Fill(ellipse(6, 4, 3, 2), RED),
        Clip(ellipse(11, 4, 1, 1), (small(10, 3),)),
        Fill(ellipse(14, 5, 1, 1), RED),
        small(16, 3.5),
    )


def test_circles_stand_beside_what_grows_and_at_the_end_of_a_col() -> None:
    """12 mm: 2 and 2 for the circles, 8 for the bar between them."""
    dot = '<circle r="1" fill="blood"/>'
    made = items(f'<row w="12" h="2">{dot}{GROWING}{dot}</row>')
    assert made == (
        Fill(ellipse(1, 1, 1, 1), RED),
        bar(2, 0, 8, 1),
        Fill(ellipse(11, 1, 1, 1), RED),
    )
    made = items(f'<col w="6" h="9" cross="end" align="end">{dot}{dot}</col>')
    assert made == (
        Fill(ellipse(5, 6, 1, 1), RED),
        Fill(ellipse(5, 8, 1, 1), RED),
    )
    nested = f'<row><col gap="1">{dot}<row>{dot}{dot}</row></col>{SMALL}</row>'
    assert items(nested) == (
        Fill(ellipse(1, 1, 1, 1), RED),
        Fill(ellipse(1, 4, 1, 1), RED),
        Fill(ellipse(3, 4, 1, 1), RED),
        small(4, 0),
    )


def test_a_window_of_no_sides_is_told() -> None:
    window = '<clip _at="t.card.xml:3:3" d="M0 0H1V1Z"/>'
    message = "<clip> in a row or col has no width and height"
    hint = f"put it into a <g> with w and h ({TASK})"
    expected = Problem("missing-attribute", at(3, 3, "<clip"), message, hint)
    assert problems(f'<row h="3">{window}</row>') == [expected]


def test_an_icon_of_no_size_has_the_breadth_of_its_row(tmp_path: Path) -> None:
    (tmp_path / "icons").mkdir()
    path = '<path fill="red" d="M0 0h20v10h-20z"/>'
    bar_file = f'<svg viewBox="0 0 20 10">{path}</svg>'
    (tmp_path / "icons/bar.svg").write_text(bar_file)
    icon = '<icon name="bar"/>'
    made = items(f'<row h="2">{icon}{SMALL}</row>', setting(tmp_path))
    assert made == (Fill(rectangle((0, 0, 4, 2)), RED), small(4, 0))
    made = items(f'<col w="2">{icon}{SMALL}</col>', setting(tmp_path))
    assert made == (small(0, 0), small(0, 1))


def test_an_icon_takes_the_room_of_its_proportions(tmp_path: Path) -> None:
    """A bar of 20 by 10: 2 mm wide by 1, or 4 wide by 2."""
    (tmp_path / "icons").mkdir()
    path = '<path fill="red" d="M0 0h20v10h-20z"/>'
    bar = f'<svg viewBox="0 0 20 10">{path}</svg>'
    (tmp_path / "icons/bar.svg").write_text(bar)
    icons = '<icon name="bar" w="2"/><icon name="bar" h="2"/>'
    made = items(f'<row cross="end">{icons}{SMALL}</row>', setting(tmp_path))
    assert made == (
        small(0, 1),
        Fill(rectangle((2, 0, 4, 2)), RED),
        small(6, 1),
    )


def test_an_icon_that_is_not_there_is_told_once() -> None:
    body = '<row><icon _at="t.card.xml:3:3" name="bar" w="2"/></row>'
    expected = Problem("unknown-icon", at(3, 3, "<icon"), NO_ICON, TASK)
    assert problems(body) == [expected]


GROWING = '<rect w="2" h="1" grow="1" fill="blood"/>'


def bar(x: float, y: float, w: float, h: float) -> Fill:
    return Fill(rectangle((x, y, w, h)), RED)


def test_children_that_grow_share_what_is_left() -> None:
    """12 mm less 2, 4 and 2 for themselves and twice 1 between them: 2 are left."""
    made = items(f'<row w="12" gap="1">{GROWING}{LARGE}{GROWING}</row>')
    assert made == (bar(0, 0, 3, 1), large(4, 0), bar(9, 0, 3, 1))


def test_a_weight_is_a_share_and_nothing_given_is_no_length() -> None:
    """8 mm: 2 for the last, a third and two thirds of the rest for the others."""
    shares = '<rect h="1" grow="1" fill="blood"/><rect h="1" grow="2" fill="blood"/>'
    made = items(f'<row w="8">{shares}{SMALL}</row>')
    assert made == (bar(0, 0, 2, 1), bar(2, 0, 4, 1), small(6, 0))
    made = items(f'<col h="5"><g grow="1" w="0"/>{SMALL}</col>')
    assert made == (small(0, 4),)


def test_nothing_is_left_to_share_in_a_full_row() -> None:
    made = items(f'<row w="3">{GROWING}{LARGE}</row>')
    assert made == (bar(0, 0, 2, 1), large(2, 0))


def test_a_row_of_no_width_cannot_let_its_children_grow() -> None:
    body = f'<row _at="t.card.xml:3:3">{GROWING}</row>'
    message = '<row> needs "w" for its children to grow'
    expected = Problem("missing-attribute", at(3, 3, "<row"), message, TASK)
    assert problems(body) == [expected]


def test_padding_lies_round_the_children() -> None:
    """From the top, clockwise; a row's w and h hold it, and those left out add it."""
    made = items(f'<row padding="1 2 3 4">{SMALL}</row>')
    assert made == (small(4, 1),)
    made = items(f'<row w="12" h="10" padding="1 2" align="end">{SMALL}{GROWING}</row>')
    assert made == (small(2, 1), bar(4, 1, 6, 1))
    made = items(f'<row><col padding="1">{SMALL}</col>{LARGE}</row>')
    assert made == (small(1, 1), large(4, 0))


def test_the_same_gap_between_all() -> None:
    made = items(f'<row w="12" align="between">{SMALL}{SMALL}{SMALL}</row>')
    assert made == (small(0, 0), small(5, 0), small(10, 0))
    assert items(f'<row w="12" align="between">{SMALL}</row>') == (small(0, 0),)


def test_what_has_no_breadth_takes_the_row_s() -> None:
    made = items('<row h="6" padding="1 0"><rect w="2" fill="blood"/></row>')
    assert made == (bar(0, 1, 2, 4),)
    tall = '<col><rect w="1" grow="1" fill="blood"/></col>'
    made = items(f'<row h="6">{SMALL}{tall}</row>')
    assert made == (small(0, 0), bar(2, 0, 1, 6))


def test_an_empty_row_is_nothing_and_a_faded_one_a_group() -> None:
    assert items("<row/>") == ()
    assert items(f'<row opacity="0.5">{SMALL}{SMALL}</row>') == (
        Group((small(0, 0), small(2, 0)), 0.5),
    )


def test_a_child_without_room_is_a_problem() -> None:
    assert problems('<row><g _at="t.card.xml:3:3"/></row>') == [
        Problem(
            "missing-attribute",
            at(3, 3, "<g"),
            "<g> in a row or col needs w and h",
            TASK,
        )
    ]


def test_a_bad_number_is_told_once() -> None:
    assert problems('<row><rect _at="t.card.xml:3:3" w="x" h="1"/></row>') == [
        Problem(
            "bad-value", at(3, 3, "<rect"), 'w of <rect>: "x" is not a number', TASK
        )
    ]
