"""Measures sets that a blueprint makes: partnerships of Project Unicorn from a table.

``python bench/partners.py [MANY [DRAWN]]`` makes MANY (500) partnerships of ten cards
with ``new … --from-csv`` in a temporary folder, checks them, and draws the images of a
quarter of DRAWN (160) partnerships and of all, with and without the pages that
companies sign, beside those of the workload of ``bench/run.py``. It prints CPU seconds
(user and system) and the largest memory of whole commands.
"""

from __future__ import annotations

import csv
import shutil
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import workload
from check import Cost, cost, row

REPOSITORY = Path(__file__).resolve().parents[1]
CARDS = 10
PAGES = """    size: page
    faces: {front: proof}
"""
LOGO = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
    '<path d="M1 1h6v6z"/></svg>'
)
FIRST = ("Bra", "Cor", "Dun", "Fen", "Gar", "Hal", "Kes", "Lor", "Mar", "Nor")
SECOND = ("be", "do", "fe", "ga", "li", "me", "no", "ro", "ta", "ve")
THIRD = ("by", "ham", "ley", "ton", "wen")


def names() -> Iterator[str]:
    """Five hundred invented names, each of three syllables."""
    yield from ("".join(parts) for parts in product(FIRST, SECOND, THIRD))


def table(path: Path, number: int) -> None:
    """A row for each partnership: every slot without a default, and an amount."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, delimiter=";")
        writer.writerow(
            ("company", "website", "primary", "staff", "venue", "ware", "mechanic")
        )
        for at, name in zip(range(number), names(), strict=False):
            dark = f"#{30 + at % 40:02x}{30 + at // 40:02x}3d"
            site = f"https://{name.lower()}.example"
            words = (f"{name} Hand", f"{name} Hall", f"{name} Loaf", f"{name} Club")
            writer.writerow((name, site, dark, *words))


COMMON = (
    *("trade=Bread and tea", "secondary=#F5EBDD", "accent=#D9773C"),
    "logo=art/bench.svg",
)


def workspace(root: Path) -> Path:
    """Project Unicorn alone, with a logo for all."""
    for top in ("cards", "schemas", "templates"):
        shutil.copytree(REPOSITORY / top / "unicorn", root / top / "unicorn")
    (root / "cards/unicorn/art/bench.svg").write_text(LOGO, encoding="utf-8")
    return root


def command(root: Path, *words: str) -> Cost:
    return cost(sys.executable, "-m", "cardwright", "--root", str(root), *words)


def cold(root: Path, *words: str) -> Cost:
    shutil.rmtree(root / "build", ignore_errors=True)
    return command(root, *words)


def make(root: Path, number: int) -> Cost:
    table(root / "partners.csv", number)
    words = ("new", "partnership", "--from", "loyalty", *COMMON)
    return command(root, *words, "--from-csv", str(root / "partners.csv"))


def main() -> None:
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    few = int(sys.argv[2]) if len(sys.argv) > 2 else 160
    with tempfile.TemporaryDirectory() as folder:
        if many:
            checked(Path(folder), many)
        images(Path(folder), few)


def checked(folder: Path, many: int) -> None:
    root = workspace(folder / "many")
    alone = min(cold(root, "check", "--no-layout").cpu for _ in range(3))
    made = make(root, many)
    row(f"new … --from-csv, {many} rows", f"{made.cpu:.2f} s", "")
    some = [cold(root, "check", "--no-layout") for _ in range(3)]
    whole = min(each.cpu for each in some)
    card = 1000 * (whole - alone) / (many * CARDS)
    row(f"check --no-layout, cold, {many * CARDS} cards more", f"{whole:.2f} s", "")
    row("  the game without them", f"{alone:.2f} s", "")
    row("  a card", f"{card:.2f} ms", "<= 1 ms")
    row("  most memory", f"{some[0].memory:.0f} MB", "")


def images(folder: Path, few: int) -> None:
    """A quarter of the sets and all of them, beside the game alone."""
    usual = as_first_issue(folder / "workload")
    row("an image of the workload", f"{usual:.1f} ms", "")
    alone = drawn(folder / "alone", 0)
    row("images of the game alone", f"{alone.cpu:.2f} s", "")
    memory(folder / "alone", alone)
    for number in (few // 4, few):
        cards = drawn(folder / f"cards-{number}", number, pages=False)
        each = 1000 * (cards.cpu - alone.cpu) / (number * CARDS)
        row(f"a card more, of {number} sets", f"{each:.1f} ms", f"<= {usual:.1f} ms")
        memory(folder / f"cards-{number}", cards)
        whole = drawn(folder / f"whole-{number}", number)
        page = 1000 * (whole.cpu - cards.cpu) / number
        row(f"a page to be signed more, of {number} sets", f"{page:.1f} ms", "")
        memory(folder / f"whole-{number}", whole)


def memory(root: Path, images: Cost) -> None:
    """The most that images took, and how much of it checking the data does not take."""
    data = cold(root, "check", "--no-layout").memory
    row("  most memory", f"{images.memory:.0f} MB", "")
    row("  beyond that of the data", f"{images.memory - data:.0f} MB", "alike")


def as_first_issue(root: Path) -> float:
    """CPU ms for each of two hundred images of the seeded workload."""
    workload.make(root, 200, 10)
    return 1000 * cold(root, "build", "--only", "images", "-j", "1").cpu / 200


def drawn(root: Path, number: int, *, pages: bool = True) -> Cost:
    """The cost of the game's images with so many sets more."""
    workspace(root)
    game = root / "cards/unicorn/game.yaml"
    if not pages:
        text = game.read_text(encoding="utf-8")
        before, after = text.split(PAGES)
        game.write_text(before + after, encoding="utf-8")
    if number:
        make(root, number)
    return cold(root, "build", "--only", "images", "-j", "1")


if __name__ == "__main__":
    main()
