"""The bytes of a file come in, its text goes out, or the finding why it has none."""

from __future__ import annotations

from cardwright.model.problem import Problem
from cardwright.model.source import Source

_BOM = "\ufeff"
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
_HINT = "save it as UTF-8"


def decode(file: str, data: bytes) -> tuple[Source, Problem | None]:
    """The source without its byte order mark; what is not UTF-8 stands as U+FFFD."""
    source = Source(file, data.decode("utf-8", "replace").lstrip(_BOM))
    if data.startswith(_UTF16):
        message = "the file is written as UTF-16"
        return source, Problem("encoding", source.place(0, 0), message, _HINT)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8").lstrip(_BOM)
        place = source.place(len(before), len(before) + 1)
        message = f"the byte 0x{data[error.start]:02X} is not part of UTF-8 text"
        return source, Problem("encoding", place, message, _HINT)
    return source, _zero(source)


def _zero(source: Source) -> Problem | None:
    at = source.text.find("\0")
    if at < 0:
        return None
    message = "the character U+0000 may not stand in a file"
    return Problem("encoding", source.place(at, at + 1), message)
