from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.events import ScalarEvent

from cardwright.base.scalars import Spelled, offsets, spelled

_SIGNS = st.text(alphabet="ab é😀\t\n#:-'\"\\>|{x", max_size=20)
_BREAKS = st.sampled_from(["\n", "\r\n", "\r"])


def _read(text: str, start: int, end: int, style: str) -> Spelled:
    found = spelled(text, start, end, style)
    assert found is not None
    return found


def test_plain() -> None:
    assert offsets("k: a b", 3, 6, "") == [3, 4, 5]


def test_plain_folds() -> None:
    text = "k: a  \n   b\n\n\n  c"
    found = _read(text, 3, len(text), "")
    assert found.value == "a b\n\nc"
    assert [p.start for p in found.pieces] == [3, 6, 10, 12, 13, 16]


def test_single_quotes() -> None:
    text = "'it''s'"
    found = _read(text, 0, 7, "'")
    assert found.value == "it's"
    assert [(p.start, p.end) for p in found.pieces] == [(1, 2), (2, 3), (3, 5), (5, 6)]


def test_double_quotes_and_escapes() -> None:
    text = '"a\\u00e9\\n\\x41\\U0001f600\\\\"'
    found = _read(text, 0, len(text), '"')
    assert found.value == "aé\nA😀\\"
    assert [p.start for p in found.pieces] == [1, 2, 8, 10, 14, 24]
    assert found.span(1, 2) == (2, 8)


def test_an_escaped_line_end_is_nothing() -> None:
    text = '"a \\\n   b"'
    found = _read(text, 0, len(text), '"')
    assert found.value == "a b"
    assert [p.start for p in found.pieces] == [1, 2, 8]


def test_json_knows_surrogate_pairs() -> None:
    text = '"x\\ud83d\\ude00y"'
    found = _read(text, 0, len(text), "json")
    assert found.value == "x😀y"
    assert [(p.start, p.end) for p in found.pieces] == [(1, 2), (2, 14), (14, 15)]


def test_json_folds_nothing() -> None:
    assert _read('"a   b "', 0, 8, "json").value == "a   b "


def test_span_of_nothing_stands_where_it_would_be() -> None:
    found = _read("'ab'", 0, 4, "'")
    assert [found.span(i, i) for i in range(3)] == [(1, 1), (2, 2), (3, 3)]
    assert _read("''", 0, 2, "'").span(0, 0) == (1, 1)
    assert _read("k:", 2, 2, "").span(0, 0) == (2, 2)


def test_span_outside_is_none() -> None:
    found = _read("'ab'", 0, 4, "'")
    assert found.span(0, 3) is None
    assert found.span(-1, 1) is None
    assert found.span(2, 1) is None


def test_what_cannot_be_told_is_none() -> None:
    assert offsets("*a", 0, 2, "*") is None
    assert offsets("[a]", 0, 3, "[") is None
    assert offsets('"\\q"', 0, 4, '"') is None
    assert offsets('"\\u12"', 0, 6, '"') is None
    assert offsets("ab", 1, 3, "") is None


@given(st.sampled_from(["k: {}", "- k: '{}'", '- k: "{}"']), _SIGNS, _BREAKS)
def test_flow_scalars_are_exact(form: str, signs: str, line_end: str) -> None:
    text = form.format(signs.replace("\n", "\n  ")).replace("\n", line_end)
    assert_exact(text)


@given(
    st.sampled_from("|>"),
    st.sampled_from(["", "+", "-", "2", "-1", "1+", " # note"]),
    _SIGNS,
    st.sampled_from(["", "\n\n", "   \n", "  l: 1", "  # c\n"]),
    _BREAKS,
)
def test_block_scalars_are_exact(
    sign: str, header: str, signs: str, rest: str, line_end: str
) -> None:
    lines = "".join(f"     {line}\n" for line in signs.split("\n"))
    text = f"a:\n - k: {sign}{header}\n{lines}{rest}"
    assert_exact(text.replace("\n", line_end))


def assert_exact(text: str) -> None:
    """Each scalar that the parser finds is spelled by its pieces, to the letter."""
    try:
        events = list(YAML(typ="safe", plug_ins=[]).parse(text))
    except YAMLError:
        return
    for event in events:
        if isinstance(event, ScalarEvent) and not (event.anchor or event.ctag):
            start, end = event.start_mark.index, event.end_mark.index
            found = _read(text, start, end, event.style or "")
            assert found.value == event.value
            ends = [start, *(piece.end for piece in found.pieces)]
            starts = [piece.start for piece in found.pieces]
            assert all(a <= b for a, b in zip(ends, starts, strict=False))


@given(st.text(max_size=20), st.booleans())
def test_json_texts_are_exact(value: str, ascii_only: bool) -> None:  # noqa: FBT001
    written = json.dumps(value, ensure_ascii=ascii_only)
    assert _read(written, 0, len(written), "json").value == value
