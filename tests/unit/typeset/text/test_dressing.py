from __future__ import annotations

import pytest

from cardwright.typeset.text.dressing import SMALL, Base, cased, dress
from cardwright.typeset.text.inline import Case, Look, Run
from cardwright.typeset.text.shaping import Manner
from tests.unit.typeset.kit import BLACK, FONTS

BASE = Base(FONTS, "mono", 400, False, BLACK, 0.0, "none", Look())  # noqa: FBT003


def parts(text: str, family: str, case: Case) -> list[tuple[str, float, object]]:
    base = BASE._replace(family=family, case=case)
    found = cased(Run(text), base)
    return [(part, look.factor, look.features) for part, look in found]


def test_a_font_with_small_capitals_draws_its_own() -> None:
    assert parts("Draw 2", "serif", "small-caps") == [("Draw 2", 1, (("smcp", 1),))]


def test_another_font_takes_smaller_capitals() -> None:
    assert parts("Draw 2", "mono", "small-caps") == [
        ("D", 1, None),
        ("RAW", SMALL, None),
        (" 2", 1, None),
    ]


def test_a_look_has_its_own_case() -> None:
    found = cased(Run("Draw", Look(case="upper")), BASE)
    assert [text for text, _ in found] == ["DRAW"]


def test_features_and_spacing_come_from_the_box_unless_a_look_has_its_own() -> None:
    base = BASE._replace(manner=Manner((("onum", 1),), 0.2), tracking=0.1)
    made = dress(base, Look())
    own = dress(base, Look(features=(("lnum", 1),), spacing=0.0, tracking=0.0))
    assert made
    assert own
    assert (made.chain.manner.features, made.chain.manner.spacing) == (
        (("onum", 1),),
        0.2,
    )
    assert (own.chain.manner.features, own.tracking) == ((("lnum", 1),), 0)
    assert made.word(" ").advance == pytest.approx(0.6 + 0.1 + 0.2)
    assert own.word(" ").advance == pytest.approx(0.6)


@pytest.mark.parametrize(
    ("family", "weight", "italic"),
    [("body", 700, True), ("serif", 700, True), ("body", 700, False)],
)
def test_bold_and_italic_are_true_faces(
    family: str,
    weight: int,
    italic: bool,  # noqa: FBT001
) -> None:
    look = Look(bold=True, italic=italic, family=family)
    made = dress(BASE, look)
    assert made
    face = made.chain.faces[0]
    assert ("Italic" in face.key.file) == italic
    assert (dict(face.key.axes)["wght"], face.slant) == (weight, 0)
