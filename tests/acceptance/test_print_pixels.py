"""Sheets as they come out of a printer: marks and faces found in rendered pixels."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageOps

from cardwright.base.memo import Memo
from cardwright.draw.pdf import sheets_pdf
from cardwright.draw.png import page_image
from cardwright.load.workspace import open_workspace
from cardwright.model.drawing import Box, Colour, Drawing, Fill, Outline
from cardwright.pipeline.profiles import read_profiles
from cardwright.press.impose import impose
from cardwright.press.piece import Piece
from cardwright.press.plan import plan
from cardwright.press.profile import Profile
from tests.acceptance.pdfcpu import complaints
from tests.acceptance.workspace import run
from tests.counts import some

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = read_profiles(open_workspace(ROOT, Memo(Path("/dev/null"))))[0]
POKER, BLEED = (63.5, 88.9), 3.175
FINE = 20
"""Pixels in a mm."""

COARSE = 4
INK = 128
"""Darker than this is a mark: faces here are light."""


def face(colour: tuple[int, int, int]) -> Drawing:
    """A poker card of one colour, to the edge of its bleed."""
    left, right, bottom = -BLEED, POKER[0] + BLEED, POKER[1] + BLEED
    whole: Outline = (
        ("M", left, left),
        ("L", right, left),
        ("L", right, bottom),
        ("L", left, bottom),
        ("Z",),
    )
    fill = Fill(whole, Colour(*(part / 255 for part in colour)))
    return Drawing(*POKER, BLEED, (fill,), repr(colour))


def pages(pieces: list[Piece], profile: Profile, scale: int) -> list[Image.Image]:
    sheets = impose(plan(pieces, profile))
    data = sheets_pdf(sheets, "")
    sizes = [(round(s.width * scale), round(s.height * scale)) for s in sheets]
    return [page_image(data, n, s).convert("RGB") for n, s in enumerate(sizes)]


def dark(image: Image.Image, box: Box, axis: int) -> list[float]:
    """Where marks cross a strip (mm), along an axis: the middle of each, in mm."""
    x, y, width, height = (round(side * FINE) for side in box)
    strip = image.convert("L").crop((x, y, x + width, y + height))
    line = strip.resize((width, 1) if axis == 0 else (1, height), Image.Resampling.BOX)
    start = (x, y)[axis]
    found: list[list[int]] = []
    for at, grey in enumerate(line.tobytes(), start):
        if grey >= INK:
            continue
        if found and found[-1][-1] == at - 1:
            found[-1].append(at)
        else:
            found.append([at])
    return [(run[0] + run[-1] + 1) / 2 / FINE for run in found]


def test_crop_marks_stand_at_the_cuts_and_nowhere_else() -> None:
    """Eight poker cards with all of their bleed on A4, which lies on its side.

    Four columns of 63.5 mm and three gaps of 6.35 are 273.05 mm, two rows 184.15.
    """
    pale = (250, 240, 230)
    profile = replace(SHIPPED["a4-bleed"], footer=False)
    (page,) = pages([Piece(face(pale), 8)], profile, FINE)
    left, top = (297 - 273.05) / 2, (210 - 184.15) / 2
    columns = [left + i * 69.85 + side for i in range(4) for side in (0, 63.5)]
    rows = [top + i * 95.25 + side for i in range(2) for side in (0, 88.9)]
    # Half a mm from the bleed marks begin, and are four long.
    end = BLEED + 0.5
    for y in (top - end - 2, top + 184.15 + end + 1):
        assert dark(page, (0, y, 297, 1), 0) == pytest.approx(columns, abs=0.05)
    for x in (left - end - 2, left + 273.05 + end + 1):
        assert dark(page, (x, 0, 1, 210), 1) == pytest.approx(rows, abs=0.05)
    # Between the bleed and the marks the paper is clean all round.
    clear = end - 0.05
    ring = page.crop(pixels((left - clear, top - clear, 273.05, 184.15), 2 * clear))
    x, y, right, bottom = pixels(
        (clear - BLEED, clear - BLEED, 273.05, 184.15), 2 * BLEED
    )
    ring.paste((255, 255, 255), (x - 1, y - 1, right + 1, bottom + 1))
    assert ring.getextrema() == ((255, 255),) * 3
    # On a card with its bleed there is nothing but the card, but for its corners.
    card = page.crop(pixels((left - BLEED, top + 3, 63.5 + BLEED, 82.9), 0))
    shrunk = card.crop((1, 1, card.width - 1, card.height - 1))
    assert shrunk.getextrema() == tuple((part, part) for part in pale)


def pixels(box: Box, more: float) -> tuple[int, int, int, int]:
    x, y, width, height = box
    return (
        round(x * FINE),
        round(y * FINE),
        round((x + width + more) * FINE),
        round((y + height + more) * FINE),
    )


def middle(image: Image.Image, colour: tuple[int, int, int]) -> tuple[float, float]:
    """The middle of all that has a colour, in mm."""
    bands = zip(image.split(), colour, strict=True)
    masks = [
        band.point([255 * (v == part) for v in range(256)]) for band, part in bands
    ]
    one, two, three = masks
    both = Image.composite(two, Image.new("L", image.size), one)
    box = Image.composite(three, Image.new("L", image.size), both).getbbox()
    assert box is not None
    return (box[0] + box[2]) / 2 / COARSE, (box[1] + box[3]) / 2 / COARSE


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("edge", ["long-edge", "short-edge"])
def test_each_back_is_behind_its_front_when_the_paper_is_turned(
    edge: str, *, turned: bool
) -> None:
    """Five cards, so that the sheet is not full, and nothing is so by symmetry.

    Whoever turns a page about an edge that stands sees left and right change places;
    about one that lies, top and bottom.
    """
    colours = [(40 * n, 255 - 40 * n, 100) for n in range(5)]
    pieces = [Piece(face(c), 1, face((c[0], c[1], 200))) for c in colours]
    profile = replace(SHIPPED["a4-duplex"], backs=edge, turned=turned, footer=False)  # type: ignore[arg-type]
    front, back = pages(pieces, profile, COARSE)
    assert (front.width > front.height) == turned
    stands = (edge == "long-edge") != turned
    through = ImageOps.mirror(back) if stands else ImageOps.flip(back)
    fronts = [middle(front, colour) for colour in colours]
    backs = [middle(through, (c[0], c[1], 200)) for c in colours]
    assert len(set(fronts)) == 5
    for one, two in zip(fronts, backs, strict=True):
        assert one == pytest.approx(two, abs=1 / COARSE)


def test_every_profile_is_strictly_valid(root: Path) -> None:
    """As pdfcpu reads it: one process for all, as it takes a second to start.

    In the suite each sort on one of its two papers, by turns; all in ``.ci/long``.
    """
    files = [root / f"{name}.pdf" for name in [*some(sorted(SHIPPED), 11), "card"]]
    for file in files:
        made = run(root, "print", "kilnfolk", "--profile", file.stem, "-o", str(file))
        assert made.code == 0
    assert complaints(files) == {}


def test_a_broken_file_is_not_valid(root: Path) -> None:
    run(root, "print", "kilnfolk", "-o", str(root / "whole.pdf"))
    half = root / "half.pdf"
    half.write_bytes((root / "whole.pdf").read_bytes()[:3000])
    assert complaints([half]).keys() == {"half.pdf"}
