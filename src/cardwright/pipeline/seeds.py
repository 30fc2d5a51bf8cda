"""A studied game and a seed in; the game with its recipes drawn by that seed out."""

from __future__ import annotations

from dataclasses import replace

from cardwright.model.views import Views
from cardwright.pipeline.drawing import all_drawn
from cardwright.pipeline.study import Study
from cardwright.rules.check import read_rules
from cardwright.rules.judge import Judge


def reseeded(found: Study, seed: str | None) -> Study:
    """The game as it is without a seed, and as it is where it has no catalogue."""
    catalog = found.catalog
    if catalog is None or seed is None:
        return found
    book = read_rules(Judge(catalog, Views(catalog).of))
    catalog, slips = all_drawn(catalog, book, found.spoilt, seed)
    return replace(found, catalog=catalog, problems=(*found.problems, *slips))
