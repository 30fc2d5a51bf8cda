"""A game without errors in; its images, sheets and exports on disk out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cardwright.base.cache import Cache
from cardwright.base.units import pixels
from cardwright.base.versions import VERSIONS
from cardwright.export.bundle import FaceFile, bundle
from cardwright.pipeline.face import Face, Packed
from cardwright.pipeline.faces import Studio
from cardwright.pipeline.options import Work
from cardwright.pipeline.saying import Said
from cardwright.pipeline.sheets import BACK, FRONT, Sheeting, cuts, lay, pdf
from cardwright.pipeline.shelf import Made, Shelf
from cardwright.pipeline.workers import rasterise
from cardwright.press.profile import Profile
from cardwright.resolve.assembly.printings import printings

DPI = 300


def image_names(faces: Sequence[Face]) -> dict[tuple[str, str], str]:
    """Where each entry's side lies within ``images/``.

    A back that all entries of a kind share, reading nothing of them, is kept once.
    """
    return {(face.entry.id, face.side): _image_name(face) for face in faces}


def _image_name(face: Face) -> str:
    kind, ident = face.entry.kind, face.entry.id
    if face.side == FRONT:
        return f"{kind}/{ident}.png"
    if face.side == BACK and face.shared:
        return f"{kind}/_back.png"
    return f"{kind}/{ident}.{face.side}.png"


def images(
    studio: Studio, faces: Sequence[Face], shelf: Shelf, work: Work
) -> Iterator[Made]:
    """Every face's PNG; each distinct drawing is made once and kept in the cache."""
    wanted: dict[str, list[tuple[str, Face]]] = {}
    for name, face in _files(faces).items():
        key = Cache.key(VERSIONS, str(DPI), face.digest)
        kept = shelf.kept(name, key, face.inputs)
        if kept is not None:
            yield kept
        else:
            wanted.setdefault(key, []).append((name, face))
    drawings = {key: files[0][1].packed for key, files in wanted.items()}
    for done, (key, data) in enumerate(_pngs(studio, drawings, work.jobs), 1):
        for name, face in wanted[key]:
            yield shelf.put(name, data, key, face.inputs)
        work.tell(f"{studio.game.slug}: images", done, len(wanted))


def _files(faces: Sequence[Face]) -> dict[str, Face]:
    names = image_names(faces)
    files: dict[str, Face] = {}
    for face in faces:
        files.setdefault(f"images/{names[face.entry.id, face.side]}", face)
    return files


def _pngs(
    studio: Studio, drawings: Mapping[str, Packed], jobs: int
) -> Iterator[tuple[str, bytes]]:
    """The PNG of each drawing by its key: from the cache, else drawn now."""
    cache = studio.cache
    missing = []
    for key, drawing in drawings.items():
        known = cache.load("png", key)
        if isinstance(known, bytes):
            yield key, known
        else:
            missing.append((key, drawing))
    made = rasterise([drawing for _, drawing in missing], studio.space.root, jobs)
    for (key, _), data in zip(missing, made, strict=True):
        cache.save("png", key, data)
        yield key, data


def sheets(
    studio: Studio,
    profiles: Mapping[str, Profile],
    shelf: Shelf,
    work: Work,
) -> Iterator[Made]:
    """A PDF of every target in every profile that the game prints in."""
    printed = printings(studio.catalog)
    jobs = [(p, name) for p in printed for name in studio.game.prints]
    for done, (printing, name) in enumerate(jobs, 1):
        laid = lay(studio, printing)
        if laid.pieces:
            profile = profiles[name]
            is_told = printing.contents or profile.contents
            told = studio.assets if is_told else ""
            sheeting = Sheeting(printing, laid, profile, contents=told)
            yield _sheet(studio, sheeting, name, shelf)
            yield from _cuts(studio, sheeting, name, shelf)
        work.tell(f"{studio.game.slug}: sheets", done, len(jobs))


def _sheet(studio: Studio, sheeting: Sheeting, name: str, shelf: Shelf) -> Made:
    file = f"print/{sheeting.printing.stem}-{name}.pdf"
    inputs = sheeting.laid.inputs
    kept = shelf.kept(file, sheeting.key, inputs)
    return kept or shelf.put(file, pdf(studio, sheeting), sheeting.key, inputs)


def _cuts(
    studio: Studio, sheeting: Sheeting, name: str, shelf: Shelf
) -> Iterator[Made]:
    """What a cutting machine takes, beside its PDF."""
    stem = f"print/{sheeting.printing.stem}-{name}"
    for file in cuts(studio, sheeting):
        data, inputs = file.text.encode(), sheeting.laid.inputs
        yield shelf.put(f"{stem}{file.suffix}", data, sheeting.key, inputs)


def exports(
    studio: Studio, faces: Sequence[Face], said: Said, shelf: Shelf
) -> Iterator[Made]:
    """The bundle."""
    data = bundle_of(studio, faces, said)
    inputs = sorted({e.body.source.file for e in studio.catalog.entries.values()})
    yield shelf.put("export/bundle/bundle.json", data, "", tuple(inputs))


def bundle_of(studio: Studio, faces: Sequence[Face], said: Said) -> bytes:
    names = image_names(faces)
    files: dict[str, dict[str, FaceFile]] = {}
    for face in faces:
        width, height = face.packed.size
        files.setdefault(face.entry.id, {})[face.side] = FaceFile(
            file=f"images/{names[face.entry.id, face.side]}",
            width=pixels(width, DPI),
            height=pixels(height, DPI),
            digest=face.digest,
        )
    return bundle(studio.catalog, files, said.texts)
