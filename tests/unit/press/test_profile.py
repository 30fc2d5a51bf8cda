from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardwright.load.documents import read_document
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Data
from cardwright.press.profile import Marks, Profile, Tile, read_profile
from cardwright.resolve.plan import Plan
from cardwright.resolve.walk import walk
from cardwright.validate.forms import check_form

ROOT = Path(__file__).resolve().parents[3]
SCHEMA = json.loads((ROOT / "schemas/core/profile.schema.json").read_text())


def data_of(text: str) -> Data:
    """What a profile's text says, typed by the schema of profiles."""
    document, problems = read_document("p.yaml", text.encode())
    assert problems == ()
    typed: Data = walk(document.data, Plan(SCHEMA)).data
    return typed


def printer_data(text: str) -> Data:
    """What a printer's text says, typed by the schema of printers."""
    document, problems = read_document("p.yaml", text.encode())
    assert problems == ()
    form = json.loads((ROOT / "schemas/core/printer.schema.json").read_text())
    typed: Data = walk(document.data, Plan(form)).data
    assert check_form("printer", typed, form) == []
    return typed


def read(text: str) -> tuple[Profile | None, list[Problem]]:
    return read_profile(data_of(text))


def test_a_profile_of_two_keys_has_five_mm_of_margin_and_no_marks() -> None:
    assert read("title: Home\npaper: a4\n") == (
        Profile(
            title="Home",
            paper=(210, 297),
            turned=None,
            margin=5,
            gap=None,
            grid=None,
            bleed="outer",
            marks=None,
            backs="none",
        ),
        [],
    )


def test_every_key_is_read() -> None:
    text = """\
title: All
note: said to the printer
paper: [100, 150]
turned: true
grid: [2, 1]
margin: 4
gap: 3.5
bleed: full
marks: {crop: false, length: 3, offset: 2, width: 0.1, lines: true, corners: true,
  fold: false, registration: silhouette, sides: both}
backs: short-edge
fold: horizontal
footer: true
mixed: true
tile: {overlap: 12, marks: false}
"""
    expected = Profile(
        title="All",
        paper=(100, 150),
        turned=True,
        margin=4,
        gap=3.5,
        grid=(2, 1),
        bleed="full",
        marks=Marks(
            crop=False,
            length=3,
            offset=2,
            width=0.1,
            lines=True,
            corners=True,
            fold=False,
            registration=True,
            sides="both",
        ),
        backs="short-edge",
        fold="horizontal",
        footer=True,
        mixed=True,
        tile=Tile(overlap=12, marks=False),
        note="said to the printer",
    )
    assert read(text) == (expected, [])


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("a3", (297, 420)),
        ("a4", (210, 297)),
        ("letter", (215.9, 279.4)),
        ("legal", (215.9, 355.6)),
        ("tabloid", (279.4, 431.8)),
        ("card", None),
    ],
)
def test_papers_are_known_by_name(name: str, size: tuple[float, float] | None) -> None:
    profile, problems = read(f"title: x\npaper: {name}\n")
    assert problems == []
    assert profile is not None
    assert profile.paper == size


def test_pages_as_large_as_the_card_have_no_margin() -> None:
    profile, _ = read("title: x\npaper: card\nmargin: 5\n")
    assert profile is not None
    assert profile.margin == 0


def test_marks_are_a_quarter_point_wide_unless_said_otherwise() -> None:
    profile, _ = read("title: x\npaper: a4\nmarks: {length: 6}\n")
    assert profile is not None
    assert profile.marks == Marks(length=6, offset=1, width=0.25 * 25.4 / 72)


def test_marks_can_be_switched_off() -> None:
    profile, _ = read("title: x\npaper: a4\nmarks: {crop: false, length: 6}\n")
    assert profile is not None
    assert profile.marks is not None
    assert not profile.marks.crop


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "title: x\npaper: a5\n",
            Problem(
                "not-a-choice",
                Place("p.yaml", 2, 8, 2, 10),
                'no paper is called "a5"',
                "known are a3, a4, letter, legal, tabloid, card",
            ),
        ),
        (
            "title: x\npaper: a4\nmargin: 105\n",
            Problem(
                "out-of-range",
                Place("p.yaml", 3, 9, 3, 12),
                "the margins leave nothing of the paper",
            ),
        ),
        (
            "title: x\npaper: card\nbacks: fold\n",
            Problem(
                "not-a-choice",
                Place("p.yaml", 3, 8, 3, 12),
                "pages as large as the card have no room for backs to fold",
            ),
        ),
        (
            "title: x\npaper: a4\ntile: {overlap: 100.5}\n",
            Problem(
                "out-of-range",
                Place("p.yaml", 3, 17, 3, 22),
                "tiles that overlap so far hold hardly anything of their own",
                "write at most half of what the margins leave of the paper",
            ),
        ),
        (
            "title: x\n",
            Problem(
                "wrong-type",
                Place("p.yaml", 1, 1, 1, 6),
                "a print profile must be a mapping with the key paper",
            ),
        ),
    ],
)
def test_a_profile_that_makes_no_sense_is_a_problem(
    text: str, problem: Problem
) -> None:
    assert read(text) == (None, [problem])


def test_what_is_no_mapping_is_a_problem() -> None:
    profile, problems = read_profile(None)
    assert profile is None
    assert [problem.code for problem in problems] == ["wrong-type"]


def test_tiles_overlap_by_ten_mm_unless_said_otherwise() -> None:
    profile, problems = read("title: x\npaper: a4\ntile: {marks: false}\n")
    assert problems == []
    assert profile is not None
    assert profile.tile == Tile(overlap=10, marks=False)


def test_the_places_of_the_keys_are_kept() -> None:
    profile, _ = read("title: x\npaper: a4\ngap: 2\n")
    assert profile is not None
    assert profile.places["gap"] == Place("p.yaml", 3, 6, 3, 7)


def test_paper_lies_as_it_is_told_or_both_ways() -> None:
    ways = [Profile("", (210, 297), turned).papers for turned in (None, False, True)]
    assert ways == [((210, 297), (297, 210)), ((210, 297),), ((297, 210),)]
    assert Profile("", None).papers == ()


def test_the_gap_is_set_or_follows_from_the_bleed() -> None:
    assert Profile("", None).apart(3) == 0
    assert Profile("", None, bleed="full").apart(3) == 6
    assert Profile("", None, bleed="full", gap=1).apart(3) == 1
    assert [Profile("", None, bleed=b).shown(3) for b in ("none", "outer")] == [0, 3]


SHIPPED = {
    "a4": ((210.0, 297.0), "outer"),
    "letter": ((215.9, 279.4), "outer"),
    "card": (None, "full"),
}


def test_the_shipped_profiles_are_sound() -> None:
    found = {}
    for path in sorted((ROOT / "templates/core/profiles").glob("*.yaml")):
        data = data_of(path.read_text())
        assert check_form("profile", data, SCHEMA) == []
        profile, problems = read_profile(data)
        assert problems == []
        assert profile is not None
        found[path.stem] = (profile.paper, profile.bleed)
    assert {name: found[name] for name in SHIPPED} == SHIPPED
