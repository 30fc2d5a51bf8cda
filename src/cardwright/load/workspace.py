"""A folder in, the workspace in it out: which games there are and what each file is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath

from cardwright.base.files import digest, walk_files
from cardwright.base.memo import Memo
from cardwright.base.shipped import schemas_core, templates_core
from cardwright.model.workspace import GameFiles, Workspace

FORMS = ("game", "parameters", "vocabularies", "glossary", "rules", "play")
DATA_SUFFIXES = (".yaml", ".yml", ".json")
ART = "art"
FOLDERS = ("cards", "schemas", "templates")
PAPERS = ("profiles", "printers")
"""Folders in the core's that every workspace may add to."""

PARTS = (ART, "cases", "variants", "clients")
EDITOR = "editor/"
"""The folder within a game's schemas that is made from them: no stage reads it."""


def find_root(start: Path) -> Path | None:
    """The nearest folder from ``start`` upwards that has ``cards/``, or ``None``.

    A folder of that name inside a game's own is content, not another workspace.
    """
    above = [f for f in (start, *start.parents) if (f / "cards").is_dir()]
    for index, folder in enumerate(above):
        if not any(folder.is_relative_to(f / "cards") for f in above[index + 1 :]):
            return folder
    return None


def open_workspace(root: Path, memo: Memo) -> Workspace:
    """Lists and digests every file of every game under ``root``."""
    schemas, templates = _core(root)
    cards = root / "cards"
    slugs = sorted(p.name for p in cards.iterdir() if p.is_dir() and _plain(p.name))
    return Workspace(
        root=root,
        schemas=schemas,
        templates=templates,
        games=tuple(_game_files(root, slug, memo) for slug in slugs),
        core_digest=_folder_digest((schemas, templates), memo),
        paper_digest=_folder_digest(_papers(root), memo),
        homeless=tuple(_homeless(root, slugs)),
    )


def _homeless(root: Path, slugs: Collection[str]) -> Iterator[str]:
    """Files beside the games' folders, and the first one of each other folder."""
    for part in FOLDERS:
        folder = root / part
        names = sorted(p.name for p in folder.iterdir()) if folder.is_dir() else []
        for name in names:
            if not _plain(name) or name in (*slugs, "core") or is_readme(name):
                continue
            inside = walk_files(folder / name)
            if (folder / name).is_file():
                yield f"{part}/{name}"
            elif inside:
                yield f"{part}/{name}/{inside[0]}"


def is_readme(name: str) -> bool:
    """Whether a file is for people, wherever it stands."""
    return name.upper().startswith("README")


def _plain(name: str) -> bool:
    return not name.startswith((".", "_"))


def _core(root: Path) -> tuple[Path, Path]:
    """A workspace's own core folders come first: the repository is such a workspace."""
    schemas, templates = root / "schemas" / "core", root / "templates" / "core"
    return (
        schemas if (schemas / "core.schema.json").is_file() else schemas_core(),
        templates if (templates / "base.card.xml").is_file() else templates_core(),
    )


def _papers(root: Path) -> Iterator[Path]:
    """A workspace's own profiles and printers, whoever's the rest of the core is."""
    own = (root / "templates" / "core" / name for name in PAPERS)
    yield from (folder for folder in own if folder.is_dir())


def _folder_digest(folders: Iterable[Path], memo: Memo) -> str:
    parts = [
        f"{name}:{memo.digest(folder / name)}"
        for folder in folders
        for name in walk_files(folder)
    ]
    return digest("\n".join(parts))


def _game_files(root: Path, slug: str, memo: Memo) -> GameFiles:
    listed = [_listed(root, f"{part}/{slug}") for part in FOLDERS]
    broken = [f for files in listed for f in files if _is_broken(root, f)]
    cards, schemas, templates = (
        [f for f in files if f not in broken] for files in listed
    )
    parts = _parted(slug, cards)
    return GameFiles(
        slug=slug,
        forms={PurePosixPath(file).stem: file for file in parts["forms"]},
        cases=tuple(parts["cases"]),
        variants=tuple(parts["variants"]),
        content=tuple(parts["content"]),
        art=tuple(parts["art"]),
        clients=tuple(parts["clients"]),
        schemas=tuple(schemas),
        templates=tuple(templates),
        strays=tuple(parts["strays"]),
        broken=tuple(broken),
        digests={
            file: memo.digest(root / file) for file in [*cards, *schemas, *templates]
        }
        | dict.fromkeys(broken, ""),
    )


def _is_broken(root: Path, file: str) -> bool:
    """Whether nothing can be read from it, or its name cannot be written."""
    return not file.isprintable() or not (root / file).is_file()


def _listed(root: Path, folder: str) -> list[str]:
    """The files of one of a game's folders, but for the schemas of editors."""
    path = root / folder
    names = walk_files(path) if path.is_dir() else []
    made = EDITOR if folder.startswith("schemas/") else "/"
    return [f"{folder}/{name}" for name in names if not name.startswith(made)]


def _parted(slug: str, files: Iterable[str]) -> Mapping[str, list[str]]:
    parts: dict[str, list[str]] = {
        "forms": [],
        "strays": [],
        "content": [],
        "art": [],
        "cases": [],
        "variants": [],
        "clients": [],
    }
    for file in files:
        path = PurePosixPath(file).relative_to(f"cards/{slug}")
        if not is_readme(path.name):
            parts[_part(path)].append(file)
    return parts


def _part(path: PurePosixPath) -> str:
    top = path.parts[0] if len(path.parts) > 1 else ""
    if path.suffix not in DATA_SUFFIXES and top != ART:
        return "strays"
    if top in PARTS:
        return top
    if len(path.parts) == 1 and path.stem in FORMS and path.suffix == ".yaml":
        return "forms"
    return "content"
