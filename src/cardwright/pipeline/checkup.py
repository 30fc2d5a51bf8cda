"""A game's files in; every problem of it at the game's own levels, and counts, out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardwright.base.cache import Cache
from cardwright.model.entry import Catalog
from cardwright.model.problem import Problem, is_error
from cardwright.model.report import Checked, GameCount, Item
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.options import CheckOptions
from cardwright.pipeline.study import Study, study
from cardwright.pipeline.unused import Inventory
from cardwright.resolve.entries.placeholders import Open, placeholders
from cardwright.rules.levels import count_rules

if TYPE_CHECKING:
    from cardwright.pipeline.layout import Layout


def check_up(
    space: Workspace, files: GameFiles, options: CheckOptions, cache: Cache
) -> tuple[Checked, Layout | None]:
    """Study a game and, if asked for, lay out all its faces, or draw them."""
    found = study(space, files, cache)
    layout = _layout(space, found, cache, options) if options.layout else None
    problems = list(layout.problems if layout else found.problems)
    if layout is None:
        problems += _unused(space, found)
    if options.final and found.catalog:
        problems += [_left(row) for row in placeholders(found.catalog)]
    counts = count(found, layout.faces if layout else 0)
    items = _items(found.catalog) if options.items and found.catalog else ()
    return Checked(tuple(found.levels.apply(problems)), counts, items), layout


def _items(catalog: Catalog) -> tuple[Item, ...]:
    from cardwright.pipeline.changed import items_of

    return tuple(items_of(catalog))


def _layout(
    space: Workspace, found: Study, cache: Cache, options: CheckOptions
) -> Layout:
    # Without layout nothing of typesetting is needed, and its imports take longest.
    from cardwright.pipeline.layout import Layout

    return Layout(space, found, cache, draw=options.draw)


def _unused(space: Workspace, found: Study) -> Iterable[Problem]:
    """What nothing uses: beside an error it would mostly be the echo of that."""
    declared = Inventory.of(space, found)
    if declared is None or any(map(is_error, found.problems)):
        return ()
    return declared.problems()


def _left(row: Open) -> Problem:
    text = f'"{row.what}" is still a placeholder'
    return Problem("placeholder-left", row.place, text, row.note or None)


def count(found: Study, faces: int) -> GameCount:
    files, game, catalog = found.files, found.game, found.catalog
    return GameCount(
        game=files.slug,
        files=sum(map(len, (files.forms, files.cases, files.variants, files.content))),
        entries=len(catalog.entries) if catalog else 0,
        schemas=len(files.schemas),
        rules=count_rules(game.forms.get("rules") if game else None),
        faces=faces,
        waits=found.waits,
    )
