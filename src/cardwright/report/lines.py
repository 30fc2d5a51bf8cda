"""A file's name in, the lines of its text out, read when they are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cardwright.base.files import read_bytes
from cardwright.load.encoding import decode
from cardwright.model.source import Source
from cardwright.model.workspace import Workspace


class Lines:
    """Lines of a workspace's files, and of texts ``given`` by name.

    ``folders`` maps the beginning of a file's name to the folder that it stands for.
    The file asked for last is kept: problems come in the order of their files.
    """

    def __init__(
        self, folders: Mapping[str, Path], given: Mapping[str, str] | None = None
    ) -> None:
        self._folders = folders
        self._given = given or {}
        self._last: tuple[str, Source | None] = ("", None)

    def line(self, file: str, number: int) -> str | None:
        """Line ``number`` (from 1) without its end; ``None`` where there is none.

        There is none where the file is not in the workspace, gone, no text or shorter.
        """
        if self._last[0] != file:
            self._last = (file, self._read(file))
        source = self._last[1]
        return source.line(number) or None if source else None

    def _read(self, file: str) -> Source | None:
        if file in self._given:
            return Source(file, self._given[file])
        path = self._path(file)
        data = None if path is None else read_bytes(path)
        if data is None:
            return None
        source, problem = decode(file, data)
        is_binary = problem is not None and b"\0" in data
        # A lone NUL in a text is worth showing; with bytes of no text it is no text.
        return None if is_binary and "\ufffd" in source.text else source

    def _path(self, file: str) -> Path | None:
        for start, folder in self._folders.items():
            if file.startswith(f"{start}/") and ".." not in file.split("/"):
                return folder / file.removeprefix(f"{start}/")
        return None


def lines_of(space: Workspace, given: Mapping[str, str] | None = None) -> Lines:
    """The lines of all that a problem of this workspace can stand in."""
    folders = {
        "schemas/core": space.schemas,
        "templates/core": space.templates,
        "cards": space.root / "cards",
        "schemas": space.root / "schemas",
        "templates": space.root / "templates",
    }
    return Lines(folders, given)
