"""Digests of files, remembered by size and time so that unchanged ones are not read."""

from __future__ import annotations

import json
from pathlib import Path

from cardwright.base.files import digest, write_atomic

Known = dict[str, tuple[int, int, str]]
"""A file's path: its size, its time of change in ns, its digest."""


class Memo:
    """Digests by path, kept in ``file`` (``None``: not kept).

    A file that changed no earlier than the memo was written is read again: its time
    cannot tell whether it changed once more in the same instant.
    """

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._known, self._written = _read(file)
        self._seen: Known = {}
        self._has_news = False

    def digest(self, path: Path) -> str:
        """The digest of a file's bytes; raises OSError if there is no such file."""
        status = path.stat()
        size, time = status.st_size, status.st_mtime_ns
        known = self._known.get(str(path))
        if known and known[:2] == (size, time) and time < self._written:
            found = known[2]
        else:
            found = digest(path.read_bytes())
            self._has_news = True
        self._seen[str(path)] = (size, time, found)
        return found

    def note(self, path: Path, known: str) -> None:
        """Remember the digest of a file that was just written."""
        status = path.stat()
        self._seen[str(path)] = (status.st_size, status.st_mtime_ns, known)
        self._has_news = True

    def save(self) -> None:
        """Keep what is known; a disk that refuses is no error."""
        if self._file is None or not self._has_news:
            return
        known = {**self._known, **self._seen}
        try:
            if not write_atomic(self._file, json.dumps(known).encode()):
                self._file.touch()  # a file as young as the memo has been read again
        except OSError:
            return


def _read(file: Path | None) -> tuple[Known, int]:
    if file is None:
        return {}, 0
    try:
        data = json.loads(file.read_bytes())
        known = {path: (int(s), int(t), str(d)) for path, (s, t, d) in data.items()}
        return known, file.stat().st_mtime_ns
    except (OSError, ValueError, TypeError, AttributeError):
        return {}, 0
