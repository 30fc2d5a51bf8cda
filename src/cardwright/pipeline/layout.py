"""A game's files in; its faces, and every problem up to layout, out."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from cardwright.base.cache import Cache
from cardwright.model.problem import Problem, is_error
from cardwright.model.report import Checked, GameCount
from cardwright.model.source import place_of
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.art import check_art
from cardwright.pipeline.faces import Face, Studio, all_faces, draw_backs, studio
from cardwright.pipeline.options import CheckOptions
from cardwright.pipeline.proofs import Proofs
from cardwright.pipeline.sheets import no_profile, read_profiles
from cardwright.pipeline.sought import Sought
from cardwright.pipeline.study import Study, study
from cardwright.pipeline.unused import Declared
from cardwright.press.profile import Profile
from cardwright.resolve.entries.placeholders import Open, placeholders
from cardwright.rules.levels import apply_levels, count_rules

_VALUES = re.compile(r'"[^"]*"|\d+(?:\.\d+)?(?: mm| pt|, \d+ lines?)*')


def find(
    space: Workspace, files: GameFiles, options: CheckOptions, cache: Cache
) -> tuple[Checked, Layout | None]:
    """Study a game and, if asked for, lay out all its faces, or draw them."""
    found = study(space, files, cache)
    draw = options.draw
    layout = Layout(space, found, cache, draw=draw) if options.layout else None
    problems = list(layout.problems if layout else found.problems)
    if layout is None:
        problems += _unused(Declared.of(space, found), problems)
    if options.final and found.catalog:
        problems += [_left(row) for row in placeholders(found.catalog)]
    counts = count(found, layout.faces if layout else 0)
    return Checked(tuple(_levelled(found, problems)), counts), layout


def layout_of(space: Workspace, files: GameFiles, cache: Cache) -> Layout:
    """A game studied and laid out."""
    return Layout(space, study(space, files, cache), cache)


class Layout:
    """A studied game laid out: its studio, its faces, and all problems so far.

    ``faces`` counts them; they are only tried, and ``all`` is empty, where nothing is
    to be drawn.
    """

    def __init__(
        self, space: Workspace, found: Study, cache: Cache, *, draw: bool = True
    ) -> None:
        self.study = found
        self.problems = list(found.problems)
        self.problems += check_art(space, found.files, cache)
        self.studio: Studio | None = studio(space, found, cache)
        declared = Declared.of(space, found)
        self.all: list[Face] = []
        self.faces = 0
        if self.studio is not None:
            self.studio.sought = Sought(declared.doubts() if declared else ())
            self._lay_out(self.studio, found.spoilt, draw=draw)
            self.problems += _once(self.studio.problems)
        self.profiles, problems = read_profiles(space)
        self.problems += problems
        self.problems += _profile_problems(found, self.profiles)
        if self.studio is not None:
            self.problems += _unused(declared, self.problems, self.studio)

    def _lay_out(self, studio: Studio, spoilt: Collection[str], *, draw: bool) -> None:
        if draw:
            self.all = list(all_faces(studio, spoilt))
        draw_backs(studio, spoilt)
        self.faces = len(self.all) if draw else Proofs(studio).try_all(spoilt)


def _unused(
    declared: Declared | None, known: Sequence[Problem], studio: Studio | None = None
) -> list[Problem]:
    """What nothing uses: beside an error it would mostly be the echo of that."""
    if declared is None or any(map(is_error, known)):
        return []
    if studio is None:
        return [*declared.problems()]
    shown = studio.sought.problems(studio.composer.mixed)
    return [*shown, *declared.problems(studio.composer.loaded)]


def _once(problems: Iterable[Problem]) -> Iterable[Problem]:
    """One problem for a slip of a template, however many faces it is met in.

    What differs from face to face, the values in quotes and the measures, is no
    difference for a slip that stands at a tag.
    """
    seen = {(p.code, p.place, _gist(p)): p for p in reversed(list(problems))}
    return reversed(seen.values())


def _gist(problem: Problem) -> str:
    of_tag = problem.place.file.startswith("templates/")
    return _VALUES.sub("", problem.message) if of_tag else problem.message


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
