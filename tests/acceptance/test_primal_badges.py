"""The elements of Primal Gambit are told apart on the card without their colours.

The signs are taken from printed cards, and seen as the colour-blind see them: with the
matrices of Machado, Oliveira and Fernandes (2009) for linear light, and in grey.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from tests.acceptance.gambit_table import CARDS
from tests.acceptance.workspace import copy_own, run

pytestmark = pytest.mark.xdist_group("badges")

ROOT = CARDS.parents[1]
# Two of each element, all of them in one deck.
DECK = "wayfarer"
CREATURES = {
    "fire": ("Ember Sprite", "Tinder Moth"),
    "water": ("Tide Warrior", "Rain Foundling"),
    "earth": ("Acorn Squire", "Oathstone Golem"),
    "dust": ("Nameless Husk", "Grave Lantern"),
}
# The pendant, and the sign in the corner that a hand shows, in mm of the cut card.
SIGNS = {"pendant": (45, 42, 59, 56), "corner": (4.9, 11.4, 9.9, 16.4)}
BLEED = 3.175
SIDE = 60
LUMA = (0.2126, 0.7152, 0.0722)
EYES = {
    "protanopia": (
        *(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216),
        *(-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        *(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413),
        *(-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        *(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602),
        *(0.004733, 0.691367, 0.303900),
    ),
    "grey": LUMA * 3,
}


def linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def brightness(sign: Image.Image, eye: tuple[float, ...]) -> list[float]:
    """How bright each pixel is to an eye, from 0 to 1."""
    data = sign.convert("RGB").resize((SIDE, SIDE)).tobytes()
    found = []
    for start in range(0, len(data), 3):
        red, green, blue = (linear(value) for value in data[start : start + 3])
        rows = (eye[0:3], eye[3:6], eye[6:9])
        seen = [a * red + b * green + c * blue for a, b, c in rows]
        shares = zip(LUMA, seen, strict=True)
        found.append(sum(share * min(1, max(0, s)) for share, s in shares))
    return found


def apart(first: list[float], second: list[float]) -> float:
    """The share of the sign that is plainly brighter on one than on the other."""
    pairs = zip(first, second, strict=True)
    return sum(abs(a - b) > 0.2 for a, b in pairs) / len(first)


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Image.Image]:
    """The printed fronts of two creatures of each element, 300 dpi, with bleed."""
    root = copy_own(tmp_path_factory.mktemp("badges"), "primal")
    file = root / "deck.pdf"
    words = (f"primal:{DECK}", "--profile", "card", "--one-each", "-o", str(file))
    made = run(root, "print", *words)
    assert (made.code, made.err) == (0, "")
    found = dict(fronts(file))
    # 69.85 mm, and a pixel that is only begun.
    assert {image.width for image in found.values()} == {826}
    return found


def fronts(file: Path) -> Iterator[tuple[str, Image.Image]]:
    """The pages that name one of the creatures, by its name."""
    names = [name for pair in CREATURES.values() for name in pair]
    document = pypdfium2.PdfDocument(file)
    for page in document:
        said = page.get_textpage().get_text_range()
        for name in names:
            if name in said:
                image: Image.Image = page.render(scale=300 / 72).to_pil()
                yield name, image
    document.close()


def sign(card: Image.Image, where: str) -> Image.Image:
    mm = 300 / 25.4
    left, top, right, bottom = ((v + BLEED) * mm for v in SIGNS[where])
    return card.crop((round(left), round(top), round(right), round(bottom)))


@pytest.mark.parametrize("where", SIGNS)
@pytest.mark.parametrize("eye", EYES)
def test_signs_of_elements_stay_apart(
    cards: Mapping[str, Image.Image], eye: str, where: str
) -> None:
    seen = {
        ident: brightness(sign(card, where), EYES[eye]) for ident, card in cards.items()
    }
    between = {
        (a, b): apart(seen[CREATURES[a][0]], seen[CREATURES[b][0]])
        for a, b in combinations(CREATURES, 2)
    }
    within = {e: apart(*(seen[i] for i in pair)) for e, pair in CREATURES.items()}
    assert {pair: d for pair, d in between.items() if d < 0.2} == {}
    assert {element: d for element, d in within.items() if d > 0.1} == {}
