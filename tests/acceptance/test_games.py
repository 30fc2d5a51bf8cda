"""The three games of the repository, built whole and read by other programs."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from collections.abc import Callable
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
import zxingcpp
from PIL import Image, ImageFilter
from ruamel.yaml import YAML

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.draw.png import page_image
from cardwright.load.workspace import open_workspace
from cardwright.pipeline.layout import layout_of
from cardwright.pipeline.sheets import Sheeting, lay, pdf
from cardwright.press.misfits import misfits
from cardwright.resolve.assembly.printings import printings
from tests.acceptance.pdfcpu import complaints
from tests.acceptance.workspace import Result, copy_own, run, run_alone
from tests.counts import some
from tests.pictures.poppler import by_poppler, difference

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("omen", "primal", "unicorn")

# One worker builds for all of these.
pytestmark = pytest.mark.xdist_group("games")

# What the first edition was to hold at least: kind and number.
FLOORS = {
    "unicorn": {"asset": 45, "action": 27, "partnership": 3, "deck": 4},
    "primal": {"creature": 52, "power": 39, "deck": 4, "puzzle": 8, "fight": 20},
    "omen": {"scenario": 2, "entity": 49, "board": 12, "beat": 8, "module": 3},
}
# What prints a headline of its own, or a sign, in the place of its name.
HEADED = {
    *("turn-reference", "user-mat", "rules-sheet", "words-sheet"),
    *("brackenloom-mat", "ostravane-mat", "plinthorpe-mat"),
    *("damage-1", "damage-5", "debt-token", "output-token"),
    *("ostravane-guide", "plinthorpe-guide", "brackenloom-guide"),
    *("runway-marker", "cap-marker", "cycle-marker", "swap-marker"),
    *("dawn-mat", "dusk-mat", "slot-dial", "hp-chip", "danger-chip", "first-chip"),
    *("guard-chip", "war-chip", "fire-chip", "water-chip", "earth-chip", "dust-chip"),
    *("used-chip", "disabled-chip", "relief-chip", "override-chip"),
    *("barred-chip", "twin-a-chip", "twin-b-chip", "twin-c-chip", "round-chip"),
    "round-track",
    *("omen-one", "omen-five", "wound-one", "wound-five", "gold-coin"),
    *("dread-disc", "pool-disc", "first-disc", "fresh-disc", "progress-disc"),
    *("raised-one", "raised-two", "raised-three", "cancelled-disc", "used-disc"),
    "flip-token",
}


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = copy_own(tmp_path_factory.mktemp("games"), *GAMES)
    made = run_alone(root, "build", "-j", "2")
    if made.code:
        raise AssertionError(made.out)
    return root


def bundle(root: Path, game: str) -> dict[str, Any]:
    file = root / f"build/{game}/export/bundle/bundle.json"
    data: dict[str, Any] = json.loads(file.read_bytes())
    return data


def letters(text: str) -> str:
    """A text without blanks, icons and capitals, as any layout leaves it."""
    return re.sub(r"\s+", "", re.sub(r"\[[^\]]*\]", "", text)).casefold()


def test_nothing_is_wrong_with_them(built: Path) -> None:
    done = run(built, "check", "--strict")
    assert (done.code, done.out.splitlines()[-1]) == (
        0,
        "0 errors, 0 warnings, 0 advice",
    )


@pytest.mark.parametrize("game", GAMES)
def test_they_hold_what_they_promise(built: Path, game: str) -> None:
    kinds = Counter(entry["kind"] for entry in bundle(built, game)["entries"])
    wanted = FLOORS[game]
    assert {kind: min(kinds[kind], floor) for kind, floor in wanted.items()} == wanted


@pytest.mark.parametrize("game", GAMES)
def test_the_pdf_says_every_name_and_rule(built: Path, game: str) -> None:
    document = pypdfium2.PdfDocument(built / f"build/{game}/print/all-a4.pdf")
    said = letters(" ".join(p.get_textpage().get_text_range() for p in document))
    document.close()
    printed = [entry for entry in bundle(built, game)["entries"] if entry["faces"]]
    wanted = [entry["name"] for entry in printed if entry["id"] not in HEADED]
    for entry in printed:
        for text in entry["texts"].values():
            wanted += text["plain"].split("\n")
    assert len(printed) > 20
    assert [text for text in wanted if letters(text) not in said] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_two_fronts_are_alike(built: Path, game: str) -> None:
    entries = [entry for entry in bundle(built, game)["entries"] if entry["faces"]]
    files = {entry["id"]: entry["faces"]["front"]["file"] for entry in entries}
    pixels: dict[bytes, list[str]] = {}
    for ident, file in files.items():
        with Image.open(built / "build" / game / file) as image:
            pixels.setdefault(image.tobytes(), []).append(ident)
    assert [same for same in pixels.values() if len(same) > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_another_program_draws_the_same_cards(
    built: Path, game: str, tmp_path: Path
) -> None:
    """Pages of one card each are images that were built, and poppler's too."""
    file = tmp_path / "cards.pdf"
    entries = bundle(built, game)["entries"]
    cards = some([each["id"] for each in entries if each["faces"]], 40)
    only = [word for ident in cards for word in ("--only", ident)]
    made = run(built, "print", game, "--profile", "card", *only, "-o", str(file))
    assert (made.code, made.err) == (0, "")
    images = set()
    for path in (built / f"build/{game}/images").rglob("*.png"):
        with Image.open(path) as image:
            images.add(image.convert("RGB").tobytes())
    data = file.read_bytes()
    document = pypdfium2.PdfDocument(data)
    sizes = [tuple(map(round, page.get_size())) for page in document]
    upright = [n for n, size in enumerate(sizes) if size == (198, 270)]
    document.close()
    far = {}
    for page in upright[:: len(upright) // 4]:
        ours = page_image(data, page, (825, 1125))
        assert ours.tobytes() in images
        share = difference(ours, by_poppler(file, page, (825, 1125)))
        if share >= 0.01:
            far[page] = share
    assert len(upright) > 20
    assert far == {}


def test_no_neighbours_in_a_set_of_unicorn_share_a_picture() -> None:
    folder = ROOT / "cards/unicorn"
    sets = {
        **{f.stem: f for f in (folder / "core").glob("*.yaml")},
        **{f.stem: f for f in (folder / "partnerships").glob("*.yaml")},
    }
    alike = []
    for name, file in sets.items():
        read = YAML(typ="safe").load(file)
        cards = read if isinstance(read, list) else read["cards"]
        pictures = [card.get("chart", card.get("art")) for card in cards]
        assert None not in pictures
        alike += [(name, a) for a, b in pairwise(pictures) if a == b]
    assert len(sets) >= 5
    assert alike == []


KINDS = ("asset", "action")


def partner_cards(root: Path) -> dict[str, tuple[str, str]]:
    """The file and the address of each card of a partner, by its id."""
    entries = {entry["id"]: entry for entry in bundle(root, "unicorn")["entries"]}
    found = {}
    for card in entries.values():
        owner = entries.get(card["owner"])
        if owner and owner["kind"] == "partnership" and card["kind"] in KINDS:
            said = [card["fields"], owner["fields"]]
            links = [fields["link"] for fields in said if "link" in fields]
            address = [*links, owner["fields"]["website"]][0]
            found[card["id"]] = (card["faces"]["front"]["file"], address)
    return found


def as_built(image: Image.Image) -> Image.Image:
    return image


def at_150_dpi(image: Image.Image) -> Image.Image:
    return image.resize((image.width // 2, image.height // 2))


def small_and_blurred(image: Image.Image) -> Image.Image:
    """As a poor camera sees it: 1.7 pixels a module, and these run into each other."""
    size = (round(image.width * 0.4), round(image.height * 0.4))
    return image.resize(size).filter(ImageFilter.GaussianBlur(0.6))


@pytest.mark.parametrize("seen", [as_built, at_150_dpi, small_and_blurred])
def test_every_partner_card_leads_to_its_partner(
    built: Path, seen: Callable[[Image.Image], Image.Image]
) -> None:
    cards = partner_cards(built)
    assert len(cards) == 24
    read = {}
    for ident, (file, _) in cards.items():
        with Image.open(built / "build/unicorn" / file) as image:
            codes = zxingcpp.read_barcodes(seen(image.convert("RGB")))
        read[ident] = [code.text for code in codes]
    assert read == {ident: [address] for ident, (_, address) in cards.items()}


def test_another_program_prints_codes_that_lead_there(
    built: Path, tmp_path: Path
) -> None:
    """Poppler at 150 dpi: one code on each page of a card, which measures 63.5 mm."""
    entries = bundle(built, "unicorn")["entries"]
    partners = {e["id"]: e for e in entries if e["kind"] == "partnership"}
    file, addresses = tmp_path / "cards.pdf", partner_cards(built)
    for ident in partners:
        words = (f"unicorn:{ident}", "--profile", "card", "-o", str(file))
        made = run(built, "print", *words)
        assert (made.code, made.err) == (0, "")
        command = ["pdftoppm", "-r", "150", "-gray", str(file), str(tmp_path / ident)]
        subprocess.run(command, check=True)
        read = []
        for page in tmp_path.glob(f"{ident}-*.pgm"):
            with Image.open(page) as image:
                if abs(image.width - 413) <= 1:
                    read.append([code.text for code in zxingcpp.read_barcodes(image)])
        cards = [e["id"] for e in entries if e["owner"] == ident and e["kind"] in KINDS]
        assert len(read) >= len(cards) >= 8
        assert [codes for codes in read if codes != [addresses[cards[0]][1]]] == []


def test_the_total_risk_of_a_deck_is_told(built: Path) -> None:
    folder = ROOT / "cards/primal"
    risks = {
        card["id"]: card["risk"]
        for file in sorted((folder / "creatures").glob("*.yaml"))
        for card in YAML(typ="safe").load(file)
    }
    deck = YAML(typ="safe").load(folder / "decks/wildfire.yaml")
    total = sum(risks[ident] * copies for ident, copies in deck["cards"].items())
    told = run(built, "deck", "primal:wildfire")
    assert told.code == 0
    assert re.findall(r"\n  Total Risk +(\d+)\n", told.out) == [str(total)]
    assert sum(deck["cards"].values()) == 25


def test_the_entity_deck_comes_from_scenario_and_modules(built: Path) -> None:
    folder = ROOT / "cards/omen"
    sources = {
        "base_deck": folder / "scenarios/the-kraken.yaml",
        "cards": folder / "modules/what-lurks-below.yaml",
    }
    other = folder / "modules/that-which-comes-from-the-sky.yaml"
    cards = [
        card
        for key, file in [*sources.items(), ("cards", other)]
        for card in YAML(typ="safe").load(file)[key]
        if card.get("kind", "entity") == "entity"
    ]
    size = sum(card.get("copies", 1) for card in cards)
    told = run(built, "deck", "omen:the-kraken")
    assert told.code == 0
    lines = told.out.splitlines()
    modules = "with What Lurks Below, That Which Comes From the Sky, "
    assert lines[1].startswith(modules)
    start = lines.index("Entity deck")
    assert lines[start + 1] == f"  {size} entity cards"


def test_a_deck_of_the_brief_is_legal_and_forty(built: Path) -> None:
    told = run(built, "deck", "unicorn:night-yard", "--rules", "tournament")
    assert told.code == 0
    lines = told.out.splitlines()
    assert lines[0].startswith("Night Yard: 40 cards, ")
    assert lines[2:4] == ["Formats", "  Tournament  legal"]


def test_a_second_build_makes_nothing(built: Path) -> None:
    before = run_alone(built, "build")
    assert before == Result(0, before.out, "")
    assert before.out.count("nothing new") == len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_target_prints_with_every_profile_that_fits(
    built: Path, game: str
) -> None:
    """Every page is as large as planned, and its boxes lie in each other."""
    space = open_workspace(built, Memo(built / "build/cache/inputs.json"))
    files = next(files for files in space.games if files.slug == game)
    layout = layout_of(space, files, Cache(built / "build/cache"))
    studio = layout.studio
    assert studio is not None
    pairs = product(printings(studio.catalog), layout.profiles.values())
    tried = 0
    for printing, profile in some(pairs, 5):
        laid = lay(studio, printing)
        if list(misfits(laid.formats, profile)):
            continue
        sheeting = Sheeting(printing, laid, profile)
        document = pypdfium2.PdfDocument(pdf(studio, sheeting))
        sizes = {tuple(round(side, 2) for side in p.get_size()) for p in document}
        boxes = [
            (page.get_mediabox(), page.get_bleedbox(), page.get_trimbox())
            for page in document
        ]
        document.close()
        papers = {block.paper for block in sheeting.plan.blocks}
        assert sizes == {tuple(round(mm * 72 / 25.4, 2) for mm in p) for p in papers}
        assert all(holds(*pair) for page in boxes for pair in pairwise(page))
        tried += 1
    assert tried >= 4


def test_their_pdfs_are_strictly_valid(built: Path) -> None:
    """As pdfcpu and qpdf read them, with their fonts in them."""
    files = [built / f"build/{game}/print/all-a4.pdf" for game in GAMES]
    assert complaints(files) == {}
    for file in files:
        by_qpdf, by_poppler = (
            subprocess.run([*words, file], check=True, capture_output=True, text=True)
            for words in (("qpdf", "--check"), ("pdffonts",))
        )
        assert "No syntax or stream encoding errors found" in by_qpdf.stdout
        fonts = by_poppler.stdout.splitlines()[2:]
        # Embedded, a subset, and told what its letters are.
        assert [row for row in fonts if " yes yes yes " not in row] == []
        assert fonts


Edges = tuple[float, float, float, float]


def holds(outer: Edges, inner: Edges) -> bool:
    """Whether a box lies in another one (left, bottom, right, top), to 0.01 pt."""
    near = all(inner[side] > outer[side] - 0.01 for side in (0, 1))
    return near and all(inner[side] < outer[side] + 0.01 for side in (2, 3))
