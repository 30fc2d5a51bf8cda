"""The shipped profiles with all sizes, and what is told of those that do not fit."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import pytest

from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.model.drawing import Drawing
from cardwright.pipeline.profiles import read_profiles
from cardwright.press.impose import impose
from cardwright.press.misfits import misfits
from cardwright.press.piece import Format, Piece
from cardwright.press.plan import plan
from cardwright.press.profile import Profile
from cardwright.resolve.game.sizes import KNOWN
from tests.acceptance.workspace import Result, edit, problems, run, written

ROOT = Path(__file__).resolve().parents[2]
SIZES = {**KNOWN, "token": (25.0, 25.0), "mat": (600.0, 300.0)}
GAME = "cards/kilnfolk/game.yaml"
OFFICE = "templates/core/printers/office.yaml"
OWN = "templates/core/profiles/own.yaml"


@lru_cache(maxsize=1)
def shipped() -> Mapping[str, Profile]:
    found, wrong = read_profiles(open_workspace(ROOT, Memo(Path("/dev/null"))))
    assert wrong == []
    return found


def test_there_are_profiles_for_every_way_to_print() -> None:
    ways = ("", "-portrait", "-landscape", "-bleed", "-duplex", "-fold", "-fold-below")
    more = ("-silhouette", "-mixed", "-tiles")
    papers = [f"{paper}{way}" for paper in ("a4", "letter") for way in (*ways, *more)]
    assert sorted(shipped()) == sorted([*papers, "card"])


# What is larger than the paper: a page lies on it whole, but not beside its back.
TOO_LARGE = {
    "a4": {"a3", "mat"},
    "letter": {"a3", "a4", "mat"},
}


@pytest.mark.parametrize("name", sorted(shipped()))
def test_each_size_fits_each_profile_or_is_one_problem(name: str) -> None:
    profile = shipped()[name]
    told = set()
    for size, (width, height) in SIZES.items():
        found = list(misfits([Format(width, height, 3)], profile))
        if not found:
            front = Drawing(width, height, 3, ())
            pieces = [Piece(front, 3, front)]
            assert impose(plan(pieces, profile))
            continue
        (problem,) = found
        told.add(size)
        assert problem.about == "size"
        assert problem.message.startswith(f"a face of {width:g} by {height:g} mm")
    paper = name.partition("-")[0]
    if paper == "card" or name.endswith("-tiles"):
        assert told == set()
    else:
        assert TOO_LARGE[paper] <= told
        # No card is too large, but a jumbo one for the height of half a letter.
        few = {"jumbo"} if name == "letter-fold-below" else set()
        assert told - TOO_LARGE[paper] - {"a4", "a5", "letter"} == few


NO_ROOM = f"""\
{OWN}:3:6: error[out-of-range]: the bleed of 3.175 mm is more than half of the gap of \
4 mm: two neighbours cannot both have all of it
  hint: write gap: 6.35, or bleed: outer for as much as there is room for
"""
NO_GRID = f"""\
{OWN}:3:7: error[out-of-range]: 4 by 3 faces of 63.5 by 88.9 mm do not fit on paper of \
210 by 297 mm with a margin of 5 mm
  hint: 3 by 3 do
"""
NO_MARGIN = f"""\
{OWN}:3:9: error[out-of-range]: the margin of 3 mm lies inside that of the printer: \
"office" cannot print on the outer 4.2 mm
  hint: write margin: 4.2, or more
"""
NO_KEY = f"""\
{OWN}:3:1: error[unknown-key]: a print profile has no key "margins"
  hint: did you mean "margin"?
"""
NO_PRINTER_KEY = f"""\
{OFFICE}:2:1: error[unknown-key]: a printer has no key "rotate"
  hint: did you mean "rotation"?
"""
NO_PAPER = f"""\
{GAME}:20:16: error[bad-target]: a face of 63.5 by 88.9 mm does not fit on paper of \
40 by 60 mm with a margin of 5 mm as the profile lays it out
  hint: choose a profile with larger paper, or one with tiles to join
"""


@pytest.mark.parametrize(
    ("profile", "printer", "problem"),
    [
        ("paper: a4\ngap: 4\nbleed: full\n", "", NO_ROOM),
        ("paper: a4\ngrid: [4, 3]\nturned: false\n", "", NO_GRID),
        ("paper: a4\nmargin: 3\n", "margin: 4.2\n", NO_MARGIN),
        ("paper: a4\nmargins: 3\n", "", NO_KEY),
        ("paper: a4\n", "rotate: 1\n", NO_PRINTER_KEY),
        ("paper: [40, 60]\n", "", NO_PAPER),
    ],
)
def test_what_does_not_go_together_is_one_problem_and_nothing_is_written(
    root: Path, profile: str, printer: str, problem: str
) -> None:
    for name, text in (("profiles/own", profile), ("printers/office", printer)):
        path = root / f"templates/core/{name}.yaml"
        path.parent.mkdir(parents=True)
        if text:
            path.write_text(f"title: Own\n{text}")
    words = ["print", "kilnfolk", "--profile", "own"]
    told = run(root, *words, *(["--printer", "office"] if printer else []))
    lines = [line for line in told.out.splitlines(keepends=True) if " | " not in line]
    shown = "".join(lines)
    assert (told.code, told.err) == (1, "")
    assert shown.startswith(problem)
    assert shown.count("error[") == 1
    assert not (root / "build" / "kilnfolk").exists()


def test_a_printer_that_nobody_measured_is_a_problem(root: Path) -> None:
    told = run(root, "print", "kilnfolk", "--printer", "office")
    assert told.code == 1
    assert told.out.startswith(
        "templates/core/printers/office.yaml:1:1: error[unknown-reference]: no printer "
        'is "office"\n  hint: "cardwright print --calibrate" makes a sheet that tells '
        "what to write\n"
    )


def test_check_tells_of_a_size_that_the_games_own_profile_has_no_room_for(
    root: Path,
) -> None:
    edit(root, GAME, "{trim: poker, bleed: 3.175}", "{trim: a3, bleed: 0}")
    (found,) = [p for p in problems(root, "kilnfolk") if p["code"] == "bad-target"]
    assert (found["file"], found["line"], found["column"]) == (GAME, 20, 16)
    assert run(root, "build", "kilnfolk").code == 1
    assert not (root / "build" / "kilnfolk").exists()


def test_cuts_are_written_beside_the_pdf(root: Path) -> None:
    """Ten cards on two sheets: six are cut otherwise than four."""
    words = ("potluck", "--with", "first-firing", "--with", "first-firing")
    stem = "build/kilnfolk/print/potluck+first-firing+first-firing-a4-silhouette"
    made = run(
        root, "print", f"kilnfolk:{words[0]}", *words[1:], "--profile", "a4-silhouette"
    )
    sheets = "6 on a sheet (2 by 3, paper upright), 2 sheets, 55 % waste"
    note = (
        "Print at 100 %, without scaling; the cuts lie beside the PDF as SVG and DXF."
    )
    assert made == Result(
        0,
        f"{stem}.pdf: 10 cards\n  63.5 by 88.9 mm: {sheets}\n  {note}\n"
        f"{stem}-cut-1.svg: cuts of page 1\n{stem}-cut-1.dxf: cuts of page 1\n"
        f"{stem}-cut-2.svg: cuts of page 2\n{stem}-cut-2.dxf: cuts of page 2\n",
        "",
    )
    counts = [(root / f"{stem}-cut-{n}.svg").read_text().count("<path") for n in (1, 2)]
    assert counts == [6, 4]


def test_build_writes_the_cuts_too(root: Path) -> None:
    edit(root, GAME, "prints: [a4]", "prints: [a4-silhouette]")
    made = run(root, "build", "kilnfolk")
    # Of the five PDFs one has sheets of two sorts: twelve files of cuts.
    told = "kilnfolk: 6 entries, 4 images, 5 PDFs, 1 export"
    rest = "0 errors, 0 warnings, 0 advice\n"
    assert made == Result(0, f"{told}, 22 made anew\n{rest}", "")
    files = written(root / "build" / "kilnfolk" / "print")
    oldest = [name for name in files if name.startswith("oldest")]
    stem = "oldest-a4-silhouette"
    assert oldest == [f"{stem}-cut-1.dxf", f"{stem}-cut-1.svg", f"{stem}.pdf"]
    again = run(root, "build", "kilnfolk")
    assert again == Result(0, f"{told}, nothing new\n{rest}", "")
