"""A game and the name of a variant in; the faces that differ, marked, and a log out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cardwright.base.cache import Cache
from cardwright.base.suggest import did_you_mean
from cardwright.compose.loader import LOG, TRIED
from cardwright.draw.pdf import Setup, sheets_pdf
from cardwright.draw.png import pngs
from cardwright.model.drawing import Drawing
from cardwright.model.entry import Catalog
from cardwright.model.game import Cut
from cardwright.model.problem import Place, Problem, is_error
from cardwright.model.sheet import Placed, Sheet
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.core import form_schemas
from cardwright.pipeline.face import Face
from cardwright.pipeline.faces import Studio
from cardwright.pipeline.layout import Layout
from cardwright.pipeline.lettering import Lettering
from cardwright.pipeline.outputs import image_names
from cardwright.pipeline.pages import page
from cardwright.pipeline.reading import read_game
from cardwright.pipeline.sides import sides
from cardwright.pipeline.study import study, study_read
from cardwright.pipeline.variants import (
    Variant,
    overlaid,
    read_variants,
    without_trials,
)
from cardwright.pipeline.workers import reader
from cardwright.press.contents import MARGIN
from cardwright.press.footer import Imprint
from cardwright.press.impose import impose
from cardwright.press.piece import Piece
from cardwright.press.plan import plan
from cardwright.press.profile import Profile
from cardwright.resolve.assembly.piles import field as field_of
from cardwright.resolve.assembly.printings import printings
from cardwright.typeset.encode import digest_of

A4 = (210.0, 297.0)
ROWS = 14
COLUMNS = (
    ("Date, players", 0.0, 0.22),
    ("Took", 0.22, 0.1),
    ("How it ended", 0.32, 0.24),
    ("What was noticed", 0.56, 0.44),
)


@dataclass(frozen=True, slots=True)
class Tried:
    """The files of a variant by their paths in the workspace; none with an error."""

    problems: Sequence[Problem]
    files: Mapping[str, bytes] = field(default_factory=dict)
    faces: int = 0


def try_variant(space: Workspace, files: GameFiles, name: str, cache: Cache) -> Tried:
    """What a variant changes: images of its faces, and a PDF that begins with a log."""
    read = read_game(space, files, cache)
    usual = Layout(space, study(space, files, cache), cache)
    catalog, problems = usual.study.catalog, usual.problems
    schema = form_schemas(space.schemas)["variant"]
    variants, _ = read_variants(files, read, schema)
    if catalog is None or usual.studio is None or any(map(is_error, problems)):
        return Tried(problems)
    if name not in variants:
        return Tried([_unknown(files, name, variants)])
    variant = variants[name]
    changed = overlaid(files, read, catalog, variant)
    found = study_read(space, without_trials(files), changed)
    other = Layout(space, found, cache)
    if other.studio is None or any(map(is_error, other.problems)):
        return Tried(other.problems)
    shown = _Shown(usual.studio, other.studio, variant)
    profile = other.profiles[other.studio.game.prints[0]]
    return Tried(problems, dict(_files(shown, profile)), len(shown.faces))


def _unknown(files: GameFiles, name: str, known: Iterable[str]) -> Problem:
    place = Place(f"cards/{files.slug}/variants/{name}.yaml")
    names = list(known)
    hint = f"there are {', '.join(names)}" if names else "write that file"
    hint = did_you_mean(name, names) or hint
    return Problem("unknown-reference", place, f'no variant is "{name}"', hint)


class _Shown:
    """The faces of a variant that are not as usual, and how they bear its mark."""

    def __init__(self, usual: Studio, studio: Studio, variant: Variant) -> None:
        self.usual, self.studio, self.variant = usual, studio, variant
        found = (
            studio.face(entry, side)
            for entry, side in sides(studio.catalog, studio.spoilt)
        )
        self.faces = {
            (face.entry.id, face.side): face
            for face in found
            if face is not None and self._differs(face)
        }

    def _differs(self, face: Face) -> bool:
        entry = self.usual.catalog.entries.get(face.entry.id)
        old = self.usual.face(entry, face.side) if entry else None
        return old is None or old.digest != face.digest

    def marked(self, face: Face) -> Drawing:
        """The drawing with the variant's name over it."""
        drawing = face.drawing
        size = drawing.width, drawing.height
        mark = page(self.studio, TRIED, size, {"title": self.variant.title})
        items = (*drawing.items, *mark.items)
        measures = (*size, drawing.bleed)
        return replace(drawing, items=items, digest=digest_of(items, measures))

    def side(self, id_: str, side: str) -> Drawing | None:
        """A side of an entry: marked where it differs."""
        known = self.faces.get((id_, side))
        if known is not None:
            return self.marked(known)
        entry = self.studio.catalog.entries[id_]
        if side not in self.studio.game.kinds[entry.kind].faces:
            return None
        face = self.studio.face(entry, side)
        return face.drawing if face else None


def _files(shown: _Shown, profile: Profile) -> Iterator[tuple[str, bytes]]:
    studio, name = shown.studio, shown.variant.name
    folder = f"build/{studio.game.slug}/variants/{name}"
    faces = list(shown.faces.values())
    names = image_names(faces)
    pictures = reader(studio.space.root)
    drawings = [shown.marked(face) for face in faces]
    for face, data in zip(faces, pngs(drawings, pictures=pictures), strict=True):
        yield f"{folder}/images/{names[face.entry.id, face.side]}", data
    yield f"{folder}/{name}.pdf", _pdf(shown, profile)


def _pdf(shown: _Shown, profile: Profile) -> bytes:
    """The log, then the cards that differ, as many as the largest target has."""
    studio, variant = shown.studio, shown.variant
    title = f"{studio.game.title}: {variant.title}"
    imprint = Imprint(title, "", Lettering(studio.style))
    sheets = [_log(shown, profile)]
    pieces = list(_pieces(shown))
    if pieces:
        sheets += impose(plan(pieces, profile), imprint, None, 1)
    setup = Setup(studio.game.language, bookmarks=True)
    return sheets_pdf(sheets, title, reader(studio.space.root), studio.cache, setup)


def _pieces(shown: _Shown) -> Iterator[Piece]:
    studio = shown.studio
    copies = _most(studio.catalog)
    for id_ in dict.fromkeys(id_ for id_, _ in shown.faces):
        entry = studio.catalog.entries[id_]
        kind = studio.game.kinds[entry.kind]
        front, back = shown.side(id_, "front"), shown.side(id_, "back")
        if front is not None:
            cut = kind.size.cut if kind.size else Cut()
            number = max(copies[id_], 1)
            yield Piece(front, number, back, cut, entry.name, kind.plural)


def _most(catalog: Catalog) -> Counter[str]:
    """The most copies of each entry that any target prints."""
    most: Counter[str] = Counter()
    for printing in printings(catalog):
        counts: Counter[str] = Counter()
        for copy in printing.copies:
            counts[copy.entry] += copy.copies
        most |= counts
    return most


def _log(shown: _Shown, profile: Profile) -> Sheet:
    paper = profile.papers[0] if profile.paper else A4
    scope = {
        "title": shown.variant.title,
        "about": shown.variant.about,
        "game": shown.studio.game.title,
        "changes": list(_changes(shown.usual.catalog, shown.variant)),
        "columns": COLUMNS,
        "rows": ROWS,
        "margin": MARGIN,
        "log": "Play log",
        "changed": "What is changed",
        "before": "Before",
        "now": "Now",
        "played": "Plays",
    }
    drawing = page(shown.studio, LOG, paper, scope)
    whole = (0.0, 0.0, *paper)
    faces = (Placed(drawing, 0.0, 0.0, whole, name="Play log"),)
    return Sheet(*paper, faces, (), whole, whole, "Play log")


def _changes(catalog: Catalog, variant: Variant) -> Iterator[tuple[str, str, str]]:
    """What stood there before, and what stands there now."""
    known = catalog.game.parameters
    for name, value in variant.parameters.items():
        yield name.replace("_", " "), _shown(known[name].value), _shown(value)
    for id_, change in variant.change.items():
        entry = catalog.entries[id_]
        for path, value in change.items():
            yield f"{entry.name}: {path}", _shown(field_of(entry, path)), _shown(value)


def _shown(value: Any) -> str:
    return "-" if value is None else str(value)
