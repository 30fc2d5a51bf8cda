"""A game without errors in; its images, sheets and exports on disk out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cardwright.base.cache import Cache
from cardwright.base.files import digest, write_atomic
from cardwright.base.units import pixels
from cardwright.base.versions import VERSIONS
from cardwright.export.bundle import FaceFile, bundle
from cardwright.model.drawing import Drawing
from cardwright.model.entry import Printing
from cardwright.pipeline.faces import Face, Studio
from cardwright.pipeline.ledger import Output
from cardwright.pipeline.options import Tell
from cardwright.pipeline.saying import Said
from cardwright.pipeline.sheets import BACK, FRONT, lay, pdf
from cardwright.pipeline.workers import rasterise
from cardwright.press.profile import Profile

DPI = 300


@dataclass(frozen=True, slots=True)
class Made:
    """An output on disk: its path in the workspace, its record, whether it is new."""

    file: str
    output: Output
    new: bool


def image_names(faces: Sequence[Face]) -> dict[tuple[str, str], str]:
    """Where each entry's side lies within ``images/``.

    A back that all entries of a kind share, reading nothing of them, is kept once.
    """
    backs: dict[str, set[str]] = {}
    for face in faces:
        if face.side == BACK:
            backs.setdefault(face.entry.kind, set()).add(face.drawing.digest)
    return {
        (f.entry.id, f.side): _image_name(
            f, shared=len(backs.get(f.entry.kind, ())) == 1
        )
        for f in faces
    }


def _image_name(face: Face, *, shared: bool) -> str:
    kind, ident = face.entry.kind, face.entry.id
    if face.side == FRONT:
        return f"{kind}/{ident}.png"
    if face.side == BACK and shared:
        return f"{kind}/_back.png"
    return f"{kind}/{ident}.{face.side}.png"


def images(
    studio: Studio, faces: Sequence[Face], jobs: int, tell: Tell
) -> Iterator[Made]:
    """Every face's PNG, each distinct drawing made once and kept in the cache."""
    names = image_names(faces)
    files: dict[str, Face] = {}
    for face in faces:
        files.setdefault(names[face.entry.id, face.side], face)
    pngs = _pngs(studio, [f.drawing for f in files.values()], jobs, tell)
    for name, face in files.items():
        file = f"build/{studio.game.slug}/images/{name}"
        yield _write(studio, file, pngs[face.drawing.digest], face.inputs)


def _pngs(
    studio: Studio, drawings: Sequence[Drawing], jobs: int, tell: Tell
) -> Mapping[str, bytes]:
    distinct = {drawing.digest: drawing for drawing in drawings}
    cache = studio.cache
    keys = {known: Cache.key(VERSIONS, str(DPI), known) for known in distinct}
    found = {known: cache.get("png", key) for known, key in keys.items()}
    missing = [drawing for known, drawing in distinct.items() if found[known] is None]
    made = rasterise(missing, studio.space.root, jobs)
    for done, (drawing, data) in enumerate(zip(missing, made, strict=True), 1):
        cache.put("png", keys[drawing.digest], data)
        found[drawing.digest] = data
        tell(f"{studio.game.slug}: images", done, len(missing))
    return {known: data for known, data in found.items() if data is not None}


def sheets(
    studio: Studio,
    printings: Sequence[Printing],
    profiles: Mapping[str, Profile],
    tell: Tell,
) -> Iterator[Made]:
    """A PDF of every target in every profile that the game prints in."""
    jobs = [(p, name) for p in printings for name in studio.game.prints]
    for done, (printing, name) in enumerate(jobs, 1):
        laid = lay(studio, printing)
        if laid.jobs:
            data = pdf(studio, laid, profiles[name], printing.title)
            file = f"build/{studio.game.slug}/print/{printing.stem}-{name}.pdf"
            yield _write(studio, file, data, laid.inputs)
        tell(f"{studio.game.slug}: sheets", done, len(jobs))


def exports(studio: Studio, faces: Sequence[Face], said: Said) -> Iterator[Made]:
    """The bundle."""
    data = bundle_of(studio, faces, said)
    file = f"build/{studio.game.slug}/export/bundle/bundle.json"
    inputs = sorted({e.body.source.file for e in studio.catalog.entries.values()})
    yield _write(studio, file, data, tuple(inputs))


def bundle_of(studio: Studio, faces: Sequence[Face], said: Said) -> bytes:
    names = image_names(faces)
    files: dict[str, dict[str, FaceFile]] = {}
    for face in faces:
        drawing = face.drawing
        files.setdefault(face.entry.id, {})[face.side] = FaceFile(
            file=f"images/{names[face.entry.id, face.side]}",
            width=pixels(drawing.width + 2 * drawing.bleed, DPI),
            height=pixels(drawing.height + 2 * drawing.bleed, DPI),
            digest=drawing.digest,
        )
    return bundle(studio.catalog, files, said.texts)


def _write(studio: Studio, file: str, data: bytes, inputs: tuple[str, ...]) -> Made:
    new = write_atomic(studio.space.root / file, data)
    return Made(file, Output(digest(data), inputs), new)
