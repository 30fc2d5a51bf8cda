"""Drawings in, PNG files' bytes out, in order, by one process or several."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

from cardwright.draw.png import pngs
from cardwright.pipeline.face import Packed, unpack

BATCH = 67_000.0
"""Area (mm²) of faces drawn together, ten poker cards with their bleed: they share
their fonts, and fit in memory with their art."""

# Starting a worker costs about as much as drawing this many faces.
WORTH_A_WORKER = 12

_AHEAD = 2
"""So many batches for each worker are handed out before their turn."""


def rasterise(drawings: Sequence[Packed], root: Path, jobs: int) -> Iterator[bytes]:
    """PNGs of packed drawings at 300 dpi with bleed, whatever ``jobs`` is."""
    cut = list(batches(drawings))
    workers = min(jobs, len(cut), len(drawings) // WORTH_A_WORKER)
    if workers < 2:  # noqa: PLR2004
        yield from (data for batch in cut for data in _drawn(_read(batch), root))
        return
    # Spawned, not forked: PDFium is not safe to share, and forking differs by system.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        started = (pool.submit(_drawn, _read(batch), root) for batch in cut)
        for made in _in_turn(started, _AHEAD * workers):
            yield from made.result()


def batches(drawings: Sequence[Packed]) -> Iterator[list[Packed]]:
    """Neighbours together, up to an area; what is larger is by itself."""
    batch: list[Packed] = []
    area = 0.0
    for drawing in drawings:
        if batch and area + drawing.area > BATCH:
            yield batch
            batch, area = [], 0.0
        batch.append(drawing)
        area += drawing.area
    if batch:
        yield batch


def _in_turn(
    started: Iterator[Future[list[bytes]]], ahead: int
) -> Iterator[Future[list[bytes]]]:
    """The same in order, of which only so many are started before the first is due."""
    waiting = deque(islice(started, ahead))
    while waiting:
        yield waiting.popleft()
        waiting.extend(islice(started, 1))


def _read(batch: Sequence[Packed]) -> list[bytes]:
    return [drawing.data for drawing in batch]


def _drawn(batch: Sequence[bytes], root: Path) -> list[bytes]:
    return list(pngs([*map(unpack, batch)], pictures=reader(root)))


def reader(root: Path) -> Callable[[str], bytes]:
    """How drawings get the bytes of the pictures that they name."""
    return lambda file: (root / file).read_bytes()
