"""The sheet that a printer is measured by, and what its values do."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

from cardwright.draw.png import page_image
from tests.acceptance.workspace import Result, run

WIDTH, HEIGHT = 210.0, 297.0
MINUS, TIMES, PARTED = "\u2212", "\u00d7", "\u00f7"
FINE = 10
"""Pixels in a mm."""


def texts(file: Path) -> list[str]:
    document = pypdfium2.PdfDocument(file)
    found = [" ".join(p.get_textpage().get_text_range().split()) for p in document]
    document.close()
    return found


def test_a_sheet_explains_itself_on_both_sides(root: Path) -> None:
    made = run(root, "print", "--calibrate")
    assert made == Result(
        0,
        "build/calibrate-a4-duplex.pdf: a sheet to measure a printer by, both sides\n"
        "  Print it on both sides at 100 %, without scaling; it says what to do.\n",
        "",
    )
    front, back = texts(root / "build/calibrate-a4-duplex.pdf")
    assert "Print this sheet on both sides, turned over the long edge." in front
    assert "This line is 100 mm long." in front
    assert "Write these into templates/core/printers/NAME.yaml" in back
    # Stairs stand 98.5 mm above and below the middle, 70 mm left and right of it:
    # 57.3 / (4 x 98.5) degrees for each mm, and 4 x 70 mm.
    plain = back.replace(MINUS, "-").replace(TIMES, "x").replace(PARTED, "/")
    assert "rotation: (A + B - C - D) x 0.145" in plain
    assert "scale: 1 + (B + D - A - C) / 280" in plain
    assert all(
        back.split().count(number) == 6 for number in (f"{MINUS}2.5", "+0.5", "+3")
    )


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (
            ("--profile", "card"),
            "error[not-a-choice]: a printer is measured on a sheet",
        ),
        (("--profile", "a5"), 'error[unknown-reference]: no print profile is "a5"'),
        (("--printer", "office"), 'error[unknown-reference]: no printer is "office"'),
    ],
)
def test_what_cannot_be_measured_is_a_problem(
    root: Path, words: tuple[str, ...], problem: str
) -> None:
    told = run(root, "print", "--calibrate", *words)
    assert told.code == 1
    assert problem in told.out
    assert list(root.glob("build/*.pdf")) == []


def test_a_target_is_needed_or_a_calibration_never_both(root: Path) -> None:
    both = run(root, "print", "kilnfolk", "--calibrate")
    none = run(root, "print")
    assert (both.code, none.code) == (2, 2)
    assert both.err.endswith("--calibrate prints a sheet of its own: no TARGET\n")
    assert none.err.endswith("Error: Missing argument 'TARGET'.\n")


def dark(data: bytes, page: int, row: float) -> list[float]:
    """Where a row (mm from the top) is dark around the middle, in mm from it."""
    image = page_image(data, page, (int(WIDTH * FINE), int(HEIGHT * FINE)))
    middle = int(WIDTH * FINE / 2)
    strip = image.convert("L").crop(
        (middle - 40, int(row * FINE), middle + 41, int(row * FINE) + 1)
    )
    return [(x - 40) / FINE for x, grey in enumerate(strip.tobytes()) if grey < 170]


@pytest.mark.parametrize(("step", "label"), [(0, -3.0), (6, 0.0), (9, 1.5)])
def test_what_is_read_is_what_is_to_be_written(
    root: Path, step: int, label: float
) -> None:
    """A printer that moves backs to the left needs x to the right: the stair says so.

    The line of the front is in the middle. Moved by x, the step that was read would
    lie there; each step stands 0.5 mm further than the one above it, 3 mm apart.
    """
    run(root, "print", "--calibrate")
    data = (root / "build/calibrate-a4-duplex.pdf").read_bytes()
    row = HEIGHT / 2 - 19.5 + 3 * step + 1.5
    found = dark(data, 1, row)
    assert found
    assert sum(found) / len(found) == pytest.approx(label, abs=0.1)
    line = dark(data, 0, row)
    assert sum(line) / len(line) == pytest.approx(0, abs=0.1)


def test_a_measured_printer_moves_the_back_and_is_told(root: Path) -> None:
    folder = root / "templates/core/printers"
    folder.mkdir(parents=True)
    (folder / "office.yaml").write_text("title: Office\nx: 1.5\n")
    made = run(root, "print", "--calibrate", "--printer", "office")
    assert made.code == 0
    file = root / "build/calibrate-a4-duplex-office.pdf"
    assert (
        "office has x: 1.5, y: 0, rotation: 0, scale: 1; add what you read"
        in (texts(file)[1])
    )
    data = file.read_bytes()
    row = HEIGHT / 2 - 19.5 + 3 * 6 + 1.5
    found = dark(data, 1, row)
    assert sum(found) / len(found) == pytest.approx(1.5, abs=0.1)
