"""Slips in templates, each in every place where a line may stand.

The wrong words stand in ``⟦ ⟧``: there the problem is to be told, once, wherever the
line is: in the template itself, a loop, an include, a macro, a parent or its block.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cases.kit import BASE, found, lay_out
from tests.counts import FULL

CARD, PART = "templates/tides/item.card.xml", "templates/tides/part.xml"
GAP = "  {% if card.art %}\n"
TASK = 'while drawing item "brass-lamp"'


class Slip(NamedTuple):
    line: str
    code: str
    message: str
    hint: str | None


def drawn(line: str, code: str, message: str, hint: str | None = None) -> Slip:
    """A slip that is met when a face is drawn: the hint names the entry."""
    return Slip(line, code, message, f"{hint} ({TASK})" if hint else TASK)


NOT_XML = "the template's output is not XML"
RECT = '<rect x="5" y="80" w="9" h="5" fill="ink"/>'

SLIPS: dict[str, Slip] = {
    "a value without quotes": drawn(
        '⟦<rect⟧ x="5" y="80" w="9" h=5 fill="ink"/>',
        "template-syntax",
        f"{NOT_XML}: the value of h must stand in quotes",
        'write h="5"',
    ),
    "an ampersand": drawn(
        '⟦<text-box⟧ x="5" y="80" w="9" h="5">A & B</text-box>',
        "template-syntax",
        f'{NOT_XML}: a "<" or "&" stands out of place',
        "write &lt; or &amp; for the sign itself",
    ),
    "an element": drawn(
        '⟦<rekt⟧ x="5" y="80" w="9" h="5" fill="ink"/>',
        "unknown-element",
        "there is no element <rekt>",
        'did you mean "rect"?',
    ),
    "an element of another place": drawn(
        '⟦<span⟧ size="2"/>',
        "unknown-element",
        "<span> stands outside a text-box",
    ),
    "an attribute": drawn(
        '<rect x="5" y="80" w="9" h="5" ⟦fil⟧="ink"/>',
        "unknown-attribute",
        '<rect> has no attribute "fil"',
        'did you mean "fill"?',
    ),
    "an attribute that is not there": drawn(
        '⟦<rect⟧ x="5" y="80" w="9" fill="ink"/>',
        "missing-attribute",
        '<rect> needs the attribute "h"',
    ),
    "a unit": drawn(
        '<rect x="5" y="80" w="⟦9mm⟧" h="5" fill="ink"/>',
        "bad-value",
        'w of <rect>: "9mm" is not a number',
        "write 9: lengths are in mm, without the unit",
    ),
    "a word for a number": drawn(
        '<rect x="⟦left⟧" y="80" w="9" h="5" fill="ink"/>',
        "bad-value",
        'x of <rect>: "left" is not a number',
    ),
    "a choice": drawn(
        '<arrow x="5" y="80" w="9" h="5" direction="⟦lefft⟧" fill="ink"/>',
        "bad-value",
        'direction of <arrow>: "lefft" is not one of: right left up down',
        'did you mean "left"?',
    ),
    "a colour": drawn(
        '<rect x="5" y="80" w="9" h="5" fill="⟦inc⟧"/>',
        "unknown-color",
        'fill of <rect>: there is no colour "inc"',
        'did you mean "ink"?',
    ),
    "a colour of a gradient": drawn(
        '<rect x="5" y="80" w="9" h="5" fill="⟦linear-gradient(ink, papr)⟧"/>',
        "unknown-color",
        'fill of <rect>: there is no colour "papr"',
        'did you mean "paper"?',
    ),
    "an angle": drawn(
        '<rect x="5" y="80" w="9" h="5" fill="⟦linear-gradient(90, ink, paper)⟧"/>',
        "bad-value",
        'fill of <rect>: "90" is no angle',
        "write 90deg",
    ),
    "a gradient's place": drawn(
        '<rect x="5" y="80" w="9" h="5" fill="⟦linear-gradient(ink 0.2, paper)⟧"/>',
        "bad-value",
        'fill of <rect>: "0.2" is not a place',
        'write "50%"',
    ),
    "a path": drawn(
        '<path d="⟦M0 0 Q5⟧" fill="ink"/>',
        "bad-value",
        "d of <path>: path data ends too early",
    ),
    "a style": drawn(
        '<text-box x="5" y="80" w="9" h="5" style="⟦rulse⟧">a</text-box>',
        "unknown-style",
        'there is no text style "rulse"',
        'did you mean "rules"?',
    ),
    "a font": drawn(
        '<text-box x="5" y="80" w="9" h="5" font="⟦bodi⟧">a</text-box>',
        "unknown-font",
        'there is no font "bodi"',
        'did you mean "body"?',
    ),
    "an icon": drawn(
        '<icon name="⟦tpa⟧" x="5" y="80" w="5"/>',
        "unknown-icon",
        'there is no icon "tpa"',
        'did you mean "tap"?',
    ),
    "an icon in a text": drawn(
        '<text-box x="5" y="80" w="9" h="5"><icon name="⟦tpa⟧"/></text-box>',
        "unknown-icon",
        'there is no icon "tpa"',
        'did you mean "tap"?',
    ),
    "a picture": drawn(
        '<image src="⟦art/lmap.svg⟧" x="5" y="80" w="5"/>',
        "missing-image",
        'there is no image "art/lmap.svg"',
        'did you mean "art/lamp.svg"?',
    ),
    "a clip of two shapes": drawn(
        f'⟦<clip⟧ x="5" y="80" w="9" h="5" radius="3">{RECT}</clip>',
        "missing-attribute",
        "<clip> needs one of: w and h, radius, rx and ry, points, d",
    ),
    "a child of a row without a size": drawn(
        '<row x="5" y="80">⟦<path⟧ d="M0 0h1v1z" fill="ink"/></row>',
        "missing-attribute",
        "<path> in a row or col has no width and height",
        "put it into a <g> with w and h",
    ),
    "a text beside all boxes": drawn(
        '⟦<g⟧ x="5">Draw two cards.</g>',
        "unknown-element",
        'the text "Draw two cards." stands outside a text-box',
    ),
    "a name": drawn(
        '<rect x="5" y="80" w="{{ ⟦crad⟧.cost }}" h="5" fill="ink"/>',
        "unknown-name",
        'there is no name "crad" here',
        'did you mean "card"?',
    ),
    "a field": drawn(
        '<rect x="5" y="80" w="{{ card.⟦cots⟧ }}" h="5" fill="ink"/>',
        "unknown-name",
        'the item has no "cots"',
        'did you mean "cost"?',
    ),
    "a parameter": drawn(
        '<rect x="5" y="80" w="{{ param.⟦huors⟧ }}" h="5" fill="ink"/>',
        "unknown-name",
        '"param" has no "huors"',
        'did you mean "hours"?',
    ),
    "a text times a number": drawn(
        '<rect x="5" y="80" w="⟦{{ card.name * 2 }}⟧" h="5" fill="ink"/>',
        "bad-expression",
        'the text "Brass Lamp" cannot be multiplied by the number 2',
    ),
    "a filter": Slip(
        '<rect x="5" y="80" w="{{ card.cost | ⟦abss⟧ }}" h="5" fill="ink"/>',
        "template-syntax",
        'there is no filter "abss"',
        'did you mean "abs"?',
    ),
    "a block": Slip(
        f"⟦{{% iff card.art %}}⟧{RECT}{{% endif %}}",
        "template-syntax",
        "there is no block {% iff %}",
        'did you mean "if"?',
    ),
    "braces that stay open": Slip(
        '<rect x="5" y="80" w="⟦{{⟧ card.cost" h="5" fill="ink"/>',
        "template-syntax",
        "{{ is not closed",
        "close it with }}",
    ),
    "a template": Slip(
        '⟦{% include "prat.xml" %}⟧',
        "missing-template",
        'there is no template "prat.xml"',
        'did you mean "part.xml"?',
    ),
}


def card(inside: str, head: str = "", tail: str = "") -> str:
    """The base's card with something more in it."""
    text = (BASE / CARD).read_text("utf-8")
    return head + text.replace(GAP, f"{inside}\n{GAP}") + tail


NOTHING = "{# Nothing yet. #}\n"

HOMES = {
    "itself": lambda line: {CARD: card(line), PART: NOTHING},
    "a loop": lambda line: {
        CARD: card(f"{{% for i in range(3) %}}\n  {line}\n{{% endfor %}}"),
        PART: NOTHING,
    },
    "an include": lambda line: {
        CARD: card('{% include "part.xml" %}'),
        PART: f"{{# A part. #}}\n {line}\n",
    },
    "a macro": lambda line: {
        CARD: card('{% from "part.xml" import part with context %}{{ part() }}'),
        PART: f"{{% macro part() %}}\n\n{line}\n{{% endmacro %}}\n",
    },
    "a parent": lambda line: {
        CARD: '{% extends "part.xml" %}\n',
        PART: card(line),
    },
    "a block of a parent": lambda line: {
        CARD: '{% extends "part.xml" %}\n'
        f"{{% block more %}}\n{line}\n{{% endblock %}}\n",
        PART: card("{% block more %}{% endblock %}"),
    },
}


def place(files: dict[str, str], line: str) -> str:
    """Where the marked words stand: file, line and column, and where they end."""
    (file,) = [name for name, text in files.items() if line in text]
    before, _, rest = files[file].partition("⟦")
    number, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    wide = len(rest.partition("⟧")[0])
    return f"{file}:{number}:{column}-{number}:{column + wide}"


PAIRS = [
    (name, home)
    for row, name in enumerate(SLIPS)
    for column, home in enumerate(HOMES)
    if FULL or (row + column) % 3 == 0
]
"""Each slip in each place; in the suite every third pair, each slip in two places."""


@pytest.mark.parametrize(("name", "home"), PAIRS)
def test_a_slip_is_told_once_where_it_stands(
    tmp_path: Path, name: str, home: str
) -> None:
    slip = SLIPS[name]
    files = HOMES[home](slip.line)
    expected = {
        "code": slip.code,
        "level": "error",
        "place": place(files, slip.line),
        "message": slip.message,
        "hint": slip.hint,
    }
    plain = {
        file: text.replace("⟦", "").replace("⟧", "") for file, text in files.items()
    }
    wrong = [
        p for p in found(lay_out(tmp_path / "work", plain)) if p["level"] == "error"
    ]
    assert wrong == [expected]
