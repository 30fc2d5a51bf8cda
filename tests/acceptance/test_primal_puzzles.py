"""Each puzzle of Primal Gambit is won by its solution, and by no other cards.

The rules are played by ``gambit``, which reads the powers' structure for itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

import pytest

from tests.acceptance.gambit import ended, placed, tapped, taps
from tests.acceptance.gambit_table import LANES, Slot, Table, begun, entries

PUZZLES = entries("puzzles/*.yaml")
LAST = 6
Line = tuple[frozenset[tuple[str, str]], frozenset[tuple[str, str]]]


def where(table: Table, seat: str, card: str | None) -> Slot | None:
    """The slot in which a card lies, on its own side first, if it is in play."""
    found = [slot for slot, lying in table.cards.items() if lying.id == card]
    return min(found, key=lambda slot: slot[1] != seat, default=None)


def step_done(table: Table, seat: str, step: Mapping[str, Any]) -> None:
    """One sub-round of somebody; a tap whose aim is not there is left out."""
    if "plays" in step:
        placed(table, seat, step["plays"], LANES.index(step["lane"]))
    if "tap" in step:
        slot = where(table, seat, step["tap"])
        aim = where(table, seat, step.get("choosing"))
        may = seat == "opponent" or (slot, aim) in [*taps(deepcopy(table), seat)]
        if slot and may and (aim or "choosing" not in step):
            tapped(table, slot, aim)


def turn_of(puzzle: Mapping[str, Any], sub_round: int) -> str:
    other = {"player": "opponent", "opponent": "player"}[puzzle["opener"]]
    return str(puzzle["opener"] if sub_round % 2 else other)


def steps_at(puzzle: Mapping[str, Any], key: str, sub_round: int) -> dict[str, Any]:
    found = [s for s in puzzle.get(key, ()) if s["sub_round"] == sub_round]
    return dict(found[0]) if found else {}


def by_solution(puzzle: Mapping[str, Any]) -> Table:
    """The end of the round if both sides do what is written."""
    table = begun(puzzle)
    for sub_round in range(puzzle["sub_round"], LAST + 2):
        seat = turn_of(puzzle, sub_round)
        key = "solution" if seat == "player" else "rival_moves"
        step_done(table, seat, steps_at(puzzle, key, sub_round))
    return ended(table)


def placements(table: Table, sub_round: int) -> Iterator[tuple[str, int] | None]:
    """Each card and lane that the player may place; none where no slot is free."""
    free = [n for n in range(len(LANES)) if (n, "player") not in table.cards]
    if sub_round == 2:
        open_ = [n for n in free if (n, "opponent") not in table.cards]
        free = open_ or free
    if sub_round > LAST or not free:
        yield None
        return
    for lane in free:
        yield from ((card, lane) for card in dict.fromkeys(table.hands["player"]))


def lines(
    puzzle: Mapping[str, Any], table: Table, sub_round: int, line: Line
) -> Iterator[tuple[Line, Table]]:
    """Every way to play the round to its end, with the table that it leads to."""
    if sub_round > LAST + 1:
        yield line, ended(table)
        return
    if turn_of(puzzle, sub_round) == "opponent":
        after = deepcopy(table)
        step_done(after, "opponent", steps_at(puzzle, "rival_moves", sub_round))
        yield from lines(puzzle, after, sub_round + 1, line)
        return
    for placing in placements(table, sub_round):
        after = deepcopy(table)
        cards, tappings = line
        if placing:
            placed(after, "player", *placing)
            cards = cards | {(placing[0], LANES[placing[1]])}
        for tap in [None, *taps(deepcopy(after), "player")]:
            last = deepcopy(after)
            told = tappings
            if tap:
                mine = last.cards[tap[0]].id
                aim = last.cards[tap[1]].id if tap[1] else ""
                told = tappings | {(mine, aim)}
                tapped(last, *tap)
            yield from lines(puzzle, last, sub_round + 1, (cards, told))


def won(table: Table) -> bool:
    return table.hp["opponent"] <= 0 < table.hp["player"]


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=list(PUZZLES))
def test_the_solution_wins(puzzle: Mapping[str, Any]) -> None:
    assert won(by_solution(puzzle))


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=list(PUZZLES))
def test_nothing_else_wins(puzzle: Mapping[str, Any]) -> None:
    steps = puzzle["solution"]
    cards = {(s["plays"], s["lane"]) for s in steps if "plays" in s}
    tappings = {(s["tap"], s.get("choosing", "")) for s in steps if "tap" in s}
    start = begun(puzzle)
    ways = list(lines(puzzle, start, puzzle["sub_round"], (frozenset(), frozenset())))
    winning = [line for line, table in ways if won(table)]
    assert len(ways) > 1
    assert {line[0] for line in winning} == {frozenset(cards)}
    assert all(tappings <= line[1] for line in winning)


def test_the_hp_at_the_end_are_those_of_the_notes() -> None:
    left = {ident: by_solution(puzzle).hp for ident, puzzle in PUZZLES.items()}
    assert left == {
        "the-circle": {"player": 12, "opponent": 0},
        "the-price-of-losing": {"player": 2, "opponent": 0},
        "twice-the-price": {"player": 1, "opponent": 0},
        "nobody-wins": {"player": 10, "opponent": 0},
        "change-places": {"player": 9, "opponent": 0},
        "a-borrowed-trick": {"player": 9, "opponent": 0},
        "two-marks": {"player": 1, "opponent": 0},
        "the-sown-tide": {"player": 1, "opponent": 0},
    }
