"""A game's raster pictures in; a problem for each that cannot be drawn out."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.base.cache import Cache
from cardwright.draw.pictures import unreadable
from cardwright.model.problem import Place, Problem
from cardwright.model.workspace import GameFiles, Workspace

RASTER = (".png", ".jpg", ".jpeg")
FINE = b"fine"


def check_art(space: Workspace, files: GameFiles, cache: Cache) -> Iterator[Problem]:
    """Decode each picture once for as long as it stays the same."""
    for file in (*files.art, *files.templates):
        if file.lower().endswith(RASTER):
            reason = _reason(space, file, files.digests[file], cache)
            if reason:
                text = f"this picture cannot be drawn: {reason}"
                hint = "save it again as PNG or JPEG"
                yield Problem("bad-image", Place(file), text, hint)


def _reason(space: Workspace, file: str, digest: str, cache: Cache) -> str | None:
    key = cache.key("art", digest)
    if cache.get("art", key) == FINE:
        return None
    reason = unreadable((space.root / file).read_bytes())
    if reason is None:
        cache.put("art", key, FINE)
    return reason
