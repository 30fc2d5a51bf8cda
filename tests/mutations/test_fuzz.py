"""Bytes that nobody meant, in files of the games: problems are told, nothing breaks."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.load.documents import read_document
from cardwright.model.problem import Problem
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.read import read_svg
from cardwright.typeset.svg.symbol import Symbol
from tests.counts import EXAMPLES, FULL
from tests.mutations.ground import GAMES, ROOT, grounds

_TOKENS = st.sampled_from(
    [
        *("{", "}", "[", "]", '"', "'", ":", ": ", "- ", "\n", "\n  ", "\t", "#", " #"),
        *("*", "&", "!", "|", ">", "{{", "}}", "{%", "%}", "~", "null", "yes", "<<: "),
        *("---\n", "...\n", "? ", "\\", "\0", "\u2028", "\x85", "\ufeff", "\r", "😀"),
        *("1e999", "9" * 30, ".inf", "*a", "&a ", "!!x ", "<b>", "**", "\\ud800"),
    ]
)
_PIECES = st.one_of(_TOKENS, st.text(max_size=3), st.just(""))


@st.composite
def spoilt(draw: st.DrawFn, text: str) -> str:
    """The text with a few spans cut out, doubled, or replaced by something odd."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 40)))
        again = text[start:end] if draw(st.booleans()) else ""
        text = text[:start] + draw(_PIECES) + again * 2 + text[end:]
    return text


def assert_sound(problems: tuple[Problem, ...] | list[Problem], text: str) -> None:
    """Each problem says something, and stands within its file."""
    lines = len(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
    for problem in problems:
        assert problem.message
        assert "\n" not in problem.message
        place = problem.place
        assert (place.line, place.column) <= (place.end_line, place.end_column)
        assert place.file not in text or place.line <= lines


@settings(max_examples=3 * EXAMPLES if FULL else EXAMPLES)
@given(data=st.data())
def test_data_files(data: st.DataObject) -> None:
    ground = grounds()[data.draw(st.sampled_from(GAMES))]
    file = data.draw(st.sampled_from(sorted(ground.texts)))
    text = data.draw(spoilt(ground.texts[file]))
    found = ground.problems({file: text})
    assert_sound(found, text)
    mine = [p for p in found if p.place.file == file]
    lines = len(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
    assert all(p.place.end_line <= lines for p in mine)


@given(data=st.data(), raw=st.binary(min_size=1, max_size=6))
def test_bytes_of_yaml_and_json(data: st.DataObject, raw: bytes) -> None:
    file = data.draw(
        st.sampled_from(["cards/omen/game.yaml", "schemas/primal/power.schema.json"])
    )
    whole = (ROOT / file).read_bytes()
    at = data.draw(st.integers(0, len(whole)))
    spoiled = whole[:at] + raw + whole[at + data.draw(st.integers(0, 9)) :]
    document, problems = read_document(file, spoiled)
    assert document.data is not None or problems
    assert_sound(problems, document.source.text)


@given(data=st.data())
def test_icons(data: st.DataObject) -> None:
    files = sorted((ROOT / "templates").glob("*/icons/*.svg"))
    text = data.draw(st.sampled_from(files)).read_text("utf-8")
    found = _drawn(data.draw(spoilt(text)).encode("utf-8", "replace"))
    assert isinstance(found, Symbol) or found.message


def _drawn(data: bytes) -> Symbol | SlipError:
    try:
        return read_svg(data, "icons/odd.svg")
    except SlipError as slip:
        return slip


@pytest.mark.parametrize("suffix", ["yaml", "json"])
@given(
    value=st.recursive(st.text() | st.integers() | st.none(), st.lists, max_leaves=9)
)
def test_what_json_writes_is_read_in_both(suffix: str, value: object) -> None:
    written = json.dumps({"value": value}).encode()
    document, problems = read_document(f"odd.{suffix}", written)
    assert document.data is not None or problems
