from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.base.rng import Rng
from cardwright.load.documents import read_document
from cardwright.load.workspace import open_workspace
from cardwright.model.game import Game
from cardwright.model.problem import Problem
from cardwright.model.source import Document, Map
from cardwright.pipeline import trials as trying
from cardwright.pipeline.cases import run_cases, trial_of
from cardwright.pipeline.examine import Examined, examine
from cardwright.pipeline.study import study
from cardwright.rules.coverage import Tried
from tests.counts import EXAMPLES, some

ROOT = Path(__file__).resolve().parents[3]
WORKSPACES = {
    "omen": ROOT,
    "primal": ROOT,
    "unicorn": ROOT,
    "kilnfolk": ROOT / "tests/games/kilnfolk",
    "tides": ROOT / "tests/cases/base",
}

Given = tuple[Game, Sequence[Document], Collection[str], Examined]


def given(slug: str, monkeypatch: pytest.MonkeyPatch) -> Given:
    """What a game's cases are run with."""
    seen: list[Given] = []

    def keep(*args: Any) -> tuple[list[Problem], list[Tried]]:
        seen.append(args)
        return [], []

    monkeypatch.setattr(trying, "run_cases", keep)
    space = open_workspace(WORKSPACES[slug], Memo(None))
    files = next(files for files in space.games if files.slug == slug)
    study(space, files, Cache(None))
    # The game as it is comes first; its variants have no cases to try.
    return seen[0]


@pytest.mark.parametrize("slug", WORKSPACES)
def test_a_case_finds_what_the_whole_game_would(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, content, art, usual = given(slug, monkeypatch)
    assert game.cases
    for case in some(game.cases, 5):
        trial = trial_of(game, case, content, usual)
        assert not isinstance(trial, Problem)
        quick = examine(game, trial.content, art, usual)
        whole = examine(game, trial.content, art, icons=usual.known.icons)
        assert new(quick, usual) == new(whole, usual), case["case"]
        assert quick.catalog == whole.catalog
        assert quick.spoilt == whole.spoilt


def swaps(slug: str, usual: Examined) -> Iterator[Map]:
    """Cases in which an entry has the value of another of its kind, or none."""
    rng = Rng(slug)
    bodies: dict[str, list[Map]] = {}
    for entry in usual.catalog.entries.values():
        if "id" in entry.body:
            bodies.setdefault(entry.kind, []).append(entry.body)
    kinds = [several for several in bodies.values() if len(several) > 1]
    while True:
        several = kinds[rng.integer(0, len(kinds) - 1)]
        one, other = rng.shuffle(several)[:2]
        keys = [key for key in {**one, **other} if key != "id"]
        key = keys[rng.integer(0, len(keys) - 1)]
        change = json.dumps({key: other.get(key)}, default=str)
        text = f"case: swap\nlike: {one['id']}\nchange: {change}\n"
        read, problems = read_document("cards/x/cases/swap.yaml", text.encode())
        assert problems == ()
        assert isinstance(read.data, Map)
        yield read.data


@pytest.mark.parametrize("slug", WORKSPACES)
def test_any_case_finds_what_the_whole_game_would(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, content, art, usual = given(slug, monkeypatch)
    for case in islice(swaps(slug, usual), max(3, EXAMPLES // 2)):
        trial = trial_of(game, case, content, usual)
        assert not isinstance(trial, Problem)
        quick = examine(game, trial.content, art, usual)
        whole = examine(game, trial.content, art, icons=usual.known.icons)
        # Cards that are alike are sought only in the game as it is.
        found = {p for p in new(whole, usual) if p.code != "near-duplicate"}
        assert new(quick, usual) == found, case


def new(found: Examined, usual: Examined) -> set[Problem]:
    return set(found.problems) - set(usual.problems)


def test_what_differs_and_what_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    problems, tried = run_cases(*given("kilnfolk", monkeypatch))
    assert problems == []
    assert [(case.kind, len(case.problems)) for case in tried] == [
        ("firing", 0),
        ("firing", 1),
        ("firing", 1),
        ("glaze", 0),
        ("glaze", 1),
    ]
    body = tried[1].body
    assert isinstance(body, Map)
    assert body["shelves"]["celadon-hush"] == 3


def test_what_a_case_does_not_touch_stays_the_very_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, content, art, usual = given("kilnfolk", monkeypatch)
    case = next(case for case in game.cases if case["case"] == "eight embers crack it")
    trial = trial_of(game, case, content, usual)
    assert not isinstance(trial, Problem)
    tried = examine(game, trial.content, art, usual)
    old = {id(entry.body) for entry in usual.catalog.entries.values()}
    entries = tried.catalog.entries.values()
    fresh = [entry.id for entry in entries if id(entry.body) not in old]
    # the glaze and the kiln that holds it
    assert fresh == ["tenmoku-night", "oldest"]


def test_a_case_of_an_entry_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    game, content, _, usual = given("kilnfolk", monkeypatch)
    case = Map({"case": "no", "like": "tenmoku-nigth"}.items())
    trial = trial_of(game, case, content, usual)
    assert isinstance(trial, Problem)
    assert (trial.code, trial.message, trial.hint) == (
        "unknown-reference",
        'no entry of the game has the id "tenmoku-nigth"',
        'did you mean "tenmoku-night"?',
    )
