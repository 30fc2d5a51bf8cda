"""The PDF as other programs read it: boxes, language, outline, fonts, objects."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pypdfium2
import pytest

from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.pipeline.profiles import read_profiles
from tests.acceptance.workspace import run
from tests.pictures.poppler import by_poppler, difference

ROOT = Path(__file__).resolve().parents[2]
PROFILES = sorted(read_profiles(open_workspace(ROOT, Memo(Path("/dev/null"))))[0])


def printed(root: Path, *words: str) -> Path:
    file = root / "out.pdf"
    made = run(root, "print", *words, "-o", str(file))
    assert (made.code, made.err) == (0, "")
    return file


def told(*words: str | Path) -> str:
    """What another program writes, which must end well."""
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    return done.stdout


def box(text: str, page: int, name: str) -> list[float]:
    (found,) = re.findall(rf"Page +{page} {name}Box:(.*)", text)
    return [float(number) for number in found.split()]


def within(inner: Sequence[float], outer: Sequence[float]) -> bool:
    low = all(a >= b - 0.01 for a, b in zip(inner[:2], outer[:2], strict=True))
    return low and all(a <= b + 0.01 for a, b in zip(inner[2:], outer[2:], strict=True))


@pytest.mark.parametrize("profile", PROFILES)
def test_every_page_has_its_boxes_one_in_the_other(root: Path, profile: str) -> None:
    file = printed(root, "kilnfolk", "--profile", profile)
    info = told("pdfinfo", "-box", "-f", "1", "-l", "99", file)
    count = int(re.findall(r"Pages: +(\d+)", info)[0])
    assert count >= 1
    for page in range(1, count + 1):
        media, bleed, trim = (box(info, page, n) for n in ("Media", "Bleed", "Trim"))
        assert media[:2] == [0, 0]
        assert within(bleed, media)
        assert within(trim, bleed)
    told("qpdf", "--check", file)


def test_a_page_of_one_card_has_the_boxes_of_the_card(root: Path) -> None:
    info = told("pdfinfo", "-box", printed(root, "kilnfolk", "--profile", "card"))
    # 63.5 by 88.9 mm are 180 by 252 pt; the bleed is 9 pt.
    media, bleed, trim = (
        [
            float(n)
            for n in re.findall(rf"^{name}Box:(.*)", info, re.MULTILINE)[0].split()
        ]
        for name in ("Media", "Bleed", "Trim")
    )
    assert (media, bleed, trim) == (
        [0, 0, 198, 270],
        [0, 0, 198, 270],
        [9, 9, 189, 261],
    )


def test_title_and_language_are_those_of_the_game(root: Path) -> None:
    form = root / "cards/kilnfolk/game.yaml"
    text = form.read_text(encoding="utf-8").replace("language: en", "language: pt-BR")
    form.write_text(text, encoding="utf-8")
    file = printed(root, "kilnfolk:potluck")
    assert re.search(r"Title: +Potluck\n", told("pdfinfo", file))
    assert b"/Lang (pt-BR)" in file.read_bytes()


def test_the_outline_leads_to_parts_and_cards(root: Path) -> None:
    file = printed(root, "kilnfolk:potluck", "--copies", "3")
    document = pypdfium2.PdfDocument(file)
    marks = [
        (mark.level, mark.get_title(), mark.get_dest().get_index())
        for mark in document.get_toc()
    ]
    document.close()
    # Twelve, six and twelve copies, nine on a page: each at its first one.
    assert marks == [
        (0, "First Firing", 0),
        (1, "Celadon Hush", 0),
        (1, "Tenmoku Night", 1),
        (1, "Shino Frost", 2),
    ]


def test_letters_as_paths_look_the_same_without_fonts(root: Path) -> None:
    usual = printed(root, "kilnfolk:first-firing").rename(root / "usual.pdf")
    paths = printed(root, "kilnfolk:first-firing", "--outline")
    assert len(told("pdffonts", usual).splitlines()) > 2
    assert told("pdffonts", paths).splitlines()[2:] == []
    size = (827, 1169)
    pages = [by_poppler(file, 0, size) for file in (usual, paths)]
    assert difference(*pages) < 0.01
    told("qpdf", "--check", paths)


def test_fonts_are_embedded_as_subsets(root: Path) -> None:
    rows = told("pdffonts", printed(root, "kilnfolk")).splitlines()[2:]
    assert rows
    for row in rows:
        assert re.match(r"[A-Z]{6}\+", row)
        # emb, sub, uni
        assert re.search(r" yes yes yes ", row)


def test_each_face_and_image_is_there_once(root: Path) -> None:
    words = ("kilnfolk:first-firing", "--no-contents")
    once = printed(root, *words, "--one-each").read_bytes()
    file = printed(root, *words, "--copies", "9")
    often = file.read_bytes()
    sheets = len(re.findall(rb"/Type /Page\b", often))
    assert sheets == 5
    # Each sheet has a footer of its own, and two layouts their marks.
    more = often.count(b"/Subtype /Form") - once.count(b"/Subtype /Form")
    assert 0 <= more <= sheets
    assert [data.count(b"/Subtype /Image") for data in (once, often)] == [1, 1]
    rows = [row.split() for row in told("pdfimages", "-list", file).splitlines()[2:]]
    # Two of the five cards of the deck have the picture: it is drawn eighteen times.
    assert (len(rows), len({row[10] for row in rows})) == (18, 1)
