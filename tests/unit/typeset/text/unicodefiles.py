"""Files of Debian's package ``unicode-data``: a name in, its lines of data out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.counts import FULL

FOLDER = Path("/usr/share/unicode")


def lines(name: str) -> Iterator[str]:
    """The lines of a file without comments; the test fails where it is not there."""
    path = FOLDER / name
    if not path.is_file():
        pytest.fail(f"{path} is not there: apt-get install unicode-data")
    with path.open(encoding="utf-8") as file:
        for line in file:
            data = line.partition("#")[0].strip()
            if data:
                yield data


def sampled(data: Iterator[str], step: int) -> Iterator[str]:
    """All lines, in the gate every ``step``-th and those that begin with @."""
    for number, line in enumerate(data):
        if FULL or number % step == 0 or line.startswith("@"):
            yield line


def characters(codes: str) -> str:
    """The text of code points in hexadecimal, with blanks between."""
    return "".join(chr(int(code, 16)) for code in codes.split())
