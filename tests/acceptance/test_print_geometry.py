"""Sheets measured in the PDF itself: sizes, room, the flip of the paper, every copy."""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import pypdfium2
import pypdfium2.raw as pdfium_c
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardwright.draw.pdf import sheets_pdf
from cardwright.model.drawing import Colour, Drawing, Fill, Outline
from cardwright.model.game import Cut
from cardwright.press.footer import Imprint
from cardwright.press.impose import impose
from cardwright.press.misfits import misfits
from cardwright.press.piece import Piece, format_of
from cardwright.press.plan import Plan, plan
from cardwright.press.printer import Printer
from cardwright.press.profile import Backs, Marks, Profile, Tile
from cardwright.press.spot import Block, Spot

MM = 72 / 25.4
FINE = 0.01
"""Hundredths of a mm: what is equal."""

Point = tuple[float, float]

SIZES = st.sampled_from(
    [
        (63.5, 88.9, 3.175),
        (63.0, 88.0, 3.0),
        (57.15, 88.9, 3.175),
        (70.0, 120.0, 3.0),
        (44.0, 68.0, 3.0),
        (41.0, 63.0, 2.0),
        (88.9, 63.5, 3.0),
        (70.0, 70.0, 1.5),
        (25.0, 25.0, 0.0),
        (20.0, 20.0, 2.0),
        (46.2, 40.0, 2.0),
    ]
)
CUTS = st.sampled_from([Cut(), Cut(corner=3), Cut("circle"), Cut("hexagon")])
PROFILES = st.builds(
    Profile,
    title=st.just(""),
    paper=st.sampled_from(
        [(210.0, 297.0), (215.9, 279.4), (297.0, 210.0), (297.0, 420.0)]
    ),
    turned=st.sampled_from([None, False, True]),
    margin=st.sampled_from([0.0, 5.0, 12.0]),
    gap=st.sampled_from([None, 0.0, 1.0, 7.0]),
    bleed=st.sampled_from(["none", "outer", "full"]),
    marks=st.sampled_from(
        [None, Marks(sides="both", lines=True, corners=True), Marks(registration=True)]
    ),
    backs=st.sampled_from(["none", "long-edge", "short-edge", "fold"]),
    fold=st.sampled_from(["vertical", "horizontal"]),
    footer=st.booleans(),
    mixed=st.booleans(),
)


def face(number: int, size: tuple[float, float, float], *, back: bool) -> Drawing:
    """A face that tells by its colour whose it is, and which side."""
    width, height, bleed = size
    colour = Colour(number / 255, 1.0 if back else 0.0, 0.5)
    half: Outline = (("M", 0, 0), ("L", width, 0), ("L", width, height), ("Z",))
    return Drawing(width, height, bleed, (Fill(half, colour),), f"{number}{back}")


@st.composite
def work(draw: st.DrawFn) -> list[Piece]:
    pieces = []
    for number in range(draw(st.integers(1, 5))):
        size = draw(SIZES)
        back = face(number, size, back=True) if draw(st.booleans()) else None
        copies = draw(st.integers(1, 11))
        front = face(number, size, back=False)
        pieces.append(Piece(front, copies, back, draw(CUTS)))
    return pieces


@dataclass(frozen=True)
class Found:
    """A face in a PDF: whose it is, and where its trim's corners are, in mm.

    Corners from the top left one of the face itself, clockwise as it is read; places
    count from the page's bottom left corner.
    """

    number: int
    back: bool
    corners: tuple[Point, Point, Point, Point]


def found_in(data: bytes, pieces: Sequence[Piece]) -> list[tuple[Point, list[Found]]]:
    """The paper (mm) and faces of each page, as PDFium reads them."""
    document = pypdfium2.PdfDocument(data)
    try:
        return [
            ((page.get_width() / MM, page.get_height() / MM), list(faces(page, pieces)))
            for page in document
        ]
    finally:
        document.close()


def faces(page: pypdfium2.PdfPage, pieces: Sequence[Piece]) -> Iterator[Found]:
    for form in page.get_objects([pdfium_c.FPDF_PAGEOBJ_FORM], max_depth=1):
        colour = first_colour(form)
        # Marks are black, lines of text are empty.
        if colour is None or colour[2] != 128:
            continue
        number, back = colour[0], colour[1] == 255
        drawing = pieces[number].front
        matrix = form.get_matrix()
        ends = [(0, 0), (drawing.width, 0), (drawing.width, drawing.height)]
        ends.append((0, drawing.height))
        places = [matrix.on_point(*end) for end in ends]
        one, two, three, four = [(x / MM, y / MM) for x, y in places]
        yield Found(number, back, (one, two, three, four))


def first_colour(form: pypdfium2.PdfObject) -> tuple[int, int, int] | None:
    """The fill of the first thing in a form."""
    inner = pdfium_c.FPDFFormObj_GetObject(form.raw, 0)
    parts = [ctypes.c_uint() for _ in range(4)]
    if not inner or not pdfium_c.FPDFPageObj_GetFillColor(inner, *parts):
        return None
    red, green, blue, _ = (part.value for part in parts)
    return red, green, blue


def box(face: Found) -> tuple[float, float, float, float]:
    """Left, bottom, right, top."""
    xs, ys = zip(*face.corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def printed(pieces: list[Piece], profile: Profile) -> list[tuple[Point, list[Found]]]:
    """The pages of a PDF of the pieces that the profile can lay out."""
    formats = [format_of(piece.front) for piece in pieces]
    assume(not list(misfits(formats, profile)))
    sheets = impose(plan(pieces, profile), Imprint("t", "d", line))
    return found_in(sheets_pdf(sheets, ""), pieces)


def line(_text: str, width: float, height: float) -> Drawing:
    return Drawing(width, height, 0.0, ())


@given(work(), PROFILES)
def test_every_copy_is_there_once(pieces: list[Piece], profile: Profile) -> None:
    pages = printed(pieces, profile)
    counts = Counter((f.number, f.back) for _, page in pages for f in page)
    expected: Counter[tuple[int, bool]] = Counter()
    for number, piece in enumerate(pieces):
        expected[number, False] += piece.copies
        if piece.back is not None and profile.backs != "none":
            expected[number, True] += piece.copies
    assert counts == expected


@given(work(), PROFILES)
def test_every_piece_has_exactly_its_size(
    pieces: list[Piece], profile: Profile
) -> None:
    for _, page in printed(pieces, profile):
        for each in page:
            drawing = pieces[each.number].front
            one, two, three, _ = each.corners
            assert distance(one, two) == pytest.approx(drawing.width, abs=FINE)
            assert distance(two, three) == pytest.approx(drawing.height, abs=FINE)


@given(work(), PROFILES)
def test_nothing_overlaps_or_leaves_the_printable_area(
    pieces: list[Piece], profile: Profile
) -> None:
    for paper, page in printed(pieces, profile):
        boxes = [box(each) for each in page]
        for index, (left, bottom, right, top) in enumerate(boxes):
            assert left > profile.margin - FINE
            assert bottom > profile.margin - FINE
            assert right < paper[0] - profile.margin + FINE
            assert top < paper[1] - profile.margin + FINE
            for other in boxes[:index]:
                across = min(right, other[2]) - max(left, other[0])
                down = min(top, other[3]) - max(bottom, other[1])
                assert min(across, down) < FINE


@given(work(), PROFILES)
def test_a_cutting_machines_corners_stay_free(
    pieces: list[Piece], profile: Profile
) -> None:
    marked = replace(profile, marks=Marks(registration=True))
    for (width, height), page in printed(pieces, marked):
        for left, bottom, right, top in map(box, page):
            beside = left < 30 - FINE or right > width - 30 + FINE
            level = bottom < 30 - FINE or top > height - 30 + FINE
            assert not (beside and level)


def through(point: Point, paper: Point, profile: Profile) -> Point:
    """Where a point of the back comes out on the front when the paper is turned.

    The long edge of upright paper stands: turned about it, left and right change. A
    vertical fold does the same to the other half of one page.
    """
    x, y = point
    stands = paper[1] >= paper[0]
    about_standing = {
        "long-edge": stands,
        "short-edge": not stands,
        "fold": profile.fold == "vertical",
    }[profile.backs]
    return (paper[0] - x, y) if about_standing else (x, paper[1] - y)


@given(work(), PROFILES.filter(lambda profile: profile.backs != "none"))
def test_every_back_is_exactly_behind_its_front(
    pieces: list[Piece], profile: Profile
) -> None:
    """Turned about its own upright middle, each card shows its back upright.

    So the corner at the back's top left is behind that at the front's top right.
    """
    assert strangers(printed(pieces, profile), pieces, profile) == []


@pytest.mark.parametrize("fold", ["vertical", "horizontal"])
@pytest.mark.parametrize("backs", ["long-edge", "short-edge", "fold"])
@pytest.mark.parametrize("paper", [(210.0, 297.0), (297.0, 210.0)])
def test_backs_of_pieces_that_are_turned(
    backs: Backs, fold: Literal["vertical", "horizontal"], paper: Point
) -> None:
    size = (60.0, 40.0, 0.0)
    piece = Piece(face(0, size, back=False), 1, face(0, size, back=True))
    profile = Profile("", paper, backs=backs, fold=fold)
    spots = (
        Spot(piece, (5, 5, 60, 40)),
        Spot(piece, (55, 46, 40, 60), 90),
        Spot(piece, (7, 46, 40, 60), 270),
    )
    lying = Plan(profile, (Block(paper, (spots,)),))
    pages = found_in(sheets_pdf(impose(lying), ""), [piece])
    assert sum(len(page) for _, page in pages) == 6
    assert strangers(pages, [piece], profile) == []


Lying = tuple[int, list[Point]]
"""Whose it is, and where the corners of its trim are on the front page."""


def strangers(
    pages: list[tuple[Point, list[Found]]], pieces: list[Piece], profile: Profile
) -> list[Lying]:
    """Fronts without their back behind them, and backs without their front."""
    if any(each.back for _, page in pages for each in page) and profile.backs != "fold":
        fronts, backs = pages[::2], pages[1::2]
    else:
        fronts = backs = pages
    alone: list[Lying] = []
    for (paper, front), (_, back) in zip(fronts, backs, strict=True):
        left: list[Lying] = [
            (each.number, [through(c, paper, profile) for c in each.corners])
            for each in back
            if each.back
        ]
        for each in front:
            if not each.back and pieces[each.number].back is not None:
                one, two, three, four = each.corners
                wanted = (each.number, [two, one, four, three])
                same = [other for other in left if is_same(other, wanted)]
                alone += [] if same else [wanted]
                left = [other for other in left if other not in same[:1]]
        alone += left
    return alone


def is_same(one: Lying, two: Lying) -> bool:
    """Whether they are the same to a hundredth of a mm."""
    pairs = zip(one[1], two[1], strict=True)
    return one[0] == two[0] and all(distance(*pair) < FINE for pair in pairs)


def distance(one: Point, two: Point) -> float:
    return float(((one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2) ** 0.5)


@given(st.floats(-3, 3), st.floats(-3, 3), st.floats(-2, 2), st.floats(0.98, 1.02))
def test_a_printer_is_made_good(
    x: float, y: float, rotation: float, scale: float
) -> None:
    """What a printer does to a back page, and what moves it, cancel each other.

    Places from the middle of the page: the printer turns and scales there, then moves.
    """
    size = (63.5, 88.9, 3.175)
    pieces = [Piece(face(0, size, back=False), 4, face(0, size, back=True))]
    profile = Profile("", (210.0, 297.0), backs="long-edge")
    printer = Printer("", x, y, rotation, scale)
    plain, moved = (
        found_in(sheets_pdf(impose(plan(pieces, profile), printer=each), ""), pieces)
        for each in (None, printer)
    )
    assert moved[0] == plain[0]
    middle = complex(105, 148.5)
    # With y upwards, clockwise is negative.
    turn = complex(0, -rotation * 3.141592653589793 / 180)
    for one, two in zip(plain[1][1], moved[1][1], strict=True):
        for start, end in zip(one.corners, two.corners, strict=True):
            spun = (complex(*start) - middle) * scale * (2.718281828459045**turn)
            assert abs(middle + spun + complex(x, -y) - complex(*end)) < FINE


def test_a_mat_of_a3_is_joined_of_pages_of_a4() -> None:
    mat = face(7, (297.0, 420.0, 3.0), back=False)
    profile = Profile("", (210.0, 297.0), tile=Tile(overlap=10), marks=Marks())
    pieces = [Piece(mat, 1)]
    sheets = impose(plan(pieces, profile))
    # 303 mm across in parts of at most 200 that overlap by 10 are two; 426 down, too.
    assert len(sheets) == 4
    shown = set()
    for sheet in sheets:
        (placed,) = sheet.faces
        left, top, width, height = placed.visible
        assert (round(width, 3), round(height, 3)) == (156.5, 218)
        shown.add((round(left - placed.x, 3), round(top - placed.y, 3)))
    # The parts begin at the bleed, and 10 mm before the first one ends.
    assert shown == {(x, y) for x in (-3, 143.5) for y in (-3, 205)}
