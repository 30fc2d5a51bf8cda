"""A game's files in; its catalogue and every problem of data, links and rules out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import PurePosixPath
from typing import Any

from cardwright.base.cache import Cache
from cardwright.load.written import check_written
from cardwright.model.entry import Catalog
from cardwright.model.face import Style
from cardwright.model.game import Game
from cardwright.model.problem import Place, Problem
from cardwright.model.report import Waits
from cardwright.model.source import Document, Map
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.blueprints import check_blueprints
from cardwright.pipeline.conditions import check_templates
from cardwright.pipeline.core import (
    Schemas,
    as_typed,
    core_schemas,
    form_schemas,
    usual_levels,
)
from cardwright.pipeline.declared import declared_by
from cardwright.pipeline.examine import Examined, examine
from cardwright.pipeline.reading import Read, art_names, icon_names, read_game
from cardwright.pipeline.saying import Said
from cardwright.pipeline.strays import check_strays
from cardwright.pipeline.styling import style_of
from cardwright.pipeline.trials import Content, Trials, try_cases
from cardwright.pipeline.unsure import is_of, unsure_names
from cardwright.pipeline.variants import check_variants
from cardwright.resolve.game.manifest import build_game
from cardwright.rules.levels import Levels, check_levels, read_levels
from cardwright.validate.declared import Declared
from cardwright.validate.forms import check_form
from cardwright.validate.lost import gather
from cardwright.validate.marks import check_marks
from cardwright.validate.schemas import load_schemas

ALL_USUAL = Levels()
_UNSEEN = ("unclaimed-file", "ambiguous-file")
"""Problems of files of which the entries are not known."""


@dataclass(frozen=True, slots=True)
class Study:
    """What is known of a game. Without its forms there is no game, nor a catalogue.

    Problems have the game's own ``levels``. ``waits`` tells what is not looked at until
    they are mended.
    """

    files: GameFiles
    problems: tuple[Problem, ...]
    game: Game | None = None
    catalog: Catalog | None = None
    style: Style | None = None
    said: Said | None = None
    spoilt: frozenset[str] = frozenset()
    levels: Levels = ALL_USUAL
    declared: Declared | None = None
    waits: Waits = ""


@dataclass(frozen=True, slots=True)
class Begun:
    """A game before its entries. Only one that is ``sound`` can have any.

    ``unread`` are the files of content that cannot be read as they are, ``unsure`` the
    names that slips in the forms spoil, if there are such slips.
    """

    problems: tuple[Problem, ...]
    game: Game | None = None
    levels: Levels = ALL_USUAL
    sound: bool = False
    unread: frozenset[str] = frozenset()
    unsure: frozenset[str] | None = None


def studies(space: Workspace, slugs: Sequence[str], cache: Cache) -> Iterator[Study]:
    """The named games of a workspace, one after the other."""
    for files in space.games:
        if files.slug in slugs:
            yield study(space, files, cache)


def study(space: Workspace, files: GameFiles, cache: Cache) -> Study:
    """Load, resolve, validate, link, rule: every stage before templates."""
    return study_read(space, files, read_game(space, files, cache), cache)


def study_read(
    space: Workspace, files: GameFiles, read: Read, cache: Cache | None = None
) -> Study:
    """The same for a game whose files are read already.

    Only what is read as it is on disk may be remembered in a ``cache``.
    """
    known = declare(space, files, read)
    if known.game is not None and known.sound and known.unsure is None:
        return _studied(space, files, read, known, cache or Cache(None))
    found = [*known.problems, *_sure(space, files, read, known)]
    told = known.levels.apply(gather(found, declared_by(space, files, read)))
    return Study(files, tuple(told), known.game, levels=known.levels, waits="all")


def _sure(
    space: Workspace, files: GameFiles, read: Read, begun: Begun
) -> Iterable[Problem]:
    """What is wrong with entries that need nothing of the forms that have slips."""
    if begun.game is None or not begun.sound:
        return ()
    content = _listed((f for f in files.content if f not in begun.unread), read)
    found = examine(
        begun.game,
        content,
        art_names(files),
        icons=icon_names(space, files),
        unread=begun.unread,
        unsure=begun.unsure,
    )
    return found.problems


def declare(space: Workspace, files: GameFiles, read: Read) -> Begun:
    """The game that forms and schemas declare, before any entry is looked at."""
    forms, problems = _forms(files, read, form_schemas(space.schemas))
    schemas, found = load_schemas(core_schemas(space.schemas), _kinds(files, read))
    known = {problem.place for problem in read.problems}
    found = [p for p in (*problems, *found) if p.place not in known]
    odd = [*check_strays(files), *_templates(space, files)]
    problems = [*read.problems, *odd, *found]
    levels = _levels(files, forms)
    grave = {p for p in problems if levels.is_grave(p)}
    later = {*files.content, *files.cases, *files.variants}
    later |= {*files.strays, *files.templates}
    spoilt = [problem for problem in grave if problem.place.file not in later]
    unsure = unsure_names(forms, spoilt)
    if unsure is None:
        return Begun(tuple(problems), levels=levels)
    cases, slips = _cases(files, read, form_schemas(space.schemas)["case"])
    game, found = build_game(files.slug, forms, cases, schemas)
    problems += [*slips, *(p for p in found if not is_of(forms, p, unsure))]
    if game is not None:
        problems += check_marks(game, _kinds(files, read))
        problems += _check_levels(space, files, game)
    told = grave.union(slips)
    spoilt += [p for p in problems if p not in told and levels.is_grave(p)]
    unread = {p.place.file for p in grave}.intersection(files.content)
    unsure = unsure_names(forms, spoilt)
    sound = unsure is not None
    unsure = unsure if spoilt else None
    return Begun(tuple(problems), game, levels, sound, frozenset(unread), unsure)


def _levels(files: GameFiles, forms: Mapping[str, Document]) -> Levels:
    data = forms["rules"].data if "rules" in forms else None
    return read_levels(data if isinstance(data, Map) else None, files.slug)


def _check_levels(space: Workspace, files: GameFiles, game: Game) -> Iterator[Problem]:
    rules = game.forms.get("rules", Map())
    if "levels" in rules:
        usual = usual_levels(space.schemas)
        yield from check_levels(rules, files.slug, usual, files.digests)


def _studied(
    space: Workspace, files: GameFiles, read: Read, begun: Begun, cache: Cache
) -> Study:
    levels, problems, game = begun.levels, list(begun.problems), begun.game
    assert game is not None  # noqa: S101 a sound one
    content = contents(files, read, begun)
    found = examined(space, files, game, begun, content)
    problems += found.problems
    known = form_schemas(space.schemas)
    problems += check_blueprints(game, content, known["slots"])
    waits = _waits(files, problems, levels, begun.unread)
    # What a case finds beside an error of the game would mostly be its echo.
    if not any(map(levels.is_grave, problems)):
        trials = Trials(space, files, cache)
        problems += trials.of_cases(partial(_tried, space, files, read, begun, found))
        given = (files, read, found.catalog, known["variant"], partial(_judged, space))
        problems += trials.of_variants(partial(check_variants, *given))
    style, slips = style_of(files, game, read, known)
    # Of a style of which something could not be read the rest would be an echo.
    slips = [] if {p.place.file for p in slips} & read.spoilt else slips
    declared = declared_by(space, files, read, found.catalog)
    waits = waits or ("faces" if any(map(levels.is_grave, slips)) else "")
    slips += check_templates(space, files, game)
    return Study(
        files,
        tuple(levels.apply(gather((*problems, *slips), declared))),
        game,
        found.catalog,
        None if waits else style,
        found.said,
        found.spoilt,
        levels,
        declared,
        waits,
    )


def _tried(
    space: Workspace, files: GameFiles, read: Read, begun: Begun, found: Examined
) -> Iterator[Problem]:
    game, content = found.catalog.game, contents(files, read, begun)
    return try_cases(
        *(game, content, art_names(files), found),
        lambda few: examined(space, files, game, begun, few),
    )


def _judged(space: Workspace, files: GameFiles, read: Read) -> Sequence[Problem]:
    return study_read(space, files, read).problems


def contents(files: GameFiles, read: Read, begun: Begun) -> list[Document]:
    """A game's files of content, those that can be read."""
    return _listed((f for f in files.content if f not in begun.unread), read)


def examined(
    space: Workspace, files: GameFiles, game: Game, begun: Begun, content: Content
) -> Examined:
    """What the entries in ``content`` are, and all that is wrong with them."""
    art, icons = art_names(files), icon_names(space, files)
    return examine(game, content, art, icons=icons, unread=begun.unread)


def _waits(
    files: GameFiles,
    problems: Sequence[Problem],
    levels: Levels,
    unread: Collection[str],
) -> Waits:
    """Faces wait for files that cannot be read: they may show what these hold."""
    found = [problem for problem in problems if levels.is_grave(problem)]
    grave = {problem.place.file for problem in found}
    lost = unread or not grave.isdisjoint(files.templates)
    lost = lost or any(p.code in _UNSEEN for p in found)
    return "faces" if lost else ""


def _templates(space: Workspace, files: GameFiles) -> Iterator[Problem]:
    """Templates that hold no text: a face would only miss them."""
    for file in files.templates:
        if file.endswith(".xml"):
            yield from check_written(file, (space.root / file).read_bytes())


def _forms(
    files: GameFiles, read: Read, schemas: Schemas
) -> tuple[dict[str, Document], list[Problem]]:
    """The game's core forms, typed by their schemas and judged by them."""
    typed: dict[str, Document] = {}
    problems: list[Problem] = []
    for name, document in read.named(files.forms).items():
        typed[name] = as_typed(document, schemas[name])
        file = files.forms[name]
        problems += check_form(name, typed[name].data, schemas[name], file)
    if "game" not in files.forms:
        text = f'the game "{files.slug}" has no game.yaml'
        place = Place(f"cards/{files.slug}/game.yaml")
        near = [f for f in files.content if PurePosixPath(f).stem.lower() == "game"]
        hint = 'write its title and kinds; "cardwright new game NAME" makes one to see'
        hint = f"name {PurePosixPath(near[0]).name} game.yaml" if near else hint
        problems.append(Problem("missing-form", place, text, hint))
    return typed, problems


def _cases(
    files: GameFiles, read: Read, schema: Mapping[str, Any]
) -> tuple[list[Document], list[Problem]]:
    """The files of cases that are as they should be, and what is wrong with others."""
    good: list[Document] = []
    problems: list[Problem] = []
    for document in _listed(files.cases, read):
        data = as_typed(document, schema).data
        slips = check_form("case", data, schema, document.source.file)
        problems += slips
        good += [] if slips else [document]
    return good, problems


def _kinds(files: GameFiles, read: Read) -> dict[str, Document]:
    """The game's schemas by the kind that their file is named after."""
    return read.named({PurePosixPath(f).name.split(".")[0]: f for f in files.schemas})


def _listed(files: Iterable[str], read: Read) -> list[Document]:
    return [read.documents[file] for file in files if file in read.documents]
