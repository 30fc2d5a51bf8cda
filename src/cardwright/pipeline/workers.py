"""Drawings in, PNG files' bytes out, in order, by one process or several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from cardwright.draw.png import png
from cardwright.model.drawing import Drawing

# Starting a worker costs about as much as drawing ten cards.
WORTH_A_WORKER = 12


def rasterise(drawings: Sequence[Drawing], root: Path, jobs: int) -> Iterator[bytes]:
    """PNGs at 300 dpi with bleed; the bytes do not depend on ``jobs``."""
    workers = min(jobs, len(drawings) // WORTH_A_WORKER)
    if workers < 2:  # noqa: PLR2004
        yield from (_one((drawing, root)) for drawing in drawings)
        return
    # Spawned, not forked: PDFium is not safe to share, and forking differs by system.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_one, [(d, root) for d in drawings], chunksize=4)


def _one(job: tuple[Drawing, Path]) -> bytes:
    drawing, root = job
    return png(drawing, pictures=reader(root))


def reader(root: Path) -> Callable[[str], bytes]:
    """How drawings get the bytes of the pictures that they name."""
    return lambda file: (root / file).read_bytes()
