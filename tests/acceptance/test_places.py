"""A span inside a text stands where its characters do in the file, in every style."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.load.documents import read_document
from cardwright.model.markup import parse
from cardwright.model.problem import Place
from cardwright.model.source import Map, mark_of

ICON = "{nope}"


def planted(written: str | bytes, file: str = "cards.yaml") -> str:
    """The file's characters at the place of the icon in ``text``, found by its tree."""
    raw = written if isinstance(written, bytes) else written.encode()
    document, problems = read_document(file, raw)
    assert problems == ()
    data = document.data
    assert isinstance(data, Map)
    value = data["text"]
    start = value.index(ICON)
    assert ICON in value[start:]
    mark = mark_of(data, ("text",))
    assert mark is not None
    return characters(raw.decode().lstrip("\ufeff"), mark.inside(start, start + 6))


def characters(text: str, place: Place) -> str:
    """What an editor shows at a place: lines end with LF, CRLF or CR alone."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert place.line == place.end_line
    return lines[place.line - 1][place.column - 1 : place.end_column - 1]


WRITTEN = {
    "plain": "text: Draw {nope} now\n",
    "plain, several lines": "text: Draw\n  two\n\n  of {nope} now\n",
    "single quotes": "text: 'It''s {nope} now'\n",
    "single quotes, several lines": "text: 'It''s\n  one\n\n   {nope} now'\n",
    "double quotes": 'text: "Draw {nope} now"\n',
    "escapes before it": 'text: "\\u00e9\\n\\"\\t\\U0001f600 {nope}\\x41"\n',
    "a line continued": 'text: "one \\\n   two {nope}"\n',
    "double quotes, several lines": 'text: "one\n  two\n\n  {nope} three"\n',
    "literal": "text: |\n  one\n  two\n  a {nope} b\n",
    "literal, lines deeper": "text: |\n  one\n    two {nope}\n  b\n",
    "literal, stripped": "text: |-\n  one\n\n  {nope}\n\n\n",
    "literal, kept": "text: |+\n  one\n  {nope}\n\n\n",
    "literal, indentation given": "text: |4\n      one\n    {nope}\n",
    "literal, both": "text: |2-\n    one\n   {nope}\n",
    "folded": "text: >\n  one\n  two\n  {nope} b\n",
    "folded, lines deeper": "text: >\n  one\n    deep {nope}\n    er\n  two\n",
    "folded, blank lines": "text: >-\n\n  one\n\n\n  two {nope}\n",
    "folded, indentation given": "text: >1+\n  one\n {nope}\n\n",
    "a comment at its sign": "text: | # note\n  one\n  {nope}\n",
    "tabs": 'text: "a\tb\t{nope}"\n',
    "wide and astral signs": "text: 界界😀 e\u0301 {nope}\n",
    "odd line ends inside": 'text: "a\u0085b\u2028c {nope}"\n',
    "behind odd line ends": 'a: "\u0085\u2028"\ntext: x {nope}\n',
    "in brackets": "{a: 1, text: 'x {nope}', b: [2]}\n",
    "an anchor before it": "text: &t x {nope}\nb: *t\n",
    "a merged mapping": "base: &b {text: 'x {nope}'}\n<<: *b\n",
}


@pytest.mark.parametrize("text", WRITTEN.values(), ids=WRITTEN.keys())
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
@pytest.mark.parametrize("bom", ["", "\ufeff"], ids=["", "BOM"])
def test_the_place_is_that_of_its_characters(
    text: str, line_end: str, bom: str
) -> None:
    assert planted(bom + text.replace("\n", line_end)) == ICON


def test_json_escapes_and_surrogate_pairs() -> None:
    text = '{"text": "\\ud83d\\ude00\\u00e9\\n\\"\\/ {nope}"}'
    assert planted(text, "cards.json") == ICON
    assert planted(text.encode("utf-8-sig"), "cards.json") == ICON


_TEXT = st.text(
    st.characters(
        codec="utf-8",
        exclude_characters="{}\r\ufeff",
        exclude_categories=["Cc", "Cs", "Co", "Cn"],
    )
    | st.sampled_from(" \n'\"\\#:-*&|>%@`\t"),
    max_size=30,
)


def _indented(text: str, sign: str) -> str:
    lines = "".join(f"    {line}\n" for line in text.split("\n"))
    return f"text: {sign}4\n" + lines


WRITERS: dict[str, Callable[[str], str]] = {
    "single": lambda text: (
        "text: '" + text.replace("'", "''").replace("\n", "\n\n  ") + "'\n"
    ),
    "double": lambda text: "text: " + json.dumps(text, ensure_ascii=False) + "\n",
    "escaped": lambda text: (
        "text: "
        + "".join(
            ['"', *(f"\\U{ord(c):08x}" if c not in ICON else c for c in text), '"']
        )
        + "\n"
    ),
    "literal": lambda text: _indented(text, "|"),
    "folded": lambda text: _indented(text, ">"),
}


@pytest.mark.parametrize("style", WRITERS)
@given(before=_TEXT, behind=_TEXT)
def test_a_planted_icon_is_found_in_every_style(
    style: str, before: str, behind: str
) -> None:
    written = WRITERS[style](f"{before}{ICON}{behind}")
    assert planted(written) == ICON


@given(before=_TEXT, behind=_TEXT, ascii_only=st.booleans())
def test_a_planted_icon_is_found_in_json(
    before: str,
    behind: str,
    ascii_only: bool,  # noqa: FBT001
) -> None:
    data = {"text": f"{before}{ICON}{behind}"}
    assert planted(json.dumps(data, ensure_ascii=ascii_only), "cards.json") == ICON


def test_the_tree_tells_the_same_span() -> None:
    """What a text's reader calls the icon's span is that of its characters."""
    rich, flaws = parse("one\ntwo **{nope}**")
    assert flaws == ()
    assert "start=10, end=16" in repr(rich)
