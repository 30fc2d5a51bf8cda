"""Reports to render."""

from __future__ import annotations

from cardwright.model.problem import Place, Problem
from cardwright.model.report import GameCount, Report

LAMP = Place("cards/tides/lamps.yaml", 3, 5, 3, 9)
FACE = Place("templates/tides/lamp.card.xml", 7, 3, 7, 8)
RULE = Place("cards/ash/rules.yaml", 2, 3, 2, 7)

PROBLEMS = (
    Problem("unused", RULE, "nobody names ember", None, "advice"),
    Problem("unknown-key", LAMP, 'a lamp has no key "cots"', 'did you mean "cost"?'),
    Problem("duplicate-name", FACE, "“Öl” is there already", "twice", "warning"),
)
GAMES = (
    GameCount("ash", files=1, entries=0, schemas=1, rules=1),
    GameCount("tides", files=12, entries=34, schemas=2, rules=0, faces=1),
)
REPORT = Report(PROBLEMS, GAMES)
