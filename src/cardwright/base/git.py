"""A folder and a revision in, what git says has changed in it since then out."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

_HUNK = re.compile(rb"@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@")
_ESCAPE = re.compile(rb"\\([0-7]{3}|.)")
_LETTERS = {b"a": b"\a", b"b": b"\b", b"f": b"\f", b"n": b"\n", b"r": b"\r"}
_LETTERS |= {b"t": b"\t", b"v": b"\v"}

# Settings of a user must not change what is read here.
_PLAIN = ("-U0", "--inter-hunk-context=0", "--no-color", "--no-ext-diff")
_PATHS = ("--no-textconv", "--src-prefix=a/", "--dst-prefix=b/", "--relative", "-M")


@dataclass(frozen=True, slots=True)
class Hunk:
    """Lines that differ: the first, how many, and how far the first lost was indented.

    With none left, lines were lost behind ``line``; ``indent`` is ``None`` where none
    was lost. ``lost`` is what stood in the lines that are gone.
    """

    line: int
    length: int
    indent: int | None = None
    lost: str = field(default="", compare=False)


Changes = Mapping[str, tuple[Hunk, ...] | None]
"""Files that differ, as they are called now; ``None``: all of the file does."""


class GitError(Exception):
    """Why git has no answer, in one sentence."""


def prefix(root: Path) -> str:
    """The way from the top of the repository around ``root`` to it, as ``games/``.

    Nothing where they are the same, or where there is no repository.
    """
    for top in (root, *root.parents):
        if (top / ".git").exists():
            way = root.relative_to(top).as_posix()
            return "" if way == "." else f"{way}/"
    return ""


def changes(root: Path, revision: str, folders: tuple[str, ...]) -> Changes:
    """What differs in these folders of ``root`` from a revision, new files among it.

    Raises GitError without git, without a repository and without such a revision.
    """
    commit = _commit(root, revision)
    diff = ("diff", *_PLAIN, *_PATHS, commit)
    names = _run(root, *diff, "--name-status", "-z", "--", *folders)
    told = _run(root, "-c", "core.quotepath=off", *diff, "--", *folders)
    fresh = _run(
        *(root, "ls-files", "--others", "--exclude-standard", "-z", "--"), *folders
    )
    hunks = dict(read_patch(told))
    found: dict[str, tuple[Hunk, ...] | None] = {}
    for state, name in _states(names):
        whole = () if state in ("R100", "C100") else None
        found[name] = hunks.get(name, whole)
    return found | {os.fsdecode(name): None for name in fresh.split(b"\0") if name}


def _commit(root: Path, revision: str) -> str:
    """The full name of a revision, which is then no option nor a range."""
    _run(root, "rev-parse", "--git-dir")
    if not revision.startswith("-"):
        words = ("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
        found = _ran(root, *words)
        if found.returncode == 0:
            return found.stdout.decode().strip()
    raise GitError(f'git knows no revision "{revision}"')


def _states(listed: bytes) -> Iterator[tuple[str, str]]:
    """Each file with its state; of a rename the new name."""
    parts = iter(listed.split(b"\0"))
    for state in parts:
        if state:
            old = next(parts)
            name = next(parts) if state[:1] in (b"R", b"C") else old
            yield state.decode(), os.fsdecode(name)


def read_patch(written: bytes) -> Iterator[tuple[str, tuple[Hunk, ...] | None]]:
    """The files of a patch without context, and their hunks.

    Git counts lines by LF; where a changed one holds a CR, too, its count is not ours.
    """
    name, hunks, is_told = "", list[Hunk](), True
    lines = iter(written.split(b"\n"))
    for line in lines:
        if line.startswith(b"diff --git "):
            if name:
                yield name, tuple(hunks) if is_told else None
            name, hunks, is_told = "", [], True
        elif line.startswith((b"--- a/", b'--- "a/', b"+++ b/", b'+++ "b/')):
            name = _name(line[4:])
        elif match := _HUNK.match(line):
            count, first, length = (int(n or 1) for n in match.groups(default=b""))
            gone = [next(lines)[1:] for _ in range(count)]
            lost = b"\n".join(gone).decode("utf-8", "replace")
            hunks.append(Hunk(first, length, _indent(gone), lost))
            come = list(islice((n for n in lines if n[:1] == b"+"), length))
            is_told &= not any(b"\r" in n[:-1] for n in (*gone, *come))
    if name:
        yield name, tuple(hunks) if is_told else None


def _indent(lines: list[bytes]) -> int | None:
    """How far the first of some lines that is not blank is indented."""
    filled = [line for line in lines if line.strip()]
    return len(filled[0]) - len(filled[0].lstrip()) if filled else None


def _name(written: bytes) -> str:
    """A file's name as a patch has it: ``b/name``, perhaps in quotation marks."""
    written = written.removesuffix(b"\t")
    if written.startswith(b'"'):
        written = _ESCAPE.sub(_letter, written[1:-1])
    return os.fsdecode(written[2:])


def _letter(match: re.Match[bytes]) -> bytes:
    code = match[1]
    return _LETTERS.get(code, code) if len(code) == 1 else bytes([int(code, 8)])


def _run(root: Path, *words: str) -> bytes:
    done = _ran(root, *words)
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines() or ["?"]
        raise GitError(f"git cannot say: {said[0].removeprefix('fatal: ')}")
    return done.stdout


def _ran(root: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    env = {**os.environ, "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"}
    command = ["git", "--no-pager", *words]
    try:
        return subprocess.run(  # noqa: S603 - words of ours, a checked revision
            command, cwd=root, env=env, capture_output=True, check=False
        )
    except FileNotFoundError:
        raise GitError("git is not installed") from None
