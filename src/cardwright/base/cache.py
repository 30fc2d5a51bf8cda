"""The store of finished work: a key and bytes come in, the same bytes go out."""

from __future__ import annotations

import pickle
from collections.abc import Hashable
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Any

from cardwright.base.files import read_bytes, write_atomic

_PROTOCOL = 5
_SUM = 16


Buffer = bytes | memoryview


class Cache:
    """A folder of files ``<kind>/<ab>/<key>``; with ``root`` ``None`` it keeps nothing.

    What cannot be read or written counts as absent: the work is then done again.
    ``lasting`` holds what a process that checks again and again keeps in memory, and is
    ``None`` in one that does its work once.
    """

    __slots__ = ("lasting", "root")

    def __init__(self, root: Path | None, *, lasting: bool = False) -> None:
        self.root = root
        self.lasting: dict[Hashable, Any] | None = {} if lasting else None

    @staticmethod
    def key(*parts: str | bytes) -> str:
        """A key (32 hex digits) for all parts; other parts or cuts, another key."""
        state = blake2b(digest_size=16)
        for part in parts:
            raw = (
                part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
            )
            sort = "s" if isinstance(part, str) else "b"
            state.update(f"{sort}{len(raw)}:".encode())
            state.update(raw)
        return state.hexdigest()

    def get(self, kind: str, key: str) -> bytes | None:
        """The bytes put under ``kind`` and ``key``, or ``None``."""
        path = self._path(kind, key)
        return None if path is None else read_bytes(path)

    def put(self, kind: str, key: str, data: Buffer) -> None:
        """Keep ``data``; a disk that refuses is no error."""
        path = self._path(kind, key)
        if path is None:
            return
        try:
            write_atomic(path, data)
        except OSError:
            return

    def load(self, kind: str, key: str) -> object | None:
        """The object saved under ``kind`` and ``key``; damage counts as absence."""
        data = self.get(kind, key)
        if data is None:
            return None
        view = memoryview(data)
        if _sum(view[_SUM:]) != view[:_SUM]:
            return None
        try:
            found: object = pickle.loads(view[_SUM:])  # noqa: S301 - our own folder
        except Exception:  # noqa: BLE001 - unpickling raises whatever it likes
            return None
        return found

    def save(self, kind: str, key: str, value: object) -> None:
        """Keep a picklable object."""
        if self.root is None:
            return
        data = BytesIO(bytes(_SUM))  # in one piece: it may be a hundred megabytes
        data.seek(_SUM)
        pickle.dump(value, data, _PROTOCOL)
        view = data.getbuffer()
        view[:_SUM] = _sum(view[_SUM:])
        self.put(kind, key, view)

    def _path(self, kind: str, key: str) -> Path | None:
        return None if self.root is None else self.root / kind / key[:2] / key


def _sum(data: Buffer) -> bytes:
    """The check sum of ``_SUM`` bytes that goes before a saved object."""
    return blake2b(data, digest_size=_SUM).digest()
