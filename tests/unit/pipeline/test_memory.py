from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.model.problem import Problem
from cardwright.pipeline.layout import Layout
from cardwright.pipeline.memory import Memory
from cardwright.pipeline.options import CheckOptions
from cardwright.pipeline.run import check, warm
from cardwright.pipeline.study import study
from tests.acceptance.workspace import copy_game, edit

SLUG = "kilnfolk"
KILN = "cards/kilnfolk/kilns/oldest.yaml"
FACE = "templates/kilnfolk/glaze.card.xml"
FRONTS = {(name, "front") for name in ("celadon-hush", "shino-frost", "tenmoku-night")}
ALL = FRONTS | {(name, "back") for name, _ in FRONTS}
LONG = "lore: " + "Crackles in the dark. " * 40
LORE = "lore: Crackles in the dark."
NAME = "name: The Oldest Kiln"
WORDS = "cards/kilnfolk/vocabularies.yaml"

# What is edited, and the faces that need not be tried again.
EDITS: dict[str, tuple[tuple[str, str, str], set[tuple[str, str]]]] = {
    "a text": ((KILN, LORE, "lore: Crackles."), ALL - {("shino-frost", "front")}),
    "what is too long": ((KILN, LORE, LONG.rstrip()), ALL - {("shino-frost", "front")}),
    "a holder": ((KILN, '"#7a3b1e"', '"#123456"'), ALL - FRONTS),
    "what no face shows": ((KILN, NAME, "name: An Old Kiln"), ALL - FRONTS),
    "a deck": (("cards/kilnfolk/firings/first.yaml", "name: ", "name: My "), ALL),
    "its sort": ((KILN, "heat: 5", "heat: '5'"), ALL - {("tenmoku-night", "front")}),
    "a parameter": (("cards/kilnfolk/parameters.yaml", "value: ", "value: 1"), set()),
    "a word": ((WORDS, "stoneware", "stonewares"), set()),
    "a template": ((FACE, 'y="40"', 'y="41"'), set()),
    "an id": ((KILN, "id: shino-frost", "id: shino"), set()),
}


def lay_out(root: Path, cache: Cache) -> list[Problem]:
    space = open_workspace(root, Memo(None))
    found = study(space, space.games[0], cache)
    return Layout(space, found, cache, draw=False).problems


def still(root: Path, cache: Cache) -> set[tuple[str, str]]:
    """The faces that are remembered and stand, before any is tried."""
    space = open_workspace(root, Memo(None))
    found = study(space, space.games[0], cache)
    fresh = Layout(space, found, Cache(None), draw=False)
    assert fresh.studio is not None
    assert found.catalog is not None
    kept = Memory.of(cache, found.files, fresh.studio.assets, found.catalog.entries)
    return {*kept.faces}


@pytest.mark.parametrize("what", EDITS)
def test_only_faces_that_read_what_changed_are_tried_again(
    tmp_path: Path, what: str
) -> None:
    change, kept = EDITS[what]
    root, cache = copy_game(tmp_path, SLUG), Cache(None, lasting=True)
    lay_out(root, cache)
    path = root / change[0]
    path.write_text(path.read_text("utf-8").replace(*change[1:], 1), "utf-8")
    assert still(root, cache) == kept
    assert lay_out(root, cache) == lay_out(root, Cache(None))


Drawn = list[tuple[str, str, str, tuple[str, ...], bool]]


def drawn(root: Path, cache: Cache) -> tuple[Drawn, list[Problem]]:
    """Every face that is drawn, with what it came from, and what is wrong."""
    space = open_workspace(root, Memo(None))
    found = study(space, space.games[0], cache)
    made = Layout(space, found, cache)
    faces = [(f.entry.id, f.side, f.digest, f.inputs, f.shared) for f in made.all]
    return faces, made.problems


@pytest.mark.parametrize("what", EDITS)
def test_another_process_draws_only_what_read_what_changed(
    tmp_path: Path, what: str
) -> None:
    change, kept = EDITS[what]
    root, cache = copy_game(tmp_path, SLUG), Cache(tmp_path / "cache")
    first = drawn(root, cache)
    assert drawn(root, cache) == first == drawn(root, Cache(None))
    path = root / change[0]
    path.write_text(path.read_text("utf-8").replace(*change[1:], 1), "utf-8")
    assert still(root, cache) == kept
    assert drawn(root, cache) == drawn(root, Cache(None))
    # What was only tried is drawn when it is wanted.
    lay_out(root, cache)
    assert drawn(root, cache) == drawn(root, Cache(None))


def test_a_drawing_that_is_lost_is_made_again(tmp_path: Path) -> None:
    root, cache = copy_game(tmp_path, SLUG), Cache(tmp_path / "cache")
    first = drawn(root, cache)
    files = [p for p in (tmp_path / "cache/drawings").rglob("*") if p.is_file()]
    files[0].unlink()
    files[1].write_bytes(files[1].read_bytes()[:-1])
    assert len(files) > 2
    assert drawn(root, cache) == first


def test_a_face_with_a_problem_is_tried_until_it_has_none(tmp_path: Path) -> None:
    root, cache = copy_game(tmp_path, SLUG), Cache(None, lasting=True)
    edit(root, KILN, LORE, LONG.rstrip())
    first = lay_out(root, cache)
    assert [problem.code for problem in first] == ["text-overflow"]
    assert lay_out(root, cache) == first
    edit(root, KILN, LONG.rstrip(), LORE)
    assert lay_out(root, cache) == []


def test_a_process_that_checks_once_remembers_nothing(tmp_path: Path) -> None:
    root, cache = copy_game(tmp_path, SLUG), Cache(None)
    lay_out(root, cache)
    assert still(root, cache) == set()


def test_a_process_that_was_told_from_the_store_looks_once_itself(
    tmp_path: Path,
) -> None:
    root = copy_game(tmp_path, SLUG)
    store, options = root / "build" / "cache", CheckOptions()
    check(open_workspace(root, Memo(None)), [SLUG], options, Cache(store))
    cache = Cache(store, lasting=True)
    space = open_workspace(root, Memo(None))
    check(space, [SLUG], options, cache)
    assert cache.lasting == {}
    warm(space, [SLUG], options, cache)
    assert still(root, cache) == ALL
