"""Play aids of the repository's games: what is printed follows play and parameters."""

from __future__ import annotations

import json
from pathlib import Path

import pypdfium2
import pytest

from tests.acceptance.workspace import copy_own, run

pytestmark = pytest.mark.xdist_group("aids")

ROOT = Path(__file__).resolve().parents[2]


def printed(root: Path, *words: str) -> tuple[str, list[str]]:
    """The first line that ``print`` writes, and the text of each page."""
    file = root / "printed.pdf"
    done = run(root, "print", *words, "-o", str(file))
    assert (done.code, done.err) == (0, "")
    document = pypdfium2.PdfDocument(file)
    try:
        pages = [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()
    return done.out.splitlines()[0].rsplit(": ", 1)[1], pages


def outline(file: Path) -> list[tuple[int, str]]:
    document = pypdfium2.PdfDocument(file)
    try:
        return [(mark.level, mark.get_title()) for mark in document.get_toc()]
    finally:
        document.close()


@pytest.fixture(scope="module")
def unicorn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_own(tmp_path_factory.mktemp("unicorn"), "unicorn")


def test_a_duel_prints_all_that_two_people_need(unicorn: Path) -> None:
    decks = ("--with", "lean-start", "--with", "night-yard")
    told, pages = printed(unicorn, "unicorn:duel", *decks)
    # Two decks of 40; for each User a turn card and a mat; two rules sheets; for each
    # 12 + 4 damage tokens, 4 Debt, 3 Output, and four markers; for Ostravane Freight
    # Cargo (two for each of 15 cards, but 24 at most) and two keyword cards.
    assert told == f"{80 + 2 + 2 + 2 + 2 * (12 + 4 + 4 + 3 + 4) + 24 + 2} cards"
    parts = [title for level, title in outline(unicorn / "printed.pdf") if level == 0]
    assert parts[-8:] == [
        "Lean Start",
        "Night Yard",
        "Reference cards",
        "Keyword cards",
        "Mats",
        "Rules sheets",
        "Tokens",
        "Markers",
    ]
    assert sum("Your start-up" in page for page in pages) == 2


def test_partners_bring_their_tokens_along(unicorn: Path) -> None:
    decks = ("--with", "fully-covered", "--with", "thread-and-rail")
    _, pages = printed(unicorn, "unicorn:duel", *decks)
    contents = " ".join(pages[0].split())
    # Thread and Rail has 2 + 2 + 1 + 2 cards of Ostravane Freight, Fully Covered
    # 2 + 2 + 2 + 2 + 1 + 2 + 2 + 2 of Plinthorpe Mutual: two tokens each, to 24.
    assert "14 Cargo tokens" in contents
    assert "24 Premium tokens" in contents
    for partner in ("Ostravane Freight", "Plinthorpe Mutual", "Brackenloom"):
        assert f"2 {partner} keywords" in contents
    assert sum("Fear fast starts" in page for page in pages) == 1
    _, pages = printed(unicorn, "unicorn:duel", "--with", "lean-start", *decks[:2])
    contents = " ".join(pages[0].split())
    assert "Cargo" not in contents
    assert "24 Premium tokens" in contents


def test_a_duel_of_primal_gambit_has_what_its_players_need(tmp_path: Path) -> None:
    root = copy_own(tmp_path, "primal")
    decks = ("--with", "long-siege", "--with", "wildfire")
    told, pages = printed(root, "primal:duel", *decks)
    # Two decks of 25, eight reference cards, two mats, two pages of rules, four Rats,
    # two HP markers, six dials, and chips: 6 + 6 marks, 4 + 4 + 4 + 6 elements,
    # 6 used, 4 disabled, 4 relief, 2 overrides, 2 barred, three pairs of twins, and the
    # three markers; the turn track lies between the mats.
    chips = 6 + 6 + 4 + 4 + 4 + 6 + 6 + 4 + 4 + 2 + 2 + 3 * 2 + 3
    assert told == f"{50 + 8 + 2 + 2 + 4 + 2 + 6 + 1 + chips} cards"
    assert "50 creature cards not printed" in " ".join(pages[0].split())


def test_a_longer_runway_is_on_mat_and_sheet_and_in_the_bundle(unicorn: Path) -> None:
    form = unicorn / "cards/unicorn/parameters.yaml"
    text = form.read_text(encoding="utf-8")
    assert text.count("value: 20\n") == 2
    form.write_text(text.replace("value: 20\n", "value: 23\n"), encoding="utf-8")
    _, pages = printed(unicorn, "unicorn:play-aids", "--one-each")
    (mat,) = [page for page in pages if "Your start-up" in page]
    numbers = [int(word) for word in mat.split() if word.isdigit()]
    assert sorted({n for n in numbers if n > 10}) == list(range(11, 24))
    assert "A track from 0 to 23." in mat
    (sheet,) = [page for page in pages if "How to play" in page]
    assert "Set each Runway to 23" in " ".join(sheet.split())
    done = run(unicorn, "export", "unicorn", "--to", "bundle")
    assert done.code == 0
    bundle = unicorn / "build/unicorn/export/bundle/bundle.json"
    data = json.loads(bundle.read_bytes())
    assert data["parameters"]["runway_start"]["value"] == 23
    form.write_text(text, encoding="utf-8")
