"""A workspace in, its documents out, each parsed once while it stays the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from cardwright.base.cache import Cache
from cardwright.base.versions import VERSIONS
from cardwright.load.documents import read_document
from cardwright.model.problem import Problem, is_error
from cardwright.model.source import Document
from cardwright.model.workspace import GameFiles, Workspace

Reading = tuple[Document, tuple[Problem, ...]]
"""A document and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Read:
    """Documents by file; those that could not be read are left out, with problems."""

    documents: Mapping[str, Document]
    problems: tuple[Problem, ...]

    @property
    def spoilt(self) -> set[str]:
        """The files in which reading met an error."""
        return {problem.place.file for problem in self.problems if is_error(problem)}

    def named(self, files: Mapping[str, str]) -> dict[str, Document]:
        """The documents of named files, by those names."""
        found = {name: self.documents.get(file) for name, file in files.items()}
        return {name: document for name, document in found.items() if document}


def read_game(space: Workspace, files: GameFiles, cache: Cache) -> Read:
    """Every data file of a game: forms, cases, variants, content, schemas, style."""
    style = f"templates/{files.slug}/style.yaml"
    wanted = [*files.forms.values(), *files.cases, *files.variants, *files.content]
    wanted += [f for f in files.schemas if f.endswith(".schema.json")]
    wanted += [style] if style in files.templates else []
    return _read(space.root, wanted, files.digests, cache)


def read_core(folder: Path, suffix: str, cache: Cache) -> Mapping[str, Document]:
    """The core's own documents by stem (``game``, ``rules``, ``a4``, …)."""
    names = sorted(p.name for p in folder.iterdir() if p.name.endswith(suffix))
    digests = dict.fromkeys(names, "")
    read = _read(folder, names, digests, cache, stored=False)
    return {name.split(".")[0]: doc for name, doc in read.documents.items()}


def _read(
    root: Path,
    files: Iterable[str],
    digests: Mapping[str, str],
    cache: Cache,
    *,
    stored: bool = True,
) -> Read:
    documents: dict[str, Document] = {}
    problems: list[Problem] = []
    for file in files:
        document, found = _document(root, file, digests[file], cache, stored=stored)
        problems += found
        if document.data is not None:
            documents[file] = document
    return Read(documents, tuple(problems))


def _document(
    root: Path, file: str, digest: str, cache: Cache, *, stored: bool
) -> Reading:
    if not stored:
        return read_document(file, (root / file).read_bytes())
    key = cache.key("parsed", VERSIONS, file, digest)
    if cache.lasting is None:
        return _kept(root, file, key, cache)
    # The same data for the same file: what was found in it before still holds.
    known = cache.lasting.get(("parsed", file))
    if known is None or known[0] != key:
        known = (key, _kept(root, file, key, cache))
        cache.lasting["parsed", file] = known
    found: Reading = known[1]
    return found


def _kept(root: Path, file: str, key: str, cache: Cache) -> Reading:
    known = cache.load("parsed", key)
    if known is not None:
        return known  # type: ignore[return-value]
    read = read_document(file, (root / file).read_bytes())
    cache.save("parsed", key, read)
    return read


def art_names(files: GameFiles) -> set[str]:
    """Art files as fields name them: relative to the game's folder."""
    return {file.removeprefix(f"cards/{files.slug}/") for file in files.art}


def icon_names(space: Workspace, files: GameFiles) -> set[str]:
    """The names of the icon files that templates find: the game's and the core's."""
    own = f"templates/{files.slug}/icons/"
    names = [file for file in files.templates if file.startswith(own)]
    names += [path.name for path in (space.templates / "icons").glob("*.svg")]
    return {PurePosixPath(name).stem for name in names}
