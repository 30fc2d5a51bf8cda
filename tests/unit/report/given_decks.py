"""A deck's report as the tests of its forms show it."""

from __future__ import annotations

from cardwright.model.deckreport import Card, DeckReport, PileReport, Tally, Verdict
from cardwright.model.finding import Column, Finding
from cardwright.model.problem import Place, Problem

SIZE = Problem("deck-size", Place("first.yaml", 4, 1, 4, 6), "5 cards are too few")
PILE = PileReport(
    "first",
    "The First",
    5,
    (
        Card("tin-lamp", "Tin Lamp", "lamp", None, 3),
        Card("train-oil", "Train Oil", "oil", "whalers", 2),
    ),
    (Tally("lamp", "lamps", 3), Tally("oil", "oils", 2)),
    (Tally(None, "", 3), Tally("whalers", "The Whalers", 2)),
)
TOTAL = Finding(
    "total", "Total cost", "total", "first", None, (Column("total", "number"),), ((9,),)
)
CURVE = Finding(
    "curve",
    "Costs",
    "curve",
    "first",
    None,
    (Column("cost", "text"), Column("cards", "cards")),
    ((1, 3), (3, 2)),
)
EMPTY = Finding("none", "Nothing", "curve", "first", None, CURVE.columns, ())
REPORT = DeckReport(
    game="tides",
    id="first",
    title="The First",
    piles=(PILE,),
    verdicts=(
        Verdict("open", "Open", judged=True, problems=()),
        Verdict("cup", "The Cup", judged=False, problems=(SIZE,)),
    ),
    findings=(TOTAL, CURVE, EMPTY),
)
