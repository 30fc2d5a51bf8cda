"""Files made to break a reader: each is refused in a sentence, in little time and room.

They are checked one after another in a process of their own, each measured by CPU
seconds and by the highest use of memory.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.cases.kit import lay_out

# One worker checks for all of these.
pytestmark = pytest.mark.xdist_group("bombs")

CARDS = "cards/tides/items/odd.yaml"
JSON = "cards/tides/items/odd.json"
FACE = "templates/tides/item.card.xml"
ICON = "templates/tides/icons/odd.svg"

MOST_SECONDS = 5.0
MOST_KILOBYTES = 500 * 1024

_ALIASES = "".join(
    f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 9)
)


# Checks workspace after workspace, and writes beside each what it told and took.
CHILD = """
import gc, io, json, os, pathlib, re, sys, time
from contextlib import redirect_stderr, redirect_stdout
from cardwright.cli.main import main

SELF = pathlib.Path("/proc/self")

def checked():
    gc.collect()
    (SELF / "clear_refs").write_text("5")  # the highest use of memory counts from here
    start, out, err = time.process_time(), io.StringIO(), io.StringIO()
    sys.argv = ["cardwright", "check", "--format", "json"]
    try:
        with redirect_stdout(out), redirect_stderr(err):
            main()
    except SystemExit as end:
        code = end.code
    seconds = time.process_time() - start
    kilobytes = re.search(r"VmHWM:\\s*(\\d+) kB", (SELF / "status").read_text())[1]
    return code, out.getvalue(), err.getvalue(), seconds, int(kilobytes)

for root in sys.argv[1:]:
    os.chdir(root)
    pathlib.Path("ran.json").write_text(json.dumps(checked()))
"""


class Ran(NamedTuple):
    """A finished check: exit code, what it told, CPU seconds, kilobytes at most."""

    code: int
    problems: list[dict[str, Any]]
    error: str
    seconds: float
    kilobytes: int


def check(roots: Iterable[Path]) -> None:
    """``cardwright check`` of these workspaces in one process of its own."""
    words = [sys.executable, "-c", CHILD, *map(str, roots)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def ran(root: Path) -> Ran:
    """How the check of a workspace went."""
    code, out, err, *used = json.loads((root / "ran.json").read_text("utf-8"))
    return Ran(code, json.loads(out)["problems"] if out else [], err, *used)


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
    "a bracket that never ends": (CARDS, item("[" + "x, " * 150_000), "yaml-syntax"),
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


def repeated(text: str, times: int) -> str:
    """Loops in loops, as one runs 200 times at most."""
    return (
        f"{{% for i in range({times // 100}) %}}{{% for j in range(100) %}}{text}"
        "{% endfor %}{% endfor %}"
    )


def text_box(attributes: str, text: str) -> str:
    size = 'w="60" h="80" size="100" min-size="0.1"'
    return f"<card><text-box {size} {attributes}>{text}</text-box></card>"


BOMBS |= {
    "a long text in columns": (
        FACE,
        text_box('columns="6"', repeated("words ", 10_000)),
        "too-many-shapes",
    ),
    "a long text around a thing": (
        FACE,
        text_box('around="1 1 1 1"', repeated("words ", 10_000)),
        "too-many-shapes",
    ),
    "a text around 10,000 things": (
        FACE,
        text_box(f'around="{repeated("{{ i }} {{ j }} 0.1 0.1 ", 10_000)}"', "a word"),
        "bad-value",
    ),
    "a thing as high as a house": (
        FACE,
        text_box('around="0 0 60 90000"', "a word").replace('h="80"', 'h="90000"'),
        "text-overflow",
    ),
    "a word of 50,000 letters": (
        FACE,
        text_box('hyphenate="true"', repeated("words", 10_000)),
        "text-overflow",
    ),
}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace for each bomb, by the bomb's number, all of them checked."""
    folder = tmp_path_factory.mktemp("bombs")
    roots = [lay_out(folder / str(number), {}) for number in range(len(BOMBS))]
    for root, (file, content, _) in zip(roots, BOMBS.values(), strict=True):
        data = content if isinstance(content, bytes) else content.encode()
        (root / file).write_bytes(data)
    check(roots)
    return folder


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_in_a_sentence(name: str, room: Path) -> None:
    file, _, code = BOMBS[name]
    found = ran(room / str(list(BOMBS).index(name)))
    assert (found.code, found.error) == (1, "")
    assert [p["code"] for p in found.problems if p["level"] == "error"] == [code]
    assert found.problems[0]["file"] == file
    assert found.seconds < MOST_SECONDS
    assert found.kilobytes < MOST_KILOBYTES


def test_a_text_of_ten_megabytes_is_only_a_long_text(tmp_path: Path) -> None:
    root = lay_out(tmp_path / "game", {})
    (root / CARDS).write_text(item(f'"{"word " * 2_000_000}end"'), "utf-8")
    check([root])
    found = ran(root)
    assert found.code in {0, 1}
    assert found.error == ""
    assert found.seconds < 3 * MOST_SECONDS
    assert found.kilobytes < 2 * MOST_KILOBYTES
