"""A studied game in; its faces, and every problem up to layout, out."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from cardwright.base.cache import Cache
from cardwright.model.problem import Place, Problem, is_error
from cardwright.model.source import place_of
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.art import check_art
from cardwright.pipeline.boxes import too_small
from cardwright.pipeline.face import Face
from cardwright.pipeline.faces import Studio
from cardwright.pipeline.memory import Memory
from cardwright.pipeline.profiles import (
    formats_of,
    no_profile,
    read_profiles,
    unprintable,
)
from cardwright.pipeline.proofs import Proofs
from cardwright.pipeline.sides import sides
from cardwright.pipeline.sought import Sought
from cardwright.pipeline.studios import studio
from cardwright.pipeline.study import Study, study
from cardwright.pipeline.tags import check_tags
from cardwright.pipeline.unused import Inventory
from cardwright.press.profile import Profile
from cardwright.resolve.assembly.printings import printings
from cardwright.typeset.lints.words import check_words, items_in
from cardwright.validate.lost import gather, without_echoes

BACK = "back"
OF_PICTURES = ("bad-image", "low-resolution")
_TASK = re.compile(r"\(while [^()]*\)\Z")
_VALUES = re.compile(r'"[^"]*"|\d+(?:\.\d+)?(?: mm| pt|, \d+ lines?)*')


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
        broken = [*check_art(space, found.files, cache)]
        self.problems += broken
        self.studio: Studio | None = studio(space, found, cache)
        declared = Inventory.of(space, found)
        self.all: list[Face] = []
        self.faces = 0
        if self.studio is not None:
            self.studio.sought = Sought(declared.doubts() if declared else ())
            self.studio.memory = self._memory(self.studio, declared, cache)
            self._lay_out(self.studio, found.spoilt, draw=draw)
            self.studio.memory.save(cache, found.files.slug)
            new = _new(self.studio.problems, found.problems, broken)
            self.problems += too_small(_told(_once(new), found), self.studio.catalog)
            self.problems += _words(self.studio)
            self.problems += check_tags(space.root, found.files, self.problems)
        self.profiles, problems = read_profiles(space)
        self.problems += problems
        self.problems += dict.fromkeys(_profile_problems(found, self.profiles))
        self.problems = [*found.levels.apply(self.problems)]
        if self.studio is not None and declared is not None:
            self._tell_unused(self.studio, declared)

    def _memory(
        self, studio: Studio, declared: Inventory | None, cache: Cache
    ) -> Memory:
        """What is remembered of the faces: nothing where all must be composed."""
        if declared is None or declared.works_out_names:
            return Memory()
        return Memory.of(cache, studio.files, studio.assets, studio.catalog.entries)

    def _lay_out(self, studio: Studio, spoilt: Collection[str], *, draw: bool) -> None:
        """Draw every face, or only try them; those in memory still stand."""
        if draw:
            self.all = list(_all_faces(studio, spoilt))
        _draw_backs(studio, spoilt)
        self.faces = len(self.all) if draw else Proofs(studio).try_all(spoilt)

    def _tell_unused(self, studio: Studio, declared: Inventory) -> None:
        """What nothing uses: beside an error it would mostly be the echo of that."""
        if not any(map(is_error, self.problems)):
            left = [
                *studio.sought.problems(),
                *declared.problems(studio.composer.loaded),
            ]
            self.problems += self.study.levels.apply(left)


def _all_faces(studio: Studio, spoilt: Collection[str]) -> Iterator[Face]:
    """Every face that could be drawn."""
    faces = (studio.face(entry, side) for entry, side in sides(studio.catalog, spoilt))
    return (face for face in faces if face is not None)


def _draw_backs(studio: Studio, spoilt: Collection[str]) -> None:
    """Draw each back that a pile of an assembly names, once for each kind."""
    put = studio.game.assemblies.values()
    if not any(pile.back for assembly in put for pile in assembly.piles.values()):
        return
    copies = (copy for made in printings(studio.catalog) for copy in made.copies)
    entries = studio.catalog.entries
    named = ((entries[copy.entry], copy.back) for copy in copies if copy.back)
    first = {(e.kind, back): e for e, back in named if e.id not in spoilt}
    for (_, back), entry in first.items():
        studio.face(entry, BACK, back)


def _words(studio: Studio) -> Iterator[Problem]:
    """Icons and colours of the game's words that look alike."""
    own = studio.space.root / "templates" / studio.game.slug
    icons = items_in((own / "icons", studio.space.templates / "icons"))
    return check_words(studio.game, studio.style.colors, icons)


def _new(
    problems: Iterable[Problem], before: Iterable[Problem], broken: Iterable[Problem]
) -> Iterator[Problem]:
    """What layout finds, without what is told of the data or a picture already."""
    known = {(p.code, p.place) for p in before}
    names = tuple('"' + p.place.file.split("/", 2)[2] + '"' for p in broken)
    for problem in problems:
        echo = problem.code in OF_PICTURES and problem.message.startswith(names)
        if not echo and (problem.code, problem.place) not in known:
            yield problem


def _once(problems: Iterable[Problem]) -> Iterable[Problem]:
    """One problem for a slip of a template, however many faces it is met in.

    What differs from face to face, the values in quotes and the measures, is no
    difference for a slip that stands at a tag.
    """
    seen: dict[tuple[str, Place, str], list[Problem]] = {}
    for problem in problems:
        key = (problem.code, problem.place, _gist(problem))
        seen.setdefault(key, []).append(problem)
    return [_counted(several) for several in seen.values()]


def _counted(several: Sequence[Problem]) -> Problem:
    """The first; of a warning the hint tells how many more cards have it."""
    first, tasks = several[0], {_task(problem) for problem in several}
    more = len(tasks) - 1
    if not more or first.level != "warning" or not first.hint or None in tasks:
        return first
    cards = "1 more card" if more == 1 else f"{more} more cards"
    return replace(first, hint=f"{first.hint[:-1]} and {cards})")


def _task(problem: Problem) -> str | None:
    found = _TASK.search(problem.hint or "")
    return found[0] if found else None


def _told(problems: Iterable[Problem], found: Study) -> Iterable[Problem]:
    """Without names that are lost and told of already in the data; each other once."""
    known = {p.lost for p in found.problems if p.lost}
    new = [p for p in problems if p.lost not in known]
    new = without_echoes(new, known)
    return new if found.declared is None else gather(new, found.declared)


def _gist(problem: Problem) -> str:
    of_tag = problem.place.file.startswith("templates/")
    # Each kind that is drawn by a template lacks the same field of it.
    if of_tag and problem.code == "unknown-name":
        return ""
    return _VALUES.sub("", problem.message) if of_tag else problem.message


def _profile_problems(
    found: Study, profiles: Mapping[str, Profile]
) -> Iterator[Problem]:
    """Profiles that the game prints in and that nobody has, or that have no room."""
    if found.game is None:
        return
    manifest, formats = found.game.forms["game"], formats_of(found.game)
    for index, name in enumerate(found.game.prints):
        place = place_of(manifest, ("prints", index))
        if name not in profiles:
            yield no_profile(name, profiles, place)
        else:
            yield from unprintable(found.game, formats, profiles[name], place)
