"""Measures checking on the seeded workload, against check-jsonschema on the same files.

``python bench/check.py [CARDS [MANY]]`` prints CPU seconds (user and system) and the
largest memory of whole commands, one after the other: 6,000 cards in 60 files, and for
growth 100,000. check-jsonschema must be installed (``pip install check-jsonschema``).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import workload

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.pipeline.options import CheckOptions
from cardwright.pipeline.run import check as check_games

# Source that is compiled anew each time is nobody's case.
ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
CARD = "cards/bench/cards/000000.yaml"


@dataclass(frozen=True)
class Cost:
    """CPU seconds of one command, and the most memory that it held, in MB."""

    cpu: float
    memory: float


def cost(*words: str, codes: tuple[int, ...] = (0,)) -> Cost:
    """What a command costs; it must end with one of ``codes``."""
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in codes:
        raise SystemExit(f"{' '.join(words[:4])} … ended with {process.returncode}")
    return Cost(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def check(root: Path, *words: str) -> Cost:
    cardwright = (sys.executable, "-m", "cardwright", "--root", str(root))
    return cost(*cardwright, "check", *words)


def cold(root: Path, *words: str) -> Cost:
    """Nothing remembered: as on a fresh clone."""
    shutil.rmtree(root / "build", ignore_errors=True)
    return check(root, *words)


def other(root: Path) -> Cost:
    """check-jsonschema with the same schema, on lists of cards as the files hold."""
    core = {"id": {"type": "string"}, "name": {"type": "string"}}
    properties = {**workload.SCHEMA["properties"], **core}
    schema = root / "list.json"
    listed = {"type": "array", "items": {**workload.SCHEMA, "properties": properties}}
    schema.write_text(json.dumps(listed), encoding="utf-8")
    files = sorted(str(path) for path in (root / "cards/bench/cards").iterdir())
    command = str(Path(sys.executable).parent / "check-jsonschema")
    return cost(command, "--schemafile", str(schema), *files)


def row(what: str, value: str, target: str) -> None:
    print(f"{what:<58} {value:>10}   {target}")


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 6000
    many = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "some"
        workload.make(root, number, 0)
        measure(root, number)
        watch(Path(folder) / "watched")
        grow(Path(folder) / "many", root, number, many)


def measure(root: Path, number: int) -> None:
    theirs = min(other(root).cpu for _ in range(3))
    ours = min(cold(root, "--no-layout").cpu for _ in range(3))
    row(f"{number} cards, cold, --no-layout", f"{ours:.2f} s", "<= 2 s")
    row("  check-jsonschema on the same files", f"{theirs:.2f} s", "")
    row("  ours to theirs", f"{ours / theirs:.2f}", "<= 1.2")
    again = check(root, "--no-layout").cpu
    row("  the same with nothing changed", f"{again:.2f} s", "<= 0.4 s")
    whole = cold(root).cpu
    face = 1000 * (whole - ours) / number
    row("  layout adds, a face", f"{face:.2f} ms", "<= 2 ms")
    row("  all with nothing changed", f"{check(root).cpu:.2f} s", "<= 0.4 s")
    edit(root)
    row("  all with one card changed", f"{check(root).cpu:.2f} s", "")


def watch(root: Path) -> None:
    """What ``--watch`` does on a change, among 1,000 cards."""
    workload.make(root, 1000, 0)
    cache, taken = Cache(root / "build" / "cache", lasting=True), 0.0
    for _ in range(6):
        before = time.process_time()
        space = open_workspace(root, Memo(root / "build" / "inputs.json"))
        check_games(space, ["bench"], CheckOptions(), cache)
        taken = time.process_time() - before
        edit(root)
    row("1000 cards, one changed while watched", f"{taken:.2f} s", "<= 0.3 s")


def edit(root: Path) -> None:
    """Another cost for the first card."""
    path = root / CARD
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("cost: ", "cost: 1", 1), encoding="utf-8")


def grow(root: Path, small: Path, number: int, many: int) -> None:
    if many <= number:
        return
    workload.make(root, many, 0)
    few, all_ = cold(small, "--no-layout"), cold(root, "--no-layout")
    growth = (all_.cpu / many) / (few.cpu / number)
    row(f"{many} cards, cold, --no-layout", f"{all_.cpu:.1f} s", "")
    row(f"  a card's time to that among {number}", f"{growth:.2f}", "about 1")
    row("  most memory", f"{all_.memory:.0f} MB", "<= 1000 MB")


if __name__ == "__main__":
    main()
