"""Games in, a report of all that is wrong with them out; nothing is written.

What a game's files gave once is remembered, and told again without reading them: so the
stages are imported only when there is something to do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cardwright.base.cache import Cache
from cardwright.base.files import digest
from cardwright.base.versions import VERSIONS
from cardwright.model.problem import Problem, order
from cardwright.model.report import Checked, Report
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.options import CheckOptions

if TYPE_CHECKING:
    from cardwright.base.git import Changes
    from cardwright.pipeline.layout import Layout


WARM = "warm"
"""A lasting cache has this of each game that its process has looked at itself."""


@dataclass(frozen=True, slots=True)
class Found:
    """A game's findings; its layout, where it had to be made to find them."""

    checked: Checked
    layout: Layout | None = None


def check(
    space: Workspace, slugs: Sequence[str], options: CheckOptions, cache: Cache
) -> Report:
    """Every stage up to layout, for each game by itself."""
    return report_of(_checked(space, slugs, options, cache), homeless(space, slugs))


def warm(
    space: Workspace, slugs: Sequence[str], options: CheckOptions, cache: Cache
) -> None:
    """Check once more what was only remembered, so that the next check is quick."""
    from cardwright.pipeline.checkup import check_up

    for files in space.games:
        known = cache.lasting is None or (WARM, files.slug) in cache.lasting
        if files.slug in slugs and not known:
            check_up(space, files, options, cache)


def homeless(space: Workspace, slugs: Sequence[str]) -> Iterable[Problem]:
    """Files of no game, where all games are looked at."""
    if not space.homeless or len(slugs) < len(space.games):
        return ()
    from cardwright.pipeline.strays import check_homeless

    return check_homeless(space)


def check_changed(
    space: Workspace,
    slugs: Sequence[str],
    options: CheckOptions,
    cache: Cache,
    changes: Changes,
) -> Report:
    """All is checked; only the problems that the changes concern are told."""
    from cardwright.pipeline.changed import homeless_changed, only_changed

    checked = _checked(space, slugs, replace(options, items=True), cache)
    more = homeless_changed(homeless(space, slugs), changes)
    return report_of([only_changed(each, changes) for each in checked], more)


def _checked(
    space: Workspace, slugs: Sequence[str], options: CheckOptions, cache: Cache
) -> list[Checked]:
    return [
        check_game(space, files, options, cache).checked
        for files in space.games
        if files.slug in slugs
    ]


def report_of(checked: Sequence[Checked], more: Iterable[Problem] = ()) -> Report:
    found = {p for c in checked for p in c.problems}
    problems = sorted(found.union(more), key=order)
    return Report(tuple(problems), tuple(c.count for c in checked))


def check_game(
    space: Workspace, files: GameFiles, options: CheckOptions, cache: Cache
) -> Found:
    """One game's findings, remembered while none of its files changes."""
    key = key_of(space, files, repr(options))
    known = cache.load("checked", key)
    if isinstance(known, Checked):
        return Found(known)
    from cardwright.pipeline.checkup import check_up

    if cache.lasting is not None:
        cache.lasting[WARM, files.slug] = True
    checked, layout = check_up(space, files, options, cache)
    cache.save("checked", key, checked)
    return Found(checked, layout)


def key_of(space: Workspace, files: GameFiles, *more: str) -> str:
    """A digest of all that a game's findings and outputs depend on."""
    parts = [f"{file}:{known}" for file, known in files.digests.items()]
    core = (space.core_digest, space.paper_digest)
    return digest("\n".join([VERSIONS, *core, *more, *parts]))
