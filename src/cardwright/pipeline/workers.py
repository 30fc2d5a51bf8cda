"""Drawings in, PNG files' bytes out, in order, by one process or several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from cardwright.draw.png import pngs
from cardwright.pipeline.face import unpack

BATCH = 10
"""Faces drawn together: they share their fonts, and fit in memory with their art."""

# Starting a worker costs about as much as drawing this many faces.
WORTH_A_WORKER = 12


def rasterise(drawings: Sequence[bytes], root: Path, jobs: int) -> Iterator[bytes]:
    """PNGs of packed drawings at 300 dpi with bleed, whatever ``jobs`` is."""
    batches = [
        (drawings[start : start + BATCH], root)
        for start in range(0, len(drawings), BATCH)
    ]
    workers = min(jobs, len(batches), len(drawings) // WORTH_A_WORKER)
    if workers < 2:  # noqa: PLR2004
        yield from (data for batch in batches for data in _drawn(batch))
        return
    # Spawned, not forked: PDFium is not safe to share, and forking differs by system.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from (data for made in pool.map(_drawn, batches) for data in made)


def _drawn(batch: tuple[Sequence[bytes], Path]) -> list[bytes]:
    packed, root = batch
    return list(pngs([*map(unpack, packed)], pictures=reader(root)))


def reader(root: Path) -> Callable[[str], bytes]:
    """How drawings get the bytes of the pictures that they name."""
    return lambda file: (root / file).read_bytes()
