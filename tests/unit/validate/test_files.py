from __future__ import annotations

import pytest

from cardwright.model.problem import Problem
from cardwright.validate.files import check_files
from tests.unit.validate.written import at, catalog, entry, game, kind

LAMP = kind(
    "lamp", "lamp", {"properties": {"art": {"type": "string", "x-file": "image"}}}
)
EXISTING = ["art/lamp.png", "art/oil.svg", "art/notes.txt"]


def check(file: str) -> list[Problem]:
    """The file's name begins on the second line in column 7, in single quotes."""
    whole = catalog(game(LAMP), entry(LAMP, f"id: old\nart: '{file}'"))
    return list(check_files(whole, EXISTING))


@pytest.mark.parametrize("file", ["art/lamp.png", "art/oil.svg", "./art/oil.svg"])
def test_files_that_are_there(file: str) -> None:
    assert check(file) == []


def test_a_missing_file_gets_the_nearest() -> None:
    assert check("art/lmap.png") == [
        Problem(
            "missing-image",
            at(2, 6, 20),
            'there is no file "art/lmap.png" in the game\'s folder',
            'did you mean "art/lamp.png"?',
        )
    ]


@pytest.mark.parametrize(
    "file", ["../lamp.png", "art/../../lamp.png", "/lamp.png", "art\\lamp.png", "C:/a"]
)
def test_a_file_must_lie_in_the_game_s_folder(file: str) -> None:
    assert check(file) == [
        Problem(
            "missing-image",
            at(2, 6, 8 + len(file)),
            f'"{file}" leads out of the game\'s folder',
            "name a file within it, with forward slashes",
        )
    ]


def test_a_file_must_be_an_image() -> None:
    assert check("art/notes.txt") == [
        Problem(
            "bad-image",
            at(2, 6, 21),
            '"art/notes.txt" is no image that can be drawn',
            "its name must end in .jpeg, .jpg, .png or .svg",
        )
    ]
