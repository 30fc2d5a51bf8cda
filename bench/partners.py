"""Measures sets that a blueprint makes: partnerships of Project Unicorn from a table.

``python bench/partners.py [MANY [DRAWN]]`` makes MANY (500) partnerships of ten cards
with ``new … --from-csv`` in a temporary folder, checks them, and draws the images of a
quarter of DRAWN (20) partnerships and of all. It prints CPU seconds (user and system)
and the largest memory of whole commands.
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

from check import Cost, cost, row

REPOSITORY = Path(__file__).resolve().parents[1]
CARDS = 10
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
    few = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    with tempfile.TemporaryDirectory() as folder:
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
    costs = {}
    for number in (0, few // 4, few):
        root = workspace(folder / str(number))
        if number:
            make(root, number)
        costs[number] = cold(root, "build", "--only", "images", "-j", "1")
    base = costs.pop(0)
    row("images of the game alone", f"{base.cpu:.2f} s", f"{base.memory:.0f} MB")
    for number, taken in costs.items():
        # Ten cards, and the page that the company signs.
        each = 1000 * (taken.cpu - base.cpu) / (number * (CARDS + 1))
        row(f"  an image more, of {number} sets", f"{each:.1f} ms", "alike")
        row("    most memory", f"{taken.memory:.0f} MB", "alike")


if __name__ == "__main__":
    main()
