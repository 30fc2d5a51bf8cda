"""The pictures of the page on printing: sheets of a made-up game, by the tool."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pypdfium2
from PIL import Image

from tests.acceptance.workspace import run
from tests.docs.page import DOCS

FOLDER = DOCS / "print"
GROUND, EDGE = "#e4e1da", "#9c978c"
"""The table that the sheets lie on, and the edge of the paper."""

ROOM = 8
"""Pixels of the table around each sheet."""

FAR = (0.005, 0.012)
"""How much a picture may differ: less than by a crop mark, which is a fine line."""

_FINE = 4
"""Sheets are drawn so many times finer than they are shown."""

GAME = """\
title: Tides
kinds:
  card: {title: card, files: cards.yaml, size: card, faces: {front: card, back: back}}
  coin: {title: coin, files: coins.yaml, size: coin, faces: {front: coin}}
  chart: {title: chart, files: charts.yaml, size: chart, faces: {front: chart}}
sizes:
  card: {trim: poker, bleed: 3, corner: 3}
  coin: {trim: [30, 30], bleed: 2, shape: circle}
  chart: {trim: [340, 230], bleed: 3}
prints: [a4-tiles]
targets:
  cards: {title: Tides, with: [{kind: card}]}
  few: {title: Tides, with: [heron, otter, brine, delta, ferry]}
  pieces: {title: Tides, with: [{kind: card}, {entry: one, copies: 5}]}
  sea: {title: Tides, with: [chart]}
  voyage:
    title: A voyage
    with: [{kind: card}, {entry: one, copies: 5}, chart]
    contents: true
"""
NAMES = ("Heron", "Otter", "Brine", "Delta", "Ferry", "Shoal", "Storm", "Wharf")
PAINTS = ("#9cc3c9", "#e9c98f", "#c9d6a3", "#e2a98f", "#b7b3d6", "#8fb8a0")
SCHEMA = """\
{"title": "piece", "type": "object", "additionalProperties": false,
 "properties": {"paint": {"type": "string"}}}
"""
STYLE = """\
fonts: {body: {package: fontpkg-open-sans}}
variants: {low-ink: {}}
"""
TEMPLATES = {
    "card": """\
<card font="body" color="#17242e">
  <rect x="-3" y="-3" w="69.5" h="94.9" fill="{{ card.paint }}"/>
  <rect x="6" y="20" w="51.5" h="60" fill="#fffdf6" stroke="#17242e"
        stroke-width="0.4"/>
  <text-box x="4" y="5" w="55.5" h="13" size="30" weight="700" align="center"
            valign="middle" field="name">{{ card.name }}</text-box>
</card>
""",
    "back": """\
<card font="body" color="#ffffff">
  <rect x="-3" y="-3" w="69.5" h="94.9" fill="#27414d"/>
  <text-box x="4" y="5" w="55.5" h="13" size="30" weight="700" align="center"
            valign="middle" field="name">{{ card.name }}</text-box>
</card>
""",
    "coin": """\
<card font="body" color="#17242e">
  <rect x="-2" y="-2" w="34" h="34" fill="#e9c98f"/>
  <text-box x="5" y="8" w="20" h="14" size="32" weight="700" align="center"
            valign="middle">1</text-box>
</card>
""",
    "chart": """\
<card>
  <rect x="-3" y="-3" w="346" h="236" fill="#9cc3c9"/>
  <circle cx="170" cy="115" r="90" fill="#e9c98f"/>
  <circle cx="170" cy="115" r="45" fill="#c9d6a3"/>
</card>
""",
}
PROFILES = {
    "lines": "title: Lines\npaper: a4\nmarks: {crop: false, lines: true}\n"
    "gap: 4\nturned: false\n",
}
PRINTER = """\
title: Office printer, tray 2, 200 g card
x: 0.5
y: -1
rotation: 0.1
scale: 0.998
margin: 4.2
"""
"""The one that the page gives as an example."""


@dataclass(frozen=True, slots=True)
class Shot:
    """What is printed, which pages are shown, and which part of them (mm; all).

    ``scale`` is pixels in a mm.
    """

    words: tuple[str, ...]
    pages: tuple[int, ...] = (0,)
    part: tuple[float, float, float, float] | None = None
    scale: float = 1.0


def _print(target: str, profile: str, *more: str) -> tuple[str, ...]:
    return ("print", f"tides:{target}", "--profile", profile, *more)


WHOLE, CARD = (0, 1), (68.0, 10.0, 74.0, 98.0)
BACK = _print("cards", "a4-duplex")
FOOT, CORNER, WORD = (0, 270, 130, 27), (2, 2, 40, 30), (77, 18, 56, 16)
SHOTS: dict[str, tuple[Shot, ...]] = {
    "crop-marks": (Shot(_print("cards", "a4-bleed"), part=(0, 0, 100, 56), scale=5),),
    "corners": (Shot(_print("cards", "a4-bleed"), part=(70, 4, 24, 14), scale=18),),
    "cut-lines": (Shot(_print("cards", "lines"), part=(0, 0, 100, 56), scale=5),),
    "footer": (Shot(_print("cards", "a4"), part=FOOT, scale=5),),
    "printer": (
        Shot(BACK, (1,), part=CORNER, scale=8),
        Shot((*BACK, "--printer", "office"), (1,), part=CORNER, scale=8),
    ),
    "outline": (
        Shot(_print("few", "a4"), part=WORD, scale=6),
        Shot(_print("few", "a4", "--outline"), part=WORD, scale=6),
    ),
    "selection": (
        Shot(_print("pieces", "a4", "--one-each"), WHOLE, scale=0.8),
        Shot(_print("pieces", "a4", "--only", "heron", "--copies", "3"), scale=0.8),
    ),
    "long-edge": (Shot(_print("few", "a4-duplex"), WHOLE, scale=1.1),),
    "short-edge": (
        Shot(_print("few", "a4-duplex", "--duplex", "short-edge"), WHOLE, scale=1.1),
    ),
    "fold": (
        Shot(_print("few", "a4-fold"), scale=1.1),
        Shot(_print("few", "a4-fold-below"), scale=1.1),
    ),
    "silhouette": (Shot(_print("few", "a4-silhouette"), scale=1.1),),
    "mixed": (Shot(_print("pieces", "a4-mixed"), scale=1.1),),
    "tiles": (Shot(_print("sea", "a4-tiles"), (0, 1), scale=1.1),),
    "join": (
        Shot(_print("sea", "a4-tiles"), part=(165, 20, 45, 30), scale=6),
        Shot(_print("sea", "a4-tiles"), (1,), part=(0, 20, 45, 30), scale=6),
    ),
    "calibration": (Shot(("print", "--calibrate"), WHOLE, scale=1.8),),
    "target": (Shot(_print("voyage", "a4-tiles"), tuple(range(5)), scale=0.8),),
    "contents": (
        Shot(_print("pieces", "a4", "--contents"), part=(0, 0, 210, 95), scale=2.4),
    ),
    "low-ink": (
        Shot(_print("few", "a4"), part=CARD, scale=2.5),
        Shot(_print("few", "a4", "--variant", "low-ink"), part=CARD, scale=2.5),
    ),
}


def workspace(root: Path) -> None:
    """The made-up game: cards with backs, round coins, a chart of more than a page."""
    cards = "".join(
        f"- {{id: {n.lower()}, name: {n}, paint: '{PAINTS[i % len(PAINTS)]}'}}\n"
        for i, n in enumerate(NAMES)
    )
    _write(root / "cards/tides/game.yaml", GAME)
    _write(root / "cards/tides/cards.yaml", cards)
    _write(root / "cards/tides/coins.yaml", "- {id: one, name: One}\n")
    _write(root / "cards/tides/charts.yaml", "- {id: chart, name: Chart}\n")
    for kind in ("card", "coin", "chart"):
        _write(root / f"schemas/tides/{kind}.schema.json", SCHEMA)
    for name, text in TEMPLATES.items():
        _write(root / f"templates/tides/{name}.card.xml", text)
    _write(root / "templates/tides/style.yaml", STYLE)
    for name, text in PROFILES.items():
        _write(root / f"templates/core/profiles/{name}.yaml", text)
    _write(root / "templates/core/printers/office.yaml", PRINTER)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def draw(root: Path) -> dict[str, Image.Image]:
    """Each picture by its name. Raises AssertionError for what is not printed."""
    workspace(root)
    return {
        name: _beside([each for shot in shots for each in _shown(root, shot)])
        for name, shots in SHOTS.items()
    }


def _shown(root: Path, shot: Shot) -> Iterator[Image.Image]:
    file = root / "shot.pdf"
    made = run(root, *shot.words, "-o", str(file))
    if made.code:
        raise AssertionError(made.out)
    document = pypdfium2.PdfDocument(file)
    try:
        for number in shot.pages:
            yield _drawn(document[number], shot)
    finally:
        document.close()


def _drawn(page: pypdfium2.PdfPage, shot: Shot) -> Image.Image:
    """The part of a page; all that is drawn is drawn fine, then made small."""
    point = 72 / 25.4
    width, height = page.get_size()
    x, y, w, h = (s * point for s in shot.part or (0, 0, width / point, height / point))
    crop = (x, height - y - h, width - x - w, y)
    made = page.render(scale=shot.scale * _FINE / point, crop=crop)
    image: Image.Image = made.to_pil().convert("RGB")
    return image.reduce(_FINE)


def _beside(images: list[Image.Image]) -> Image.Image:
    """Sheets side by side on a table, each with an edge."""
    width = sum(image.width + 2 + ROOM for image in images) + ROOM
    height = max(image.height for image in images) + 2 + 2 * ROOM
    table = Image.new("RGB", (width, height), GROUND)
    x = ROOM
    for image in images:
        edge = Image.new("RGB", (image.width + 2, image.height + 2), EDGE)
        edge.paste(image, (1, 1))
        table.paste(edge, (x, ROOM))
        x += edge.width + ROOM
    return table


def keep(image: Image.Image, path: Path) -> None:
    """Write a picture: flat as its colours are, it is small."""
    few = image.quantize(256, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


def keep_all(alike: Callable[[Image.Image, Image.Image], bool]) -> None:
    """Make all pictures anew, and take away those that are none any more."""
    with TemporaryDirectory() as folder:
        made = draw(Path(folder))
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.png"):
        if path.stem not in made:
            path.unlink()
    for name, image in made.items():
        path = FOLDER / f"{name}.png"
        if not path.exists() or not alike(image, Image.open(path)):
            keep(image, path)
