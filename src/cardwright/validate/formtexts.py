"""A game in, problems out where marks or icons in texts of its forms are wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cardwright.model.game import Game
from cardwright.model.markup import parse
from cardwright.model.problem import Lost, Problem
from cardwright.validate.prose.gather import of_rules
from cardwright.validate.texts import lost_icons


def check_form_texts(game: Game, drawn: Collection[str] = ()) -> Iterator[Problem]:
    """Flaws and unknown icons; ``drawn`` are the icons that have a file."""
    icons = game.vocabularies.get("icons", {})
    for written in of_rules(game):
        rich, flaws = parse(written.text)
        mark = written.mark
        if mark is None or mark.style == "*":
            continue
        for flaw in flaws:
            place = mark.inside(flaw.start, flaw.end)
            yield Problem(flaw.code, place, flaw.message, flaw.hint)
        for icon, message, hint in lost_icons(rich, icons, drawn):
            place = mark.inside(icon.start, icon.end)
            lost = Lost("icon", icon.name)
            yield Problem("unknown-icon", place, message, hint, lost=lost)
