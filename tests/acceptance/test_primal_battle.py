"""Random battles of Primal Gambit: what their recipes draw, and how it is printed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.model.entry import Catalog
from cardwright.model.views import Views
from cardwright.pipeline.drawing import all_drawn
from cardwright.pipeline.study import study
from cardwright.rules.check import Book, read_rules
from cardwright.rules.judge import Judge
from tests.acceptance.gambit_table import CARDS, CREATURES, POWERS, entries
from tests.acceptance.workspace import copy_own, run
from tests.counts import some

ROOT = CARDS.parents[1]
RECIPES = {i: d for i, d in entries("decks/*.yaml").items() if "draw" in d}
DIFFICULTIES = entries("battles/difficulties.yaml")
DECKS = 1000


@cache
def studied() -> tuple[Catalog, Book]:
    space = open_workspace(ROOT, Memo(None))
    files = next(files for files in space.games if files.slug == "primal")
    catalog = study(space, files, Cache(None)).catalog
    assert catalog is not None
    return catalog, read_rules(Judge(catalog, Views(catalog).of, frozenset()))


@cache
def drawn(seed: str) -> Mapping[str, Mapping[str, int]]:
    """The cards of every recipe by one seed."""
    catalog, problems = all_drawn(*studied(), seed=seed)
    assert problems == []
    return {ident: catalog.entries[ident].fields["cards"] for ident in RECIPES}


def strength(cards: Mapping[str, int]) -> int:
    """What all powers are worth, less all Risk."""
    total = 0
    for ident, copies in cards.items():
        form = CREATURES[ident]
        worth = POWERS[form["power"]]["worth"] if "power" in form else 0
        total += copies * (worth - form["risk"])
    return total


def test_each_difficulty_has_two_recipes_of_its_own() -> None:
    named = [d[side] for d in DIFFICULTIES.values() for side in ("player", "rival")]
    assert sorted(named) == sorted(RECIPES)


def test_a_thousand_decks_of_each_recipe_are_legal_and_in_its_range() -> None:
    seen: dict[str, set[tuple[tuple[str, int], ...]]] = {i: set() for i in RECIPES}
    wrong = []
    seeds = some(range(DECKS), 100)
    for seed in seeds:
        for ident, cards in drawn(str(seed)).items():
            limits = RECIPES[ident]["draw"]["sum"]
            fits = limits["min"] <= strength(cards) <= limits["max"]
            legal = sum(cards.values()) == 25 and max(cards.values()) <= 3
            seen[ident].add(tuple(sorted(cards.items())))
            wrong += [] if fits and legal else [(ident, seed)]
    assert wrong == []
    few = 0.99 * len(seeds)
    alike = {ident: len(decks) for ident, decks in seen.items() if len(decks) < few}
    assert alike == {}


def test_all_creatures_come_up() -> None:
    met: Counter[str] = Counter()
    for seed in some(range(DECKS), 100)[:40]:
        for cards in drawn(str(seed)).values():
            met.update(cards)
    assert set(CREATURES) - {"rat"} == set(met)


@pytest.fixture
def table(tmp_path: Path) -> Path:
    return copy_own(tmp_path, "primal")


def test_a_random_battle_is_printed_by_its_seed(table: Path) -> None:
    words = ("print", "primal:duel", "--with", "hard", "--with", "hard-own")
    first = run(table, *words, "--seed", "7")
    assert (first.code, first.err) == (0, "")
    told = run(table, "deck", "primal:hard", "--seed", "7")
    assert told.out.splitlines()[1] == "drawn at random by the seed 7"
    assert "  Standard  legal" in told.out.splitlines()
    (figure,) = re.findall(r"\n  Strength \(.+\) +(-?\d+)\n", told.out)
    assert int(figure) == strength(drawn("7")["hard"])
