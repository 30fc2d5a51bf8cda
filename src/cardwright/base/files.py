"""Files: paths and bytes come in, digests, listings and whole writes go out."""

from __future__ import annotations

import os
from errno import EACCES
from hashlib import blake2b
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO


def digest(data: bytes | str) -> str:
    """BLAKE2b of the bytes (of a text: its UTF-8), 16 bytes, as 32 hex digits."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    return blake2b(raw, digest_size=16).hexdigest()


def read_bytes(path: Path) -> bytes | None:
    """The file's bytes, or ``None`` where no file can be read."""
    try:
        return path.read_bytes()
    except OSError:
        return None


def write_atomic(path: Path, data: bytes | memoryview) -> bool:
    """Write the whole file or nothing, and only if its bytes differ; tell if written.

    Folders are made as needed. Raises OSError if the disk refuses. A device, such as
    ``/dev/stdout``, is written to as it is; where that leads to a file, the file is.
    """
    if path.exists() and not (path.is_file() or path.is_dir()):
        path.write_bytes(data)
        return True
    if path.is_relative_to("/dev"):
        path = path.resolve()  # else a file would take the place of the link in /dev
    if read_bytes(path) == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    with _fresh(path) as file:
        fresh = Path(file.name)
        try:
            file.write(data)
            file.close()
            fresh.chmod(_mode())
            fresh.replace(path)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
    return True


def _fresh(path: Path) -> IO[bytes]:
    """A new file beside the one to write.

    Raises OSError: a folder that is there and takes no file, as below ``/proc``, is one
    that refuses.
    """
    try:
        return NamedTemporaryFile(dir=path.parent, prefix=".new-", delete=False)
    except FileNotFoundError as error:
        why = "no file can be written there"
        raise PermissionError(EACCES, why, str(path)) from error


def is_inside(path: Path, *folders: Path) -> bool:
    """Whether a file stands in one of the folders once all links are followed."""
    try:
        real = path.resolve()
        return any(real.is_relative_to(folder.resolve()) for folder in folders)
    except (OSError, RuntimeError, ValueError):
        return False


def walk_files(root: Path) -> list[str]:
    """All files below ``root`` as sorted relative paths with forward slashes.

    Files and folders whose names begin with a dot, and files ending in ``~``, are left
    out. A folder that is a link is not entered. No folder, no files. Raises
    PermissionError where a folder cannot be listed.
    """
    found: list[str] = []
    for folder, folders, files in os.walk(root, onerror=_refused):
        folders[:] = [name for name in folders if not name.startswith(".")]
        base = Path(folder).relative_to(root)
        found += [(base / name).as_posix() for name in files if _is_kept(name)]
    return sorted(found)


def _refused(error: OSError) -> None:
    if isinstance(error, PermissionError):
        raise error


def _is_kept(name: str) -> bool:
    return not name.startswith(".") and not name.endswith("~")


def _mode() -> int:
    """The mode of a usual new file: a temporary file is for its owner only."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
