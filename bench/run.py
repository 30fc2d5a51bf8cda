"""Measures whole commands on the seeded workload: CPU ms a card, beside the targets.

``python bench/run.py [CARDS]`` builds in a temporary folder with one worker and prints
CPU time (user and system, children included), which other work on the machine does not
change as it changes the clock on the wall. ``bench/draw.py`` measures drawing alone.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import workload

# Source that is compiled anew each time is nobody's case.
ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}


def cpu(*words: str, root: Path) -> float:
    """CPU seconds of one command on a workspace; it must succeed."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "cardwright", "--root", str(root), *words]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def row(what: str, value: str, target: str) -> None:
    print(f"{what:<52} {value:>12}   {target}")


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        workload.make(root / "many", number, 10)
        workload.make(root / "own", number, number)
        workload.make(root / "few", 20, 0)
        images(root / "many", number, f"{number} cards, 10 pictures")
        images(root / "own", number, f"{number} cards, a picture each")
        paper(root / "many", root / "few", number)
        rebuilds(root / "many")
        start(root / "many")


def images(root: Path, number: int, what: str) -> None:
    idle = cpu("check", "--no-layout", root=root)
    total = cpu("build", "--only", "images", "-j", "1", root=root)
    row(f"data to PNG, {what}", f"{1000 * total / number:.1f} ms", "<= 45 a card")
    row("  of it reading and checking, all cards", f"{idle:.2f} s", "")


def paper(many: Path, few: Path, number: int) -> None:
    checked = cpu("check", root=many)
    total = cpu("build", "--only", "print", root=many)
    each = 1000 * (total - checked) / number
    row(
        "all cards on sheets, known drawings, whole command", f"{each:.1f} ms", "a card"
    )
    cpu("check", root=few)
    floor = cpu("explain", root=few)
    deck = cpu("print", "bench:sixty", root=few) - floor
    row("60-card deck, 20 distinct, whole command", f"{1000 * deck:.0f} ms", "")
    file = next((few / "build").rglob("sixty-a4.pdf"))
    size = file.stat().st_size / 1024 / 20
    row("  its PDF without art, a distinct card", f"{size:.1f} KB", "<= 10")


def rebuilds(root: Path) -> None:
    cpu("build", "-j", "1", root=root)
    row("build, nothing changed", f"{1000 * cpu('build', root=root):.0f} ms", "<= 120")
    path = next((root / "cards").rglob("000000.yaml"))
    path.write_text(path.read_text("utf-8").replace("cost: 1", "cost: 2", 1), "utf-8")
    row("build, one card changed", f"{1000 * cpu('build', root=root):.0f} ms", "")


def start(root: Path) -> None:
    row("--help", f"{1000 * cpu('--help', root=root):.0f} ms", "<= 150")
    shutil.rmtree(root / "build")
    row("check, cold", f"{cpu('check', root=root):.2f} s", "")


if __name__ == "__main__":
    main()
