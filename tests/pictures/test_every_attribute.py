"""Each attribute of each element changes what is seen: none is there for nothing.

The table below names them all; one that is missing, or too many, fails.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pytest
from PIL import Image, ImageChops

from cardwright.model.drawing import Drawing
from cardwright.model.game import Size
from cardwright.typeset.elements import ELEMENTS, INLINE
from cardwright.typeset.face import typeset
from cardwright.typeset.setting import Setting
from tests.pictures.kit import composed, images, studio

Attributes = Mapping[str, str]
DPI = 120
WORDS = "Now and then a longer word, then two."
LINE = {"stroke": "red", "stroke-width": "1"}


@dataclass(frozen=True)
class Base:
    """An element that is seen: its attributes, what it holds, what stands round it."""

    attributes: Attributes
    inside: str = ""
    around: str = "{}"


@dataclass(frozen=True)
class Change:
    """An attribute's value (``None`` takes it away), and what is there beforehand."""

    to: str | None
    before: Attributes = field(default_factory=dict)
    inside: str | None = None
    around: str | None = None


BOX = {"x": "2", "y": "2", "w": "8", "h": "6"}
ROW = '<row w="24" h="12">{}<rect w="3" h="3" fill="red"/></row>'
BAR = '<rect w="3" h="2" fill="black"/><rect w="2" h="4" fill="red"/>'
TEXT = {"x": "1", "y": "1", "w": "26", "h": "16", "size": "10", "min-size": "5"}
TWO = '<text-box x="1" y="11" w="26" h="7" size="7" fit="one">Below</text-box>'
AN_A = '<text-box w="20" h="9" size="20" {}>Aa</text-box>'

BASES: dict[str, Base] = {
    "card": Base({}, '<text-box w="20" h="9">Word</text-box>'),
    "g": Base({}, f'<row>{BAR}</row><rect x="1" y="3" w="7" h="2" fill="green"/>'),
    "rect": Base({**BOX, "fill": "black"}),
    "circle": Base({"cx": "8", "cy": "8", "r": "4", "fill": "black"}),
    "ellipse": Base({"cx": "8", "cy": "8", "rx": "5", "ry": "3", "fill": "black"}),
    "polygon": Base({"points": "4,4 12,5 4,6", "fill": "black"}),
    "path": Base({"d": "M4 4L12 5L4 6Z", "fill": "black"}),
    "image": Base({"src": "squares.png", **BOX}),
    "icon": Base({"name": "pin", "x": "2", "y": "2", "w": "8"}),
    "arrow": Base({**BOX, "fill": "black"}),
    "qr": Base(
        {"x": "2", "y": "2", "w": "16"},
        "a word",
        '<rect w="30" h="20" fill="green"/>{}',
    ),
    "text-box": Base(TEXT, WORDS),
    "row": Base({}, BAR),
    "col": Base({}, BAR),
    "clip": Base(
        {"w": "6", "h": "6"}, '<rect x="-9" y="-9" w="40" h="40" fill="red"/>'
    ),
    "face": Base({"entry": "other", "w": "8"}),
}

_FILL = Change("red")
_LINES = {
    "stroke": Change("red"),
    "stroke-width": Change("2", LINE),
    "dash": Change("1 1", LINE),
    "cap": Change("round", {**LINE, "dash": "2 2"}),
}
_CORNERS = {
    "join": Change("round", {**LINE, "stroke-width": "2"}),
    "miter": Change("1", {**LINE, "stroke-width": "2"}),
}
_FADES = {"shadow": Change("1 1 red"), "opacity": Change("0.5")}
_ROUND = {"fill": _FILL, **_LINES, **_FADES}
_SHAPE = {**_ROUND, **_CORNERS}
_GROWS = {
    "x": Change("4"),
    "y": Change("4"),
    "w": Change("5"),
    "h": Change("3"),
    "grow": Change("1", around=ROW),
}
_FLOW = {
    "x": Change("4"),
    "y": Change("4"),
    "w": Change("20", {"align": "end"}),
    "h": Change("15", {"cross": "end"}),
    "grow": Change("1", {"align": "end"}, around=ROW),
    "gap": Change("2"),
    "padding": Change("2"),
    "cross": Change("end"),
    "opacity": Change("0.5"),
}

CHANGES: dict[str, dict[str, Change]] = {
    "card": {
        "font": Change("serif"),
        "color": Change("red"),
        "style": Change("loud"),
    },
    "g": {
        "x": Change("3"),
        "y": Change("3"),
        "w": Change("9", {"w": "2", "h": "2"}, around=ROW),
        "h": Change(
            "9",
            {"w": "2", "h": "2"},
            around='<col h="18">{}<rect w="2" h="2" fill="red"/></col>',
        ),
        "grow": Change("1", {"w": "2", "h": "2"}, around=ROW),
        "rotate": Change("20"),
        "scale": Change("-2 1", {"x": "16"}),
        "skew": Change("20"),
        "about": Change("4 4", {"rotate": "20"}),
        "opacity": Change("0.5"),
        "blend": Change("multiply", around='<rect w="6" h="6" fill="red"/>{}'),
    },
    "rect": {**_GROWS, "r": Change("2 0 1 0"), **_SHAPE},
    "circle": {"cx": Change("9"), "cy": Change("9"), "r": Change("2"), **_ROUND},
    "ellipse": {
        "cx": Change("9"),
        "cy": Change("9"),
        "rx": Change("2"),
        "ry": Change("5"),
        **_ROUND,
    },
    "polygon": {"points": Change("4,4 12,5 4,8"), **_SHAPE},
    "path": {
        "d": Change("M4 4H12V8Z"),
        "x": Change("3"),
        "y": Change("3"),
        "scale": Change("2"),
        "fill-rule": Change("evenodd", {"d": "M1 1H15V15H1Z M4 4H8V8H4Z"}),
        **_SHAPE,
    },
    "image": {
        **_GROWS,
        "src": Change("half.svg"),
        "fit": Change("contain"),
        "focus": Change("0 0", {"h": "3"}),
        "r": Change("2"),
        "opacity": Change("0.5"),
    },
    "icon": {
        **_GROWS,
        "h": Change("2"),
        "name": Change("dot"),
        "color": Change("green"),
        "opacity": Change("0.5"),
    },
    "arrow": {
        **_GROWS,
        "direction": Change("up"),
        "head": Change("0.9"),
        "shaft": Change("0.1"),
        **_SHAPE,
    },
    "qr": {
        "x": Change("4"),
        "y": Change("4"),
        "w": Change("12"),
        "ecc": Change("H"),
        "quiet": Change("1"),
        "color": Change("red"),
        "background": Change("none"),
        "opacity": Change("0.5"),
    },
    "text-box": {
        **_GROWS,
        "x": Change("4"),
        "w": Change("20"),
        "h": Change("5"),
        "grow": Change("1", {"w": "6"}, around=ROW),
        "style": Change("loud", {"size": "9"}),
        "font": Change("mono"),
        "size": Change("large"),
        "min-size": Change("9", {"h": "5", "overflow": "ellipsis"}),
        "weight": Change("bold"),
        "italic": Change("true"),
        "color": Change("red"),
        "align": Change("center"),
        "direction": Change("rtl"),
        "valign": Change("bottom"),
        "leading": Change("1.5"),
        "tracking": Change("100"),
        "word-spacing": Change("300"),
        "features": Change("onum", {"font": "serif"}, "1234567"),
        "case": Change("upper"),
        "shadow": Change("0.5 0.5 red"),
        "wrap": Change("balance"),
        "hyphenate": Change("true", {"w": "8", "size": "6"}, "an understanding"),
        "lists": Change("true", inside="- one\n- two"),
        "lines": Change("1"),
        "overflow": Change("ellipsis", {"h": "5", "min-size": "10"}),
        "columns": Change("2"),
        "gap": Change("8", {"columns": "2"}),
        "around": Change("16 1 12 8"),
        "fit": Change("one", around=TWO + "{}"),
        "fit-scope": Change("all", {"fit": "all"}),
        "strength": Change("loud", inside='deal <n strength="true">3</n> damage'),
        "opacity": Change("0.5"),
    },
    "row": {**_FLOW, "align": Change("end", {"w": "20"})},
    "col": {
        **_FLOW,
        "w": Change("20", {"cross": "end"}),
        "h": Change("15", {"align": "end"}),
        "grow": Change("1", {"align": "end"}, around=ROW.replace("row", "col")),
        "align": Change("between", {"h": "15"}),
    },
    "clip": {
        **_GROWS,
        "r": Change("3"),
        "cx": Change("5", {"radius": "3"}),
        "cy": Change("5", {"radius": "3"}),
        "radius": Change("5", {"radius": "3"}),
        "rx": Change("5", {"rx": "3", "ry": "3"}),
        "ry": Change("5", {"rx": "3", "ry": "3"}),
        "points": Change("0,0 9,0 9,9", {"points": "0,0 9,0 0,9"}),
        "d": Change("M0 0H9V9Z", {"d": "M0 0H9V9H0Z"}),
        "fill-rule": Change("evenodd", {"d": "M0 0H9V9H0Z M2 2H5V5H2Z"}),
        "opacity": Change("0.5"),
    },
    "face": {
        "x": Change("3"),
        "y": Change("3"),
        "entry": Change("another"),
        "side": Change("back"),
        "w": Change("16"),
        "opacity": Change("0.5"),
    },
}

INSIDE: dict[str, dict[str, tuple[str, str]]] = {
    "b": {},
    "i": {},
    "br": {},
    "p": {},
    "icon": {
        "name": ('<icon name="pin"/>', '<icon name="dot"/>'),
        "color": ('<icon name="pin"/>', '<icon name="pin" color="red"/>'),
    },
    "span": {
        "style": ("<span>a</span>", '<span style="loud">a</span>'),
        "size": ("<span>a</span>", '<span size="1.5">a</span>'),
        "color": ("<span>a</span>", '<span color="red">a</span>'),
    },
    "n": {"strength": ("<n>3</n>", '<n strength="true">3</n>')},
    "list": {
        "bullet": ("<list><li>a</li></list>", '<list bullet="1."><li>a</li></list>'),
        "icon": ("<list><li>a</li></list>", '<list icon="dot"><li>a</li></list>'),
    },
    "li": {
        "bullet": ("<list><li>a</li></list>", '<list><li bullet="1.">a</li></list>'),
        "icon": ("<list><li>a</li></list>", '<list><li icon="dot">a</li></list>'),
    },
}
"""For the elements of a text-box: what it holds with and without each attribute."""

UNSEEN = {("text-box", "field"): "names what is printed, for the places of problems"}
"""Attributes that change no pixel, and why."""


def face(name: str, change: Change, value: str | None, attribute: str) -> str:
    """The element with the change's first attributes, and one more or less."""
    base = BASES[name]
    given = {**base.attributes, **change.before}
    if name == "clip" and {"radius", "rx", "points", "d"} & {*change.before}:
        given = {key: each for key, each in given.items() if key not in ("w", "h")}
    if value is not None:
        given[attribute] = value
    inside = base.inside if change.inside is None else change.inside
    text = "".join(f' {key}="{each}"' for key, each in given.items())
    around = base.around if change.around is None else change.around
    return around.replace("{}", f"<{name}{text}>{inside}</{name}>")


def pairs() -> dict[tuple[str, str], tuple[str, str]]:
    """The faces before and after the change of each attribute."""
    found = {}
    for name, changes in CHANGES.items():
        for attribute, change in changes.items():
            before = face(name, change, change.before.get(attribute), attribute)
            found[name, attribute] = (before, face(name, change, change.to, attribute))
    for name, inside in INSIDE.items():
        for attribute, texts in inside.items():
            found[f"in a text: {name}", attribute] = (_text(texts[0]), _text(texts[1]))
    return found


def _text(inside: str) -> str:
    return f'<text-box w="20" h="9" strength="loud">{inside}</text-box>'


PAIRS = pairs()
Drawn = dict[tuple[str, str], tuple[Image.Image, Image.Image]]


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Drawn:
    """All faces of the table, in one PDF."""
    setting = replace(studio(tmp_path_factory.mktemp("studio")), size=Size(30, 20, 0))
    faces = [_drawing(body, setting) for pair in PAIRS.values() for body in pair]
    made = images(faces, setting, DPI)
    return dict(zip(PAIRS, zip(made[::2], made[1::2], strict=True), strict=True))


def _drawing(body: str, setting: Setting) -> Drawing:
    """The face; one whose text does not fit shows nothing."""
    card = body.removeprefix("<card").partition(">")
    attributes, inside = (card[0], card[2]) if body.startswith("<card") else ("", body)
    drawing, problems = typeset(
        composed(inside.removesuffix("</card>"), attributes), setting
    )
    assert [p.message for p in problems if p.code != "text-overflow"] == []
    return drawing or Drawing(setting.size.width, setting.size.height, 0, ())


def test_the_table_has_every_attribute_and_no_other() -> None:
    named = {name: {*changes} for name, changes in CHANGES.items()}
    for name, attribute in UNSEEN:
        named[name].add(attribute)
    assert named == {name: {*table} for name, table in ELEMENTS.items()}
    assert {n: {*inside} for n, inside in INSIDE.items()} == {
        name: {*table} for name, table in INLINE.items()
    }


@pytest.mark.parametrize("key", PAIRS, ids=" ".join)
def test_an_attribute_is_seen(drawn: Drawn, key: tuple[str, str]) -> None:
    before, after = drawn[key]
    assert ImageChops.difference(before, after).getbbox() is not None


def test_the_same_face_twice_is_the_same(drawn: Drawn) -> None:
    """Else the test above would say nothing."""
    same = drawn["rect", "x"][0], drawn["rect", "y"][0]
    assert ImageChops.difference(*same).getbbox() is None
