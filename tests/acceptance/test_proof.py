"""A partnership's proof: what its company signs, and what shows once it is changed."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pypdfium2
import pytest
import zxingcpp
from ruamel.yaml import YAML

from tests.acceptance.workspace import copy_own, edit, run

ROOT = Path(__file__).resolve().parents[2]
PARTNER = "ostravane-freight"
FILE = f"cards/unicorn/partnerships/{PARTNER}.yaml"
OTHER = "cards/unicorn/partnerships/brackenloom.yaml"
LOGO = f"cards/unicorn/art/{PARTNER}.svg"
PARAMETERS = "cards/unicorn/parameters.yaml"
MARK = "CHANGED SINCE SIGNED"


# One worker makes what all of these begin with.
pytestmark = pytest.mark.xdist_group("proof")


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game with all that printing it once leaves behind."""
    root = copy_own(tmp_path_factory.mktemp("unicorn"), "unicorn")
    shutil.rmtree(root / "cards/unicorn/cases")
    return root


@pytest.fixture(scope="module")
def page(warm: Path) -> str:
    """The proof as it stands; its PDF is left in the workspace."""
    return proof(warm)


@pytest.fixture
def unicorn(warm: Path, page: str, tmp_path: Path) -> Path:
    assert page
    return shutil.copytree(warm, tmp_path / "own")


def pages(root: Path, *words: str) -> list[str]:
    """What poppler reads on each page of one card or proof."""
    file = root / "proof.pdf"
    made = run(root, "print", *words, "--profile", "card", "-o", str(file))
    assert (made.code, made.err) == (0, "")
    command = ["pdftotext", str(file), "-"]
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
    return [re.sub(r"\s+", " ", page) for page in done.stdout.split("\f")[:-1]]


def proof(root: Path) -> str:
    (page,) = pages(root, f"unicorn:{PARTNER}", "--only", PARTNER)
    return page


def revision(page: str) -> str:
    found = set(re.findall(r"\b[0-9a-f]{10}\b", page))
    assert len(found) == 1
    return str(found.pop())


def luminance(colour: str) -> float:
    """WCAG's relative luminance, from its own definition."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in parts
    ]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def test_a_proof_says_all_that_is_signed(page: str) -> None:
    partner = YAML(typ="safe").load(ROOT / FILE)
    assert f"{len(partner['cards'])} cards" in page
    wanted = [partner[key] for key in ("company", "trade", "website", "legal")]
    wanted += [*partner["brand"].values(), "Not signed yet"]
    assert [text for text in wanted if text not in page] == []
    # Words of the mechanics, whose numbers stand in one place.
    read = page.replace(" ", "")
    for mechanic in partner["mechanics"]:
        words = re.split(r"\{\{.*?\}\}", mechanic["text"])
        assert [part for part in words if part.replace(" ", "") not in read] == []


def test_the_contrast_that_it_tells_is_that_of_the_colours(page: str) -> None:
    pairs = re.findall(r"(#[0-9A-Fa-f]{6}) / (#[0-9A-Fa-f]{6})", page)
    assert len(pairs) >= 2
    for ink, ground in pairs:
        low, high = sorted((luminance(ink), luminance(ground)))
        ratio = (high + 0.05) / (low + 0.05)
        assert ratio >= 4.5
        assert f" {int(ratio * 10) / 10} " in page


def test_its_code_leads_where_it_says(unicorn: Path) -> None:
    website = YAML(typ="safe").load(unicorn / FILE)["website"]
    document = pypdfium2.PdfDocument(unicorn / "proof.pdf")
    image = document[0].render(scale=200 / 72).to_pil()
    document.close()
    # The large one alone: those of the cards are too small here.
    lower = image.crop((0, image.height * 3 // 4, image.width // 2, image.height))
    assert [code.text for code in zxingcpp.read_barcodes(lower)] == [website]


def test_what_was_signed_is_told_until_anything_changes(
    unicorn: Path, page: str
) -> None:
    signed = revision(page)
    edit(unicorn, FILE, "\nmechanics:\n", f"\napproved: {signed}\nmechanics:\n")
    first, *cards = pages(unicorn, f"unicorn:{PARTNER}")
    assert "Signed as it is" in first
    assert [card for card in cards if MARK in card] == []
    edit(unicorn, FILE, 'accent: "#F2A33A"', 'accent: "#F2A33B"')
    first, *cards = pages(unicorn, f"unicorn:{PARTNER}")
    assert "Changed since it was signed" in first
    assert revision(first.replace(signed, "")) != signed
    # Tokens and backs are not the company's.
    cards = [card for card in cards if "is an invented company" in card]
    assert len(cards) >= 9
    assert [card for card in cards if MARK not in card] == []


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (FILE, "cycles: 6\n", "cycles: 5\n"),
        (FILE, "Small, slow", "Small, calm"),
        (LOGO, "<svg ", "<svg id='other' "),
        (PARAMETERS, "cargo_most:\n  value: 3", "cargo_most:\n  value: 4"),
    ],
)
def test_numbers_words_pictures_and_parameters_count(
    unicorn: Path, page: str, file: str, old: str, new: str
) -> None:
    edit(unicorn, file, old, new)
    assert revision(proof(unicorn)) != revision(page)


def test_another_partner_is_not_changed(unicorn: Path, page: str) -> None:
    edit(unicorn, OTHER, "trade: Mended outdoor", "trade: Mended")
    assert revision(proof(unicorn)) == revision(page)
