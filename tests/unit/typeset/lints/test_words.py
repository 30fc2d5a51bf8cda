from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.model.drawing import Clip, Colour, Fill, Group, Item, Stroke
from cardwright.model.game import Word
from cardwright.model.problem import Place, Problem
from cardwright.typeset.geometry.outline import ellipse, rectangle
from cardwright.typeset.lints.words import check_words, items_in
from tests.unit.validate.written import game, read

FILE = "cards/tides/vocabularies.yaml"
RED, BLUE = Colour(1, 0, 0), Colour(0, 0, 1)
SQUARE = Fill(rectangle((0, 0, 800, 800)), RED)
DISC = Fill(ellipse(400, 400, 400, 400), RED)
RING = Stroke(ellipse(400, 400, 400, 400), RED, 20)
ICONS: dict[str, tuple[Item, ...]] = {
    "square": (SQUARE,),
    "blue-square": (replace(SQUARE, paint=BLUE),),
    "disc": (DISC,),
    "ring": (RING,),
    "thick-ring": (replace(RING, width=40),),
    "cut": (Clip(DISC.outline, (SQUARE,)),),
    "cut-too": (Group((replace(SQUARE, paint=BLUE),)),),
}
BLIND = "to the red-blind and the green-blind"
COLORS = {"rust": "#b0602f", "moss": "#7f7a2f"}


def word(id_: str, color: str | None = None, icon: str | None = None) -> Word:
    return Word(id_, id_.title(), f"{id_.title()}s", icon, color)


def check(name: str, *words: Word) -> list[Problem]:
    """The words stand a line each, from the third on, with colour or else icon."""
    lines = [f"    {w.id}: {{is: {w.color or w.icon}}}" for w in words]
    text = "\n".join(["vocabularies:", f"  {name}:", *lines, ""])
    key = "color" if any(w.color for w in words) else "icon"
    form = read(text.replace("is:", f"{key}:"), file=FILE)
    listed = {name: {w.id: w for w in words}}
    known = game(vocabularies=listed, forms={"vocabularies": form})
    return [*check_words(known, COLORS, lambda icon: ICONS.get(icon, ()))]


def at(line: int, column: int, end: int) -> Place:
    return Place(FILE, line, column, line, end)


def one_shape(first: str, second: str, place: Place) -> Problem:
    return Problem(
        "similar-icons",
        place,
        f'the icons "{first}" and "{second}" have one shape',
        "only colours tell them apart, which not everybody sees: change one's shape",
        "advice",
    )


def alike(first: str, second: str, to: str, place: Place) -> Problem:
    return Problem(
        "similar-colors",
        place,
        f'"{first}" and "{second}" have colours that look alike {to}',
        "make one lighter or darker, or give each an icon",
        "advice",
    )


def test_icons_of_one_shape_in_two_colours() -> None:
    assert check("icons", word("square"), word("disc"), word("blue-square")) == [
        one_shape("square", "blue-square", at(5, 5, 16))
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [("square", "disc"), ("ring", "thick-ring"), ("disc", "ring"), ("none", "nought")],
)
def test_icons_of_shapes_of_their_own(one: str, other: str) -> None:
    assert check("icons", word(one), word(other)) == []


def test_shapes_in_groups_and_clips_count() -> None:
    assert len(check("icons", word("cut"), word("cut-too"), word("square"))) == 3


def test_words_that_name_icons_of_one_shape() -> None:
    words = word("reef", icon="square"), word("tide", icon="blue-square")
    assert check("places", *words) == [
        one_shape("square", "blue-square", at(4, 18, 29))
    ]


def test_words_may_share_an_icon() -> None:
    assert check("places", word("reef", icon="disc"), word("tide", icon="disc")) == []


def test_colours_that_look_alike_to_some() -> None:
    assert check("places", word("reef", "rust"), word("tide", "moss/0.5")) == [
        alike("Reef", "Tide", f"{BLIND} and in grey", at(4, 19, 27))
    ]


def test_icons_of_two_shapes_tell_colours_apart() -> None:
    words = word("reef", "rust", "disc"), word("tide", "moss", "square")
    assert check("places", *words) == []
    shared = word("reef", "rust", "disc"), word("tide", "moss", "disc")
    assert [found.code for found in check("places", *shared)] == ["similar-colors"]


def test_words_without_a_colour_or_of_one_are_no_slip() -> None:
    assert check("places", word("reef", "rust"), word("tide", "rust")) == []
    assert check("places", word("reef", "rust"), word("tide")) == []
    assert check("places", word("reef", "rust"), word("tide", "lost")) == []


def test_icons_are_found_in_the_first_folder_that_has_one(tmp_path: Path) -> None:
    for folder, width in [("own", 5), ("core", 10)]:
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "box.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
            f'<rect width="{width}" height="10"/></svg>',
            encoding="utf-8",
        )
    items_of = items_in((tmp_path / "own", tmp_path / "core"))
    (box,) = items_of("box")
    assert isinstance(box, Fill)
    assert box.outline == rectangle((0, 0, 500, 1000))
    assert items_of("lost") == items_of("../core/box") == ()
