"""The bytes of a file that is read elsewhere come in, why it cannot be goes out."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.load.encoding import decode
from cardwright.model.problem import Problem


def check_written(file: str, data: bytes) -> Iterator[Problem]:
    """Bytes that are no text, or a text that holds nothing."""
    source, problem = decode(file, data)
    if problem is not None:
        yield problem
    elif not source.text.strip():
        hint = "write its content, or delete it"
        yield Problem("empty-file", source.place(0, 0), "the file is empty", hint)
