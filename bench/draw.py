"""Measures drawing: CPU ms and KB of hand-made faces, beside the targets."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parent))

import hand_made

from cardwright.draw.pdf import card_pdf, sheets_pdf
from cardwright.draw.png import page_image
from cardwright.draw.pngfile import encode
from cardwright.model.drawing import Drawing
from cardwright.pipeline.lettering import Lettering
from cardwright.press.footer import Imprint
from cardwright.press.impose import impose
from cardwright.press.piece import Piece
from cardwright.press.plan import plan
from cardwright.press.profile import Marks, Profile

NUMBER = int(sys.argv[1]) if len(sys.argv) > 1 else 200
PIXELS = (825, 1125)
A4 = Profile("A4", (210.0, 297.0), marks=Marks())
DUPLEX = Profile("A4", (210, 297), marks=Marks(), backs="long-edge", footer=True)


def main() -> None:
    art = cache(hand_made.picture)
    faces = [hand_made.face(i, art=i % 2 == 0) for i in range(NUMBER)]
    plain = [hand_made.face(i, art=False) for i in range(20)]
    for number in range(20):
        art(f"art-{number}")
    pdfs = [b""] * NUMBER

    def one_pdf(index: int) -> None:
        pdfs[index] = card_pdf(faces[index], pictures=art)

    def all_faces(drawings: Iterable[Drawing]) -> bytes:
        sheets = impose(plan([Piece(face, 1) for face in drawings], A4))
        return sheets_pdf(sheets, "bench", art)

    def deck(drawings: list[Drawing]) -> bytes:
        sheets = impose(plan([Piece(face, 3) for face in drawings], A4))
        return sheets_pdf(sheets, "bench", art)

    def duplex(drawings: list[Drawing]) -> bytes:
        pieces = [Piece(face, 5, drawings[0]) for face in drawings]
        imprint = Imprint("bench", "0a1b2c3d", Lettering())
        return sheets_pdf(impose(plan(pieces, DUPLEX), imprint), "bench", art)

    one_pdf(0)
    row("PDF of one card", "<= 3 ms + file", timed(one_pdf, range(NUMBER)))
    whole = timed(lambda _: all_faces(faces), range(1)) / NUMBER
    row("display list to PDF, a distinct card", "<= 3", whole)
    page_image(pdfs[0], 0, PIXELS)
    raster = timed(lambda i: page_image(pdfs[i], 0, PIXELS), range(NUMBER))
    row("raster 300 dpi", "<= 12", raster)
    images = [page_image(pdfs[i % NUMBER], 0, PIXELS) for i in range(40)]
    row("PNG encode", "<= 30", timed(lambda i: encode(images[i], 300), range(40)))
    row(
        "60-card deck, 20 distinct",
        "<= 100",
        timed(lambda _: deck(faces[:20]), range(5)),
    )
    row(
        "500-card duplex deck, 100 distinct",
        "<= 4000",
        timed(lambda _: duplex(faces[:100]), range(1)),
    )
    size = len(deck(plain)) / 1000 / 20
    print(f"{'KB a distinct card without art':40} {size:8.2f}   <= 10")


def timed(work: Callable[[int], object], numbers: Iterable[int]) -> float:
    """CPU ms of one piece of work, on average."""
    gc.collect()
    every = list(numbers)
    start = process_time()
    for number in every:
        work(number)
    return (process_time() - start) * 1000 / len(every)


def row(name: str, target: str, value: float) -> None:
    print(f"{name:40} {value:8.2f}   {target}")


if __name__ == "__main__":
    main()
