"""The entity decks of Omen: what they report, worked out anew, and what is refused."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.acceptance.omen import (
    ASHEN,
    BELLS,
    KRAKEN,
    LURKS,
    SKY,
    TWO,
    copy,
    entities,
    spread_out,
)
from tests.acceptance.workspace import run

pytestmark = pytest.mark.xdist_group("omen")


@pytest.fixture(scope="module")
def omen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy(tmp_path_factory.mktemp("omen"))


def report(root: Path, ident: str, *words: str) -> dict[str, Any]:
    told = run(root, "deck", f"omen:{ident}", *words, "--format", "json")
    assert told.code == 0, told.err
    made: dict[str, Any] = json.loads(told.out)
    return made


def figures(made: dict[str, Any]) -> dict[str, list[list[Any]]]:
    return {each["name"]: each["rows"] for each in made["analyses"]}


Ends = tuple[tuple[tuple[int, int, bool], Fraction], ...]
Odds = Callable[[int, tuple[int, ...]], Ends]

# Dread values.
X = range(1, 7)

DECKS = {
    "the-kraken": (
        TWO,
        ((KRAKEN, "base_deck"), (LURKS, "cards"), (SKY, "cards")),
    ),
    "the-ashen-year": (
        ("--with", "the-hollow-bells"),
        ((ASHEN, "base_deck"), (BELLS, "cards")),
    ),
}


@pytest.mark.parametrize("ident", DECKS)
def test_a_deck_reports_its_figures(omen: Path, ident: str) -> None:
    words, lists = DECKS[ident]
    cards = spread_out(entities(*lists))
    made = report(omen, ident, *words)
    told = figures(made)
    size = {"the-kraken": 22 + 8 + 8, "the-ashen-year": 20 + 8}[ident]
    assert made["piles"][0]["size"] == len(cards) == size
    costs = Counter(card["omen"] for card in cards)
    assert {value: n for value, n in told["omen-curve"] if n} == dict(costs)
    up = sum(card["arrow"] == "top" for card in cards)
    assert told["top-share"] == [[pytest.approx(up / len(cards))]]
    high = max(card["omen"] for card in cards if card["omen"] != "X")
    assert told["bound"] == [[high - 1]]
    upper = Counter((c.get("whole") or c["top"])["type"] for c in cards)
    assert dict(told["types"]) == {name.title(): n for name, n in upper.items()}


@pytest.mark.parametrize("ident", DECKS)
def test_the_odds_of_each_half_are_those_of_all_pairs(omen: Path, ident: str) -> None:
    words, lists = DECKS[ident]
    cards = spread_out(entities(*lists))
    told = figures(report(omen, ident, *words))
    for name, own in (("halves-up", "top"), ("halves-down", "bottom")):
        pairs = Counter(
            before["arrow"]
            for i, before in enumerate(cards)
            for j, card in enumerate(cards)
            if i != j and "top" in card and card["arrow"] == own
        )
        whole = sum(pairs.values())
        due = {arrow: pytest.approx(n / whole) for arrow, n in pairs.items()}
        assert dict(told[name]) == due, name


@pytest.mark.parametrize("ident", DECKS)
def test_the_odds_of_dread_are_exact(omen: Path, ident: str) -> None:
    """Worked out card by card, in fractions."""
    words, lists = DECKS[ident]
    cards = spread_out(entities(*lists))
    told = figures(report(omen, ident, *words))
    costs = Counter(0 if card["omen"] == "X" else card["omen"] for card in cards)
    kinds = tuple(sorted(costs))
    odds = reveals(kinds)
    counts = tuple(costs[kind] for kind in kinds)
    for pool, drawn, over, *few in told["dread"]:
        ends = dict(odds(pool, counts))
        mean = sum(n * p for (n, _, _), p in ends.items())
        assert drawn == pytest.approx(float(mean))
        more = sum(excess * p for (_, excess, _), p in ends.items())
        assert over == pytest.approx(float(more))
        fewer = [sum(p for (n, _, x), p in ends.items() if n < d and not x) for d in X]
        assert few == [pytest.approx(float(odd)) for odd in fewer]
    assert [line[0] for line in told["dread"]] == [*range(1, 16)]


def reveals(kinds: tuple[int, ...]) -> Odds:
    """How a reveal ends: cards, excess, and whether X ended it (a cost of 0 is X)."""

    @cache
    def odds(
        left: int, counts: tuple[int, ...]
    ) -> tuple[tuple[tuple[int, int, bool], Fraction], ...]:
        found: defaultdict[tuple[int, int, bool], Fraction] = defaultdict(Fraction)
        total = sum(counts)
        for index, (cost, number) in enumerate(zip(kinds, counts, strict=True)):
            if not number:
                continue
            chance = Fraction(number, total)
            if cost == 0 or cost >= left:
                found[1, max(cost - left, 0) if cost else 0, cost == 0] += chance
                continue
            rest = (*counts[:index], number - 1, *counts[index + 1 :])
            for (n, excess, by_x), part in odds(left - cost, rest):
                found[n + 1, excess, by_x] += chance * part
        return tuple(found.items())

    return odds


REFUSED = {
    ("the-kraken", "what-lurks-below"): (
        '"the-kraken" takes 2 modules, 1 is named',
        "what-lurks-below, that-which-comes-from-the-sky, the-hollow-bells",
    ),
    ("the-ashen-year", "what-lurks-below"): (
        '"what-lurks-below" does not fit "the-ashen-year"',
        "the-hollow-bells, that-which-comes-from-the-sky",
    ),
    ("the-ashen-year", "the-hollow-bells", "that-which-comes-from-the-sky"): (
        '"the-ashen-year" takes 1 module, 2 are named',
        "the-hollow-bells, that-which-comes-from-the-sky",
    ),
    ("the-kraken", "the-hollow-bells", "the-hollow-bells"): (
        '"the-hollow-bells" is named twice for "the-kraken"',
        "what-lurks-below, that-which-comes-from-the-sky, the-hollow-bells",
    ),
}


@pytest.mark.parametrize("words", REFUSED)
def test_modules_that_cannot_be_played_are_refused(
    omen: Path, words: tuple[str, ...]
) -> None:
    ident, *modules = words
    message, fitting = REFUSED[words]
    with_ = [word for module in modules for word in ("--with", module)]
    told = run(omen, "deck", f"omen:{ident}", *with_)
    assert told.code == 1
    assert f"error[bad-target]: {message}\n" in told.out + told.err
    assert f"  hint: those that fit: {fitting}\n" in told.out + told.err


@pytest.mark.parametrize("module", ["the-hollow-bells", "what-lurks-below"])
def test_players_may_swap_modules(omen: Path, module: str) -> None:
    other = "that-which-comes-from-the-sky"
    made = report(omen, "the-kraken", "--with", module, "--with", other)
    owners = {card["owner"] for card in made["piles"][0]["cards"]}
    assert owners == {"the-kraken", module, other}
