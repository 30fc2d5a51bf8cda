"""Files made to break a reader: each is refused in a sentence, in little time and room.

A whole command runs for each, measured as the system counts: CPU seconds and memory.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.cases.kit import lay_out

CARDS = "cards/tides/items/odd.yaml"
JSON = "cards/tides/items/odd.json"
FACE = "templates/tides/item.card.xml"
ICON = "templates/tides/icons/odd.svg"

MOST_SECONDS = 5.0
MOST_KILOBYTES = 500 * 1024

_ALIASES = "".join(
    f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 9)
)


# What the kernel tells of a child that has ended counts its parent's memory, too.
WATCHED = """
import atexit, pathlib, runpy

def note():
    status = pathlib.Path("/proc/self/status").read_text()
    pathlib.Path("memory.txt").write_text(status)

atexit.register(note)
runpy.run_module("cardwright", run_name="__main__")
"""


class Ran(NamedTuple):
    """A finished command: exit code, what it told, CPU seconds, kilobytes at most."""

    code: int
    problems: list[dict[str, Any]]
    error: str
    seconds: float
    kilobytes: int


def checked(root: Path) -> Ran:
    """``cardwright check`` in a process of its own."""
    out, err = root / "out.txt", root / "err.txt"
    with out.open("wb") as told, err.open("wb") as wrong:
        process = subprocess.Popen(
            [sys.executable, "-c", WATCHED, "check", "--format", "json"],
            cwd=root,
            stdout=told,
            stderr=wrong,
        )
        _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    text = out.read_text("utf-8")
    problems = json.loads(text)["problems"] if text else []
    seconds = used.ru_utime + used.ru_stime
    memory = re.search(r"VmHWM:\s*(\d+) kB", (root / "memory.txt").read_text("utf-8"))
    assert memory is not None
    return Ran(
        process.returncode,
        problems,
        err.read_text("utf-8"),
        seconds,
        int(memory[1]),
    )


def item(text: str) -> str:
    return f"id: odd\ncost: 3\ntext: {text}\n"


BOMBS: dict[str, tuple[str, str | bytes, str]] = {
    "aliases of aliases": (CARDS, f"a0: &a0 [x, x]\n{_ALIASES}", "too-deep"),
    "an alias of itself": (CARDS, "id: odd\ncost: &a [*a]\n", "yaml-syntax"),
    "200,000 brackets": (CARDS, "[" * 200_000, "too-deep"),
    "200,000 braces": (CARDS, "{a: " * 200_000, "too-deep"),
    "200,000 dashes": (CARDS, "- " * 200_000, "too-deep"),
    "200,000 brackets of JSON": (JSON, "[" * 200_000, "too-deep"),
    "a number of 10,000 digits": (
        CARDS,
        f"id: odd\ncost: {'9' * 10_000}\n",
        "wrong-type",
    ),
    "such a number in JSON": (
        JSON,
        f'{{"id": "odd", "cost": {"9" * 10_000}}}',
        "wrong-type",
    ),
    "such an exponent": (CARDS, "id: odd\ncost: 1e9999999999\n", "wrong-type"),
    "a zero byte": (CARDS, b"id: odd\ncost: 3\0\n", "encoding"),
    "half a surrogate pair": (CARDS, b"id: odd\ntext: \xed\xa0\xbd\n", "encoding"),
    "half a pair in JSON": (
        JSON,
        '{"id": "odd", "cost": 3, "text": "\\ud83d"}',
        "encoding",
    ),
    "a quote that never ends": (CARDS, item('"' + "x " * 3_000_000), "yaml-syntax"),
    "a bracket that never ends": (CARDS, item("[" + "x, " * 500_000), "yaml-syntax"),
    "300,000 stars": (CARDS, item(f'"{"*" * 300_000}x"'), "unbalanced-mark"),
    "300,000 open braces": (CARDS, item(f'"{"{" * 300_000}"'), "unbalanced-mark"),
    "an expression 10,000 deep": (
        CARDS,
        item(f'"{{{{ {"(" * 10_000}1{")" * 10_000} }}}}"'),
        "bad-expression",
    ),
    "a text without end": (CARDS, item("\"{{ 'ab' * 900000000 }}\""), "bad-expression"),
    "a power without end": (CARDS, item('"{{ 9 ** 9 ** 9 ** 9 }}"'), "bad-expression"),
    "a template 20,000 deep": (FACE, "<card>" + "<g>" * 20_000, "template-syntax"),
    "blocks 3,000 deep": (
        FACE,
        "<card>" + "{% if card %}" * 3_000 + "{% endif %}" * 3_000 + "</card>",
        "template-syntax",
    ),
    "loops in loops": (
        FACE,
        "<card>"
        + "{% for i in range(200) %}" * 5
        + "x"
        + "{% endfor %}" * 5
        + "</card>",
        "bad-expression",
    ),
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_in_a_sentence(name: str, tmp_path: Path) -> None:
    file, content, code = BOMBS[name]
    root = lay_out(tmp_path / "game", {})
    (root / file).write_bytes(
        content if isinstance(content, bytes) else content.encode()
    )
    ran = checked(root)
    assert (ran.code, ran.error) == (1, "")
    assert [p["code"] for p in ran.problems if p["level"] == "error"] == [code]
    assert ran.problems[0]["file"] == file
    assert ran.seconds < MOST_SECONDS
    assert ran.kilobytes < MOST_KILOBYTES


def test_a_text_of_ten_megabytes_is_only_a_long_text(tmp_path: Path) -> None:
    root = lay_out(tmp_path / "game", {})
    (root / CARDS).write_text(item(f'"{"word " * 2_000_000}end"'), "utf-8")
    ran = checked(root)
    assert ran.code in {0, 1}
    assert ran.error == ""
    assert ran.seconds < 3 * MOST_SECONDS
    assert ran.kilobytes < 2 * MOST_KILOBYTES
