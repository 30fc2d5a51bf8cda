"""A workspace as it lies on disk: which file of which game serves as what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class GameFiles:
    """Files of one game, as paths relative to the workspace, sorted.

    ``forms`` maps a core form's name (``game``, ``rules``, …) to its file. ``digests``
    has every file's content digest. ``broken`` are links that lead nowhere, pipes and
    files with odd names: they are in no other list.
    """

    slug: str
    forms: Mapping[str, str]
    cases: tuple[str, ...]
    content: tuple[str, ...]
    art: tuple[str, ...]
    clients: tuple[str, ...]
    schemas: tuple[str, ...]
    templates: tuple[str, ...]
    strays: tuple[str, ...]
    digests: Mapping[str, str]
    broken: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Workspace:
    """``schemas`` and ``templates`` are the folders with the core's shipped parts.

    ``paper_digest`` is that of the workspace's own profiles and printers.
    ``homeless`` are files in no game's folder: of a folder only the first.
    """

    root: Path
    schemas: Path
    templates: Path
    games: tuple[GameFiles, ...]
    core_digest: str
    paper_digest: str
    homeless: tuple[str, ...] = ()
