"""Templates made to do harm: each is refused in a sentence, in little time and room.

They all run in one process that has 300 MB more than Python needs to begin with, and
a minute; no template may take more than a few seconds of it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cases.kit import found, lay_out

# One worker tries the templates for all of these.
pytestmark = pytest.mark.xdist_group("sandbox")

MOST_SECONDS = 10.0
MOST_BYTES = 600 * 1024 * 1024

# Reads templates from standard input, and tells what each gave and how long it took.
CHILD = """
import json, resource, sys, time
from jinja2 import DictLoader
from cardwright.base.expression import ExpressionError
from cardwright.base.sandbox import environment, render
from cardwright.compose.trouble import ERRORS

resource.setrlimit(resource.RLIMIT_AS, (int(sys.argv[1]),) * 2)
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
given, told = json.load(sys.stdin), {}
for name, source in given["bombs"].items():
    start = time.process_time()
    try:
        made = render(environment(DictLoader(given["others"])).from_string(source), {})
        word = f"made {made}"
    except ERRORS as error:
        word = str(getattr(error, "message", error))
    told[name] = [word, time.process_time() - start]
json.dump(told, sys.stdout)
"""

BAG = "{% set bag = namespace(a='aa', b='aa', l=[1], m=[1]) %}"
LONG = BAG + "{% for i in range(18) %}{% set bag.a = bag.a ~ bag.a %}{% endfor %}"
"""A text of half a million characters in ``bag.a``."""

TWICE = "{% set bag.l = [bag.l, bag.l] %}{% set bag.m = [bag.m, bag.m] %}"
DEEP = f"{BAG}{{% for i in range(30) %}}{TWICE}{{% endfor %}}"
"""Two lists that hold a thousand million ones, though they take no room."""

OTHERS = {
    "self": "{% include 'self' %}",
    **{f"half{n}": f"{{% include 'half{n + 1}' %}}" * 2 for n in range(40)},
    "half40": "",
}
STEPS = "the template takes more than 100,000 steps"
TEXT = "the result is longer than 1,000,000 characters"
ENDLESS = "the template cannot be worked out with these values"


def many(body: str, times: int = 200) -> str:
    return f"{{% for i in range({times}) %}}{body}{{% endfor %}}"


BOMBS: dict[str, tuple[str, str]] = {
    "a long range": (
        "{% for i in range(10**12) %}{% endfor %}",
        "a range has at most 200 numbers",
    ),
    "loops in loops": (many(many(many(""))), STEPS),
    "a macro that calls itself": (
        "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}",
        ENDLESS,
    ),
    "one that calls itself twice": (
        (
            f"{{% macro m(n) %}}{{% if n %}}{'{{ m(n - 1) }}' * 2}{{% endif %}}"
            "{% endmacro %}{{ m(60) }}"
        ),
        STEPS,
    ),
    "a template that includes itself": ("{% include 'self' %}", ENDLESS),
    "templates that include the next twice": ("{% include 'half0' %}", STEPS),
    "a text that doubles": (BAG + many("{% set bag.a = bag.a ~ bag.a %}"), TEXT),
    "one that is added to itself": (
        BAG + many("{% set bag.a = bag.a + bag.a %}"),
        TEXT,
    ),
    "a text times a number": (
        "{{ 'a' * 10**9 }}",
        'the text "a" cannot be multiplied by the number 1000000000',
    ),
    "a format": (
        "{{ '%1000000000d' % 1 }}",
        'the text "%1000000000d" cannot be divided by the number 1',
    ),
    "a method": (
        "{{ '{:>1000000000}'.format(1) }}",
        'the text "{:>1000000000}" has no "format"',
    ),
    "center": ("{{ 'a' | center(10**9) }}", "No filter named 'center'."),
    "indent": ("{{ 'a' | indent(10**9) }}", "No filter named 'indent'."),
    "wordwrap": ("{{ 'a' | wordwrap(1) }}", "No filter named 'wordwrap'."),
    "a replacement": (LONG + "{{ bag.a | replace('a', bag.a) }}", TEXT),
    "a joint": (LONG + "{{ [1, 2, 3] | join(bag.a) }}", TEXT),
    "long texts side by side": (LONG + "{{ bag.a ~ bag.a ~ bag.a }}", TEXT),
    "a list that doubles": (BAG + many("{% set bag.l = bag.l + bag.l %}"), TEXT),
    "a list of lists of lists": (
        BAG + many("{% set bag.l = [bag.l] %}") + "{{ bag.l }}",
        "lists stand more than 40 deep in lists",
    ),
    "deep lists printed": (DEEP + "{{ bag.l }}", TEXT),
    "deep lists compared": (DEEP + "{{ bag.l == bag.m }}", TEXT),
    "a search in a deep list": (DEEP + "{{ 'a' in bag.l }}", TEXT),
    "deep lists sorted": (DEEP + "{{ [bag.l, bag.m] | sort | length }}", TEXT),
    "deep lists told apart": (DEEP + "{{ [bag.l, bag.m] | unique }}", TEXT),
    "deep lists watched": (DEEP + many("{{ loop.changed(bag.l, bag.m) }}", 2), TEXT),
    "mappings of mappings": (
        BAG + many("{% set bag.l = {'a': bag.l, 'b': bag.l} %}", 30) + "{{ bag.l }}",
        TEXT,
    ),
    "a namespace in itself": (BAG + "{% set bag.a = bag %}{{ bag }}", "made namespace"),
    "work on a long text": (LONG + many("{% set bag.b = bag.a | title %}"), STEPS),
    "long texts compared": (LONG + many("{{ bag.a ~ 'a' == bag.a }}"), STEPS),
    "long texts kept": (
        LONG + "{% macro m(n) %}{% set b = bag.a ~ n %}{{ m(n + 1) }}{{ b }}"
        "{% endmacro %}{{ m(0) }}",
        STEPS,
    ),
    "long texts printed": (LONG + many("{{ bag.a }}"), TEXT),
    "a power": ("{{ 9 ** 9 ** 9 }}", "the number is too large"),
    "a rounding": ("{{ 5 | round(0 - 10 ** 12) }}", "made 0"),
}

CODE: dict[str, tuple[str, str]] = {
    "a class": ("{{ ''.__class__.__mro__ }}", 'the text "" has no "__class__"'),
    "an attribute": ("{{ '' | attr('__class__') }}", "No filter named 'attr'."),
    "a global's": ("{{ range.__globals__ }}", 'a list has no "__globals__"'),
    "the template's": ("{{ self.__init__ }}", 'there is no name "__init__" here'),
    "a helper's": ("{{ cycler.__init__ }}", 'there is no name "cycler" here'),
    "a loop's": (
        "{% for i in [1] %}{{ loop.__init__ }}{% endfor %}",
        'there is no name "__init__" here',
    ),
    "a module": ("{% import 'os' as os %}", "os"),
    "a name in brackets": (
        "{{ ''['__class__'] }}",
        'the text "" has no part the text "__class__"',
    ),
    "a statement": (
        "{% do range.append(1) %}",
        "Encountered unknown tag 'do'.",
    ),
}


@pytest.fixture(scope="module")
def told() -> dict[str, tuple[str, float]]:
    """What all templates gave, and the seconds that each took."""
    bombs = {name: source for name, (source, _) in (BOMBS | CODE).items()}
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(MOST_BYTES)],
        input=json.dumps({"bombs": bombs, "others": OTHERS}),
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return dict(json.loads(done.stdout))


@pytest.mark.parametrize("name", BOMBS)
def test_no_template_runs_or_grows_for_ever(
    told: dict[str, tuple[str, float]], name: str
) -> None:
    word, seconds = told[name]
    assert word == BOMBS[name][1]
    assert seconds < MOST_SECONDS


@pytest.mark.parametrize("name", CODE)
def test_no_template_runs_python(told: dict[str, tuple[str, float]], name: str) -> None:
    assert told[name][0] == CODE[name][1]


HIDDEN = "not for templates"
TEMPLATE = "templates/tides/item.card.xml"
SVG = f'<svg viewBox="0 0 1 1"><text>{HIDDEN}</text></svg>'


def laid_out(parent: Path, body: str, **more: Any) -> Path:
    """The base of the cases with one line in a card; secret files beside it."""
    for name in ("secret.xml", "secret.svg", "secret.png"):
        (parent / name).write_text(SVG)
    card = f"<card>\n{body}\n</card>\n"
    return lay_out(parent / "work", {TEMPLATE: card, **more})


def said(root: Path) -> list[tuple[str, str, str, str]]:
    """What is wrong in templates: code, place, sentence and hint."""
    parts = [(p["code"], p["place"], p["message"], p["hint"]) for p in found(root)]
    assert HIDDEN not in repr(parts)
    return [part for part in parts if part[1].startswith("templates/")]


@pytest.mark.parametrize(
    "name", ["../../../secret.xml", "../omen/x.xml", "/secret.xml", "..\\\\secret.xml"]
)
@pytest.mark.parametrize("tag", ["include", "import", "extends"])
def test_a_template_takes_no_template_from_elsewhere(
    tmp_path: Path, name: str, tag: str
) -> None:
    if name == "/secret.xml":
        name = str(tmp_path / "secret.xml")
    rest = " as x" if tag == "import" else ""
    line = f"{{% {tag} '{name}'{rest} %}}"
    assert said(laid_out(tmp_path, line)) == [
        (
            "missing-template",
            f"{TEMPLATE}:2:1-2:{len(line) + 1}",
            f'there is no template "{name.replace(chr(92) * 2, chr(92))}"',
            "templates stand in templates/tides and templates/core",
        )
    ]


def test_a_link_leads_to_no_template_elsewhere(tmp_path: Path) -> None:
    link = {"templates/tides/part.xml": {"link": "../../../secret.xml"}}
    (problem, *_) = said(laid_out(tmp_path, "{% include 'part.xml' %}", **link))
    assert problem[:3] == (
        "missing-template",
        f"{TEMPLATE}:2:1-2:25",
        'there is no template "part.xml"',
    )


@pytest.mark.parametrize(
    ("element", "message"),
    [
        ('<image src="../../../secret.png" w="9"/>', "leaves the folders of the game"),
        ('<image src="{root}/secret.svg" w="9"/>', "leaves the folders of the game"),
        ('<icon name="../../../../secret" w="9"/>', "leaves the folders of the game"),
        ('<image src="link.png" w="9"/>', "leads out of the workspace"),
        ('<image src="link.svg" w="9"/>', "leads out of the workspace"),
        ('<icon name="link" w="9"/>', "leads out of the workspace"),
    ],
)
def test_a_picture_stands_in_the_workspace(
    tmp_path: Path, element: str, message: str
) -> None:
    links = {
        "cards/tides/art/link.png": {"link": str(tmp_path / "secret.png")},
        "cards/tides/art/link.svg": {"link": str(tmp_path / "secret.svg")},
        "templates/tides/icons/link.svg": {"link": "../../../../secret.svg"},
    }
    element = element.format(root=tmp_path).replace('"link.', '"art/link.')
    found_there = said(laid_out(tmp_path, element, **links))
    assert [(p[0], p[2].partition('" ')[2]) for p in found_there if "2:1" in p[1]] == [
        ("bad-value", message)
    ]


def test_a_link_within_the_workspace_is_followed(tmp_path: Path) -> None:
    links = {
        "cards/tides/art/twin.svg": {"link": "lamp.svg"},
        "templates/tides/part.xml": {"link": "../../cards/part.xml"},
        "cards/part.xml": '<rect w="1" h="1" fill="ink"/>',
    }
    body = "{% include 'part.xml' %}<image src='art/twin.svg' w='9'/>"
    codes = {code for code, *_ in said(laid_out(tmp_path, body, **links))}
    assert codes & {"missing-template", "bad-value", "missing-image"} == set()
