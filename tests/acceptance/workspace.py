"""Workspaces in temporary folders, and the command line run in them as by a person.

``run`` is the usual way: in this process, where all that a command imports is there
already. ``run_alone`` starts a process as a shell does, for tests of what a process has
of its own: workers, seconds, the seed of its hashes. ``test_inside.py`` compares them.
"""

from __future__ import annotations

import gc
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, chdir, contextmanager
from dataclasses import dataclass
from io import BufferedRandom, TextIOWrapper
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from cardwright.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "tests" / "games"
TOPS = ("cards", "schemas", "templates")
FIRST, SECOND = "kilnfolk", "fenlight"


@dataclass(frozen=True, slots=True)
class Result:
    """How a command ended: its exit code, and what it wrote."""

    code: int
    out: str
    err: str


def copy_game(to: Path, *games: str) -> Path:
    """The made-up games (else both) as one workspace in ``to``, nothing built."""
    for game in games or (FIRST, SECOND):
        for top in TOPS:
            source = GAMES / game / top / game
            shutil.copytree(source, to / top / game)
    return to


def copy_own(to: Path, *games: str) -> Path:
    """Games of the repository as one workspace in ``to``.

    What a build in the checkout keeps in its cache comes along: keys tell all that a
    result depends on, and the gate builds before it tests.
    """
    for game in games:
        for top in TOPS:
            shutil.copytree(ROOT / top / game, to / top / game)
    kept = ROOT / "build" / "cache"
    for sort in kept.iterdir() if kept.is_dir() else ():
        if sort.is_dir():
            shutil.copytree(sort, to / "build/cache" / sort.name, copy_function=_linked)
    return to


def _linked(source: str, target: str) -> None:
    """A second name of a file; files of a cache are never written again."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


PLAIN = {"NO_COLOR": "1", "COLUMNS": "80"}
"""No colour, and the width of an old terminal."""


def run_alone(
    root: Path, *words: str, given: str = "", env: Mapping[str, str] | None = None
) -> Result:
    """Run ``cardwright`` with these words in ``root``, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "cardwright", *words],
        cwd=root,
        input=given,
        env={**os.environ, **PLAIN, **(env or {})},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def run(
    root: Path, *words: str, given: str = "", env: Mapping[str, str] | None = None
) -> Result:
    """Run ``cardwright`` with these words in ``root``, in this process."""
    with ExitStack() as stack:
        streams = [stack.enter_context(_stream(number)) for number in range(3)]
        streams[0].write(given)
        streams[0].seek(0)
        stack.enter_context(_surroundings(root, words, env or {}))
        code = _code()
        told = [_told(stream) for stream in streams[1:]]
    return Result(code, *told)


def _code() -> int:
    """The exit code of what stands in ``sys.argv``."""
    try:
        main()
    except SystemExit as end:
        if not isinstance(end.code, int):
            raise TypeError(f"{end.code!r} is no exit code") from end
        return end.code
    return 0


@contextmanager
def _stream(number: int) -> Iterator[TextIOWrapper]:
    """A file in the place of a standard stream, for Python and for C."""
    name = ("stdin", "stdout", "stderr")[number]
    theirs, kept = getattr(sys, name), os.dup(number)
    if number:
        theirs.flush()
    file = TemporaryFile("w+b", 0)  # noqa: SIM115 - closed with the stream around it
    file.name = f"<{name}>"
    errors = "backslashreplace" if name == "stderr" else "strict"
    with TextIOWrapper(BufferedRandom(file), encoding="utf-8", errors=errors) as ours:
        os.dup2(ours.fileno(), number)
        setattr(sys, name, ours)
        try:
            yield ours
        finally:
            setattr(sys, name, theirs)
            os.dup2(kept, number)
            os.close(kept)


def _told(stream: TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


@contextmanager
def _surroundings(
    root: Path, words: tuple[str, ...], env: Mapping[str, str]
) -> Iterator[None]:
    """The folder, arguments and variables of a command; then all is as it was."""
    argv, outer, seldom = sys.argv, dict(os.environ), gc.get_threshold()
    with chdir(root):
        sys.argv = ["cardwright", *words]
        os.environ.update({**PLAIN, **env})
        try:
            yield
        finally:
            sys.argv = argv
            os.environ.clear()
            os.environ.update(outer)
            gc.unfreeze()
            gc.set_threshold(*seldom)


def problems(root: Path, *words: str) -> list[dict[str, Any]]:
    """The problems of ``check --format json``."""
    found: list[dict[str, Any]] = report(root, *words)["problems"]
    return found


def report(root: Path, *words: str) -> dict[str, Any]:
    """All that ``check --format json`` prints."""
    data: dict[str, Any] = json.loads(
        run(root, "check", *words, "--format", "json").out
    )
    return data


def edit(root: Path, file: str, old: str, new: str) -> None:
    """Replace the one place in a file where ``old`` stands."""
    path = root / file
    text = path.read_bytes().decode()
    if text.count(old) != 1:
        raise ValueError(f"{old!r} stands {text.count(old)} times in {file}")
    path.write_bytes(text.replace(old, new).encode())


def ledger(root: Path) -> dict[str, Any]:
    """What the ledger says of each game."""
    games: dict[str, Any] = json.loads((root / "build/ledger.json").read_bytes())
    return dict(games["games"])


def written(folder: Path) -> dict[str, bytes]:
    """Every file below a folder with its bytes, but the cache."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "cache" not in path.relative_to(folder).parts[:1]
    }
