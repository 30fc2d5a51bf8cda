"""Games in, a report of all that is wrong with them out; nothing is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cardwright import __version__
from cardwright.base.cache import Cache
from cardwright.base.files import digest
from cardwright.draw.versions import VERSIONS
from cardwright.model.problem import Problem, order
from cardwright.model.report import GameCount, Report
from cardwright.model.source import place_of
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.faces import Face, Studio, all_faces, studio
from cardwright.pipeline.sheets import no_profile, read_profiles
from cardwright.pipeline.study import Study, study
from cardwright.press.profile import Profile
from cardwright.resolve.placeholders import Open, placeholders
from cardwright.rules.levels import apply_levels, count_rules


@dataclass(frozen=True, slots=True)
class CheckOptions:
    layout: bool = True
    final: bool = False


@dataclass(frozen=True, slots=True)
class Checked:
    """One game's problems in order, and its counts."""

    problems: tuple[Problem, ...]
    count: GameCount


def check(
    space: Workspace, slugs: Sequence[str], options: CheckOptions, cache: Cache
) -> Report:
    """Every stage up to layout, for each game by itself."""
    checked = [
        check_game(space, files, options, cache)
        for files in space.games
        if files.slug in slugs
    ]
    return report_of(checked)


def report_of(checked: Sequence[Checked]) -> Report:
    problems = sorted({p for c in checked for p in c.problems}, key=order)
    return Report(tuple(problems), tuple(c.count for c in checked))


def check_game(
    space: Workspace, files: GameFiles, options: CheckOptions, cache: Cache
) -> Checked:
    """One game's findings, remembered while none of its files changes."""
    key = key_of(space, files, repr(options))
    known = cache.load("checked", key)
    if isinstance(known, Checked):
        return known
    found = study(space, files, cache)
    problems, faces = list(found.problems), 0
    if options.layout:
        drawn = Layout(space, found, cache)
        problems, faces = drawn.problems, drawn.faces
    if options.final and found.catalog:
        problems += [_left(row) for row in placeholders(found.catalog)]
    checked = Checked(tuple(_levelled(found, problems)), count(found, faces))
    cache.save("checked", key, checked)
    return checked


def key_of(space: Workspace, files: GameFiles, *more: str) -> str:
    """A digest of all that a game's findings and outputs depend on."""
    parts = [f"{file}:{known}" for file, known in files.digests.items()]
    return digest("\n".join([__version__, VERSIONS, space.core_digest, *more, *parts]))


class Layout:
    """A studied game drawn: its studio, its faces, and all problems so far."""

    def __init__(self, space: Workspace, found: Study, cache: Cache) -> None:
        self.problems = list(found.problems)
        self.studio: Studio | None = studio(space, found, cache)
        self.all: list[Face] = []
        if self.studio is not None:
            self.all = list(all_faces(self.studio))
            self.problems += self.studio.problems
        self.profiles, problems = read_profiles(space)
        self.problems += problems
        self.problems += _profile_problems(found, self.profiles)

    @property
    def faces(self) -> int:
        return len(self.all)


def _profile_problems(
    found: Study, profiles: Mapping[str, Profile]
) -> Iterator[Problem]:
    """Profiles that the game prints in and that nobody has."""
    if found.game is None:
        return
    manifest = found.game.forms["game"]
    for index, name in enumerate(found.game.prints):
        if name not in profiles:
            yield no_profile(name, profiles, place_of(manifest, ("prints", index)))


def _left(row: Open) -> Problem:
    text = f'"{row.what}" is still a placeholder'
    return Problem("placeholder-left", row.place, text, row.note or None)


def _levelled(found: Study, problems: Sequence[Problem]) -> Iterator[Problem]:
    rules = found.game.forms.get("rules") if found.game else None
    return apply_levels(problems, rules)


def count(found: Study, faces: int) -> GameCount:
    files, game, catalog = found.files, found.game, found.catalog
    return GameCount(
        game=files.slug,
        files=len(files.forms) + len(files.cases) + len(files.content),
        entries=len(catalog.entries) if catalog else 0,
        schemas=len(files.schemas),
        rules=count_rules(game.forms.get("rules") if game else None),
        faces=faces,
    )
