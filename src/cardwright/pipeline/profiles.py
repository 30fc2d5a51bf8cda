"""A workspace in, the ways to print and the printers that it knows out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from cardwright.base.suggest import did_you_mean
from cardwright.load.documents import read_document
from cardwright.model.game import Game
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, mark_of, place_of
from cardwright.model.workspace import Workspace
from cardwright.pipeline.core import form_schemas
from cardwright.press.misfits import misfits
from cardwright.press.piece import Format
from cardwright.press.printer import Printer, read_printer
from cardwright.press.profile import Profile, read_profile
from cardwright.resolve.plan import Plan
from cardwright.resolve.walk import walk
from cardwright.validate.forms import check_form

_CODES = {"size": "bad-target", "gap": "out-of-range", "grid": "out-of-range"}


def read_profiles(space: Workspace) -> tuple[Mapping[str, Profile], list[Problem]]:
    """The profiles shipped with the core and those of the workspace, by name."""
    profiles: dict[str, Profile] = {}
    problems: list[Problem] = []
    for path in _files(space, "profiles"):
        data, found = _data(space, path, "profile")
        problems += found
        if data is not None:
            profile, found = read_profile(data)
            problems += found
            if profile is not None:
                profiles[path.stem] = profile
    return profiles, problems


def read_printers(space: Workspace) -> tuple[Mapping[str, Printer], list[Problem]]:
    """The printers that somebody measured, by name."""
    printers: dict[str, Printer] = {}
    problems: list[Problem] = []
    for path in _files(space, "printers"):
        data, found = _data(space, path, "printer")
        problems += found
        printer = read_printer(data)
        if printer is not None:
            printers[path.stem] = printer
    return printers, problems


def _files(space: Workspace, folder: str) -> Iterable[Path]:
    """The files of the core's folder, those of the workspace in their place."""
    own = space.root / "templates" / "core"
    found = {
        path.name: path
        for top in (space.templates, own)
        for path in (top / folder).glob("*.yaml")
    }
    return [found[name] for name in sorted(found)]


def _data(space: Workspace, path: Path, form: str) -> tuple[Map | None, list[Problem]]:
    name = f"templates/core/{form}s/{path.name}"
    document, found = read_document(name, path.read_bytes())
    if found:
        return None, list(found)
    schema = form_schemas(space.schemas)[form]
    data = walk(document.data, Plan(schema)).data
    problems = check_form(form, data, schema, name)
    return (None, problems) if problems or not isinstance(data, Map) else (data, [])


def no_profile(name: str, known: Mapping[str, Profile], place: Place) -> Problem:
    there = f"there are {', '.join(known)}" if known else None
    hint = did_you_mean(name, known) or there
    return Problem("unknown-reference", place, f'no print profile is "{name}"', hint)


def no_printer(name: str, known: Mapping[str, Printer]) -> Problem:
    place = Place(f"templates/core/printers/{name}.yaml")
    hint = did_you_mean(name, known)
    hint = (
        hint or '"cardwright print --calibrate" makes a sheet that tells what to write'
    )
    return Problem("unknown-reference", place, f'no printer is "{name}"', hint)


def unprintable(
    game: Game, formats: Iterable[Format], profile: Profile, otherwise: Place
) -> Iterator[Problem]:
    """A problem for each format that the profile cannot lay out.

    It stands at the key of the profile, or at the size in the game's manifest.
    """
    for misfit in misfits(formats, profile):
        place = profile.places.get(misfit.about) or _size_place(game, misfit.format)
        code = _CODES[misfit.about]
        yield Problem(code, place or otherwise, misfit.message, misfit.hint)


def _size_place(game: Game, face: Format) -> Place | None:
    manifest = game.forms.get("game", Map())
    for kind in game.kinds.values():
        size = kind.size
        if size and (size.width, size.height, size.bleed) == face:
            declared = manifest.get("kinds", Map()).get(kind.name, Map())
            path = ("sizes", str(declared.get("size", "card")), "trim")
            if mark_of(manifest, path) is not None:
                return place_of(manifest, path)
    return None


def formats_of(game: Game) -> list[Format]:
    """The formats of all that the game prints."""
    sizes = [kind.size for kind in game.kinds.values() if kind.faces]
    return [Format(s.width, s.height, s.bleed) for s in sizes if s is not None]
