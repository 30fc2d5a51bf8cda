"""Measures whole ``print`` commands: CPU, memory and the size of the PDF.

``python bench/sheets.py`` makes a game of 108 ready-made images, as people have them
who drew their cards elsewhere, once as JPEG and once as PNG; and a duplex deck of 500
cards. CPU time is user and system, children included.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import workload
from PIL import Image

from cardwright.base.rng import Rng

NUMBER = 108
PIXELS = (822, 1122)
"""A poker card with an eighth of an inch of bleed at 300 dots per inch, about."""

ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
GAME = """title: Scans
kinds:
  card: {title: card, files: cards.yaml, size: card, faces: {front: card}}
sizes:
  card: {trim: poker, bleed: 3.048}
"""
SCHEMA = """{"title": "card", "type": "object", "additionalProperties": false,
 "required": ["scan"], "properties": {"scan": {"type": "string", "x-file": "image"}}}
"""
TEMPLATE = """<card>
  <image x="-3.048" y="-3.048" w="69.596" h="94.996" src="{{ card.scan }}"/>
</card>
"""


@dataclass(frozen=True)
class Cost:
    """CPU in s, and the most memory in MB that a command held."""

    cpu: float
    memory: float


def cost(root: Path, *words: str) -> Cost:
    """What one command took; it must succeed."""
    command = [sys.executable, "-m", "cardwright", "--root", str(root), *words]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"failed: {words}")
    return Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def scans(root: Path, ending: str) -> int:
    """A game whose faces are pictures; how many bytes those have."""
    art = root / "cards" / "scans" / "art"
    art.mkdir(parents=True)
    for index in range(NUMBER):
        scan(index).save(art / f"{index}.{ending}", quality=90)
    cards = "".join(
        f"- {{id: card-{i}, name: Card {i}, scan: art/{i}.{ending}}}\n"
        for i in range(NUMBER)
    )
    for path, text in (
        ("cards/scans/game.yaml", GAME),
        ("cards/scans/cards.yaml", cards),
        ("schemas/scans/card.schema.json", SCHEMA),
        ("templates/scans/card.card.xml", TEMPLATE),
        ("templates/scans/style.yaml", "fonts: {body: {package: fontpkg-open-sans}}\n"),
    ):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return sum(path.stat().st_size for path in art.iterdir())


def scan(index: int) -> Image.Image:
    """Painted noise over a slope, with a flat panel: as hard as drawn cards are."""
    rng = Rng(f"scan {index}")
    grain = bytearray()
    while len(grain) < 256 * 256:
        grain += rng.next().to_bytes(8, "little")
    noise = Image.frombytes("L", (256, 256), bytes(grain[: 256 * 256])).resize(PIXELS)
    slope = Image.linear_gradient("L").resize(PIXELS)
    grey = Image.blend(slope, noise, 0.2)
    tint = [rng.number(0.5, 1.0) for _ in range(3)]
    bands = [grey.point([round(v * t) for v in range(256)]) for t in tint]
    image = Image.merge("RGB", bands)
    image.paste((250, 246, 235), (100, 650, 722, 1000))
    return image


def row(what: str, value: str, target: str) -> None:
    print(f"{what:<52} {value:>12}   {target}")


def imposed(root: Path, ending: str) -> None:
    size = scans(root, ending)
    made = cost(root, "print", "scans")
    (file,) = root.glob("build/scans/print/*.pdf")
    more = 100 * (file.stat().st_size / size - 1)
    row(f"{NUMBER} {ending} images imposed", f"{made.cpu:.2f} s", "<= 5")
    row("  memory", f"{made.memory:.0f} MB", "<= 300")
    row(f"  the PDF to its {size / 1e6:.0f} MB of images", f"{more:+.1f} %", "<= +5")
    again = cost(root, "print", "scans")
    row("  print again, nothing changed", f"{again.cpu:.2f} s", "<= 0.4")


def duplex(root: Path) -> None:
    """100 distinct cards, five of each, with a back; faces drawn before."""
    workload.make(root, 100, 10)
    game = root / "cards" / "bench" / "game.yaml"
    text = game.read_text("utf-8")
    game.write_text(text.replace("{front: card}", "{front: card, back: back}"), "utf-8")
    back = '<card><rect x="-4" y="-4" w="72" h="98" fill="#346"/></card>'
    (root / "templates/bench/back.card.xml").write_text(back, encoding="utf-8")
    deck = "".join(f"  card-{i}: 5\n" for i in range(100))
    deck = f"id: five\ncards:\n{deck}"
    (root / "cards/bench/decks/five.yaml").write_text(deck, encoding="utf-8")
    cost(root, "check")
    made = cost(root, "print", "bench:five", "--profile", "a4-duplex")
    row("500-card duplex deck, faces known", f"{made.cpu:.2f} s", "<= 4")
    row("  memory", f"{made.memory:.0f} MB", "")
    again = cost(root, "print", "bench:five", "--profile", "a4-duplex")
    row("  print again, nothing changed", f"{again.cpu:.2f} s", "<= 0.4")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        imposed(root / "jpg", "jpg")
        imposed(root / "png", "png")
        duplex(root / "deck")


if __name__ == "__main__":
    main()
