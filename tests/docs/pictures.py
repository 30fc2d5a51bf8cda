"""The pictures of the pages on templates and printing, drawn by the tool.

``python -m tests.docs.pictures`` makes them anew; a test compares them.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageStat

from tests.acceptance.workspace import edit, run, run_alone
from tests.docs import sheets
from tests.docs.page import DOCS, Snippet, files, snippets, text_of_all

FOLDER = DOCS / "templates"
GAME = "tides"
DRAWN, KEPT = 300, 150
"""Dots per inch, as the tool draws and as the pictures are kept."""

ROUND = 3.0
"""The radius in mm of a card's corners."""

EDGE = "#cfc8b8"
"""A fine line round a card, so that it is seen on white."""

FAR = (0.01, 0.06)
"""How much a picture may differ from the one that is kept: in all, in one tile."""

TILE = 16
"""The side in pixels of the parts that are compared."""

CARD = """\
id: {name}
name: Quiet Harbour
type: place
cost: 1
text: "At the start of your turn, gain 1 {{star}}."
flavour: The boats come home before the rain.
"""


def workspace(root: Path, text: str) -> None:
    """A game in which each snippet of a page is the face of a card of its own."""
    run(root, "new", "game", GAME)
    for file, body in files(text).items():
        _write(root / file, body)
    found = snippets(text)
    edit(root, f"cards/{GAME}/game.yaml", "  deck:\n", _kinds(found) + "  deck:\n")
    edit(root, f"cards/{GAME}/game.yaml", "sizes:\n", "sizes:\n" + _sizes(found))
    schema = (root / f"schemas/{GAME}/card.schema.json").read_text("utf-8")
    for snippet in found:
        name = snippet.name
        _write(root / f"cards/{GAME}/{name}/card.yaml", CARD.format(name=name))
        _write(root / f"schemas/{GAME}/{name}.schema.json", schema)
        _write(root / f"templates/{GAME}/{name}.card.xml", snippet.template)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _kinds(found: list[Snippet]) -> str:
    return "".join(
        f"  {s.name}: {{title: card, files: {s.name}/*.yaml, size: {s.name}, "
        f"faces: {{front: {s.name}}}}}\n"
        for s in found
    )


def _sizes(found: list[Snippet]) -> str:
    return "".join(
        f"  {s.name}: {{trim: [{s.width}, {s.height}], bleed: {s.bleed}}}\n"
        for s in found
    )


def draw(root: Path, text: str) -> tuple[list[str], dict[str, Image.Image]]:
    """All problems of the game, and the picture of each snippet of a page."""
    workspace(root, text)
    done = run_alone(
        root, "build", GAME, "--only", "images", "-j", "2", "--format", "json"
    )
    told = [
        f"{p['file']}:{p['line']}: {p['code']}: {p['message']} ({p['hint']})"
        for p in json.loads(done.out)["problems"]
    ]
    images = root / "build" / GAME / "images"
    made = {}
    for snippet in snippets(text):
        file = images / snippet.name / f"{snippet.name}.png"
        if file.exists():
            made[snippet.name] = _cut(Image.open(file).convert("RGB"), snippet)
    return told, made


def _cut(image: Image.Image, snippet: Snippet) -> Image.Image:
    """A drawn face cut at its trim; a card with its corners rounded."""
    edge = round(snippet.bleed / 25.4 * DRAWN)
    width, height = (
        round(side / 25.4 * KEPT) for side in (snippet.width, snippet.height)
    )
    inner = image.crop((edge, edge, image.width - edge, image.height - edge))
    small = inner.resize((width, height), Image.Resampling.LANCZOS)
    return _rounded(small) if snippet.bleed else small


def _rounded(image: Image.Image) -> Image.Image:
    four = (image.width * 4, image.height * 4)
    mask = Image.new("L", four)
    radius = ROUND / 25.4 * KEPT * 4
    corner = (0, 0, four[0] - 1, four[1] - 1)
    ImageDraw.Draw(mask).rounded_rectangle(corner, radius, fill=255)
    ground = Image.new("RGB", image.size, "#ffffff")
    ground.paste(image, mask=mask.resize(image.size, Image.Resampling.BOX))
    end = (0, 0, image.width - 1, image.height - 1)
    ImageDraw.Draw(ground).rounded_rectangle(end, radius / 4, outline=EDGE)
    return ground


def keep(image: Image.Image, path: Path) -> None:
    """Write a picture, small."""
    few = image.quantize(256, dither=Image.Dither.FLOYDSTEINBERG)
    few.save(path, optimize=True)


def alike(a: Image.Image, b: Image.Image, most: tuple[float, float] = FAR) -> bool:
    """Whether two pictures show the same, by other versions of PDFium as well."""
    return a.size == b.size and all(
        x <= y for x, y in zip(_far(a, b), most, strict=True)
    )


def _far(a: Image.Image, b: Image.Image) -> tuple[float, float]:
    """How much two pictures differ, as a share of contrast: in all, in one tile."""
    grey = ImageChops.difference(a.convert("RGB"), b.convert("RGB")).convert("L")
    columns, rows = (max(1, side // TILE) for side in grey.size)
    tiles = grey.resize((columns, rows), Image.Resampling.BOX)
    worst = max(tiles.tobytes())
    return ImageStat.Stat(grey).mean[0] / 255, worst / 255


def main() -> int:
    """Make all pictures anew, and take away those that no snippet has."""
    root = Path(tempfile.mkdtemp())
    (root / "cards").mkdir()
    problems, made = draw(root, text_of_all())
    for problem in problems:
        print(problem)  # noqa: T201
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.png"):
        if path.stem not in made:
            path.unlink()
    for name, image in made.items():
        path = FOLDER / f"{name}.png"
        if not path.exists() or not alike(image, Image.open(path)):
            keep(image, path)
    shutil.rmtree(root)
    sheets.keep_all(partial(alike, most=sheets.FAR))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
