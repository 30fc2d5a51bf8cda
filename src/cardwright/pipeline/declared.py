"""A game's files as read in, what they declare and who reads it, for hints, out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from cardwright.model.entry import Catalog
from cardwright.model.source import Map
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.reading import Read
from cardwright.validate.declared import SCHEMA, Declared


def declared_by(
    space: Workspace, files: GameFiles, read: Read, catalog: Catalog | None = None
) -> Declared:
    """What the game declares, for hints; its texts are looked at only when needed."""
    schemas = {PurePosixPath(f).name.split(".")[0] + SCHEMA: f for f in files.schemas}
    forms = read.named({**files.forms, **schemas}).items()
    maps = {name: form.data for name, form in forms if isinstance(form.data, Map)}

    def texts() -> Iterator[str]:
        yield from (d.source.text for f, d in read.documents.items() if f not in cases)
        for file in files.templates:
            if file.endswith(".xml"):
                yield (space.root / file).read_text("utf-8-sig", errors="replace")

    cases = frozenset(files.cases)
    return Declared(maps, catalog, texts)
