"""What a terminal sees and a pipe does not: a bar, and colour if it is wanted."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.acceptance.conftest import BUILT
from tests.acceptance.workspace import edit

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
KILN = "cards/kilnfolk/kilns/oldest.yaml"


def on_terminal(root: Path, *words: str, plain: bool = False) -> tuple[str, str]:
    """Standard output and standard error of a command, each a terminal of its own."""
    env = {k: v for k, v in os.environ.items() if k != "NO_COLOR"}
    env |= {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
    env |= {"NO_COLOR": "1"} if plain else {}
    ends = [pty.openpty(), pty.openpty()]
    with subprocess.Popen(
        [sys.executable, "-m", "cardwright", *words],
        cwd=root,
        env=env,
        stdout=ends[0][1],
        stderr=ends[1][1],
    ):
        for _, theirs in ends:
            os.close(theirs)
        with ThreadPoolExecutor() as readers:
            out, err = readers.map(_all, [ours for ours, _ in ends])
    return out.replace("\r\n", "\n"), err


def _all(terminal: int) -> str:
    """What is written until the other side is closed."""
    found = b""
    with os.fdopen(terminal, "rb", buffering=0) as stream:
        while True:
            try:
                part = stream.read(4096)
            except OSError:  # the way in which Linux says that nobody writes any more
                break
            if not part:
                break
            found += part
    return found.decode()


@pytest.mark.parametrize("plain", [False, True])
def test_build_shows_a_bar_and_then_the_counts(root: Path, *, plain: bool) -> None:
    out, err = on_terminal(root, "build", "-j", "1", plain=plain)
    assert out == BUILT
    assert "reading" in err
    assert "━" in err


def test_a_build_as_json_shows_no_bar(root: Path) -> None:
    assert on_terminal(root, "build", "--format", "json", "fenlight")[1] == ""


def test_colour_adds_to_words_and_is_left_out_on_request(root: Path) -> None:
    edit(root, KILN, "heat: 5", "heat: hot")
    painted, _ = on_terminal(root, "check", "kilnfolk")
    bare, _ = on_terminal(root, "check", "kilnfolk", plain=True)
    assert painted.splitlines()[0] == (
        f"{KILN}:15:11: \x1b[31merror[wrong-type]\x1b[0m: "
        '"heat" must be a whole number, not "hot"'
    )
    assert ESCAPE.sub("", painted) == bare
    assert "\x1b" not in bare
