"""A printing and a profile in, its PDF out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from cardwright.base.cache import Cache
from cardwright.base.suggest import did_you_mean
from cardwright.base.versions import VERSIONS
from cardwright.draw.pdf import sheets_pdf
from cardwright.load.documents import read_document
from cardwright.model.entry import Copy, Printing
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map
from cardwright.model.workspace import Workspace
from cardwright.pipeline.core import form_schemas
from cardwright.pipeline.faces import Face, Studio
from cardwright.pipeline.workers import reader
from cardwright.press.impose import Job, impose, unfit
from cardwright.press.profile import Profile, read_profile
from cardwright.resolve.plan import Plan
from cardwright.resolve.walk import walk
from cardwright.validate.forms import check_form

FRONT, BACK = "front", "back"


@dataclass(frozen=True, slots=True)
class Laid:
    """The faces of a printing: what to print how often, and where it came from."""

    jobs: tuple[Job, ...]
    inputs: tuple[str, ...]


def read_profiles(space: Workspace) -> tuple[Mapping[str, Profile], list[Problem]]:
    """The profiles shipped with the core and those of the workspace, by name."""
    profiles: dict[str, Profile] = {}
    problems: list[Problem] = []
    for path in sorted((space.templates / "profiles").glob("*.yaml")):
        profile, found = _profile(space, path)
        problems += found
        if profile is not None:
            profiles[path.stem] = profile
    return profiles, problems


def _profile(space: Workspace, path: Path) -> tuple[Profile | None, list[Problem]]:
    name = f"templates/core/profiles/{path.name}"
    document, found = read_document(name, path.read_bytes())
    if found or not isinstance(document.data, Map):
        return None, list(found)
    schema = form_schemas(space.schemas)["profile"]
    data = walk(document.data, Plan(schema)).data
    problems = check_form("profile", data, schema)
    return (None, problems) if problems else read_profile(data)


def no_profile(name: str, known: Mapping[str, Profile], place: Place) -> Problem:
    there = f"there are {', '.join(known)}" if known else None
    hint = did_you_mean(name, known) or there
    return Problem("unknown-reference", place, f'no print profile is "{name}"', hint)


def lay(studio: Studio, printing: Printing) -> Laid:
    """The faces of a printing; those that could not be drawn are left out."""
    jobs: list[Job] = []
    inputs: set[str] = set()
    target = studio.catalog.entries.get(printing.stem)
    if target is not None:
        inputs.add(target.body.source.file)
    for front, back, copies in _faces(studio, printing.copies):
        inputs |= {*front.inputs, *(back.inputs if back else ())}
        jobs.append(Job(front.drawing, copies, back.drawing if back else None))
    return Laid(tuple(jobs), tuple(sorted(inputs)))


def _faces(
    studio: Studio, copies: tuple[Copy, ...]
) -> Iterator[tuple[Face, Face | None, int]]:
    for copy in copies:
        entry = studio.catalog.entries[copy.entry]
        front = studio.face(entry, FRONT)
        has_back = copy.back or BACK in studio.game.kinds[entry.kind].faces
        back = studio.face(entry, BACK, copy.back) if has_back else None
        if front is not None:
            yield front, back, copy.copies


@dataclass(frozen=True, slots=True)
class Sheeting:
    """A printing with its faces and the profile to lay them out by."""

    printing: Printing
    laid: Laid
    profile: Profile

    @property
    def key(self) -> str:
        """The key of all that the PDF shows."""
        jobs = (
            f"{job.front.digest} {job.copies} {job.back.digest if job.back else ''}"
            for job in self.laid.jobs
        )
        return Cache.key(VERSIONS, repr(self.profile), self.printing.title, *jobs)


def pdf(studio: Studio, sheeting: Sheeting) -> bytes:
    """The sheets as a PDF, made once for the same faces, profile and title."""
    cache, title = studio.cache, sheeting.printing.title
    known = cache.load("pdf", sheeting.key)
    if isinstance(known, bytes):
        return known
    sheets = impose(sheeting.laid.jobs, sheeting.profile, title)
    made = sheets_pdf(sheets, title, reader(studio.space.root), cache)
    cache.save("pdf", sheeting.key, made)
    return made


def too_large(laid: Laid, profile: Profile, place: Place) -> list[Problem]:
    return list(unfit(laid.jobs, profile, place))


def with_backs(profile: Profile, duplex: str | None) -> Profile:
    """The profile, its backs as the command line says."""
    if duplex is None:
        return profile
    return replace(profile, backs=duplex)  # type: ignore[arg-type]
