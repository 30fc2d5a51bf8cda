"""A game as it is in; what its cases find that they should not, remembered, out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from cardwright.base.cache import Cache
from cardwright.base.versions import VERSIONS
from cardwright.model.game import Game
from cardwright.model.problem import Problem
from cardwright.model.source import Document
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.cases import run_cases
from cardwright.pipeline.caseworld import case_world
from cardwright.pipeline.examine import Examined
from cardwright.rules.coverage import missing_cases
from cardwright.rules.idle import CODE as IDLE
from cardwright.rules.levels import read_levels

KIND = "trials"

Content = Sequence[Document]
Find = Callable[[], Iterable[Problem]]


def try_cases(
    game: Game,
    content: Content,
    art: Collection[str],
    found: Examined,
    look: Callable[[Content], Examined],
) -> Iterator[Problem]:
    """What cases find otherwise than they say, and rules that no case tries.

    ``found`` is the game as it is; ``look`` examines it with less content.
    """
    few = case_world(game, content, found.catalog, found.known.book)
    usual = found if few is content else look(few)
    differing, tried = run_cases(game, few, art, usual)
    yield from differing
    levels = read_levels(game.forms.get("rules"), game.slug)
    if not any(map(levels.is_grave, differing)):
        idle = {p.rule for p in found.problems if p.code == IDLE and p.rule}
        yield from missing_cases(game, found.known.book, tried, idle)


@dataclass(frozen=True, slots=True)
class Trials:
    """Remembers the problems that ``find`` finds while what it looks at is the same."""

    space: Workspace
    files: GameFiles
    cache: Cache

    def of_cases(self, find: Find) -> list[Problem]:
        """Of templates and pictures cases only see the names."""
        files = self.files
        return self._remembered("cases", files.cases, files.templates, find)

    def of_variants(self, find: Find) -> list[Problem]:
        """What a template compares may be what a variant changes."""
        files = self.files
        data = (*files.variants, *files.templates)
        return self._remembered("variants", data, (), find)

    def _remembered(
        self, sort: str, data: Iterable[str], names: Iterable[str], find: Find
    ) -> list[Problem]:
        files = self.files
        data = (*files.forms.values(), *files.schemas, *files.content, *data)
        parts = [f"{file}:{files.digests[file]}" for file in data]
        names = (*names, *files.art, *files.strays, *files.clients)
        core = (VERSIONS, self.space.core_digest, files.slug, sort)
        key = Cache.key(*core, "\n".join(parts), "\n".join(names))
        known = self.cache.load(KIND, key)
        if isinstance(known, list):
            return known
        made = list(find())
        self.cache.save(KIND, key, made)
        return made
