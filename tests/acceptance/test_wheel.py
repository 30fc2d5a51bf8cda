"""The built wheel in a new environment: a new game builds in an empty folder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Sequence
from email.parser import HeaderParser
from pathlib import Path

import pytest

from tests.acceptance.workspace import written

# One worker builds the wheel for all of these.
pytestmark = pytest.mark.xdist_group("wheel")

PARTS = ("src", "schemas/core", "templates/core")
SINGLE = ("pyproject.toml", "README.md", "LICENSE")
OURS = ("cardwright", "_editable", "__editable__")


def done(words: Sequence[str | Path], folder: Path) -> str:
    """What a program prints; it must succeed. It sees no Python path of ours."""
    told = subprocess.run(
        words,
        cwd=folder,
        env={k: v for k, v in os.environ.items() if k != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


@pytest.fixture(scope="session")
def wheel(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of the checkout without the net."""
    copy = tmp_path_factory.mktemp("checkout")
    for part in PARTS:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(repository / part, copy / part, ignore=ignored)
    for name in SINGLE:
        shutil.copy(repository / name, copy)
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps")
    done([*pip, "--no-build-isolation", "--no-index", "-w", "dist", "."], copy)
    (built,) = (copy / "dist").iterdir()
    return built


@pytest.fixture(scope="session")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a new environment: the wheel, and copies of what it needs."""
    folder = tmp_path_factory.mktemp("environment")
    done([sys.executable, "-m", "venv", "--without-pip", folder / "new"], folder)
    programs = folder / "new" / ("Scripts" if os.name == "nt" else "bin")
    pip = (sys.executable, "-m", "pip", "--python", programs / "python", "install")
    done([*pip, "--quiet", "--no-deps", "--no-index", wheel], folder)
    needed = folder / "needed"
    needed.mkdir()
    for item in Path(sysconfig.get_path("purelib")).iterdir():
        if not item.name.startswith(OURS) and item.suffix != ".pth":
            (needed / item.name).symlink_to(item)
    (site,) = (folder / "new").glob("lib/python*/site-packages")
    (site / "needed.pth").write_text(f"{needed}\n", encoding="utf-8")
    return programs


def test_the_wheel_has_all_that_travels_and_nothing_else(
    repository: Path, wheel: Path
) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    wanted = {
        f"cardwright/{path.relative_to(repository / 'src' / 'cardwright').as_posix()}"
        for path in (repository / "src" / "cardwright").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    for core in ("schemas/core", "templates/core"):
        wanted |= {
            f"cardwright/shipped/{path.relative_to(repository).as_posix()}"
            for path in (repository / core).rglob("*")
            if path.is_file()
        }
    meta = {name for name in names if ".dist-info/" in name}
    assert {"cardwright/py.typed", "cardwright/cli/main.py"} <= wanted
    assert sorted(names - meta) == sorted(wanted)
    assert sorted(name.partition("/")[2] for name in meta) == [
        *("METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE")
    ]


def names_of(needs: Sequence[str]) -> list[str]:
    """The names in requirements, as pip compares them."""
    return sorted(re.split("[<>=]", need)[0].replace(".", "-") for need in needs)


def test_the_wheel_says_what_it_needs(repository: Path, wheel: Path) -> None:
    project = tomllib.loads((repository / "pyproject.toml").read_text("utf-8"))
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (n for n in archive.namelist() if n.endswith("/METADATA"))
        head = HeaderParser().parsestr(archive.read(name).decode())
    needs = [need for need in head.get_all("Requires-Dist", []) if "extra" not in need]
    assert names_of(needs) == names_of(project["project"]["dependencies"])
    assert head["Name"] == "cardwright"


def test_a_new_game_builds_from_the_wheel_alone(
    environment: Path, tmp_path: Path
) -> None:
    ask = "import cardwright.base.shipped as s; print(s.schemas_core())"
    found = Path(done([environment / "python", "-c", ask], tmp_path).strip())
    assert found.is_relative_to(environment.parent)
    assert found.as_posix().endswith("cardwright/shipped/schemas/core")

    done([environment / "cardwright", "new", "game", "tides"], tmp_path)
    told = done([environment / "cardwright", "build"], tmp_path)
    assert told.splitlines() == [
        "tides: 4 entries, 4 images, 2 PDFs, 1 export, 7 made anew",
        "0 errors, 0 warnings, 0 advice",
    ]
    assert list(written(tmp_path / "build" / "tides")) == [
        "export/bundle/bundle.json",
        "images/card/_back.png",
        "images/card/lighthouse.png",
        "images/card/market-day.png",
        "images/card/quiet-harbour.png",
        "print/all-a4.pdf",
        "print/starter-a4.pdf",
    ]
