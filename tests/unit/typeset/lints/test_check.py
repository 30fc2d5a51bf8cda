from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cardwright.model.problem import Place
from cardwright.typeset.face import typeset
from tests.unit.typeset.faces import SETTING, composed, setting
from tests.unit.typeset.lints.faces import MARK, PAPER, told

BAD = (
    '<rect w="9" h="9" fill="none" stroke="#000" stroke-width="0.01"/>'
    '<text-box x="1" y="20" w="30" h="9" size="5" color="#eee">Draw</text-box>'
)


def test_without_limits_a_face_is_only_laid_out() -> None:
    assert typeset(composed(BAD), SETTING)[1] == []


def test_the_lints_in_their_order() -> None:
    sized = BAD.replace('size="5"', 'size="7"')
    codes = [found.code for found in told(sized)]
    assert codes == ["hairline", "small-text", "unsafe-zone", "low-contrast"]


def test_a_face_that_cannot_be_drawn_is_not_looked_at_as_a_whole() -> None:
    assert [found.code for found in told(BAD)] == ["hairline", "tiny-text"]


def test_a_text_is_told_of_where_the_data_have_it() -> None:
    written = Place("cards/tides/items.yaml", 4, 7)
    within = replace(SETTING, place_of_field={"text": written}.get)
    box = f'<text-box {MARK} x="9" y="9" h="9" lines="1" field="text"'
    # Ten letters of 0.6 em are 15.3 mm wide at 7.2 pt.
    (found,) = told(
        f'{box} w="15.3" size="9" min-size="6">AAAAAAAAAA</text-box>', within
    )
    assert found.place == written
    assert (found.hint or "").endswith(
        '; its box stands at t.card.xml:9 (while drawing asset "dagger")'
    )
    (found,) = told(f'{box} w="30" size="7">A</text-box>', within)
    assert found.place == Place("t.card.xml", 9, 5, 9, 14)
    assert found.hint is not None
    assert found.hint.startswith("7 pt is asked for: write 7.5 or more")


def test_what_is_drawn_is_the_same_with_limits(tmp_path: Path) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons/dot.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
        '<rect width="9" height="9" fill="currentColor"/></svg>',
        encoding="utf-8",
    )
    body = (
        f'{PAPER}<row x="9" y="9" opacity="0.5"><icon name="dot" w="4" opacity="0.5"/>'
        '</row><text-box x="9" y="20" w="9" h="9"/><qr x="9" y="40" w="15">a</qr>'
        '<text-box x="20" y="20" w="9" h="9" shadow="0 0 1 #fff">A</text-box>'
    )
    plain = setting(tmp_path)
    held = replace(plain, limits=plain.style.limits)
    assert typeset(composed(body), held)[0] == typeset(composed(body), plain)[0]


def test_another_face_is_not_judged_anew() -> None:
    small = typeset(composed(f"{PAPER}<text-box w='9' h='9'>A</text-box>"), SETTING)[0]
    within = replace(SETTING, face_of=lambda _entry, _side: small)
    assert told('<face entry="any" x="5" y="5" w="20"/>', within) == []


def test_too_many_shapes_below_too_many_texts_are_told_in_a_sentence() -> None:
    """500 texts on 900 shapes and the paper: 450,500 looks. On 700 it is 350,500."""
    text = '<text-box x="20" y="20" w="9" h="9" size="9">a</text-box>'
    shape = '<rect x="30" y="50" w="1" h="1" fill="#fff"/>'
    (found,) = told(shape * 900 + text * 500)
    assert (found.code, found.place.line) == ("too-many-shapes", 1)
    assert found.message == "too many shapes lie below too many texts and icons"
    assert told(shape * 700 + text * 500) == []
