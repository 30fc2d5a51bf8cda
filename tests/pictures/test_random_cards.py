"""Random cards of valid elements: never a traceback, never ink beside its box.

Twenty in the suite, ten thousand in ``.ci/long``.
"""

from __future__ import annotations

from dataclasses import replace
from xml.sax.saxutils import escape, quoteattr

import pypdfium2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardwright.draw.pdf import card_pdf
from cardwright.model.drawing import Clip, Group, Item
from cardwright.model.game import Size
from cardwright.typeset.elements import ELEMENTS, REQUIRED
from cardwright.typeset.face import typeset
from cardwright.typeset.measure import Measure
from cardwright.typeset.setting import Setting
from tests.counts import EXAMPLES, FULL
from tests.pictures.kit import composed, studio
from tests.unit.typeset.kit import drawn

MANY = 50 * EXAMPLES if FULL else EXAMPLES
NEAR = 1e-3

MAY_BE = {
    "low-resolution",
    "missing-attribute",
    "missing-glyph",
    "text-overflow",
    "unknown-attribute",
}
"""Children of a row without a size and the like: what the table cannot tell."""


FLAT = "<image> is without extent"
"""So it is where a full row leaves it nothing to grow."""


def numbers(low: float, high: float) -> st.SearchStrategy[str]:
    return st.floats(low, high).map(lambda value: f"{value:.3f}")


def some(*words: str) -> st.SearchStrategy[str]:
    return st.sampled_from(words)


def listed(one: st.SearchStrategy[str], *lengths: int) -> st.SearchStrategy[str]:
    ways = [st.lists(one, min_size=n, max_size=n).map(" ".join) for n in lengths]
    return st.one_of(ways)


COLOUR = some("black", "red", "green/0.4", "#fff", "#12345678")
STOP = st.builds("{} {}%".format, COLOUR, st.integers(0, 100))
GRADIENT = st.one_of(
    st.builds(
        "linear-gradient({}deg, {}, {})".format, st.integers(-90, 400), STOP, STOP
    ),
    st.builds(
        "radial-gradient(at {}% {}%, {}, {})".format,
        st.integers(-20, 120),
        st.integers(-20, 120),
        STOP,
        COLOUR,
    ),
)
POINTS = listed(st.builds("{},{}".format, numbers(-20, 80), numbers(-20, 80)), 1, 3, 5)
PLACE, LENGTH, SHARE = numbers(-20, 60), numbers(0, 60), numbers(0, 1)
TRUTH = some("true", "false")

VALUES: dict[str, st.SearchStrategy[str]] = {
    **dict.fromkeys(("x", "y", "cx", "cy"), PLACE),
    **dict.fromkeys(("w", "h", "rx", "ry", "radius", "r"), LENGTH),
    **dict.fromkeys(("opacity", "head", "shaft"), SHARE),
    **dict.fromkeys(("italic", "lists"), TRUTH),
    **dict.fromkeys(("color",), COLOUR),
    "grow": numbers(0, 3),
    "gap": numbers(0, 9),
    "padding": listed(numbers(0, 4), 1, 2, 4),
    "cross": some("start", "center", "end"),
    "rotate": numbers(-400, 400),
    "scale": numbers(0.1, 3),
    "skew": numbers(-60, 60),
    "about": listed(PLACE, 2),
    "blend": some("normal", "multiply", "screen"),
    "fill": st.one_of(COLOUR, GRADIENT, st.just("none")),
    "stroke": st.one_of(COLOUR, st.just("none")),
    "background": st.one_of(COLOUR, st.just("none")),
    "stroke-width": numbers(0, 5),
    "dash": listed(numbers(0.1, 4), 1, 2, 3),
    "cap": some("butt", "round", "square"),
    "join": some("miter", "round", "bevel"),
    "miter": numbers(1, 20),
    "shadow": st.builds("{} {} {}{}".format, PLACE, PLACE, some("", "1 "), COLOUR),
    "points": POINTS,
    "d": st.builds("M{} L{} Z".format, listed(PLACE, 2), listed(PLACE, 2, 4)),
    "fill-rule": some("nonzero", "evenodd"),
    "src": some("squares.png", "half.svg"),
    "focus": some("0 0", "50 50", "100 20"),
    "name": some("pin", "dot"),
    "direction": some("right", "left", "up", "down"),
    "ecc": some("L", "M", "Q", "H", "auto"),
    "quiet": some("0", "4"),
    "entry": st.just("other"),
    "side": some("front", "back"),
    "style": some("rules", "loud"),
    "font": some("body", "serif", "mono"),
    "size": some("7", "12.5", "large"),
    "min-size": some("4", "6"),
    "weight": some("300", "bold"),
    "align": some("start", "center", "end"),
    "valign": some("top", "middle", "bottom"),
    "leading": numbers(1, 2),
    "tracking": numbers(-20, 90),
    "word-spacing": numbers(-50, 200),
    "features": some("onum", "liga=0, tnum"),
    "case": some("none", "upper", "lower", "small-caps"),
    "wrap": some("pretty", "balance", "plain"),
    "hyphenate": some("false", "true", "all"),
    "lines": st.integers(1, 5).map(str),
    "overflow": some("problem", "ellipsis"),
    "columns": st.integers(1, 3).map(str),
    "around": st.builds("{} {}".format, listed(PLACE, 2), listed(LENGTH, 2)),
    "fit": some("one", "all"),
    "fit-scope": some("face", "all"),
    "strength": st.just("loud"),
    "field": st.just("text"),
}
"""A few values of each attribute."""

OF_ONE = {
    ("text-box", "direction"): some("auto", "ltr", "rtl"),
    ("image", "fit"): some("cover", "contain"),
    ("image", "w"): numbers(0.1, 60),
    ("image", "h"): numbers(0.1, 60),
    ("qr", "w"): numbers(5, 40),
    ("face", "w"): numbers(1, 60),
}
"""Where an attribute takes other values in one element than in the rest."""

WORDS = st.text("abcdefg ABC éßİ.,:-“”1234567890 \u00ad שלום", max_size=60)


Attributes = dict[str, str]


def attributes(name: str) -> st.SearchStrategy[Attributes]:
    """All that must be there, and some more."""
    known = {
        n: OF_ONE[name, n] if (name, n) in OF_ONE else VALUES[n] for n in ELEMENTS[name]
    }
    must: tuple[str, ...] = REQUIRED.get(name, ())
    if name == "clip":
        # Its windows exclude one another.
        must, known = ("w", "h"), {n: known[n] for n in ("x", "y", "w", "h", "r")}
    return st.fixed_dictionaries(
        {each: known[each] for each in must},
        optional={each: known[each] for each in known if each not in must},
    )


def tag(name: str, given: Attributes, inside: str) -> str:
    text = "".join(f" {key}={quoteattr(value)}" for key, value in given.items())
    return f"<{name}{text}>{inside}</{name}>"


@st.composite
def inline(draw: st.DrawFn) -> str:
    """What a text-box may hold."""
    made = escape(draw(WORDS))
    for _ in range(draw(st.integers(0, 3))):
        text = escape(draw(WORDS))
        form = draw(
            some(
                "<b>{}</b>",
                "<i>{}</i>",
                '<span color="red" size="1.3">{}</span>',
                "<p>{}</p>",
                '<n strength="true">3</n>{}',
                '<icon name="pin"/>{}',
                "{}<br/>",
                "<list><li>{}</li><li>a</li></list>",
            )
        )
        made += form.format(text)
    return made


@st.composite
def elements(draw: st.DrawFn, depth: int = 2) -> str:
    name, inside = draw(st.sampled_from(sorted({*ELEMENTS} - {"card"}))), ""
    given = draw(attributes(name))
    if name == "text-box":
        inside = draw(inline())
    elif name == "qr":
        inside = draw(st.text("abc123:/.", min_size=1, max_size=30))
    elif name in ("g", "row", "col", "clip") and depth:
        inside = "".join(draw(st.lists(elements(depth - 1), max_size=3)))
    return tag(name, given, inside)


class Room:
    """A setting that hypothesis does not write out."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def __repr__(self) -> str:
        return "room"


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Room:
    made = studio(tmp_path_factory.mktemp("studio"))
    return Room(replace(made, size=Size(63.5, 88.9, 3.175)))


RANDOM = settings(
    max_examples=MANY,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@RANDOM
@given(body=st.lists(elements(), max_size=5).map("".join))
def test_any_card_is_drawn_or_explained(room: Room, body: str) -> None:
    drawing, problems = typeset(composed(body), room.setting)
    assert {problem.code for problem in problems if problem.message != FLAT} <= MAY_BE
    if drawing is None:
        assert problems
        return
    root = room.setting.root
    data = card_pdf(drawing, pictures=lambda file: (root / file).read_bytes())
    document = pypdfium2.PdfDocument(data)
    assert len(document) == 1
    document.close()
    again, _ = typeset(composed(body), room.setting)
    assert again == drawing


@RANDOM
@given(
    given=attributes("text-box"),
    inside=inline(),
    x=st.integers(-5, 50),
    y=st.integers(-5, 50),
)
def test_no_ink_leaves_the_box_of_a_text_that_fits(
    room: Room, given: Attributes, inside: str, x: int, y: int
) -> None:
    known: list[Measure] = []
    plain = {name: value for name, value in given.items() if name != "shadow"}
    body = f'<g x="{x}" y="{y}">{tag("text-box", plain, inside)}</g>'
    drawing, problems = typeset(
        composed(body), replace(room.setting, tell=known.append)
    )
    assert {problem.code for problem in problems if problem.message != FLAT} <= MAY_BE
    if drawing is None or not all(measure.fits for measure in known):
        return
    numbers = {name: float(given.get(name, "0")) for name in ("x", "y", "w", "h")}
    left, top = x + numbers["x"], y + numbers["y"]
    right, bottom = left + numbers["w"], top + numbers["h"]
    for ink in drawn(_flat(drawing.items)):
        assert left - NEAR <= ink[0]
        assert top - NEAR <= ink[1]
        assert ink[2] <= right + NEAR
        assert ink[3] <= bottom + NEAR


def _flat(items: tuple[Item, ...]) -> list[Item]:
    found: list[Item] = []
    for item in items:
        found += _flat(item.items) if isinstance(item, Group | Clip) else [item]
    return found
